"""Whole matches by text alone: what stands where is read in words, answers are typed as `/do` completes them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from cogs.discord.language import Reader
from cogs.play.completion import suggestions
from cogs.play.wording import meant_by
from engines.kernel.ask import NOTHING, Ask, options_of
from engines.kernel.chance import Stream
from engines.kernel.players import HOUSE
from engines.kernel.registry import games
from engines.kernel.text import SEATS
from engines.owr.view import OwrView
from engines.raise_rise_die.view import RrdView
from engines.riftborn.view import RiftView
from engines.rise.view import RiseView
from engines.rizontical.view import RizonticalView
from referee import Library
from render import ALT, painter

NAMES = dict(enumerate(("Ada", "Ben", "Ève", "Dan")))
CODES = {
    "owr": re.compile(r"(?<![\w.-])(?:#\d+|[ab]\d+(?:\.\d+|w\d+)?)(?![\w.…])"),
    "raise_rise_die": re.compile(r"(?<![\w.-])(?:#\d+|[ab](?:[hblrgoiw]\d+|c))(?![\w…])"),
    "riftborn": re.compile(r"(?<![\w.-])(?:[sn]\d+[a-z]|[sn][wa]\d+)(?![\w:…])"),
    "rise": re.compile(r"(?<![\w.-])(?:#\d+|[a-d]s?\d+(?:\.\d+)*)(?![\w.…])"),
    "rizontical": re.compile(r"(?<![\w.-])(?:[AB]@?[1-4])(?![\w…])"),
}
"""What things are called in answers and in their words. (Cells, slots and gaps are known by their names.)"""
COPY = re.compile(r"(?<=\w)#\d+")
"""Which of the copies of a card is meant."""


def typed(ask: Ask, reader: Reader, chance: Stream) -> str:
    """An answer as somebody types it who knows no more of notation than what is offered while typing."""
    said = ""
    for _ in range(50):
        offered = suggestions(ask, said, reader)
        assert offered, f"nothing is offered after {said!r}"
        name, value = offered[chance.randrange(len(offered))]
        if "…" not in name.partition(" · ")[0]:
            return value
        further = [value + end for end in (" ", ",") if suggestions(ask, value + end, reader)]
        said = further[chance.randrange(len(further))]
    raise AssertionError(f"typing leads nowhere: {said!r}")


def asked(rules: Any, game: Any, ask: Ask, reader: Reader) -> str:
    """The words of a question."""
    about = ask.about if ask.about is not None else rules.about(game, ask)
    return "\n".join([*([reader(about)] if about is not None else []), reader(ask.choice.prompt)])


def in_row(text: str, *parts: str) -> bool:
    """Whether some line of a text has all parts, as words of their own, in capitals or not: what is typed may be
    either."""
    wanted = [part.lower() for part in parts]
    lines = [line for line in text.lower().split("\n") if all(part in line for part in wanted)]
    words = [re.compile(rf"(?<![\w/]){re.escape(part)}(?![\w/])") for part in wanted]
    return any(all(word.search(line) for word in words) for line in lines)


def rise_facts(view: RiseView) -> Iterator[tuple[str, ...]]:
    """What one has to know of a board of Rise: each is words that stand in one line."""
    if view.phase != "setup":
        yield (NAMES[view.active],)
    for side in view.seats:
        letter = SEATS[side.seat]
        yield f"{letter} ({NAMES[side.seat]})", *(() if side.out else (str(side.stock), str(side.hand_count)))
        for summoner in side.summoners:
            at, life = summoner.at, f"{summoner.life}/{summoner.max_life}"
            yield (at,) if summoner.lost else (at, life, f"{summoner.capacity}/{summoner.max_capacity}")
        for card in side.field:
            figures = card.attack is not None or card.defense is not None
            yield card.at, *((f"{card.attack or 0}/{card.defense or 0}",) if figures else ())
            yield from ((card.at, each.at) for each in card.attached)
    for each in view.combat:
        if each.state != "out":
            yield each.attacker, *((each.blocker,) if each.blocker else ())
    yield from ((item.at, NAMES[item.seat]) for item in view.chain)


def rizontical_facts(view: RizonticalView) -> Iterator[tuple[str, ...]]:
    """What one has to know of a board of Rizontical."""
    if view.active is not None:
        yield (NAMES[view.active],)
    for side in view.sides:
        yield f"{SEATS[side.seat]} ({NAMES[side.seat]})", str(side.ap), f"{side.souls}/6", str(side.hand_count)
        for fighter in side.fighters:
            where = (fighter.cell,) if fighter.cell else ()
            yield f"{SEATS[side.seat]}{fighter.slot}", *where, f"{fighter.hp}/{fighter.max_hp}", str(fighter.atk)
        yield from ((f"{SEATS[side.seat]}@{power.slot}",) for power in side.powers)
    yield from ((token.cell,) for token in view.tokens)


def owr_facts(view: OwrView) -> Iterator[tuple[str, ...]]:
    """What one has to know of a board of OWR."""
    yield (NAMES[view.active],)
    for side in view.seats:
        yield f"{SEATS[side.seat]} ({NAMES[side.seat]})", *map(str, (side.lf, side.hand_count, side.deck, side.souls))
        for lane in side.lanes:
            if lane.creature is not None:
                yield from standing(lane.creature.at, lane.creature.atk, lane.creature.left)
                yield from ((lane.at, weapon.at) for weapon in lane.creature.weapons)
            yield from ((lane.at, card.at) for card in lane.stack)
    yield from ((item.at, NAMES[item.seat]) for item in view.pending)


def standing(at: str, *figures: int | None) -> Iterator[tuple[str, ...]]:
    """Where a creature stands, and its figures as far as they are known."""
    yield at, *(() if None in figures else ("/".join(map(str, figures)),))


def riftborn_facts(view: RiftView) -> Iterator[tuple[str, ...]]:
    """What one has to know of a board of Riftborn Tactics."""
    yield (NAMES[view.active],)
    for side in view.seats:
        yield NAMES[side.seat], *map(str, (side.life, side.level, side.hand_count, side.library))
        for creature in (each for rank in side.ranks for each in rank):
            yield from standing(creature.at, creature.attack, creature.left)
            yield from ((creature.at, other) for other in (*creature.adjacent, *creature.reach) if other != "player")
        yield from ((each.at, str(each.left)) for each in (*side.weapons, *side.armours))
    if view.attack is not None:
        yield (view.attack.by,)


def raise_rise_die_facts(view: RrdView) -> Iterator[tuple[str, ...]]:
    """What one has to know of a board of Raise, Rise & Die."""
    for side in view.seats:
        figures = (f"{side.hp}/{side.ether}", side.reserve, side.hand_count, side.deck)
        yield f"{SEATS[side.seat]} ({NAMES[side.seat]})", *map(str, figures)
        for slot in side.slots:
            yield from ((card.at, str(card.value)) for card in slot.cards)
        yield from ((each.at,) for each in (side.character, *side.weapons, *side.objects, *side.infusions) if each)
    yield from ((link.at, SEATS[link.seat]) for exchange in view.exchanges for link in exchange.links)


FACTS: dict[str, Any] = {game: globals()[f"{game}_facts"] for game in games()}


def first_of_rise(view: RiseView) -> Iterator[tuple[str, ...]]:
    """What the description of a board never leaves out, however full it is."""
    yield from (
        (each.at, f"{each.life}/{each.max_life}")
        for side in view.seats
        if not side.out
        for each in side.summoners
        if not each.lost
    )
    yield from ((each.attacker,) for each in view.combat if each.state != "out")
    yield from ((each.at,) for each in view.chain)


def first_of_rizontical(view: RizonticalView) -> Iterator[tuple[str, ...]]:
    """What the description of a board never leaves out, however full it is."""
    for side in view.sides:
        for fighter in side.fighters:
            yield (
                f"{SEATS[side.seat]}{fighter.slot}",
                *((fighter.cell,) if fighter.cell else ()),
                f"{fighter.hp}/{fighter.max_hp}",
            )


def first_of_owr(view: OwrView) -> Iterator[tuple[str, ...]]:
    """What the description of a board never leaves out, however full it is."""
    for side in view.seats:
        yield SEATS[side.seat], str(side.lf)
        for lane in side.lanes:
            if lane.creature is not None:
                yield from standing(lane.creature.at, lane.creature.atk, lane.creature.left)


def first_of_riftborn(view: RiftView) -> Iterator[tuple[str, ...]]:
    """What the description of a board never leaves out, however full it is."""
    for side in view.seats:
        yield NAMES[side.seat], str(side.life)
        for creature in (each for rank in side.ranks for each in rank):
            yield from standing(creature.at, creature.attack, creature.left)


def first_of_raise_rise_die(view: RrdView) -> Iterator[tuple[str, ...]]:
    """What the description of a board never leaves out, however full it is."""
    for side in view.seats:
        yield SEATS[side.seat], f"{side.hp}/{side.ether}"
        yield from ((card.at, str(card.value)) for slot in side.slots for card in slot.cards)


FIRST: dict[str, Any] = {game: globals()[f"first_of_{game}"] for game in games()}


@pytest.mark.parametrize("game", list(games()))
def test_a_whole_match_can_be_played_by_text_alone(library: Library, game: str) -> None:
    seed = "blind"
    rules, artist, chance = library.games[game], painter(game), Stream(seed)
    lists = list(library.decks[game].values())[: rules.seats[1]]
    match = rules.begin(library.cards[game], lists, {}, seed.encode().ljust(32))
    readers = [Reader(library.texts, locale, NAMES) for locale in ("en", "fr")]
    kinds: set[str] = set()
    while match.outcome is None:
        seat = sorted(match.asks)[0]
        ask = match.asks[seat]
        kinds.add(ask.kind)
        view = rules.view(match.seen_by(seat), seat)
        facts = list(FACTS[game](view))
        for reader in readers:
            board = artist.text_board(view, library.texts, reader.locale, names=NAMES)
            question = asked(rules, match, ask, reader)
            where = f"{ask.kind} of {NAMES[seat]} in {reader.locale}:\n{board}\n{question}"
            assert NAMES[seat] in board.split("\n", 1)[0], where
            for fact in facts:
                assert in_row(board, *fact), f"{fact} is not told. {where}"
            offered = suggestions(ask, "", reader)
            for code in CODES[game].findall("\n".join([question, *(said for each in offered for said in each)])):
                assert in_row(f"{board}\n{question}", code), f"{code} is not told. {where}"
            short = artist.alt(view, library.texts, reader.locale, names=NAMES)
            assert len(short) <= ALT
            for fact in FIRST[game](view):
                assert in_row(short, *fact), f"{fact} is not in the description:\n{short}"
        key = "concede"
        while key == "concede":
            key = typed(ask, readers[chance.randrange(2)], chance)
        match.answer(match.number_of(seat), seat, key)
    assert len(kinds) > 6, kinds


@pytest.mark.parametrize("game", list(games()))
def test_every_answer_of_a_whole_match_can_be_typed_in_the_words_of_its_options(game: str, library: Library) -> None:
    seed = "words"
    rules, reader = library.games[game], Reader(library.texts, "en", NAMES)
    lists = list(library.decks[game].values())[: rules.seats[1]][:2]
    match = rules.begin(library.cards[game], lists, {}, seed.encode().ljust(32))
    while match.outcome is None:
        seat = sorted(match.asks)[0]
        ask = match.asks[seat]
        view = rules.view(match.seen_by(seat), seat)
        path = ask.read(HOUSE["greedy"](rules, match.cards, view, ask, Stream(f"{seed} {match.number_of(seat)}")))
        key = ask.write(path)
        words = [", ".join(reader(each.text) for each in options_of((step,))) or NOTHING for step in path]
        said = " ".join(words)
        meant = key if said.lower() == key else meant_by(ask, said, reader)
        assert meant is not None, said
        assert COPY.sub("", meant) == COPY.sub("", key), said
        match.answer(match.number_of(seat), seat, key)
