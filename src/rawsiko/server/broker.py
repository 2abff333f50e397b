"""The message broker that connects several processes: NATS.

It carries nothing that isn't in the database too. Messages may be lost, late or doubled, and
everything that uses this module copes with that. `nats` is imported only when a broker is
connected: a server with one process doesn't need the package.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Self
from urllib.parse import urlsplit

from rawsiko.server.logs import LOG

if TYPE_CHECKING:
    from nats.aio.msg import Msg

CONNECT_SECONDS = 5.0
FLUSH_SECONDS = 5
RECONNECT_SECONDS = 0.2  # between two attempts
SCHEMES = ("nats", "tls")
Hear = Callable[[bytes], Awaitable[None]]

log = logging.getLogger(LOG)


class BrokerUnreachable(Exception):
    """Its text says what is wrong, without the password."""


class Broker:
    """`connect` makes one. It reconnects by itself, for as long as it takes."""

    @classmethod
    async def connect(cls, url: str, name: str) -> Self:
        """`url` is nats://USER:PASSWORD@HOST:PORT, or tls://… for an encrypted connection; several
        servers of one NATS cluster are separated by commas. `name` is shown by NATS's monitoring.

        Raises ValueError for another kind of URL, and BrokerUnreachable.
        """
        for one in url.split(","):
            parts = urlsplit(one)
            if parts.scheme not in SCHEMES or not parts.hostname:
                raise ValueError("not the URL of a NATS server")
        from nats.aio.client import Client
        from nats.errors import Error

        broker = cls()
        client: Any = Client()
        # nats retries the first connection forever, as it does later ones.
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                await client.connect(
                    servers=url.split(","),
                    name=name,
                    connect_timeout=2,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=RECONNECT_SECONDS,
                    error_cb=broker._failed,
                    disconnected_cb=broker._disconnected,
                    reconnected_cb=broker._reconnected,
                )
        except (TimeoutError, OSError, Error) as error:
            why = broker._last_error or str(error) or type(error).__name__
            broker._is_closing = True
            await client.close()
            raise BrokerUnreachable(f"{places(url)}: {why}") from error
        broker._nats = client
        return broker

    def __init__(self) -> None:
        self._nats: Any = None  # partly typed only
        self._last_error = ""
        self._is_closing = False
        self._on_return: list[Callable[[], object]] = []

    @property
    def is_connected(self) -> bool:
        return self._nats is not None and self._nats.is_connected

    def on_return(self, call: Callable[[], object]) -> None:
        """Call this after every reconnection: messages sent in between are lost."""
        self._on_return.append(call)

    async def publish(self, subject: str, body: bytes) -> None:
        """To everybody who subscribed. While disconnected, the message is dropped silently."""
        if self.is_connected:
            from nats.errors import Error

            try:
                await self._nats.publish(subject, body)
            except (Error, OSError) as error:
                log.warning("a message was not sent", extra={"reason": type(error).__name__})

    async def subscribe(self, subject: str, hear: Hear) -> "Listening":
        """Messages are handled one after the other."""

        async def heard(message: "Msg") -> None:
            try:
                await hear(message.data)
            except Exception:  # a bug of ours must not end the subscription
                log.exception("a message from the broker was not handled")

        return Listening(await self._nats.subscribe(subject, cb=heard))

    async def flush(self) -> None:
        """Wait until the broker has everything that was published and subscribed, at most
        FLUSH_SECONDS."""
        from nats.errors import Error

        try:
            # nats writes its ping at once, and pending messages a moment later. The first pong says
            # that nothing is pending any more, the second that the broker has it.
            for _ping in range(2):
                await self._nats.flush(timeout=FLUSH_SECONDS)
        except (Error, OSError, TimeoutError):
            return

    async def close(self) -> None:
        self._is_closing = True
        if self._nats is not None:
            if self._nats.is_connected:
                await self.flush()
            await self._nats.close()

    async def _failed(self, error: Exception) -> None:
        # The broker's own message, such as a wrong password, says more than the error after it.
        if not self._last_error or not isinstance(error, OSError):
            self._last_error = str(error) or type(error).__name__

    async def _disconnected(self) -> None:
        if not self._is_closing:
            log.warning("the broker is away")

    async def _reconnected(self) -> None:
        log.warning("the broker is back")
        for call in self._on_return:
            call()


class Listening:
    """A subscription."""

    def __init__(self, subscription: Any) -> None:
        self._subscription = subscription

    async def stop(self) -> None:
        await self._subscription.unsubscribe()


def places(url: str) -> str:
    """Host and port of each server, without user and password, for messages and logs."""
    parts = [urlsplit(one) for one in url.split(",")]
    return ", ".join(f"{one.hostname}:{one.port or 4222}" for one in parts)
