"""Reads the entries of journals, and decides which may be appended, in the transaction that appends
them."""

import sqlite3
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import sqlalchemy as sa
from msgspec.structs import asdict
from sqlalchemy import Connection

from rawsiko.server.storage.errors import (
    DuplicateCommand,
    Fenced,
    OutOfSequence,
    StorageError,
)
from rawsiko.server.storage.records import StoredEntry
from rawsiko.server.storage.schema import entries, journals


class Append(NamedTuple):
    journal_id: str
    epoch: int
    entry: StoredEntry


class Head(NamedTuple):
    """Who may append to a journal, and after which entry."""

    owner: str | None
    epoch: int
    seq: int  # of the last entry


ENTRY = [entries.c[field] for field in StoredEntry.__struct_fields__]

Verdicts = list[StorageError | None]  # one for each append; None means stored


class NotAllAtOnce(Exception):
    """At least one entry wasn't inserted. `store` finds out which, and why."""


def store_at_once(
    database: sqlite3.Connection, owner: str, appends: Sequence[Append], at: float
) -> Verdicts:
    """Insert all entries; they're on disk when this returns. Raises NotAllAtOnce if some weren't
    inserted: those that are stored already, and those that `store` refuses.

    The driver releases the interpreter lock for every call and every row of a result. On a busy
    server each time is a long wait, so this is a single statement without a result, which commits
    itself.
    """
    values: list[object] = [at]
    for journal_id, epoch, entry in appends:
        values += (journal_id, entry.seq, epoch, entry.body, entry.seat, entry.command, entry.head)
    values.append(owner)
    try:
        inserted = database.execute(_at_once(len(appends)), values).rowcount
    except (sqlite3.IntegrityError, sqlite3.DataError) as error:
        raise NotAllAtOnce from error
    if inserted != len(appends):
        raise NotAllAtOnce
    return [None] * len(appends)


@cache
def _at_once(rows: int) -> str:
    values = ",".join(["(?,?,?,?,?,?,?)"] * rows)
    return f"""
        INSERT INTO entries (journal_id, seq, epoch, body, seat, command, head, at)
        SELECT column1, column2, column3, column4, column5, column6, column7, ?
        FROM (VALUES {values}) JOIN journals ON journals.id = column1
        WHERE journals.owner = ? AND journals.epoch = column3
        AND column2 = 1 + (SELECT max(seq) FROM entries WHERE journal_id = column1)
    """


def store(connection: Connection, owner: str, appends: Sequence[Append], at: float) -> Verdicts:
    """Insert all entries that are allowed; the others don't affect them.

    Raises IntegrityError or DataError if an entry passes all checks and the database refuses it
    all the same. Then none is stored.
    """
    heads = _lock_heads(connection, appends)
    verdicts: Verdicts = []
    accepted: list[Append] = []
    for append in appends:
        try:
            if _is_new(connection, owner, heads, append):
                accepted.append(append)
            verdicts.append(None)
        except StorageError as refusal:
            verdicts.append(refusal)
    if accepted:
        connection.execute(entries.insert(), rows_of(accepted, at))
    return verdicts


def rows_of(appends: Sequence[Append], at: float) -> list[dict[str, Any]]:
    return [
        {"journal_id": append.journal_id, "epoch": append.epoch, "at": at, **asdict(append.entry)}
        for append in appends
    ]


def entries_of(connection: Connection, journal_id: str, after: int) -> list[StoredEntry]:
    """In order, those after a number."""
    found = connection.execute(
        sa.select(*ENTRY)
        .where(entries.c.journal_id == journal_id, entries.c.seq > after)
        .order_by(entries.c.seq)
    )
    return [StoredEntry(*row) for row in found]


def command_seq(
    connection: Connection, journal_id: str, seat: str | None, command: str
) -> int | None:
    """The number of the entry that this seat's command made."""
    return connection.scalar(
        sa.select(entries.c.seq).where(
            entries.c.journal_id == journal_id, entries.c.seat == seat, entries.c.command == command
        )
    )


def _is_new(connection: Connection, owner: str, heads: dict[str, Head], append: Append) -> bool:
    """Whether to insert it; if so, the head advances. Raises the reason if it's refused."""
    journal_id, epoch, entry = append
    head = heads.get(journal_id)
    if head is None or (head.owner, head.epoch) != (owner, epoch):
        raise Fenced(f"epoch {epoch}")
    # The process that appends an entry has read all earlier ones, so it knows the used commands.
    if entry.seq == head.seq + 1:
        heads[journal_id] = head._replace(seq=entry.seq)
        return True
    if entry in entries_of(connection, journal_id, after=entry.seq - 1):
        return False  # it was committed, but the answer got lost
    if entry.command and (seq := command_seq(connection, journal_id, entry.seat, entry.command)):
        raise DuplicateCommand(seq)
    raise OutOfSequence(head.seq + 1)


_HEADS = (
    sa.select(
        journals.c.id,
        journals.c.owner,
        journals.c.epoch,
        sa.select(sa.func.coalesce(sa.func.max(entries.c.seq), 0))
        .where(entries.c.journal_id == journals.c.id)
        .scalar_subquery(),
    )
    .where(journals.c.id.in_(sa.bindparam("ids", expanding=True)))
    # Always in the same order, or two processes could deadlock.
    .order_by(journals.c.id)
    # Nobody can claim these journals until the commit. (SQLite locks the whole database.)
    .with_for_update()
)


def _lock_heads(connection: Connection, appends: Sequence[Append]) -> dict[str, Head]:
    ids = sorted({append.journal_id for append in appends})
    found = connection.execute(_HEADS, {"ids": ids})
    return {journal_id: Head(owner, epoch, seq) for journal_id, owner, epoch, seq in found}
