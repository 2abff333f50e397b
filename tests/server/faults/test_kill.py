"""RT1: kill -9 at random moments, with live matches over real sockets.

By default three times at five tables, because a start takes seconds of processor time; with --long
200 times at 100 tables.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from rawsiko.bots.registry import bot_named
from rawsiko.client import Connection, ConversationEnded, HeldSeat, SeatClient
from rawsiko.client.connection import Reply
from rawsiko.engine.actions import Action
from rawsiko.engine.options import Options
from rawsiko.protocol.commands import End
from rawsiko.protocol.messages import Applied, ServerMessage, Snapshot
from rawsiko.protocol.tables import OVER, Settings
from tests.server.serving import (
    IS_LONG,
    Seated,
    Serving,
    call_start,
    fingerprint,
    journal,
    replayed,
    seated,
    serving,
    snapshot_of,
)

KILLS, TABLES = (200, 100) if IS_LONG else (3, 5)
SECONDS = 3600 if IS_LONG else 900  # until it counts as hanging
BACK_SECONDS = 120.0  # for everybody to be connected again, on a busy machine
LEVELS = ("simple", "random")
LOST, SHARED = "an acknowledged command is lost", "two commands became one entry"
CHANGED = "what was told is no longer so"


class Player(SeatClient):
    """Remembers what was acknowledged, and compares its own state with Snapshots."""

    def __init__(self, held: HeldSeat) -> None:
        super().__init__(held, watch=self._compare)
        self.acknowledged: dict[int, int] = {}  # how many commands became which entry
        self.compared = 0

    async def play(self, action: Action) -> Reply:
        reply = await super().play(action)
        if isinstance(reply, Applied):
            self.acknowledged[reply.seq] = self.acknowledged.get(reply.seq, 0) + 1
        return reply

    def _compare(self, message: ServerMessage) -> None:
        known = self._snapshot
        if isinstance(message, Snapshot) and known is not None and message.seq == known.seq:
            assert fingerprint(message) == fingerprint(known), CHANGED
            self.compared += 1


Moment = Callable[[list[Player]], Awaitable[None]]  # returns when the server should be killed


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    """0 acknowledged commands lost, 0 applied twice, everybody reconnects, and client, server and
    journal agree."""

    with serving(tmp_path) as server:
        players = asyncio.run(play_and_kill(server, TABLES, KILLS, at_random()))
        acknowledged = compare(server, players)
        assert acknowledged > KILLS * TABLES
        assert server.faults() == []
    compared = sum(player.compared for player in players)
    print(f"{acknowledged} commands acknowledged, {compared} snapshots compared")


def test_the_test_sees_commands_that_are_acknowledged_too_early(tmp_path: Path) -> None:
    """A server that acknowledges before it saves is found out."""
    with serving(tmp_path, module="tests.server.hasty_server") as server:
        with pytest.raises(AssertionError, match=f"{LOST}|{SHARED}|{CHANGED}"):
            compare(server, asyncio.run(play_and_kill(server, 2, 2, after_an_acknowledgement)))
        assert server.faults() == []


async def play_and_kill(server: Serving, tables: int, kills: int, moment: Moment) -> list[Player]:
    """Everybody plays while the server is killed again and again; then the hosts end it."""
    opened = [
        await seated(server, Settings(seats=3 + n % 3, options=options(n))) for n in range(tables)
    ]
    players = [Player(held) for table in opened for held in table.seats]
    async with asyncio.timeout(SECONDS):
        tasks = [asyncio.create_task(play_on(player, n)) for n, player in enumerate(players)]
        await asyncio.gather(*(call_start(server.url, table.table) for table in opened))
        for kill in range(1, kills + 1):
            await moment(players)
            server.kill()
            await asyncio.to_thread(server.start)
            await everybody_is_back(players, tasks, kill)
        await asyncio.gather(*(end(server, table) for table in opened))
        await asyncio.gather(*tasks)
    return players


def at_random() -> Moment:
    rng = Random(1)

    async def moment(_: list[Player]) -> None:
        await asyncio.sleep(rng.uniform(0.2, 1.0))

    return moment


async def after_an_acknowledgement(players: list[Player]) -> None:
    """Right after something was acknowledged, however busy the machine is."""
    before = acknowledgements(players)
    while acknowledgements(players) == before:
        await asyncio.sleep(0.002)


def acknowledgements(players: list[Player]) -> int:
    return sum(sum(player.acknowledged.values()) for player in players)


def options(n: int) -> Options:
    return Options(
        turns=30,
        advanced_setup=n % 4 == 1,
        trade_with_china=n % 2 == 0,
        monopoly_stranglehold=n % 4 == 3,
    )


async def play_on(player: Player, n: int) -> None:
    """Until the table is over and its secret shown."""
    bot, rng = bot_named(LEVELS[n % len(LEVELS)]), Random(n)
    async with player:
        while await player.my_go():
            view = player.view
            assert view is not None
            await player.play(bot.choose(view, player.legal, rng))
        await player.wait_until(lambda s: s.table.secret is not None)
        await player.fresh_snapshot()


async def everybody_is_back(
    players: list[Player], tasks: list[asyncio.Task[None]], times: int
) -> None:
    deadline = time.monotonic() + BACK_SECONDS
    while not all(player.times_connected > times for player in players if is_playing(player)):
        for task in tasks:
            if task.done():
                task.result()  # raises what ended it
        assert time.monotonic() < deadline, "somebody did not come back"
        await asyncio.sleep(0.02)


def is_playing(player: Player) -> bool:
    return player.snapshot.table.status not in OVER


async def end(server: Serving, table: Seated) -> None:
    try:
        async with Connection(server.url, table.table.host_token) as host:
            await host.order(End())
    except ConversationEnded:
        pass


def compare(server: Serving, players: list[Player]) -> int:
    """How many commands were acknowledged; all of them must be in the journal."""
    acknowledged = 0
    journals = {name: journal(server.file, name) for name in {one.held.table for one in players}}
    tables = {name: replayed(server.file, name, stored) for name, stored in journals.items()}
    for player in players:
        held, known = player.held, player.snapshot
        stored = journals[held.table]
        assert [entry.seq for entry in stored] == list(range(1, len(stored) + 1))
        commands = Counter((entry.seat, entry.command) for entry in stored if entry.command)
        assert set(commands.values()) == {1}, "applied twice"
        mine = {entry.seq for entry in stored if entry.seat == held.seat}
        assert set(player.acknowledged) <= mine, LOST
        assert set(player.acknowledged.values()) <= {1}, SHARED
        assert fingerprint(snapshot_of(tables[held.table], held.seat)) == fingerprint(known)
        acknowledged += len(player.acknowledged)
    return acknowledged
