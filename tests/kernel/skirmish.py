"""A toy game that uses every mechanism of the kernel: 2 to 4 seats, secret bids, spells that answer spells, effects that ask
other seats, triggers of several owners, replacement, control, counters, elimination.

Each seat has 6 life, 3 energy and a hand of spells. A round: everybody bids energy in secret at once; the highest bidder
(the lowest seat of several) plays first; then each seat in turn casts spells or ends the turn. A spell may be answered by
anybody with a card in hand, the next seat first. Creatures strike when their controller ends the turn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from msgspec import field
from pydantic import Field

from engines.kernel.ask import Ask, Choice, Option, Path, one_of, yes_no
from engines.kernel.cards import Card, Cards, DeckList
from engines.kernel.event import Event
from engines.kernel.game import Game
from engines.kernel.program import Op, Run, Vocabulary, compiled, standard, typed
from engines.kernel.rules import Fault
from engines.kernel.state import END, Id, Outcome, Procedure, State, Thing, Verdict
from engines.kernel.text import say
from engines.kernel.window import Window
from tests.toys import Unwritten

words = Vocabulary()


class Everybody:
    """A filter that finds the living seats other than the effect's own."""

    @classmethod
    def __get_pydantic_core_schema__(cls, _source: Any, _handler: Any) -> Any:
        from pydantic_core import core_schema

        return core_schema.no_info_plain_validator_function(lambda _raw: cls())

    def find(self, scope: Any) -> tuple[int, ...]:
        return tuple(seat for seat in scope.g.living() if seat != scope.seat)


standard(words, filters=Everybody)


@words.register("hurt")
class Hurt(Op):
    """Life is lost by the seat of the loop, or by the one named."""

    n: Annotated[Any, typed(words.value)]
    who: Literal["it", "target", "me"] = "target"

    def run(self, g: Any, frame: Any) -> Verdict:
        scope = g.scope(frame)
        seat = {"it": scope.vars.get("it", 0), "target": frame.target, "me": frame.seat}[self.who]
        g.push(Wound(seat=seat, amount=self.n.read(scope)))
        return None


@words.register("ransom")
class Ransom(Op):
    """The target pays 1 energy or loses 2 life: a question to another seat in the middle of an effect."""

    def run(self, g: Any, frame: Any) -> Verdict:
        return Ask(frame.target, "ransom", yes_no(say("toy")), "no")

    def took(self, g: Any, frame: Any, pay: bool) -> None:
        if pay and g.s.energy[frame.target] > 0:
            g.s.energy[frame.target] -= 1
        else:
            g.push(Wound(seat=frame.target, amount=2))


@words.register("cancel")
class Cancel(Op):
    """The spell below does nothing."""

    def run(self, g: Any, frame: Any) -> Verdict:
        casts = [each for each in g.below(Cast) if each.card != frame.source]
        casts[0].cancelled = True
        return None


@words.register("steal")
class Steal(Op):
    """The first creature of the target changes sides."""

    def run(self, g: Any, frame: Any) -> Verdict:
        for id in g.creatures(frame.target)[:1]:
            g.edit(id).controller = frame.seat
        return None


class Spell(Card):
    """A spell, or a creature."""

    kind: Literal["spell", "creature"]
    do: Annotated[Any, typed(words.program)] = ()
    power: int = Field(default=0, ge=0)
    ward: bool = False
    mourns: bool = False


class Piece(Thing, tag="piece"):
    """A card; in play with a controller."""

    controller: int
    zone: str = "hand"
    counters: int = 0


class Table(State):
    """The table."""

    things: list[Piece | None] = field(default_factory=list)
    life: list[int] = field(default_factory=list)
    energy: list[int] = field(default_factory=list)
    round: int = 0
    resolved: list[str] = field(default_factory=list)
    """What was resolved, in order."""

    @property
    def seats(self) -> list[int]:
        return self.life


