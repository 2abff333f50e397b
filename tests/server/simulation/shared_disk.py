"""The disk as several processes see it: tables have an owner, processes a lease that expires."""

import asyncio
from collections.abc import Mapping

from rawsiko.server.storage import Fenced, NewTable, StoredEntry
from rawsiko.server.storage.cluster import Process
from rawsiko.server.storage.leases import LEASE_SECONDS
from tests.server.simulation.disk import Disk, DiskStorage, StoredTable


class Leases:
    """Survives every crash, like the disk."""

    def __init__(self) -> None:
        self.until: dict[str, float] = {}
        self.leaving: set[str] = set()
        self.owners: dict[str, str] = {}  # of tables

    def is_alive(self, name: str) -> bool:
        return self.until.get(name, 0.0) > _now()


class SharedStorage(DiskStorage):
    """One process's access. It renews its lease unless it is `asleep`."""

    def __init__(self, disk: Disk, leases: Leases, name: str) -> None:
        super().__init__(disk)
        self.leases = leases
        self.name = name
        self.had_no_lease = True
        self.is_asleep = False
        self.playing = 0
        self.cluster = SharedOwners(self)
        self._renewed = float("-inf")

    def has_lease(self) -> bool:
        return _now() - self._renewed < LEASE_SECONDS

    async def renew(self) -> None:
        begun = _now()
        await self._work()
        self.had_no_lease = self.had_no_lease or not self.leases.is_alive(self.name)
        self.leases.until[self.name] = _now() + LEASE_SECONDS
        self._renewed = begun

    async def create_table(self, table: NewTable) -> int:
        if not self.leases.is_alive(self.name):
            await self.renew()  # as production does
        epoch = await super().create_table(table)
        self.leases.owners[table.id] = self.name
        return epoch

    def _check(self, table: StoredTable, epoch: int, entry: StoredEntry) -> None:
        if self.leases.owners.get(table.row.id) != self.name:
            raise Fenced
        super()._check(table, epoch, entry)

    async def claim(self, table_id: str) -> int | None:
        if not self.has_lease():
            await self.renew()
        await self._work()
        owner = self.leases.owners.get(table_id)
        if owner not in (None, self.name) and self.leases.is_alive(owner):
            return None
        self.leases.owners[table_id] = self.name
        self.disk.tables[table_id].epoch += 1
        return self.disk.tables[table_id].epoch

    async def keep_timers(self, timers: Mapping[str, str | None]) -> None:
        del timers

    async def work(self) -> None:
        await self._work()


class SharedOwners:
    """What ClusterStorage is to Storage."""

    def __init__(self, storage: SharedStorage) -> None:
        self.name = storage.name
        self._storage = storage
        self._leases = storage.leases

    async def is_leaving(self) -> None:
        self._leases.leaving.add(self.name)

    async def processes(self) -> list[Process]:
        await self._storage.work()
        alive = sorted(name for name in self._leases.until if self._leases.is_alive(name))
        owners = list(self._leases.owners.values())
        return [Process(one, owners.count(one), one in self._leases.leaving) for one in alive]

    async def owner_of(self, table_id: str) -> str | None:
        await self._storage.work()
        owner = self._leases.owners.get(table_id)
        return owner if owner is not None and self._leases.is_alive(owner) else None

    async def owner_of_class(self, class_id: str) -> str | None:
        raise AssertionError(class_id)

    async def unowned(self, most: int) -> tuple[list[str], list[str]]:
        await self._storage.work()
        owners = self._leases.owners
        free = [one for one, owner in owners.items() if not self._leases.is_alive(owner)]
        return [], free[:most]

    async def held(self) -> tuple[dict[str, int], dict[str, int]]:
        await self._storage.work()
        owners, tables = self._leases.owners, self._storage.disk.tables
        return {}, {one: tables[one].epoch for one in owners if owners[one] == self.name}

    async def move(self, to: str, held: Mapping[str, int]) -> set[str]:
        await self._storage.work()
        moved: set[str] = set()
        for table_id, epoch in held.items():
            table = self._storage.disk.tables[table_id]
            is_ours = (self._leases.owners[table_id], table.epoch) == (self.name, epoch)
            if is_ours and self._leases.is_alive(to):
                self._leases.owners[table_id] = to
                table.epoch += 1
                moved.add(table_id)
        return moved


def _now() -> float:
    return asyncio.get_running_loop().time()
