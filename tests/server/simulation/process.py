"""The server's process: the production code of tables and conversations, and how it crashes."""

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, cast

from rawsiko.engine.ids import PlayerId
from rawsiko.protocol.messages import Goodbye
from rawsiko.server.clock import Timer
from rawsiko.server.connections.admission import Admission
from rawsiko.server.connections.conversation import Conversation
from rawsiko.server.connections.polling import Polling
from rawsiko.server.storage import CannotRead, Storage
from rawsiko.server.tables import outbound
from rawsiko.server.tables.registry import TableRegistry
from tests.server.simulation.disk import Disk, DiskStorage
from tests.server.simulation.network import Link
from tests.server.simulation.thinking import ThinkingHere

Observe = Callable[[PlayerId | None, bytes], None]  # what leaves, and for whose eyes


class ProcessClock:
    """Ends with its process, and may leap forward."""

    def __init__(self) -> None:
        self.leapt = 0.0
        self.is_stopped = False

    def now(self) -> float:
        return asyncio.get_running_loop().time() + self.leapt

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, self._call, call)

    def _call(self, call: Callable[[], None]) -> None:
        if not self.is_stopped:
            call()


class Process:
    def __init__(self, disk: Disk, rng: Random, observe: Observe) -> None:
        self.storage = DiskStorage(disk)
        self.clock = ProcessClock()
        self.registry = TableRegistry(
            cast("Storage", self.storage),
            self.clock,
            bot_pause=lambda: rng.uniform(0.1, 0.6),
            thinking=ThinkingHere(),
        )
        self.admission = Admission(self.registry, self.clock)
        self.polling = Polling(self.admission)
        self.links: list[Link] = []
        self.send: Callable[[Link, bytes], None] = lambda _link, _body: None
        self._observe = observe
        self._tasks: set[asyncio.Task[Any]] = set()

    async def restore(self) -> None:
        while True:
            try:
                await self.registry.restore_all()
            except CannotRead:
                await asyncio.sleep(0.5)
            else:
                return

    def crash(self) -> None:
        """Everything that is not on the disk is gone, at once."""
        self.storage.is_alive = False
        self.clock.is_stopped = True
        for link in self.links:
            link.cut()
        for task in list(self._tasks):
            task.cancel()

    def accept(self, link: Link) -> None:
        self.links.append(link)
        self.spawn(self._serve(link))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, link: Link) -> None:
        hello = await link.inbox.get()
        if hello is None:
            return
        conversation = await self.admission.open(hello, "address")
        if isinstance(conversation, Goodbye):
            goodbye = outbound.encoded(conversation)
            self._observe(None, goodbye)
            self.send(link, goodbye)
            return
        conversation.wake = lambda: self._flush(link, conversation)
        self._flush(link, conversation)
        try:
            while (body := await link.inbox.get()) is not None:
                await self._hear(conversation, body)
        finally:
            if self.storage.is_alive:
                self.admission.ended(conversation)

    async def _hear(self, conversation: Conversation, body: bytes) -> None:
        """A socket's messages are heard one by one; requests may overtake each other."""
        if self.hears_one_by_one:
            await self.polling.hear(conversation, body)
        else:
            self.spawn(self.polling.hear(conversation, body))

    hears_one_by_one = True

    def _flush(self, link: Link, conversation: Conversation) -> None:
        for body in conversation.take():
            self._observe(conversation.viewer, body)
            self.send(link, body)
        if conversation.is_cut:
            link.cut()
