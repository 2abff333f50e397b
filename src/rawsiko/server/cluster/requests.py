"""Requests to other processes, each carried out once however often it arrives."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from rawsiko.server.clock import Clock
from rawsiko.server.cluster import frames
from rawsiko.server.cluster.network import Network
from rawsiko.server.logs import LOG

ASK_AGAIN_SECONDS = 1.0
ANSWERS_KEPT_SECONDS = 60.0
PART = 256 * 1024  # bytes
Work = Callable[[bytes], Coroutine[Any, Any, bytes]]

log = logging.getLogger(LOG)


class Requests:
    """The asking side."""

    def __init__(self, network: Network, clock: Clock) -> None:
        self._network = network
        self._clock = clock
        self._asked = 0
        self._waiting: dict[int, _Waiting] = {}
        network.hear(frames.Answer, self._hear_answer)

    async def ask(
        self, to: str, body: bytes, seconds: float, is_there: Callable[[], bool]
    ) -> bytes | None:
        """None if no answer came in time or the process is gone: it may have been carried out."""
        self._asked += 1
        number = self._asked
        waiting = self._waiting[number] = _Waiting(to)
        deadline = self._clock.now() + seconds
        try:
            while not waiting.answer.done() and self._clock.now() < deadline and is_there():
                self._network.send(to, frames.Ask(number, body))
                await asyncio.wait([waiting.answer], timeout=ASK_AGAIN_SECONDS)
            return waiting.answer.result() if waiting.answer.done() else None
        finally:
            del self._waiting[number]

    def _hear_answer(self, sender: str, item: frames.Answer) -> None:
        waiting = self._waiting.get(item.number)
        if waiting is not None and waiting.to == sender:
            waiting.hear(item)


class _Waiting:
    def __init__(self, to: str) -> None:
        self.to = to
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._parts: dict[int, bytes] = {}

    def hear(self, item: frames.Answer) -> None:
        self._parts[item.part] = item.body
        if len(self._parts) == item.parts and not self.answer.done():
            self.answer.set_result(b"".join(self._parts[part] for part in range(item.parts)))


class AnsweringSide:
    """The answering side: `work` carries out what other processes ask for."""

    def __init__(self, network: Network, clock: Clock, work: Work) -> None:
        self._network = network
        self._clock = clock
        self._work = work
        self._tasks: dict[tuple[str, int], asyncio.Task[bytes]] = {}
        self._begun: dict[tuple[str, int], float] = {}
        network.hear(frames.Ask, self._hear_ask)

    def _hear_ask(self, sender: str, item: frames.Ask) -> None:
        key = sender, item.number
        task = self._tasks.get(key)
        if task is None:
            self._forget_old()
            self._begun[key] = self._clock.now()
            task = asyncio.get_running_loop().create_task(self._work(item.body))
            self._tasks[key] = task
            task.add_done_callback(lambda _: self._send(key))
        elif task.done():
            self._send(key)

    def _send(self, key: tuple[str, int]) -> None:
        task = self._tasks.get(key)
        if task is None or task.cancelled():
            return
        if error := task.exception():
            log.error("a relayed request failed", exc_info=error)
            return
        body = task.result()
        parts = max(1, -(-len(body) // PART))
        for part in range(parts):
            piece = body[part * PART : (part + 1) * PART]
            self._network.send(key[0], frames.Answer(key[1], part, parts, piece))

    def _forget_old(self) -> None:
        """The oldest come first."""
        oldest = self._clock.now() - ANSWERS_KEPT_SECONDS
        for key, begun in list(self._begun.items()):
            if begun >= oldest:
                return
            if self._tasks[key].done():
                del self._begun[key], self._tasks[key]
