"""Thinking on other machines, as a table process sees it: its queue, the workers it knows, and what
each of them was asked (docs/thinking.md).

The broker may lose, delay or duplicate any message. A worker that is silent counts as gone; its
questions are asked once more, and then the simple bot steps in.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

import msgspec

from rawsiko import __version__
from rawsiko.engine.content import Content
from rawsiko.server import metrics
from rawsiko.server.broker import Broker, Listening
from rawsiko.server.logs import LOG
from rawsiko.server.thinking import remote_messages as messages
from rawsiko.server.thinking.fair_queue import FairQueue, PendingQuestion
from rawsiko.server.thinking.pool import PATIENCE_SECONDS, TRIES, ThinkingPool
from rawsiko.server.thinking.questions import ENCODER, Answer, InPlay, Question
from rawsiko.server.thinking.remote_messages import Working, key_of

log = logging.getLogger(LOG)


@dataclass(frozen=True)
class Times:
    """In seconds. With these, no match waits more than three when all workers are lost at once."""

    look: float = 0.2  # between two checks
    lost: float = 1.5  # a worker that is silent for this long is gone
    taken: float = 0.8  # a worker takes a question within this time
    nobody: float = 0.5  # how long questions wait for a worker if there is none
    patience: float = PATIENCE_SECONDS


@dataclass(eq=False)
class KnownWorker:
    name: str
    cores: int
    free: int  # as far as this process knows
    heard: float


@dataclass(eq=False)
class AskedQuestion:
    """A question that a worker was sent."""

    pending: PendingQuestion
    worker: str
    sent: float
    is_taken: bool = False
    missed: int = 0  # how often the worker didn't mention it


@dataclass(eq=False)
class RemoteThinking:
    """`start` it before use. Questions about finished matches show all cards, so they are answered
    by a process of this machine, as are those about content that workers don't have; and all of
    them until the first worker is there, so that a cluster without workers has its bots, too."""

    broker: Broker
    content: Content
    times: Times = field(default_factory=Times)
    here: ThinkingPool = field(default_factory=lambda: ThinkingPool(1))

    def __post_init__(self) -> None:
        self.name = secrets.token_hex(8)
        self._mark = messages.mark_of(self.content)
        self._queue = FairQueue(most_others=1)
        self._workers: dict[str, KnownWorker] = {}
        self._refused: set[str] = set()
        self._asks: dict[int, AskedQuestion] = {}
        self._number = 0
        self._alone_since: float | None = None  # when the last core was lost; None if there is one
        self._listening: list[Listening] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._has_had_workers = False
        self._is_closed = False

    async def start(self) -> None:
        self._listening = [
            await self.broker.subscribe(messages.WORKERS, self._hear_workers),
            await self.broker.subscribe(messages.server_subject(self.name), self._hear),
        ]
        self.broker.on_return(lambda: self._in_background(self._call_workers()))
        await self._call_workers()
        self._in_background(self._look_at_the_clock())

    # For tables.

    def get_ready(self) -> None:
        """Workers are always ready."""
        if not self._has_had_workers:
            self.here.get_ready()

    def look_again(self) -> None:
        self._send_waiting()
        self.here.look_again()

    async def ask(
        self,
        question: Question,
        content: Content,
        table: str,
        has_people: Callable[[], bool] = lambda: False,
    ) -> Answer | None:
        is_known = isinstance(question, InPlay) and content.hash == self.content.hash
        if not is_known or not self._has_had_workers:
            return await self.here.ask(question, content, table, has_people)
        if self._is_closed or self._is_alone():
            return None
        pending = PendingQuestion(question, content, table, has_people)
        self._queue.put(pending)
        self._send_waiting()
        return await self._queue.answer_to(pending, self.times.patience)

    async def close(self) -> None:
        self._is_closed = True
        while self._listening:
            await self._listening.pop().stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._queue.give_up()
        for ask in self._asks.values():
            ask.pending.give(None)
        await self.here.close()

    @property
    def waiting(self) -> int:
        return len(self._queue) + self.here.waiting

    @property
    def cores(self) -> int:
        """Of all workers; of this machine before there is one."""
        return self._worker_cores() if self._has_had_workers else self.here.cores

    def knows(self, worker: str) -> bool:
        """Whether this worker may be asked."""
        return worker in self._workers and self._workers[worker].cores > 0

    def _worker_cores(self) -> int:
        return sum(worker.cores for worker in self._workers.values())

    # Sending questions.

    def _send_waiting(self) -> None:
        """To free cores, the worker with most of them first."""
        while not self._is_closed:
            worker = max(self._workers.values(), key=lambda known: known.free, default=None)
            if worker is None or worker.free < 1 or (pending := self._queue.take()) is None:
                return
            if pending.answer.done():  # nobody needs it any more
                self._queue.done(pending)
                continue
            self._send(pending, worker)

    def _send(self, pending: PendingQuestion, worker: KnownWorker) -> None:
        question = pending.question
        assert isinstance(question, InPlay)
        worker.free -= 1
        self._number += 1
        self._asks[self._number] = AskedQuestion(pending, worker.name, time.monotonic())
        asked = messages.Asked(
            server=self.name,
            number=self._number,
            table=messages.digits_of(pending.table),
            has_people=pending.has_people(),
            waited=time.perf_counter() - pending.next_since,
            question=question,
        )
        self._say(messages.worker_subject(worker.name), asked)

    def _put_back(self, number: int) -> None:
        """A worker had no free core after all."""
        ask = self._asks.pop(number)
        if (worker := self._workers.get(ask.worker)) is not None:
            worker.free = 0  # until it says otherwise
        self._queue.put_back(ask.pending)

    def _failed(self, number: int, reason: str) -> None:
        """Ask once more, or go on without an answer."""
        ask = self._asks.pop(number)
        pending = ask.pending
        pending.tries += 1
        about = {"table": pending.table, "reason": reason}
        if pending.tries < TRIES:
            log.warning("a thinking worker didn't answer; asking once more", extra=about)
            self._queue.put_back(pending)
        else:
            log.warning("a thinking worker didn't answer", extra=about)
            self._queue.done(pending)
            pending.give(None)

    def _is_answered(self, number: int, answer: Answer) -> None:
        ask = self._asks.pop(number)
        pending, now = ask.pending, time.monotonic()
        self._queue.done(pending)
        whole = time.perf_counter() - pending.since
        thought = now - ask.sent
        metrics.current.thought(type(pending.question).__name__, whole - thought, thought)
        pending.give(answer)

    # What workers say.

    async def _hear(self, body: bytes) -> None:
        try:
            message: messages.ToServer = messages.TO_SERVER.decode(body)
        except msgspec.MsgspecError:
            log.warning("a thinking worker said something unreadable")
            return
        ask = self._asks.get(message.number)
        if ask is None:
            return  # too late, or said twice
        match message:
            case messages.QuestionTaken():
                ask.is_taken = True
            case messages.NotTaken():
                self._put_back(message.number)
            case messages.QuestionAnswered():
                self._is_answered(message.number, message.answer)
            case messages.Dropped():
                self._failed(message.number, "dropped")
        self._send_waiting()

    async def _hear_workers(self, body: bytes) -> None:
        try:
            message: messages.FromWorker = messages.FROM_WORKERS.decode(body)
        except msgspec.MsgspecError:
            log.warning("a thinking worker said something unreadable")
            return
        match message:
            case Working():
                self._hear_working(message)
            case messages.Leaving():
                self._lose(message.worker, "left")
        self._send_waiting()

    def _hear_working(self, said: Working) -> None:
        if said.mark != self._mark:
            self._refuse(said)
            return
        worker = self._workers.get(said.worker)
        if worker is None:
            worker = self._workers[said.worker] = KnownWorker(said.worker, 0, 0, 0.0)
            self._say(messages.worker_subject(said.worker), messages.Accepted())
            log.info("a thinking worker came", extra={"count": said.cores})
        worker.cores, worker.heard = said.cores, time.monotonic()
        mentioned = set(said.thinking)
        not_taken = 0
        for number, ask in list(self._asks.items()):
            if ask.worker != said.worker:
                continue
            not_taken += not ask.is_taken
            if not ask.is_taken or key_of(self.name, number) in mentioned:
                ask.missed = 0
                continue
            ask.missed += 1
            if ask.missed > 1:  # not at the first time: messages overtake each other
                self._failed(number, "lost")
        worker.free = max(0, said.free - not_taken)
        self._count_cores()

    def _refuse(self, said: Working) -> None:
        """Reply each time, in case the reply was lost, but log it once."""
        not_accepted = messages.NotAccepted(self._mark, __version__)
        self._say(messages.worker_subject(said.worker), not_accepted)
        if said.worker not in self._refused:
            self._refused.add(said.worker)
            is_content = said.mark.content != self._mark.content
            reason = "other content" if is_content else "other version"
            log.error("a thinking worker was refused", extra={"reason": reason})

    def _lose(self, name: str, reason: str) -> None:
        if self._workers.pop(name, None) is None:
            return
        log.warning("a thinking worker is gone", extra={"reason": reason})
        for number, ask in list(self._asks.items()):
            if ask.worker == name:
                self._failed(number, reason)
        self._count_cores()

    # The clock.

    async def _look_at_the_clock(self) -> None:
        while True:
            await asyncio.sleep(self.times.look)
            now = time.monotonic()
            for worker in list(self._workers.values()):
                if now - worker.heard > self.times.lost:
                    self._lose(worker.name, "silent")
            for number, ask in list(self._asks.items()):
                if not ask.is_taken and now - ask.sent > self.times.taken:
                    if (worker := self._workers.get(ask.worker)) is not None:
                        worker.free = 0
                    self._failed(number, "silent")
            self._send_waiting()
            if self._is_alone():
                self._queue.give_up()

    def _count_cores(self) -> None:
        cores = self._worker_cores()
        self._has_had_workers |= cores > 0
        self._queue.most_others = max(1, cores - 1)
        if cores:
            self._alone_since = None
        elif self._alone_since is None and self._has_had_workers:
            self._alone_since = time.monotonic()
            log.error("no thinking worker is there")

    def _is_alone(self) -> bool:
        """Whether there has been no worker for so long that questions shouldn't wait for one."""
        since = self._alone_since
        return since is not None and time.monotonic() - since > self.times.nobody

    async def _call_workers(self) -> None:
        body = ENCODER.encode(messages.WhoIsThere(self.name))
        await self.broker.publish(messages.SERVERS, body)

    def _say(self, subject: str, message: msgspec.Struct) -> None:
        self._in_background(self.broker.publish(subject, ENCODER.encode(message)))

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
