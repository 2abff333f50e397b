"""HTTP requests for tables and classes of other processes: a handler raises OwnedElsewhere,
and the whole request goes to that process."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from rawsiko.protocol.http_bodies import ListedTable
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server.cluster.cluster import Cluster
from rawsiko.server.web.requests import ELSEWHERE, RELAYED
from rawsiko.server.web.security import Header, answer, send_response

LISTED_SECONDS = 3.0
ANSWER_SECONDS = 40.0  # a poll waits up to 25
TRIES, TRY_AGAIN_SECONDS = 20, 0.2
SAFE = ("GET", "HEAD")


class RelayedRequest(msgspec.Struct, array_like=True):
    method: str
    path: str
    query: bytes
    headers: list[Header]
    body: bytes
    scheme: str
    client: str


class RelayedResponse(msgspec.Struct, array_like=True):
    status: int  # 0 if the process doesn't have what is asked for
    headers: list[Header] = []
    body: bytes = b""


class Relaying:
    """Wraps the application, in a cluster only."""

    def __init__(self, app: ASGIApp, cluster: Cluster) -> None:
        self._app = app
        self._cluster = cluster
        self._answers = cluster.answer(self._answer)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        recorded = _Recorded(receive)
        for _ in range(TRIES):
            owner = await self._try_here(scope, recorded.receive, send)
            if owner is None:
                return
            request = _request(scope, recorded.whole())
            packed = await self._cluster.ask(owner, msgspec.msgpack.encode(request), ANSWER_SECONDS)
            if packed is not None:
                response = msgspec.msgpack.decode(packed, type=RelayedResponse)
                if response.status:
                    await send_response(send, response.status, response.headers, response.body)
                    return
            elif request.method not in SAFE:
                break  # it may have been carried out
            self._cluster.directory.forget_process(owner)
            await asyncio.sleep(TRY_AGAIN_SECONDS)
        await answer(send, 503, TableRefusal.TRY_AGAIN)

    async def _try_here(self, scope: Scope, receive: Receive, send: Send) -> str | None:
        """The name of the owner if it's another process. Then nothing was sent."""
        elsewhere: list[str] = []
        # The application notes in "state" that it has answered; the next try must not see that.
        given: Any = scope
        own: Any = {**given, "state": {**given.get("state", {})}, ELSEWHERE: elsewhere}

        async def send_unless(message: Any) -> None:
            if not elsewhere:
                await send(message)

        await self._app(own, receive, send_unless)
        return elsewhere[0] if elsewhere else None

    async def _answer(self, packed: bytes) -> bytes:
        """For another process."""
        request = msgspec.msgpack.decode(packed, type=RelayedRequest)
        response = RelayedResponse(0)
        chunks: list[bytes] = []

        async def receive() -> Any:
            return {"type": "http.request", "body": request.body, "more_body": False}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                response.status = message["status"]
                response.headers = [(bytes(k), bytes(v)) for k, v in message.get("headers", ())]
            else:
                chunks.append(bytes(message.get("body", b"")))

        if await self._try_here(_scope(request), receive, send) is not None:
            return msgspec.msgpack.encode(RelayedResponse(0))
        response.body = b"".join(chunks)
        return msgspec.msgpack.encode(response)


class _Recorded:
    """A request's body, which may be read several times."""

    def __init__(self, receive: Receive) -> None:
        self._original: Callable[[], Awaitable[Any]] = receive
        self._messages: list[Any] = []
        self._next = 0
        self._is_whole = False

    async def receive(self) -> Any:
        if self._next < len(self._messages):
            self._next += 1
            return self._messages[self._next - 1]
        message = await self._original()
        if message["type"] == "http.request" and not self._is_whole:
            self._messages.append(message)
            self._next += 1
            self._is_whole = not message.get("more_body")
        return message

    def whole(self) -> bytes:
        """What was read so far: the handler has read all of it, or doesn't need it. The next
        `receive` starts at the beginning."""
        self._next = 0
        return b"".join(message.get("body", b"") for message in self._messages)


def _request(scope: Any, body: bytes) -> RelayedRequest:
    client = scope.get("client")
    return RelayedRequest(
        method=scope["method"],
        path=scope["path"],
        query=scope.get("query_string", b""),
        headers=[(bytes(name), bytes(value)) for name, value in scope["headers"]],
        body=body,
        scheme=scope["scheme"],
        client=client[0] if client else "",
    )


def _scope(request: RelayedRequest) -> Any:
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": request.method,
        "path": request.path,
        "raw_path": request.path.encode(),
        "query_string": request.query,
        "headers": request.headers,
        "scheme": request.scheme,
        "client": (request.client, 0),
        "server": None,
        "root_path": "",
        "state": {},
        "extensions": {},
        RELAYED: True,
    }


async def listed_elsewhere(cluster: Cluster) -> list[ListedTable]:
    """The tables that other processes list publicly; none of one that doesn't answer."""
    listed = await asyncio.gather(*(_ask_listed(cluster, name) for name in cluster.others()))
    return [table for tables in listed for table in tables]


async def _ask_listed(cluster: Cluster, process: str) -> list[ListedTable]:
    request = RelayedRequest("GET", "/api/tables", b"", [], b"", "http", "")
    packed = await cluster.ask(process, msgspec.msgpack.encode(request), LISTED_SECONDS)
    if packed is None:
        return []
    response = msgspec.msgpack.decode(packed, type=RelayedResponse)
    if response.status != 200:
        return []
    return msgspec.json.decode(response.body, type=list[ListedTable])
