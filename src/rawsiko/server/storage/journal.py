"""Storage: the interface to everything that outlives the process."""

import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Self

import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy import Connection
from sqlalchemy.exc import DataError, IntegrityError

from rawsiko.protocol.tables import Status
from rawsiko.server.storage import capabilities, class_rows, disk, leases, retention
from rawsiko.server.storage import tables as rows
from rawsiko.server.storage.appending import Append, command_seq, entries_of
from rawsiko.server.storage.backups import backup
from rawsiko.server.storage.backups.backup import CheckedBackup
from rawsiko.server.storage.class_journal import ClassStorage
from rawsiko.server.storage.clock import Clock
from rawsiko.server.storage.cluster import ClusterStorage
from rawsiko.server.storage.databases.connect import connect
from rawsiko.server.storage.databases.database import Database
from rawsiko.server.storage.errors import CannotSave, CodeTaken, UnknownTable
from rawsiko.server.storage.migrate import migrate
from rawsiko.server.storage.records import (
    FIRST_EPOCH,
    Capability,
    NewTable,
    Role,
    Stamp,
    StoredEntry,
    TableRow,
    check_entry,
    check_text,
    is_storable,
)
from rawsiko.server.storage.retention import Retention
from rawsiko.server.storage.schema import boards, entries, names, tables
from rawsiko.server.storage.writer import Writer

DELETED_AT_ONCE = 100  # tables in one commit: appends wait for it
PURGED_AT_ONCE = 20  # of those that were played: each has hundreds of entries


