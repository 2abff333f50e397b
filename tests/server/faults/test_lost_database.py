"""PostgreSQL is lost in the middle of a command: it is answered once, and nobody is cut off."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg  # pyright: ignore[reportMissingTypeStubs]

from tests.server.postgres import Cluster
from tests.server.running import Client, Json, Running, running, started_table
from tests.server.storing import run

ORDER_ID = "ab" * 16


def test_a_command_survives_the_loss_of_its_database(tmp_path: Path, cluster: Cluster) -> None:
    """It is refused; sent again on the same socket, it is applied once."""

    async def scenario() -> None:
        url = cluster.new_database()
        async with running(tmp_path, database=url) as server:
            _, _, clients = await started_table(server, 3)
            acting = next(client for client in clients if client.view.choice())
            order: Json = {"type": "Order", "id": ORDER_ID, "command": acting.view.choice()}
            before = seq_of(server)
            async with entries_locked(url):
                await acting.send(order)
                await acting.send({"type": "Ping", "number": 7})  # behind it
                await until_busy(server)
                await asyncio.to_thread(cluster.stop)
            try:
                await acting.until("Pong", number=7)
            finally:
                await asyncio.to_thread(cluster.start)
            assert [(m["type"], m.get("code")) for m in replies(acting)] == [
                ("Refused", "cannot_save")
            ]
            assert seq_of(server) == before
            while replies(acting)[-1]["type"] != "Applied":
                await acting.order(order["command"], ORDER_ID)
            assert [reply["seq"] for reply in replies(acting) if "seq" in reply] == [before + 1]
            assert seq_of(server) == before + 1
            for client in clients:
                while client.seq != before + 1:
                    await client.next()
                await client.socket.close()

    run(scenario())


@asynccontextmanager
async def entries_locked(url: str) -> AsyncGenerator[None]:
    """Appending an entry waits."""
    driver: Any = asyncpg
    connection = await driver.connect(url)
    await connection.execute("BEGIN")
    await connection.execute("LOCK TABLE entries")
    try:
        yield
    finally:
        connection.terminate()


async def until_busy(server: Running) -> None:
    while not any(one.is_busy for one in server.services.admission.conversations):
        await asyncio.sleep(0.01)


def replies(client: Client) -> list[Json]:
    return [message for message in client.heard if message.get("id") == ORDER_ID]


def seq_of(server: Running) -> int:
    (live,) = server.services.registry.live_tables.values()
    return live.table.seq
