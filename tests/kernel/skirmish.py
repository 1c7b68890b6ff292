"""A toy game that uses every mechanism of the kernel: 2 to 4 seats, secret bids, spells that answer spells, effects
that ask other seats, triggers of several owners, replacement, control, counters, elimination.

Each seat has 6 life, 3 energy and a hand of spells. A round: everybody bids energy in secret at once; the highest
bidder (the lowest seat of several) plays first; then each seat in turn casts spells or ends the turn. A spell may be
answered by anybody with a card in hand, the next seat first. Creatures strike when their controller ends the turn.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import field

from engines.kernel.ask import Ask, Choice, Option, Path, one_of
from engines.kernel.cards import Cards, DeckList, Printed, nouns, packs
from engines.kernel.cards.ability import Ability, codes
from engines.kernel.cards.branches import flow
from engines.kernel.cards.fields import Program, Whole
from engines.kernel.cards.flow import Code, Effect, Op
from engines.kernel.cards.going import lasting
from engines.kernel.cards.language import Language
from engines.kernel.cards.match import Match
from engines.kernel.cards.objects import CardState
from engines.kernel.cards.pay import payments
from engines.kernel.cards.reading import Name, Reader
from engines.kernel.cards.scope import Scope
from engines.kernel.cards.select import Selector
from engines.kernel.cards.waiting import Heard, Listener
from engines.kernel.event import Event
from engines.kernel.rules import Fault
from engines.kernel.state import END, Id, Outcome, Procedure, Thing, Verdict
from engines.kernel.text import Text, say
from engines.kernel.window import Window
from tests.toys import Unwritten

L = Language("skirmish")
for _kind in ("spell", "creature", "player"):
    L.kind(_kind)
L.zone("play", default=True)
L.zone("hand", sees="owner", order="none")
L.ref("foe", "players", lambda scope: tuple(seat + 1 for seat in scope.g.living() if seat != scope.seat))
nouns.number(L, "power", of=("creature",), read=lambda g, id: g.power(id), order=("change",), least=0)
L.event("hurt", player="player", amount="life", would=True, varies=True)
L.event("fell", player="player")
L.resources = {"energy": "energy"}
L.period("match", lambda _: 0)
L.moment("round")
L.adopt(flow, payments, lasting("change", "control"))


@L.op("hurt")
class Hurt(packs.OfPlayer):
    """Players lose life."""


@L.op("cancel")
class Cancel(Op):
    """The spell below, if there is one, does nothing."""

    def do(self, g: Any, frame: Any, scope: Any, **found: Any) -> Any:
        casts = [each for each in g.below(Cast) if each.card != g.id_of(frame.this)]
        for cast in casts[:1]:
            cast.cancelled = True


@L.op("mourn")
class Mourn(Op):
    """That it mourned is noted."""

    def do(self, g: Any, frame: Any, scope: Any, **found: Any) -> Any:
        g.s.resolved = [*g.s.resolved, f"mourn{g.id_of(frame.this)}"]


class ToyCard(Printed):
    """What both kinds of cards have; whom it is cast at is called `target`."""

    language = L
    power = Whole(0, 9, default=0)
    do = Program()

    @classmethod
    def read(cls, raw: Any, r: Reader) -> Any:
        r.names["target"] = Name("players", announced=True)
        return super().read(raw, r)

    @functools.cached_property
    def codes(self) -> Mapping[str, Code]:
        return {**codes(self.abilities), "base": Code(self.do)}


@L.card("spell")
class Spell(ToyCard):
    """A spell."""


@L.card("creature")
class Creature(ToyCard):
    """A creature."""


class Piece(Thing, tag="piece"):
    """A card."""

    zone: str = "hand"
    counters: int = 0


class Table(CardState):
    """The table."""

    things: list[Piece | None] = field(default_factory=list)
    life: list[int] = field(default_factory=list)
    energy: list[int] = field(default_factory=list)
    round: int = 0
    resolved: list[str] = field(default_factory=list)
    """What was resolved, in order."""


class Cast(Procedure, tag="cast"):
    """A spell on its way: announced, answered, resolved unless it was cancelled."""

    seat: int
    card: Id
    target: int
    cancelled: bool = False
    steps = ("announce", "resolve", "away")

    def announce(self, g: Any) -> None:
        g.move(self.card, "chain")
        g.happen(Event("cast", self.seat, self.card), say("toy"))
        g.push(Answers(caster=self.seat))

    def resolve(self, g: Any) -> Verdict:
        card = g.cards[g.thing(self.card).card]
        if self.cancelled:
            return "away"
        g.s.resolved = [*g.s.resolved, card.id]
        if card.kind == "creature":
            g.move(self.card, "play")
            return END
        names = {"target": (self.target + 1,)}
        g.push(Effect(seat=self.seat, this=g.handle(self.card), card=card.id, where="base", names=names))
        return None

    def away(self, g: Any) -> None:
        g.move(self.card, "gone")


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


class Wound(Procedure, tag="wound"):
    """Life is lost; of what would change how much, its seat picks what goes first, each once."""

    seat: int
    amount: int
    used: tuple[Id, ...] = ()
    steps = ("replace", "ward", "lose")

    def wards(self, g: Skirmish) -> list[tuple[Id, Ability, Scope]]:
        """What would change it, with where each looks things up."""
        event = Event("hurt", self.seat, amount=self.amount)
        found = [
            (id, each, Scope(g, g.seat_of(id), g.handle(id), event))
            for id, _, abilities in g.in_force()
            for each in abilities
            if each.would is not None and id not in self.used
        ]
        return [(id, each, scope) for id, each, scope in found if each.would and each.would.fits(scope)]

    def replace(self, g: Any) -> Verdict:
        wards = self.wards(g)
        if not wards or self.amount <= 0:
            return "lose"
        options = [Option(f"w{id}", say("toy"), id) for id, _, _ in wards]
        return Ask(self.seat, "ward", one_of(say("toy"), options), options[0].key)

    def ward(self, g: Any, id: Id) -> Verdict:
        ((ability, scope),) = [(each, scope) for own, each, scope in self.wards(g) if own == id]
        self.used = (*self.used, id)
        self.amount += ability.amount[1].get(scope)
        g.edit(id).counters += 1
        return "replace"

    def lose(self, g: Any) -> None:
        g.s.life[self.seat] = max(0, g.s.life[self.seat] - max(0, self.amount))
        g.happen(Event("hurt", self.seat, amount=self.amount), say("toy"))
        if g.s.life[self.seat] == 0:
            g.push(Fall(seat=self.seat))


class Fall(Procedure, tag="fall"):
    """A seat is out; everything it has goes, and what waited for that acts, each owner ordering their own."""

    seat: int
    ordered_by: tuple[int, ...] = ()
    steps = ("leave", "order", "ordered", "act")

    def leave(self, g: Any) -> None:
        for thing in g.s.things:
            if thing is not None and thing.owner == self.seat:
                g.move(thing.id, "gone")
        g.end_conditions()

        def take(listener: Listener, scope: Scope) -> None:
            heard = Heard(
                seat=listener.seat, this=scope.this, card=listener.card, where=listener.where, event=scope.event
            )
            g.s.heard = [*g.s.heard, heard]

        g.notice(Event("fell", self.seat), take)
        living = g.living()
        if len(living) == 1:
            g.finish(Outcome(living[0], say("toy"), ""))
        elif not living:
            g.finish(Outcome(None, say("toy"), ""))

    def order(self, g: Any) -> Verdict:
        for seat in g.living():
            mine = [each.this for each in g.s.heard if each.seat == seat]
            if mine and seat not in self.ordered_by:
                options = tuple(Option(f"m{g.id_of(this)}", say("toy"), this) for this in mine)
                default = ",".join(option.key for option in options)
                return Ask(seat, "order", Choice(say("toy"), options, len(mine), len(mine), True), default)
        return "act"

    def ordered(self, g: Any, order: tuple[int, ...]) -> Verdict:
        first = next(each for each in g.s.heard if each.this == order[0])
        self.ordered_by = (*self.ordered_by, first.seat)
        mine = {each.this: each for each in g.s.heard if each.seat == first.seat}
        g.s.heard = [each for each in g.s.heard if each.this not in mine] + [mine[this] for this in order]
        return "order"

    def act(self, g: Any) -> None:
        heard, g.s.heard = g.s.heard, []
        for each in reversed(heard):
            g.push(Effect(seat=each.seat, this=each.this, card=each.card, where=each.where, event=each.event))


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
        g.end("round")
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
        power = sum(g.power(id) for id in g.creatures(self.seat))
        foes = [seat for seat in g.living() if seat != self.seat]
        if power and foes:
            g.push(Wound(seat=foes[0], amount=power))


class Skirmish(Match[Table]):
    """A skirmish. Players are 1 to 4 where things are meant."""

    language = L
    first_id = 10

    def living(self) -> list[int]:
        """The seats that are in."""
        return [seat for seat, life in enumerate(self.s.life) if life > 0]

    def pieces(self, zone: str) -> list[Piece]:
        """The cards of a zone."""
        return [each for each in self.s.things if each is not None and each.zone == zone]

    def hand(self, seat: int) -> list[Id]:
        """The cards in a hand."""
        return [each.id for each in self.pieces("hand") if each.owner == seat]

    def creatures(self, seat: int) -> list[Id]:
        """The creatures that a seat controls."""
        return [each.id for each in self.pieces("play") if self.seat_of(each.id) == seat]

    def power(self, id: Id) -> int:
        """The power of a creature now."""
        return self.figure(id, "power", self.cards[self.thing(id).card].power)

    # ------------------------------------------------------------ what the language asks

    def candidates(self, scope: Scope, selector: Selector) -> Iterable[int]:
        of_side = selector.of_side
        if selector.zone == "hand":
            return [id for id in self.hand(scope.seat) if of_side is None or of_side(scope, id)]
        players = [seat + 1 for seat in self.living()] if "player" in selector.seeks else []
        things = [
            each.id for each in self.pieces("play") if not selector.kinds or self.kind_of(each.id) in selector.kinds
        ]
        return [id for id in (*players, *things) if of_side is None or of_side(scope, id)]

    def is_candidate(self, scope: Scope, selector: Selector, id: int) -> bool:
        return id in self.candidates(scope, selector)

    def kind_of(self, id: int) -> str:
        return "player" if id < self.first_id else self.cards[self.thing(id).card].kind

    def owner_of(self, id: int) -> int:
        return id - 1 if id < self.first_id else self.thing(id).owner

    def seat_of(self, id: int) -> int:
        taken = [
            each.lasting.numbers["seat"] for each in self.lastings("control") if each.lasting and each.subject == id
        ]
        return taken[-1] if taken else self.owner_of(id)

    def options(self, ids: Sequence[int]) -> tuple[Option, ...]:
        return tuple(Option(f"t{id}", say("toy"), id) for id in ids)

    def told(self, frame: Any, ops: Sequence[Op]) -> Text:
        return say("toy")

    def in_force(self) -> Iterable[tuple[Id, str, Sequence[Ability]]]:
        return [(each.id, each.card, self.cards[each.card].abilities) for each in self.pieces("play")]

    # ------------------------------------------------------------ what the language does

    def move(self, id: Id, zone: str) -> None:
        """A card goes somewhere, and is another object there."""
        thing = self.edit(id)
        thing.zone, thing.since = zone, self.next_stamp()
        self.touch()

    def do_hurt(self, frame: Any, seats: Sequence[int], n: int) -> None:
        for seat in reversed(seats):
            self.push(Wound(seat=seat, amount=n))

    def ways_to_pay(self, seat: int, cost: Any, frame: Any) -> tuple[int, ...]:
        energy = cost.amounts["energy"].get(self.scope(frame))
        return (energy,) if self.s.energy[seat] >= energy else ()

    def keyed(self, ways: Sequence[int]) -> list[tuple[str, int]]:
        return [("pay", way) for way in ways]

    def price_text(self, cost: Any, way: int) -> Text:
        return say("toy")

    def pay(self, seat: int, cost: Any, way: int, frame: Any) -> None:
        self.s.energy[seat] -= way


class ToyRules(Unwritten):
    """The toy."""

    id, title, version, seats, sections = "skirmish", "Skirmish", "1", (2, 4), ("cards",)
    game, state, language = Skirmish, Table, L

    def check_deck(self, deck: DeckList, cards: Cards) -> list[Fault]:
        return []

    def begin(self, cards: Cards, decks: Sequence[DeckList], options: Mapping[str, str], key: bytes) -> Skirmish:
        game = Skirmish(Table(key=key, life=[6] * len(decks), energy=[3] * len(decks)), cards)
        for seat, deck in enumerate(decks):
            for card in deck.all():
                game.add(lambda id, card=card, seat=seat: Piece(id=id, card=card, owner=seat))
        game.start(Round())
        return game

    def view(self, game: Skirmish, viewer: int | None) -> dict[str, Any]:
        pieces = [t for t in game.s.things if t is not None]
        return {
            "life": game.s.life,
            "energy": game.s.energy,
            "round": game.s.round,
            "asked": sorted(game.asks),
            "open": [(t.card, game.seat_of(t.id), t.zone, t.counters) for t in pieces if t.zone != "hand"],
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
- {kind: spell, id: bolt, name: Bolt, do: [{hurt: {n: 2, who: target}}]}
- {kind: spell, id: storm, name: Storm, do: [{for_each: {of: foe, do: [{hurt: {n: 1, who: it}}]}}]}
- {kind: spell, id: deny, name: Deny, do: [cancel]}
- kind: spell
  id: ransom
  name: Ransom
  do: [{pay: {who: target, cost: {energy: 1}, else: [{hurt: {n: 2, who: target}}]}}, {hurt: {n: 1, who: you}}]
- {kind: spell, id: charm, name: Charm, do: [{control: {what: {pick: 1, kind: creature, controller: target}, until: for_good}}]}
- {kind: spell, id: pick, name: Pick, do: [{modes: [[{hurt: {n: 1, who: target}}], [{hurt: {n: 3, who: target}}]]}]}
- kind: spell
  id: maybe
  name: Maybe
  do: [{hurt: {n: 1, who: target}, may: true}, {repeat: {n: 2, do: [{hurt: {n: 1, who: target}}]}}]
- {kind: spell, id: rally, name: Rally, do: [{change: {power: 1, to: {kind: creature, side: own}, until: round}}]}
- {kind: creature, id: wolf, name: Wolf, power: 1}
- {kind: creature, id: drum, name: Drum, abilities: [{always: [{change: {power: 1, to: {kind: creature, side: own, not: this}}}]}]}
- {kind: creature, id: shield, name: Shield, abilities: [{would: {event: hurt, player: you}, change: {amount: -1}}]}
- {kind: creature, id: widow, name: Widow, abilities: [{when: {event: fell}, do: [mourn]}]}
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
