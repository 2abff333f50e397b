"""Backups: a SQLite file with everything, from either database and for either.

Both directions work while tables are being played. A backup is a snapshot of one moment. A restore
is one transaction; it fences off the processes that play, so that they reload their tables.
"""

import asyncio
import os
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from rawsiko.server.storage.backups import checksum
from rawsiko.server.storage.databases.database import Database
from rawsiko.server.storage.databases.sqlite import SqliteDatabase, is_damage, sqlite_engine
from rawsiko.server.storage.errors import CannotRead, CannotSave, Damaged, NotABackup
from rawsiko.server.storage.migrate import upgrade
from rawsiko.server.storage.schema import KEPT, boards, journals, processes, schema_version

BATCH = 1000  # rows


class CheckedBackup(NamedTuple):
    """A private copy of a backup: nothing in it is damaged, and its schema is the newest."""

    copy: Path


async def backup(database: Database, path: Path) -> None:
    """Write the file, whole or not at all; one that is there already is replaced.

    Raises CannotSave, and Damaged if the database is.
    """
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
    except NotABackup as error:  # the copy is as damaged as its source
        raise Damaged(str(error)) from error
    except (OSError, sqlite3.Error) as error:
        kind = Damaged if is_damage(error) else CannotSave
        raise kind(type(error).__name__) from error


@asynccontextmanager
async def checked(path: Path) -> AsyncGenerator[CheckedBackup]:
    """A checked copy, for as long as the block lasts; the file itself stays as it is.

    Raises NotABackup, or UnknownSchema if a newer program made it.
    """
    with tempfile.TemporaryDirectory(prefix="rawsiko-") as folder:
        copy = Path(folder, "backup")
        await asyncio.to_thread(_check_and_copy, path, copy)
        yield CheckedBackup(copy)


def copy_database(source: Path, target: Path) -> None:
    """A copy of a SQLite file: a backup, or a database, which may be in use.

    Raises NotABackup if a backup's checksum doesn't match, and CannotRead.
    """
    try:
        shutil.copyfile(source, target)
        if checksum.is_on(target):
            checksum.take_off(target)
        else:
            _copy_pages(source, target)  # others may have written while it was copied
    except (OSError, sqlite3.Error) as error:
        kind = Damaged if is_damage(error) else CannotRead
        raise kind(type(error).__name__) from error


def _copy_pages(source: Path, target: Path) -> None:
    # All pages in one step: a consistent view, although others keep writing.
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


def _copy_out(old: Connection, path: Path) -> None:
    old.execution_options(isolation_level="REPEATABLE READ")  # one moment for all tables
    with _opened(path) as new:
        for table in KEPT:
            _copy_rows(old, new, table)


def _finish(path: Path) -> None:
    """Make it a single private file without a log, check it, and sync it to disk."""
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("PRAGMA journal_mode = DELETE")
        _check(file)
    checksum.add(path)
    path.chmod(0o600)
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def _check_and_copy(path: Path, copy: Path) -> None:
    try:
        shutil.copyfile(path, copy)
        checksum.take_off(copy)
        with closing(sqlite3.connect(copy)) as file:
            _check(file)
        with _opened(copy):
            pass
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        raise NotABackup(type(error).__name__) from error


def _check(file: sqlite3.Connection) -> None:
    if file.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
        raise NotABackup("damaged")
    file.execute(f"SELECT version FROM {schema_version.name}")


def replace_all(new: Connection, path: Path) -> None:
    """Replace the contents of a database by those of a checked copy."""
    if new.dialect.name == "postgresql":
        new.exec_driver_sql("SET LOCAL statement_timeout = 0")
    query = sa.select(journals.c.id, journals.c.epoch).with_for_update()
    given_out = {row.id: row.epoch for row in new.execute(query)}
    for table in (journals, boards, processes):
        new.execute(sa.delete(table))  # cascades to everything that belongs to them
    with _opened(path) as old:
        for table in KEPT:
            _copy_rows(old, new, table)
    _fence_off(new, given_out)


def _fence_off(new: Connection, epochs: dict[str, int]) -> None:
    """Leave every journal without an owner, and invalidate all epochs given out so far."""
    epoch = journals.c.epoch
    new.execute(sa.update(journals).values(owner=None, epoch=epoch + 1))
    if not epochs:
        return
    given = sa.bindparam("given", type_=sa.BigInteger)
    new.execute(
        sa.update(journals)
        .where(journals.c.id == sa.bindparam("row"), epoch <= given)
        .values(epoch=given + 1),
        [{"row": row_id, "given": given_out} for row_id, given_out in epochs.items()],
    )


@contextmanager
def _opened(path: Path) -> Generator[Connection]:
    """A private file, brought to the newest schema, in a transaction."""
    engine = sqlite_engine(path, {"foreign_keys": "ON"})
    try:
        with engine.begin() as connection:
            upgrade(connection)
            yield connection
    finally:
        engine.dispose()


def _copy_rows(old: Connection, new: Connection, table: sa.Table) -> None:
    streamed = old.execution_options(stream_results=True)
    query = sa.select(table)
    if table is journals:
        query = query.order_by(journals.c.class_id.is_not(None))  # classes before their tables
    for batch in streamed.execute(query).mappings().partitions(BATCH):
        new.execute(table.insert(), [dict(row) for row in batch])
