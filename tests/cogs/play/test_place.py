"""Where a panel stands, written into custom ids and read back."""

from __future__ import annotations

import msgspec
import pytest

from cogs.discord.controls import custom_id
from cogs.discord.language import Reader
from cogs.discord.limits import CUSTOM_ID
from cogs.play.panel import Panel
from cogs.play.place import Place, read, seat_of, walk, walk_on, write, write_below
from engines.kernel.ask import Ask, Choice, Refused, Stale, Unfinished, one_of
from engines.kernel.text import say
from referee.model import Position
from tests.cogs.asks import TEXTS, actions, option, several


def test_every_place_of_a_question_is_read_back():
    ask = actions()
    places = [
        Place(),
        Place((0,)),
        Place((0, 63)),
        Place((1,)),
        Place((1, 0, 0, 1)),
        Place((2,)),
        Place((0,), (), 2),
        Place((1,), (), 0, 9),
    ]
    for place in places:
        progress = walk(ask, place)
        assert read(ask, write(progress)).place == place


def test_a_whole_answer_is_written_in_notation():
    ask = actions()
    assert walk(ask, Place((1, 0, 0, 1))).key() == "push b3 west 2"
    assert walk(ask, Place((0, 26))).key() == "move c4"
    assert walk(several(), Place((), (3, 1))).key() == "card-1,card-3"
    assert walk(several(ordered=True), Place((), (3, 1))).key() == "card-3,card-1"
    assert walk(several(), Place()).key() == "none"


def test_a_place_below_is_written_as_the_progress_there_would_be():
    progress = walk(actions(), Place((1,)))
    assert write_below(progress, 1) == write(walk(actions(), Place((1, 1))))


def test_other_options_in_the_same_places_are_stale():
    written = write(walk(several(), Place((), (1, 2))))
    with pytest.raises(Stale):
        read(several(count=2), written)
    with pytest.raises(Stale):
        read(actions(), written.replace(".1-2", "."))


@pytest.mark.parametrize(
    "written", ["", "1", "0.abcd", "0.abcd.x...0", "0.abcd.0.9999..0", "0.abcd.0.0-0-0-0-0..0", "0.abcd.0..."]
)
def test_what_cannot_be_read_is_refused(written: str):
    with pytest.raises(Refused):
        read(actions(), written)


def test_the_seat_is_read_without_the_question():
    assert seat_of(write(walk(several(), Place()))) == 1
    with pytest.raises(Refused):
        seat_of("x.0")


def test_ten_picks_out_of_a_hundred_fit_a_custom_id():
    ask = several(0, 10, count=110)
    written = write(walk(ask, Place((), tuple(range(100, 110)))))
    assert len(custom_id("pick", 10**9, 10**5, f"{written}.3")) <= CUSTOM_ID


def test_what_is_picked_on_several_levels_fits_a_custom_id():
    """Of a deck of sixty and an Extra Deck of twenty, fifteen cards are exchanged."""
    rows = ((60, 12), (15, 12), (20, 3), (3, 3))
    level, places = None, Place()
    for size, picks in reversed(rows):
        options = tuple(option(f"card-{n}") for n in range(size))
        level = Choice(say("which"), options, 0, picks, then=lambda _, below=level: below)
        places = Place((tuple(range(size - picks, size)), *places.steps))
    assert level is not None
    progress = walk(Ask(0, "exchange", level, "none"), places)
    written = write(progress)
    assert len(custom_id("sure", 2**31, 10**5, written)) <= CUSTOM_ID
    assert read(progress.ask, written).place == places


def test_levels_that_leave_no_choice_are_walked_through_both_ways():
    ask = actions()
    progress = walk_on(ask, Place((1, 1)))
    assert progress.level is None
    assert progress.key() == "push d5 north 1"
    assert progress.above == Place((1,), undone=1)
    assert walk_on(ask, Place((1, 0), undone=9)).above == Place((1,))
    assert walk(ask, Place((1,))).above == Place(undone=1)


def test_what_is_done_knowingly_only_is_asked_even_where_that_is_all_there_is():
    sure = Choice(say("what"), (option("anyway"),), knowingly=True)
    ask = Ask(0, "main", one_of(say("what"), [option("play", sure), option("end")]), "end")
    progress = walk_on(ask, Place((0,)))
    assert progress.level is sure
    with pytest.raises(Unfinished):
        ask.read("play")
    assert ask.write(ask.read("play anyway")) == "play anyway"


@pytest.mark.parametrize("targets", [1, 2])
def test_what_one_click_would_do_is_told_beside_it_and_not_asked_about_after(targets: int):
    use = option("use", one_of(say("where"), [option(f"a{n}") for n in range(1, targets + 1)]))
    ask = Ask(0, "respond", one_of(say("what"), [option("pass"), use]), "pass", window="W1")
    shown = Position(None, None, ask, [], 0)  # type: ignore[arg-type]
    said = "\n".join(filter(None, Panel(shown, walk(ask, Place()), Reader(TEXTS, "en")).heading()))
    assert ("· A1" in said) == (targets == 1)
    for first in (0, 1):
        panel = Panel(shown, walk_on(ask, Place((first,))), Reader(TEXTS, "en"))
        assert not panel.wants_confirming(Place((first,)))


@pytest.mark.parametrize("window", ["", "W1"])
def test_what_ends_the_turn_is_asked_about_but_no_pass_and_nothing_else(window: str):
    use = option("use", one_of(say("where"), [option("a1"), option("a2")]))
    end = msgspec.structs.replace(option("end"), ends=True)
    ask = Ask(0, "main", one_of(say("what"), [end, option("attack"), use]), "end", window=window)
    for place, asked in ((0, not window), (1, False)):
        panel = Panel(None, walk_on(ask, Place((place,))), Reader(TEXTS, "en"))  # type: ignore[arg-type]
        assert panel.wants_confirming(Place((place,))) == asked
