"""How long tables wait after the process that has them was killed, or ended in the orderly way, or
the broker restarted: until the next move, the longest of all tables. Their players are connected to
another process."""

import asyncio
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from bench.not_measured import NotMeasured
from rawsiko.client import HeldSeat, RequestRefused, SeatClient
from rawsiko.client.http_requests import get
from rawsiko.engine.options import Options
from rawsiko.protocol.messages import Applied
from rawsiko.protocol.tables import Settings
from tests.server.nats import NatsServer
from tests.server.serving import Serving, call_start, seated

SETTINGS = Settings(seats=3, options=Options(turns=30))
PAUSE_SECONDS = 0.1  # of a player before each move
MOVES_AFTER = 3  # at each table: the first may have been under way
WATCHED_SECONDS = 6.0  # a process that ends hands its tables over one after the other
LONGEST_SECONDS = 60.0
SHARE_SECONDS = 60.0  # for a process that has started to get tables


class TakenOver(NamedTuple):
    """Seconds, the longest of all tables."""

    waits: list[float]  # after each kill -9
    tables: list[int]  # that the killed process had
    handed_over: float  # after SIGTERM
    broker: float  # after the broker's restart
    undisturbed: float  # in the same time without any of it: what the machine and the players take
    reconnected: int  # players


class Player(SeatClient):
    def __init__(self, held: HeldSeat) -> None:
        super().__init__(held)
        self.applied_at: list[float] = []

    async def play_on(self, rng: Random) -> None:
        while await self.my_go():
            await asyncio.sleep(PAUSE_SECONDS)
            if isinstance(await self.play(rng.choice(self.legal)), Applied):
                self.applied_at.append(time.monotonic())


async def measure(
    folder: Path, database: str, nats: NatsServer, tables: int, kills: int
) -> TakenOver:
    """Raises NotMeasured."""
    async with AsyncExitStack() as stack:
        owner, other = (started(stack, folder / n, database, nats.url) for n in ("1", "2"))
        seats: list[list[Player]] = []
        for _ in range(tables):
            table, held = await seated(owner, SETTINGS)
            players = [Player(replace(seat, server=other.url)) for seat in held]
            for player in players:
                await stack.enter_async_context(player)
            await call_start(other.url, table)
            seats.append(players)
        everybody = [player for players in seats for player in players]
        playing = [
            asyncio.create_task(player.play_on(Random(number)))
            for number, player in enumerate(everybody)
        ]
        for task in playing:
            stack.callback(task.cancel)

        async def wait_after(event: Callable[[], object]) -> float:
            return await longest_wait_after(event, seats, playing)

        waits, owned = list[float](), list[int]()
        for _ in range(kills):
            owned.append(await tables_of(owner, at_least=tables // 3))
            waits.append(await wait_after(owner.kill))
            await asyncio.to_thread(owner.start)
        await tables_of(owner, at_least=tables // 3)
        undisturbed = await wait_after(lambda: None)
        broker = await wait_after(lambda: (nats.kill(), nats.start()))
        handed_over = await wait_after(owner.process.terminate)
        reconnected = sum(player.times_connected - 1 for player in everybody)
        return TakenOver(waits, owned, handed_over, broker, undisturbed, reconnected)


def started(stack: AsyncExitStack, folder: Path, database: str, broker: str) -> Serving:
    folder.mkdir()
    server = Serving(folder, database, options=("--cluster", broker))
    server.start()
    stack.callback(server.stop)
    return server


async def tables_of(server: Serving, at_least: int) -> int:
    """Once it has so many. A new process gets its share from the others."""
    deadline = time.monotonic() + SHARE_SECONDS
    while time.monotonic() < deadline:
        try:
            health = msgspec.json.decode(await get(server.url, "/health"))
        except (RequestRefused, OSError):
            health = {"tables": 0}
        if health["tables"] >= at_least:
            return health["tables"]
        await asyncio.sleep(0.1)
    raise NotMeasured(f"take-over: a process had too few tables after {SHARE_SECONDS:.0f} s")


async def longest_wait_after(
    event: Callable[[], object], seats: list[list[Player]], playing: list[asyncio.Task[None]]
) -> float:
    """The longest time without a move, of all tables."""
    begun = time.monotonic()
    event()
    deadline = begun + LONGEST_SECONDS
    while not all(has_gone_on(begun, players) for players in seats):
        for task in playing:
            if task.done() and not task.cancelled() and (error := task.exception()):
                raise NotMeasured(f"take-over: a player stopped: {error!r}")
        if time.monotonic() > deadline:
            raise NotMeasured(f"take-over: a table stood still for {LONGEST_SECONDS:.0f} s")
        await asyncio.sleep(0.05)
    return max(longest_wait(begun, moves_after(begun, players)) for players in seats)


def has_gone_on(begun: float, players: list[Player]) -> bool:
    """Whether it has made moves, some of them so late that nothing can be under way any more."""
    moves = moves_after(begun, players)
    return len(moves) >= MOVES_AFTER and moves[-1] > begun + WATCHED_SECONDS


def moves_after(begun: float, players: list[Player]) -> list[float]:
    return sorted(at for player in players for at in player.applied_at if at > begun)


def longest_wait(begun: float, moves: list[float]) -> float:
    return max(later - earlier for earlier, later in zip([begun, *moves], moves, strict=False))
