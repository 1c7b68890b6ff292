"""Hand-made questions: what a panel and typed moves can meet, without any game."""

from __future__ import annotations

from engines.kernel.ask import Ask, Choice, Option, one_of
from engines.kernel.text import Texts, say

SAID = """
word = { $it }
what = What do you do?
where = Where to?
which = Which ones?
yes = Yes
no = No
"""
TEXTS = Texts({"en": [SAID]})


def option(key: str, then: Choice | None = None, label: str | None = None) -> Option:
    return Option(key, say("word", it=label or key.title()), key, then, (key,) if len(key) == 2 else ())


def cells() -> Choice:
    return one_of(say("where"), [option(f"{column}{row}") for row in range(1, 9) for column in "abcdefgh"])


def actions() -> Ask:
    """Verbs, some with targets below: `move c4`, `push b3 west 2`, `end`."""
    push = one_of(
        say("where"),
        [
            option("b3", one_of(say("where"), [option("west", one_of(say("what"), [option("1"), option("2")]))])),
            option("d5", one_of(say("where"), [option("north", one_of(say("what"), [option("1")]))])),
        ],
    )
    choice = one_of(say("what"), [option("move", cells()), option("push", push), option("end")])
    return Ask(0, "main", choice, "end", ("RZ-701",))


def several(least: int = 0, most: int = 3, *, ordered: bool = False, count: int = 5) -> Ask:
    """Cards to pick, in any order or in one."""
    choice = Choice(say("which"), tuple(option(f"card-{n}") for n in range(count)), least, most, ordered)
    return Ask(1, "mulligan", choice, "none", secret=True)


def response() -> Ask:
    """A response window: respond with something, or pass."""
    choice = one_of(say("what"), [option("pass"), option("use", one_of(say("where"), [option("a1"), option("a2")]))])
    return Ask(0, "respond", choice, "pass", window="W1")
