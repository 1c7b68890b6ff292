"""What may be seen of a match: plain data for one viewer. Pictures, messages, logs and players' panels read only this.

Places are named as in notation: `b3` is the third card on seat B's battlefield, `b3.1` the first card attached to it, `bs1` and `bs2`
its Summoners, `bs1.1` a card attached to one, `b` the player and `b.1` a card attached to the player, `#1` the oldest item of the chain.
"""

from __future__ import annotations

from msgspec import Struct, field

from engines.kernel.text import Text


class CounterView(Struct, omit_defaults=True):
    """Charge Counters of one kind [RS-1301]: "+1/+1" or "-1/-1", how many; `fleeting` ones go at the end of the turn; `bound` to a Disease."""

    kind: str
    n: int
    fleeting: bool = False
    bound: bool = False


class ActionView(Struct, omit_defaults=True):
    """An Action of a card in play [RS-632]: its id in notation, its type, what it costs now, and whether its use of the turn is spent."""

    id: str
    type: str
    gold: int = 0
    ether: int = 0
    spent: bool = False


class CardView(Struct, omit_defaults=True):
    """A card in play, or attached. Figures are as they are now, `base_*` as printed (or copied, or of the stack).

    `badges` are states to show: "sick", "sleep" (cannot attack or act), "no-attack", "no-block", "no-untilt", "must-attack", "lock",
    "open", "chained", "freed", "paranoia", "reanimated", "dodge", "possessed" (under another than its owner), and marks that cards give.
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
    parts: int = 0
    """How many cards are covered by a stack's top card."""
    types: list[str] = field(default_factory=list)
    abilities: list[str] = field(default_factory=list)
    plane: str = "ground"
    counters: list[CounterView] = field(default_factory=list)
    badges: list[str] = field(default_factory=list)
    actions: list[ActionView] = field(default_factory=list)
    attached: list[CardView] = field(default_factory=list)
    attacking: int | None = None
    """The seat that it attacks."""
    blocking: list[str] = field(default_factory=list)
    """The attackers that it blocks, by place."""
    blocked_by: str = ""
    order: int = 0
    """Its place in the order of the attackers, from 1."""
    targeted: bool = False
    """Whether something on the chain targets it."""


class SkillView(Struct, omit_defaults=True):
    """A Summoner Skill [RS-503]: its name, its key in notation, its level and price, and whether that level is reached."""

    name: str
    key: str
    from_level: int
    capacity: int
    usable: bool = False


class SummonerView(Struct, omit_defaults=True):
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
    skills: list[SkillView] = field(default_factory=list)
    level_pile: list[str] = field(default_factory=list)
    attached: list[CardView] = field(default_factory=list)
    badges: list[str] = field(default_factory=list)
    targeted: bool = False


class SideView(Struct, omit_defaults=True):
    """A player's side. `hand` is None where it is hidden; `known` are the cards of a hidden hand that the viewer knows [RS-313].
    `cemetery` and `excluded` are card ids, newest last. `out` says whether the player is eliminated, `place` then which place it is."""

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
    known: list[str] = field(default_factory=list)
    mulligans: int = 0
    turns: int = 0
    leveled: bool = False
    """Whether a Level Up was played this turn."""
    out: bool = False
    stolen: int = 0


class AttackView(Struct, omit_defaults=True):
    """An attack of this combat, in the order in which fights are settled: places, `None` and "" where there is nothing (any more).
    `state` is "declared", "blocked", "unblocked", "fought", "out"."""

    attacker: str
    card: str
    player: int
    blocker: str = ""
    blocker_card: str = ""
    aimed: str = ""
    """The Summoner that an attacker with Advantage named. [RS-1014]"""
    state: str = "declared"


class ItemView(Struct, omit_defaults=True):
    """Something on the chain, oldest first: "invocation", "level", "action", "skill" or "explosive". [RS-702]"""

    at: str
    sort: str
    seat: int
    card: str
    source: str = ""
    """The place of the card or Summoner whose Action or Skill it is."""
    name: Text | None = None
    targets: list[str] = field(default_factory=list)
    stopped: bool = False


class MarkView(Struct, omit_defaults=True):
    """What happened since the last picture: the event's name, the places concerned, its size."""

    name: str
    places: list[str] = field(default_factory=list)
    amount: int = 0


class RiseView(Struct, omit_defaults=True):
    """A match as one viewer may see it. `phase` is "setup", "awakening", "restoration", "invocation", "attack", "blocks", "damage" or
    "end"; `waiting` are the seats that are asked."""

    viewer: int | None
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
    combat: list[AttackView] = field(default_factory=list)
    chain: list[ItemView] = field(default_factory=list)
    recent: list[MarkView] = field(default_factory=list)
    waiting: list[int] = field(default_factory=list)
    window: str = ""
    playable: list[str] = field(default_factory=list)
    """The keys of cards in the viewer's hand that can be invoked now."""
    options: dict[str, str] = field(default_factory=dict)
    """The house options that differ from their defaults."""
    winner: int | None = None
    over: bool = False
    places: list[int] = field(default_factory=list)
