"""How long data is kept.

Names are deleted when the match ends, links to seats a day later, the journal after thirty days.
Deleted data is overwritten in the file, and the write-ahead log is emptied.
"""

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from rawsiko.protocol.tables import OVER, Status
from rawsiko.server.storage import capabilities as links
from rawsiko.server.storage import class_rows
from rawsiko.server.storage import tables as rows
from rawsiko.server.storage.records import Role
from rawsiko.server.storage.schema import capabilities, classes, tables

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
    rows.set_status(connection, table_id, status, touched)
    if status in OVER:
        _end_links(connection, kept, table_id, touched)


def purge(connection: Connection, kept: Retention, now: float) -> list[str]:
    """Delete what was kept long enough. Returns the ids of the deleted tables."""
    query = sa.select(tables.c.id).where(tables.c.ended_at <= now - kept.journal)
    old = list(connection.scalars(query))
    rows.delete(connection, old)
    of_classes = sa.select(classes.c.id).where(classes.c.ended_at <= now - kept.journal)
    old += class_rows.delete(connection, list(connection.scalars(of_classes)))
    links.delete_expired(connection, now)
    return old


def end_links_of_class(
    connection: Connection, kept: Retention, class_id: str, ended: float
) -> None:
    ours, is_member = capabilities.c.class_id == class_id, capabilities.c.role == Role.MEMBER
    links.expire(connection, ended + kept.links, ours, ~is_member)
    links.expire(connection, ended + kept.pages, ours, is_member)


def _end_links(connection: Connection, kept: Retention, table_id: str, ended: float) -> None:
    ours, is_replay = capabilities.c.table_id == table_id, capabilities.c.role == Role.REPLAY
    links.expire(connection, ended + kept.links, ours, ~is_replay)
    links.expire(connection, ended + kept.journal, ours, is_replay)
