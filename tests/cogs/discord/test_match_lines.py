"""A match in lines of text."""

from __future__ import annotations

from cogs.discord.language import Reader
from cogs.discord.match_lines import story
from engines.kernel.event import Line
from engines.kernel.text import CardName, SeatName, Text, Texts, say
from referee import Library

READER = Reader(
    Texts(
        {
            "en": [
                "word-0 = { $it }\nword-1 = { $it }\nlog-cut = (cut)\n"
                "attacks = { $who } attacks { $whom }.\n    .many = { $who } attack { $whom }.\n"
                "list-and = { $first } and { $last }"
            ]
        }
    ),
    "en",
)
LINES = [Line(say(f"word-{n % 2}", it=f"line {n}")) for n in range(40)]


def test_a_story_with_room_for_all_is_told_whole():
    assert story(LINES[:3], READER) == "- line 0\n- line 1\n- line 2"
    assert story([], READER) is None


def test_a_story_that_is_cut_keeps_what_came_first_and_what_came_last():
    for room in (60, 100, 300):
        told = story(LINES, READER, room)
        assert told is not None
        said = told.split("\n")
        cut = said.index("- (cut)")
        assert said[:cut] == [f"- line {n}" for n in range(cut)]
        assert said[cut + 1 :] == [f"- line {n}" for n in range(40 - (len(said) - cut - 1), 40)]
        assert 0 < cut < len(said) - cut
        assert len(told) <= room + len("- (cut)\n")


def test_a_story_that_begins_in_the_middle_says_once_that_it_is_cut():
    for room, count in ((100, 40), (2000, 40), (100, 2)):
        told = story([Line(say("log-cut")), *LINES[:count]], READER, room)
        assert told is not None
        assert told.startswith("- (cut)\n")
        assert told.count("(cut)") == 1
        assert told.endswith(f"line {count - 1}")


def test_several_that_do_the_same_are_told_in_one_sentence():
    lines = [Line(say("attacks", who=f"a{n}", whom="B"), ("RS-1",)) for n in range(1, 9)]
    other = Line(say("attacks", who="a9", whom="C"), ("RS-1",))
    assert story([*lines, other], READER) == ("- a1, a2, a3, a4, a5, a6, a7 and a8 attack B. a9 attacks C. `RS-1`")
    assert story(lines[:1], READER) == "- a1 attacks B. `RS-1`"


def test_who_does_the_same_twice_is_told_twice():
    lines = [Line(say("attacks", who=who, whom="B")) for who in ("a1", "a1")]
    assert story(lines, READER) == "- a1 attacks B. a1 attacks B."


def _both(library: Library, *texts: Text) -> list[str | None]:
    names = {0: "Ada", 1: "Ben"}
    return [story([Line(text) for text in texts], Reader(library.texts, locale, names)) for locale in ("en", "fr")]


def test_what_several_do_in_owr_and_raise_rise_and_die_is_told_in_one_sentence(library: Library):
    ada, ben = SeatName(0), SeatName(1)
    eggs = [say("ow-at", name=CardName("ember-egg", "owr"), at=at) for at in ("a1", "b2")]
    dies = [say("ow-log-leaves", what=egg, how="destroyed", cause="battle", to="stack") for egg in eggs]
    assert _both(library, *dies) == [
        "- Ember Egg (a1) and Ember Egg (b2) are destroyed in battle and become souls.",
        "- Œuf de braise (a1) et Œuf de braise (b2) sont détruites au combat et deviennent des âmes.",
    ]
    hurt = [say("ow-log-damaged", what=egg, n=100, on=300) for egg in eggs]
    assert _both(library, *hurt)[0] == "- Ember Egg (a1) and Ember Egg (b2) take 100 damage each (300 in all)."
    used = [
        say("rrd-log-uses", card=CardName(id, "raise_rise_die"), who=ben) for id in ("wick-lantern", "burning-bridge")
    ]
    assert _both(library, *used) == [
        "- Ben uses Wick Lantern and Burning Bridge.",
        "- Ben utilise Lanterne à mèche et Pont en feu.",
    ]
    draws = [say("rrd-log-draws", who=who, n=3, soul="", open="no") for who in (ada, ben)]
    assert _both(library, *draws) == ["- Ada and Ben each draw 3 cards.", "- Ada et Ben piochent chacun 3 cartes."]
