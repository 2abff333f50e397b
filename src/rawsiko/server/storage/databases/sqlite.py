"""A SQLite file, used from threads; one thread does all the writing."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from rawsiko.server.storage.databases.database import Database, P, T, Work
from rawsiko.server.storage.databases.file_lock import FileLock
from rawsiko.server.storage.errors import CannotRead, CannotSave, Damaged

SQLITE_SETTINGS = {
    "busy_timeout": "2000",  # milliseconds to wait for a lock
    "journal_mode": "WAL",
    "synchronous": "FULL",  # a commit is on disk when it returns, not just in the kernel's cache
    "temp_store": "MEMORY",  # else a statement of many rows opens a file for its undo log
    "fullfsync": "ON",  # on macOS a plain sync stops at the drive's cache
    "foreign_keys": "ON",
    "secure_delete": "ON",  # overwrite what retention deletes
}

# For the writer. A log four times as long as usual copies fewer pages into the file, because most
# of them have been written again by then.
WRITERS_SETTINGS = {
    "cache_size": "-8000",  # KiB: the pages that a thousand tables append to
    "wal_autocheckpoint": "4000",  # pages, 16 MiB
}


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path.absolute().as_posix()}"


class SqliteDatabase(Database):
    def __init__(self, file: Path) -> None:
        self.file = file
        _make_private(file)
        self._lock = FileLock(file)
        # The shared settings run first, starting with the busy timeout, and override the writer's.
        writers = {**SQLITE_SETTINGS, **WRITERS_SETTINGS, **SQLITE_SETTINGS}
        self._writer = sqlite_engine(file, writers)
        self._reader = sqlite_engine(file, {**SQLITE_SETTINGS, "query_only": "ON"})
        # One switch to a thread for a whole transaction: docs/decisions/0002-storage.md.
        self._writing = ThreadPoolExecutor(1, "storage-writer")
        self._held: Connection | None = None  # the writer's, in its thread
        self._reading = ThreadPoolExecutor(2, "storage-reader")

    async def write(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        def in_transaction(connection: Connection) -> T:
            with connection.begin():
                return work(connection, *args, **kwargs)

        return await self._in_turn(lambda: self._on_held(in_transaction))

    async def write_by_one_statement(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """As `write`, for a single statement on the driver's connection, which commits itself."""
        return await self._in_turn(lambda: self._on_held(lambda held: work(_driver_of(held))))

    async def read(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        def look() -> T:
            with self._reader.connect() as connection:
                return work(connection, *args, **kwargs)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, look)
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            kind = Damaged if is_damage(error) else CannotRead
            raise kind(type(error).__name__) from error

    async def take_alone(self) -> bool:
        await self._in_turn(self._lock.take)
        return True

    async def is_intact(self) -> bool:
        """Whether SQLite finds no fault in the whole file, which takes a while."""
        question = "PRAGMA integrity_check(1)"
        return await self.read(lambda held: held.exec_driver_sql(question).scalar()) == "ok"

    async def wipe_deleted(self) -> None:
        def checkpoint() -> None:
            connection = self._writer.raw_connection()
            try:
                connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            finally:
                connection.close()

        await self._in_turn(checkpoint)

    async def close(self) -> None:
        def disconnect() -> None:
            if self._held is not None:
                self._held.close()
            self._reader.dispose()
            self._writer.dispose()
            self._lock.release()

        self._reading.shutdown(wait=False)
        await asyncio.get_running_loop().run_in_executor(self._writing, disconnect)
        self._writing.shutdown(wait=False)

    def _on_held(self, work: Callable[[Connection], T]) -> T:
        """Keep the connection unless something fails: taking one from the pool and giving it back
        takes longer than storing an entry."""
        connection, self._held = self._held or self._writer.connect(), None
        try:
            done = work(connection)
        except BaseException:
            connection.close()
            raise
        self._held = connection
        return done

    async def _in_turn(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._writing, work)
        except (IntegrityError, DataError):
            raise
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            kind = Damaged if is_damage(error) else CannotSave
            raise kind(type(error).__name__) from error


def is_damage(error: BaseException) -> bool:
    """Whether SQLite found the file itself to be wrong."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if not isinstance(cause, sqlite3.Error):
        return False
    code: int | None = getattr(cause, "sqlite_errorcode", None)  # absent if the driver raised it
    return code is not None and code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def _driver_of(connection: Connection) -> sqlite3.Connection:
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def sqlite_engine(file: Path, settings: dict[str, str]) -> Engine:
    """An engine whose transactions lock the database from the start."""

    def on_connect(connection: sqlite3.Connection, _record: Any) -> None:
        connection.isolation_level = None  # the driver must not begin transactions itself
        connection.text_factory = _text
        for name, value in settings.items():
            connection.execute(f"PRAGMA {name} = {value}")

    engine = create_engine(sqlite_url(file), pool_size=2, max_overflow=0)
    event.listen(engine, "connect", on_connect)
    if "query_only" not in settings:
        event.listen(engine, "begin", _begin)
    return engine


def _text(stored: bytes) -> str:
    """A damaged byte must not make the whole result unreadable, where other tables are too."""
    return stored.decode(errors="replace")


def _begin(connection: Connection) -> None:
    # Nobody can change what the transaction has read before it commits.
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _make_private(file: Path) -> None:
    """The file contains the secrets of the dice. SQLite gives its other files the same mode."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        file.touch(mode=0o600)
