"""The rows of tables, with their entries and names."""

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from rawsiko.protocol.tables import OVER, Status
from rawsiko.server.storage import boards, capabilities, leases
from rawsiko.server.storage.appending import ENTRY, Append, rows_of
from rawsiko.server.storage.errors import CodeTaken, UnknownTable
from rawsiko.server.storage.records import NewTable, Stamp, StoredEntry, TableRow
from rawsiko.server.storage.schema import classes, entries, names, tables

FIRST_EPOCH = 1
_STATUSES = {status.value: status for status in Status}

_ROW = (
    *(tables.c.id, tables.c.code, tables.c.status),
    *(tables.c.created_at, tables.c.touched_at, tables.c.ended_at, tables.c.timer),
    tables.c.class_id,
)


def insert(connection: Connection, owner: str, table: NewTable, now: float) -> None:
    if table.code is not None and is_taken(connection, table.code):
        raise CodeTaken
    if table.class_id is not None:
        leases.check_owner_of_class(connection, owner, table.class_id)
    if table.board is not None:
        boards.keep(connection, table.board, now)
    connection.execute(
        tables.insert().values(
            id=table.id,
            code=table.code,
            status=Status.LOBBY,
            secret=table.secret,
            owner=owner,
            owner_epoch=FIRST_EPOCH,
            created_at=now,
            touched_at=now,
            listed=False,
            class_id=table.class_id,
        )
    )
    first = Append(table.id, FIRST_EPOCH, table.first)
    connection.execute(entries.insert(), rows_of([first], now))
    capabilities.add(connection, table.capabilities)


def entries_of(connection: Connection, table_id: str, after: int) -> list[StoredEntry]:
    found = connection.execute(
        sa.select(*ENTRY)
        .where(entries.c.table_id == table_id, entries.c.seq > after)
        .order_by(entries.c.seq)
    )
    return [StoredEntry(*row) for row in found]


def stamps_of(connection: Connection, table_id: str) -> list[Stamp]:
    query = sa.select(entries.c.at, entries.c.epoch).where(entries.c.table_id == table_id)
    return [Stamp(*row) for row in connection.execute(query.order_by(entries.c.seq))]


def head_of(connection: Connection, table_id: str, seq: int) -> bytes | None:
    return connection.scalar(
        sa.select(entries.c.head).where(entries.c.table_id == table_id, entries.c.seq == seq)
    )


def set_heads(connection: Connection, table_id: str, heads: Mapping[int, bytes]) -> None:
    connection.execute(
        sa.update(entries)
        .where(entries.c.table_id == table_id, entries.c.seq == sa.bindparam("number"))
        .values(head=sa.bindparam("hash")),
        [{"number": seq, "hash": head} for seq, head in heads.items()],
    )


def command_seq(connection: Connection, table_id: str, seat: str, command: str) -> int | None:
    return connection.scalar(
        sa.select(entries.c.seq).where(
            entries.c.table_id == table_id, entries.c.seat == seat, entries.c.command == command
        )
    )


def secret_of(connection: Connection, table_id: str) -> bytes:
    secret = connection.scalar(sa.select(tables.c.secret).where(tables.c.id == table_id))
    if secret is None:
        raise UnknownTable(table_id)
    return secret


def row_of(connection: Connection, table_id: str) -> TableRow | None:
    found = _rows(connection, tables.c.id == table_id)
    return found[0] if found else None


def find_by_code(connection: Connection, code: str) -> str | None:
    return connection.scalar(sa.select(tables.c.id).where(tables.c.code == code))


def is_taken(connection: Connection, code: str) -> bool:
    """Tables and classes share one space of codes."""
    of_classes = sa.select(classes.c.id).where(classes.c.code == code)
    return bool(find_by_code(connection, code) or connection.scalar(of_classes))


def of_class(connection: Connection, class_id: str) -> list[str]:
    return list(connection.scalars(sa.select(tables.c.id).where(tables.c.class_id == class_id)))


