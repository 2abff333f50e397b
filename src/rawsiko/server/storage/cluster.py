"""What the processes of a cluster need from the database: a list of them, the owners of tables,
tables without an owner, and a common key."""

import secrets
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from rawsiko.server.storage import leases
from rawsiko.server.storage.databases.database import Database
from rawsiko.server.storage.errors import NameTaken, OtherVersion
from rawsiko.server.storage.schema import classes, cluster_key, processes, tables

KEY_BYTES = 32


class Process(NamedTuple):
    """One with a lease."""

    name: str
    tables: int
    is_leaving: bool  # it hands its tables over and ends


class ClusterStorage:
    """Methods that write can raise CannotSave, and those that read CannotRead."""

    def __init__(self, database: Database, owner: str) -> None:
        self.name = owner
        self._database = database

    async def join(self, version: str) -> bytes:
        """Take part, before the first claim. Returns the key. Raises OtherVersion if other
        processes can't talk to this one, and NameTaken."""
        await self._database.write(_join, self.name, version)
        while True:
            try:
                return await self._database.write(_key)
            except IntegrityError:  # another process was faster
                continue

    async def is_leaving(self) -> None:
        """Give this process no more tables."""
        mine = sa.update(processes).where(processes.c.name == self.name).values(is_leaving=True)
        await self._database.write(lambda c: c.execute(mine))

    async def processes(self) -> list[Process]:
        query = sa.select(processes.c.name, processes.c.tables, processes.c.is_leaving)
        alive = query.where(leases.is_alive()).order_by(processes.c.name)
        return [Process(*row) for row in await self._database.rows(alive)]

    async def owner_of(self, table_id: str) -> str | None:
        """The process that has a table and a lease."""
        return await self._owner_of(tables, table_id)

    async def owner_of_class(self, class_id: str) -> str | None:
        return await self._owner_of(classes, class_id)

    async def _owner_of(self, kind: sa.Table, row_id: str) -> str | None:
        query = sa.select(kind.c.owner).where(kind.c.id == row_id, leases.has_owner(kind))
        return await self._database.scalar(query)

    async def tables_of(self, class_ids: Sequence[str]) -> list[str]:
        """Ids of their tables that aren't over."""
        query = sa.select(tables.c.id).where(
            tables.c.class_id.in_(class_ids), tables.c.ended_at.is_(None)
        )
        return await self._database.scalars(query)

    async def unowned(self, most: int) -> tuple[list[str], list[str]]:
        """Ids of classes and of tables that have no owner although they aren't over."""
        return await self._database.read(_unowned, most)

    async def held(self) -> tuple[dict[str, int], dict[str, int]]:
        """The epochs of all classes and of all tables that are ours and not over."""
        return await self._database.read(_held, self.name)

    async def move(self, to: str, held: Mapping[str, int]) -> set[str]:
        """Make another process the owner of tables that are ours in these epochs. The ids of those
        that moved: none if it has no lease."""
        return await self._database.write(_move, self.name, to, held)

    async def move_class(self, to: str, class_id: str, epoch: int) -> set[str]:
        """As `move`, for a class that is ours in this epoch, with all its tables. The ids of all
        of them, the class's included."""

        def work(connection: Connection) -> set[str]:
            leases.check_epoch(connection, classes, self.name, class_id, epoch)
            if not connection.scalar(sa.select(_is_there(to))):
                return set()
            return {class_id, *leases.move_class(connection, to, class_id)}

        return await self._database.write(work)


def _join(connection: Connection, owner: str, version: str) -> None:
    alive = sa.select(processes.c.name, processes.c.version).where(leases.is_alive())
    versions = {row.name: row.version for row in connection.execute(alive)}
    for name, other in versions.items():
        if name != owner and other != version:
            raise OtherVersion(str(other))
    if owner in versions:
        raise NameTaken(owner)
    leases.renew(connection, owner)
    mine = sa.update(processes).where(processes.c.name == owner)
    connection.execute(mine.values(version=version, is_leaving=False))


def _key(connection: Connection) -> bytes:
    known = connection.scalar(sa.select(cluster_key.c.key))
    if known is not None:
        return known
    key = secrets.token_bytes(KEY_BYTES)
    connection.execute(cluster_key.insert().values(id=1, key=key))
    return key


def _unowned(connection: Connection, most: int) -> tuple[list[str], list[str]]:
    found = [
        list(
            connection.scalars(
                sa.select(kind.c.id)
                .where(kind.c.ended_at.is_(None), ~leases.has_owner(kind))
                .order_by(sa.func.random())
                .limit(most)
            )
        )
        for kind in (classes, tables)
    ]
    return found[0], found[1]


def _held(connection: Connection, owner: str) -> tuple[dict[str, int], dict[str, int]]:
    found = [
        {
            row.id: row.owner_epoch
            for row in connection.execute(
                sa.select(kind.c.id, kind.c.owner_epoch).where(
                    kind.c.owner == owner, kind.c.ended_at.is_(None)
                )
            )
        }
        for kind in (classes, tables)
    ]
    return found[0], found[1]


def _move(connection: Connection, owner: str, to: str, held: Mapping[str, int]) -> set[str]:
    is_there = _is_there(to)
    return {
        table_id
        for table_id, epoch in held.items()
        if connection.execute(
            sa.update(tables)
            .where(
                tables.c.id == table_id,
                tables.c.owner == owner,
                tables.c.owner_epoch == epoch,
                is_there,
            )
            .values(owner=to, owner_epoch=epoch + 1)
        ).rowcount
    }


def _is_there(name: str) -> sa.ColumnElement[bool]:
    """Whether this process has a lease."""
    return sa.exists().where(processes.c.name == name, leases.is_alive())
