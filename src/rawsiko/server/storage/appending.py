"""Decides which entries may be appended, in the transaction that appends them."""

import sqlite3
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from rawsiko.server.storage.errors import (
    DuplicateCommand,
    Fenced,
    OutOfSequence,
    StorageError,
)
from rawsiko.server.storage.records import StoredEntry
from rawsiko.server.storage.schema import entries, tables


class Append(NamedTuple):
    table_id: str
    epoch: int
    entry: StoredEntry


class Head(NamedTuple):
    """Who may append to a table, and after which entry."""

    owner: str | None
    epoch: int
    seq: int  # of the last entry


# The columns of a StoredEntry.
ENTRY = (entries.c.seq, entries.c.body, entries.c.seat, entries.c.command, entries.c.head)

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
    for table_id, epoch, entry in appends:
        values += (table_id, entry.seq, epoch, entry.body, entry.seat, entry.command, entry.head)
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
        INSERT INTO entries (table_id, seq, epoch, body, seat, command, head, at)
        SELECT column1, column2, column3, column4, column5, column6, column7, ?
        FROM (VALUES {values}) JOIN tables ON tables.id = column1
        WHERE tables.owner = ? AND tables.owner_epoch = column3
        AND column2 = 1 + (SELECT max(seq) FROM entries WHERE table_id = column1)
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
        {
            "table_id": append.table_id,
            "seq": append.entry.seq,
            "epoch": append.epoch,
            "body": append.entry.body,
            "seat": append.entry.seat,
            "command": append.entry.command,
            "head": append.entry.head,
            "at": at,
        }
        for append in appends
    ]


def _is_new(connection: Connection, owner: str, heads: dict[str, Head], append: Append) -> bool:
    """Whether to insert it; if so, the head advances. Raises the reason if it's refused."""
    head = heads.get(append.table_id)
    if head is None or (head.owner, head.epoch) != (owner, append.epoch):
        raise Fenced(f"epoch {append.epoch}")
    # The process that appends an entry has read all earlier ones, so it knows the used commands.
    if append.entry.seq == head.seq + 1:
        heads[append.table_id] = head._replace(seq=append.entry.seq)
        return True
    if _is_stored(connection, append):
        return False
    if seq := _used_by(connection, append):
        raise DuplicateCommand(seq)
    raise OutOfSequence(head.seq + 1)


_HEADS = (
    sa.select(
        tables.c.id,
        tables.c.owner,
        tables.c.owner_epoch,
        sa.select(sa.func.coalesce(sa.func.max(entries.c.seq), 0))
        .where(entries.c.table_id == tables.c.id)
        .scalar_subquery(),
    )
    .where(tables.c.id.in_(sa.bindparam("ids", expanding=True)))
    # Always in the same order, or two processes could deadlock.
    .order_by(tables.c.id)
    # Nobody can claim these tables until the commit. (SQLite locks the whole database.)
    .with_for_update()
)


def _lock_heads(connection: Connection, appends: Sequence[Append]) -> dict[str, Head]:
    ids = sorted({append.table_id for append in appends})
    found = connection.execute(_HEADS, {"ids": ids})
    return {table_id: Head(owner, epoch, seq) for table_id, owner, epoch, seq in found}


def _is_stored(connection: Connection, append: Append) -> bool:
    """Whether this exact entry is stored: it was committed, but the answer got lost."""
    query = sa.select(*ENTRY).where(
        entries.c.table_id == append.table_id, entries.c.seq == append.entry.seq
    )
    row = (connection.execute(query)).one_or_none()
    return row is not None and StoredEntry(*row) == append.entry


def _used_by(connection: Connection, append: Append) -> int | None:
    """The number of the entry that this command already made."""
    if append.entry.command is None:
        return None
    return connection.scalar(
        sa.select(entries.c.seq).where(
            entries.c.table_id == append.table_id,
            entries.c.seat == append.entry.seat,
            entries.c.command == append.entry.command,
        )
    )
