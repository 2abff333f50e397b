"""Origins, sizes and rates of requests, and the headers of every answer."""

import asyncio
import io
import json
import logging
import os
import re
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from rawsiko.server import logs, rate_limits
from rawsiko.server.connections import sockets
from rawsiko.server.rate_limits import FREE_FAILURES, LONGEST_DELAY, MESSAGES, Bucket, Failures
from rawsiko.server.web.app import ServerSettings
from rawsiko.server.web.http_protocol import HttpProtocol
from rawsiko.server.web.security import HEADERS
from tests.server.running import Running, running, started_table

PUBLIC = "https://game.example.org"
HALF_OPEN = 500 if os.environ.get("RAWSIKO_LONG") else 100


def foreign(port: int) -> list[str | None]:
    return [
        None,
        "null",
        "http://evil.example",
        f"http://sub.127.0.0.1:{port}",
        f"http://127.0.0.1:{port}.evil.example",
        f"http://127.0.0.1:{port}0",
        f"https://127.0.0.1:{port}",
        f"http://127.0.0.1:{port}/",
        "http://127.0.0.1",
        "https://sub.game.example.org",
        "https://game.example.org.evil.example",
        "https://evil-game.example.org",
        "http://game.example.org",
    ]


def test_origins(tmp_path: Path) -> None:
    """S6: no origin, another one, sub-domains and suffixes are refused at the handshake."""

    async def scenario() -> None:
        settings = ServerSettings(public_url=PUBLIC)
        async with running(tmp_path, settings=settings) as server:
            url = f"ws://127.0.0.1:{server.port}/ws"
            for origin in foreign(server.port):
                with pytest.raises(InvalidStatus) as refused:
                    await connect(url, origin=Origin(origin) if origin else None)
                assert refused.value.response.status_code == 403
                assert has_headers(httpx.Headers(list(refused.value.response.headers.raw_items())))
                if origin is not None:
                    answer = await server.http.post(
                        "/api/tables", json={}, headers={"origin": origin}
                    )
                    assert (answer.status_code, answer.json()) == (403, {"code": "foreign_origin"})
            for origin in (server.origin, PUBLIC):
                async with connect(url, origin=Origin(origin)):
                    pass
                ours = await server.http.post("/api/tables", json={}, headers={"origin": origin})
                assert ours.status_code == 201
            assert (await server.http.post("/api/tables", json={})).status_code == 201

    asyncio.run(scenario())


def has_headers(headers: httpx.Headers) -> bool:
    return HEADERS.items() <= dict(headers).items() and "set-cookie" not in headers


def test_every_answer_has_the_headers(tmp_path: Path) -> None:
    """S10: pages, answers, refusals and errors. No cookies, nothing from other hosts."""
    asked = (
        *(("GET", path) for path in ("/help/server", "/help/connect", "/page.css", "/nothing")),
        ("GET", "/help/offline"),
        *(("GET", path) for path in ("/health", "/api/tables", "/api/content", "/assets/x")),
        ("GET", "/api/schema/openapi.json"),
        *(("GET", path) for path in ("/ws", "/api/by-code/ABCDEF", "/poll/open")),
        *(
            ("POST", path)
            for path in ("/api/tables", "/api/come-back", "/poll/open", "/poll/x", "/")
        ),
        *(("DELETE", path) for path in ("/", "/api/tables")),
        *(("OPTIONS", path) for path in ("/", "/api/tables")),
    )

    async def scenario() -> None:
        async with running(tmp_path) as server:
            for method, path in asked:
                answer = await server.http.request(method, path)
                assert has_headers(answer.headers), (method, path)
                assert "server" not in answer.headers
                if answer.headers.get("content-type", "").startswith("text/html"):
                    links = re.findall(r'(?:href|src)="([^"]*)', answer.text)
                    assert links
                    assert all(re.fullmatch("/[a-z][a-z./]*|/", link) for link in links)

    asyncio.run(scenario())


