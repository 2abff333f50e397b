"""Measures whether thinking bots slow the server down (RT21), or each other.

    python3 run.py bench bots [--level hard] [--tables 50] [--others 60] [--seconds 10]

50 watched tables of four bots on one server. A timer should fire in the event loop every five
milliseconds; lag is how late it fires: while nobody plays, while bots think with the pause that
people see, while they think without a pause, and, as the peer, while the same bots think in the
event loop itself. "Own" is the CPU time of the loop's thread between two ticks, which other
programs do not change.

Then, beside 60 unwatched and 60 watched matches of five Experts, how long a Medium bot takes to
answer at tables with people. The last line has the percentiles. bench/README.md says what is
counted.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import uvloop

from bench.not_measured import NotMeasured, exit_status
from bench.servers import bot_answers
from bench.servers.loop_lag import tick
from rawsiko.engine.content import Content
from rawsiko.server.clock import LoopClock
from rawsiko.server.storage import Storage, sqlite_url
from rawsiko.server.tables.bots.pause import visible_pause
from rawsiko.server.tables.registry import TableRegistry
from rawsiko.server.thinking import advisers
from rawsiko.server.thinking.pool import ThinkingPool
from rawsiko.server.thinking.questions import Answer, Question
from rawsiko.server.thinking.worker import Worker

BEGIN_SECONDS = 300.0  # the first run compiles
SEATS = 4
GOAL_MS = 20


class Counted(ThinkingPool):
    """Counts answers: without one, the server plays a simpler bot's action."""

    def __init__(self) -> None:
        super().__init__()
        self.answered = self.unanswered = 0

    async def ask(
        self,
        question: Question,
        content: Content,
        table: str,
        has_people: Callable[[], bool] = lambda: False,
    ) -> Answer | None:
        answer = await super().ask(question, content, table, has_people)
        self.count(answer)
        return answer

    def count(self, answer: Answer | None) -> None:
        self.answered += answer is not None
        self.unanswered += answer is None


class InTheLoop(Counted):
    """The peer: thinks in the event loop, which the server never does."""

    def __init__(self) -> None:
        super().__init__()
        self._thinker = Worker(advisers)

    def get_ready(self) -> None:
        self.is_loaded = True

    async def ask(
        self,
        question: Question,
        content: Content,
        table: str,
        has_people: Callable[[], bool] = lambda: False,
    ) -> Answer | None:
        del table, has_people
        self._thinker.learn(content)
        answer = self._thinker.answer(question)
        self.count(answer)
        return answer


class Measured(NamedTuple):
    p50: float  # milliseconds
    p99: float
    worst: float
    own_p99: float  # CPU time of the loop's thread between two ticks
    actions_per_s: float
    unanswered: int  # questions that no bot answered in time


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--level", default="hard")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0, help="each measurement")
    parser.add_argument("--others", type=int, default=60, help="matches of five Experts")
    options = parser.parse_args()

    def measured(how: str, tables: int, pause: Callable[[], float], thinking: Counted) -> Measured:
        with tempfile.TemporaryDirectory() as folder:
            lag = uvloop.run(
                measure(Path(folder), options.level, tables, options.seconds, pause, thinking)
            )
        print(
            f"{how}: lag p50 {lag.p50:.1f} ms, p99 {lag.p99:.1f} ms, max {lag.worst:.0f} ms,"
            f" own p99 {lag.own_p99:.1f} ms; {lag.actions_per_s:.0f} actions/s,"
            f" {lag.unanswered} unanswered",
            flush=True,
        )
        return lag

    tables, level = options.tables, options.level
    idle = measured("nobody plays", 0, visible_pause, Counted())
    seen = measured(f"{tables} tables of {level}", tables, visible_pause, Counted())
    hurried = measured("the same without a pause", tables, lambda: 0.0, Counted())
    peer = measured("the same in the event loop", tables, visible_pause, InTheLoop())
    unwatched = bot_answers.measured(options.others, options.seconds, is_watched=False)
    watched = bot_answers.measured(options.others, options.seconds, is_watched=True)
    print(
        f"lag_p99_ms {seen.p99:.1f} without_pause {hurried.p99:.1f} idle {idle.p99:.1f}"
        f" in_the_loop {peer.p99:.1f} own {seen.own_p99:.1f} goal {GOAL_MS}"
        f" answer_p95_s unwatched {unwatched:.2f} watched {watched:.2f} goal {bot_answers.GOAL_S}"
    )


async def measure(
    folder: Path,
    level: str,
    tables: int,
    seconds: float,
    pause: Callable[[], float],
    thinking: Counted,
) -> Measured:
    """Raises NotMeasured when the bots do not play, or not the bots that were asked for."""
    async with await Storage.open(sqlite_url(folder / "tables.sqlite3"), owner="bench") as storage:
        registry = TableRegistry(storage, LoopClock(), pause, thinking)
        if tables:
            # Until it is loaded, simple bots play instead.
            thinking.get_ready()
            await until(lambda: thinking.is_loaded, "be loaded")
        for _ in range(tables):
            await begin(registry, level)
        wanted = entries(registry) + 2 * tables
        await until(lambda: entries(registry) >= wanted, "begin to play")
        before, answered, unanswered = entries(registry), thinking.answered, thinking.unanswered
        lags, own = await tick(seconds)
        played = entries(registry) - before
        answered, unanswered = thinking.answered - answered, thinking.unanswered - unanswered
        await registry.close()
    if tables and not (played and answered):
        raise NotMeasured(f"{level} bots: {played} actions and {answered} answers in {seconds:g} s")
    lags.sort()
    own.sort()
    return Measured(
        p50=lags[len(lags) // 2] * 1000,
        p99=lags[len(lags) * 99 // 100] * 1000,
        worst=lags[-1] * 1000,
        own_p99=own[len(own) * 99 // 100] * 1000,
        actions_per_s=played / seconds,
        unanswered=unanswered,
    )


async def begin(registry: TableRegistry, level: str) -> None:
    live = await bot_answers.begin_match(registry, [level] * SEATS)
    await live.join(bot_answers.connected(live), None)


async def until(condition: Callable[[], bool], what: str) -> None:
    deadline = time.perf_counter() + BEGIN_SECONDS
    while not condition():
        if time.perf_counter() > deadline:
            raise NotMeasured(f"bots: they did not {what} in {BEGIN_SECONDS:.0f} s")
        await asyncio.sleep(0.1)


def entries(registry: TableRegistry) -> int:
    return sum(live.table.seq for live in registry.live_tables.values())


if __name__ == "__main__":
    sys.exit(exit_status(main))
