"""What may be seen of a match: plain data for one viewer. Pictures, messages, logs and players' panels read only this.

Places are named as in notation: `b3` is the third card on seat B's battlefield, `b3.1` the first card attached to it,
`bs1` and `bs2` its Summoners, `bs1.1` a card attached to one, `b` the player and `b.1` a card attached to the player,
`#1` the oldest item of the chain.
"""

from __future__ import annotations

from msgspec import Struct

from engines.kernel.cards.ground import player_ref
from engines.kernel.cards.keywords import keyword_of
from engines.kernel.derived import defined
from engines.kernel.state import Id
from engines.kernel.text import Text, Word
from engines.kernel.views import TableView, seen_by_all

from .actions import Source, actions_of, ways_of
from .board import Board
from .cards import Ability, SummonerCard, ability_name
from .chain import aims_of
from .combat import attackers_of, forced, sick, unblockable
from .glance import helps
from .legal import not_played, used_up
from .state import Attack, Play
from .zones import CEMETERY, EXCLUDED, HAND


class CounterView(Struct, omit_defaults=True, gc=False):
    """Charge Counters of one kind [RS-1301]: "+1/+1" or "-1/-1", how many; `fleeting` ones go at the end of the turn;
    `bound` to a Disease."""

    kind: str
    n: int
    fleeting: bool = False
    bound: bool = False


class ActionView(Struct, omit_defaults=True, gc=False):
    """An Action of a card in play [RS-632]: its id in notation, its name, its type, what it costs now, and whether its
    use of the turn is spent."""

    id: str
    name: Word
    type: str
    gold: int = 0
    ether: int = 0
    spent: bool = False
    helps: bool = False
    """Whether it does its targets good, as far as one can tell at a glance."""


class CardView(Struct, omit_defaults=True, gc=False):
    """A card in play, or attached. Figures are as they are now, `base_*` as printed (or copied, or of the stack).

    `badges` are states to show: "sick", "sleep" (cannot attack or act), "no-attack", "no-block", "no-untilt",
    "must-attack", "lock", "open", "chained", "freed", "paranoia", "reanimated", "dodge", "unblockable", "possessed"
    (under another than its owner), and marks that cards give.
    """

    card: str
    at: str
    kind: str
    owner: int
    controller: int
    attack: int | None = None
    defense: int | None = None
    base_attack: int | None = None
    base_defense: int | None = None
    tilted: bool = False
    token: bool = False
    copied: bool = False
    named: str = ""
    """The card whose name it has, where that is not `card`. [RS-1106]"""
    parts: int = 0
    """How many cards are covered by a stack's top card."""
    types: list[str] = []
    abilities: list[str] = []
    plane: str = "ground"
    counters: list[CounterView] = []
    badges: list[str] = []
    actions: list[ActionView] = []
    attached: list[CardView] = []
    attacking: int | None = None
    """The seat that it attacks."""
    blocking: list[str] = []
    """The attackers that it blocks, by place."""
    order: int = 0
    """Its place in the order of the attackers, from 1."""
    targeted: bool = False
    """Whether something on the chain targets it."""


class SkillView(Struct, omit_defaults=True, gc=False):
    """A Summoner Skill [RS-503]: its name, its key in notation, its level and price, and whether that level is
    reached."""

    name: Word
    key: str
    from_level: int
    capacity: int
    usable: bool = False
    helps: bool = False


class SummonerView(Struct, omit_defaults=True, gc=False):
    """A Summoner. [RS-307 RS-501] `lost` is the number of the turn in which it was lost, 0 while it is not."""

    card: str
    at: str
    life: int
    max_life: int
    level: int
    max_level: int
    capacity: int
    max_capacity: int
    pending: int = 0
    tilted: bool = False
    lost: int = 0
    skills: list[SkillView] = []
    level_pile: list[str] = []
    attached: list[CardView] = []
    badges: list[str] = []
    targeted: bool = False


class SideView(Struct, omit_defaults=True, gc=False):
    """A player's side. `hand` is None where it is hidden; `known` are the cards of a hidden hand that the viewer knows
    [RS-313]. `cemetery` and `excluded` are card ids, newest last. `out` says whether the player is eliminated, `place`
    then which place it is."""

    seat: int
    summoners: list[SummonerView]
    field: list[CardView]
    attached: list[CardView]
    """What is attached to the player (Cold)."""
    hand_count: int
    library: int
    cemetery: list[str]
    excluded: list[str]
    stock: int
    ether: int
    shorts: int = 0
    hand: list[str] | None = None
    known: list[str] = []
    mulligans: int = 0
    turns: int = 0
    leveled: bool = False
    """Whether a Level Up was played this turn."""
    out: bool = False


