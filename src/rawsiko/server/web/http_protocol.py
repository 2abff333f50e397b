"""uvicorn's protocols, with an end to waiting for a request that never comes, and with a way out of
ASGI for WebSockets."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGI3Application
    from uvicorn.protocols.http.h11_impl import H11Protocol as Http
else:  # the faster one where it is installed; both have what is used here
    from uvicorn.protocols.http.auto import AutoHTTPProtocol as Http

REQUEST_SECONDS = 10.0
HAND_OVER = "rawsiko.hand_over"  # in a WebSocket's scope: gives the connection to another protocol


class HttpProtocol(Http):
    """Drops a connection on which no whole request head arrives in time."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._start_waiting()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # a WebSocket's now
            self._stop_waiting()
            self.__dict__.pop("parser", None)  # they would hold each other
        elif self._is_answering():
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


class Handshake(WebSocketsSansIOProtocol):
    """Only the handshake is uvicorn's, and the application's to accept or refuse. What is said then
    does not go through the layers of ASGI (docs/performance.md)."""

    _successor: asyncio.Protocol | None = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            scope: Any = self.scope
            scope["extensions"][HAND_OVER] = {"to": self._hand_over}

    async def run_asgi(self) -> None:
        try:
            app = cast("ASGI3Application", self.app)  # pyright: ignore[reportUnknownMemberType]
            await app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            self.logger.exception("a handshake failed")
            self.send_500_response()
        if self._successor is None:
            self.transport.close()
        scope: Any = self.scope
        scope["extensions"].clear()  # or this object would hold itself
        self.conn.parser.close()  # likewise

    def _hand_over(
        self, successor: Callable[[asyncio.Transport, set[Any]], asyncio.Protocol]
    ) -> None:
        """After "websocket.accept", and before anything else is awaited."""
        self.stop_keepalive()
        if self.transport.is_closing() or not self.queue.empty():
            return  # it is gone, or spoke before it was accepted
        self.connections.discard(self)
        self._successor = successor(self.transport, self.connections)
        self.transport.set_protocol(self._successor)
