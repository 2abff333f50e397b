"""uvicorn's protocols, with an end to waiting: for a request that never comes, and for a reader
that never reads."""

import asyncio
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

if TYPE_CHECKING:
    from uvicorn.protocols.http.h11_impl import H11Protocol as Http
else:  # the faster one where it is installed; both have what is used here
    from uvicorn.protocols.http.auto import AutoHTTPProtocol as Http

REQUEST_SECONDS = 10.0
# In a WebSocket's scope:
ABORT = "rawsiko.abort"  # drops the connection with all that waits in it
WRITE = "rawsiko.write"  # sends a text now, or says that it cannot
TEXT_FRAME = 0x81


class PunctualHttp(Http):
    """Drops a connection on which no whole request head arrives in time."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._start_waiting()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_answering() or self.transport.get_protocol() is not self:
            self._stop_waiting()
        elif self._deadline is None:
            self._start_waiting()  # a further request on the same connection has begun

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _is_answering(self) -> bool:
        cycle: Any = self.cycle  # None before the first request
        return cycle is not None and not cycle.response_complete

    def _start_waiting(self) -> None:
        self._deadline = self.loop.call_later(REQUEST_SECONDS, self._give_up)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._deadline = None
        if not self._is_answering() and self.transport.get_protocol() is self:
            self.transport.abort()


class PunctualWebSocket(WebSocketsSansIOProtocol):
    """Lets the application drop a connection whose other end does not read, and write to one whose
    other end does, without a task that wakes up for every message (docs/server-profile.md)."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._frames: list[bytes] = []

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            scope: Any = self.scope
            scope["extensions"][ABORT] = {"abort": self.transport.abort}
            scope["extensions"][WRITE] = {"write": self.write_text}

    def write_text(self, text: bytes) -> bool:
        """False, and nothing is sent, while the other end is slow or going."""
        is_open = self.handshake_complete and not (self.close_sent or self.transport.is_closing())
        if not is_open or self.conn.state is not State.OPEN or not self.writable.is_set():
            return False
        if not self._frames:
            self.loop.call_soon(self._write_frames)  # what is said in one go travels together
        self._frames.append(text_frame(text))
        return True

    def _write_frames(self) -> None:
        frames, self._frames = self._frames, []
        if frames and not self.transport.is_closing():
            self.transport.writelines(frames)

    async def send(self, message: Any) -> None:
        self._write_frames()  # what was said before comes before
        await super().send(message)

    def shutdown(self) -> None:
        self._write_frames()
        super().shutdown()

    def keepalive_timeout(self) -> None:
        """No answer to a ping: what still waits would keep the connection open for ever."""
        super().keepalive_timeout()
        self.transport.abort()


def text_frame(text: bytes) -> bytes:
    """A whole message in one frame, not masked, as servers send them (RFC 6455, 5.2)."""
    length = len(text)
    if length < 126:
        return b"%c%c%b" % (TEXT_FRAME, length, text)
    if length < 65536:
        return b"%c\x7e%b%b" % (TEXT_FRAME, length.to_bytes(2), text)
    return b"%c\x7f%b%b" % (TEXT_FRAME, length.to_bytes(8), text)
