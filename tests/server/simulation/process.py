"""The server's process: production's tables, conversations and sockets, and how it crashes."""

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, cast

from rawsiko.engine.ids import PlayerId
from rawsiko.protocol.messages import Goodbye
from rawsiko.server.clock import ClockTimer
from rawsiko.server.connections.admission import Admission
from rawsiko.server.connections.conversation import ClientConversation
from rawsiko.server.connections.polling import Polling
from rawsiko.server.connections.sockets import Sockets
from rawsiko.server.storage import CannotRead, Storage
from rawsiko.server.tables import outbound
from rawsiko.server.tables.registry import TableRegistry
from tests.server.simulation.disk import Disk, DiskStorage
from tests.server.simulation.network import Lane, Link, Network
from tests.server.simulation.thinking import ThinkingHere
from tests.server.simulation.transport import LinkTransport

Observe = Callable[[PlayerId | None, bytes], None]  # the viewer, and a message sent to them


class ProcessClock:
    """Stops with its process, and may jump forward."""

    def __init__(self) -> None:
        self.leapt = 0.0
        self.is_stopped = False

    def now(self) -> float:
        return asyncio.get_running_loop().time() + self.leapt

    def later(self, seconds: float, call: Callable[[], None]) -> ClockTimer:
        return asyncio.get_running_loop().call_later(seconds, self._call, call)

    def _call(self, call: Callable[[], None]) -> None:
        if not self.is_stopped:
            call()


class Process:
    def __init__(
        self,
        disk: Disk,
        rng: Random,
        observe: Observe,
        network: Network | None = None,
        storage: DiskStorage | None = None,
    ) -> None:
        self.storage = storage or DiskStorage(disk)
        self.clock = ProcessClock()
        self.registry = TableRegistry(
            cast("Storage", self.storage),
            self.clock,
            bot_pause=lambda: rng.uniform(0.1, 0.6),
            thinking=ThinkingHere(),
        )
        self.admission = Admission(self.registry, self.clock)
        self.polling = Polling(self.admission)
        self.sockets = Sockets(self.admission)
        self.send: Callable[[Link, bytes], None] = lambda _link, _body: None
        self._network = network
        self._links: dict[Link, LinkTransport | None] = {}
        self._observe = observe
        self._tasks: set[asyncio.Task[Any]] = set()

    async def restore(self) -> None:
        while True:
            try:
                await self.registry.restore_all()
                await self.admission.classes.restore_all()
            except CannotRead:
                await asyncio.sleep(0.5)
            else:
                return

    def crash(self) -> None:
        """Everything that is not on the disk is gone, at once."""
        self.storage.is_alive = False
        self.clock.is_stopped = True
        for link, transport in self._links.items():
            if transport is not None:
                transport.crash()
            link.cut()
        for task in list(self._tasks):
            task.cancel()

    def accept(self, link: Link) -> None:
        """As a WebSocket. On a link that loses and reorders messages they are handled like those of
        polling requests, which may overtake each other."""
        assert self._network is not None
        if self._network.weather.is_ordered:
            self._links[link] = LinkTransport(link, self.sockets, self._tell, self._pong)
        else:
            self._links[link] = None
            inbox: asyncio.Queue[bytes | None] = asyncio.Queue()
            link.receive = inbox.put_nowait
            self.spawn(self._serve(link, inbox))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _tell(self, link: Link, body: bytes) -> None:
        self._observe(link.viewer, body)
        self.send(link, body)

    def _pong(self, link: Link) -> None:
        transport = self._links[link]
        assert self._network is not None
        assert transport is not None
        self._network.carry(link, Lane.UP, transport.receive_pong)

    async def _serve(self, link: Link, inbox: "asyncio.Queue[bytes | None]") -> None:
        hello = await inbox.get()
        if hello is None:
            return
        conversation = await self.admission.open(hello, "address")
        if isinstance(conversation, Goodbye):
            self._tell(link, outbound.encoded(conversation))
            return
        conversation.wake = lambda: self._flush(link, conversation)
        self._flush(link, conversation)
        try:
            while (body := await inbox.get()) is not None:
                self.spawn(self.polling.hear(conversation, body))
        finally:
            if self.storage.is_alive:
                self.admission.ended(conversation)

    def _flush(self, link: Link, conversation: ClientConversation) -> None:
        for body in conversation.take():
            self._tell(link, body)
        if conversation.is_cut:
            link.cut()
