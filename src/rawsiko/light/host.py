"""What the worker of a page runs (web/src/connection/light/worker.ts): a server for one device."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from rawsiko.light.board import only_board
from rawsiko.light.requests import PageRequests
from rawsiko.light.storage import BrowserStorage, Journals
from rawsiko.light.thinking import ThinkingHere
from rawsiko.protocol.messages import Goodbye
from rawsiko.server.clock import LoopClock
from rawsiko.server.connections.admission import Admission
from rawsiko.server.connections.conversation import ClientConversation
from rawsiko.server.connections.message_handler import MessageHandler
from rawsiko.server.tables.outbound import encoded
from rawsiko.server.tables.registry import TableRegistry

if TYPE_CHECKING:
    from rawsiko.server.storage import Storage

HERE = "127.0.0.1"  # everybody's address

Tell = Callable[[int, str], object]  # a message to a conversation
End = Callable[[int], object]


class Host:
    """Conversations are numbered by the page."""

    def __init__(self, storage: BrowserStorage, origin: str, tell: Tell, end: End) -> None:
        # The tables use no more of it than there is.
        registry = TableRegistry(
            cast("Storage", storage), LoopClock(), thinking=ThinkingHere(), standard=only_board()
        )
        self._admission = Admission(registry, LoopClock())
        self._handler = MessageHandler(self._admission)
        self._requests = PageRequests(registry, origin)
        self._tell = tell
        self._end = end
        self._inboxes: dict[int, asyncio.Queue[str | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self, number: int, hello: str) -> None:
        self._inboxes[number] = asyncio.Queue()
        task = asyncio.ensure_future(self._converse(number, hello))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def say(self, number: int, message: str) -> None:
        if number in self._inboxes:
            self._inboxes[number].put_nowait(message)

    def close(self, number: int) -> None:
        if number in self._inboxes:
            self._inboxes[number].put_nowait(None)

    async def ask(self, method: str, path: str, token: str, body: str) -> tuple[bool, str]:
        """Whether it was done, and the body of the answer."""
        is_ok, answered = await self._requests.answer(method, path, token, body.encode())
        return is_ok, answered.decode()

    async def _converse(self, number: int, hello: str) -> None:
        try:
            conversation = await self._admission.open(hello.encode(), HERE)
            if isinstance(conversation, Goodbye):
                self._tell(number, encoded(conversation).decode())
            else:
                await self._listen(number, conversation)
        finally:  # whatever went wrong: the page connects again
            del self._inboxes[number]
            self._end(number)

    async def _listen(self, number: int, conversation: ClientConversation) -> None:
        def deliver(message: bytes) -> bool:
            self._tell(number, message.decode())
            return True

        conversation.deliver = deliver
        conversation.hand_over(deliver)
        conversation.wake = lambda: self.close(number) if conversation.is_cut else None
        try:
            while (message := await self._inboxes[number].get()) is not None:
                if work := self._handler.handle(conversation, message.encode()):
                    await work
        finally:
            self._admission.ended(conversation)


async def start(journals: Journals, origin: str, tell: Tell, end: End) -> Host:
    """Raises CannotRead if the browser's database can't be read."""
    storage = BrowserStorage(journals)
    await storage.open()
    return Host(storage, origin, tell, end)
