"""Limits on the size of a request head."""

import asyncio
from pathlib import Path

import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol

from rawsiko.server.web.http_protocol import H11Http, HttpProtocol
from rawsiko.server.web.security import LARGEST_HEAD
from tests.server.running import Running, running

PARSERS = sorted({HttpProtocol, H11Http}, key=lambda parser: parser.__name__)
UPGRADE = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
HALF = LARGEST_HEAD // 2


@pytest.fixture(params=PARSERS)
def parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> type[H11Protocol]:
    """Both parsers, whichever the server uses on this system."""
    monkeypatch.setattr("rawsiko.server.web.app.HttpProtocol", request.param)
    return request.param


def head(path: str, *headers: bytes, ended: bool = True) -> bytes:
    first = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n".encode()
    return first + b"".join(headers) + (b"\r\n" if ended else b"")


def header(size: int, name: bytes = b"X-Large") -> bytes:
    return b"%b: %b\r\n" % (name, b"x" * size)


async def answer_to(server: Running, *pieces: bytes) -> bytes:
    """Everything received until the server closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(0)
        async with asyncio.timeout(300):
            return await reader.read()
    finally:
        writer.close()


LARGE: dict[str, tuple[bytes, ...]] = {
    "one header": (head("/health", header(LARGEST_HEAD)),),
    "many headers": (head("/health", *[header(100)] * 200),),
    "the path": (head("/" + "x" * LARGEST_HEAD),),
    "the query": (head("/health?" + "x" * LARGEST_HEAD),),
    "a page that is not there": (head("/nothing", header(LARGEST_HEAD)),),
    "in two pieces": (head("/health", header(HALF), ended=False), header(HALF) + b"\r\n"),
    "never complete": (head("/health", ended=False), b"X: ", *[b"x" * 4096] * 40),
    "a socket": (head("/ws", UPGRADE, header(LARGEST_HEAD)),),
    "a socket, one long line": (head("/ws", UPGRADE, header(9000)),),
    "a socket, many headers": (head("/ws", UPGRADE, *[header(10)] * 130),),
    "a socket, a long path": (head("/ws?" + "x" * 9000, UPGRADE),),
    "a second request": (
        head("/health", b"Connection: keep-alive\r\n"),
        head("/health", header(LARGEST_HEAD)),
    ),
}


@pytest.mark.parametrize("what", LARGE)
def test_a_large_head_is_refused(tmp_path: Path, parser: type[H11Protocol], what: str) -> None:
    """No token is needed, and the connection is closed."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            answer = await answer_to(server, *LARGE[what])
            *_, last = answer.split(b"HTTP/1.1 ")
            assert last.startswith(b"431 "), answer
            assert last.endswith(b'{"code":"too_large"}')
            assert b"connection: close" in last
            assert b"content-security-policy" in last
            assert (await server.http.get("/health")).status_code == 200

    assert issubclass(parser, asyncio.Protocol)
    asyncio.run(scenario())


def test_what_fits_is_answered(tmp_path: Path, parser: type[H11Protocol]) -> None:
    """Browsers and proxies send a few kilobytes, and many requests on one connection."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            for _ in range(5):
                headers = {"x-large": "x" * (LARGEST_HEAD - 1000)}
                answer = await server.http.get("/health", headers=headers)
                assert answer.status_code == 200
            body = b" " * 4097
            for _ in range(10):
                posted = await server.http.post("/api/tables", content=body)
                assert posted.status_code == 413
            socket = await answer_to(server, head("/ws", UPGRADE, header(6000)))
            assert socket.startswith(b"HTTP/1.1 403 ")  # without an Origin

    assert issubclass(parser, asyncio.Protocol)
    asyncio.run(scenario())


def test_endless_trailers_are_refused(tmp_path: Path, parser: type[H11Protocol]) -> None:
    """Trailers are headers after the body."""
    chunked = b"Transfer-Encoding: chunked\r\n"
    first = head("/api/tables", chunked).replace(b"GET", b"POST") + b"2\r\n{}\r\n0\r\n"

    async def scenario() -> None:
        async with running(tmp_path) as server:
            answer = await answer_to(server, first, b"X: ", *[b"x" * 4096] * 40)
            assert b"431 " in answer or b"400 " in answer

    assert issubclass(parser, asyncio.Protocol)
    asyncio.run(scenario())
