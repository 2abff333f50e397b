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

from rawsiko.server.storage import ballots, capabilities
from rawsiko.server.storage import journals as rows
from rawsiko.server.storage.backups import backup
from rawsiko.server.storage.backups.backup import CheckedBackup
from rawsiko.server.storage.claims import Claims, check_epoch
from rawsiko.server.storage.databases.connect import connect
from rawsiko.server.storage.databases.database import Database
from rawsiko.server.storage.entries import Append, command_seq, entries_of, store
from rawsiko.server.storage.errors import CannotSave, CodeTaken, UnknownTable
from rawsiko.server.storage.journals import Retention
from rawsiko.server.storage.migrate import migrate
from rawsiko.server.storage.records import (
    FIRST_EPOCH,
    Also,
    Capability,
    Clock,
    JournalKind,
    JournalRow,
    NewJournal,
    Role,
    Stamp,
    StoredEntry,
    check_entry,
    check_text,
    is_storable,
)
from rawsiko.server.storage.schema import boards, entries, journals, names
from rawsiko.server.storage.writer import Writer

DELETED_AT_ONCE = 100  # tables in one commit: appends wait for it
PURGED_AT_ONCE = 20  # of those that were played: each has hundreds of entries


class Storage:
    """The journals of one database, as one process sees them: of tables and of classes.

    Every method that writes can raise CannotSave, and every method that reads CannotRead. Both work
    again without a restart once the cause is gone. A method with an epoch raises Fenced if that
    isn't the journal's.
    """

    @classmethod
    async def open(
        cls, url: str, *, owner: str, clock: Clock = time.time, kept: Retention | None = None
    ) -> Self:
        """Connect and bring the schema up to date, as one of several processes, whose name is
        `owner`. Raises CannotSave or UnknownSchema."""
        from rawsiko.server.storage.processes import Processes

        database = connect(url)
        try:
            await migrate(database)
        except BaseException:
            await database.close()
            raise
        return cls(Processes(database, owner), clock, kept or Retention())

    @classmethod
    async def open_to_serve(cls, url: str) -> Self:
        """As `open`, for a server: under a name that no other process has or had.

        A SQLite file is used by one server at a time. Raises InUse if another server has the file.
        On PostgreSQL the leases of a server that crashed expire after LEASE_SECONDS.
        """
        owner = secrets.token_hex(16)
        database = connect(url)
        try:
            is_alone = await database.take_alone()
            await migrate(database)
        except BaseException:
            await database.close()
            raise
        if is_alone:
            return cls(Claims(database, owner), time.time, Retention())
        from rawsiko.server.storage.processes import Processes

        return cls(Processes(database, owner), time.time, Retention())

    def __init__(self, claims: Claims, clock: Clock, kept: Retention) -> None:
        check_text(claims.owner)
        self.claims = claims
        self.database: Database = claims.database
        self.writer = Writer(self.database, claims.owner, clock)
        self._clock = clock
        self._kept = kept

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Store waiting entries, let others have what is ours, disconnect."""
        await self.writer.close()
        with suppress(CannotSave):  # else leases expire
            await self.claims.leave()
        await self.database.close()

    def now(self) -> float:
        """Seconds since 1970."""
        return self._clock()

    # Journals

    async def create(self, new: NewJournal) -> int:
        """Store a table or class with its first entry. It's ours, in the epoch returned.

        Raises CodeTaken if another one already has the code (or the id, or a token), and Fenced
        if it is a table of a class that another process has.
        """
        check_text(new.id)
        if new.code is not None:
            check_text(new.code)
        check_entry(new.first)
        if new.first.seq != 1:
            raise ValueError("the first entry is number 1")
        await self.claims.prepare()
        try:
            await self.database.write(rows.insert, self.claims, new, self._clock())
        except IntegrityError as error:  # another process was faster
            raise CodeTaken from error
        return FIRST_EPOCH

    def append(
        self, journal_id: str, epoch: int, entry: StoredEntry, also: Sequence[Also] = ()
    ) -> Awaitable[None]:
        """Store the next entry, and do `also` in the same transaction. It's on disk once this was
        awaited.

        Raises Fenced, DuplicateCommand, OutOfSequence, CannotSave (the same append may be retried),
        and ValueError for an entry that can't be stored.
        """
        append = Append(journal_id, epoch, entry)
        return self._append_with(append, also) if also else self.writer.append(append)

    async def _append_with(self, append: Append, also: Sequence[Also]) -> None:
        check_entry(append.entry)

        def work(connection: Connection) -> None:
            (refusal,) = store(connection, self.claims.owner, [append], self._clock())
            if refusal is not None:
                raise refusal
            for one in also:
                one(connection)

        await self.database.write(work)

    async def entries(self, journal_id: str, after: int = 0) -> list[StoredEntry]:
        """All entries in order, or those after a number. Empty if there's no such journal. None of
        them can be lost any more."""
        await self.database.settle()
        return await self.database.read(entries_of, journal_id, after)

    async def stamps(self, journal_id: str) -> list[Stamp]:
        """When each entry was stored, in order."""
        query = sa.select(entries.c.at, entries.c.epoch).where(entries.c.journal_id == journal_id)
        return [Stamp(*row) for row in await self.database.rows(query.order_by(entries.c.seq))]

    async def head_of(self, journal_id: str, seq: int) -> bytes | None:
        """The head stored with an entry; None if there is none."""
        ours = entries.c.journal_id == journal_id, entries.c.seq == seq
        return await self.database.scalar(sa.select(entries.c.head).where(*ours))

    async def command_seq(self, journal_id: str, seat: str, command: str) -> int | None:
        """The number of the entry that this seat's command made; None if it made none."""
        if not (is_storable(seat) and is_storable(command)):
            return None
        return await self.database.read(command_seq, journal_id, seat, command)

    async def row(self, journal_id: str) -> JournalRow | None:
        found = await self.database.read(rows.find, journals.c.id == journal_id)
        return found[0] if found else None

    async def find_by_code(self, kind: JournalKind, code: str) -> str | None:
        """The id of the live table or class with this code. Any text is allowed."""
        if not is_storable(code):
            return None
        ours = journals.c.code == code, journals.c.kind == kind
        return await self.database.scalar(sa.select(journals.c.id).where(*ours))

    async def ids(self, kind: JournalKind) -> list[str]:
        """All of them, those that are over included, oldest first."""
        query = sa.select(journals.c.id).where(journals.c.kind == kind)
        return await self.database.scalars(query.order_by(journals.c.created_at))

    async def live(self, kind: JournalKind) -> list[JournalRow]:
        """Those that aren't over, oldest first: a start has to restore them."""
        ours = journals.c.kind == kind, journals.c.ended_at.is_(None)
        return await self.database.read(rows.find, *ours)

    async def set_status(
        self, journal_id: str, epoch: int, status: str, touched: float | None = None
    ) -> None:
        """Also marks it as used at `touched`, by default now.

        One that is over loses its code and the names people chose, and its links expire as
        `Retention` says.
        """
        moment = self._clock() if touched is None else touched
        await self._write_as_owner(
            journal_id,
            epoch,
            lambda c: rows.set_status(c, journal_id, status, moment, self._kept),
        )

    async def claim(self, journal_id: str) -> int | None:
        """Become the owner of a table or class if it's free or already ours. Returns its new epoch.

        None if another process holds it, or there's no such journal.
        """
        return (await self.claim_all([journal_id])).get(journal_id)

    async def claim_all(self, ids: Sequence[str]) -> dict[str, int]:
        """`claim` for many in one commit. The result has only those that were won."""
        await self.claims.prepare()
        return await self.database.write(self.claims.claim, ids)

    # Of a table

    async def secret(self, table_id: str) -> bytes:
        """Raises UnknownTable."""
        query = sa.select(journals.c.secret).where(journals.c.id == table_id)
        secret = await self.database.scalar(query)
        if secret is None:
            raise UnknownTable(table_id)
        return secret

    async def set_name(self, table_id: str, epoch: int, seat: str, name: str | None) -> None:
        """The name that somebody chose for their seat; None deletes it."""
        check_text(seat)
        if name is not None:
            check_text(name)
        await self._write_as_owner(
            table_id, epoch, lambda c: rows.set_name(c, table_id, seat, name)
        )

    async def names(self, table_id: str) -> dict[str, str]:
        """By seat."""
        query = sa.select(names.c.seat, names.c.name).where(names.c.journal_id == table_id)
        return {row.seat: row.name for row in await self.database.rows(query)}

    async def keep_timers(self, timers: Mapping[str, str | None]) -> None:
        """Store the remaining time of phases of all these tables in one commit."""
        await self.database.write(rows.keep_timers, self.claims.owner, timers)

    async def board(self, board_hash: str) -> bytes | None:
        """The packed board with this hash, if a table or class was opened with it."""
        if not is_storable(board_hash):
            return None
        return await self.database.scalar(
            sa.select(boards.c.packed).where(boards.c.hash == board_hash)
        )

    # Of a class

    async def set_followed(self, class_id: str, epoch: int, seq: int) -> None:
        """All tables have followed the entries up to this one."""
        ours = sa.update(journals).where(journals.c.id == class_id, journals.c.followed < seq)
        await self._write_as_owner(class_id, epoch, lambda c: c.execute(ours.values(followed=seq)))

    async def counts(self, class_id: str, round_: str) -> Mapping[str, Mapping[str, int]]:
        """Of a round of questions that is open, by item and option."""
        return await self.database.read(ballots.counts_of, class_id, round_)

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

    async def add(self, added: Sequence[Capability]) -> None:
        await self.database.write(capabilities.add, added)

    async def add_if_new(self, capability: Capability) -> None:
        await self.database.write(capabilities.add_if_new, capability)

    async def revoke(self, journal_id: str, seat: str) -> None:
        """Every link to this seat stops working, or every token and code of this member."""
        await self.database.write(capabilities.revoke, journal_id, seat)

    async def replace_links(self, journal_id: str, seat: str, links: Sequence[Capability]) -> None:
        """Make these the only links to this seat, or of this member. All of them are stored, or
        nothing changes."""
        try:
            await self.database.write(capabilities.replace, journal_id, seat, links)
        except (IntegrityError, DataError) as error:
            raise CannotSave(type(error).__name__) from error

    async def bring_back(self, code: bytes, links: Sequence[Capability], until: float) -> bool:
        """Make this code and what it brings the only links of its member. The code works until the
        token is used; one that expires, until this moment at least. False if it isn't valid."""
        now = self._clock()
        return await self.database.write(capabilities.bring_back, code, links, until, now)

    # Retention, health, backups

    async def unused(self, kind: JournalKind) -> list[JournalRow]:
        """Live ones that haven't been used for so long that they should expire."""
        return await self.database.read(rows.unused, kind, self._kept, self._clock())

    async def delete(self, journal_id: str) -> None:
        """With everything that belongs to it, a class with its tables; nothing of it stays in the
        file."""
        await self.database.write(rows.delete, [journal_id])
        await self.database.wipe_deleted()

    async def delete_unchanged(self, known: Mapping[str, tuple[int, int]]) -> set[str]:
        """Delete tables by id, if our epoch and their last number are still these; which went."""
        ids, deleted = list(known), set[str]()
        for start in range(0, len(ids), DELETED_AT_ONCE):
            some = {table_id: known[table_id] for table_id in ids[start : start + DELETED_AT_ONCE]}
            deleted |= await self.database.write(rows.delete_unchanged, self.claims.owner, some)
        return deleted

    async def purge(self) -> list[str]:
        """Delete what was kept long enough, a little in each commit, so that appends needn't wait
        long. Returns what was deleted."""
        now, gone = self._clock(), list[str]()
        for kind, at_once in ((JournalKind.TABLE, PURGED_AT_ONCE), (JournalKind.CLASS, 1)):
            old = await self.database.read(rows.old, kind, self._kept, now)
            for start in range(0, len(old), at_once):
                gone += await self.database.write(rows.delete, old[start : start + at_once])
        await self.database.write(capabilities.delete_expired, now)
        await self.database.wipe_deleted()
        return gone

    async def can_save(self) -> bool:
        """Saves something to find out, and looks how the last commit went. Call it every few
        seconds, not for every request."""
        try:
            await self.claims.renew()
        except CannotSave:
            return False
        return self.writer.fault is None

    async def disk_bytes(self) -> int:
        """How much of the disk the database uses. Space that it will fill again is not counted,
        where the database can tell (SQLite)."""
        return await self.database.read(rows.used_bytes)

    async def backup(self, path: Path) -> None:
        """Write a snapshot of everything to one SQLite file, while the server runs."""
        await backup.backup(self.database, path)

    async def restore(self, checked: CheckedBackup) -> None:
        """Replace everything by a backup. Processes that play are fenced off and claim again.

        Raises CannotSave. If it does, nothing was changed.
        """
        await self.database.write(backup.replace_all, checked.copy)

    async def _write_as_owner(
        self, journal_id: str, epoch: int, work: Callable[[Connection], object]
    ) -> None:
        def fenced(connection: Connection) -> None:
            check_epoch(connection, self.claims.owner, journal_id, epoch)
            work(connection)

        await self.database.write(fenced)
