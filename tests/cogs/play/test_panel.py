"""What a private panel offers on a level: buttons and lists, pages, what is greyed, when it asks once more."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from cogs.discord.language import Reader
from cogs.discord.limits import COMPONENTS
from cogs.discord.message import Content, Shown
from cogs.play.panel import BUTTONS, Panel
from cogs.play.place import Place, begin, read, walk, walk_on
from engines.kernel.ask import Ask, Choice, Option, Refused, Withheld, one_of
from engines.kernel.text import Texts, say
from tests.cogs.asks import SAID, cells, option, several

SPOKEN = ("bot", "kernel")
READER = Reader(
    Texts({"en": [SAID, *(Path(f"data/locale/en/{each}.ftl").read_text(encoding="utf-8") for each in SPOKEN)]}), "en"
)


def ask(choice: Choice, window: str = "") -> Ask:
    return Ask(0, "main", choice, "end", ("RZ-701",), window=window)


DEALS = {"spark": "Deals 2."}


def panel(
    question: Ask,
    place: Place | None = None,
    details: dict[str, str] | None = None,
    held: dict[str, None] | None = None,
    *,
    itself: bool = False,
) -> Panel:
    """The panel at a place, as a match would show it."""
    told = details or {}
    position: Any = SimpleNamespace(
        info=SimpleNamespace(id=1, number=1, deadlines={}),
        about=None,
        lecture=None,
        usable=held or {},
        itself=itself,
        detail=lambda _, each: say("word", it=told[each.key]) if each.key in told else None,
    )
    return Panel(position, walk_on(question, place or begin(question)), READER)


def labels(shown: Panel) -> list[str]:
    """The labels of all buttons, in order; a greyed one in brackets."""
    buttons = [each.item for row in shown.rows() for each in row if hasattr(each.item, "label")]
    return [f"({each.label})" if each.disabled else each.label for each in buttons]


def selects(shown: Panel) -> list[Any]:
    return [each.item for row in shown.rows() for each in row if hasattr(each.item, "options")]


def ending(key: str) -> Option:
    return msgspec.structs.replace(option(key), ends=True)


def aside(key: str) -> Option:
    return msgspec.structs.replace(option(key), aside=True)


@pytest.mark.parametrize("count", [1, 15, 16, 21, 64])
def test_places_of_the_board_are_buttons_however_many_there_are(count: int) -> None:
    places = cells().options[:count]
    question = ask(one_of(say("what"), [option("move", one_of(say("where"), places)), option("end")]))
    pages: list[list[str]] = []
    for page in range(-(-count // BUTTONS)):
        shown = panel(question, Place((0,), (), page)) if count > 1 else Panel(
            panel(question).position, walk(question, Place((0,))), READER
        )  # fmt: skip
        assert not selects(shown)
        found = labels(shown)
        assert ("◀ Previous" in found, "Next ▶" in found) == (page > 0, (page + 1) * BUTTONS < count)
        pages.append([each for each in found if each not in ("Back", "◀ Previous", "Next ▶", "Words")])
    assert [each for page in pages for each in page] == [each.key.title() for each in places]
    assert max(map(len, pages)) <= BUTTONS


def test_cards_are_a_list_where_they_are_many() -> None:
    question = ask(one_of(say("which"), [option(f"card-{n}") for n in range(BUTTONS + 1)]))
    assert len(selects(panel(question))) == 1


def test_what_is_hardly_meant_is_elsewhere() -> None:
    where = one_of(say("where"), [option("d5"), option("d6"), *map(aside, ("a1", "a2"))])
    question = ask(one_of(say("what"), [option("hit", where), option("end")]))
    near = labels(panel(question, Place((0,))))
    assert near[:2] == ["D5", "D6"]
    assert "A1" not in near
    assert "Elsewhere (2)" in near
    far = labels(panel(question, Place((0,), (), 1)))
    assert far[:2] == ["A1", "A2"]
    assert "D5" not in far
    assert "◀ Previous" in far
    nothing = one_of(say("where"), [*map(aside, ("a1", "a2"))])
    alone = ask(one_of(say("what"), [option("hit", nothing), option("end")]))
    assert labels(panel(alone, Place((0,))))[:2] == ["A1", "A2"]


def test_an_option_below_which_all_is_hardly_meant_says_so_and_does_not_stand_out() -> None:
    far = one_of(say("where"), [*map(aside, ("a1", "a2"))])
    near = one_of(say("where"), [option("d5"), aside("a1")])
    shown = panel(ask(one_of(say("what"), [option("hit", far), option("push", near), option("end")])))
    assert "**Hit** · nothing worth it within reach" in "\n".join(filter(None, shown.heading()))
    assert "**Push**" not in "\n".join(filter(None, shown.heading()))
    styles = {each.item.label: each.item.style for row in shown.rows() for each in row}
    assert styles["Hit"] == styles["End"] != styles["Push"]


def test_ones_hand_is_a_click_away_where_a_question_begins() -> None:
    question = ask(one_of(say("what"), [option("move", cells()), option("end")]))
    assert "My hand" in labels(panel(question, held={"spark": None}))
    assert "My hand" not in labels(panel(question, Place((0,)), held={"spark": None}))
    assert "My hand" not in labels(panel(question))
    assert "My hand" not in labels(panel(several(0, 3), held={"spark": None}))


def test_what_is_withheld_stands_greyed_with_its_reason_and_clause() -> None:
    level = Choice(
        say("what"),
        (option("move", cells()), option("end")),
        withheld=lambda: [Withheld(say("word", it="Push"), Refused(say("word", it="Nothing is near."), "RZ-531"))],
    )
    shown = panel(ask(level))
    assert labels(shown)[:3] == ["Move", "End", "(Push)"]
    assert "**Push** · Nothing is near. `RZ-531`" in "\n".join(filter(None, shown.heading()))


def test_an_end_of_the_turn_is_asked_about_only_while_something_else_could_be_done() -> None:
    more = [option("conjure"), ending("end")]
    for options, asked in ((more, True), ([ending("skip"), ending("end")], False)):
        question = ask(one_of(say("what"), options))
        clicked = Place((1,))
        shown = panel(question, clicked)
        assert shown.whole
        assert shown.wants_confirming(clicked) == asked
    said = "\n".join(filter(None, panel(ask(one_of(say("what"), more)), Place((1,))).heading()))
    assert "ends your turn" in said
    assert "Conjure" in said
    assert "End" not in said.partition("could still")[2]


def test_an_end_of_the_turn_is_not_asked_about_for_the_sake_of_what_can_be_spared() -> None:
    def spared(key: str) -> Option:
        return msgspec.structs.replace(option(key), spare=True)

    near = one_of(say("who"), [spared("a1"), option("a2")])
    far = one_of(say("who"), [spared("a1"), spared("a2")])
    for other, asked in ((spared("move"), False), (option("move", far), False), (option("move", near), True)):
        clicked = Place((1,))
        shown = panel(ask(one_of(say("what"), [other, ending("end")])), clicked)
        assert shown.wants_confirming(clicked) == asked


def test_a_level_of_several_that_leaves_no_choice_is_gone_through() -> None:
    both = Choice(say("which"), (option("a1"), option("a2")), 2, 2, then=lambda _: cells())
    question = ask(one_of(say("what"), [option("summon", both), option("pass")]))
    progress = walk_on(question, Place((0,)))
    assert progress.place.steps == (0, (0, 1))
    assert progress.level is not None
    assert progress.level.prompt == cells().prompt
    assert walk_on(question, progress.place.below(0)).above.steps == (0, (0, 1))
    assert progress.above.steps == ()


def alike(key: str) -> Option:
    return msgspec.structs.replace(option(key), text=say("word", it="Lid"))


def test_copies_of_a_card_are_told_apart_by_a_number() -> None:
    copies = [alike("lid"), alike("lid-2"), option("spade")]
    told = {"lid": "Deals 2.", "lid-2": "Deals 2."}
    shown = panel(ask(one_of(say("which"), copies)), details=told)
    assert labels(shown)[:3] == ["Lid (no. 1)", "Lid (no. 2)", "Spade"]
    assert "\n".join(filter(None, shown.heading())).count("Deals 2.") == 1, "what they do is told once"
    several_of = Choice(say("which"), tuple(copies), least=0, most=2)
    listed = panel(ask(several_of), Place((), (1,)))
    assert [each.label for each in selects(listed)[0].options] == ["Lid (no. 1)", "Lid (no. 2)", "Spade"]
    assert "Lid (no. 2)" in "\n".join(filter(None, listed.heading()))


@pytest.mark.parametrize("word", ["Start over", "Back"])
def test_a_select_that_comes_again_is_another_one(word: str) -> None:
    """In the old one Discord would still show what was chosen, and take it no second time."""
    row = Choice(say("which"), tuple(option(f"card-{n}") for n in range(3)), least=2, most=2, ordered=True)
    question = ask(one_of(say("what"), [option("pay", row), option("pass")]))
    first = panel(question, Place((0,)))
    picked = panel(question, first.picked_by(["card-1"], 0))
    foot = [each.item for line in picked.rows() for each in line if getattr(each.item, "label", None) == word]
    place = read(question, foot[0].custom_id.split(":")[3]).place
    again = panel(question, place.below(0) if place.steps == () else place)
    assert selects(again)[0].custom_id != selects(first)[0].custom_id
    assert selects(again)[0].id != selects(first)[0].id


def test_what_ends_the_turn_says_so_before_its_target_is_picked() -> None:
    hit = msgspec.structs.replace(option("hit", one_of(say("where"), [option("d5"), option("d6")])), ends=True)
    question = ask(one_of(say("what"), [hit, option("move", cells()), ending("end")]))
    said = "\n".join(filter(None, panel(question, Place((0,))).heading()))
    assert "ends your turn" in said
    assert "Move" in said
    assert not panel(question, Place((0, 1))).wants_confirming(Place((0, 1)))


def test_what_is_picked_is_still_told_where_its_target_is_asked() -> None:
    question = ask(
        one_of(say("what"), [option("spark", one_of(say("where"), [option("d5"), option("d6")])), option("end")])
    )
    for place in (Place(), Place((0,))):
        said = "\n".join(filter(None, panel(question, place, DEALS).heading()))
        assert said.count("Deals 2.") == 1


def test_what_the_only_way_below_an_option_does_is_told_before_it_is_taken() -> None:
    use = option("use", one_of(say("which"), [option("spark", one_of(say("where"), [option("d5")]))]))
    said = "\n".join(filter(None, panel(ask(one_of(say("what"), [use, option("end")])), None, DEALS).heading()))
    assert said.count("Deals 2.") == 1
    assert "Spark › D5 · Deals 2." in said


def test_the_only_answer_is_given_by_one_click() -> None:
    forced = ask(one_of(say("what"), [option("a1", one_of(say("where"), [option("done")]))]))
    for question in (forced, several(2, 2, count=2), several(1, 1, ordered=True, count=1)):
        shown = panel(question)
        assert shown.whole
        assert labels(shown)[0] == "Confirm"
        assert "Only this is possible" in "\n".join(filter(None, shown.heading()))
        assert "Back" not in labels(shown)
    assert labels(panel(ask(one_of(say("what"), [option("pass")]), "W1")))[0] == "Pass", "a button says as much"
    assert begin(several(1, 2, count=2)) == Place()


def test_what_will_be_answered_by_itself_says_so() -> None:
    pass_only = ask(one_of(say("what"), [option("end")]), "W1")
    assert "`end` is answered by itself" in (panel(pass_only, itself=True).footing() or "")
    assert "by itself" not in (panel(pass_only).footing() or "")


def test_a_full_page_fits_a_message_with_board_and_hand() -> None:
    details = {f"{column}{row}": "1 DMG" for column in "abcdefgh" for row in range(1, 9)}
    question = ask(one_of(say("what"), [option("move", cells()), option("end")]))
    shown = panel(question, Place((0,), (), 1), details)
    pictures = [Shown(b"", f"{n}.png", "") for n in range(2)]
    content = Content(["title", "note", "story", *shown.heading(), "missing"], pictures, shown.rows(), ["foot"])
    assert content.view().total_children_count <= COMPONENTS


def test_each_picture_stands_alone() -> None:
    """Discord crops what shares a gallery."""
    view = Content(["x"], [Shown(b"", f"{n}.png", "") for n in range(2)]).view()
    galleries = [each for each in view.walk_children() if hasattr(each, "add_item") and hasattr(each, "items")]
    assert [len(each.items) for each in galleries] == [1, 1]
