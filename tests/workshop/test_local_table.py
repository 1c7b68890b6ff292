"""The local table in a browser: a few moves by both sides, a kill and a restart, and what happens by itself."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By

from tests import content
from workshop import local_table
from workshop.local_table import NAMES, SHOWN, forget_old, keep_going, lay_out, open_page
from workshop.shown import controls, posted, walk
from workshop.simulation import open_world

from .page import ROOT, Page, Process, environment

MOMENT = timedelta(seconds=20)


@pytest.fixture
def page(tmp_path: Path) -> Iterator[Page]:
    """A browser."""
    made = Page(tmp_path)
    yield made
    made.close()


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Process]:
    """A fresh local table."""
    made = Process(tmp_path)
    yield made
    made.kill()


@pytest.fixture(scope="module")
def untouched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A local table in which nobody answers: several tests look at it."""
    made = Process(tmp_path_factory.mktemp("table"))
    yield made
    made.kill()


def to_answer(page: Page) -> str:
    """Who is asked, by the latest board that says so."""
    return page.wait(lambda: re.findall(r"@(\w+) to answer", page.text()), "somebody to answer")[-1]


def answer(page: Page) -> None:
    """Answer as whoever is asked, with whatever the panel offers first."""
    panel = page.wait(lambda: asking(page), "a question")

    def answered() -> bool:
        words, buttons, select = page.shown(panel)
        if "Taken:" in words:
            return True
        sure = [label for label in buttons if label in ("None of them", "Confirm", "No")]
        if sure or not select:
            page.try_to_press((sure or buttons)[0], panel)
        else:
            page.try_to_choose(panel)
        return False

    page.wait(answered, "an answer by the panel")


def asking(page: Page) -> str | None:
    """The panel of the open question, opened by whoever is to answer it; None while another player, such as the house, is
    thinking. (A question explains its words; how things stand meanwhile doesn't.)"""
    page.be(to_answer(page))
    panel = page.open_panel()
    return panel if "Words" in page.shown(panel)[1] else None


def hit_in_three_clicks(page: Page) -> None:
    """The first picture is the middle of a turn, and a legal move is three clicks away."""
    assert to_answer(page) == "Ada"
    assert "Goal: defeat enemy Fighters" in page.text()
    page.be("Ada")
    panel = page.open_panel()
    page.press("Hit", panel)
    page.press("d6: Merrow Lash (B1)", panel)
    page.wait(lambda: "Taken: hit d6" in page.text(), "the answer")
    assert "Merrow Lash (B1) is defeated" in page.text()


def test_a_few_moves_by_both_sides_a_kill_and_a_restart(page: Page, table: Process, tmp_path: Path):
    assert "Ada, Ben" in table.said
    assert "/match practice" in table.said
    page.open(table.url)
    page.wait(page.pictures, "the board")
    hit_in_three_clicks(page)
    for _ in range(4):
        answer(page)
    assert "went wrong" not in page.text()
    stopped = page.browser.find_element(By.ID, "table-stopped")
    assert not stopped.is_displayed()
    table.kill()
    page.wait(stopped.is_displayed, "the word that it has stopped")
    assert "start it again with “make play”" in stopped.text

    again = Process(tmp_path)
    try:
        page.open(again.url)
        page.wait(page.pictures, "the board after the restart")
        assert "match 1" in page.text()
        answer(page)
        assert "Taken:" in page.text()
        assert "went wrong" not in page.text()
    finally:
        again.kill()