def ids(connection: Connection) -> list[str]:
    return list(connection.scalars(sa.select(tables.c.id).order_by(tables.c.created_at)))


def live(connection: Connection) -> list[TableRow]:
    return _rows(connection, tables.c.ended_at.is_(None))


def listed(connection: Connection) -> list[TableRow]:
    return _rows(connection, tables.c.listed)


def unused(
    connection: Connection, since: float, *conditions: sa.ColumnElement[bool]
) -> list[TableRow]:
    """Live tables that meet the conditions and where nothing has happened since then."""
    happened = sa.exists().where(entries.c.table_id == tables.c.id, entries.c.at >= since)
    is_live = tables.c.ended_at.is_(None)
    return _rows(connection, is_live, tables.c.touched_at < since, ~happened, *conditions)


def unused_lobbies(connection: Connection, since: float) -> list[TableRow]:
    """A class keeps its own tables."""
    is_lobby = tables.c.status == Status.LOBBY
    return unused(connection, since, is_lobby, tables.c.class_id.is_(None))


def set_status(connection: Connection, table_id: str, status: Status, touched: float) -> None:
    """A table that is over loses its code, its place in the public list and its names."""
    values: dict[str, Any] = {"status": status, "touched_at": touched}
    if status in OVER:
        ended_at = sa.func.coalesce(tables.c.ended_at, touched)
        values |= {"code": None, "listed": False, "ended_at": ended_at}
        connection.execute(sa.delete(names).where(names.c.table_id == table_id))
    connection.execute(sa.update(tables).where(tables.c.id == table_id).values(values))


def list_publicly(connection: Connection, table_id: str) -> None:
    connection.execute(sa.update(tables).where(tables.c.id == table_id).values(listed=True))


def keep_private(connection: Connection, table_id: str) -> None:
    connection.execute(sa.update(tables).where(tables.c.id == table_id).values(listed=False))


def set_name(connection: Connection, table_id: str, seat: str, name: str | None) -> None:
    connection.execute(sa.delete(names).where(names.c.table_id == table_id, names.c.seat == seat))
    if name is not None:
        connection.execute(names.insert().values(table_id=table_id, seat=seat, name=name))


def keep_timers(connection: Connection, owner: str, timers: Mapping[str, str | None]) -> None:
    """The remaining time of phases, for tables that still belong to this owner."""
    for table_id, timer in timers.items():
        connection.execute(
            sa.update(tables)
            .where(tables.c.id == table_id, tables.c.owner == owner)
            .values(timer=timer)
        )


def names_of(connection: Connection, table_id: str) -> dict[str, str]:
    query = sa.select(names.c.seat, names.c.name).where(names.c.table_id == table_id)
    return {row.seat: row.name for row in connection.execute(query)}


def delete(connection: Connection, table_ids: Sequence[str]) -> None:
    """Delete tables with everything that belongs to them."""
    connection.execute(sa.delete(tables).where(tables.c.id.in_(table_ids)))


def delete_unchanged(
    connection: Connection, owner: str, known: Mapping[str, tuple[int, int]]
) -> set[str]:
    """Delete those that are this owner's in this epoch and have no entry after this number."""
    return {
        table_id
        for table_id, (epoch, seq) in known.items()
        if connection.execute(
            sa.delete(tables).where(
                tables.c.id == table_id,
                tables.c.owner == owner,
                tables.c.owner_epoch == epoch,
                ~sa.exists().where(entries.c.table_id == table_id, entries.c.seq > seq),
            )
        ).rowcount
    }


def _rows(connection: Connection, *conditions: sa.ColumnElement[bool]) -> list[TableRow]:
    query = sa.select(*_ROW).where(*conditions).order_by(tables.c.created_at, tables.c.id)
    return [
        TableRow(
            id=row.id,
            code=row.code,
            status=_STATUSES.get(row.status),
            created_at=row.created_at,
            touched_at=row.touched_at,
            ended_at=row.ended_at,
            timer=row.timer,
            class_id=row.class_id,
        )
        for row in connection.execute(query)
    ]
