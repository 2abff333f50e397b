"""The same conversations over HTTP, where something on the way blocks WebSockets.

A client opens a conversation and then asks again and again: each request brings what the client
says and waits for what the table says. If an answer is lost, the client opens a new conversation
with the last number it has, as after a lost socket.
"""

import asyncio
import secrets
from typing import Annotated

import msgspec
from msgspec import Meta

from rawsiko.protocol.messages import Goodbye
from rawsiko.server.clock import Clock, Timer
from rawsiko.server.connections.admission import Admission
from rawsiko.server.connections.talk import Talk

LONGEST_WAIT = 25  # seconds: proxies cut at 30 or 60
FORGOTTEN_AFTER = 60.0
MOST_MESSAGES = 20  # in one request


class Poll(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the client says, and how many seconds it is willing to wait for an answer."""

    messages: Annotated[tuple[msgspec.Raw, ...], Meta(max_length=MOST_MESSAGES)] = ()
    wait: Annotated[int, Meta(ge=0, le=LONGEST_WAIT)] = LONGEST_WAIT


class Polled(msgspec.Struct, frozen=True):
    messages: tuple[msgspec.Raw, ...]
    is_over: bool = False  # nothing more will come: open a new conversation


class PollOpened(msgspec.Struct, frozen=True):
    conversation: str
    messages: tuple[msgspec.Raw, ...]


class Polling:
    """The conversations of this process that travel over HTTP."""

    def __init__(self, admission: Admission) -> None:
        self._admission = admission
        self._clock: Clock = admission.clock
        self._open: dict[str, PolledConversation] = {}

    async def open(self, hello: bytes, address: str) -> PollOpened | Goodbye:
        talk = await self._admission.open(hello, address)
        if isinstance(talk, Goodbye):
            return talk
        name = secrets.token_urlsafe(24)
        line = PolledConversation(talk)
        self._open[name] = line
        self._expect(name, line)
        return PollOpened(name, line.take())

    async def poll(self, name: str, poll: Poll) -> Polled | None:
        """None: no such conversation, or no longer."""
        line = self._open.get(name)
        if line is None:
            return None
        line.stop_expecting()
        mine = line.begin()
        for message in poll.messages:
            if not line.talk.conversation.is_cut and (work := line.talk.hear(bytes(message))):
                await work
        await line.wait(mine, poll.wait)
        if not line.is_newest(mine):
            return Polled(())  # the newer request carries everything
        messages = line.take()
        if line.talk.conversation.is_cut:
            self._forget(name)
            return Polled(messages, is_over=True)
        self._expect(name, line)
        return Polled(messages)

    def _expect(self, name: str, line: "PolledConversation") -> None:
        line.stop_expecting()
        line.expectation = self._clock.later(FORGOTTEN_AFTER, lambda: self._forget(name))

    def _forget(self, name: str) -> None:
        line = self._open.pop(name, None)
        if line is not None:
            line.stop_expecting()
            line.talk.conversation.cut()
            line.talk.end()


class PolledConversation:
    """A conversation between two requests, or with one that waits."""

    def __init__(self, talk: Talk) -> None:
        self.talk = talk
        self.expectation: Timer | None = None
        self._requests = 0
        self._news = asyncio.Event()
        self._news.set()
        talk.conversation.wake = self._news.set

    def begin(self) -> int:
        """A new request makes one that still waits return at once."""
        self._requests += 1
        self._news.set()
        return self._requests

    def is_newest(self, request: int) -> bool:
        return request == self._requests

    async def wait(self, request: int, seconds: float) -> None:
        self._news.clear()
        if self.talk.conversation.has_news():
            return
        try:
            async with asyncio.timeout(seconds):
                while self.is_newest(request) and not self.talk.conversation.has_news():
                    await self._news.wait()
                    self._news.clear()
        except TimeoutError:
            return

    def take(self) -> tuple[msgspec.Raw, ...]:
        return tuple(msgspec.Raw(message) for message in self.talk.conversation.take())

    def stop_expecting(self) -> None:
        if self.expectation is not None:
            self.expectation.cancel()
            self.expectation = None
