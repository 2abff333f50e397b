"""Conversations over WebSocket, from the accepted handshake on."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine, MutableSet
from typing import Any

from litestar.types import Scope

from rawsiko.protocol.messages import Goodbye
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server.connections.admission import Admission
from rawsiko.server.connections.conversation import Conversation
from rawsiko.server.connections.frames import (
    FAULT,
    PING,
    POLICY,
    RESTART,
    FrameReader,
    close_frame,
    text_frame,
    whole_text,
)
from rawsiko.server.connections.message_handler import MessageHandler
from rawsiko.server.logs import LOG
from rawsiko.server.tables import outbound

HELLO_SECONDS = 10.0
LAST_WORDS_SECONDS = 2.0  # for a reader that was cut off to take what it was sent
PING_SECONDS = 20  # whoever has not been heard of since the last ping is gone
MOST_UNHEARD = 8  # messages of one client; more are not read from the network

log = logging.getLogger(LOG)


class Sockets:
    """The open ones of a server. Each is pinged once in PING_SECONDS, some of them every second."""

    def __init__(self, admission: Admission) -> None:
        self.admission = admission
        self.handler = MessageHandler(admission)
        self._rounds: list[set[Socket]] = [set() for _ in range(PING_SECONDS)]
        self._second = 0
        self._next: asyncio.TimerHandle | None = None
        self._to_write: list[Socket] = []
        # Most messages go to several sockets, one after the other; one of these may get its own.
        self._framed = self._framed_before = (b"", b"")

    def add(self, socket: "Socket") -> None:
        self._rounds[self._second].add(socket)
        if self._next is None:
            self._next = asyncio.get_running_loop().call_later(1.0, self._ping_some)

    def discard(self, socket: "Socket") -> None:
        for sockets in self._rounds:
            sockets.discard(socket)
        if self._next is not None and not any(self._rounds):
            self._next.cancel()
            self._next = None

    def frame_of(self, message: bytes) -> bytes:
        framed = self._framed
        if framed[0] is message:
            return framed[1]
        before, self._framed_before = self._framed_before, framed
        self._framed = before if before[0] is message else (message, text_frame(message))
        return self._framed[1]

    def write_soon(self, socket: "Socket") -> None:
        """What is said in one go travels together."""
        if not self._to_write:
            asyncio.get_running_loop().call_soon(self._write)
        self._to_write.append(socket)

    def _write(self) -> None:
        sockets, self._to_write = self._to_write, []
        for socket in sockets:
            socket.write()

    def _ping_some(self) -> None:
        self._second = (self._second + 1) % PING_SECONDS
        self._next = asyncio.get_running_loop().call_later(1.0, self._ping_some)
        for socket in list(self._rounds[self._second]):
            socket.ping()


class Socket(asyncio.Protocol):
    """Hears what a client says, one message after the other, and sends what its conversation has
    to say: at once if the client reads, else by and by. Only a message that has to wait for
    something becomes a task (docs/decisions/0004-sockets.md)."""

    __slots__ = (
        "_address",
        "_all",
        "_connections",
        "_conversation",
        "_deadline",
        "_frames",
        "_inbox",
        "_is_behind",
        "_is_closing",
        "_is_gone",
        "_is_paused",
        "_reader",
        "_task",
        "_transport",
        "was_heard",
    )

    def __init__(
        self,
        sockets: Sockets,
        address: str,
        transport: asyncio.Transport,
        connections: MutableSet[Any],
    ) -> None:
        self.was_heard = True  # since the last ping
        self._all = sockets
        self._address = address
        self._transport = transport
        self._connections = connections
        self._conversation: Conversation | None = None
        self._task: asyncio.Task[None] | None = None  # the message that is being answered
        self._reader: FrameReader | None = None
        self._inbox: deque[bytes] | None = None
        self._frames: list[bytes] = []
        self._is_paused = False  # we do not read
        self._is_behind = False  # the client does not read
        self._is_closing = False  # nothing more is sent
        self._is_gone = False
        self._deadline: asyncio.TimerHandle | None = None
        self._end_in(HELLO_SECONDS, self._hear_nothing)
        connections.add(self)
        sockets.add(self)

    # What the client says.

    def data_received(self, data: bytes) -> None:
        self.was_heard = True
        message = whole_text(data) if self._reader is None else None
        if message is None:
            self._read_carefully(data)
        elif self._task is not None or self._inbox:
            self._hear_later(message)
        else:
            self._hear(message)

    def _read_carefully(self, data: bytes) -> None:
        reader = self._reader = self._reader or FrameReader()
        messages, answer, is_over = reader.read(data)
        for message in messages:
            self._hear_later(message)
        if answer and not self._is_closing:
            self.write()
            self._transport.write(answer)
        if is_over:
            self._is_closing = True
            self._transport.close()
        elif reader.is_at_rest:
            self._reader = None

    def _hear_later(self, message: bytes) -> None:
        if self._inbox is None:
            self._inbox = deque()
        self._inbox.append(message)
        if self._task is None:
            self._hear_on()
        elif len(self._inbox) >= MOST_UNHEARD and not self._is_paused:
            self._is_paused = True
            self._transport.pause_reading()

    def _hear_on(self) -> None:
        while self._inbox and self._task is None:
            self._hear(self._inbox.popleft())
        if self._is_paused and not self._inbox and not self._is_gone:
            self._is_paused = False
            self._transport.resume_reading()

    def _hear(self, message: bytes) -> None:
        """Most messages are answered at once. What has to wait becomes a task, and the messages
        after it wait for that."""
        conversation = self._conversation
        if self._is_closing or (conversation is not None and conversation.is_cut):
            return
        try:
            work = self._work(conversation, message)
        except Exception:  # a fault of ours: the client comes back, and others go on
            self._fail()
            return
        if work is not None:
            self._task = asyncio.get_running_loop().create_task(work)
            self._task.add_done_callback(self._heard)

    def _work(
        self, conversation: Conversation | None, message: bytes
    ) -> Coroutine[Any, Any, None] | None:
        if conversation is None:
            return self._open(message)
        if conversation.rate.takes(self._all.admission.clock.now()):
            return self._all.handler.handle(conversation, message)
        self._all.handler.refuse_too_fast(conversation, message)
        return None

    def _heard(self, task: asyncio.Task[None]) -> None:
        self._task = None
        if task.cancelled():
            self._close(RESTART)
        elif error := task.exception():
            self._fail(error)
        if self._is_gone:
            self._end()
        else:
            self._hear_on()

    def _fail(self, error: BaseException | None = None) -> None:
        log.error("a message was not answered", exc_info=error or True)
        self._close(FAULT)

    async def _open(self, hello: bytes) -> None:
        self._stop_waiting()
        conversation = await self._all.admission.open(hello, self._address)
        if isinstance(conversation, Goodbye):
            self._refuse(conversation)
            return
        self._conversation = conversation
        conversation.deliver = self._deliver
        conversation.wake = self._wake
        self._wake()

    def _hear_nothing(self) -> None:
        self._refuse(Goodbye(TableRefusal.MALFORMED))

    # What is said to the client.

    def _deliver(self, message: bytes) -> bool:
        """False, and nothing is sent, while the client is slow or going."""
        if self._is_behind or self._is_closing:
            return False
        sockets, frames = self._all, self._frames
        if not frames:
            sockets.write_soon(self)
        frames.append(sockets.frame_of(message))
        return True

    def write(self) -> None:
        """All that was said."""
        frames = self._frames
        if frames and not self._is_gone:
            self._transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
        frames.clear()

    def _wake(self) -> None:
        """Something waits in the conversation, or it is over."""
        conversation = self._conversation
        assert conversation is not None
        all_is_sent = conversation.hand_over(self._deliver)
        if not conversation.is_cut or self._is_closing:
            return
        if all_is_sent:
            self._close(RESTART if self._all.admission.is_stopping else POLICY)
        elif self._deadline is None:
            self._end_in(LAST_WORDS_SECONDS, self._transport.abort)

    def _refuse(self, goodbye: Goodbye) -> None:
        self._deliver(outbound.encoded(goodbye))
        self._close(POLICY)

    def _close(self, code: int) -> None:
        """The client closes its end, too, or is dropped."""
        if self._is_closing:
            return
        self._is_closing = True
        self.write()
        self._transport.write(close_frame(code))
        self._end_in(LAST_WORDS_SECONDS, self._transport.abort)

    def pause_writing(self) -> None:
        self._is_behind = True

    def resume_writing(self) -> None:
        self._is_behind = False
        if self._conversation is not None:
            self._wake()

    def ping(self) -> None:
        """Whoever did not answer the last one is gone, and what waits would keep it for ever."""
        if not self.was_heard:
            self._transport.abort()
        elif not self._is_closing:
            self.was_heard = False
            self._transport.write(PING)

    # How it ends.

    def shutdown(self) -> None:
        """The server stops."""
        self._close(RESTART)
        self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        del exc
        self._is_gone = self._is_closing = True
        self._stop_waiting()
        self._connections.discard(self)
        self._all.discard(self)
        if self._inbox is not None:
            self._inbox.clear()
        if self._conversation is not None:
            self._conversation.cut()
        if self._task is None:
            self._end()

    def _end(self) -> None:
        if self._conversation is not None:
            self._conversation.cut()
            self._all.admission.ended(self._conversation)

    def _end_in(self, seconds: float, end: Callable[[], None]) -> None:
        self._stop_waiting()
        self._deadline = asyncio.get_running_loop().call_later(seconds, end)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def address_of(scope: Scope) -> str:
    """For counting wrong guesses in memory; written down nowhere."""
    client = scope["client"]
    return client[0] if client else ""
