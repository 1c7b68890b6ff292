"""Operations on what is about to happen: damage is prevented or dealt elsewhere, something happens instead."""

from __future__ import annotations

from typing import Any

from engines.kernel.cards import instead
from engines.kernel.cards.fields import Flag, HowMany, Program, Things, Value
from engines.kernel.cards.flow import Code, Effect, Op
from engines.kernel.cards.lasting import AtWork
from engines.kernel.cards.packs import Ids
from engines.kernel.cards.reading import EVENT, Name, Reader
from engines.kernel.cards.scope import Scope

from .damage import redirect
from .words import L


class Answering(Program):
    """Operations that speak of the event that they answer: of an `event`, or of that of their part."""

    def __init__(self, event: str = ""):
        super().__init__()
        self.event = event

    def read(self, raw: Any, r: Reader) -> Any:
        event = L.events[self.event] if self.event else r.names[EVENT].selector[0]
        roles = {
            role: Name("things", frozenset(L.kinds.get(str(event.roles[role]), ())), role=role)
            for role in ("subject", "other")
            if role in event.roles
        }
        return super().read(raw, r.apart(**{EVENT: Name(EVENT, selector=(event,)), **roles}))


@L.part("prevent")
@L.op("prevent")
class Prevent(AtWork):
    """Damage to or from something is prevented: all of it, or `n` of it; with `first` only the first each turn; `do`
    happens each time it prevents some. `wall` marks what a Door does against an attack. [RS-1035 RS-1036 RS-1307]"""

    doer = "you"
    to = Things(None, det="each")
    of = Things(None, det="each")
    n = Value(None)
    combat = Flag()
    first = Flag()
    wall = Flag()
    do_ = Answering("damaged")
    for_a_time = ("until", "do")

    @property
    def target(self) -> str:  # type: ignore[override]
        """Which side the damage is prevented on."""
        return "to" if self.to is not None else "of"

    def check(self, r: Reader) -> None:
        if (self.to is None) == (self.of is None):
            raise r.bad("prevent names what the damage would be dealt to, or what it is of")

    @classmethod
    def read_part(cls, raw: Any, r: Reader) -> AtWork:
        """What a card always prevents sets off nothing by itself."""
        if isinstance(raw, dict) and "do" in raw:
            raise r.at("do").bad(
                "what always prevents damage does nothing beside; say it by would: {event: damaged, ...}"
            )
        return super().read_part(raw, r)

    def compile(self, code: Code, label: str) -> None:
        if self.do_:
            code.set_aside(self, self.do_, label)
        else:
            super().compile(code, label)


@L.op("instead")
class Instead(instead.Instead):
    """For a time something happens instead of something else, or an amount is another: once, or so often. [RS-1307]"""

    uses = HowMany(1, 99, default=1)

    def check(self, r: Reader) -> None:
        super().check(r)
        if "toss_made" in self.event:
            raise r.at("event").bad(
                "what becomes of a toss is said on a card: would: {event: toss_made}, result: success"
            )


@L.op("redirect")
class Redirect(Op):
    """Damage that would be dealt is dealt to something else: as much, by the same source, of the same kind; a damaged
    player says which Summoner takes it. It stands in what happens instead of that damage. [RS-911 RS-1307]"""

    bare = "to"
    doer = ""
    to = Things(det="a")

    def check(self, r: Reader) -> None:
        event = r.names.get(EVENT)
        if event is None or [each.name for each in event.selector] != ["damaged"]:
            raise r.bad("redirect moves damage that would be dealt: it stands behind would: {event: damaged, ...}")

    def do(self, g: Any, frame: Effect, scope: Scope, **found: Ids) -> Any:
        for id in found["to"][:1]:
            redirect(g, id, frame.event)  # type: ignore[arg-type]
