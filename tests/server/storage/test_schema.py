"""The schema of a new database, and of an older one."""

import asyncio
import sqlite3
import stat
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError

from rawsiko.server.storage import Storage, UnknownSchema
from rawsiko.server.storage.databases.connect import connect
from rawsiko.server.storage.databases.database import Database
from rawsiko.server.storage.migrate import migrate, version_of
from rawsiko.server.storage.schema import entries
from tests.server.storing import entry, new_table, opened, run


def test_migrating_again_changes_nothing(url: str) -> None:
    async def check() -> None:
        async with opened(url) as storage:
            await storage.create(new_table())
            await migrate(storage.database)
            assert len(await storage.entries("table")) == 1

    run(check())


def test_an_older_schema_is_brought_up_to_date(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the migrations that it hasn't had, once and in order. What is stored stays."""

    def add_color(connection: Connection) -> None:
        connection.exec_driver_sql("ALTER TABLE journals ADD COLUMN color VARCHAR")

    def paint(connection: Connection) -> None:
        connection.exec_driver_sql("UPDATE journals SET color = coalesce(color, '') || 'red'")

    async def check() -> None:
        async with opened(url) as storage:
            await storage.create(new_table())
        for migrations in ((add_color,), (add_color, paint), (add_color, paint)):
            monkeypatch.setattr("rawsiko.server.storage.migrate.MIGRATIONS", migrations)
            async with opened(url) as storage:
                assert await storage.database.read(version_of) == 1 + len(migrations)
        async with opened(url) as storage:
            color = sa.text("SELECT color FROM journals")
            assert await storage.database.read(lambda c: c.scalar(color)) == "red"
            assert len(await storage.entries("table")) == 1

    run(check())


def test_a_database_of_another_program_is_left_alone(sqlite: str) -> None:
    file = Path(str(make_url(sqlite).database))
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE recipes (name)")
    with pytest.raises(UnknownSchema):
        asyncio.run(Storage.open(sqlite, owner="test"))


def test_two_processes_may_start_at_once(url: str) -> None:
    async def check() -> None:
        databases: list[Database] = [connect(url) for _ in range(4)]
        await asyncio.gather(*map(migrate, databases))
        for database in databases:
            await database.close()

    run(check())


def test_a_database_of_a_newer_program_is_left_alone(url: str) -> None:
    async def check() -> None:
        async with opened(url) as storage:
            await storage.database.write(
                lambda connection: connection.exec_driver_sql(
                    "UPDATE schema_version SET version = 9999"
                )
            )
        with pytest.raises(UnknownSchema):
            async with opened(url):
                pass

    run(check())


def test_keys_guard_what_the_writer_checks(url: str) -> None:
    """Were the writer wrong, the database would still refuse two entries with one number."""

    async def check() -> None:
        async with opened(url) as storage:
            await storage.create(new_table())
            await storage.append("table", 1, entry(2, "tap"))
            with pytest.raises(IntegrityError):
                await storage.database.write(_insert, 2)
            await storage.database.write(_insert, 3)

    run(check())


def test_sqlite_is_set_up_to_be_durable(sqlite: str) -> None:
    async def check() -> None:
        async with opened(sqlite) as storage:
            settings = await storage.database.write(_settings)
            assert settings == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
        file = Path(str(make_url(sqlite).database))
        if sys.platform != "win32":
            assert stat.S_IMODE(file.stat().st_mode) == 0o600
        with closing(sqlite3.connect(file)) as database:
            assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]

    run(check())


def _insert(connection: Connection, seq: int) -> None:
    connection.execute(
        entries.insert(),
        {"journal_id": "table", "seq": seq, "epoch": 1, "body": b"", "at": 0.0},
    )


def _settings(connection: Connection) -> dict[str, Any]:
    names = ("journal_mode", "synchronous", "foreign_keys")
    return {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names}
