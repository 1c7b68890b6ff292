"""Standing orders: what a player wants answered without being asked. They are private, and kept for each seat.

They go by public facts, by what the seat itself is offered, or by what its player foresaw. An answer that they give is
given at a drawn time, which depends on the decision's number and never on what the seat holds.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from datetime import timedelta
from hashlib import blake2b
from typing import Any

from engines.kernel.ask import Ask, Refused
from engines.kernel.rules import Rules
from engines.kernel.text import say

ASK, ABLE, AIMED, PASS = "ask", "able", "aimed", "pass"
MODES = (ASK, ABLE, AIMED, PASS)
"""Always ask; ask when there is something to respond with (but not about what one has just played oneself, before
anybody else did anything); ask when one is attacked or aimed at; pass."""

PREPARED_LIMIT = 20
"""How many answers may be prepared at a time."""


@dataclass(frozen=True, slots=True)
class Prepared:
    """An answer prepared for a question that may come: the ask's kind or its window, what it is about (the id of that
    text; None for anything), and the answer in notation. It is used once, and lapses if it is not legal then."""

    when: str
    key: str
    about: str | None = None

    def fits(self, ask: Ask) -> bool:
        """Whether this is the question."""
        about = ask.about.id if ask.about is not None else None
        return self.when in (ask.kind, ask.window) and self.about in (None, about)


@dataclass(frozen=True, slots=True)
class StandingOrders:
    """A seat's orders; one that has given none is asked when it could do something. `default` is the mode for response
    windows, `windows` the mode for single kinds of them; `pass_turn` passes all windows until the turn ends,
    `pass_round` until its player's next turn; `prepared` are answers to questions foreseen. `pace` is the median time
    after which an automatic answer is given (None: as suits the match's clock)."""

    default: str = ABLE
    windows: Mapping[str, str] = field(default_factory=dict[str, str])
    pass_turn: bool = False
    prepared: tuple[Prepared, ...] = ()
    pace: timedelta | None = None
    pass_round: bool = False

    def checked(self, rules: Rules) -> StandingOrders:
        """These orders, if the game can carry them out.

        Raises:
            Refused: a mode or a window that does not exist, or too many prepared answers.
        """
        for mode in (self.default, *self.windows.values()):
            if mode not in modes(rules):
                raise Refused(say("orders-mode", given=mode, allowed=", ".join(modes(rules))))
        for window in self.windows:
            if window not in rules.windows:
                raise Refused(say("orders-window", given=window, allowed=", ".join(rules.windows)))
        if len(self.prepared) > PREPARED_LIMIT:
            raise Refused(say("orders-too-many", most=PREPARED_LIMIT))
        if self.pace is not None and not timedelta(seconds=1) <= self.pace <= timedelta(days=1):
            raise Refused(say("orders-pace"))
        return self

    def mode(self, window: str) -> str:
        """What to do in a kind of window."""
        return PASS if self.pass_turn or self.pass_round else self.windows.get(window, self.default)

    def answer(self, ask: Ask) -> str | None:
        """The answer that the orders give, in notation; None to ask the player. What leaves no choice is
        answered so, unless its player wants to be asked everything."""
        for prepared in self.prepared:
            if prepared.fits(ask):
                return prepared.key if legal(ask, prepared.key) else None
        if not ask.window:
            return ask.default if self.default != ASK and ask.only() is not None else None
        mode = self.mode(ask.window)
        passes = mode == PASS or (mode == ABLE and not _able(ask)) or (mode == AIMED and not ask.aimed)
        return ask.default if passes else None

    def after(self, ask: Ask) -> StandingOrders:
        """The orders that stay when a question has been answered: what was prepared for it is used up."""
        for prepared in self.prepared:
            if prepared.fits(ask):
                return replace(self, prepared=tuple(each for each in self.prepared if each is not prepared))
        return self

    def store(self) -> dict[str, Any]:
        """The orders as plain data."""
        data = asdict(self)
        data["pace"] = None if self.pace is None else self.pace.total_seconds()
        return data

    @classmethod
    def restore(cls, data: Mapping[str, Any] | None) -> StandingOrders:
        """Orders from plain data; the default ones if there is none."""
        if not data:
            return cls()
        pace = data["pace"]
        return cls(
            default=data["default"],
            windows=data["windows"],
            pass_turn=data["pass_turn"],
            pass_round=data.get("pass_round", False),
            prepared=tuple(Prepared(**each) for each in data["prepared"]),
            pace=None if pace is None else timedelta(seconds=pace),
        )


def modes(rules: Rules) -> tuple[str, ...]:
    """The modes that a game knows."""
    return tuple(mode for mode in MODES if mode != AIMED or rules.aims)


def renewed(orders: dict[str, Any], *, own: bool) -> dict[str, Any]:
    """Stored orders as a turn begins, the player's `own` or another's."""
    return {**orders, "pass_turn": False, "pass_round": orders.get("pass_round", False) and not own}


def _able(ask: Ask) -> bool:
    """Whether a player could do something that they have not just left undone."""
    return not ask.own and ask.only() is None


def legal(ask: Ask, key: str) -> bool:
    """Whether an answer is among the legal ones."""
    try:
        ask.read(key)
    except Refused:
        return False
    return True


def drawn_time(secret: bytes, match: int, number: int, seat: int, median: timedelta) -> timedelta:
    """How long an automatic answer takes: half to twice the median, by the number of the decision alone."""
    data = f"{match}:{number}:{seat}".encode()
    word = int.from_bytes(blake2b(data, digest_size=8, key=secret[:64], person=b"arbiter pace").digest(), "big")
    return median * 2.0 ** (word / 2**63 - 1)
