"""What may be seen of a duel: plain data for one viewer. Pictures, messages, logs and players' panels read only
this."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, cast

from msgspec import Struct

from engines.kernel.state import END
from engines.kernel.text import SEATS, Local, Text
from engines.kernel.zones import by_name

from . import zones
from .board import NAMES
from .conditions import grouped
from .state import Power, Token
from .trackers import left_of, mark_word, skills
from .turns import Setup
from .uses import Announced

if TYPE_CHECKING:
    from .duel import Duel


FACE_DOWN = ("toss", "choose_first", "first_chosen", "deploy")
"""The steps of setup in which Fighters lie face down on the slots. [RZ-404]"""


class ConditionView(Struct, omit_defaults=True, gc=False):
    """A Buff, Debuff or Status [RZ-1031]: `kind` is "buff", "debuff" or "status", `name` like "Hit DMG Dealt" or
    "Poison"."""

    kind: str
    name: str
    value: int = 0


class SkillView(Struct, omit_defaults=True, gc=False):
    """A Skill: its label, what is left of its Use or Time (None: it has none), and whether it is off or negated; `of`
    the card whose Skill it is, if that is another one. [RZ-1627]"""

    label: str
    use: int | None = None
    time: int | None = None
    off: bool = False
    of: str = ""


class FighterView(Struct, omit_defaults=True, gc=False):
    """A Fighter in play with its derived stats. `cell` is None while it lies on its slot only (setup)."""

    card: str
    slot: int
    cell: str | None
    hp: int
    max_hp: int
    mana: int
    atk: int
    defense: int
    mp: int
    ra: int
    psh: int
    speed: int
    elements: list[str]
    types: list[str]
    weakness: int = 0
    weak_to: list[str] = []
    resistance: int = 0
    resists: list[str] = []
    protection: int = 0
    conditions: list[ConditionView] = []
    marks: list[Local] = []
    """The marks that cards have given it. [RZ-1622]"""
    skills: list[SkillView] = []
    owner: int | None = None
    """The owner's seat where another player controls the Fighter, else None."""
    now: bool = False
    """Whether it is the current turn ally."""


class PowerView(Struct, omit_defaults=True, gc=False):
    """A Power on a slot. A face-down one has no `card` unless the viewer is its owner."""

    slot: int
    card: str | None
    facedown: bool = False
    set_in: str = ""
    """When a face-down card was set, as "round.turn"."""
    use: int | None = None
    time: int | None = None
    shield: bool = False
    bearer: str | None = None
    """An Aura's Fighter, as seat letter and slot ("B2")."""
    pending: bool = False
    """Announced and not yet applied."""
    marks: list[Local] = []
    """The marks that cards have given it: they lie on it for everybody to see, whatever it is. [RZ-1622]"""


class TokenView(Struct, omit_defaults=True, gc=False):
    """A Summon or Tile on the board [RZ-1032]; `facing` is n, ne, e, se, s, sw, w or nw for a Push Tile; what
    belongs to whom is told by `owner`. [RZ-508]"""

    kind: str
    card: str
    owner: int
    cell: str
    facing: str | None = None
    shield: bool = False
    use: int | None = None
    time: int | None = None
    marks: list[Local] = []
    """The marks that cards have given it. [RZ-1622]"""


class SideView(Struct, omit_defaults=True, gc=False):
    """One player's side, the cards field that pictures show: all is open but `hand`, which only its owner's view fills.
    [RZ-110 RZ-301]"""

    seat: int
    numen: str | None
    ap: int
    souls: int
    hand_count: int
    fighter_deck: int
    power_deck: int
    hand: list[str] | None = None
    """The cards in hand by name; None for everybody but the owner."""
    fighter_list: list[str] | None = None
    """The cards left in the Fighter deck, sorted: for the owner, and for all with open deck lists."""
    power_list: list[str] | None = None
    fighter_void: list[str] = []
    power_void: list[str] = []
    legendary: bool = False
    unique: bool = False
    ultimate: list[int] = []
    """The slots with an ULTIMATE Marker."""
    fighters: list[FighterView] = []
    hidden_fighters: list[int] = []
    """Slots with a face-down Fighter (setup)."""
    powers: list[PowerView] = []
    numen_left: list[SkillView] = []
    """What is left of the Use and Time of the Enchantment and the Conjuration, where they have some."""
    numen_marks: list[Local] = []
    """The marks that cards have given the Numen. [RZ-1622]"""


