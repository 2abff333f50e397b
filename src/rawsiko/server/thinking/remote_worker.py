"""A thinking worker, `rawsiko think`: answers questions of any number of table processes, one at a
time for each core.

It has no queue of its own. When several processes ask for a free core, it takes people's tables
first, and among them the table that waited longest; the others ask again when a core is free.
"""

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import msgspec

from rawsiko import __version__
from rawsiko.engine.content import Content
from rawsiko.server.broker import Broker, Listening
from rawsiko.server.child_process import ProcessLost
from rawsiko.server.logs import LOG
from rawsiko.server.thinking import remote_messages as messages
from rawsiko.server.thinking.pool import ADVISERS, REST_SECONDS
from rawsiko.server.thinking.process import ThinkingProcess
from rawsiko.server.thinking.questions import ENCODER, Answer
from rawsiko.server.thinking.remote_messages import Asked, NotAccepted, key_of

SAY_SECONDS = 0.3  # how often it announces itself
COLLECT_SECONDS = 0.002  # to collect questions of other processes for the same core
ANSWER_SECONDS = 20.0
FINISH_SECONDS = 10.0  # when it is stopped

log = logging.getLogger(LOG)


class ThinkingWorker:
    def __init__(
        self, broker: Broker, content: Content, cores: int, advisers: str = ADVISERS
    ) -> None:
        self.name = secrets.token_hex(8)
        self._broker = broker
        self._content = content
        self.mark = messages.mark_of(content)
        self._processes = [ThinkingProcess(advisers, ANSWER_SECONDS) for _ in range(cores)]
        self._free: list[ThinkingProcess] = []
        self._loaded = 0
        self._bids: list[Asked] = []
        self._thinking: set[str] = set()
        self._listening: list[Listening] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_stopping = False
        self._is_collecting = False
        self.is_accepted = asyncio.Event()
        self.refusal: asyncio.Future[NotAccepted] = asyncio.get_running_loop().create_future()

    async def start(self) -> None:
        """Return at once; the processes load in the background, one after the other."""
        self._listening = [
            await self._broker.subscribe(messages.SERVERS, self._hear),
            await self._broker.subscribe(messages.worker_subject(self.name), self._hear),
        ]
        self._do(self._load_all())
        self._do(self._say_all_the_time())

    async def finish(self) -> None:
        """Take no more questions, answer those it has, say goodbye."""
        self._is_stopping = True
        await self._say_working()
        with suppress(TimeoutError):
            async with asyncio.timeout(FINISH_SECONDS):
                while self._thinking:
                    await asyncio.sleep(0.01)
        await self._publish(messages.WORKERS, messages.Leaving(self.name))
        await self.close()

    async def close(self) -> None:
        self._is_stopping = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        while self._listening:
            await self._listening.pop().stop()
        await asyncio.gather(*(process.end() for process in self._processes))

    @property
    def cores(self) -> int:
        """Those that are loaded."""
        return self._loaded

    def process_ids(self) -> list[int]:
        found = [process.process_id for process in self._processes]
        return [process_id for process_id in found if process_id is not None]

    # Messages.

    async def _hear(self, body: bytes) -> None:
        try:
            message: messages.ToWorker = messages.TO_WORKERS.decode(body)
        except msgspec.MsgspecError:
            log.warning("a server said something unreadable")
            return
        match message:
            case messages.WhoIsThere():
                await self._say_working()
            case messages.Accepted():
                self.is_accepted.set()
            case NotAccepted():
                if not self.is_accepted.is_set() and not self.refusal.done():
                    self.refusal.set_result(message)
            case Asked():
                self._bids.append(message)
                if not self._is_collecting:
                    self._is_collecting = True
                    self._do(self._choose_soon())

    async def _choose_soon(self) -> None:
        await asyncio.sleep(COLLECT_SECONDS)
        self._is_collecting = False
        bids, self._bids = self._bids, []
        bids.sort(key=lambda asked: (not asked.has_people, -asked.waited))
        for asked in bids:
            if key_of(asked.server, asked.number) in self._thinking:
                continue  # heard twice
            if self._is_stopping or not self._free:
                await self._tell(asked, messages.NotTaken(asked.number))
                continue
            self._thinking.add(key_of(asked.server, asked.number))
            self._do(self._think(asked, self._free.pop()))

    async def _think(self, asked: Asked, process: ThinkingProcess) -> None:
        await self._tell(asked, messages.QuestionTaken(asked.number))
        try:
            answer: Answer | None = await process.ask(asked.question, self._content)
        except ProcessLost as lost:
            about = {"reason": str(lost), "table": asked.table}
            log.warning("a thinking process was lost", extra=about)
            answer = None
        said = messages.Dropped(asked.number)
        await self._tell(asked, messages.QuestionAnswered(asked.number, answer) if answer else said)
        self._thinking.discard(key_of(asked.server, asked.number))
        if answer is None:
            self._loaded -= 1
            await process.end()
            self._do(self._load(process))
        else:
            self._free.append(process)
        await self._say_working()

    # Processes.

    async def _load_all(self) -> None:
        """One after the other: the first may have to compile what the others then load."""
        for process in self._processes:
            await self._load(process)

    async def _load(self, process: ThinkingProcess) -> None:
        while True:
            try:
                await process.start()
                break
            except ProcessLost:
                log.exception("a thinking process could not be started")
                await process.end()
                await asyncio.sleep(REST_SECONDS)
        self._loaded += 1
        self._free.append(process)
        await self._say_working()

    # Saying.

    async def _say_all_the_time(self) -> None:
        while True:
            await self._say_working()
            await asyncio.sleep(SAY_SECONDS)

    async def _say_working(self) -> None:
        working = messages.Working(
            worker=self.name,
            mark=self.mark,
            version=__version__,
            cores=0 if self._is_stopping else self._loaded,
            free=0 if self._is_stopping else len(self._free),
            thinking=tuple(self._thinking),
        )
        await self._publish(messages.WORKERS, working)

    async def _tell(self, asked: Asked, message: msgspec.Struct) -> None:
        await self._publish(messages.server_subject(asked.server), message)

    async def _publish(self, subject: str, message: msgspec.Struct) -> None:
        await self._broker.publish(subject, ENCODER.encode(message))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("thinking failed", exc_info=error)