def test_what_cannot_be_read_is_refused(tmp_path: Path) -> None:
    """Malformed, mistyped, deep or huge messages: one Refused each, and the talk continues."""
    bad = [
        "",
        "[]",
        "null",
        "{",
        '{"type": "Nothing"}',
        '{"type": "Ping", "number": "7"}',
        '{"type": "Ping", "number": true}',
        '{"type": "Ping", "number": 1.5}',
        '{"type": "Ping", "number": NaN}',
        '{"type": "Ping", "number": 99999999999999999999999999}',
        '{"type": "Ping", "number": 1, "more": 2}',
        '{"type": "LookAs", "seat": "\\ud800"}',
        '{"type": "Order", "id": "x", "command": {"type": "Start"}}',
        '{"type": "Hello", "version": 1, "tokens": ["' + "x" * 30 + '"]}',
        "[" * 2000,
        '{"type":"Ping","number":' + "1" * 3000 + "}",
    ]

    async def scenario() -> None:
        async with running(tmp_path) as server:
            _, _, clients = await started_table(server, 3)
            for text in bad:
                await clients[0].socket.send(text)
                refused = await clients[0].until("Refused")
                assert (refused["id"], refused["code"]) == (None, "malformed"), text
            await clients[0].send(b"\xff\xfe".decode("latin-1"))
            assert (await clients[0].until("Refused"))["code"] == "malformed"
            await clients[0].socket.send(b"\xff\xfe")
            assert (await clients[0].until("Refused"))["code"] == "malformed"
            await clients[0].send({"type": "Ping", "number": 7})
            pong = await clients[0].until("Pong")
            assert (pong["number"], pong["seq"]) == (7, clients[0].seq)
            for client in clients:
                await client.socket.close()

    asyncio.run(scenario())


def test_the_refusal_of_an_unreadable_order_has_its_id(tmp_path: Path) -> None:
    """An order is answered with its id, whatever is wrong with it."""
    order_id = "ab" * 16
    unreadable = [
        {"type": "Order", "id": order_id, "command": {"type": "SetReady", "is_ready": 1}},
        {"type": "Order", "id": order_id, "command": {"type": "Nonsense"}},
        {"type": "Order", "id": order_id},
        {"type": "Order", "id": order_id, "command": {"type": "Start"}, "more": 1},
    ]

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await server.open_table()
            host = await server.client(opened["host_token"])
            await host.until("Snapshot")
            for message in unreadable:
                await host.send(message)
                refused = await host.until("Refused")
                assert (refused["id"], refused["code"]) == (order_id, "malformed"), message
            too_large = {"type": "Order", "id": order_id, "command": "x" * 4096}
            await host.send(too_large)
            refused = await host.until("Refused")
            assert (refused["id"], refused["code"]) == (order_id, "too_large")
            await host.socket.close()

    asyncio.run(scenario())


