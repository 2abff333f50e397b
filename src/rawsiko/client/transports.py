"""What a conversation travels over: a WebSocket, or HTTP requests where sockets are blocked."""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Protocol
from urllib.parse import quote, urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.typing import Origin

from rawsiko.client.requesting import RequestRefused, post
from rawsiko.protocol.messages import Goodbye

OPEN_SECONDS = 5.0  # a socket that takes longer counts as blocked
BLOCKED_SECONDS = 60.0  # then sockets are tried again
WAIT_SECONDS = 20  # that an HTTP request waits for news
LARGEST_MESSAGE = 2**20
PASSING = 500  # HTTP statuses from here on say that another moment may be better


class ConnectionLost(Exception):
    """Nobody is at the other end any longer, or not yet."""


class Transport(Protocol):
    async def send(self, message: bytes) -> None:
        """Raises ConnectionLost."""
        ...

    async def receive(self) -> bytes:
        """The next message. Raises ConnectionLost."""
        ...

    async def close(self) -> None: ...


class Opener:
    """Opens lines to one server: sockets first, and requests where these do not get through."""

    def __init__(self, server: str) -> None:
        self._server = server
        self._blocked_until = float("-inf")

    async def open(self, hello: bytes) -> Transport:
        """A line on which hello was said. Raises ConnectionLost."""
        now = asyncio.get_running_loop().time()
        if now < self._blocked_until:
            return await PollingTransport.open(self._server, hello)
        try:
            return await SocketTransport.open(self._server, hello)
        except ConnectionRefusedError as error:
            raise ConnectionLost("nobody listens") from error
        except (OSError, EOFError, InvalidHandshake, InvalidMessage, ConnectionClosed):
            line = await PollingTransport.open(self._server, hello)
            self._blocked_until = asyncio.get_running_loop().time() + BLOCKED_SECONDS
            return line


class SocketTransport:
    def __init__(self, socket: ClientConnection, first: bytes) -> None:
        self._socket = socket
        self._first: bytes | None = first

    @classmethod
    async def open(cls, server: str, hello: bytes) -> "SocketTransport":
        where = urlsplit(server)
        scheme = "wss" if where.scheme == "https" else "ws"
        async with asyncio.timeout(OPEN_SECONDS):
            socket = await connect(
                f"{scheme}://{where.netloc}/ws",
                origin=Origin(f"{where.scheme}://{where.netloc}"),  # programs say the server's own
                compression=None,
                open_timeout=None,
                ping_interval=None,  # Ping messages tell more
                close_timeout=1,
                max_size=LARGEST_MESSAGE,
                proxy=None,
            )
            try:
                await socket.send(hello.decode())
                # Some proxies let a socket open and nothing through it.
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
    """One request always waits for news; what is said goes with another, which relieves it."""

    def __init__(self, server: str, opened: _Opened) -> None:
        self._server = server
        self._path = f"/poll/{quote(opened.conversation, safe='')}"
        self._heard = deque(bytes(message) for message in opened.messages)
        self._to_say: list[bytes] = []
        self._news = asyncio.Event()
        self._lost = False
        self._asking: set[asyncio.Task[None]] = set()
        self._ask()

    @classmethod
    async def open(cls, server: str, hello: bytes) -> "PollingTransport | RefusedLine":
        try:
            body = await post(server, "/poll/open", msgspec.Raw(hello))
            return cls(server, msgspec.json.decode(body, type=_Opened))
        except RequestRefused as refused:
            if refused.status >= PASSING:
                raise ConnectionLost(refused.code) from refused
            return RefusedLine(refused.code)
        except (OSError, msgspec.MsgspecError) as error:
            raise ConnectionLost("no answer") from error

    async def send(self, message: bytes) -> None:
        if self._lost:
            raise ConnectionLost("closed")
        self._to_say.append(message)
        self._ask()

    async def receive(self) -> bytes:
        while not self._heard:
            if self._lost:
                raise ConnectionLost("closed")
            self._news.clear()
            await self._news.wait()
        return self._heard.popleft()

    async def close(self) -> None:
        self._lost = True
        for task in list(self._asking):
            task.cancel()
        await asyncio.gather(*self._asking, return_exceptions=True)

    def _ask(self) -> None:
        task = asyncio.ensure_future(self._poll())
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    async def _poll(self) -> None:
        said, self._to_say = self._to_say, []
        body = {"messages": [msgspec.Raw(message) for message in said], "wait": WAIT_SECONDS}
        try:
            answer = await post(self._server, self._path, body, seconds=WAIT_SECONDS + 10)
            polled = msgspec.json.decode(answer, type=_Polled)
        except (OSError, RequestRefused, msgspec.MsgspecError):
            self._lost = True
            self._news.set()
            return
        self._heard.extend(bytes(message) for message in polled.messages)
        self._lost = self._lost or polled.is_over
        self._news.set()
        if not self._lost and len(self._asking) == 1:  # no other request waits
            self._ask()


class RefusedLine:
    """The server answered, and said no."""

    def __init__(self, code: str) -> None:
        self._goodbye: bytes | None = msgspec.json.encode(Goodbye(code))

    async def send(self, message: bytes) -> None:
        del message

    async def receive(self) -> bytes:
        goodbye, self._goodbye = self._goodbye, None
        if goodbye is None:
            raise ConnectionLost("refused")
        return goodbye

    async def close(self) -> None:
        with suppress(ConnectionLost):
            await self.receive()
