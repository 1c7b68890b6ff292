"""What is counted and noted: Use and Time, which count down; Markers, which record what was used, and marks, by which
an effect finds something again; and Skills of other Fighters that a Fighter has. [RZ-634 RZ-867 to RZ-869 RZ-922 to
RZ-926 RZ-1021 to RZ-1025 RZ-1622 RZ-1627]

Own Skills are numbered by their places on the card; one of another Fighter by that Fighter's id and its place there,
so that it is the same Skill as long as anything speaks of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import TYPE_CHECKING, Any

from engines.kernel.cards.scope import Scope
from engines.kernel.derived import defined, indexed
from engines.kernel.event import Event
from engines.kernel.state import Id
from engines.kernel.text import SEATS, Local, SeatName, Text, Word, say

from .state import TRACKER_LIMIT, Fighter, Power, Token, Tracked

if TYPE_CHECKING:
    from .cards import Ability, FighterCard, Skill
    from .duel import Duel
    from .reading import Reading


PLACES = 6
"""By so many bits the number of another's Skill says its place; its owner stands above them."""


def is_lent(number: int) -> bool:
    """Whether a number is that of a Skill of another Fighter."""
    return number >> PLACES > 0


def ability_at(g: Reading, id: Id, number: int) -> Any:
    """An effect of a thing, its own or that of another Fighter, by its number."""
    if not is_lent(number):
        return g.cards[g.known(id).card].abilities[number]
    return _of_another(g, g.s.things[number >> PLACES].card, number)


@defined
def _of_another(g: Reading, card: str, number: int) -> Any:
    skill = copy(g.cards[card].abilities[number & (1 << PLACES) - 1])
    skill.number, skill.lender = number, card
    return skill


@indexed
def lent(g: Reading, id: Id) -> tuple[Skill, ...]:
    """The Skills of others that a Fighter has, in the order in which it got them."""
    found: dict[int, Skill] = {}
    for each in g.lastings("have_skills"):
        if each.subject == id and each.lasting is not None:
            for skill in skills_of(g, each.lasting.numbers["of"]):
                if not each.part.labels or skill.label in each.part.labels:
                    found.setdefault(skill.number, skill)
    return tuple(found.values())


def skills_of(g: Reading, id: Id) -> list[Skill]:
    """A Fighter's own Skills as another has them."""
    return [ability_at(g, id, id << PLACES | n) for n in range(len(g.cards[g.s.things[id].card].abilities))]


def skills(g: Reading, id: Id) -> tuple[Skill, ...]:
    """All Skills that a Fighter has: its own, then those of others."""
    card: FighterCard = g.cards[g.known(id).card]
    return (*card.abilities, *lent(g, id)) if g.s.lasting else card.abilities


def place_of(g: Reading, id: Id, skill: Ability) -> int:
    """At which place, from 1, a Skill stands among all that a Fighter has; 0 if it has it no more."""
    return next((place for place, each in enumerate(skills(g, id), 1) if each is skill), 0)


def left_of(thing: Any, ability: Ability, count: str = "uses") -> int | None:
    """What is left of the Use ("uses") or Time ("times") of an effect of a thing, None if it has none."""
    counts: dict[int, int] | None = getattr(thing, count, None)
    if ability.lender:
        return (counts or {}).get(ability.number, ability.uses if count == "uses" else ability.time)
    return counts.get(ability.counter) if counts else None


def use_one(g: Duel, this: int, ability: Ability) -> bool:
    """An effect of an object is used and loses 1 Use, if it has Use; whether there was one to lose. [RZ-867 RZ-922
    RZ-923]"""
    for id in g.still((this,)):
        thing = g.s.things[id]
        left = left_of(thing, ability)
        if left is not None:
            g.alter(id).uses = {**thing.uses, ability.counter: max(0, left - 1)}
        return left != 0
    return True


def lose_time(g: Duel) -> None:
    """Every Time goes down by 1, all together; what is at 0 leaves in Speed Rule order, Skills and a Numen's
    effects are off. [RZ-634 RZ-868 RZ-926]"""
    tokens = (*g.summons(), *g.tile_ids())
    numens = [side.numen for side in g.s.seats]
    spent: list[Id] = []
    for id in (*g.powers(), *g.fighters(), *tokens, *numens):
        thing = g.s.things[id]
        known = {each.number: each.time for each in lent(g, id) if each.time is not None} | thing.times
        if known and not getattr(thing, "facedown", False):
            times = {number: max(0, left - 1) for number, left in known.items()}
            write = g.alter if 1 in known.values() else g.edit  # at 0 it is at work no more
            write(id).times = times
            if 0 in times.values() and isinstance(thing, Power | Token):
                spent.append(id)
    g.one_by_one(spent, lambda id: run_out(g, id))


