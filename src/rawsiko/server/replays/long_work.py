"""Work that takes long: done in a process of its own, so that no move waits for it, and its results
are kept."""

import asyncio
import logging
import os
import signal
import sys
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

from rawsiko.server.child_process import ChildProcess, ProcessLost, framed, read_frame
from rawsiko.server.logs import LOG

LONGEST_SECONDS = 120.0  # several times what a class's debrief takes on a busy machine
KEPT = 100  # results: a school's worth of matches
NICENESS = 10  # the server and its bots go first

T = TypeVar("T")

log = logging.getLogger(LOG)


class OneProcess:
    """Runs the program `python -m MODULE` for one task after the other.

    It reads one frame from standard input, writes one frame to standard output and ends.
    """

    def __init__(self, module: str, longest_seconds: float = LONGEST_SECONDS) -> None:
        self._child = ChildProcess(module)
        self._longest_seconds = longest_seconds
        self._one = asyncio.Semaphore(1)
        self._is_closed = False

    async def run(self, task: bytes) -> bytes | None:
        """What the program wrote; None if it failed or took too long."""
        async with self._one:
            if self._is_closed:
                return None
            try:
                await self._child.start()
                if self._is_closed:  # meanwhile
                    return None
                return await self._child.exchange(framed(task), self._longest_seconds)
            except ProcessLost as lost:
                if not self._is_closed:
                    log.error("a process failed", extra={"reason": str(lost)})
                return None
            finally:
                await self._child.end()

    async def close(self) -> None:
        self._is_closed = True
        await self._child.end()


def answer_once(work: Callable[[bytes], bytes]) -> None:
    """The main function of such a program."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles it and ends this process
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    if (task := read_frame(sys.stdin.buffer)) is not None:
        sys.stdout.buffer.write(framed(work(task)))


class ResultCache(Generic[T]):
    """Caches results, but not failures. Requests wait for a result that is being computed."""

    def __init__(self, most_kept: int = KEPT) -> None:
        self._most_kept = most_kept
        self._kept: OrderedDict[str, asyncio.Future[T | None]] = OrderedDict()

    async def get(self, key: str, work: Callable[[], Coroutine[Any, Any, T | None]]) -> T | None:
        kept = self._kept.get(key)
        if kept is None:
            kept = self._kept[key] = asyncio.ensure_future(work())
            kept.add_done_callback(lambda done: self._drop_failure(key, done))
        self._kept.move_to_end(key)
        while len(self._kept) > self._most_kept:
            self._kept.popitem(last=False)
        return await asyncio.shield(kept)

    def drop(self, beginning: str) -> None:
        """Forget every result whose key begins with this, also those that are being computed."""
        for key in [key for key in self._kept if key.startswith(beginning)]:
            del self._kept[key]

    def _drop_failure(self, key: str, done: "asyncio.Future[T | None]") -> None:
        if done.cancelled() or done.exception() is not None or done.result() is None:
            self._kept.pop(key, None)