def test_a_second_start_on_the_same_port_says_what_to_do(untouched: Process, tmp_path: Path):
    port = re.search(r":(\d+)/", untouched.url)
    assert port is not None
    folder = tmp_path / "another"
    folder.mkdir()
    ended = subprocess.run(
        [sys.executable, "bot.py", "--no-open", "--port", port[1]],
        cwd=ROOT,
        env=environment(folder),
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert ended.returncode == 1
    assert f"can't open on port {port[1]}" in ended.stderr
    assert "go on there" in ended.stderr
    assert f"--port {int(port[1]) + 1}" in ended.stderr
    assert "Traceback" not in ended.stderr
    assert not list(folder.iterdir()), "nothing was opened"


def test_the_first_minute_is_no_silence_and_no_alarm(untouched: Process):
    said = untouched.said.splitlines()
    assert [line for line in said if line.endswith(" ...")] == said[:2]
    assert "warning" not in untouched.said


def test_a_house_player_answers_by_itself(page: Page, table: Process):
    page.open(table.url)
    page.be("Ada")
    page.type("/match practice", "Rizontical")
    page.wait(lambda: "Which deck" in page.text(), "the question for the deck")
    page.wait(lambda: page.try_to_choose(page.ids()[-1]), "the choice of a deck")
    page.wait(lambda: "The match begins" in page.text(), "the match against the house")

    def moved() -> bool:
        """Whether the house player, who sits on seat B, has deployed a Fighter."""
        return bool(re.search(r"\(B1\) is deployed", page.text().partition("match 2")[2]))

    for _ in range(2):  # at the latest after Ada's two Fighters it is the house player's turn
        if not moved() and to_answer(page) == "Ada":
            answer(page)
    page.wait(moved, "the house player's move")
    assert "went wrong" not in page.text()


DIM = """
const [red, green, blue] = getComputedStyle(arguments[0]).getPropertyValue(arguments[1]).match(/\\d+/g).map(Number);
return red + green + blue < 384;
"""
"""Whether a colour of an element is dark."""


def test_the_page_is_dark_or_light_as_the_browser_is(page: Page, untouched: Process):
    page.open(untouched.url)
    page.wait(page.pictures, "the board")
    for scheme, dark in (("dark", True), ("light", False)):
        page.browser.execute_cdp_cmd(
            "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": scheme}]}
        )
        for part in (".preview-toolbar", ".component-container", ".channel-composer"):
            (at, *_) = page.browser.find_elements(By.CSS_SELECTOR, part)
            found = [page.browser.execute_script(DIM, at, name) for name in ("background-color", "color")]
            assert found == [dark, not dark], (scheme, part)


def test_legal_answers_are_offered_before_anything_is_typed(page: Page, untouched: Process):
    page.open(untouched.url)
    page.wait(page.pictures, "the board")
    page.be(to_answer(page))
    page.begin("/do")
    page.wait(lambda: [each for each in page.offers() if each.startswith("hit")], "the offer of a hit")


IN_VIEW = """
const message = document.querySelector(`#channel-message-list article[data-message-id="${arguments[0]}"]`);
const view = document.getElementById("channel-timeline").getBoundingClientRect();
return [...message.querySelectorAll(".component-row button, .text-display, .gallery-image")].every((each) => {
  const place = each.getBoundingClientRect();
  return place.height && place.top >= view.top && place.bottom <= view.bottom;
});
"""


def test_a_panel_is_in_view_whole_with_its_picture_on_a_small_screen(page: Page, untouched: Process):
    page.browser.set_window_size(1300, 900)
    page.open(untouched.url)
    page.wait(page.pictures, "the board")
    page.be("Ada")
    panel = page.open_panel()
    page.wait(lambda: page.browser.execute_script(IN_VIEW, panel), "the question in view")
    page.press("Hit", panel)
    page.wait(lambda: "Hit which cell?" in page.shown(panel)[0], "the next level")
    page.wait(lambda: page.browser.execute_script(IN_VIEW, panel), "the next level in view")
    assert page.text_of("channel-topic").startswith("New here?")


WIDTHS = """
const channel = document.getElementById("channel-message-list");
return [channel.scrollWidth, channel.clientWidth];
"""


def test_nothing_is_wider_than_a_phone(page: Page, untouched: Process):
    phone = {"width": 400, "height": 860, "deviceScaleFactor": 1, "mobile": False}
    page.open(untouched.url)
    page.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", phone)
    page.wait(lambda: page.browser.execute_script(WIDTHS)[1] <= phone["width"], "the narrow page")
    assert "Sealed chance" in page.text()
    has, shows = page.browser.execute_script(WIDTHS)
    assert has <= shows