class PendingView(Struct, omit_defaults=True, gc=False):
    """An announced action or effect that waits: newest last. `at` are the cells it aims at, `origin` where it comes
    from."""

    seat: int
    text: Text
    origin: str | None = None
    at: list[str] = []


class TrailView(Struct, omit_defaults=True, gc=False):
    """What changed since the last picture: `kind` is "moved", "pushed", "put", "hit", "damaged", "deployed",
    "defeated", "left" (no defeat), "summoned" or "placed"; `to` the cell, `origin` where it came from, `amount` a
    number to show. [RZ-212]"""

    kind: str
    to: str
    origin: str | None = None
    amount: int | None = None


class LineView(Struct, omit_defaults=True, gc=False):
    """A line of the match log as this viewer reads it."""

    text: Text
    clauses: list[str] = []


class RizonticalView(Struct, omit_defaults=True, gc=False):
    """A duel as one viewer may see it (`viewer` None is a spectator)."""

    viewer: int | None
    number: int
    """The number of the open decision."""
    phase: str
    """"setup", "round_start", "turn_start", "bonus", "turn", "turn_end", "round_end" or "over"."""
    round: int
    turn: int
    """The running timeline turn, 1 to 4 (0 before the first)."""
    active: int | None
    """Whose player turn or bonus action it is."""
    order: list[int]
    """The seats in the order in which they play this timeline turn, once decided."""
    deciding: list[int]
    """The seats that are being asked."""
    used: list[str]
    """What the active player has used up this turn: "move", "hit", "push", "conjuration"."""
    sides: list[SideView]
    tokens: list[TokenView]
    chain: list[PendingView]
    trail: list[TrailView]
    log: list[LineView]
    """What happened since the last decision of the match, newest last."""
    setup_first: int | None = None
    sheltered: int | None = None
    """The seat under the first-turn limit (RZ-611), while it is."""
    winner: int | None = None
    result: Text | None = None
    options: dict[str, str] = {}
    """The house options that differ from the default."""


def view(g: Duel, viewer: int | None) -> RizonticalView:
    """What a seat (or a spectator, None) may know of a duel. [RZ-308 to RZ-314 RZ-322]"""
    s = g.s
    outcome = s.outcome
    return RizonticalView(
        viewer=viewer,
        number=s.number,
        phase="over" if outcome is not None else s.phase,
        round=s.round,
        turn=s.turn + 1,
        active=s.active,
        order=list(s.order),
        deciding=sorted(g.asks),
        used=[*s.used, *(["hit"] if s.hits else [])] if s.active is not None and not s.bonus else [],
        sides=[_side(g, seat, viewer) for seat in (0, 1)],
        tokens=[_token(g, id) for id in (*g.tile_ids(), *g.summons())],
        chain=_chain(g),
        trail=[
            TrailView(t.kind, NAMES[t.to], None if t.origin is None else NAMES[t.origin], t.amount) for t in s.trail
        ],
        log=[LineView(line.text, list(line.clauses)) for line in g.lines(viewer)],
        setup_first=s.setup_first,
        sheltered=s.sheltered,
        winner=outcome.winner if outcome is not None else None,
        result=outcome.reason if outcome is not None else None,
        options={id: value for id, value in s.options.items() if value != g.rules.defaults[id]},
    )


def _side(g: Duel, seat: int, viewer: int | None) -> SideView:
    side = g.s.seats[seat]
    hidden = hidden_slots(g, seat)
    own = viewer == seat
    open_lists = g.option("open_decklists") == "on"
    # The two Fighters in front of a deck are part of its list until they are turned up.
    down = [id for id in g.powers() if g.s.things[id].facedown and g.owner_of(id) == seat]
    listed = side.power_deck if own else (*side.power_deck, *side.hand, *down)
    return SideView(
        seat=seat,
        numen=next(iter(zones.NUMEN.faces(g, seat, viewer)), None),
        ap=side.ap,
        souls=side.souls,
        hand_count=len(side.hand),
        fighter_deck=len(side.fighter_deck) - len(hidden),
        power_deck=len(side.power_deck),
        hand=zones.HAND.faces(g, seat, viewer) if own else None,
        fighter_list=_names(g, side.fighter_deck) if own or open_lists else None,
        power_list=_names(g, listed) if own or open_lists else None,
        fighter_void=zones.FIGHTER_VOID.faces(g, seat, viewer),
        power_void=zones.POWER_VOID.faces(g, seat, viewer),
        legendary=side.legendary,
        unique=side.unique,
        ultimate=[slot + 1 for slot in side.ultimate],
        fighters=[_fighter(g, id) for id in side.slots if id],
        hidden_fighters=[slot + 1 for slot in hidden],
        powers=[_power(g, id, shown=zones.POWERS.reads(g, seat, id, viewer)) for id in side.powers if id],
        numen_left=_numen_left(g, seat) if side.numen_shown or own else [],
        numen_marks=_marks(g, side.numen) if side.numen_shown else [],
    )


