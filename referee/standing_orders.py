"""Standing orders: what a player wants answered without being asked. They are private, and kept for each seat.

They go by public facts, or by what the seat itself is offered. An answer that they give is given at a drawn time, which
depends on the decision's number and never on what the seat holds.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
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


@dataclass(frozen=True, slots=True)
class StandingOrders:
    """A seat's orders; one that has given none is asked when it could do something. `default` is the mode for response
    windows, `windows` the mode for single kinds of them; `pass_turn` passes all windows until the turn ends,
    `pass_round` until its player's next turn."""

    default: str = ABLE
    windows: Mapping[str, str] = field(default_factory=dict[str, str])
    pass_turn: bool = False
    pass_round: bool = False

    def checked(self, rules: Rules) -> StandingOrders:
        """These orders, if the game can carry them out.

        Raises:
            Refused: a mode or a window that does not exist.
        """
        for mode in (self.default, *self.windows.values()):
            if mode not in modes(rules):
                raise Refused(say("orders-mode", given=mode, allowed=", ".join(modes(rules))))
        for window in self.windows:
            if window not in rules.windows:
                raise Refused(say("orders-window", given=window, allowed=", ".join(rules.windows)))
        return self

    def mode(self, window: str) -> str:
        """What to do in a kind of window."""
        return PASS if self.pass_turn or self.pass_round else self.windows.get(window, self.default)

    def answer(self, ask: Ask) -> str | None:
        """The answer that the orders give, in notation; None to ask the player. What leaves no choice is
        answered so, unless its player wants to be asked everything."""
        if not ask.window:
            return ask.default if self.default != ASK and ask.only() is not None else None
        mode = self.mode(ask.window)
        passes = mode == PASS or (mode == ABLE and not _able(ask)) or (mode == AIMED and not ask.aimed)
        return ask.default if passes else None

    def store(self) -> dict[str, Any]:
        """The orders as plain data."""
        return asdict(self)

    @classmethod
    def restore(cls, data: Mapping[str, Any] | None) -> StandingOrders:
        """Orders from plain data; the default ones if there is none."""
        if not data:
            return cls()
        return cls(
            default=data["default"],
            windows=data["windows"],
            pass_turn=data["pass_turn"],
            pass_round=data.get("pass_round", False),
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


def drawn_time(secret: bytes, match: int, number: int, seat: int, median: timedelta) -> timedelta:
    """How long an automatic answer takes: half to twice the median, by the number of the decision alone."""
    data = f"{match}:{number}:{seat}".encode()
    word = int.from_bytes(blake2b(data, digest_size=8, key=secret[:64], person=b"arbiter pace").digest(), "big")
    return median * 2.0 ** (word / 2**63 - 1)