def test_a_click_while_another_one_is_under_way_waits_for_its_turn(page: Page, untouched: Process):
    page.open(untouched.url)
    page.wait(page.pictures, "the board")
    page.be("Ada")
    before = set(page.ids())
    hand, log = (page.button(label) for label in ("My hand", "Log"))
    ActionChains(page.browser, duration=0).click(hand).click(log).perform()  # before anything moves below the mouse
    page.wait(lambda: len(set(page.ids()) - before) == 2, "the answers to both")


async def test_no_click_is_lost_because_something_has_come_and_old_messages_make_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(local_table, "TICK", 3600)  # nothing happens by itself while the test acts
    library = content.library()
    database = f"sqlite+aiosqlite:///{tmp_path / 'table.db'}"
    async with open_world(library, database, b"s" * 40, guild="Local", channel="table", names=NAMES) as world:
        await lay_out(world)
        preview = open_page(world, 0)
        async with preview:
            kept = asyncio.create_task(keep_going(world, preview))
            await asyncio.sleep(0)
            page = preview._open_page(str(world.players["Ada"].id), None)
            drawn = page.revision
            board = next(each for each in reversed(posted(world.env.backend, world.channel.id)) if controls(each))
            shown = page.snapshot["messages"][str(board.id)]["components"]
            key = next(each["control_key"] for each in walk(shown) if each.get("label") == "Your move")
            await preview.refresh()
            assert page.revision > drawn

            def asked(kind: str, **details: Any) -> dict[str, Any]:
                """An action as the page sends it."""
                sequence = page.last_sequence + 1
                numbers = {
                    "generation": page.generation,
                    "bot_generation": world.env._generation,
                    "protocol_version": 3,
                }
                return {"kind": kind, "sequence": sequence, "request_id": f"r{sequence}", **numbers, **details}

            click = asked("click", published_revision=drawn, target_id=str(board.id), control_key=key)
            world.env.backend.advance_clock(60)
            answer = await preview._action(page.id, click)
            assert not answer["rejected"], answer["diagnostics"]
            assert world.env.now() - datetime.fromisoformat(page.snapshot["profile"]["presentationTime"]) < MOMENT, (
                "what happened would be told as if it were still to come"
            )
            for _ in range(SHOWN):
                await world.players["Ada"].slash(world.channel, "match list")
            await preview._action(page.id, asked("refresh"))
            left = world.env.backend.messages[world.channel.id]
            assert len(left) <= SHOWN + 1
            assert board.id in left, "its match goes on"
            await preview.close()
            await kept


async def test_a_panel_stays_on_the_page_however_much_comes_after_it(tmp_path: Path):
    library = content.library()
    database = f"sqlite+aiosqlite:///{tmp_path / 'table.db'}"
    async with open_world(library, database, b"s" * 40, guild="Local", channel="table", names=NAMES) as world:
        await lay_out(world)
        ada = world.players["Ada"]
        panel = (await ada.slash(world.channel, "match hand")).response
        for n in range(SHOWN + 1):
            await ada.send(world.channel, f"still thinking, {n}")
        forget_old(world)
        assert panel.id in world.env.backend.messages[world.channel.id]
        for _ in NAMES:
            await ada.slash(world.channel, "match list")
        for n in range(SHOWN + 1):
            await ada.send(world.channel, f"and on, {n}")
        forget_old(world)
        assert panel.id not in world.env.backend.messages[world.channel.id], "others were opened since"


def test_hands_are_private_and_in_their_players_language(page: Page, untouched: Process):
    page.open(untouched.url)
    page.be("Chloé")
    own = page.open_panel("My hand")
    assert "Vous ne jouez pas" in page.shown(own)[0]
    page.be("Ada")
    assert own not in page.ids()
    hand = page.open_panel("My hand")
    assert "Only you can see this" in page.shown(hand)[0]
    page.be("Ben")
    assert not {own, hand} & {*page.ids()}
