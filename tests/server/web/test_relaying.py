"""Requests for tables and classes of other processes."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

import msgspec
from litestar import Litestar, get
from litestar.types import ASGIApp, Receive, Scope, Send

from rawsiko.server.cluster.cluster import Cluster
from rawsiko.server.tables.journal_registry import OwnedElsewhere
from rawsiko.server.web.relaying import RelayedResponse, Relaying
from rawsiko.server.web.requests import refuse

NOT_MINE = RelayedResponse(0)
HERE = RelayedResponse(200, [(b"content-type", b"text/plain")], b"found")


class HandingOver:
    """A cluster in which the first process that is asked no longer has what it had."""

    def __init__(self) -> None:
        self.directory = self
        self.answers = [NOT_MINE, HERE]
        self.forgotten: list[str] = []

    def answer(self, work: Callable[[bytes], Awaitable[bytes]]) -> None:
        del work

    async def ask(self, owner: str, packed: bytes, seconds: float) -> bytes:
        del owner, packed, seconds
        return msgspec.msgpack.encode(self.answers.pop(0))

    def forget_process(self, name: str) -> None:
        self.forgotten.append(name)


@get("/table")
async def of_another_process() -> str:
    raise OwnedElsewhere("process1")


def passing(app: ASGIApp) -> ASGIApp:
    """The server's application has middleware too; with it, Litestar notes that it has answered."""

    async def call(scope: Scope, receive: Receive, send: Send) -> None:
        await app(scope, receive, send)

    return call


def test_a_request_is_asked_again_while_its_table_changes_hands() -> None:
    """Each try begins anew: the second one doesn't take the first for an answer."""
    cluster = HandingOver()
    app = Litestar(
        [of_another_process], middleware=[passing], exception_handlers={Exception: refuse}
    )
    relaying = Relaying(cast(Any, app), cast(Cluster, cluster))
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    scope: Any = {
        "type": "http",
        "method": "GET",
        "path": "/table",
        "raw_path": b"/table",
        "root_path": "",
        "query_string": b"",
        "headers": [],
        "scheme": "http",
        "http_version": "1.1",
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 2),
        "state": {},
    }
    asyncio.run(relaying(scope, receive, send))
    assert [message.get("status") for message in sent] == [200, None]
    assert sent[1]["body"] == b"found"
    assert cluster.forgotten == ["process1"]
