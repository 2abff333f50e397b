"""The pool of thinking processes. Nothing thinks in the event loop (docs/thinking.md)."""

import asyncio
import logging
import os
import sys
import time
from collections.abc import Callable

from rawsiko.engine.content import Content
from rawsiko.server import metrics
from rawsiko.server.child_process import ProcessLost
from rawsiko.server.logs import LOG
from rawsiko.server.thinking.fair_queue import FairQueue, PendingQuestion
from rawsiko.server.thinking.process import ANSWER_SECONDS, ThinkingProcess
from rawsiko.server.thinking.questions import Answer, InPlay, Question

ADVISERS = "rawsiko.server.thinking.advisers"
MOST_PROCESSES = 8
TRIES = 2  # if a process dies of a question, ask once more
REST_SECONDS = 30.0  # before the next try, after a process could not be started
IDLE_SECONDS = 600.0  # after that an idle process ends and frees its memory
PATIENCE_SECONDS = 20.0  # after that a match with people continues without an answer

log = logging.getLogger(LOG)


class ThinkingPool:
    """Answers questions with as many processes as there is work for, in the order of `FairQueue`.
    The first starts with `get_ready` or the first question. One core is left to the server, and one
    process to tables with people."""

    def __init__(
        self,
        most: int | None = None,
        advisers: str | None = None,
        answer_seconds: float = ANSWER_SECONDS,
        idle_seconds: float = IDLE_SECONDS,
        patience_seconds: float | None = PATIENCE_SECONDS,
    ) -> None:
        self._most = most or max(1, min(MOST_PROCESSES, usable_cores() - 1))
        self._advisers = advisers or ADVISERS
        self._answer_seconds = answer_seconds
        self._idle_seconds = idle_seconds
        self._patience = patience_seconds
        self._begun = float("inf")  # when the first process began to load
        self.is_loaded = False  # whether a process has ever been ready
        self._waiting = FairQueue(most_others=max(1, self._most - 1))
        self._processes: set[ThinkingProcess] = set()
        self._tasks: set[asyncio.Task[None]] = set()  # one for each process, until it has ended
        self._free = 0  # processes that wait for a question, or still start
        self._rest_until = float("-inf")
        self._is_closed = False

    def get_ready(self) -> None:
        """Start a process if none is free: somebody will ask soon."""
        if not self._free and self._has_room() and not self._is_closed:
            self._add_process()

    def look_again(self) -> None:
        self._waiting.look_again()

    async def ask(
        self,
        question: Question,
        content: Content,
        table: str,
        has_people: Callable[[], bool] = lambda: False,
    ) -> Answer | None:
        is_in_play = isinstance(question, InPlay)
        if self._is_closed or (is_in_play and self._takes_long_to_load()):
            return None
        asked = PendingQuestion(question, content, table, has_people)
        self._waiting.put(asked)
        if len(self._waiting) > self._free and self._has_room():
            self._add_process()
        return await self._waiting.answer_to(asked, self._patience if is_in_play else None)

    async def close(self) -> None:
        """End all processes. Questions that wait get no answer."""
        self._is_closed = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._processes.clear()
        self._waiting.give_up()

    @property
    def is_idle(self) -> bool:
        """Whether no question waits or is being answered."""
        return not self._waiting and self._free == len(self._processes)

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @property
    def cores(self) -> int:
        """One for each process there is."""
        return len(self._processes)

    def process_ids(self) -> list[int]:
        """Of all running processes."""
        running = [process.process_id for process in self._processes]
        return [process_id for process_id in running if process_id is not None]

    def _has_room(self) -> bool:
        """Whether one more process may start. A pool of one gets a second process while the first
        thinks for a table without people: people mustn't wait for that."""
        most = self._most + (self._most == 1 and self._waiting.is_thinking_for_others)
        return len(self._processes) < most

    def _add_process(self) -> None:
        self._begun = min(self._begun, asyncio.get_running_loop().time())
        process = ThinkingProcess(self._advisers, self._answer_seconds)
        self._processes.add(process)
        self._free += 1
        task = asyncio.ensure_future(self._work(process))
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("thinking failed", exc_info=error)

    async def _work(self, process: ThinkingProcess) -> None:
        try:
            if not self._is_resting():
                await self._start(process)
            while (asked := await self._next()) is not None:
                self._free -= 1
                begun = time.perf_counter()
                try:
                    asked.give(await self._answer(process, asked))
                finally:
                    asked.give(None)  # unless it was answered
                    about, now = type(asked.question).__name__, time.perf_counter()
                    metrics.current.thought(about, begun - asked.since, now - begun)
                    self._waiting.done(asked)
                    self._free += 1
        finally:
            # Whatever happened, its place in the pool is free again.
            self._free -= 1
            self._processes.discard(process)
            try:
                await process.end()
            finally:
                await process.end()  # also if `close` cancelled the line above

    async def _next(self) -> PendingQuestion | None:
        """None if there was no question for a long time."""
        try:
            async with asyncio.timeout(self._idle_seconds):
                return await self._waiting.get()
        except TimeoutError:
            return self._waiting.take()  # one may have come at this moment

    async def _answer(self, process: ThinkingProcess, asked: PendingQuestion) -> Answer | None:
        for _ in range(TRIES):
            if self._is_resting():
                return None
            if process.is_outdated:
                await process.end()
            if not process.is_running and not await self._start(process):
                continue
            try:
                return await process.ask(asked.question, asked.content)
            except ProcessLost as lost:
                about = {"reason": str(lost), "table": asked.table}
                log.warning("a thinking process was lost", extra=about)
                await process.end()
        return None

    async def _start(self, process: ThinkingProcess) -> bool:
        try:
            await process.start()
        except ProcessLost:
            log.exception("a thinking process could not be started")
            await process.end()
            self._rest_until = asyncio.get_running_loop().time() + REST_SECONDS
            return False
        self.is_loaded = True
        return True

    def _takes_long_to_load(self) -> bool:
        """After an update everything may have to be compiled first. Actions don't wait for that."""
        if self.is_loaded or self._patience is None:
            return False
        return asyncio.get_running_loop().time() > self._begun + self._patience

    def _is_resting(self) -> bool:
        return asyncio.get_running_loop().time() < self._rest_until


def usable_cores() -> int:
    """How many this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