class Cast(Procedure, tag="cast"):
    """A spell on its way: announced, answered, resolved unless it was cancelled."""

    seat: int
    card: Id
    target: int
    cancelled: bool = False
    steps = ("announce", "resolve", "away")

    def announce(self, g: Any) -> None:
        g.edit(self.card).zone = "chain"
        g.happen(Event("cast", self.seat, self.card), say("toy"))
        g.push(Answers(caster=self.seat))

    def resolve(self, g: Any) -> Verdict:
        card = g.cards[g.thing(self.card).card]
        if self.cancelled:
            return "away"
        g.s.resolved = [*g.s.resolved, card.id]
        if card.kind == "creature":
            piece = g.edit(self.card)
            piece.zone, piece.controller = "play", self.seat
            return END
        g.push(Effect(seat=self.seat, target=self.target, source=self.card, card=card.id))
        return None

    def away(self, g: Any) -> None:
        g.edit(self.card).zone = "gone"


class Answers(Window, tag="answers"):
    """The next seat after the caster is asked first, the caster last; who holds no card is not asked."""

    caster: int
    steps = ("offer", "answered")

    def order(self, g: Any) -> tuple[int, ...]:
        seats = g.living()
        return tuple(sorted(seats, key=lambda seat: (seat - self.caster - 1) % 4))

    def able(self, g: Any, seat: int) -> bool:
        return bool(g.hand(seat))

    def question(self, g: Any, seat: int) -> Ask:
        options = [
            Option("pass", say("toy"), None),
            *(Option(f"{g.thing(id).card}{id}", say("toy"), id) for id in g.hand(seat)),
        ]
        return Ask(seat, "respond", one_of(say("toy"), options), "pass", window="answers", forced=False)

    def respond(self, g: Any, seat: int, *response: Any) -> None:
        g.push(Cast(seat=seat, card=response[0], target=self.caster))


class Effect(Run, tag="effect"):
    """A spell's effect."""

    seat: int
    target: int
    source: Id
    card: str

    def program(self, g: Any) -> Any:
        key = ("program", self.card)
        if key not in g.cards.memory:
            g.cards.memory[key] = compiled(g.cards[self.card].do)
        return g.cards.memory[key]


class Wound(Procedure, tag="wound"):
    """Life is lost, unless wards take it: their owner picks which ward goes first, each once."""

    seat: int
    amount: int
    used: tuple[Id, ...] = ()
    steps = ("replace", "ward", "lose")

    def replace(self, g: Any) -> Verdict:
        wards = [id for id in g.creatures(self.seat) if g.cards[g.thing(id).card].ward and id not in self.used]
        if not wards or self.amount <= 0:
            return "lose"
        options = [Option(f"w{id}", say("toy"), id) for id in wards]
        return Ask(self.seat, "ward", one_of(say("toy"), options), options[0].key)

    def ward(self, g: Any, id: Id) -> Verdict:
        self.used = (*self.used, id)
        self.amount -= 1
        g.edit(id).counters += 1
        return "replace"

    def lose(self, g: Any) -> None:
        g.s.life[self.seat] = max(0, g.s.life[self.seat] - max(0, self.amount))
        g.happen(Event("hurt", self.seat, amount=self.amount), say("toy"))
        if g.s.life[self.seat] == 0:
            g.push(Fall(seat=self.seat))


