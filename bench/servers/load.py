"""How fast players move at many tables: as fast as they can, or at a fixed rate."""

import asyncio
import statistics
import time
from collections import deque
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from bench.not_measured import NotMeasured
from bench.servers.process import cpu_seconds
from bench.servers.tables import LiveTable, open_tables

TICK_SECONDS = 0.002
LONGEST_MOVE_SECONDS = 30.0


class Measured(NamedTuple):
    tables: int
    moves_per_s: float
    p50: float  # seconds from sending a move to every player having it
    p99: float
    cpu: float  # of one core
    cpu_per_move: float  # seconds
    too_fast: int  # moves that the rate limit refused, and that were sent again


class Load:
    """Tables in play, opened at these URLs in turn. Only one of `fast` and `fixed` at a time; both
    raise NotMeasured. Processor time is that of all `pids`. Players connect to any of `places`; if
    none is given, where their table was opened."""

    def __init__(
        self, urls: Sequence[str], pids: Sequence[int], places: Sequence[str] = ()
    ) -> None:
        self.tables: list[LiveTable] = []
        self._urls = urls
        self._pids = pids
        self._places = places
        self._rng = Random(7)
        self._is_fast = False
        self._idle: deque[LiveTable] = deque()

    async def grow_to(self, count: int) -> None:
        more = count - len(self.tables)
        self.tables += await open_tables(self._urls, more, self._rng, self._moved, self._places)

    async def fast(self, seconds: float) -> Measured:
        self._is_fast = True
        for table in self.tables:
            self._moved(table)
        await asyncio.sleep(1.0)  # until every table is playing
        measured = await self._measure(seconds)
        self._is_fast = False
        await self._until_all_answered()
        return measured

    async def fixed(self, rate: float, seconds: float) -> Measured:
        self._idle = deque(table for table in self.tables if not table.is_over)
        pacing = asyncio.create_task(self._pace(rate))
        await asyncio.sleep(1.0)
        measured = await self._measure(seconds)
        pacing.cancel()
        await asyncio.gather(pacing, return_exceptions=True)
        await self._until_all_answered()
        return measured

    def close(self) -> None:
        for table in self.tables:
            table.close()

    def _moved(self, table: LiveTable) -> None:
        if table.is_over or table.is_waiting or not table.has_begun.done():
            return
        if self._is_fast:
            table.play()
        else:
            self._idle.append(table)

    async def _pace(self, rate: float) -> None:
        begun, done = time.perf_counter(), 0
        while True:
            due = int((time.perf_counter() - begun) * rate)
            while done < due and self._idle:
                self._idle.popleft().play()
                done += 1
            await asyncio.sleep(TICK_SECONDS)

    async def _measure(self, seconds: float) -> Measured:
        for table in self.tables:
            table.latencies.clear()
        moves = sum(table.moves for table in self.tables)
        slow = sum(table.too_fast for table in self.tables)
        begun, cpu = time.perf_counter(), self._cpu_seconds()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - begun
        cpu = self._cpu_seconds() - cpu
        self._check_tables()
        moves = sum(table.moves for table in self.tables) - moves
        if moves < 2:
            raise NotMeasured(f"our server: {moves} moves reached all players in {seconds:g} s")
        latencies = [each for table in self.tables for each in table.latencies]
        parts = statistics.quantiles(latencies, n=100)
        return Measured(
            tables=sum(not table.is_over for table in self.tables),
            moves_per_s=moves / took,
            p50=parts[49],
            p99=parts[98],
            cpu=cpu / took,
            cpu_per_move=cpu / moves,
            too_fast=sum(table.too_fast for table in self.tables) - slow,
        )

    def _cpu_seconds(self) -> float:
        return sum(map(cpu_seconds, self._pids))

    async def _until_all_answered(self) -> None:
        deadline = time.perf_counter() + LONGEST_MOVE_SECONDS
        while waiting := sum(table.is_waiting for table in self.tables):
            self._check_tables()
            if time.perf_counter() > deadline:
                told = f"{waiting} moves were not answered in {LONGEST_MOVE_SECONDS:.0f} s"
                raise NotMeasured(f"our server: {told}")
            await asyncio.sleep(0.05)

    def _check_tables(self) -> None:
        for table in self.tables:
            if table.failure is not None:
                raise NotMeasured(f"our server: {table.failure}")
