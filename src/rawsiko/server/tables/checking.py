"""Checks every stored table as a start would, without playing any."""

from collections.abc import AsyncIterator
from typing import NamedTuple

from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server.storage import Damaged, Storage
from rawsiko.server.tables.restoring import CannotRestore, content_of, rebuilt
from rawsiko.server.tables.table import Table


class CheckedTable(NamedTuple):
    id: str
    damage: CannotRestore | None


async def check_tables(storage: Storage) -> AsyncIterator[CheckedTable]:
    """All tables, those that are over included, oldest first. Raises StorageError."""
    for table_id in await storage.table_ids():
        try:
            await _check(storage, table_id)
        except CannotRestore as damage:
            yield CheckedTable(table_id, damage)
        except Damaged:
            yield CheckedTable(table_id, CannotRestore(TableRefusal.TABLE_DAMAGED))
        else:
            yield CheckedTable(table_id, None)


async def _check(storage: Storage, table_id: str) -> None:
    stored = await storage.entries(table_id)
    secret = await storage.secret(table_id)
    rebuilt(Table(table_id, "", secret, content_of(stored)), stored)
