"""What only several processes on one database need: leases, owners, and a list of the processes.

A process has a lease that expires; a journal has an owner. The lease only decides who may claim a
journal: the epoch keeps two processes from writing (`claims.py`). A class and its tables have one
owner, whatever happens.
"""

import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, cast

import sqlalchemy as sa
from sqlalchemy import Connection, Double
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement

from rawsiko.server.storage.claims import Claims, check_epoch, taken
from rawsiko.server.storage.databases.database import Database
from rawsiko.server.storage.errors import Fenced, NameTaken, OtherVersion
from rawsiko.server.storage.records import JournalKind
from rawsiko.server.storage.schema import cluster_key, journals, processes

LEASE_SECONDS = 3.0
RENEW_SECONDS = 1.0  # how often the holder should renew
KEPT_SECONDS = 3600.0  # rows of processes that are gone
KEY_BYTES = 32


class Process(NamedTuple):
    """One with a lease."""

    name: str
    tables: int
    is_leaving: bool  # it hands its tables over and ends


class HeldJournal(NamedTuple):
    """A journal that is ours, and not over."""

    kind: JournalKind
    epoch: int


class Processes(Claims):
    """The claims of one of several processes. Methods that write can raise CannotSave, and those
    that read CannotRead.

    `owner` names the process. No two processes on one database may have the same name: they would
    take each other's journals.
    """

    renew_seconds = RENEW_SECONDS

    def __init__(self, database: Database, owner: str) -> None:
        super().__init__(database, owner)
        self.had_no_lease = True  # for a while, so others may have claimed our tables
        self.playing = 0  # tables; other processes read it
        self._renewed = float("-inf")

    # The lease

    async def renew(self) -> None:
        """Extend our lease; call it every RENEW_SECONDS."""
        begun = time.monotonic()
        had_lease = await self.database.write(_renew, self.owner, self.playing)
        self.had_no_lease = self.had_no_lease or not had_lease
        self._renewed = begun

    async def prepare(self) -> None:
        """Take a lease before a claim, or others would see an owner without one."""
        if time.monotonic() - self._renewed > RENEW_SECONDS:
            await self.renew()

    def has_lease(self) -> bool:
        """Whether no other process can have claimed our tables, by this computer's own clock."""
        return time.monotonic() - self._renewed < LEASE_SECONDS

    async def leave(self) -> None:
        def release(connection: Connection) -> None:
            ours = sa.update(journals).where(journals.c.owner == self.owner)
            connection.execute(ours.values(owner=None))
            connection.execute(sa.delete(processes).where(processes.c.name == self.owner))

        await self.database.write(release)

    # Claims

    def _claim(self, connection: Connection, ids: Sequence[str]) -> dict[str, int]:
        """A class is claimed with any of its tables, and all tables with their class, in one
        commit, so that no other process can have one of them in between."""
        of_classes = sa.select(journals.c.class_id).where(
            journals.c.id.in_(ids), journals.c.class_id.is_not(None)
        )
        classes = list(connection.scalars(of_classes.distinct()))
        self._take(connection, classes, journals.c.owner.is_distinct_from(self.owner))
        mine = journals.alias()
        has_class = sa.exists().where(mine.c.id == journals.c.class_id, mine.c.owner == self.owner)
        return self._take(connection, ids, sa.or_(journals.c.class_id.is_(None), has_class))

    def _take(
        self, connection: Connection, ids: Sequence[str], which: sa.ColumnElement[bool]
    ) -> dict[str, int]:
        """Those that are free. On PostgreSQL, the lease of an owner may change while this waits for
        the lock of a row, so the second statement checks again."""
        wanted = sa.select(journals.c.id).where(journals.c.id.in_(ids), self._is_free(), which)
        locked = wanted.order_by(journals.c.id).with_for_update(of=journals)
        free = list(connection.scalars(locked))
        if not free:
            return {}
        claimed = taken(connection, self.owner, journals.c.id.in_(free), self._is_free(), which)
        _bring_tables(connection, self.owner, list(claimed))
        return claimed

    def _is_free(self) -> sa.ColumnElement[bool]:
        owner = journals.c.owner
        return sa.or_(owner.is_(None), owner == self.owner, ~_has_owner())

    def check_class(self, connection: Connection, class_id: str) -> None:
        """Nobody can claim it until the commit."""
        query = sa.select(journals.c.owner).where(journals.c.id == class_id)
        if connection.scalar(query.with_for_update()) not in (None, self.owner):
            raise Fenced(class_id)

    # The processes of a cluster

    async def join(self, version: str) -> bytes:
        """Take part, before the first claim. Returns the common key. Raises OtherVersion if other
        processes can't talk to this one, and NameTaken."""
        await self.database.write(_join, self.owner, version)
        while True:
            try:
                return await self.database.write(_key)
            except IntegrityError:  # another process was faster
                continue

    async def is_leaving(self) -> None:
        """Give this process no more tables."""
        mine = sa.update(processes).where(processes.c.name == self.owner).values(is_leaving=True)
        await self.database.write(lambda c: c.execute(mine))

    async def processes(self) -> list[Process]:
        query = sa.select(processes.c.name, processes.c.tables, processes.c.is_leaving)
        alive = query.where(_is_alive()).order_by(processes.c.name)
        return [Process(*row) for row in await self.database.rows(alive)]

    async def owner_of(self, journal_id: str) -> str | None:
        """The process that has a table or class, and a lease."""
        query = sa.select(journals.c.owner).where(journals.c.id == journal_id, _has_owner())
        return await self.database.scalar(query)

    async def tables_of(self, class_ids: Sequence[str]) -> list[str]:
        """Ids of their tables that aren't over."""
        query = sa.select(journals.c.id).where(
            journals.c.class_id.in_(class_ids), journals.c.ended_at.is_(None)
        )
        return await self.database.scalars(query)

    async def unowned(self, kind: JournalKind, most: int) -> list[str]:
        """Ids of those that have no owner although they aren't over."""
        is_unowned = journals.c.kind == kind, journals.c.ended_at.is_(None), ~_has_owner()
        query = sa.select(journals.c.id).where(*is_unowned)
        return await self.database.scalars(query.order_by(sa.func.random()).limit(most))

    async def held(self) -> dict[str, HeldJournal]:
        """All that is ours and not over, by id."""
        query = sa.select(journals.c.id, journals.c.kind, journals.c.epoch).where(
            journals.c.owner == self.owner, journals.c.ended_at.is_(None)
        )
        rows = await self.database.rows(query)
        return {row.id: HeldJournal(JournalKind(row.kind), row.epoch) for row in rows}

    async def move(self, to: str, held: Mapping[str, int]) -> set[str]:
        """Make another process the owner of journals that are ours in these epochs; with a class go
        its tables. The ids of those that moved: none if it has no lease."""

        def work(connection: Connection) -> set[str]:
            if not connection.scalar(sa.select(_is_there(to))):
                return set()
            for journal_id, epoch in sorted(held.items()):
                check_epoch(connection, self.owner, journal_id, epoch)
            moved = set(taken(connection, to, journals.c.id.in_(held)))
            return moved | _bring_tables(connection, to, [*moved])

        return await self.database.write(work)