class AttackView(Struct, omit_defaults=True, gc=False):
    """An attack of this combat, in the order in which fights are settled: places, `None` and "" where there is nothing
    (any more). `state` is "declared", "blocked", "unblocked", "fought", "out"."""

    attacker: str
    card: str
    player: int
    blocker: str = ""
    blocker_card: str = ""
    aimed: str = ""
    """The Summoner that an attacker with Advantage named. [RS-1014]"""
    state: str = "declared"


class ItemView(Struct, omit_defaults=True, gc=False):
    """Something on the chain, oldest first: "invocation", "level", "action", "skill" or "explosive". [RS-702]"""

    at: str
    sort: str
    seat: int
    card: str
    source: str = ""
    """The place of the card or Summoner whose Action or Skill it is."""
    name: Text | None = None
    targets: list[str] = []
    stopped: bool = False


class RiseView(TableView, kw_only=True, gc=False):
    """A match as one viewer may see it. `phase` is "setup", "awakening", "restoration", "invocation", "attack",
    "blocks", "damage" or "end"."""

    seats: list[SideView]
    round: int
    turn: int
    active: int
    first: int
    phase: str
    order: list[int]
    """The seats in turn order from the active player, without those who are out."""
    gate: bool = False
    """Whether the active player has drawn. [RS-709]"""
    announced: bool = False
    """Whether this turn's attack has been announced."""
    combat: list[AttackView] = []
    chain: list[ItemView] = []
    gone: dict[str, str] = {}
    """The cards that left play this turn, by what they were called there."""
    playable: list[str] = []
    """The keys of cards in the viewer's hand that can be invoked now."""


# ------------------------------------------------------------------------------------------------------------- making
# it


def view(g: Board, viewer: int | None) -> RiseView:
    """What a seat, or a spectator (None), may know of a match. [RS-301 to RS-313]"""
    s = g.s
    chain = g.chain()
    targeted = {id for item in chain for id in aims_of(g, item)}
    return RiseView(
        **seen_by_all(g, viewer), seats=[_side(g, seat, viewer, targeted) for seat in range(len(s.seats))],
        round=s.round, turn=s.turn, active=s.active, first=s.first, phase=s.phase, order=list(g.turn_order()),
        gate=s.gate, announced=s.announced, combat=[_attack(g, each) for each in s.combat],
        chain=[_item(g, number, item) for number, item in enumerate(chain, 1)],
        gone={thing.code: thing.card for thing in s.gone.values() if thing.code}, playable=_playable(g, viewer),
    )  # fmt: skip


def _playable(g: Board, viewer: int | None) -> list[str]:
    """The cards in the viewer's hand that can be played now, where the viewer is asked for a play."""
    ask = g.asks.get(viewer) if viewer is not None else None
    if ask is None or viewer is None or ask.kind not in ("main", "respond"):
        return []
    window = ask.window or "main"
    return [key for id, key in g.hand_keys(viewer) if not_played(g, viewer, id, window) is None]


def _side(g: Board, seat: int, viewer: int | None, targeted: set[int]) -> SideView:
    side = g.s.seats[seat]
    return SideView(
        seat=seat, summoners=[_summoner(g, id, targeted) for id in side.summoners],
        field=[_card(g, id, targeted) for id in side.field if not g.permanent(id).host],
        attached=[_card(g, id, targeted) for id in g.attachments(player_ref(seat))], hand_count=len(side.hand),
        library=len(side.library), cemetery=CEMETERY.faces(g, seat, viewer), excluded=EXCLUDED.faces(g, seat, viewer),
        stock=side.stock, ether=side.ether, shorts=side.shorts,
        hand=[key for _, key in g.hand_keys(seat)] if seat == viewer else None,
        known=HAND.faces(g, seat, viewer) if seat != viewer else [], mulligans=side.mulligans, turns=side.turns,
        leveled=side.leveled == g.s.turn and g.s.turn > 0, out=bool(side.out),
    )  # fmt: skip


def _summoner(g: Board, id: Id, targeted: set[int]) -> SummonerView:
    summoner = g.summoner(id)
    card: SummonerCard = g.cards[summoner.card]
    badges = [
        name
        for name, what in (("no-untilt", "untilt"), ("no-regain", "regain"), ("no-skills", "skills"))
        if g.forbidden(what, id)
    ]
    return SummonerView(
        card=summoner.card,
        at=g.place(id),
        life=summoner.life,
        max_life=card.life,
        level=summoner.level,
        max_level=len(card.levels),
        capacity=summoner.capacity,
        max_capacity=card.capacity(summoner.level),
        pending=summoner.pending,
        tilted=summoner.tilted,
        lost=summoner.lost,
        skills=[_skill(g, each, each.level <= summoner.level and not summoner.lost) for each in card.skills],
        level_pile=[g.thing(each).card for each in summoner.pile],
        attached=[_card(g, each, targeted) for each in g.attachments(id)],
        badges=badges,
        targeted=id in targeted,
    )


