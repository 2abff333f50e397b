"""Transactions on the rows of journals: tables and classes, and what belongs to them. What takes a
single statement is in `storage`.

How long data is kept is decided here. Names are deleted when the match ends, links to seats a day
later, the journal after thirty days. Deleted data is overwritten in the file, and the write-ahead
log is emptied.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec.structs import asdict
from sqlalchemy import Connection

from rawsiko.protocol.class_views import ClassStatus
from rawsiko.protocol.tables import OVER, Status
from rawsiko.server.storage import capabilities as links
from rawsiko.server.storage.claims import Claims
from rawsiko.server.storage.entries import Append, rows_of
from rawsiko.server.storage.errors import CodeTaken
from rawsiko.server.storage.records import (
    FIRST_EPOCH,
    JournalKind,
    JournalRow,
    NewJournal,
    Role,
    StoredBoard,
)
from rawsiko.server.storage.schema import KEPT, boards, capabilities, entries, journals, names

HOUR = 3600.0
DAY = 24 * HOUR
IS_OVER = {*OVER, ClassStatus.ENDED}
_ROW = [journals.c[field] for field in JournalRow.__struct_fields__]


class Retention(msgspec.Struct, frozen=True):
    """In seconds."""

    unused: float = 30 * DAY  # a table or class that nobody used for this long expires
    lobby: float = 1 * DAY  # so does a table whose match hasn't begun: only seats are lost
    links: float = 1 * DAY  # seats, hosts and spectators, after the end
    journal: float = 30 * DAY  # and the links to its replay, after the end
    pages: float = 7 * DAY  # the links of a class to each pupil's page

    def of(self, role: Role) -> float:
        """How long a link works after the end."""
        match role:
            case Role.REPLAY:
                return self.journal
            case Role.MEMBER | Role.NEW_MEMBER:
                return self.pages
            case _:
                return self.links


def insert(connection: Connection, claims: Claims, new: NewJournal, now: float) -> None:
    is_taken = sa.select(journals.c.id).where(journals.c.code == new.code)
    if new.code is not None and connection.scalar(is_taken):
        raise CodeTaken
    if new.class_id is not None:
        claims.check_class(connection, new.class_id)
    if new.board is not None:
        _keep_board(connection, new.board, now)
    connection.execute(
        journals.insert().values(
            id=new.id,
            kind=new.kind,
            code=new.code,
            status=new.status,
            owner=claims.owner,
            epoch=FIRST_EPOCH,
            created_at=now,
            touched_at=now,
            class_id=new.class_id,
            secret=new.secret,
            followed=0,
        )
    )
    first = Append(new.id, FIRST_EPOCH, new.first)
    connection.execute(entries.insert(), rows_of([first], now))
    links.add(connection, new.capabilities)


def _keep_board(connection: Connection, board: StoredBoard, now: float) -> None:
    """Store a board, unless one with its hash is stored already."""
    known = sa.select(boards.c.hash).where(boards.c.hash == board.hash)
    if connection.scalar(known) is None:
        connection.execute(boards.insert().values(**asdict(board), stored_at=now))


def find(connection: Connection, *conditions: sa.ColumnElement[bool]) -> list[JournalRow]:
    """Those that meet these conditions, oldest first."""
    query = sa.select(*_ROW).where(*conditions).order_by(journals.c.created_at, journals.c.id)
    rows: Sequence[Any] = connection.execute(query).all()
    return [JournalRow(row_id, JournalKind(kind), *rest) for row_id, kind, *rest in rows]


def set_status(
    connection: Connection, journal_id: str, status: str, touched: float, kept: Retention
) -> None:
    """One that is over loses its code and its names, and its links expire."""
    values: dict[str, Any] = {"status": status, "touched_at": touched}
    if status in IS_OVER:
        values |= {"code": None, "ended_at": sa.func.coalesce(journals.c.ended_at, touched)}
        connection.execute(sa.delete(names).where(names.c.journal_id == journal_id))
        for role in Role:
            ours = capabilities.c.journal_id == journal_id, capabilities.c.role == role
            links.expire(connection, touched + kept.of(role), *ours)
    connection.execute(sa.update(journals).where(journals.c.id == journal_id).values(values))


def set_name(connection: Connection, table_id: str, seat: str, name: str | None) -> None:
    ours = names.c.journal_id == table_id, names.c.seat == seat
    connection.execute(sa.delete(names).where(*ours))
    if name is not None:
        connection.execute(names.insert().values(journal_id=table_id, seat=seat, name=name))


def keep_timers(connection: Connection, owner: str, timers: Mapping[str, str | None]) -> None:
    """The remaining time of phases, for tables that still belong to this owner."""
    for table_id, timer in timers.items():
        ours = journals.c.id == table_id, journals.c.owner == owner
        connection.execute(sa.update(journals).where(*ours).values(timer=timer))


# What is deleted, and when


def unused(
    connection: Connection, kind: JournalKind, kept: Retention, now: float
) -> list[JournalRow]:
    """Live ones that haven't been used for so long that they should expire."""
    is_lobby = sa.and_(journals.c.status == Status.LOBBY, journals.c.class_id.is_(None))
    is_unused = sa.or_(
        _nothing_since(now - kept.unused),
        sa.and_(is_lobby, _nothing_since(now - kept.lobby)),  # a class keeps its own tables
    )
    return find(connection, journals.c.kind == kind, journals.c.ended_at.is_(None), is_unused)


def _nothing_since(moment: float) -> sa.ColumnElement[bool]:
    happened = sa.exists().where(entries.c.journal_id == journals.c.id, entries.c.at >= moment)
    return sa.and_(journals.c.touched_at < moment, ~happened)


def old(connection: Connection, kind: JournalKind, kept: Retention, now: float) -> list[str]:
    """Those that were kept long enough."""
    is_old = journals.c.kind == kind, journals.c.ended_at <= now - kept.journal
    return list(connection.scalars(sa.select(journals.c.id).where(*is_old)))


def delete(connection: Connection, ids: Sequence[str]) -> list[str]:
    """Delete them with everything that belongs to them, a class with its tables. All ids."""
    theirs = sa.or_(journals.c.id.in_(ids), journals.c.class_id.in_(ids))
    gone = list(connection.scalars(sa.select(journals.c.id).where(theirs)))
    connection.execute(sa.delete(journals).where(journals.c.id.in_(ids)))
    return gone


def delete_unchanged(
    connection: Connection, owner: str, known: Mapping[str, tuple[int, int]]
) -> set[str]:
    """Delete those that are this owner's in this epoch and have no entry after this number."""
    return {
        table_id
        for table_id, (epoch, seq) in known.items()
        if connection.execute(
            sa.delete(journals).where(
                journals.c.id == table_id,
                journals.c.owner == owner,
                journals.c.epoch == epoch,
                ~sa.exists().where(entries.c.journal_id == table_id, entries.c.seq > seq),
            )
        ).rowcount
    }


def used_bytes(connection: Connection) -> int:
    """How much of the disk the database uses, without the write-ahead log."""
    if connection.dialect.name == "sqlite":
        pages, free, size = (
            connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("page_count", "freelist_count", "page_size")
        )
        return (pages - free) * size
    # The names are our own constants: a parameter would arrive as text, which is no regclass.
    sizes = (f"pg_total_relation_size('{table.name}'::regclass)" for table in KEPT)
    return connection.execute(sa.text(f"SELECT {' + '.join(sizes)}")).scalar_one()
