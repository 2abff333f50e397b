"""Checks every stored table of a database or a backup, for `rawsiko verify`."""

import asyncio
import tempfile
from pathlib import Path

from rawsiko.cli.language import texts
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server.logs import TABLE_DIGITS
from rawsiko.server.storage import (
    Damaged,
    InUse,
    NotABackup,
    Storage,
    StorageError,
    UnknownSchema,
    WrongUrl,
    sqlite_url,
)
from rawsiko.server.storage.backups.backup import copy_database
from rawsiko.server.storage.databases.sqlite import SqliteDatabase
from rawsiko.server.tables.restoring import CheckedTable, check_tables

OWNER = "command line"


def verify_file(file: Path) -> tuple[bool, list[str]]:
    """Whether all tables of a SQLite file hold, and the lines to print. The file is not changed."""
    with tempfile.TemporaryDirectory(prefix="rawsiko-") as folder:
        copy = Path(folder, "copy")
        try:
            copy_database(file, copy)
        except StorageError as error:
            return False, [_told_error(error)]
        return verify_url(sqlite_url(copy))


def verify_url(url: str) -> tuple[bool, list[str]]:
    try:
        checked, is_intact = asyncio.run(_checked(url))
    except (StorageError, OSError, ValueError) as error:
        return False, [_told_error(error)]
    damaged = [_told(table) for table in checked if table.damage is not None]
    if not is_intact:
        damaged.append(texts().say("verify-damaged"))
    return not damaged, damaged or [texts().say("verify-ok-database", tables=str(len(checked)))]


async def _checked(url: str) -> tuple[list[CheckedTable], bool]:
    """All tables; and whether the file holds together where no table's entries are, too."""
    async with await Storage.open(url, owner=OWNER) as storage:
        checked = [table async for table in check_tables(storage)]
        database = storage.database
        return checked, not isinstance(database, SqliteDatabase) or await database.is_intact()


def _told(table: CheckedTable) -> str:
    say, shown = texts().say, table.id[:TABLE_DIGITS]
    if table.damage is None or table.damage.refusal is TableRefusal.UNKNOWN_CONTENT:
        return say("verify-table-content", table=shown)
    return say("verify-table-damaged", table=shown, entry=str(table.damage.seq))


def _told_error(error: Exception) -> str:
    if isinstance(error, WrongUrl):
        return texts().say("serve-wrong-database")
    if isinstance(error, InUse):
        return texts().say("serve-database-in-use")
    if isinstance(error, UnknownSchema):
        return texts().say("serve-newer-database")
    if isinstance(error, Damaged | NotABackup):
        return texts().say("verify-damaged")
    return texts().say("verify-unreadable", reason=type(error).__name__)
