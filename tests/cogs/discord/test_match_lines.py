"""A match in lines of text."""

from __future__ import annotations

from cogs.discord.language import Reader
from cogs.discord.match_lines import story
from engines.kernel.event import Line
from engines.kernel.text import Texts, say

READER = Reader(Texts({"en": ["word-0 = { $it }\nword-1 = { $it }\nlog-cut = (cut)"]}), "en")
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
