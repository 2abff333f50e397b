"""RT16: clients that stop reading are cut off, and nobody has to wait for them."""

import asyncio
import socket
import time
from pathlib import Path
from random import Random

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from rawsiko.bots.registry import bot_named
from rawsiko.client import Connection, SeatClient, play_seat
from rawsiko.engine.options import Options
from rawsiko.protocol.messages import PROTOCOL_VERSION, Hello, LookAs
from rawsiko.protocol.tables import Settings
from tests.server.serving import Serving, call_start, fingerprint, health, seated, serving

SLOW = 10
PATIENCE = 300.0  # seconds until the test gives up
SECONDS = 600


def test_who_stops_reading_is_cut_off(tmp_path: Path) -> None:
    """The others finish their match, and a client that was cut off gets all of it later."""

    async def check(server: Serving) -> None:
        settings = Settings(seats=3, options=Options(turns=2), spectators=True)
        table, seats = await seated(server, settings)
        players = [SeatClient(held) for held in seats]
        async with asyncio.timeout(SECONDS), players[0], players[1], players[2]:
            playing = [
                asyncio.create_task(play_seat(player, bot_named("simple"), Random(n)))
                for n, player in enumerate(players)
            ]
            await call_start(server.url, table)
            await players[0].wait_until(lambda s: s.match is not None)
            slow = [await stop_reading(server, table.spectator_token) for _ in range(SLOW)]
            assert (await health(server)).conversations == SLOW + len(players)
            begun = time.monotonic()
            asking = [asyncio.create_task(ask_on(one)) for one in slow]
            while (await health(server)).conversations > len(players):
                assert time.monotonic() < begun + PATIENCE, "still not cut off"
                await asyncio.sleep(0.2)
            for task in asking:
                task.cancel()
            await asyncio.gather(*asking, return_exceptions=True)
            for one in slow:
                one.transport.abort()
            await asyncio.gather(*playing)
            async with Connection(server.url, table.spectator_token) as back:
                known = await back.wait_until(lambda s: s.table.secret is not None)
                assert fingerprint(await back.fresh_snapshot()) == fingerprint(known)

    with serving(tmp_path) as server:
        asyncio.run(check(server))


async def stop_reading(server: Serving, token: str) -> ClientConnection:
    """A spectator with a small receive buffer."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", server.port))
    narrow.settimeout(0)
    client = await connect(
        f"ws://127.0.0.1:{server.port}/ws",
        sock=narrow,
        origin=Origin(server.url),
        compression=None,
        ping_interval=None,
        max_queue=1,
    )
    hello = Hello(PROTOCOL_VERSION, (token,))
    await client.send(msgspec.json.encode(hello).decode())
    await client.recv()
    client.transport.pause_reading()  # pyright: ignore[reportAttributeAccessIssue]
    return client


async def ask_on(client: ClientConnection) -> None:
    """Ask for whole snapshots, as fast as the server allows, and read none of them."""
    look = msgspec.json.encode(LookAs(None)).decode()
    while True:
        await client.send(look)
        await asyncio.sleep(0.11)
