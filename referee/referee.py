"""The referee, and the parts that it holds."""

from __future__ import annotations

from datetime import timedelta

from store import Store
from store.share import Share

from .agreements import Agreements
from .clock import Clock
from .decks import Decks
from .heartbeat import HEARTBEAT, Heartbeat
from .library import Library
from .matches import Matches
from .notices import Notices
from .openings import Openings
from .people import People
from .play import Play
from .rematches import Rematches
from .resources import Resources
from .servers import Servers
from .timekeeping import Timekeeping


class Referee:
    """Referees matches. Everything it accepts is durable before it returns; everything it refuses changed nothing.

    Any number of tasks, and of processes on one database, may use it at the same time.
    """

    def __init__(
        self,
        store: Store,
        library: Library,
        clock: Clock,
        *,
        secret: bytes,
        house_delay: timedelta = timedelta(seconds=1.5),
        share: Share | None = None,
    ):
        self.resources = Resources(
            store, library, clock, secret=secret, house_delay=house_delay, share=share or Share()
        )
        self.matches = Matches(self.resources)
        self.people = People(self.resources)
        self.servers = Servers(self.resources)
        self.decks = Decks(self.resources)
        self.openings = Openings(self.resources, self.people, self.decks)
        self.rematches = Rematches(self.resources, self.openings)
        self.play = Play(self.resources, self.people)
        self.agreements = Agreements(self.resources)
        self.notices = Notices(self.resources)
        self.timekeeping = Timekeeping(self.resources)
        self.heartbeat = Heartbeat(self.resources)

    async def start(self, *, heartbeat: timedelta | None = HEARTBEAT) -> None:
        """Give downtime back, set aside what can't be carried on, finish what settings had changed, listen to other
        processes, and begin to show signs of life (unless `heartbeat` is None)."""
        await self.heartbeat.credit_downtime()
        await self.timekeeping.look_through()
        await self.people.look_through()
        self.resources.store.listen(self.resources.changed.set)
        if heartbeat is not None:
            self.heartbeat.start(heartbeat)
        self.resources.changed.set()

    async def close(self) -> None:
        """Stop. The store stays open: it belongs to who opened it."""
        await self.heartbeat.stop()