def test_a_ping_needs_no_number(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await server.open_table()
            host = await server.client(opened["host_token"])
            await host.until("Snapshot")
            await host.send({"type": "Ping"})
            pong = await host.until("Pong")
            assert (pong["number"], pong["seq"]) == (0, host.seq)
            await host.socket.close()

    asyncio.run(scenario())


def test_what_is_too_large_is_refused(tmp_path: Path) -> None:
    """S8: 4096 bytes are accepted, 4097 refused; far more end the conversation."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await server.open_table()
            host = await server.client(opened["host_token"])
            await host.until("Snapshot")
            for size, code in ((4096, "malformed"), (4097, "too_large")):
                await host.socket.send(" " * size)
                assert (await host.until("Refused"))["code"] == code
            await host.socket.send(" " * 100_000)
            with pytest.raises(ConnectionClosed):
                await host.until("Nothing")
            assert host.socket.close_code == 1009
            for path in ("/api/tables", "/api/come-back", "/poll/open"):
                answer = await server.http.post(path, content=b" " * 4097)
                assert (answer.status_code, answer.json()) == (413, {"code": "too_large"})

    asyncio.run(scenario())


def test_a_bucket_fills_with_time() -> None:
    bucket = Bucket(MESSAGES, 0.0)
    assert [bucket.takes(0.0) for _ in range(21)] == [True] * 20 + [False]
    assert [bucket.takes(0.5) for _ in range(6)] == [True] * 5 + [False]
    assert [bucket.takes(100.0) for _ in range(21)] == [True] * 20 + [False]


def test_guessing_becomes_slow() -> None:
    """S12: after 20 wrong tries in a minute further ones are delayed, until a minute later."""
    failures = Failures()
    assert [failures.delay("a", 1.0) for _ in range(FREE_FAILURES)] == [0.0] * FREE_FAILURES
    assert 0 < failures.delay("a", 1.0) < failures.delay("a", 1.0) <= LONGEST_DELAY
    assert failures.delay("b", 1.0) == 0
    assert failures.delay("a", 62.0) == 0


def test_few_codes_are_tried_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """S12: a delay alone doesn't slow down whoever sends many guesses at once. A class whose code
    its address has used before isn't affected, nor are other addresses."""
    monkeypatch.setattr(rate_limits, "MOST_UNDER_WAY", 3)

    async def scenario() -> None:
        async with running(tmp_path) as server:
            delayed, may_answer = list[str](), asyncio.Event()

            async def delay(address: str) -> None:
                delayed.append(address)
                await may_answer.wait()

            monkeypatch.setattr(server.services.admission, "failed", delay)
            own = await server.open_table()
            elsewhere = {"x-forwarded-for": "192.0.2.7"}
            theirs = await server.http.post("/api/tables", json={}, headers=elsewhere)
            guesses = [
                asyncio.create_task(server.http.get("/api/by-code/ZZZZZZ")),
                asyncio.create_task(server.http.post("/api/watch", json={"code": "ZZZZZZ"})),
                asyncio.create_task(server.http.post("/api/come-back", json={"code": "Z" * 16})),
            ]
            while len(delayed) < 3:
                await asyncio.sleep(0.01)
            for code in ("YYYYYY", theirs.json()["code"]):
                refused = await server.http.get(f"/api/by-code/{code}")
                assert (refused.status_code, refused.json()) == (429, {"code": "too_fast"})
            assert (await server.http.get(f"/api/by-code/{own['code']}")).status_code == 200
            there = f"/api/by-code/{own['code']}"
            assert (await server.http.get(there, headers=elsewhere)).status_code == 200
            may_answer.set()
            assert [(await guess).status_code for guess in guesses] == [404, 404, 401]
            found = await server.http.get(f"/api/by-code/{theirs.json()['code']}")
            assert found.status_code == 200

    asyncio.run(scenario())


def test_half_open_handshakes_are_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """S8: connections without a complete request or without a Hello are closed."""
    monkeypatch.setattr("rawsiko.server.web.http_protocol.REQUEST_SECONDS", 0.3)
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.3)
    assert issubclass(HttpProtocol, asyncio.Protocol)

    async def scenario() -> None:
        async with running(tmp_path) as server:
            half = (b"", b"GET /ws HTTP/1.1\r\nHost: x\r\n") * (HALF_OPEN // 2)
            assert all(await asyncio.gather(*(is_dropped(server, begun) for begun in half)))
            url = f"ws://127.0.0.1:{server.port}/ws"
            async with connect(url, origin=Origin(server.origin)) as silent:
                assert json.loads(await silent.recv())["type"] == "Goodbye"
                with pytest.raises(ConnectionClosed):
                    await silent.recv()
            assert (await server.http.get("/health")).status_code == 200

    asyncio.run(scenario())


async def is_dropped(server: Running, beginning: bytes) -> bool:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(beginning)
    try:
        return await reader.read() == b""
    except ConnectionResetError:
        return True
    finally:
        writer.close()


def test_logs_tell_nothing_of_people(tmp_path: Path) -> None:
    """No token, code, table id, name, address or body, whatever happens; each line is JSON."""
    stream = io.StringIO()
    root = logging.getLogger()
    before = (list(root.handlers), root.level)
    own = logging.getLogger(logs.LOG)
    own_level = own.level
    handler = logs.write_to(stream)

    async def scenario() -> list[str]:
        async with running(tmp_path) as server:
            opened, held, clients = await started_table(server, 3, free_names=True)
            await clients[0].applied(
                {"type": "SetCompany", "company": 3, "avatar": 1, "name": "Zwiebel"}
            )
            await clients[0].send("garbage-in-a-message")
            await server.http.get("/no-such-page?token=query-in-a-path")
            await break_something(server, opened["replay_token"])
            for client in clients:
                await client.socket.close()
            secrets = [value for key, value in opened.items() if key != "links"]
            return [*secrets, *(s.token for s in held), *(s.rejoin_code for s in held)]

    try:
        secrets = asyncio.run(scenario())
    finally:
        root.handlers[:], level = before
        root.setLevel(level)
        own.setLevel(own_level)
        handler.close()
    text = stream.getvalue()
    lines = [json.loads(line) for line in text.splitlines()]
    assert any(line["event"] == "a request failed" for line in lines)
    for secret in (*secrets, "Zwiebel", "127.0.0.1", "garbage", "query-in-a-path"):
        assert secret not in text


async def break_something(server: Running, token: str) -> None:
    """An error of the server, with private data in its message."""

    async def broken(*_: object) -> None:
        raise RuntimeError(f"{token} from 127.0.0.1")

    server.services.maintenance.check = broken  # pyright: ignore[reportAttributeAccessIssue]
    answer = await server.http.get("/health")
    assert (answer.status_code, answer.json()) == (500, {"code": "server_fault"})
