"""The local table as its user meets it: a process, an address, a page in a browser."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import Select

ROOT = Path(__file__).parents[2]
MESSAGES = "#channel-message-list article.channel-message"
PATIENCE = 180.0
"""Seconds that anything may take on a slow machine."""

FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--window-size=1300,1400",
)


SHOWN = """
const message = document.querySelector(`#channel-message-list article[data-message-id="${arguments[0]}"]`);
const buttons = [...message.querySelectorAll('.component-row button:not(.select-trigger)')];
return [message.innerText, buttons.map(each => each.innerText.trim()), !!message.querySelector('.select-trigger')];
"""


def environment(folder: Path) -> dict[str, str]:
    """The settings of a local table with its database in a folder."""
    found = {name: value for name, value in os.environ.items() if not name.startswith("ARBITER_")}
    found.pop("DISCORD_TOKEN", None)
    return found | {
        "ARBITER_DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'table.db'}",
        "ARBITER_SECRET": "a secret of the tests that is long enough",
        "PYTHONUNBUFFERED": "1",
    }


class Process:
    """`python bot.py` on a database in a folder."""

    def __init__(self, folder: Path):
        self._process = subprocess.Popen(
            [sys.executable, "bot.py", "--no-open", "--port", "0"],
            cwd=ROOT,
            env=environment(folder),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.said = ""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.said += line
            if "go on." in line:
                break
        found = re.search(r"http://127\.0\.0\.1:\d+/#\S+", self.said)
        assert found is not None, self.said
        self.url = found[0]

    def kill(self) -> None:
        """End it on the spot, without a chance to tidy up."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()


