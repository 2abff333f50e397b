"""A database from before classes: its matches go on, and a class can be opened in it."""

import asyncio
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import Connection

from rawsiko.server.storage import sqlite_url
from rawsiko.server.storage.databases.connect import connect
from rawsiko.server.storage.migrate import configuration
from tests.server.classes.lessons import join, open_class
from tests.server.running import play_on, running, started_table

pytestmark = pytest.mark.slow


def test_a_running_match_goes_on_in_a_database_from_before_classes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            options = {"turns": 1}
            opened, held, clients = await started_table(server, options=options)
            await play_on(next(one for one in clients if one.view.choice()), most=2)
            played = server.services.registry.live_tables[opened["table"]].table.seq
        database = connect(sqlite_url(tmp_path / "tables.sqlite3"))
        await database.write(before_classes)
        await database.close()
        async with running(tmp_path) as server:
            again = [await server.client(seat.token) for seat in held]
            for client in again:
                await client.until("Snapshot")
            assert server.services.registry.live_tables[opened["table"]].table.seq >= played
            await asyncio.gather(*(play_on(client) for client in again))
            assert (await join(server, await open_class(server))).member == "m1"

    asyncio.run(scenario())


def before_classes(connection: Connection) -> None:
    command.downgrade(configuration(connection), "0004")
