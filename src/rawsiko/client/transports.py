"""How messages travel: over a WebSocket, or by HTTP long-polling if WebSockets are blocked."""

import asyncio
from collections import deque
from typing import Protocol
from urllib.parse import quote, urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.typing import Origin

from rawsiko.client.http_requests import RequestRefused, post

OPEN_SECONDS = 5.0  # a WebSocket that takes longer counts as blocked
BLOCKED_SECONDS = 60.0  # then WebSockets are tried again
POLL_SECONDS = 20  # how long an HTTP request waits for messages
LARGEST_RECEIVED = 2**20  # bytes of one message
FIRST_RETRYABLE_STATUS = 500


class ConnectionLost(Exception):
    """The server can't be reached, or the connection to it broke."""


class ConversationEnded(Exception):
    """The server ended the conversation for good. `code` is one of `protocol.refusals`."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Transport(Protocol):
    async def send(self, message: bytes) -> None:
        """Raises ConnectionLost."""
        ...

    async def receive(self) -> bytes:
        """The next message. Raises ConnectionLost."""
        ...

    async def close(self) -> None: ...


class Opener:
    """Opens transports to one server: a WebSocket if possible, long-polling otherwise."""

    def __init__(self, server: str) -> None:
        self._server = server
        self._blocked_until = float("-inf")

    async def open(self, hello: bytes) -> Transport:
        """A transport over which Hello was sent. Raises ConnectionLost or ConversationEnded."""
        now = asyncio.get_running_loop().time()
        if now < self._blocked_until:
            return await PollingTransport.open(self._server, hello)
        try:
            return await SocketTransport.open(self._server, hello)
        except ConnectionRefusedError as error:
            raise ConnectionLost("refused") from error
        except (OSError, EOFError, InvalidHandshake, InvalidMessage, ConnectionClosed):
            transport = await PollingTransport.open(self._server, hello)
            self._blocked_until = asyncio.get_running_loop().time() + BLOCKED_SECONDS
            return transport


class SocketTransport:
    def __init__(self, socket: ClientConnection, first: bytes) -> None:
        self._socket = socket
        self._first: bytes | None = first

    @classmethod
    async def open(cls, server: str, hello: bytes) -> "SocketTransport":
        address = urlsplit(server)
        scheme = "wss" if address.scheme == "https" else "ws"
        async with asyncio.timeout(OPEN_SECONDS):
            socket = await connect(
                f"{scheme}://{address.netloc}/ws",
                origin=Origin(f"{address.scheme}://{address.netloc}"),
                compression=None,
                open_timeout=None,
                ping_interval=None,  # Connection sends Ping: its Pong has the newest number
                close_timeout=1,
                max_size=LARGEST_RECEIVED,
                proxy=None,
            )
            try:
                await socket.send(hello.decode())
                # Some proxies let a WebSocket open but pass nothing through it.
                return cls(socket, await socket.recv(decode=False))
            except BaseException:
                socket.transport.abort()
                raise

    async def send(self, message: bytes) -> None:
        try:
            await self._socket.send(message.decode())
        except ConnectionClosed as error:
            raise ConnectionLost("closed") from error

    async def receive(self) -> bytes:
        if self._first is not None:
            first, self._first = self._first, None
            return first
        try:
            return await self._socket.recv(decode=False)
        except ConnectionClosed as error:
            raise ConnectionLost("closed") from error

    async def close(self) -> None:
        await self._socket.close()


class _Opened(msgspec.Struct):
    conversation: str
    messages: tuple[msgspec.Raw, ...]


class _Polled(msgspec.Struct):
    messages: tuple[msgspec.Raw, ...]
    is_over: bool = False


class PollingTransport:
    """One request always waits for messages. Sending starts another, which ends that one."""

    def __init__(self, server: str, opened: _Opened) -> None:
        self._server = server
        self._path = f"/poll/{quote(opened.conversation, safe='')}"
        self._received = deque(bytes(message) for message in opened.messages)
        self._to_send: list[bytes] = []
        self._arrived = asyncio.Event()
        self._lost = False
        self._requests: set[asyncio.Task[None]] = set()
        self._start_request()

    @classmethod
    async def open(cls, server: str, hello: bytes) -> "PollingTransport":
        try:
            body = await post(server, "/poll/open", msgspec.Raw(hello))
            return cls(server, msgspec.json.decode(body, type=_Opened))
        except RequestRefused as refused:
            if refused.status >= FIRST_RETRYABLE_STATUS:
                raise ConnectionLost(refused.code) from refused
            raise ConversationEnded(refused.code) from refused
        except (OSError, msgspec.MsgspecError) as error:
            raise ConnectionLost("no answer") from error

    async def send(self, message: bytes) -> None:
        if self._lost:
            raise ConnectionLost("closed")
        self._to_send.append(message)
        self._start_request()

    async def receive(self) -> bytes:
        while not self._received:
            if self._lost:
                raise ConnectionLost("closed")
            self._arrived.clear()
            await self._arrived.wait()
        return self._received.popleft()

    async def close(self) -> None:
        self._lost = True
        for task in list(self._requests):
            task.cancel()
        await asyncio.gather(*self._requests, return_exceptions=True)

    def _start_request(self) -> None:
        task = asyncio.ensure_future(self._poll())
        self._requests.add(task)
        task.add_done_callback(self._requests.discard)

    async def _poll(self) -> None:
        messages, self._to_send = self._to_send, []
        body = {"messages": [msgspec.Raw(message) for message in messages], "wait": POLL_SECONDS}
        try:
            answer = await post(self._server, self._path, body, seconds=POLL_SECONDS + 10)
            polled = msgspec.json.decode(answer, type=_Polled)
        except (OSError, RequestRefused, msgspec.MsgspecError):
            self._lost = True
            self._arrived.set()
            return
        self._received.extend(bytes(message) for message in polled.messages)
        self._lost = self._lost or polled.is_over
        self._arrived.set()
        if not self._lost and len(self._requests) == 1:  # no other request is waiting
            self._start_request()
