"""Rebuilds a table from its stored entries, or says why that is impossible."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from rawsiko.engine.content import Content
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.replay import fairness
from rawsiko.server.storage import Damaged, JournalKind, StorageError, UnknownTable
from rawsiko.server.storage.records import JournalRow, StoredEntry
from rawsiko.server.tables.boards import Boards
from rawsiko.server.tables.journaled import CannotRestore
from rawsiko.server.tables.table import Table, restored

if TYPE_CHECKING:
    from rawsiko.server.storage import Storage


class Restored(NamedTuple):
    table: Table
    stored: list[StoredEntry]
    names: dict[str, str]  # by seat
    row: JournalRow


class _Start(msgspec.Struct):
    """The part of the first entry that is needed before any entry can happen."""

    content: str


async def read_table(storage: Storage, boards: Boards, table_id: str) -> Restored:
    """A table as it is stored. Raises UnknownTable, CannotRestore for whatever is wrong with this
    table alone, and StorageError."""
    try:
        row = await storage.row(table_id)
        if row is None:
            raise UnknownTable(table_id)
        stored = await storage.entries(table_id)
        secret = await storage.secret(table_id)
        names = await storage.names(table_id)
        content = await _content_of(stored, boards)
        table = rebuilt(Table(table_id, row.code or "", secret, content), stored)
        return Restored(table, stored, names, row)
    except CannotRestore:
        raise
    except Exception as error:
        if isinstance(error, StorageError) and not isinstance(error, Damaged):
            raise
        # Damaged pages, or values of a type that no server has stored.
        raise CannotRestore(TableRefusal.TABLE_DAMAGED) from error


async def _content_of(stored: Sequence[StoredEntry], boards: Boards) -> Content:
    """The content that the table is played with. Raises CannotRestore."""
    try:
        wanted = msgspec.json.decode(stored[0].body, type=_Start).content
    except (IndexError, msgspec.MsgspecError, ValueError) as error:
        raise CannotRestore(TableRefusal.TABLE_DAMAGED) from error
    content = await boards.find(wanted)
    if content is None:
        raise CannotRestore(TableRefusal.UNKNOWN_CONTENT)
    return content


def rebuilt(fresh: Table, stored: Sequence[StoredEntry]) -> Table:
    """`fresh` after these entries, which must be all of the table's. Raises CannotRestore."""
    for number, entry in enumerate(stored, start=1):
        try:
            _happen(fresh, entry, number)
        except Exception as error:  # a damaged entry can break any rule
            raise CannotRestore(TableRefusal.TABLE_DAMAGED, number) from error
    if fresh.commitment != fairness.commitment_of(fresh.id, fresh.secret):
        raise CannotRestore(TableRefusal.TABLE_DAMAGED)  # or the secret that it commits to
    return fresh


def _happen(table: Table, entry: StoredEntry, number: int) -> None:
    if entry.seq != number:
        raise ValueError("an entry is missing")
    restored(table, [entry.body])
    if entry.head is None or entry.head.hex() != table.head:
        raise ValueError("the entry was changed after it was stored")


class CheckedTable(NamedTuple):
    id: str
    damage: CannotRestore | None


async def check_tables(storage: Storage) -> AsyncIterator[CheckedTable]:
    """Check every stored table as a start would, without playing any: also those that are over,
    oldest first. Raises StorageError."""
    boards = Boards(storage)
    for table_id in await storage.ids(JournalKind.TABLE):
        try:
            await read_table(storage, boards, table_id)
        except CannotRestore as damage:
            yield CheckedTable(table_id, damage)
        else:
            yield CheckedTable(table_id, None)
