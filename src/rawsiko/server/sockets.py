"""Conversations over WebSocket: one reader and one writer for each."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from litestar.types import Receive, Scope, Send

from rawsiko.protocol.messages import Goodbye
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server import outbound
from rawsiko.server.conversation import Conversation
from rawsiko.server.punctual import ABORT, WRITE
from rawsiko.server.reception import Reception
from rawsiko.server.talk import Talk

HELLO_SECONDS = 10.0
LAST_WORDS_SECONDS = 2.0  # for a reader that was cut off to take what it was sent
LARGEST_FRAME = 8192  # what is larger than a message may be is refused in words up to here

POLICY, RESTART = 1008, 1012  # why a WebSocket is closed


async def talk_over_socket(
    reception: Reception, scope: Scope, receive: Receive, send: Send
) -> None:
    """The whole life of a connection, its handshake included. Its Origin has been checked."""
    await receive()
    try:
        await _send(send, {"type": "websocket.accept"})
    except OSError:
        return  # it did not wait
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            first = await _next_body(receive)
    except TimeoutError:
        await _refuse(send, Goodbye(TableRefusal.MALFORMED))
        return
    if first is None:
        return
    talk = await reception.open(first, address_of(scope))
    if isinstance(talk, Goodbye):
        await _refuse(send, talk)
        return
    try:
        await _converse(talk, receive, Outbox(talk.conversation, scope, send), reception)
    finally:
        talk.end()


def address_of(scope: Scope) -> str:
    """For counting wrong guesses in memory; written down nowhere."""
    client = scope["client"]
    return client[0] if client else ""


async def _converse(talk: Talk, receive: Receive, outbox: "Outbox", reception: Reception) -> None:
    conversation = talk.conversation
    writer = asyncio.ensure_future(outbox.write(reception))
    try:
        while (body := await _next_body(receive)) is not None:
            if not conversation.is_cut:
                await talk.hear(body)
    finally:
        writer.cancel()
        outbox.close()
        await asyncio.gather(writer, return_exceptions=True)


class Outbox:
    """Sends what waits: at once to those who read, by and by to those who are behind. A reader that
    does not take its last words in time is dropped."""

    def __init__(self, conversation: Conversation, scope: Scope, send: Send) -> None:
        self._conversation = conversation
        self._send = send
        extensions: Any = scope["extensions"] or {}
        self._abort: Callable[[], None] = extensions.get(ABORT, {}).get("abort", _nothing)
        self._write_now: Callable[[bytes], bool] = extensions.get(WRITE, {}).get("write", _cannot)
        self._is_behind = True  # until `write` has sent what waits
        self._awake = asyncio.Event()
        self._awake.set()
        self._end: asyncio.TimerHandle | None = None
        conversation.wake = self._wake

    async def write(self, reception: Reception) -> None:
        """Ends when the conversation is cut and all that waited is sent, or nobody is there."""
        conversation = self._conversation
        with suppress(OSError):
            while conversation.has_unsent() or not conversation.is_cut:
                await self._awake.wait()
                self._awake.clear()
                while conversation.has_unsent():
                    for message in conversation.take():
                        text = message.decode()
                        await _send(self._send, {"type": "websocket.send", "text": text})
                self._is_behind = conversation.has_unsent()
            code = RESTART if reception.is_stopping else POLICY
            await _send(self._send, {"type": "websocket.close", "code": code})

    def close(self) -> None:
        self._conversation.cut()
        if self._end is not None:
            self._end.cancel()

    def _wake(self) -> None:
        if not self._is_behind:
            self._is_behind = not self._conversation.hand_over(self._write_now)
        if self._is_behind or self._conversation.is_cut:
            self._awake.set()
        if self._conversation.is_cut and self._end is None:
            loop = asyncio.get_running_loop()
            self._end = loop.call_later(LAST_WORDS_SECONDS, self._abort)


async def _next_body(receive: Receive) -> bytes | None:
    """What the client says next; None when it is gone."""
    event: Any = await receive()
    if event["type"] != "websocket.receive":
        return None
    text: str | None = event.get("text")
    return text.encode() if text is not None else event["bytes"]


async def _refuse(send: Send, goodbye: Goodbye) -> None:
    with suppress(OSError):
        text = outbound.encoded(goodbye).decode()
        await _send(send, {"type": "websocket.send", "text": text})
        await _send(send, {"type": "websocket.close", "code": POLICY})


async def _send(send: Send, message: dict[str, Any]) -> None:
    await send(message)  # pyright: ignore[reportArgumentType]


def _nothing() -> None:
    """Under a server that offers no way to drop a connection."""


def _cannot(text: bytes) -> bool:
    """Under a server that offers no way to write at once."""
    del text
    return False
