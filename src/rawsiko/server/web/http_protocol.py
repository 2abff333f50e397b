"""uvicorn's protocols with limits on the time and size of a request head. WebSockets leave ASGI
after the handshake.

Most of what is used of uvicorn here is undocumented: pyproject.toml limits its version, and
tests/front_door/test_interfaces.py names what a newer one has moved.
"""

import asyncio
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server import metrics
from rawsiko.server.connections.strangers import Stranger
from rawsiko.server.web.security import LARGEST_HEAD, last_headers, refusal_body

REQUEST_SECONDS = 10.0
LINGER_SECONDS = 2.0
HAND_OVER = "rawsiko.hand_over"  # in a WebSocket's scope: gives the connection to another protocol

if TYPE_CHECKING:
    Parsing = H11Protocol
else:  # a mixin for both of uvicorn's protocols
    Parsing = object


class Limited(Parsing):
    """Drops a connection when no whole request head arrives in time, and refuses large heads."""

    _stranger: Stranger | None = None
    _linger: asyncio.TimerHandle | None = None
    _is_refused = False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._start_waiting()

    def data_received(self, data: bytes) -> None:
        if self._is_refused:
            return
        super().data_received(data)
        if self._is_refused:
            return
        if self.transport.get_protocol() is not self:  # it was upgraded to a WebSocket
            self._stop_waiting()
            self.__dict__.pop("parser", None)  # break the reference cycle
        elif self._is_answering():
            self._stop_waiting()
        elif self._stranger is None:
            self._start_waiting()  # the next request on the same connection

    def send_400_response(self, msg: str) -> None:
        # Called while h11's error is being handled, which has the status.
        if getattr(sys.exception(), "error_status_hint", None) == 431:
            self.refuse_head()
        else:
            super().send_400_response(msg)

    def refuse_head(self) -> None:
        """Answer 431 and close. Further data is discarded for a moment first: closing while data
        arrives would reset the connection before the client reads the answer."""
        self._is_refused = True
        self._stop_waiting()
        self.transport.write(answer_bytes(431, TableRefusal.TOO_LARGE))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._linger = self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._linger is not None:
            self._linger.cancel()
        super().connection_lost(exc)

    def _is_answering(self) -> bool:
        cycle: Any = self.cycle  # None before the first request
        return cycle is not None and not cycle.response_complete

    def _start_waiting(self) -> None:
        peer = self.transport.get_extra_info("peername")
        address = str(peer[0]) if peer else ""
        self._stranger = Stranger(address, REQUEST_SECONDS, self._give_up)

    def _stop_waiting(self) -> None:
        if self._stranger is not None:
            self._stranger.spoke()
            self._stranger = None

    def _give_up(self) -> None:
        self._stranger = None
        if not self._is_answering() and self.transport.get_protocol() is self:
            self.transport.abort()


class H11Http(Limited, H11Protocol):
    """h11 limits its own buffer: make_server sets `h11_max_incomplete_event_size`."""


if TYPE_CHECKING:
    HttpProtocol = H11Http
else:
    try:
        from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
    except ImportError:  # Windows
        HttpProtocol = H11Http
    else:

        class HttpToolsHttp(Limited, HttpToolsProtocol):
            """The faster parser. It buffers a header of any size, so we count the bytes since its
            last callback."""

            _held = 0

            def data_received(self, data: bytes) -> None:
                self._held += len(data)
                super().data_received(data)
                if self._held > LARGEST_HEAD and not self._is_refused:
                    self.refuse_head()

            def on_headers_complete(self) -> None:
                self._held = 0
                super().on_headers_complete()

            def on_body(self, body: bytes) -> None:
                self._held = 0  # trailers may follow, and are counted
                super().on_body(body)

            def on_message_complete(self) -> None:
                self._held = 0
                super().on_message_complete()

        HttpProtocol = HttpToolsHttp


class Handshake(WebSocketsSansIOProtocol):
    """uvicorn does only the handshake, which the application accepts or refuses. Messages do not go
    through the layers of ASGI (docs/performance.md)."""

    _successor: asyncio.Protocol | None = None

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        # The head is well-formed, but websockets reads no line over 8 KB and no more than 128
        # headers, and does not answer.
        if not self.handshake_initiated:
            self.transport.write(answer_bytes(431, TableRefusal.TOO_LARGE))
            self.transport.close()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            scope: Any = self.scope
            scope["extensions"][HAND_OVER] = {"to": self._hand_over}

    async def run_asgi(self) -> None:
        try:
            app = cast("Any", self.app)  # pyright: ignore[reportUnknownMemberType]
            await app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            self.logger.exception("a handshake failed")
            self.send_500_response()
        if self._successor is None:
            self.transport.close()
        scope: Any = self.scope
        scope["extensions"].clear()  # break the reference cycle
        self.conn.parser.close()  # the same

    def _hand_over(
        self, successor: Callable[[asyncio.Transport, set[Any]], asyncio.Protocol]
    ) -> None:
        """After "websocket.accept", and before anything else is awaited."""
        self.stop_keepalive()
        if self.transport.is_closing() or not self.queue.empty():
            return  # the client is gone, or sent something before it was accepted
        self.connections.discard(self)
        self._successor = successor(self.transport, self.connections)
        self.transport.set_protocol(self._successor)


def answer_bytes(status: int, code: TableRefusal) -> bytes:
    """A complete response, for when the application can't make one."""
    metrics.current.refused(code)
    body = refusal_body(code)
    head = b"".join(b"%b: %b\r\n" % header for header in last_headers(body))
    return b"HTTP/1.1 %d \r\n%b\r\n%b" % (status, head, body)
