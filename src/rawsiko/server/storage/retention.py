"""How long data is kept.

Names are deleted when the match ends, links to seats a day later, the journal after thirty days.
Deleted data is overwritten in the file, and the write-ahead log is emptied.
"""

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from rawsiko.protocol.tables import OVER, Status
from rawsiko.server.storage import capabilities as links
from rawsiko.server.storage import tables as rows
from rawsiko.server.storage.records import Role, TableRow
from rawsiko.server.storage.schema import capabilities, classes, entries, names, tables

HOUR = 3600.0
DAY = 24 * HOUR


class Retention(msgspec.Struct, frozen=True):
    """In seconds."""

    unused: float = 30 * DAY  # a table nobody used for this long expires
    lobby: float = 1 * DAY  # so does one whose match hasn't begun: only seats are lost
    links: float = 1 * DAY  # seats, hosts and spectators, after the end
    journal: float = 30 * DAY  # and the links to its replay, after the end
    pages: float = 7 * DAY  # the links of a class to each pupil's page


def set_status(
    connection: Connection, table_id: str, status: Status, touched: float, kept: Retention
) -> None:
    """A table that is over loses its code and its names."""
    values: dict[str, Any] = {"status": status, "touched_at": touched}
    if status in OVER:
        ended_at = sa.func.coalesce(tables.c.ended_at, touched)
        values |= {"code": None, "ended_at": ended_at}
        connection.execute(sa.delete(names).where(names.c.table_id == table_id))
        ours, is_replay = capabilities.c.table_id == table_id, capabilities.c.role == Role.REPLAY
        links.expire(connection, touched + kept.links, ours, ~is_replay)
        links.expire(connection, touched + kept.journal, ours, is_replay)
    connection.execute(sa.update(tables).where(tables.c.id == table_id).values(values))


def end_class(
    connection: Connection, class_id: str, status: str, ended: float, kept: Retention
) -> None:
    """A class that has ended loses its code."""
    ended_at = sa.func.coalesce(classes.c.ended_at, ended)
    values = {"status": status, "touched_at": ended, "code": None, "ended_at": ended_at}
    connection.execute(sa.update(classes).where(classes.c.id == class_id).values(values))
    ours = capabilities.c.class_id == class_id
    is_member = capabilities.c.role.in_((Role.MEMBER, Role.NEW_MEMBER))
    links.expire(connection, ended + kept.links, ours, ~is_member)
    links.expire(connection, ended + kept.pages, ours, is_member)


def unused_tables(connection: Connection, kept: Retention, now: float) -> list[TableRow]:
    """Live tables that haven't been used for so long that they should expire."""
    is_lobby = sa.and_(tables.c.status == Status.LOBBY, tables.c.class_id.is_(None))
    is_unused = sa.or_(
        _nothing_since(now - kept.unused),
        sa.and_(is_lobby, _nothing_since(now - kept.lobby)),  # a class keeps its own tables
    )
    return rows.find(connection, tables.c.ended_at.is_(None), is_unused)


def _nothing_since(moment: float) -> sa.ColumnElement[bool]:
    happened = sa.exists().where(entries.c.table_id == tables.c.id, entries.c.at >= moment)
    return sa.and_(tables.c.touched_at < moment, ~happened)


def old_tables(connection: Connection, kept: Retention, now: float) -> list[str]:
    """Those that were kept long enough."""
    query = sa.select(tables.c.id).where(tables.c.ended_at <= now - kept.journal)
    return list(connection.scalars(query))


def old_classes(connection: Connection, kept: Retention, now: float) -> list[str]:
    query = sa.select(classes.c.id).where(classes.c.ended_at <= now - kept.journal)
    return list(connection.scalars(query))
