"""Processes of a cluster that are killed, stopped or restarted while tables are played.

By default one kill, because a start takes seconds of processor time: the simulation has hundreds,
and test_relay.py ends a process in the orderly way. RAWSIKO_LONG=1 has all, with more tables.
"""

import asyncio
import json
import signal
from collections.abc import AsyncGenerator, Generator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from rawsiko.bots.registry import bot_named
from rawsiko.client import HeldSeat, SeatClient, play_seat
from rawsiko.client.http_requests import get
from rawsiko.engine.actions import Action
from rawsiko.engine.options import Options
from rawsiko.protocol.messages import Applied, Refused
from rawsiko.protocol.tables import Settings
from rawsiko.server.logs import TABLE_DIGITS
from rawsiko.server.storage import Storage
from tests.server.nats import NatsServer
from tests.server.postgres import Cluster
from tests.server.serving import IS_LONG, Serving, call_start, seated

SECONDS = 500  # until it counts as hanging
TABLES, KILLS = 20, 20
SETTINGS = Settings(seats=3, options=Options(turns=4 if IS_LONG else 1))

pytestmark = pytest.mark.kills
only_long = pytest.mark.skipif(not IS_LONG, reason="takes minutes: RAWSIKO_LONG=1")


def test_a_killed_owner_loses_nothing(
    tmp_path: Path, cluster: Cluster, nats_server: NatsServer
) -> None:
    """C2, small: another process goes on with its tables, and its log says so. Their clients there
    don't reconnect."""
    database = cluster.new_database()

    async def scenario(servers: Sequence[Serving]) -> set[str]:
        first, second = servers
        async with asyncio.timeout(SECONDS), playing([first], 2, second.url) as matches:
            await asyncio.gather(*(moved(player) for player in matches.players))
            first.kill()
            await finished(matches, database)
            assert {player.times_connected for player in matches.players} == {1}
            return {player.held.table for player in matches.players}

    with processes(tmp_path, database, nats_server, 2) as servers:
        tables = asyncio.run(scenario(servers))
        assert servers[1].faults() == []
        lines = [json.loads(line) for line in servers[1].log.read_text().splitlines()]
        taken = {line["table"] for line in lines if line["event"] == "taken over"}
        assert {table[:TABLE_DIGITS] for table in tables} <= taken


@only_long
def test_killed_processes_lose_nothing(
    tmp_path: Path, cluster: Cluster, nats_server: NatsServer
) -> None:
    """C2: every acknowledged move is in its journal, once, and every match ends, whichever process
    is killed. Clients of the others need not reconnect."""
    database = cluster.new_database()

    async def scenario(servers: Sequence[Serving]) -> None:
        async with asyncio.timeout(SECONDS), playing(servers) as matches:
            chance = Random(1)
            for _ in range(KILLS):
                await asyncio.sleep(2)
                server = chance.choice(servers)
                server.kill()
                await asyncio.to_thread(server.start)
                await asyncio.sleep(1)
            await finished(matches, database)

    with processes(tmp_path, database, nats_server, 3) as servers:
        asyncio.run(scenario(servers))


@only_long
def test_a_process_that_was_stopped_for_a_while_learns_that_it_lost_its_tables(
    tmp_path: Path, cluster: Cluster, nats_server: NatsServer
) -> None:
    """C3: others go on meanwhile, and nothing that it still tries to write is stored."""
    database = cluster.new_database()

    async def scenario(servers: Sequence[Serving]) -> None:
        async with asyncio.timeout(SECONDS), playing(servers) as matches:
            for server in servers[:1]:
                server.process.send_signal(signal.SIGSTOP)
                await asyncio.sleep(20)
                server.process.send_signal(signal.SIGCONT)
            await finished(matches, database)
        assert "a table was lost" in servers[0].log.read_text()

    with processes(tmp_path, database, nats_server, 2) as servers:
        asyncio.run(scenario(servers))