class Page:
    """The page in headless Chromium."""

    def __init__(self, folder: Path):
        chromium, driver = shutil.which("chromium"), shutil.which("chromedriver")
        if not chromium or not driver:
            raise RuntimeError("the local table is tested in Chromium: apt-get install chromium chromium-driver")
        options = webdriver.ChromeOptions()
        options.binary_location = chromium
        for flag in (*FLAGS, f"--user-data-dir={folder / 'browser'}"):
            options.add_argument(flag)
        self.browser: Any = webdriver.Chrome(options=options, service=Service(driver))

    def open(self, url: str) -> None:
        """Go to the table, and wait until it shows its messages."""
        self.browser.get("about:blank")
        self.browser.get(url)
        self.wait(lambda: "match" in self.text())

    def wait(self, met: Callable[[], Any], what: str = "") -> Any:
        """Wait until something is so; what it gave."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                found = met()
                if found:
                    return found
            except WebDriverException:
                pass  # the page was being drawn anew
            if time.monotonic() > end:
                raise AssertionError(f"{what or 'what was waited for'} did not come about:\n{self.text()[-1500:]}")
            time.sleep(0.2)

    def text(self) -> str:
        """Everything that is written in the channel."""
        return self.browser.execute_script("return document.getElementById('channel-message-list').innerText")

    def shown(self, message: str) -> tuple[str, list[str], bool]:
        """A message by its id: its words, its buttons, whether it has a select."""
        words, buttons, select = self.wait(lambda: self.browser.execute_script(SHOWN, message), "the message")
        return words, buttons, select

    def ids(self) -> list[str]:
        """The ids of the messages on the page, oldest first."""
        found = self.browser.find_elements(By.CSS_SELECTOR, MESSAGES)
        return [each.get_attribute("data-message-id") for each in found]

    def pictures(self) -> list[Any]:
        """The pictures on the page that have been loaded."""
        found = self.browser.find_elements(By.CSS_SELECTOR, "#channel-message-list img.gallery-image")
        return [each for each in found if each.get_property("naturalWidth")]

    def be(self, name: str) -> None:
        """Look on as one of the players."""

        def looking() -> bool:
            picker = Select(self.browser.find_element(By.ID, "viewer-picker"))
            if picker.first_selected_option.text != name:
                picker.select_by_visible_text(name)
            return self._settled() and picker.first_selected_option.text == name

        self.wait(looking, f"looking on as {name}")

    def press(self, label: str, message: str = "") -> None:
        """Press the button of a label, of a message or the latest one on the page."""
        self.wait(lambda: self.try_to_press(label, message), f"the button {label}")

    def try_to_press(self, label: str, message: str = "") -> bool:
        """Press a button if it is there; whether it was."""
        found = [each for each in self._within(message, "button") if each.text.strip() == label]
        return bool(found) and self._click(found[-1]) and self._settled()

    def button(self, label: str) -> Any:
        """The latest button of a label that can be pressed."""
        return self.wait(lambda: [each for each in self._within("", "button") if each.text.strip() == label])[-1]

    def text_of(self, id: str) -> str:
        """What is written in a part of the page."""
        return self.browser.find_element(By.ID, id).text

    def open_panel(self, label: str = "Your move") -> str:
        """Press a button that is answered by a private message; its id."""
        before = set(self.ids())
        self.press(label)
        return self.wait(lambda: set(self.ids()) - before, f"the answer to {label}").pop()

    def try_to_choose(self, message: str, place: int = 0) -> bool:
        """Pick an option of a message's select if it is there; whether it was."""
        for trigger in self._within(message, ".select-trigger")[-1:]:
            self._click(trigger)
        options = self.browser.find_elements(By.CSS_SELECTOR, ".preview-select.is-open .select-option")
        if not options:
            return False
        options[place].click()  # without scrolling, which would close the list
        return self._settled()

    def type(self, command: str, *values: str) -> None:
        """Give a slash command, with values for the options that it needs, as they are offered."""
        self.begin(command)
        for place, value in enumerate(values):
            self.browser.find_elements(By.CSS_SELECTOR, ".command-option-input")[place].send_keys(value)
            self.wait(lambda value=value: self._choose(value), f"the offer of {value}")
        self.wait(self._sent, "sending")

    def begin(self, command: str) -> None:
        """Write a slash command, as far as its options."""
        box = self.browser.find_element(By.ID, "channel-composer-input")
        box.click()
        box.send_keys(command)
        self.wait(lambda: self._choose(command), "the command")
        self.wait(self._chosen, "the command's options")

    def offers(self) -> list[str]:
        """What is offered for the option that is being written."""
        return [each.text for each in self.browser.find_elements(By.CSS_SELECTOR, "[role=option]")]

    def _chosen(self) -> list[Any]:
        return self.browser.find_elements(By.CSS_SELECTOR, ".command-chip")

    def _sent(self) -> bool:
        """Sends the command that is written in the message box, until it is there no more."""
        self._click(self.browser.find_element(By.ID, "send-message"))
        return self._settled() and not self._chosen()

    def _choose(self, value: str) -> bool:
        offered = self.browser.find_elements(By.CSS_SELECTOR, "[role=option]")
        found = [each for each in offered if value in each.text]
        return bool(found) and self._click(found[0])

    def close(self) -> None:
        """Close the browser."""
        self.browser.quit()

    def _within(self, message: str, what: str) -> list[Any]:
        place = f'article[data-message-id="{message}"] ' if message else ""
        found = self.browser.find_elements(By.CSS_SELECTOR, f"#channel-message-list {place}{what}")
        return [each for each in found if each.is_enabled()]

    def _click(self, element: Any) -> bool:
        try:
            self.browser.execute_script("arguments[0].scrollIntoView({block: 'center'})", element)
            element.click()
        except WebDriverException:
            return False
        return True

    def _settled(self) -> bool:
        """Waits until what was clicked has been carried out and shown; always true."""
        time.sleep(0.5)
        self.wait(lambda: self.browser.find_element(By.ID, "preview-app").get_attribute("aria-busy") == "false")
        time.sleep(0.5)
        return True
