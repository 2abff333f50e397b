"""How long a bot takes to answer where people sit, while Experts play at other tables."""

import asyncio
import secrets
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import uvloop

from bench.not_measured import NotMeasured
from rawsiko.engine import legal_actions
from rawsiko.engine.content import Content
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.state import Finished
from rawsiko.protocol.commands import GiveToBot, Play, Reveal, Start
from rawsiko.protocol.messages import Applied
from rawsiko.protocol.tables import Settings, Status
from rawsiko.replay import fairness
from rawsiko.server.clock import LoopClock
from rawsiko.server.connections.conversation import Conversation
from rawsiko.server.rate_limits import MESSAGES, Bucket
from rawsiko.server.storage import Storage, sqlite_url
from rawsiko.server.tables.bots.pause import visible_pause
from rawsiko.server.tables.decisions import Caller, TableCommand
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.tables.registry import TableRegistry
from rawsiko.server.thinking.pool import ThinkingPool
from rawsiko.server.thinking.questions import Answer, Choose, Question

GOAL_S = 2.0
PEOPLES_TABLES = 4  # each with one person and four Medium bots
LEVEL, OTHERS = "medium", "expert"
READY_SECONDS = 10.0  # the others play for a while before people come
PERSON = PlayerId("p1")
HOST = Caller(None, is_host=True)


class TimedPool(ThinkingPool):
    """Notes how long every answer to a Medium bot took."""

    def __init__(self) -> None:
        super().__init__()
        self.seconds: list[float] = []
        self.is_timing = False
        self.others = 0  # answers to Experts meanwhile
        self.failures = 0

    async def ask(
        self,
        question: Question,
        content: Content,
        table: str,
        has_people: Callable[[], bool] = lambda: False,
    ) -> Answer | None:
        begun = time.perf_counter()
        answer = await super().ask(question, content, table, has_people)
        if self.is_timing and isinstance(question, Choose):
            if question.level == LEVEL:
                self.seconds.append(time.perf_counter() - begun)
            else:
                self.others += 1
            self.failures += answer is None
        return answer


def measured(others: int, seconds: float, *, is_watched: bool) -> float:
    """Print the row; the 95th percentile."""
    with tempfile.TemporaryDirectory() as folder:
        pool = uvloop.run(_measure(Path(folder), others, seconds, is_watched=is_watched))
    found = sorted(pool.seconds)
    if not found:
        raise NotMeasured(f"{LEVEL} bots: no answer in {seconds:g} s")
    p95 = found[len(found) * 95 // 100]
    in_time = sum(one <= GOAL_S for one in found) / len(found)
    print(
        f"{LEVEL} where people sit, beside {others} {'watched' if is_watched else 'unwatched'}"
        f" matches of five {OTHERS}: {len(found)} answers, p50 {found[len(found) // 2]:.3f} s,"
        f" p95 {p95:.3f} s, max {found[-1]:.3f} s, {in_time:.1%} within {GOAL_S:.0f} s;"
        f" {pool.others} answers to {OTHERS}, {pool.failures} without an answer",
        flush=True,
    )
    return p95


async def _measure(folder: Path, others: int, seconds: float, *, is_watched: bool) -> TimedPool:
    pool = TimedPool()
    async with await Storage.open(sqlite_url(folder / "tables.sqlite3"), owner="bench") as storage:
        registry = TableRegistry(storage, LoopClock(), visible_pause, pool)
        pool.get_ready()
        while not pool.is_loaded:
            await asyncio.sleep(0.1)
        for _ in range(others):
            live = await begin_match(registry, [OTHERS] * 5)
            if is_watched:
                await live.join(connected(live), None)
        await asyncio.sleep(READY_SECONDS)
        people = [asyncio.create_task(_play(registry)) for _ in range(PEOPLES_TABLES)]
        pool.is_timing = True
        await asyncio.sleep(seconds)
        pool.is_timing = False
        for person in people:
            person.cancel()
        await asyncio.gather(*people, return_exceptions=True)
        await registry.close()
    return pool


async def begin_match(registry: TableRegistry, levels: Sequence[str], people: int = 0) -> LiveTable:
    """A match of bots, with people in the first seats. Nobody is connected."""
    settings = Settings(Options(turns=30), seats=people + len(levels))
    live = (await registry.open_table(settings)).live
    shares = [secrets.token_bytes(16) for _ in range(people)]
    for share in shares:
        await registry.sit_down(live, fairness.contribution_commitment_of(share), None, None)
    for number, level in enumerate(levels, start=people + 1):
        await order(live, HOST, GiveToBot(PlayerId(f"p{number}"), level))
    await order(live, HOST, Start())
    for number, share in enumerate(shares, start=1):
        caller = Caller(PlayerId(f"p{number}"), is_host=False)
        await order(live, caller, Reveal(share.hex()))
    return live


async def _play(registry: TableRegistry) -> None:
    """A person who never thinks, against Medium bots."""
    live = await begin_match(registry, [LEVEL] * 4, people=1)
    await live.join(connected(live, PERSON), None)
    caller = Caller(PERSON, is_host=False)
    while not live.table.is_over:
        match = live.table.match
        if live.table.status is Status.PLAYING and match is not None:
            phase = match.phase
            if not isinstance(phase, Finished) and phase.player == PERSON:
                await order(live, caller, Play(legal_actions(match)[-1]))
                continue
        await asyncio.sleep(0.02)


def connected(live: LiveTable, *seats: PlayerId) -> Conversation:
    """Somebody who reads everything at once; without a seat, a spectator."""
    viewer, rate = seats[0] if seats else None, Bucket(MESSAGES, 0.0)
    conversation = Conversation(live, seats, viewer, is_host=False, rate=rate)
    conversation.deliver = lambda _message: True
    return conversation


async def order(live: LiveTable, caller: Caller, command: TableCommand) -> None:
    reply = await live.order(caller, secrets.token_hex(16), command)
    if not isinstance(reply, Applied):
        raise NotMeasured(f"bots: our server refused {command}: {reply.code}")