class Fall(Procedure, tag="fall"):
    """A seat is out; everything it has goes, and mourners of the others act, each owner ordering their own."""

    seat: int
    mourners: tuple[Id, ...] = ()
    steps = ("leave", "order", "ordered", "mourn")

    def leave(self, g: Any) -> None:
        for thing in g.s.things:
            if thing is not None and thing.owner == self.seat:
                g.edit(thing.id).zone = "gone"
        living = g.living()
        if len(living) == 1:
            g.finish(Outcome(living[0], say("toy"), ""))
        elif not living:
            g.finish(Outcome(None, say("toy"), ""))

    def order(self, g: Any) -> Verdict:
        for seat in g.living():
            mine = [id for id in g.creatures(seat) if g.cards[g.thing(id).card].mourns and id not in self.mourners]
            if mine:
                options = tuple(Option(f"m{id}", say("toy"), id) for id in mine)
                return Ask(
                    seat,
                    "order",
                    Choice(say("toy"), options, len(mine), len(mine), True),
                    ",".join(o.key for o in options),
                )
        return "mourn"

    def ordered(self, g: Any, order: tuple[Id, ...]) -> Verdict:
        self.mourners = (*self.mourners, *order)
        return "order"

    def mourn(self, g: Any) -> None:
        g.s.resolved = [*g.s.resolved, *(f"mourn{id}" for id in self.mourners)]


class Round(Procedure, tag="round"):
    """Secret bids of all at once, then everybody's turn from the highest bidder on."""

    first: int = 0
    played: int = 0
    steps = ("bid", "bids", "turn", "again")

    def bid(self, g: Any) -> Verdict:
        g.s.round += 0
        return [
            Ask(
                seat,
                "bid",
                one_of(say("toy"), [Option(str(n), say("toy"), n) for n in range(g.s.energy[seat] + 1)]),
                "0",
                secret=True,
            )
            for seat in g.living()
        ]

    def bids(self, g: Any, bids: Mapping[int, tuple[int]]) -> None:
        best = max(bids.values())
        self.first = min(seat for seat, bid in bids.items() if bid == best)
        g.s.energy[self.first] -= best[0]
        self.played = 0
        g.happen(Event("bids", self.first), say("toy"))

    def turn(self, g: Any) -> Verdict:
        seats = [seat for seat in sorted(range(len(g.s.life)), key=lambda s: (s - self.first) % 4) if g.s.life[seat]]
        if self.played >= len(seats):
            return None
        self.played += 1
        g.push(Turn(seat=seats[self.played - 1]))
        return "turn"

    def again(self, g: Any) -> Verdict:
        g.s.round += 1
        if g.s.round >= 12:
            g.finish(Outcome(None, say("toy"), ""))
            return END
        return "bid"


class Turn(Procedure, tag="turn"):
    """A seat casts, or ends its turn and strikes."""

    seat: int
    steps = ("choose", "act", "strike")

    def choose(self, g: Any) -> Verdict:
        if not g.s.life[self.seat]:
            return END
        foes = [Option(f"at{seat}", say("toy"), seat) for seat in g.living() if seat != self.seat]
        cast = [Option(f"{g.thing(id).card}{id}", say("toy"), id, one_of(say("toy"), foes)) for id in g.hand(self.seat)]
        return Ask(self.seat, "main", one_of(say("toy"), [*cast, Option("end", say("toy"), None)]), "end", forced=False)

    def act(self, g: Any, card: Id | None, target: int = 0) -> Verdict:
        if card is None:
            return None
        g.push(Cast(seat=self.seat, card=card, target=target))
        return "choose"

    def strike(self, g: Any) -> None:
        power = sum(g.cards[g.thing(id).card].power for id in g.creatures(self.seat))
        foes = [seat for seat in g.living() if seat != self.seat]
        if power and foes:
            g.push(Wound(seat=foes[0], amount=power))


class Scope:
    """Where effects look things up."""

    def __init__(self, g: Any, frame: Any):
        self.g, self.seat, self.vars = g, frame.seat, frame.vars


class Skirmish(Game[Table]):
    """A skirmish."""

    def scope(self, frame: Any) -> Scope:
        return Scope(self, frame)

    def wording(self, ops: Any) -> Any:
        return say("toy")

    def can_do(self, op: Any, frame: Any) -> bool:
        return True

    def optional_prompt(self, op: Any, frame: Any) -> Any:
        return say("toy")

    def living(self) -> list[int]:
        return [seat for seat, life in enumerate(self.s.life) if life > 0]

    def hand(self, seat: int) -> list[Id]:
        return [t.id for t in self.s.things if t is not None and t.owner == seat and t.zone == "hand"]

    def creatures(self, seat: int) -> list[Id]:
        return [t.id for t in self.s.things if t is not None and t.controller == seat and t.zone == "play"]


