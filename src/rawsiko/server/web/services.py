"""What the route handlers of one server share."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from rawsiko.bots.registry import BOTS
from rawsiko.server.classes.registry import ClassRegistry
from rawsiko.server.connections.admission import Admission
from rawsiko.server.connections.polling import Polling
from rawsiko.server.connections.sockets import Sockets
from rawsiko.server.maintenance import Maintenance
from rawsiko.server.replays.class_debrief import ClassDebriefs
from rawsiko.server.replays.reports import MatchReports
from rawsiko.server.tables.capacity import Capacity
from rawsiko.server.tables.registry import TableRegistry
from rawsiko.server.web.addresses import Addresses
from rawsiko.server.web.hosts import Hosts


@dataclass
class Services:
    registry: TableRegistry
    classes: ClassRegistry
    debriefs: ClassDebriefs
    reports: MatchReports
    admission: Admission
    polling: Polling
    sockets: Sockets
    maintenance: Maintenance
    capacity: Capacity
    addresses: Addresses | None  # of this server, if known
    hosts: Hosts  # the names that it answers to
    levels: tuple[str, ...] = field(default_factory=lambda: tuple(BOTS))
    reader: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))  # of replays
    waiting_readers: int = 0
    _content: list[bytes] = field(default_factory=list[bytes])

    def content(self, export: Callable[[], bytes]) -> bytes:
        """Computed once."""
        if not self._content:
            self._content.append(export())
        return self._content[0]
