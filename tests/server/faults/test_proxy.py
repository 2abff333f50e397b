"""RT18: proxies that let no WebSocket through."""

import asyncio
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, suppress
from enum import StrEnum
from random import Random

import pytest

from rawsiko.bots.registry import bot_named
from rawsiko.client import SeatClient, play_seat
from rawsiko.engine.options import Options
from rawsiko.engine.state import Finished
from rawsiko.protocol.tables import Settings
from tests.server.serving import Serving, call_start, free_port, seated, serving

SECONDS = 300  # until it counts as hanging


class Blocks(StrEnum):
    STRIPS = "strips"  # the Upgrade header: the server sees a plain request
    SWALLOWS = "swallows"  # the whole request: nobody ever answers
    RESETS = "resets"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[Serving]:
    with serving(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.mark.parametrize("how", list(Blocks))
def test_a_match_is_played_where_no_socket_gets_through(server: Serving, how: Blocks) -> None:
    """Long-polling takes over, and the match comes to its end."""

    async def check() -> None:
        async with asyncio.timeout(SECONDS), proxy(server.port, how) as url:
            settings = Settings(seats=3, options=Options(turns=1))
            table, seats = await seated(server, settings, url)
            players = [SeatClient(held) for held in seats]
            async with players[0], players[1], players[2]:
                for player in players:
                    await player.wait_until()
                playing = [
                    asyncio.create_task(play_seat(player, bot_named("simple"), Random(n)))
                    for n, player in enumerate(players)
                ]
                await call_start(server.url, table)
                for ended in await asyncio.gather(*playing):
                    assert ended is not None
                    assert isinstance(ended.phase, Finished)
                assert [player.times_connected for player in players] == [1, 1, 1]

    asyncio.run(check())


@asynccontextmanager
async def proxy(port: int, how: Blocks) -> AsyncGenerator[str]:
    """Passes requests on, and holds each answer back until it is complete."""

    passing: set[asyncio.Task[None] | None] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        passing.add(asyncio.current_task())
        try:
            with suppress(OSError, asyncio.IncompleteReadError):
                await pass_on(reader, writer, port, how)
        finally:
            passing.discard(asyncio.current_task())
            writer.close()

    own = free_port()
    listening = await asyncio.start_server(serve, "127.0.0.1", own)
    try:
        yield f"http://127.0.0.1:{own}"
    finally:
        listening.close()
        tasks = [task for task in passing if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def pass_on(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, port: int, how: Blocks
) -> None:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    lines = head.rstrip("\r\n").split("\r\n")
    if any(line.lower().startswith("upgrade:") for line in lines):
        if how is Blocks.SWALLOWS:
            await reader.read()  # until the client gives up
            return
        if how is Blocks.RESETS:
            writer.transport.abort()
            return
    hop_by_hop = ("upgrade:", "connection:", "sec-websocket")
    kept = [line for line in lines if not line.lower().startswith(hop_by_hop)]
    length = next((int(line[15:]) for line in kept if line.lower().startswith("content-length")), 0)
    body = await reader.readexactly(length)
    inner_reader, inner_writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        inner_writer.write("\r\n".join([*kept, "Connection: close", "", ""]).encode("latin-1"))
        inner_writer.write(body)
        writer.write(await inner_reader.read())
        await writer.drain()
    finally:
        inner_writer.close()
