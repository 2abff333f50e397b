"""Migrations bring both databases to the schema that a new one gets."""

import asyncio
import sqlite3
import stat
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError

from rawsiko.server.storage import UnknownSchema
from rawsiko.server.storage.databases.connect import connect
from rawsiko.server.storage.databases.database import Database
from rawsiko.server.storage.migrate import FOLDER, NEWEST, configuration, migrate, version_of
from rawsiko.server.storage.schema import metadata
from tests.server.storing import entry, new_table, opened, run


def test_migrations_make_the_schema_of_a_new_database(url: str) -> None:
    """Also what `alembic check` would say: nothing is missing, nothing is left over."""

    async def check() -> None:
        database = connect(url)
        await migrate(database)
        new = await database.read(_described)
        await database.write(_downgrade)
        await database.write(_upgrade)
        assert await database.read(_described) == new
        assert await database.read(_differences) == []
        await database.close()

    run(check())


def test_the_last_migration_is_the_newest() -> None:
    assert ScriptDirectory(str(FOLDER)).get_current_head() == NEWEST


def test_migrating_again_changes_nothing(url: str) -> None:
    async def check() -> None:
        async with opened(url) as storage:
            await storage.create_table(new_table())
            await migrate(storage.database)
            assert len(await storage.entries("table")) == 1

    run(check())


def test_migrations_can_be_taken_back(url: str) -> None:
    """All the way down nothing is left, and up again it is as before."""

    async def check() -> None:
        database = connect(url)
        await migrate(database)
        await database.write(_downgrade)
        assert await database.read(_table_names) == ["alembic_version"]
        await migrate(database)
        assert await database.read(_differences) == []
        await database.close()

    run(check())


def test_a_database_of_the_first_version_is_brought_up_to_date(url: str) -> None:
    async def check() -> None:
        database = connect(url)
        await database.write(_make_first_version)
        await database.close()
        async with opened(url) as storage:
            assert await storage.database.read(_differences) == []
            assert await storage.entries("table") == [entry(1), entry(2, "tap")]
            epoch = await storage.claim("table")
            assert epoch is not None
            await storage.append("table", epoch, entry(3, "tip"))
            assert await storage.command_seq("table", "sun", "tap") == 2
            assert await storage.command_seq("table", "sun", "tip") == 3

    run(check())


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
                    "UPDATE alembic_version SET version_num = '9999'"
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
            await storage.create_table(new_table())
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


def _differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_server_default": True})
    return list(compare_metadata(context, metadata))


def _described(connection: Connection) -> dict[str, Any]:
    """Everything about every table but the order of its columns, and the version."""
    inspector = sa.inspect(connection)
    about: dict[str, Any] = {"version": version_of(connection)}
    for name in inspector.get_table_names():
        parts = (
            *inspector.get_columns(name),
            *inspector.get_indexes(name),
            *inspector.get_unique_constraints(name),
            *inspector.get_foreign_keys(name),
            *inspector.get_check_constraints(name),
            inspector.get_table_options(name),
        )
        about[name] = [inspector.get_pk_constraint(name), *sorted(map(str, parts))]
    return about


def _upgrade(connection: Connection) -> None:
    from alembic import command

    command.upgrade(configuration(connection), "head")


def _downgrade(connection: Connection) -> None:
    from alembic import command

    command.downgrade(configuration(connection), "base")


def _make_first_version(connection: Connection) -> None:
    """With a table and two entries, of which the second came from a command."""
    from alembic import command

    command.upgrade(configuration(connection), "0001")
    connection.exec_driver_sql(
        "INSERT INTO tables (id, status, secret, owner_epoch, created_at, touched_at, listed)"
        " VALUES ('table', 'lobby', '', 1, 0, 0, false)"
    )
    insert = sa.text(
        "INSERT INTO entries (table_id, seq, epoch, body, seat, command, at)"
        " VALUES ('table', :seq, 1, :body, :seat, :command, 0)"
    )
    for stored in (entry(1), entry(2, "tap")):
        row = {"seq": stored.seq, "body": stored.body}
        connection.execute(insert, {**row, "seat": stored.seat, "command": stored.command})


def _table_names(connection: Connection) -> list[str]:
    return sa.inspect(connection).get_table_names()


def _insert(connection: Connection, seq: int) -> None:
    connection.execute(
        metadata.tables["entries"].insert(),
        {"table_id": "table", "seq": seq, "epoch": 1, "body": b"", "at": 0.0},
    )


def _settings(connection: Connection) -> dict[str, Any]:
    names = ("journal_mode", "synchronous", "foreign_keys")
    return {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names}