@defined
def _skill(g: Board, skill: Ability, usable: bool) -> SkillView:
    good = helps(skill.specs, skill.do)
    return SkillView(ability_name(skill), skill.key, skill.level, skill.points, usable, good)


def _card(g: Board, id: Id, targeted: set[int]) -> CardView:
    thing, card = g.permanent(id), g.text_of(id)
    fights = card.kind in ("creature", "door")
    attack, defense = g.values(id) if fights else (None, None)
    base = g.base_values(id) if fights else (None, None)
    combat, named, abilities = g.s.combat, g.named(id), sorted(g.abilities(id))
    order = next((n for n, each in enumerate(combat, 1) if each.attacker == id and not each.out), 0)
    return CardView(
        card=card.id, at=g.place(id), kind=card.kind, owner=thing.owner, controller=thing.controller,
        attack=attack, defense=defense, base_attack=base[0], base_defense=base[1],
        tilted=thing.tilted, token=thing.token, copied=bool(thing.copied),
        named="" if named == card.id else named, parts=len(thing.parts), types=list(g.types(id)),
        abilities=abilities, plane="air" if fights and "Flight" in abilities else "ground",
        counters=[
            CounterView("+1/+1" if each.plus else "-1/-1", each.n, each.fleeting, bool(each.bound))
            for each in thing.counters
        ],
        badges=badges(g, id) if fights else list(thing.marks),
        actions=[_action(g, source) for source in actions_of(g, id)],
        attached=[_card(g, each, targeted) for each in g.attachments(id)],
        attacking=combat[order - 1].player if order else None,
        blocking=[g.place(each) for each in attackers_of(g, id)] if combat else [],
        order=order, targeted=id in targeted,
    )  # fmt: skip


def badges(g: Board, id: Id) -> list[str]:
    """The states of a Creature or Door to show."""
    thing, abilities = g.permanent(id), g.abilities(id)
    creature = g.kind_of(id) == "creature"
    no_attack, no_actions = g.forbidden("attack", id), g.forbidden("actions", id)
    dodges = (each.lasting for each in g.lastings("prevent") if each.subject == id)
    states = {
        "sick": creature and thing.arrived == g.s.turn and sick(g, id),
        "sleep": no_attack and no_actions,
        "no-attack": no_attack and not no_actions,
        "no-block": g.forbidden("block", id),
        "no-untilt": g.forbidden("untilt", id),
        "must-attack": forced(g, id, "attack") is not None,
        "open" if g.marked(id, "open") else "lock": "Lock" in abilities,
        "freed" if g.marked(id, "freed") else "chained": "Chained" in abilities,
        "dodge": any([each is not None and keyword_of(each.where) == "Dodge" for each in dodges]),
        "unblockable": creature and unblockable(g, id),
        "possessed": thing.controller != thing.owner,
    }
    marks = [mark for mark in thing.marks if mark not in ("open", "freed")]
    return [*(name for name, so in states.items() if so), *marks]


def _action(g: Board, source: Source) -> ActionView:
    action = source.action
    gold, ether = ways_of(g, g.seat_of(source.id), source)[0].price
    name, good = _told(g, action)
    return ActionView(
        action.key, name, action.use, gold, ether, used_up(g, g.seat_of(source.id), source), good,
    )  # fmt: skip


@defined
def _told(g: Board, action: Ability) -> tuple[Word, bool]:
    """What an Action is called, and whether it does good."""
    return ability_name(action), helps(action.specs, (*action.do, *action.success))


def _attack(g: Board, each: Attack) -> AttackView:
    there = g.is_permanent(each.attacker)
    blocked = bool(each.blocker) and not each.unblocked and g.is_permanent(each.blocker)
    states = {"out": each.out or not there, "fought": each.done, "blocked": blocked, "unblocked": each.unblocked}
    state = next((name for name, so in states.items() if so), "declared")
    return AttackView(
        attacker=g.place(each.attacker) if there else "", card=g.named(each.attacker), player=each.player,
        blocker=g.place(each.blocker) if blocked else "", blocker_card=g.named(each.blocker) if each.blocker else "",
        aimed=g.place(each.aimed) if each.aimed else "", state=state,
    )  # fmt: skip


def _item(g: Board, number: int, item: Play) -> ItemView:
    in_play = item.thing in g.places()
    return ItemView(
        at=f"#{number}",
        sort=item.sort,
        seat=item.seat,
        card=item.card if item.kind in ("invoke", "level") else g.definition(item.thing),
        source=g.place(item.thing) if in_play else "",
        name=g.play_text(item),
        targets=[g.place(each) for each in aims_of(g, item)],
        stopped=item.stopped,
    )
