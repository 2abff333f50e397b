"""Transactions on the rows of tables. What takes a single statement is in `journal`."""

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from msgspec.structs import asdict
from sqlalchemy import Connection

from rawsiko.protocol.tables import Status
from rawsiko.server.storage import capabilities, leases
from rawsiko.server.storage.appending import Append, rows_of
from rawsiko.server.storage.errors import CodeTaken
from rawsiko.server.storage.records import FIRST_EPOCH, NewTable, StoredBoard, TableRow
from rawsiko.server.storage.schema import boards, classes, entries, names, tables

_STATUSES = {status.value: status for status in Status}
_ROW = [tables.c[field] for field in TableRow.__struct_fields__]


def insert(connection: Connection, owner: str, table: NewTable, now: float) -> None:
    if table.code is not None and is_taken(connection, table.code):
        raise CodeTaken
    if table.class_id is not None:
        leases.check_owner_of_class(connection, owner, table.class_id)
    if table.board is not None:
        keep_board(connection, table.board, now)
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


def is_taken(connection: Connection, code: str) -> bool:
    """Tables and classes share one space of codes."""
    return any(
        connection.scalar(sa.select(kind.c.id).where(kind.c.code == code))
        for kind in (tables, classes)
    )


def keep_board(connection: Connection, board: StoredBoard, now: float) -> None:
    """Store a board, unless one with its hash is stored already."""
    known = sa.select(boards.c.hash).where(boards.c.hash == board.hash)
    if connection.scalar(known) is None:
        connection.execute(boards.insert().values(**asdict(board), stored_at=now))


def of_class(connection: Connection, class_id: str) -> list[str]:
    return list(connection.scalars(sa.select(tables.c.id).where(tables.c.class_id == class_id)))


def find(connection: Connection, *conditions: sa.ColumnElement[bool]) -> list[TableRow]:
    """The tables that meet these conditions, oldest first."""
    query = sa.select(*_ROW).where(*conditions).order_by(tables.c.created_at, tables.c.id)
    rows: Sequence[Any] = connection.execute(query).all()
    return [
        TableRow(table_id, code, _STATUSES.get(status), *rest)
        for table_id, code, status, *rest in rows
    ]


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
