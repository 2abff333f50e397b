"""A disk, and the storage that a simulated process sees of it.

What was written but not yet synced is lost when the process crashes. The interface is that of
`rawsiko.server.storage.Storage`, as far as tables and classes need it.
"""

import asyncio
from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from rawsiko.server.storage import (
    Also,
    CannotRead,
    CannotSave,
    Capability,
    DuplicateCommand,
    Fenced,
    JournalKind,
    JournalRow,
    NewJournal,
    OutOfSequence,
    Stamp,
    StoredEntry,
)

START = 1_800_000_000.0  # seconds since 1970, when the simulated time begins


class StoredTable:
    def __init__(self, table: NewJournal) -> None:
        self.row = JournalRow(
            table.id, table.kind, table.code, table.status, 0.0, 0.0, None, class_id=table.class_id
        )
        self.secret = table.secret
        self.entries = [table.first]
        self.stamps: dict[int, Stamp] = {}
        self.epoch = 1
        self.names: dict[str, str] = {}


class Disk:
    """Survives every crash."""

    def __init__(self, rng: Random) -> None:
        self.tables: dict[str, StoredTable] = {}
        self.capabilities: dict[bytes, Capability] = {}
        self.rng = rng
        self.fails = 0.0  # the chance that a write fails
        self.slowest = 0.02  # seconds
        self.writes = 0  # begun so far

    def journal(self) -> list[StoredEntry]:
        """Of the only table."""
        (table,) = self.tables.values()
        return table.entries


class DiskStorage:
    """One process's access to the disk."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.is_alive = True

    async def create(self, table: NewJournal) -> int:
        await self._work()
        self.disk.tables[table.id] = StoredTable(table)
        self._keep(table.capabilities)
        return 1

    async def append(
        self, table_id: str, epoch: int, entry: StoredEntry, also: Sequence[Also] = ()
    ) -> None:
        del also  # a class's tokens and ballots: nobody here uses them
        await self._work()
        if self._fails():
            raise CannotSave("before")
        table = self.disk.tables[table_id]
        self._check(table, epoch, entry)
        if entry not in table.entries:
            await self._sync(table, epoch, entry)
        if self._fails():
            raise CannotSave("after")

    def _check(self, table: StoredTable, epoch: int, entry: StoredEntry) -> None:
        if table.epoch != epoch:
            raise Fenced
        if entry in table.entries or entry.seq == len(table.entries) + 1:
            return
        used = self._used_by(table, entry.seat, entry.command)
        if used is not None:
            raise DuplicateCommand(used)
        raise OutOfSequence(len(table.entries) + 1)

    async def _sync(self, table: StoredTable, epoch: int, entry: StoredEntry) -> None:
        """Until it is synced, a crash loses it."""
        self.disk.writes += 1
        await self._work()
        self._check(table, epoch, entry)
        table.entries.append(entry)
        table.stamps[entry.seq] = Stamp(self.now(), epoch)

    async def command_seq(self, table_id: str, seat: str, command: str) -> int | None:
        await self._read()
        return self._used_by(self.disk.tables[table_id], seat, command)

    def _used_by(self, table: StoredTable, seat: str | None, command: str | None) -> int | None:
        if command is None:
            return None
        for entry in table.entries:
            if (entry.seat, entry.command) == (seat, command):
                return entry.seq
        return None

    async def entries(self, table_id: str, after: int = 0) -> list[StoredEntry]:
        await self._read()
        return self.disk.tables[table_id].entries[after:]

    async def head_of(self, table_id: str, seq: int) -> bytes | None:
        await self._read()
        return self.disk.tables[table_id].entries[seq - 1].head

    async def secret(self, table_id: str) -> bytes:
        secret = self.disk.tables[table_id].secret
        assert secret is not None
        return secret

    async def row(self, table_id: str) -> JournalRow | None:
        stored = self.disk.tables.get(table_id)
        return None if stored is None else stored.row

    async def live(self, kind: JournalKind) -> list[JournalRow]:
        return [table.row for table in self.disk.tables.values() if table.row.kind is kind]

    def now(self) -> float:
        return START + asyncio.get_running_loop().time()

    async def stamps(self, table_id: str) -> list[Stamp]:
        await self._read()
        table = self.disk.tables[table_id]
        first = Stamp(START, 1)
        return [table.stamps.get(entry.seq, first) for entry in table.entries]

    async def set_followed(self, class_id: str, epoch: int, seq: int) -> None:
        await self._change(class_id, epoch, followed=seq)

    async def set_status(self, journal_id: str, epoch: int, status: str) -> None:
        await self._change(journal_id, epoch, status=status)

    async def _change(self, journal_id: str, epoch: int, **fields: object) -> None:
        await self._work()
        if self._fails():
            raise CannotSave
        stored = self.disk.tables[journal_id]
        if stored.epoch != epoch:
            raise Fenced
        stored.row = replace(stored.row, **fields)

    async def claim_all(self, table_ids: Sequence[str]) -> dict[str, int]:
        claims = {table_id: await self.claim(table_id) for table_id in table_ids}
        return {table_id: epoch for table_id, epoch in claims.items() if epoch is not None}

    async def claim(self, table_id: str) -> int | None:
        await self._work()
        self.disk.tables[table_id].epoch += 1
        return self.disk.tables[table_id].epoch

    async def set_name(self, table_id: str, _epoch: int, seat: str, name: str | None) -> None:
        await self._work()
        self.disk.tables[table_id].names.pop(seat, None)
        if name is not None:
            self.disk.tables[table_id].names[seat] = name

    async def names(self, table_id: str) -> dict[str, str]:
        return dict(self.disk.tables[table_id].names)

    async def capability(self, token_hash: bytes) -> Capability | None:
        await self._work()
        return self.disk.capabilities.get(token_hash)

    async def token(self, token_hash: bytes) -> Capability | None:
        return await self.capability(token_hash)

    async def replace_links(self, table_id: str, seat: str, links: Sequence[Capability]) -> None:
        await self.revoke(table_id, seat)
        self._keep(links)

    async def revoke(self, table_id: str, seat: str) -> None:
        await self._work()
        links = self.disk.capabilities
        gone = [key for key, link in links.items() if (link.table, link.seat) == (table_id, seat)]
        for key in gone:
            del links[key]

    def _keep(self, links: Sequence[Capability]) -> None:
        self.disk.capabilities.update({link.token_hash: link for link in links})

    async def _read(self) -> None:
        await self._work()
        if self._fails():
            raise CannotRead

    async def _work(self) -> None:
        """A process that crashed meanwhile never gets the result."""
        await asyncio.sleep(self.disk.rng.uniform(0, self.disk.slowest))
        if not self.is_alive:
            raise asyncio.CancelledError

    def _fails(self) -> bool:
        return self.disk.rng.random() < self.disk.fails
