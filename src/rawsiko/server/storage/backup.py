"""Backups: a SQLite file with everything, whichever database it comes from or goes to.

Both work while tables are being played. A backup is of one moment; a restore happens in one
transaction and fences off everybody who was playing: they find the tables as they were then.
"""

import asyncio
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy import Connection

from rawsiko.server.storage.database import Database
from rawsiko.server.storage.errors import CannotRead, CannotSave, NotABackup
from rawsiko.server.storage.migrate import upgrade
from rawsiko.server.storage.schema import KEPT, heartbeats, tables
from rawsiko.server.storage.sqlite import SqliteDatabase, sqlite_engine

BATCH = 1000  # rows


async def backup(database: Database, path: Path) -> None:
    """Write the file, whole or not at all; one that is there already is replaced."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=path.parent, prefix=".backup-") as folder:
            partial = Path(folder, path.name)
            if isinstance(database, SqliteDatabase):
                await asyncio.to_thread(_copy_pages, database.file, partial)
            else:
                await database.read(_copy_out, partial)
            await asyncio.to_thread(_finish, partial)
            partial.replace(path)
    except (OSError, sqlite3.Error) as error:
        raise CannotSave(type(error).__name__) from error


async def restore(database: Database, path: Path) -> None:
    """Put the contents of a backup in place of the database's; raises NotABackup, CannotSave.

    A backup by an older program is brought up to date on the way; the file stays as it is.
    """
    with tempfile.TemporaryDirectory(prefix="rawsiko-") as folder:
        copy = Path(folder, "backup")
        await asyncio.to_thread(_check_and_copy, path, copy)
        await database.write(_replace_all, copy)


def copy_database(source: Path, target: Path) -> None:
    """A copy of a SQLite file, which may be in use. Raises CannotRead."""
    try:
        _copy_pages(source, target)
    except (OSError, sqlite3.Error) as error:
        raise CannotRead(type(error).__name__) from error


def _copy_pages(source: Path, target: Path) -> None:
    # All pages in one step: a single view of the database, while others go on writing.
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


def _copy_out(old: Connection, path: Path) -> None:
    old.execution_options(isolation_level="REPEATABLE READ")  # one moment for all tables
    with _opened(path) as new:
        for table in KEPT:
            _copy_rows(old, new, table)


def _finish(path: Path) -> None:
    """One file without a log beside it, private, checked, and on disk."""
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("PRAGMA journal_mode = DELETE")
        _check(file)
    path.chmod(0o600)
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def _check_and_copy(path: Path, copy: Path) -> None:
    try:
        shutil.copyfile(path, copy)
        with closing(sqlite3.connect(copy)) as file:
            _check(file)
    except (OSError, sqlite3.Error) as error:
        raise NotABackup(type(error).__name__) from error


def _check(file: sqlite3.Connection) -> None:
    if file.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
        raise NotABackup("damaged")
    file.execute("SELECT version_num FROM alembic_version")


def _replace_all(new: Connection, path: Path) -> None:
    if new.dialect.name == "postgresql":
        new.exec_driver_sql("SET LOCAL statement_timeout = 0")
    given_out = sa.select(tables.c.id, tables.c.owner_epoch).with_for_update()
    epochs = {row.id: row.owner_epoch for row in new.execute(given_out)}
    new.execute(sa.delete(tables))  # and with them all that belongs to them
    new.execute(sa.delete(heartbeats))
    with _opened(path) as old:
        for table in KEPT:
            _copy_rows(old, new, table)
    _fence_off(new, epochs)


def _fence_off(new: Connection, epochs: dict[str, int]) -> None:
    """Nobody owns a table, and every epoch given out so far is over."""
    epoch = tables.c.owner_epoch
    new.execute(sa.update(tables).values(owner=None, owner_until=None, owner_epoch=epoch + 1))
    if not epochs:
        return
    given = sa.bindparam("given", type_=sa.BigInteger)
    new.execute(
        sa.update(tables)
        .where(tables.c.id == sa.bindparam("table"), epoch <= given)
        .values(owner_epoch=given + 1),
        [{"table": table_id, "given": given_out} for table_id, given_out in epochs.items()],
    )


@contextmanager
def _opened(path: Path) -> Generator[Connection]:
    """A file of our own with the newest schema, in a transaction."""
    engine = sqlite_engine(path, {"foreign_keys": "ON"})
    try:
        with engine.begin() as connection:
            upgrade(connection)
            yield connection
    finally:
        engine.dispose()


def _copy_rows(old: Connection, new: Connection, table: sa.Table) -> None:
    streamed = old.execution_options(stream_results=True)
    for batch in streamed.execute(sa.select(table)).mappings().partitions(BATCH):
        new.execute(table.insert(), [dict(row) for row in batch])
