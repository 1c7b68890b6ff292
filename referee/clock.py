"""Time: the clock that says what time it is, and the policies that say when a player's time is up.

One rule covers every policy. A question gives its seat `move` (time that costs nothing) and, after that, what is left
of the seat's `bank`. When a seat answers, what it used beyond `move` leaves the bank. The first answer after the move
came to a seat adds `increment` to its bank, which never grows beyond its first size.

- correspondence: `move` only, a time for each question
- bank with increment: `bank` and `increment`
- live: a short bank, and a `move` so that a question that comes late can still be read
- none: no time at all

Flags and reminders keep the quiet hours of the person (unless the policy says otherwise): a reminder waits until they
end, and a flag until an hour after that, whether it would have fallen in them or in that hour; but however often quiet
hours are set anew, not for more than a day. On vacation a person's clocks stand still in matches that allow it. Time in
which the bot was down is given back to every clock (see `heartbeat.py`).
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Protocol
from zoneinfo import ZoneInfo

from engines.kernel.ask import Refused
from engines.kernel.text import Listing, Text, say

ZERO = timedelta()
MINUTE = timedelta(minutes=1)
WAKING = timedelta(hours=1)
"""How long after quiet hours no flag falls yet."""
PUT_OFF = timedelta(days=1)
"""How long quiet hours put a flag off at most: more than any do that stay as they are."""

ON_FLAG = ("default", "turn", "forfeit")
"""What happens when a flag falls: the question takes its default; so do all of the seat's questions this turn; the seat
loses."""


class Clock(Protocol):
    """Says what time it is."""

    def now(self) -> datetime:
        """This moment, with its time zone."""
        ...


class SystemClock:
    """The machine's clock."""

    def now(self) -> datetime:
        """This moment, in UTC."""
        return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Quiet:
    """Somebody's quiet hours: from one time of day to another (minutes after midnight) in their time zone."""

    start: int
    end: int
    zone: ZoneInfo

    def within(self, at: datetime) -> bool:
        """Whether a moment lies in them."""
        local = at.astimezone(self.zone)
        minute = local.hour * 60 + local.minute
        if self.start < self.end:
            return self.start <= minute < self.end
        return self.start != self.end and not self.end <= minute < self.start

    def over(self, at: datetime) -> datetime | None:
        """When the quiet hours end that a moment lies in; None if it lies in none."""
        if not self.within(at):
            return None
        local = at.astimezone(self.zone)
        later = timedelta(days=1 if local.hour * 60 + local.minute >= self.end else 0)
        clock = (local + later).replace(hour=self.end // 60 % 24, minute=self.end % 60, second=0, microsecond=0)
        # An hour that the zone repeats ends twice, and one that it skips does not end at its own time.
        ends = sorted(clock.replace(fold=fold).astimezone(UTC) for fold in (0, 1))
        end = next((each for each in ends if each > at), ends[-1])
        while self.within(end):
            end += MINUTE
        return end

    def awake(self, at: datetime) -> datetime | None:
        """When it is an hour after the quiet hours that a moment, or the hour before it, lies in; None if neither
        does."""
        ends = (self.over(at - MINUTE * ago) for ago in range(WAKING // MINUTE))
        end = next((each for each in ends if each is not None), None)
        return None if end is None or end + WAKING <= at else end + WAKING


@dataclass(frozen=True, slots=True)
class ClockPolicy:
    """How a match keeps time; the module says what the figures mean. `remind` is the share of the time after which a
    reminder goes out (0: none), `patience` how many flags in a row lose the match (0: any number)."""

    kind: str = "none"
    move: timedelta = ZERO
    bank: timedelta = ZERO
    increment: timedelta = ZERO
    on_flag: str = "default"
    remind: float = 0.8
    patience: int = 5
    quiet: bool = True
    vacation: bool = True

    @classmethod
    def none(cls) -> ClockPolicy:
        """No time limit."""
        return cls(remind=0)

    @classmethod
    def correspondence(cls, move: timedelta, on_flag: str = "default") -> ClockPolicy:
        """A time for each question."""
        return cls("correspondence", move=move, on_flag=on_flag)

    @classmethod
    def fischer(cls, bank: timedelta, increment: timedelta, on_flag: str = "forfeit") -> ClockPolicy:
        """A bank for the match, and an increment each time the move comes to the seat."""
        return cls("bank", bank=bank, increment=increment, on_flag=on_flag)

    @classmethod
    def live(cls, bank: timedelta, move: timedelta, on_flag: str = "forfeit") -> ClockPolicy:
        """A match in one sitting: a short bank and a little time for each question; no quiet hours, no vacation."""
        return cls("live", move=move, bank=bank, on_flag=on_flag, remind=0, quiet=False, vacation=False)

    @property
    def timed(self) -> bool:
        """Whether there is a time limit."""
        return bool(self.move or self.bank)

    def checked(self) -> ClockPolicy:
        """This policy, if it makes sense.

        Raises:
            Refused: a length of time, the reminder's share or the flag's effect is not one that is allowed.
        """
        if self.on_flag not in ON_FLAG:
            raise Refused(say("clock-on-flag", given=self.on_flag, allowed=", ".join(ON_FLAG)))
        lengths = (self.move, self.bank, self.increment)
        if any(not ZERO <= each <= timedelta(days=90) for each in lengths) or not 0 <= self.remind < 1:
            raise Refused(say("clock-lengths"))
        if self.kind != "none" and self.move + self.bank < timedelta(seconds=5):
            raise Refused(say("clock-too-short"))
        return self

    def text(self) -> Text:
        """The policy in a sentence."""
        if self.kind == "none" or not self.timed:
            return say("clock-none")
        if not self.bank:
            return say("clock-correspondence", move=length(self.move))
        if self.move:
            return say("clock-live", bank=length(self.bank), move=length(self.move))
        return say("clock-bank", bank=length(self.bank), increment=length(self.increment))

    def store(self) -> dict[str, Any]:
        """The policy as plain data, times in seconds."""
        return {
            name: value.total_seconds() if isinstance(value, timedelta) else value
            for name, value in asdict(self).items()
        }

    @classmethod
    def restore(cls, data: dict[str, Any]) -> ClockPolicy:
        """A policy from plain data."""
        times: dict[str, Any] = {name: timedelta(seconds=data[name]) for name in ("move", "bank", "increment")}
        return cls(**{**data, **times})

    # ------------------------------------------------------------ a seat's time

    def cost(self, spent: timedelta) -> timedelta:
        """What an answer that took so long takes out of the bank."""
        return max(ZERO, spent - self.move)

    def refill(self, bank: timedelta) -> timedelta:
        """The bank with an increment."""
        return min(self.bank, bank + self.increment)

    def flag(self, since: datetime, used: timedelta, bank: timedelta, quiet: Quiet | None) -> datetime | None:
        """When the flag falls of a seat whose question was put at `since` and had used some time before."""
        if not self.timed:
            return None
        left = self.move + bank - used
        at = since + max(ZERO, left)
        awake = quiet.awake(at) if quiet is not None and self.quiet else None
        return at if awake is None else min(awake, max(at, since + left + PUT_OFF))

    def reminder(self, since: datetime, used: timedelta, bank: timedelta, quiet: Quiet | None) -> datetime | None:
        """When the reminder of that question goes out."""
        if not self.timed or not self.remind:
            return None
        at = since + max(ZERO, (self.move + bank) * self.remind - used)
        return (quiet.over(at) if quiet is not None and self.quiet else None) or at


PRESETS: dict[str, ClockPolicy] = {
    "none": ClockPolicy.none(),
    "day": ClockPolicy.correspondence(timedelta(days=1)),
    "three-days": ClockPolicy.correspondence(timedelta(days=3)),
    "week": ClockPolicy.correspondence(timedelta(days=7)),
    "bank": ClockPolicy.fischer(timedelta(days=7), timedelta(hours=8)),
    "live": ClockPolicy.live(timedelta(minutes=25), timedelta(seconds=15)),
}
"""The policies that a match is usually opened with, by name."""


def length(time: timedelta) -> Text | Listing:
    """A length of time in words, to its two largest units."""
    seconds = round(time.total_seconds())
    days, seconds = divmod(seconds, 86400)
    hours, seconds = divmod(seconds, 3600)
    minutes, seconds = divmod(seconds, 60)
    parts = [
        text
        for count, text in (
            (days, say("time-days", count=days)),
            (hours, say("time-hours", count=hours)),
            (minutes, say("time-minutes", count=minutes)),
            (seconds, say("time-seconds", count=seconds)),
        )
        if count
    ]
    return Listing(tuple(parts[:2])) if parts else say("time-seconds", count=0)