class Storage:
    """The tables of one database, as one process sees them. `open` creates it.

    `owner` names the process in leases. No two processes on one database may have the same name:
    they would take each other's tables.

    Every method that writes can raise CannotSave, and every method that reads CannotRead. Both work
    again without a restart once the cause is gone. A method with an epoch raises Fenced if that
    isn't the table's.
    """

    @classmethod
    async def open(
        cls, url: str, *, owner: str, clock: Clock = time.time, kept: Retention | None = None
    ) -> Self:
        """Connect and bring the schema up to date; raises CannotSave or UnknownSchema."""
        database = connect(url)
        try:
            await migrate(database)
        except BaseException:
            await database.close()
            raise
        return cls(database, owner, clock, kept or Retention())

    @classmethod
    async def open_to_serve(cls, url: str) -> Self:
        """As `open`, for a server: under a name that no other process has or had.

        A SQLite file is used by one server at a time, so the leases of former ones are free at
        once. Raises InUse if another server has the file. On PostgreSQL the leases of a server
        that crashed expire after LEASE_SECONDS.
        """
        database = connect(url)
        try:
            is_alone = await database.take_alone()
            await migrate(database)
            if is_alone:
                await database.write(leases.release_all)
        except BaseException:
            await database.close()
            raise
        storage = cls(database, secrets.token_hex(16), time.time, Retention())
        storage.is_alone = is_alone
        return storage

    def __init__(self, database: Database, owner: str, clock: Clock, kept: Retention) -> None:
        check_text(owner)
        self.database = database
        self.writer = Writer(database, owner, clock)
        self._owner = owner
        self._clock = clock
        self._kept = kept
        self._held: dict[str, int] = {}
        self.is_alone = False  # nobody else can claim anything
        self.had_no_lease = True  # for a while, so others may have claimed our tables
        self.playing = 0  # tables; other processes read it
        self._renewed = float("-inf")
        self.classes = ClassStorage(database, owner, clock, kept, self._take_lease)
        self.cluster = ClusterStorage(database, owner)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Store waiting entries, release the leases, disconnect."""
        await self.writer.close()
        with suppress(CannotSave):  # else they expire
            await self.database.write(leases.release, self._owner, self._held)
            await self.database.write(leases.leave, self._owner)
        await self.database.close()

    # Tables

    async def create_table(self, table: NewTable) -> int:
        """Store a table with its first entry. It's ours, in the epoch returned.

        Raises CodeTaken if a live table already has the code (or the id, or a token), and Fenced
        if it is a table of a class that another process has.
        """
        check_text(table.id)
        if table.code is not None:
            check_text(table.code)
        check_entry(table.first)
        if table.first.seq != 1:
            raise ValueError("the first entry is number 1")
        await self._take_lease()
        try:
            await self.database.write(rows.insert, self._owner, table, self._clock())
        except IntegrityError as error:  # another process was faster
            raise CodeTaken from error
        self._held[table.id] = FIRST_EPOCH
        return FIRST_EPOCH

    async def entries(self, table_id: str, after: int = 0) -> list[StoredEntry]:
        """All entries in order, or those after a number. Empty if there's no such table. None of
        them can be lost any more."""
        await self.database.settle()
        return await self.database.read(entries_of, table_id, after)

    async def stamps(self, table_id: str) -> list[Stamp]:
        """When each entry was stored, in order."""
        query = sa.select(entries.c.at, entries.c.epoch).where(entries.c.table_id == table_id)
        return [Stamp(*row) for row in await self.database.rows(query.order_by(entries.c.seq))]

    async def head_of(self, table_id: str, seq: int) -> bytes | None:
        """The head stored with an entry; None if there is none."""
        ours = entries.c.table_id == table_id, entries.c.seq == seq
        return await self.database.scalar(sa.select(entries.c.head).where(*ours))

    async def set_heads(self, table_id: str, epoch: int, heads: Mapping[int, bytes]) -> None:
        """For entries that were stored without."""
        update = (
            sa.update(entries)
            .where(entries.c.table_id == table_id, entries.c.seq == sa.bindparam("number"))
            .values(head=sa.bindparam("hash"))
        )
        values = [{"number": seq, "hash": head} for seq, head in heads.items()]
        await self._write_as_owner(table_id, epoch, lambda c: c.execute(update, values))

    async def secret(self, table_id: str) -> bytes:
        """Raises UnknownTable."""
        query = sa.select(tables.c.secret).where(tables.c.id == table_id)
        secret = await self.database.scalar(query)
        if secret is None:
            raise UnknownTable(table_id)
        return secret

    async def table(self, table_id: str) -> TableRow | None:
        found = await self.database.read(rows.find, tables.c.id == table_id)
        return found[0] if found else None

    async def find_by_code(self, code: str) -> str | None:
        """The id of the live table with this code. Any text is allowed."""
        if not is_storable(code):
            return None
        return await self.database.scalar(sa.select(tables.c.id).where(tables.c.code == code))

    async def table_ids(self) -> list[str]:
        """All tables, those that are over included, oldest first."""
        query = sa.select(tables.c.id).order_by(tables.c.created_at)
        return await self.database.scalars(query)

    async def live_tables(self) -> list[TableRow]:
        """The tables that aren't over, oldest first: a start has to restore them."""
        return await self.database.read(rows.find, tables.c.ended_at.is_(None))

    async def set_status(
        self, table_id: str, epoch: int, status: Status, touched: float | None = None
    ) -> None:
        """Also marks the table as used at `touched`, by default now.

        A table that is over loses its code and the names people chose, and its links expire as
        `Retention` says.
        """
        moment = self._clock() if touched is None else touched
        await self._write_as_owner(
            table_id,
            epoch,
            lambda c: retention.set_status(c, table_id, status, moment, self._kept),
        )

    async def set_name(self, table_id: str, epoch: int, seat: str, name: str | None) -> None:
        """The name that somebody chose for their seat; None deletes it."""
        check_text(seat)
        if name is not None:
            check_text(name)
        await self._write_as_owner(
            table_id, epoch, lambda c: rows.set_name(c, table_id, seat, name)
        )

    async def keep_timers(self, timers: Mapping[str, str | None]) -> None:
        """Store the remaining time of phases of all these tables in one commit."""
        await self.database.write(rows.keep_timers, self._owner, timers)

    async def names(self, table_id: str) -> dict[str, str]:
        """By seat."""
        query = sa.select(names.c.seat, names.c.name).where(names.c.table_id == table_id)
        return {row.seat: row.name for row in await self.database.rows(query)}

    async def board(self, board_hash: str) -> bytes | None:
        """The packed board with this hash, if a table or class was opened with it."""
        if not is_storable(board_hash):
            return None
        return await self.database.scalar(
            sa.select(boards.c.packed).where(boards.c.hash == board_hash)
        )

    # The journal of a table

    def append(self, table_id: str, epoch: int, entry: StoredEntry) -> Awaitable[None]:
        """Store the next entry of a table. It's on disk once this was awaited.

        Raises Fenced, DuplicateCommand, OutOfSequence, CannotSave (the same append may be retried),
        and ValueError for an entry that can't be stored.
        """
        return self.writer.append(Append(table_id, epoch, entry))

    async def command_seq(self, table_id: str, seat: str, command: str) -> int | None:
        """The number of the entry that this seat's command made; None if it made none."""
        if not (is_storable(seat) and is_storable(command)):
            return None
        return await self.database.read(command_seq, table_id, seat, command)

    # Ownership

    async def claim(self, table_id: str) -> int | None:
        """Become the table's owner if it's free, expired or already ours. Returns the new epoch.

        None if another process holds it, or there's no such table.
        """
        return (await self.claim_all([table_id])).get(table_id)

    async def claim_all(self, table_ids: Sequence[str]) -> dict[str, int]:
        """`claim` for many tables in one commit. The result has only those that were won."""
        await self._take_lease()
        claimed = await self.database.write(leases.claim, self._owner, table_ids)
        self._held |= claimed
        return claimed

    async def renew(self) -> None:
        """Extend our lease; call it every RENEW_SECONDS."""
        begun = time.monotonic()
        had_lease = await self.database.write(leases.renew, self._owner, self.playing)
        self.had_no_lease = self.had_no_lease or not had_lease
        self._renewed = begun

    def has_lease(self) -> bool:
        """Whether no other process can have claimed our tables, by this computer's own clock."""
        return time.monotonic() - self._renewed < leases.LEASE_SECONDS

    async def _take_lease(self) -> None:
        """Before a claim, or others would see an owner without a lease."""
        if time.monotonic() - self._renewed > leases.RENEW_SECONDS:
            await self.renew()

    # Capabilities

    async def capability(self, token_hash: bytes) -> Capability | None:
        """None if it's unknown, revoked or expired."""
        return await self.database.read(capabilities.find, token_hash, self._clock())

    async def token(self, token_hash: bytes) -> Capability | None:
        """What a token that is used allows. The code that brought it ends with its first use."""
        found = await self.capability(token_hash)
        if found is None or found.role is not Role.NEW_MEMBER:
            return found
        await self.database.write(capabilities.use_new_token, found)
        return replace(found, role=Role.MEMBER)

    async def revoke_seat(self, table_id: str, seat: str) -> None:
        """Every link to this seat stops working."""
        await self.database.write(capabilities.revoke_seat, table_id, seat)

    async def replace_seat(self, table_id: str, seat: str, links: Sequence[Capability]) -> None:
        """Make these the only links to this seat. All of them are stored, or nothing changes."""
        try:
            await self.database.write(capabilities.replace_seat, table_id, seat, links)
        except (IntegrityError, DataError) as error:
            raise CannotSave(type(error).__name__) from error

    # Retention, health, backups

    async def unused_tables(self) -> list[TableRow]:
        """Live tables that haven't been used for so long that they should expire."""
        return await self.database.read(retention.unused_tables, self._kept, self._clock())

    async def delete_unchanged(self, known: Mapping[str, tuple[int, int]]) -> set[str]:
        """Delete tables by id, if our epoch and their last number are still these; which went."""
        ids, deleted = list(known), set[str]()
        for start in range(0, len(ids), DELETED_AT_ONCE):
            some = {table_id: known[table_id] for table_id in ids[start : start + DELETED_AT_ONCE]}
            deleted |= await self.database.write(rows.delete_unchanged, self._owner, some)
        for table_id in deleted:
            self._held.pop(table_id, None)
        return deleted

    async def disk_bytes(self) -> int:
        """How much of the disk the database uses. Space that it will fill again is not counted,
        where the database can tell (SQLite)."""
        return await self.database.read(disk.used)

    async def purge(self) -> list[str]:
        """Delete what was kept long enough, a little in each commit, so that appends needn't wait
        long. Returns the ids of the deleted tables."""
        now = self._clock()
        old = await self.database.read(retention.old_tables, self._kept, now)
        for start in range(0, len(old), PURGED_AT_ONCE):
            await self.database.write(rows.delete, old[start : start + PURGED_AT_ONCE])
        for class_id in await self.database.read(retention.old_classes, self._kept, now):
            old += await self.database.write(class_rows.delete, [class_id])
        await self.database.write(capabilities.delete_expired, now)
        await self.database.wipe_deleted()
        return old

    async def can_save(self) -> bool:
        """Saves something to find out, and looks how the last commit went. Call it every few
        seconds, not for every request."""
        try:
            await self.renew()
        except CannotSave:
            return False
        return self.writer.fault is None

    async def backup(self, path: Path) -> None:
        """Write a snapshot of everything to one SQLite file, while the server runs."""
        await backup.backup(self.database, path)

    async def restore(self, checked: CheckedBackup) -> None:
        """Replace everything by a backup. Processes that play are fenced off and claim again.

        Raises CannotSave. If it does, nothing was changed.
        """
        await self.database.write(backup.replace_all, checked.copy)
        self._held.clear()

    async def _write_as_owner(
        self, table_id: str, epoch: int, work: Callable[[Connection], object]
    ) -> None:
        def fenced(connection: Connection) -> None:
            leases.check_epoch(connection, tables, self._owner, table_id, epoch)
            work(connection)

        await self.database.write(fenced)