def change_count(g: Duel, id: Id, what: str, n: int) -> None:
    """A Power's Use ("use") or "time" changes, from 0 to 6; at Time 0 it goes to the void; a face-down card shows none.
    [RZ-312 RZ-869 RZ-923 RZ-924 RZ-1105 RZ-1126]"""
    power, field = g.s.things[id], what + "s"
    counts: dict[int, int] = getattr(power, field, {})
    if not isinstance(power, Power | Token) or not counts or getattr(power, "facedown", False):
        return
    changed = {number: max(0, min(TRACKER_LIMIT, left + n)) for number, left in counts.items()}
    if changed == counts:
        return
    setattr(g.alter(id), field, changed)
    left = getattr(g.s.things[id], what)
    text = say("rz-log-" + what, what=g.name(id), n=left)
    g.happen(Event(what, subject=id), text, "RZ-922" if what == "use" else "RZ-924")
    if what == "time" and not left:
        run_out(g, id)


def run_out(g: Duel, id: Id) -> None:
    """A Power's Time is at 0: it goes to the void, a Summon or Tile to the supply. [RZ-924 RZ-926 RZ-1115]"""
    g.depart(id, "void", "RZ-926")


MARKER_CLAUSES = {"ultimate": "RZ-1022", "legendary": "RZ-1023", "unique": "RZ-1024"}


def change_marker(g: Duel, name: str, ids: Sequence[int], *, placed: bool) -> None:
    """A Marker of players, or on the slots of Fighters, is placed or removed by an effect. [RZ-1025]"""
    for id in ids:
        if id < g.first_id:
            mark_side(g, id - 1, name, placed=placed)
        elif isinstance(fighter := g.known(id), Fighter):
            mark_side(g, fighter.controller, name, fighter.slot, placed=placed)


def marker_ids(g: Reading, name: str, ids: Sequence[int], scope: Scope) -> tuple[int, ...]:
    """Whose Marker is meant: an ULTIMATE Marker of a player is that of the effect's own Fighter. [RZ-1025]"""
    user = g.user_of(scope.this) if name == "ultimate" else 0
    return tuple([user if user and id < g.first_id else id for id in ids])


def mark_side(g: Duel, seat: int, name: str, slot: int = -1, *, placed: bool = True) -> None:
    """A LEGENDARY or UNIQUE Marker in a Numen zone, or the ULTIMATE Marker on a slot, records a use, for everybody to
    see. [RZ-848 RZ-850 RZ-857 RZ-911 RZ-1021]"""
    side, ultimate = g.seat(seat), name == "ultimate"
    if (slot in side.ultimate if ultimate else getattr(side, name)) == placed:
        return
    if ultimate:
        side.ultimate = tuple(sorted({*side.ultimate, slot} if placed else {*side.ultimate} - {slot}))
    else:
        setattr(side, name, placed)
    event = Event("marker_placed" if placed else "marker_removed", seat)
    words: dict[str, Word] = {"marker": name.upper(), "at": f"{SEATS[seat]}{slot + 1}" if ultimate else SeatName(seat)}
    g.happen(event, Text("rz-log-marked" if placed else "rz-log-unmarked", words), MARKER_CLAUSES[name])
    if placed:
        g.occur(event)


@defined
def mark_word(g: Reading, name: str) -> Local:
    """What a mark is called, in other languages as the cards that speak of it say. [RZ-1622]"""
    others: dict[str, str] = {}
    for id in sorted(g.cards):
        for locale, said in g.cards[id].marks.items():
            others.setdefault(locale, said.get(name, ""))
    return Local(name, {locale: said for locale, said in others.items() if said})


def mark(g: Duel, id: Id, name: str) -> None:
    """Something in play gets a mark, for everybody to see, as long as it is that object. [RZ-1622]"""
    thing = g.s.things[id] if id >= g.first_id else None
    if isinstance(thing, Tracked) and g.is_in_play(id) and name not in thing.marks:
        g.alter(id).marks = (*thing.marks, name)
        text = say("rz-log-mark", what=g.name(id), mark=mark_word(g, name))
        g.happen(Event("marked", subject=id, kind=name), text, "RZ-1622")


def unmark(g: Duel, id: Id, name: str) -> None:
    """Something loses a mark, one that was given for a time as well. [RZ-1622]"""
    if id >= g.first_id and g.marked(id, name):
        thing = g.s.things[id]
        if name in thing.marks:
            g.alter(id).marks = tuple(each for each in thing.marks if each != name)
        g.drop([each.lasting for each in g.parts_on("mark", id) if each.lasting is not None and each.part.name == name])
        text = say("rz-log-unmark", what=g.name(id), mark=mark_word(g, name))
        g.happen(Event("unmarked", subject=id, kind=name), text, "RZ-1622")
