"""The message broker that joins several processes: a connection to NATS.

What it carries is never the truth, which is in the database. Messages may get lost, late or
doubled, and everything that uses this module copes with it. `nats` is imported only when a broker
is connected: a server of one process needs no package for it.
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
Answer = Callable[[bytes], Awaitable[bytes]]

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
        # While the first connection is made, nats retries without an end as later.
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
        """Call this after every reconnection: messages of the time in between are lost."""
        self._on_return.append(call)

    async def publish(self, subject: str, body: bytes) -> None:
        """To whoever listens. Lost without an error while the connection is."""
        if self.is_connected:
            from nats.errors import Error

            try:
                await self._client.publish(subject, body)
            except (Error, OSError) as error:
                log.warning("a message was not sent: %s", type(error).__name__)

    async def request(self, subject: str, body: bytes, seconds: float) -> bytes | None:
        """The answer of one listener. None if nobody answered in time, or nobody listens."""
        if not self.is_connected:
            return None
        from nats.errors import Error

        try:
            return (await self._client.request(subject, body, timeout=seconds)).data
        except (Error, OSError, TimeoutError):
            return None

    async def subscribe(self, subject: str, hear: Hear) -> "Listening":
        """Every listener hears every message, one after the other."""

        async def heard(message: "Msg") -> None:
            await _guarded(hear(message.data))

        return Listening(await self._client.subscribe(subject, cb=heard))

    async def answer(self, subject: str, group: str, answer: Answer) -> "Listening":
        """Answer requests. Of all listeners with the same `group` one gets each of them. Several
        are answered at the same time: the caller limits how many."""
        running: set[asyncio.Task[None]] = set()

        async def answered(message: "Msg") -> None:
            body = await answer(message.data)
            if message.reply:
                await self.publish(message.reply, body)

        async def heard(message: "Msg") -> None:
            task = asyncio.create_task(_guarded(answered(message)))
            running.add(task)
            task.add_done_callback(running.discard)

        return Listening(await self._client.subscribe(subject, queue=group, cb=heard))

    async def flush(self) -> None:
        """Until the broker has everything that was sent and subscribed, or for so long."""
        from nats.errors import Error

        try:
            # nats writes its ping at once, and what is pending a moment later: the answer to the
            # first ping says that nothing is pending any more, the one to the second that the
            # broker has it.
            for _ping in range(2):
                await self._client.flush(timeout=FLUSH_SECONDS)
        except (Error, OSError, TimeoutError):
            return

    async def close(self) -> None:
        self._is_closing = True
        if self._nats is not None:
            if self._nats.is_connected:
                await self.flush()
            await self._nats.close()

    @property
    def _client(self) -> Any:
        assert self._nats is not None
        return self._nats

    async def _failed(self, error: Exception) -> None:
        # What the broker says, such as a wrong password, tells more than how it hung up after it.
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


async def _guarded(work: Awaitable[None]) -> None:
    try:
        await work
    except Exception:  # a bug of ours must not end the subscription
        log.exception("a message from the broker was not handled")