def _numen_left(g: Duel, seat: int) -> list[SkillView]:
    numen = g.s.things[g.s.seats[seat].numen]
    return [
        _skill(g, numen, each, label)
        for label, each in zip(("enchantment", "conjuration"), g.cards[numen.card].abilities, strict=True)
        if each.number in numen.uses or each.number in numen.times
    ]


def _skill(g: Duel, thing: Any, ability: Any, label: str) -> SkillView:
    use, time = left_of(thing, ability), left_of(thing, ability, "times")
    return SkillView(label, use, time, not g.works(thing.id, thing, ability), ability.lender)


def _marks(g: Duel, id: int) -> list[Local]:
    return [mark_word(g, name) for name in g.marks(id)]


def hidden_slots(g: Duel, seat: int) -> list[int]:
    """The slots on which a Fighter lies face down: in setup, from when they are placed until all are turned up.
    [RZ-404]"""
    if not any(setup.step in FACE_DOWN for setup in g.below(Setup)):
        return []
    return [slot for slot in (0, 1) if not g.s.seats[seat].slots[slot]]


def _names(g: Duel, ids: Iterable[int]) -> list[str]:
    """Cards by name, so that neither their order nor their ids tell anything. [RZ-114 RZ-309 RZ-310]"""
    return by_name(g, (g.s.things[id].card for id in ids))


def _fighter(g: Duel, id: int) -> FighterView:
    fighter = g.fighter(id)
    card = g.cards[fighter.card]
    return FighterView(
        card=fighter.card,
        slot=fighter.slot + 1,
        cell=None if fighter.cell is None else NAMES[fighter.cell],
        hp=fighter.hp,
        max_hp=card.hp,
        mana=fighter.mana,
        defense=g.stat(id, "def"),
        **{name: g.stat(id, name) for name in ("atk", "mp", "ra", "psh")},
        speed=card.speed,
        elements=list(g.elements(id)),
        types=list(g.types(id)),
        weakness=card.weakness.value,
        weak_to=list(card.weakness.to),
        resistance=card.resistance.value,
        resists=list(card.resistance.to),
        protection=fighter.protection,
        conditions=[ConditionView(*grouped(name), value) for name, value in fighter.conditions.items()],
        marks=_marks(g, id),
        skills=[_skill(g, fighter, each, each.label) for each in skills(g, id)],
        owner=fighter.owner if fighter.owner != fighter.controller else None,
        now=fighter.slot == g.s.turn and fighter.cell is not None,
    )


def _power(g: Duel, id: int, *, shown: bool) -> PowerView:
    power: Power = g.s.things[id]
    seen = PowerView(power.slot + 1, None, power.facedown, shield=power.shield, pending=power.pending)
    seen.marks = _marks(g, id)
    if power.facedown and power.set_in:
        seen.set_in = f"{power.set_in[0]}.{power.set_in[1] + 1}"
    if shown:
        seen.card, seen.use, seen.time = power.card, power.use, power.time
        if power.bearer and g.in_play(power.bearer):
            bearer = g.fighter(power.bearer)
            seen.bearer = f"{SEATS[bearer.controller]}{bearer.slot + 1}"
    return seen


def _token(g: Duel, id: int) -> TokenView:
    token: Token = g.s.things[id]
    kind, cell = "tile" if token.tile else "summon", NAMES[cast(int, token.cell)]
    return TokenView(kind, token.card, token.owner, cell, token.facing or None, token.shield, token.use, token.time,
                     _marks(g, id))  # fmt: skip


def _chain(g: Duel) -> list[PendingView]:
    pending = [procedure for procedure in g.s.agenda if isinstance(procedure, Announced) and procedure.step != END]
    return [PendingView(each.seat, each.told(g), each.origin(g), each.aims(g)) for each in pending]
