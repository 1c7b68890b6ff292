"""What a server has set for the matches that are opened on it."""

from __future__ import annotations

from store.records import ServerRecord

from .resources import Resources


class Servers:
    """What servers have set."""

    def __init__(self, resources: Resources):
        self.resources = resources

    async def threads(self, guild: int) -> bool:
        """Whether matches get threads of their own there, unless their openers say otherwise."""
        async with self.resources.store.read() as tx:
            server = await tx.servers.get(guild)
        return server is not None and server.threads

    async def set_threads(self, guild: int, threads: bool) -> None:
        """From now on they do, or don't."""
        async with self.resources.store.write() as tx:
            await tx.servers.put(ServerRecord(guild, threads))
