"""How many tables there may be, and who may open another one.

A live table takes memory, and every table takes disk space until it is deleted. All tables that
clients open go through `Capacity`. It limits both, and no network can keep others from opening one:

- The rate is limited to `PER_NETWORK`, which is more than all classes of a school need. Beyond it a
  new table takes the place of the network's oldest unused one. Classes have a rate of their own, so
  that whoever opens tables doesn't keep a teacher from opening a class.
- A network can't hold more live tables than there are free places. A greedy one gets half of them,
  two get a third each, and there is always room for another. The tables of a class count for the
  network that opened it.
- Unused tables are deleted after `UNUSED_SECONDS`, or when their place is needed: lobbies nobody
  sits in, and tables that ended before their match began.
- No table is opened while the database is larger than `disk_bytes`.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import NamedTuple, Protocol, TypeVar

from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import SeatKind, Settings, Status
from rawsiko.server.clock import Clock
from rawsiko.server.logs import LOG
from rawsiko.server.rate_limits import MINUTE, Bucket, ByNetwork, Queue, Rate, network_of
from rawsiko.server.tables.boards import PackableBoard
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.tables.registry import Opened, TableRegistry

MOST_TABLES = 20_000  # live, in one process: half a gigabyte of memory
PER_NETWORK = Rate(20 / MINUTE, 60)  # tables
CLASSES_PER_NETWORK = Rate(20 / MINUTE, 60)
SPARE_SECONDS = MINUTE  # after so long without anybody, another table may replace an unused one
GIGABYTE = 10**9
DISK_BYTES = 10 * GIGABYTE  # of the database; `rawsiko serve --disk-limit` changes it
JOINS = Rate(2.0, 10)  # of classes, from one network: a school behind one address joins in a minute
LONGEST_QUEUE = 20.0  # seconds
UNUSED_SECONDS = 55 * MINUTE  # with the time between two sweeps, less than an hour
MEASURED_SECONDS = 5.0  # how long a measured size of the database is used

log = logging.getLogger(LOG)


class HasClassId(Protocol):
    @property
    def class_id(self) -> str: ...


C = TypeVar("C", bound=HasClassId)


class Limits(NamedTuple):
    tables: int = MOST_TABLES
    per_network: Rate = PER_NETWORK
    classes_per_network: Rate = CLASSES_PER_NETWORK
    disk_bytes: int = DISK_BYTES
    joins: Rate = JOINS


class Capacity:
    def __init__(self, registry: TableRegistry, clock: Clock, limits: Limits | None = None) -> None:
        self._registry = registry
        self._clock = clock
        self._limits = limits or Limits()
        limits = self._limits
        self._tables_rate = ByNetwork(lambda: Bucket(limits.per_network, clock.now()))
        self._classes_rate = ByNetwork(lambda: Bucket(limits.classes_per_network, clock.now()))
        self._joins = ByNetwork(lambda: Queue(limits.joins, clock.now()))
        self._opened: dict[str, dict[str, float]] = {}  # by network: live tables, and since when
        self._classes: dict[str, str] = {}  # the networks that opened them, by id
        self._opening = 0
        self._unused_since: dict[str, float] = {}
        self._measured = (float("-inf"), 0)  # when, and the bytes

    async def open_table(
        self,
        address: str,
        settings: Settings,
        board: PackableBoard | None = None,
        today: str = "",
    ) -> Opened | TableRefusal:
        """A new table for a client at this address, or why it is refused."""
        network = network_of(address)
        is_too_fast = not self._tables_rate.of(address).takes(self._clock.now())
        spare = self._spare(network)
        if is_too_fast and not spare:
            return TableRefusal.TOO_FAST
        if await self._disk_bytes() >= self._limits.disk_bytes:
            return TableRefusal.SERVER_FULL
        if is_too_fast or len(spare) >= self._limits.per_network.at_once:
            del self._opened[network][spare[0].table.id]  # so that no other one replaces it
            await self._registry.delete(spare[:1])
        held = self._held(network)
        free = self._free()
        unused: Sequence[LiveTable] = () if free > held else self._unused()
        if free + len(unused) <= held:
            return TableRefusal.SERVER_FULL
        self._opening += 1  # reserves the place
        try:
            if free < 1:
                await self._registry.delete(unused[: 1 - free])
            opened = await self._registry.open_table(settings, board, today)
        finally:
            self._opening -= 1
        self._opened.setdefault(network, {})[opened.live.table.id] = self._clock.now()
        return opened

    async def open_class(
        self, address: str, open_now: Callable[[], Awaitable[C | TableRefusal]]
    ) -> C | TableRefusal:
        """A new class. Its tables are counted when they are opened: see `has_room`."""
        if not self._classes_rate.of(address).takes(self._clock.now()):
            return TableRefusal.TOO_FAST
        if await self._disk_bytes() >= self._limits.disk_bytes:
            return TableRefusal.SERVER_FULL
        network = network_of(address)
        if not self._leaves_room(network, 1):
            return TableRefusal.SERVER_FULL
        opened = await open_now()
        if not isinstance(opened, TableRefusal):
            self._classes[opened.class_id] = network
        return opened

    async def wait_to_join(self, address: str) -> TableRefusal | None:
        """Wait for one's turn to join a class, so that one device can't fill it at once."""
        wait = self._joins.of(address).seconds_to_wait(self._clock.now(), LONGEST_QUEUE)
        if wait is None:
            return TableRefusal.TOO_FAST
        await asyncio.sleep(wait)
        return None

    def has_room(self, class_id: str, tables: int) -> bool:
        """Whether a class may open so many tables now."""
        return self._leaves_room(self._classes.get(class_id), tables)

    async def sweep(self, classes: Collection[str] = ()) -> int:
        """Delete tables that have been unused for long enough. Returns how many. `classes` are
        those that still exist."""
        now = self._clock.now()
        unused = self._unused()
        since = {live.table.id: self._unused_since.get(live.table.id, now) for live in unused}
        old = [live for live in unused if now - since[live.table.id] >= UNUSED_SECONDS]
        deleted = await self._registry.delete(old)
        self._unused_since = since
        for network in list(self._opened):
            if not self._opened_by(network):
                del self._opened[network]
        self._classes = {name: where for name, where in self._classes.items() if name in classes}
        return deleted

    def _free(self) -> int:
        return self._limits.tables - len(self._registry.live_tables) - self._opening

    def _leaves_room(self, network: str | None, tables: int) -> bool:
        """Whether the others still have room if this network opens so many more tables. Unused
        ones are deleted when the next table is opened. After a restart nobody knows which network
        has opened a class."""
        held = 0 if network is None else self._held(network) + max(0, tables - 1)
        left = self._free() - tables
        return left >= held or left + len(self._unused()) >= held

    def _held(self, network: str) -> int:
        """How many live tables it has opened, itself or for its classes."""
        opened = len(self._opened_by(network))
        if network not in self._classes.values():
            return opened
        classes = [live.class_id for live in self._registry.live_tables.values() if live.class_id]
        return opened + sum(self._classes.get(class_id) == network for class_id in classes)

    def _opened_by(self, network: str) -> dict[str, float]:
        """Its live tables, and since when, oldest first."""
        opened = self._opened.get(network, {})
        for table in opened.keys() - self._registry.live_tables.keys():
            del opened[table]
        return opened

    def _spare(self, network: str) -> Sequence[LiveTable]:
        """Its own unused tables that have been there for a while, oldest first."""
        until = self._clock.now() - SPARE_SECONDS
        live = self._registry.live_tables
        old = [live[table] for table, since in self._opened_by(network).items() if since <= until]
        return [one for one in old if is_unused(one)]

    def _unused(self) -> Sequence[LiveTable]:
        """Oldest first, as in the registry."""
        return [live for live in self._registry.live_tables.values() if is_unused(live)]

    async def _disk_bytes(self) -> int:
        at, size = self._measured
        now = self._clock.now()
        if now - at >= MEASURED_SECONDS:
            size = await self._registry.storage.disk_bytes()
            self._measured = now, size
            if size >= self._limits.disk_bytes:
                log.warning("the disk limit is reached: no new tables")
        return size


def is_unused(live: LiveTable) -> bool:
    """A lobby nobody sits in, or a table that ended before its match began; nobody connected."""
    table = live.table
    if live.conversations or table.match is not None:
        return False
    if table.status is Status.LOBBY:
        is_of_class = live.class_id is not None  # which seats its pupils in a moment
        has_people = any(seat.kind is SeatKind.PERSON for seat in table.seats.values())
        return not is_of_class and not has_people
    return table.is_over
