"""Conversations by long-polling, for clients behind a proxy that blocks WebSockets.

A client opens a conversation and then polls: each request brings the client's messages and waits
for the server's. If an answer is lost, the client opens a new conversation with the last number it
has, as after a lost socket.
"""

import asyncio
import secrets
from typing import Annotated

import msgspec
from msgspec import Meta

from rawsiko.protocol.messages import Goodbye
from rawsiko.server.clock import Clock, ClockTimer
from rawsiko.server.connections.admission import Admission
from rawsiko.server.connections.conversation import ClientConversation
from rawsiko.server.connections.message_handler import MessageHandler

LONGEST_WAIT = 25  # seconds: proxies cut at 30 or 60
FORGOTTEN_AFTER = 60.0
MOST_MESSAGES = 20  # in one request


class Poll(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The client's messages, and how many seconds it is willing to wait for an answer."""

    messages: Annotated[tuple[msgspec.Raw, ...], Meta(max_length=MOST_MESSAGES)] = ()
    wait: Annotated[int, Meta(ge=0, le=LONGEST_WAIT)] = LONGEST_WAIT


class Polled(msgspec.Struct, frozen=True):
    messages: tuple[msgspec.Raw, ...]
    is_over: bool = False  # nothing more will come: open a new conversation


class PollOpened(msgspec.Struct, frozen=True):
    conversation: str
    messages: tuple[msgspec.Raw, ...]


class Polling:
    """The conversations of this process that use HTTP."""

    def __init__(self, admission: Admission) -> None:
        self._admission = admission
        self._handler = MessageHandler(admission)
        self._clock: Clock = admission.clock
        self._open: dict[str, PolledConversation] = {}
        self.process = ""  # in a cluster: the names of conversations begin with it

    async def open(self, hello: bytes, address: str) -> PollOpened | Goodbye:
        conversation = await self._admission.open(hello, address)
        if isinstance(conversation, Goodbye):
            return conversation
        name = secrets.token_urlsafe(24)
        if self.process:
            name = f"{self.process}.{name}"
        polled = PolledConversation(conversation)
        self._open[name] = polled
        self._expect(name, polled)
        return PollOpened(name, polled.take())

    async def poll(self, name: str, poll: Poll) -> Polled | None:
        """None: there is no such conversation, or no longer."""
        polled = self._open.get(name)
        if polled is None:
            return None
        polled.stop_expecting()
        mine = polled.begin()
        try:
            for message in poll.messages:
                await self.hear(polled.conversation, bytes(message))
            await polled.wait(mine, poll.wait)
            if not polled.is_newest(mine):
                return Polled(())  # the newer request carries everything
            messages = polled.take()
        finally:
            if polled.is_newest(mine):
                self._expect(name, polled)
        if polled.conversation.is_cut:
            self._forget(name)
        return Polled(messages, is_over=polled.conversation.is_cut)

    async def hear(self, conversation: ClientConversation, message: bytes) -> None:
        if conversation.is_cut:
            return
        if not conversation.rate.takes(self._clock.now()):
            self._handler.refuse_too_fast(conversation, message)
        elif work := self._handler.handle(conversation, message):
            await work

    def _expect(self, name: str, polled: "PolledConversation") -> None:
        """The next request, in time."""
        polled.stop_expecting()
        polled.expectation = self._clock.later(FORGOTTEN_AFTER, lambda: self._forget(name))

    def _forget(self, name: str) -> None:
        polled = self._open.pop(name, None)
        if polled is not None:
            polled.stop_expecting()
            polled.conversation.cut()
            self._admission.ended(polled.conversation)


class PolledConversation:
    """A conversation, with at most one request that waits for news."""

    def __init__(self, conversation: ClientConversation) -> None:
        self.conversation = conversation
        self.expectation: ClockTimer | None = None
        self._requests = 0
        self._news = asyncio.Event()
        self._news.set()
        conversation.wake = self._news.set

    def begin(self) -> int:
        """A new request makes one that still waits return at once."""
        self._requests += 1
        self._news.set()
        return self._requests

    def is_newest(self, request: int) -> bool:
        return request == self._requests

    async def wait(self, request: int, seconds: float) -> None:
        self._news.clear()
        if self.conversation.has_news():
            return
        try:
            async with asyncio.timeout(seconds):
                while self.is_newest(request) and not self.conversation.has_news():
                    await self._news.wait()
                    self._news.clear()
        except TimeoutError:
            return

    def take(self) -> tuple[msgspec.Raw, ...]:
        return tuple(msgspec.Raw(message) for message in self.conversation.take())

    def stop_expecting(self) -> None:
        if self.expectation is not None:
            self.expectation.cancel()
            self.expectation = None
