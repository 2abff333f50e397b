"""The disk as several processes see it: tables have an owner, processes a lease that expires."""

import asyncio
from collections.abc import Mapping

from rawsiko.server.storage import Fenced, JournalKind, NewJournal, StoredEntry
from rawsiko.server.storage.processes import LEASE_SECONDS, HeldJournal, Process
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
        self.is_asleep = False
        self.claims = SharedClaims(self)

    async def create(self, table: NewJournal) -> int:
        if not self.leases.is_alive(self.name):
            await self.claims.renew()  # as production does
        epoch = await super().create(table)
        self.leases.owners[table.id] = self.name
        return epoch

    def _check(self, table: StoredTable, epoch: int, entry: StoredEntry) -> None:
        if self.leases.owners.get(table.row.id) != self.name:
            raise Fenced
        super()._check(table, epoch, entry)

    async def claim(self, table_id: str) -> int | None:
        if not self.claims.has_lease():
            await self.claims.renew()
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


class SharedClaims:
    """What Processes is to Storage."""

    def __init__(self, storage: SharedStorage) -> None:
        self.owner = storage.name
        self.had_no_lease = True
        self.playing = 0
        self._storage = storage
        self._leases = storage.leases
        self._renewed = float("-inf")

    def has_lease(self) -> bool:
        return _now() - self._renewed < LEASE_SECONDS

    async def renew(self) -> None:
        begun = _now()
        await self._storage.work()
        self.had_no_lease = self.had_no_lease or not self._leases.is_alive(self.owner)
        self._leases.until[self.owner] = _now() + LEASE_SECONDS
        self._renewed = begun

    async def is_leaving(self) -> None:
        self._leases.leaving.add(self.owner)

    async def processes(self) -> list[Process]:
        await self._storage.work()
        alive = sorted(name for name in self._leases.until if self._leases.is_alive(name))
        owners = list(self._leases.owners.values())
        return [Process(one, owners.count(one), one in self._leases.leaving) for one in alive]

    async def owner_of(self, table_id: str) -> str | None:
        await self._storage.work()
        owner = self._leases.owners.get(table_id)
        return owner if owner is not None and self._leases.is_alive(owner) else None

    async def unowned(self, kind: JournalKind, most: int) -> list[str]:
        if kind is JournalKind.CLASS:
            return []
        await self._storage.work()
        owners = self._leases.owners
        free = [one for one, owner in owners.items() if not self._leases.is_alive(owner)]
        return free[:most]

    async def held(self) -> dict[str, HeldJournal]:
        await self._storage.work()
        owners, tables = self._leases.owners, self._storage.disk.tables
        mine = [one for one in owners if owners[one] == self.owner]
        return {one: HeldJournal(JournalKind.TABLE, tables[one].epoch) for one in mine}

    async def move(self, to: str, held: Mapping[str, int]) -> set[str]:
        await self._storage.work()
        moved: set[str] = set()
        for table_id, epoch in held.items():
            table = self._storage.disk.tables[table_id]
            is_ours = (self._leases.owners[table_id], table.epoch) == (self.owner, epoch)
            if is_ours and self._leases.is_alive(to):
                self._leases.owners[table_id] = to
                table.epoch += 1
                moved.add(table_id)
        return moved


def _now() -> float:
    return asyncio.get_running_loop().time()
