"""Conversations over WebSocket, once the handshake is accepted."""

import asyncio
import logging
from collections.abc import Callable, MutableSet
from typing import Any

from litestar.types import Scope

from rawsiko.protocol.messages import Goodbye
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server import metrics
from rawsiko.server.connections.admission import Admission
from rawsiko.server.connections.conversation import ClientConversation
from rawsiko.server.connections.frames import (
    FAULT,
    LARGEST_FRAME,
    PING,
    POLICY,
    RESTART,
    FrameReader,
    close_frame,
    frame_end,
    text_frame,
    whole_text,
)
from rawsiko.server.connections.message_handler import MessageHandler
from rawsiko.server.connections.strangers import Stranger
from rawsiko.server.logs import LOG
from rawsiko.server.rate_limits import MESSAGES, Bucket
from rawsiko.server.tables import outbound

HELLO_SECONDS = 10.0
LAST_WORDS_SECONDS = 2.0  # for a client to read the last messages and to close its end
PING_SECONDS = 20  # a client that sent nothing since the last ping is gone
MOST_UNREAD = 2 * LARGEST_FRAME  # bytes that wait; with more of them the socket is not read

log = logging.getLogger(LOG)


class Sockets:
    """What all sockets of a server share."""

    def __init__(self, admission: Admission) -> None:
        self.admission = admission
        self.handler = MessageHandler(admission)
        self.clock = admission.clock
        self._to_write: list[Socket] = []

    def write_soon(self, socket: "Socket") -> None:
        """Messages of one loop iteration are written together."""
        if not self._to_write:
            asyncio.get_running_loop().call_soon(self._write)
        self._to_write.append(socket)

    def _write(self) -> None:
        sockets, self._to_write = self._to_write, []
        for socket in sockets:
            socket.write()