@only_long
def test_a_rolling_restart_refuses_nothing(
    tmp_path: Path, cluster: Cluster, nats_server: NatsServer
) -> None:
    """C4: each process is ended, and a newer version started, while everybody plays."""
    database = cluster.new_database()

    async def scenario(servers: Sequence[Serving]) -> None:
        async with asyncio.timeout(SECONDS), playing(servers) as matches:
            for server in servers:
                assert await asyncio.to_thread(server.stop) == 0
                server.module = "tests.server.newer_server"
                await asyncio.to_thread(server.start)
            described = [await get(server.url, "/api/schema/openapi.json") for server in servers]
            assert all(b'"99.0.0"' in one for one in described)
            await finished(matches, database)

    with processes(tmp_path, database, nats_server, 2) as servers:
        asyncio.run(scenario(servers))
        for server in servers:
            assert server.faults() == []


@only_long
def test_a_broker_that_is_restarted_loses_nothing(
    tmp_path: Path, cluster: Cluster, nats_server: NatsServer
) -> None:
    """C5: conversations that go through it wait, and then go on."""
    database = cluster.new_database()

    async def scenario(servers: Sequence[Serving]) -> None:
        async with asyncio.timeout(SECONDS), playing(servers) as matches:
            await asyncio.sleep(1)
            nats_server.kill()
            await asyncio.sleep(1)
            nats_server.start()
            await finished(matches, database)

    with processes(tmp_path, database, nats_server, 2) as servers:
        asyncio.run(scenario(servers))
        for server in servers:
            assert server.faults() == []


class Player(SeatClient):
    """Remembers what was acknowledged, and how often it connected."""

    def __init__(self, held: HeldSeat) -> None:
        super().__init__(held)
        self.applied: list[int] = []

    async def play(self, action: Action) -> Applied | Refused:
        reply = await super().play(action)
        if isinstance(reply, Applied):
            self.applied.append(reply.seq)
        return reply


class Matches:
    def __init__(self) -> None:
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[object]] = []


@asynccontextmanager
async def playing(
    servers: Sequence[Serving],
    tables: int = TABLES,
    url: str | None = None,
    settings: Settings = SETTINGS,
) -> AsyncGenerator[Matches]:
    """Tables at every process, and their seats at random ones, or at `url`."""
    matches, chance = Matches(), Random(7)
    players = matches.players
    for number in range(tables):
        table, seats = await seated(servers[number % len(servers)], settings)
        for seat in seats:
            players.append(Player(replace(seat, server=url or chance.choice(servers).url)))
            await players[-1].__aenter__()
        await call_start(servers[0].url, table)
    for number, client in enumerate(players):
        play = play_seat(client, bot_named("greedy"), Random(number))
        matches.tasks.append(asyncio.create_task(play))
    try:
        yield matches
    finally:
        for task in matches.tasks:
            task.cancel()
        for client in players:
            await client.__aexit__(None, None, None)


async def moved(player: Player) -> None:
    while not player.applied:
        await asyncio.sleep(0.05)


async def finished(matches: Matches, database: str) -> None:
    """All of them, and nothing is lost."""
    assert None not in await asyncio.gather(*matches.tasks)
    await stored(matches, database)
    async with await Storage.open(database, owner="test") as storage:
        for player in matches.players:
            entries = await storage.entries(player.held.table)
            assert any(b"SecretShown" in entry.body for entry in entries)


async def stored(matches: Matches, database: str) -> None:
    """The journals have no gap, no command twice, and every acknowledged move."""
    async with await Storage.open(database, owner="test") as storage:
        for player in matches.players:
            entries = await storage.entries(player.held.table)
            assert {entries[seq - 1].seat for seq in player.applied} == {player.held.seat}
            assert len(set(player.applied)) == len(player.applied)
            assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
            commands = [(one.seat, one.command) for one in entries if one.command is not None]
            assert len(set(commands)) == len(commands)


@contextmanager
def processes(
    folder: Path, database: str, nats: NatsServer, count: int
) -> Generator[list[Serving]]:
    servers: list[Serving] = []
    for number in range(count):
        place = folder / f"process{number}"
        place.mkdir()
        servers.append(Serving(place, database, options=("--cluster", nats.url)))
    try:
        for server in servers:
            server.start()
        yield servers
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.stop()