class ToyRules(Unwritten):
    """The toy."""

    id, title, version, seats, sections = "skirmish", "Skirmish", "1", (2, 4), ("cards",)
    game, state, card_type = Skirmish, Table, Spell

    def check_deck(self, deck: DeckList, cards: Cards) -> list[Fault]:
        return []

    def begin(self, cards: Cards, decks: Sequence[DeckList], options: Mapping[str, str], key: bytes) -> Skirmish:
        game = Skirmish(Table(key=key, life=[6] * len(decks), energy=[3] * len(decks)), cards)
        for seat, deck in enumerate(decks):
            for card in deck.all():
                game.add(lambda id, card=card, seat=seat: Piece(id=id, card=card, owner=seat, controller=seat))
        game.start(Round())
        return game

    def view(self, game: Skirmish, viewer: int | None) -> dict[str, Any]:
        pieces = [t for t in game.s.things if t is not None]
        return {
            "life": game.s.life,
            "energy": game.s.energy,
            "round": game.s.round,
            "asked": sorted(game.asks),
            "open": [(t.card, t.controller, t.zone, t.counters) for t in pieces if t.zone != "hand"],
            "hands": [len(game.hand(seat)) for seat in range(len(game.s.life))],
            "hand": sorted(t.card for t in pieces if t.zone == "hand" and t.owner == viewer),
        }

    def concede(self, game: Skirmish, seat: int) -> None:
        game.s.life[seat] = 0
        game.push(Fall(seat=seat))

    def seat_count(self, game: Any) -> int:
        return len(game.s.life)

    def hidden(self, game: Skirmish, viewer: int | None) -> list[list[Id]]:
        seats = range(len(game.s.life))
        return [game.hand(seat) for seat in seats if seat != viewer]

    def faults(self, game: Skirmish) -> list[str]:
        return [f"life {life}" for life in game.s.life if life < 0]

    def appraise(self, view: Any, ask: Ask, path: Path) -> float:
        return 0.0


CARDS = """
- {kind: spell, id: bolt, name: Bolt, do: [hurt: {n: 2}]}
- {kind: spell, id: storm, name: Storm, do: [for_each: {F: others, do: [hurt: {n: 1, who: it}]}]}
- {kind: spell, id: deny, name: Deny, do: [cancel]}
- {kind: spell, id: ransom, name: Ransom, do: [ransom, hurt: {n: 1, who: me}]}
- {kind: spell, id: charm, name: Charm, do: [steal]}
- {kind: spell, id: pick, name: Pick, do: [{choose_mode: {modes: [[hurt: {n: 1}], [hurt: {n: 3}]]}}]}
- {kind: spell, id: maybe, name: Maybe, do: [{hurt: {n: 1}, may: true}, {repeat: {n: 2, do: [hurt: {n: 1}]}}]}
- {kind: creature, id: wolf, name: Wolf, power: 1}
- {kind: creature, id: shield, name: Shield, ward: true}
- {kind: creature, id: widow, name: Widow, mourns: true}
"""
RULES = ToyRules()
POOL = Cards.read(RULES, {"toy": CARDS})


def deck(*cards: str) -> DeckList:
    """A deck list of the toy."""
    return DeckList("deck", "skirmish", {"cards": list(cards)})


def table(*hands: Sequence[str]) -> Skirmish:
    """A match with these hands, past its first bids (all 0), so that seat 0 plays first."""
    game = RULES.begin(POOL, [deck(*hand) for hand in hands], {}, b"k" * 32)
    for seat in range(len(hands)):
        game.answer(game.number, seat, "0")
    return game