class Socket(asyncio.Protocol):
    """Handles a client's messages one after the other, and sends what its conversation has for it.

    A message becomes a task only if it has to wait for something. A client that sends faster than
    its rate is read more slowly: frames beyond the rate stay undecoded, and the network holds back
    the rest (docs/decisions/0004-sockets.md).
    """

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
        self._conversation: ClientConversation | None = None
        self._task: asyncio.Task[None] | None = None  # the message that is being answered
        self._reader: FrameReader | None = None
        self._unread = b""  # frames that wait, and perhaps a part of one
        self._rate = Bucket(MESSAGES, sockets.clock.now())  # later the conversation's
        self._is_too_fast = False
        self._frames: list[bytes] = []
        self._is_paused = False  # nothing is read
        self._is_behind = False  # the client does not read
        self._is_closing = False  # nothing more is sent
        self._is_gone = False
        self._deadline: asyncio.TimerHandle | None = None
        self._stranger = Stranger(address, HELLO_SECONDS, self._hear_nothing)
        self.next_ping = asyncio.get_running_loop().call_later(PING_SECONDS, self._keep_pinging)
        connections.add(self)

    # From the client.

    def data_received(self, data: bytes) -> None:
        self.was_heard = True
        if not self._unread and self._task is None and self._reader is None:
            message = whole_text(data)
            if message is not None and self._rate.takes(self._all.clock.now()):
                self._hear(message)
                return
        self._unread += data
        if not self._is_too_fast:
            self._read_on()

    def _read_on(self) -> None:
        """Handle the frames that wait, until one of them needs a task."""
        while self._task is None and not self._is_gone:
            end = frame_end(self._unread)
            if end is None:
                break
            if not self._rate.takes(self._all.clock.now()):
                self._slow_down()
                return
            frame, self._unread = self._unread[:end], self._unread[end:]
            message = whole_text(frame) if self._reader is None else None
            if message is None:
                self._read_carefully(frame)
            else:
                self._hear(message)
        if len(self._unread) > MOST_UNREAD:
            self._pause()
        elif self._is_paused and not self._is_gone:
            self._is_paused = False
            self._transport.resume_reading()

    def _slow_down(self) -> None:
        self._is_too_fast = True
        self._pause()
        self._all.clock.later(self._rate.seconds_until_next(), self._go_on)

    def _go_on(self) -> None:
        self._is_too_fast = False
        self._read_on()

    def _pause(self) -> None:
        if not self._is_paused and not self._is_gone:
            self._is_paused = True
            self._transport.pause_reading()

    def _read_carefully(self, frame: bytes) -> None:
        reader = self._reader = self._reader or FrameReader()
        message, answer, is_over = reader.read(frame)
        if answer and not self._is_closing:
            self.write()
            self._transport.write(answer)
        if is_over:
            self._is_closing = True
            self._unread = b""
            self._transport.close()
        elif reader.is_between_messages:
            self._reader = None
        if message is not None:
            self._hear(message)

    def _hear(self, message: bytes) -> None:
        """Most messages are answered at once. If one has to wait, those after it wait, too."""
        conversation = self._conversation
        if self._is_closing or (conversation is not None and conversation.is_cut):
            return
        try:
            if conversation is None:
                self._stranger.spoke()
                work = self._open(message)
            else:
                work = self._all.handler.handle(conversation, message)
        except Exception:  # a bug of ours: the client reconnects, and other clients aren't affected
            self._fail()
            return
        if work is not None:
            self._task = asyncio.get_running_loop().create_task(work)
            self._task.add_done_callback(self._heard)

    def _heard(self, task: asyncio.Task[None]) -> None:
        self._task = None
        if task.cancelled():
            self._close(RESTART)
        elif error := task.exception():
            self._fail(error)
        if self._is_gone:
            self._end()
        elif self._unread and not self._is_too_fast:
            self._read_on()

    def _fail(self, error: BaseException | None = None) -> None:
        log.error("a message was not answered", exc_info=error or True)
        self._close(FAULT)

    async def _open(self, hello: bytes) -> None:
        conversation = await self._all.admission.open(hello, self._address)
        if isinstance(conversation, Goodbye):
            self._refuse(conversation)
            return
        self._conversation, self._rate = conversation, conversation.rate
        conversation.deliver = self._deliver
        conversation.wake = self._wake
        self._wake()

    def _hear_nothing(self) -> None:
        self._refuse(Goodbye(TableRefusal.MALFORMED))

    # To the client.

    def _deliver(self, message: bytes) -> bool:
        """False, and nothing is sent, while the client is slow or the socket is closing."""
        if self._is_behind or self._is_closing:
            return False
        if not self._frames:
            self._all.write_soon(self)
        self._frames.append(text_frame(message))
        return True

    def write(self) -> None:
        """Everything that `_deliver` collected."""
        frames = self._frames
        if frames and not self._is_gone:
            self._transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
        frames.clear()

    def _wake(self) -> None:
        """Something waits in the conversation, or it was cut."""
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
        metrics.current.refused(goodbye.code)
        self._deliver(outbound.encoded(goodbye))
        self._close(POLICY)

    def _close(self, code: int) -> None:
        """Wait a moment for the client to close its end, too."""
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

    def _keep_pinging(self) -> None:
        self.next_ping = asyncio.get_running_loop().call_later(PING_SECONDS, self._keep_pinging)
        self.ping()

    def ping(self) -> None:
        """Abort if nothing came since the last ping: a dead connection would stay open."""
        if not self.was_heard and self._is_too_fast:  # nothing was read since
            self._refuse(Goodbye(TableRefusal.TOO_FAST))
        elif not self.was_heard:
            self._transport.abort()
        elif not self._is_closing:
            self.was_heard = False
            self._transport.write(PING)

    # The end.

    def shutdown(self) -> None:
        """The server stops."""
        self._close(RESTART)
        self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        del exc
        self._is_gone = self._is_closing = True
        self._stop_waiting()
        self._stranger.spoke()
        self.next_ping.cancel()
        self._connections.discard(self)
        self._unread = b""
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
    """For counting wrong guesses in memory. It is never logged."""
    client = scope["client"]
    return client[0] if client else ""
