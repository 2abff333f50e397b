"""Measures whether bots that think hold the server up (RT21).

    python3 run.py bench bots [--level hard] [--tables 50] [--seconds 10]

50 tables of four bots on one server. Lag is how late the event loop comes to what it should do
every five milliseconds: while nobody plays, while bots think with the pause that people see, while
they think without any pause, and, as the peer, while the same bots think in the event loop itself.
"Own" is what the loop's thread itself did between two beats, in processor time: on a machine that
is busy with other work it says more than the clock. The last line holds the 99th percentiles.
bench/README.md says what is counted.
"""

import argparse
import asyncio
import secrets
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import uvloop

from rawsiko.engine.content import Content
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import Options
from rawsiko.protocol.commands import GiveToBot, Start
from rawsiko.protocol.messages import Applied
from rawsiko.protocol.tables import Settings
from rawsiko.server.clock import LoopClock
from rawsiko.server.storage import Storage, sqlite_url
from rawsiko.server.tables.bot_pause import visible_pause
from rawsiko.server.tables.decisions import Caller
from rawsiko.server.tables.registry import TableRegistry
from rawsiko.server.thinking import advisers
from rawsiko.server.thinking.pool import ThinkingPool
from rawsiko.server.thinking.questions import Answer, Question
from rawsiko.server.thinking.worker import Worker

BEAT_SECONDS = 0.005
SEATS = 4
GOAL_MS = 20
HOST = Caller(None, is_host=True)


class InTheLoop(ThinkingPool):
    """What the server does not do."""

    def __init__(self) -> None:
        super().__init__()
        self._thinker = Worker(advisers)

    def get_ready(self) -> None:
        pass

    async def ask(
        self,
        question: Question,
        content: Content,
        table: str,
        has_people: Callable[[], bool] = lambda: False,
    ) -> Answer | None:
        del table, has_people
        self._thinker.learn(content)
        return self._thinker.answer(question)


class Measured(NamedTuple):
    p50: float  # milliseconds
    p99: float
    worst: float
    own_p99: float  # processor time of the loop's thread between two beats: what it did itself
    actions_per_s: float


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--level", default="hard")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0, help="each measurement")
    options = parser.parse_args()

    def measured(
        how: str, tables: int, pause: Callable[[], float], thinking: ThinkingPool
    ) -> Measured:
        with tempfile.TemporaryDirectory() as folder:
            lag = uvloop.run(
                measure(Path(folder), options.level, tables, options.seconds, pause, thinking)
            )
        print(
            f"{how}: lag p50 {lag.p50:.1f} ms, p99 {lag.p99:.1f} ms, most {lag.worst:.0f} ms,"
            f" own p99 {lag.own_p99:.1f} ms; {lag.actions_per_s:.0f} actions/s",
            flush=True,
        )
        return lag

    tables, level = options.tables, options.level
    idle = measured("nobody plays", 0, visible_pause, ThinkingPool())
    seen = measured(f"{tables} tables of {level}", tables, visible_pause, ThinkingPool())
    hurried = measured("the same without a pause", tables, lambda: 0.0, ThinkingPool())
    peer = measured("the same in the event loop", tables, visible_pause, InTheLoop())
    print(
        f"lag_p99_ms {seen.p99:.1f} without_pause {hurried.p99:.1f} idle {idle.p99:.1f}"
        f" in_the_loop {peer.p99:.1f} own {seen.own_p99:.1f} goal {GOAL_MS}"
    )


async def measure(
    folder: Path,
    level: str,
    tables: int,
    seconds: float,
    pause: Callable[[], float],
    thinking: ThinkingPool,
) -> Measured:
    async with await Storage.open(sqlite_url(folder / "tables.sqlite3"), owner="bench") as storage:
        registry = TableRegistry(storage, LoopClock(), pause, thinking)
        for _ in range(tables):
            await begin(registry, level)
        begun = entries(registry)
        while entries(registry) < begun + 2 * tables:  # all loaded, bots playing
            await asyncio.sleep(0.1)
        before = entries(registry)
        lags, own = await beat(seconds)
        played = entries(registry) - before
        await registry.close()
    lags.sort()
    own.sort()
    return Measured(
        p50=lags[len(lags) // 2] * 1000,
        p99=lags[len(lags) * 99 // 100] * 1000,
        worst=lags[-1] * 1000,
        own_p99=own[len(own) * 99 // 100] * 1000,
        actions_per_s=played / seconds,
    )


async def begin(registry: TableRegistry, level: str) -> None:
    opened = await registry.open_table(Settings(Options(turns=30), seats=SEATS))
    commands = [GiveToBot(PlayerId(f"p{n}"), level) for n in range(1, SEATS + 1)]
    for command in (*commands, Start()):
        reply = await opened.live.order(HOST, secrets.token_hex(16), command)
        if not isinstance(reply, Applied):
            raise SystemExit(f"refused: {reply.code}")


def entries(registry: TableRegistry) -> int:
    return sum(live.table.seq for live in registry.live_tables.values())


async def beat(seconds: float) -> tuple[list[float], list[float]]:
    """How late each beat was, and what the loop itself had to do before it."""
    lags: list[float] = []
    own: list[float] = []
    worked = time.thread_time()
    due, end = time.perf_counter(), time.perf_counter() + seconds
    while due < end:
        due += BEAT_SECONDS
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        lags.append(max(0.0, time.perf_counter() - due))
        own.append(time.thread_time() - worked)
        worked = time.thread_time()
        if lags[-1] > BEAT_SECONDS:
            due = time.perf_counter()  # what was missed is one lateness, not many
    return lags, own


if __name__ == "__main__":
    main()
