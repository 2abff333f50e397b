"""What the handlers of one server share."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from rawsiko.bots.registry import BOTS
from rawsiko.server.addresses import Addresses
from rawsiko.server.desk import Desk
from rawsiko.server.polling import Polling
from rawsiko.server.reception import Reception
from rawsiko.server.sockets import Sockets
from rawsiko.server.upkeep import Upkeep


@dataclass
class Services:
    desk: Desk
    reception: Reception
    polling: Polling
    sockets: Sockets
    upkeep: Upkeep
    addresses: Addresses | None  # where others reach this server, if that is known
    levels: tuple[str, ...] = field(default_factory=lambda: tuple(BOTS))
    reader: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))  # of replays
    waiting_readers: int = 0
    _content: list[bytes] = field(default_factory=list[bytes])

    def content(self, export: Callable[[], bytes]) -> bytes:
        """Worked out once."""
        if not self._content:
            self._content.append(export())
        return self._content[0]
