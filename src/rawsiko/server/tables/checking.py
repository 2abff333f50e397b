"""Checks every stored table as a start would, without playing any."""

from collections.abc import AsyncIterator
from typing import NamedTuple

from rawsiko.server.storage import Storage
from rawsiko.server.tables.boards import Boards
from rawsiko.server.tables.restoring import CannotRestore, read_table


class CheckedTable(NamedTuple):
    id: str
    damage: CannotRestore | None


async def check_tables(storage: Storage) -> AsyncIterator[CheckedTable]:
    """All tables, those that are over included, oldest first. Raises StorageError."""
    boards = Boards(storage)
    for table_id in await storage.table_ids():
        try:
            await read_table(storage, boards, table_id)
        except CannotRestore as damage:
            yield CheckedTable(table_id, damage)
        else:
            yield CheckedTable(table_id, None)