class HasClaims(Protocol):
    """A Storage."""

    claims: Claims


def processes_of(storage: HasClaims) -> Processes:
    """Of a database that several processes share."""
    return cast("Processes", storage.claims)


def has_processes(connection: Connection) -> bool:
    """Whether any process has a lease."""
    return bool(connection.scalar(sa.select(sa.exists().where(_is_alive()))))


def _bring_tables(connection: Connection, owner: str, class_ids: Sequence[str]) -> set[str]:
    """The tables of these classes get this owner. The ids of those that had another one."""
    is_anothers = journals.c.owner.is_distinct_from(owner)
    return set(taken(connection, owner, journals.c.class_id.in_(class_ids), is_anothers))


def _renew(connection: Connection, owner: str, playing: int = 0) -> bool:
    """Extend the lease of a process that plays so many tables. False if it had expired: then
    others may have claimed its tables."""
    until = database_now() + LEASE_SECONDS
    mine = sa.update(processes).where(processes.c.name == owner)
    values = {"until": until, "tables": playing}
    if connection.execute(mine.where(_is_alive()).values(values)).rowcount:
        return True
    if connection.execute(mine.values(values)).rowcount == 0:
        old = database_now() - KEPT_SECONDS
        connection.execute(sa.delete(processes).where(processes.c.until < old))
        row = {"name": owner, "is_leaving": False, **values}
        connection.execute(processes.insert().values(row))
    return False


def _join(connection: Connection, owner: str, version: str) -> None:
    alive = sa.select(processes.c.name, processes.c.version).where(_is_alive())
    versions = {row.name: row.version for row in connection.execute(alive)}
    for name, other in versions.items():
        if name != owner and other != version:
            raise OtherVersion(str(other))
    if owner in versions:
        raise NameTaken(owner)
    _renew(connection, owner)
    mine = sa.update(processes).where(processes.c.name == owner)
    connection.execute(mine.values(version=version, is_leaving=False))


def _key(connection: Connection) -> bytes:
    known = connection.scalar(sa.select(cluster_key.c.key))
    if known is not None:
        return known
    key = secrets.token_bytes(KEY_BYTES)
    connection.execute(cluster_key.insert().values(id=1, key=key))
    return key


def _is_alive() -> sa.ColumnElement[bool]:
    """Of a row of `processes`."""
    # A lease that ends too late was given before the clock was set back.
    now = database_now()
    return sa.and_(processes.c.until > now, processes.c.until <= now + 2 * LEASE_SECONDS)


def _has_owner() -> sa.ColumnElement[bool]:
    """Whether the owner of a journal is a process with a lease."""
    return sa.exists().where(processes.c.name == journals.c.owner, _is_alive())


def _is_there(name: str) -> sa.ColumnElement[bool]:
    """Whether this process has a lease."""
    return sa.exists().where(processes.c.name == name, _is_alive())


class database_now(FunctionElement[float]):  # noqa: N801  it reads as a function
    """The time of the statement in seconds since 1970, by the clock of the database, which all
    processes share."""

    type = Double[float]()
    inherit_cache = True


@compiles(database_now, "sqlite")
def _sqlite(_element: database_now, _compiler: SQLCompiler, **_options: Any) -> str:
    return "((julianday('now') - 2440587.5) * 86400.0)"


@compiles(database_now, "postgresql")
def _postgresql(_element: database_now, _compiler: SQLCompiler, **_options: Any) -> str:
    # Not now(): that's when the transaction began, perhaps before a long wait for a lock.
    return "CAST(extract(epoch FROM clock_timestamp()) AS double precision)"
