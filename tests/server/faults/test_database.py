"""RT10 and RT11 for a whole server: the database is locked, the disk is full."""

import asyncio
import sqlite3
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from rawsiko.bots.registry import bot_named
from rawsiko.client import SeatClient
from rawsiko.client.http_requests import get
from rawsiko.engine.options import Options
from rawsiko.protocol.messages import Applied, ServerMessage, ServerStatus, Snapshot
from rawsiko.protocol.tables import Settings
from tests.server.serving import (
    IS_LONG,
    Serving,
    Stored,
    call_start,
    fingerprint,
    health,
    journal,
    replayed,
    seated,
    serving,
    snapshot_of,
    until,
)

TROUBLE_SECONDS = 30.0 if IS_LONG else 5.0
PATIENCE = 90.0  # seconds until a test gives up
SECONDS = 600


class Trouble(ABC):
    """A fault that keeps the server from saving."""

    def __init__(self, server: Serving) -> None:
        self.server = server

    @abstractmethod
    def begin(self) -> None: ...

    @abstractmethod
    def end(self) -> None: ...


class Locked(Trouble):
    """Another program writes to the database, and does not finish."""

    def begin(self) -> None:
        self._other = sqlite3.connect(self.server.file, timeout=20, isolation_level=None)
        self._other.execute("BEGIN IMMEDIATE")

    def end(self) -> None:
        self._other.execute("ROLLBACK")
        self._other.close()


class Full(Trouble):
    """No file of the server may grow any further."""

    def begin(self) -> None:
        import resource

        log = self.server.file.with_name(self.server.file.name + "-wal")
        room = max(self.server.file.stat().st_size, log.stat().st_size) + 8192
        self._before = resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE)
        now = (room, self._before[1])
        resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE, now)

    def end(self) -> None:
        import resource

        resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE, self._before)


ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="needs prlimit")


@pytest.mark.parametrize("kind", [Locked, pytest.param(Full, marks=ON_LINUX)])
def test_a_server_that_cannot_save_waits_and_recovers(tmp_path: Path, kind: type[Trouble]) -> None:
    """It stays up, reports that it cannot save, acknowledges nothing meanwhile, loses nothing and
    recovers by itself."""

    async def check(server: Serving) -> None:
        statuses: list[bool] = []

        def watch(message: ServerMessage) -> None:
            if isinstance(message, ServerStatus):
                statuses.append(message.can_save)

        table, seats = await seated(server, Settings(seats=3, options=Options(turns=30)))
        clients = [SeatClient(held, watch) for held in seats]
        acknowledged: list[tuple[float, int]] = []
        async with asyncio.timeout(SECONDS), clients[0], clients[1], clients[2]:
            playing = [
                asyncio.create_task(play(client, n, acknowledged))
                for n, client in enumerate(clients)
            ]
            await call_start(server.url, table)
            await until(has_more(acknowledged, 20), PATIENCE)
            trouble = kind(server)
            trouble.begin()
            try:
                red = await until(lambda: is_healthy(server, wanted=False), PATIENCE)
                await asyncio.sleep(max(0.0, TROUBLE_SECONDS - red))
                assert server.process.poll() is None
                assert await get(server.url, "/api/content")  # reading works
                stored = len(journal(server.file, table.table))
                await asyncio.sleep(1.0)
                assert len(journal(server.file, table.table)) == stored
                count = len(acknowledged)
            finally:
                trouble.end()
            assert acknowledged[-1][1] <= stored
            back = await until(has_more(acknowledged, count + 5), PATIENCE)
            await until(lambda: is_healthy(server, wanted=True), PATIENCE)
            assert False in statuses  # everybody was told
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            known, entries = await settled(clients[0], server.file, table.table)
            commands = [entry.command for entry in entries if entry.command]
            assert len(commands) == len(set(commands))
            assert {seq for _, seq in acknowledged} <= {e.seq for e in entries if e.command}
            replay = replayed(server.file, table.table, entries)
            assert fingerprint(snapshot_of(replay, clients[0].held.seat)) == fingerprint(known)
            print(f"red after {red:.1f} s, playing {back:.1f} s after")

    with serving(tmp_path) as server:
        asyncio.run(check(server))


async def play(client: SeatClient, n: int, acknowledged: list[tuple[float, int]]) -> None:
    bot, rng = bot_named("random"), Random(n)
    while await client.my_go():
        view = client.view
        assert view is not None
        reply = await client.play(bot.choose(view, client.legal, rng))
        if isinstance(reply, Applied):
            acknowledged.append((time.monotonic(), reply.seq))


def has_more(items: list[tuple[float, int]], than: int) -> Callable[[], Awaitable[bool]]:
    async def ask() -> bool:
        return len(items) > than

    return ask


async def settled(client: SeatClient, file: Path, table: str) -> tuple[Snapshot, list[Stored]]:
    """What the client knows and what is stored, at the same moment: an order may be under way."""
    while True:
        known, entries = await client.fresh_snapshot(), journal(file, table)
        if entries[-1].seq == known.seq:
            return known, entries


async def is_healthy(server: Serving, *, wanted: bool) -> bool:
    return (await health(server)).can_save is wanted
