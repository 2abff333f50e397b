"""The names that the server answers to."""

import asyncio
import socket
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from rawsiko.server.web import language
from rawsiko.server.web.addresses import Addresses, addresses_of
from rawsiko.server.web.app import ServerSettings
from rawsiko.server.web.hosts import OwnHosts, hosts_of
from rawsiko.texts.fluent import LANGUAGES, Texts
from tests.server.running import running

PUBLIC = "https://game.example.org"
ADDRESSES = Addresses("http://localhost:8000", ("http://192.0.2.7:8000",), PUBLIC)

OURS = [
    *("localhost", "localhost:8000", "LOCALHOST:80", "localhost."),
    *("127.0.0.1", "127.0.0.1:8000", "192.168.1.20:8000", "10.0.0.3", "203.0.113.9:8000"),
    *("[::1]:8000", "[fe80::1]", "[2001:db8::1]:8000"),
    *(
        "laptop",
        "laptop:8000",
        "laptop.local",
        "Laptop.local:8000",
        "laptop.lan",
        "laptop.home.arpa",
    ),
    *("game.example.org", "game.example.org:443", "GAME.example.org"),
]
FOREIGN = [
    *("", "evil.example", "evil.example:8000", "laptop.evil.example", "evil.laptop.local"),
    *("127.0.0.1.evil.example", "localhost.evil.example", "sub.game.example.org"),
    *("game.example.org.evil.example", "evil-game.example.org", "example.org"),
    *("127.0.0.1@evil.example", "evil.example@127.0.0.1", "127.0.0.1/evil", "127.0.0.1:x"),
    *("[::1", "127.0.0.1, evil.example", "0x7f.1", "evil.example#127.0.0.1", "127.0.0.1?"),
]


@pytest.fixture
def hosts(monkeypatch: pytest.MonkeyPatch) -> OwnHosts:
    monkeypatch.setattr(socket, "gethostname", lambda: "Laptop")
    return hosts_of(ADDRESSES, PUBLIC)


@pytest.mark.parametrize("host", OURS)
def test_our_own_names_are_answered(hosts: OwnHosts, host: str) -> None:
    """Printed addresses, names in the local network, and IP addresses, which can't be rebound."""
    assert hosts.are_ours([host])


@pytest.mark.parametrize("host", FOREIGN)
def test_other_names_are_not(hosts: OwnHosts, host: str) -> None:
    assert not hosts.are_ours([host])


def test_there_is_one_host_or_none(hosts: OwnHosts) -> None:
    """HTTP/1.0 requests have none. Two are ambiguous."""
    assert hosts.are_ours([])
    assert not hosts.are_ours(["localhost", "evil.example"])


@pytest.mark.parametrize("listening", ["0.0.0.0", "127.0.0.1", "::", "192.0.2.1", "game.lan"])
def test_every_address_that_is_printed_is_answered(listening: str) -> None:
    addresses = addresses_of(listening, 8000, PUBLIC)
    known = hosts_of(addresses, addresses.public)
    for url in (addresses.here, *addresses.network, PUBLIC):
        assert known.are_ours([url.partition("//")[2]])


def test_a_foreign_host_is_refused(tmp_path: Path) -> None:
    """evil.example resolves to us (DNS rebinding): Origin and Host match, and only the name is
    foreign. On every path, and for WebSockets."""

    async def scenario() -> None:
        settings = ServerSettings(public_url=PUBLIC)
        async with running(tmp_path, settings=settings) as server:
            evil = f"evil.example:{server.port}"
            headers = {"host": evil, "origin": f"http://{evil}"}
            for method, path in (("POST", "/api/tables"), ("GET", "/"), ("GET", "/nothing")):
                answer = await server.http.request(method, path, headers=headers)
                assert (answer.status_code, answer.json()) == (421, {"code": "foreign_host"})
                assert "content-security-policy" in answer.headers
            assert not server.services.registry.live_tables
            with pytest.raises(InvalidStatus) as refused:
                await connect(
                    f"ws://{evil}/ws", host="127.0.0.1", port=server.port,
                    origin=Origin(f"http://{evil}"),
                )  # fmt: skip
            assert refused.value.response.status_code == 421
            assert refused.value.response.body == b'{"code":"foreign_host"}'

    asyncio.run(scenario())


def test_our_own_hosts_are_answered(tmp_path: Path) -> None:
    """A phone uses an IP address, a proxy the public name, health checks any name."""

    async def scenario() -> None:
        settings = ServerSettings(public_url=PUBLIC)
        async with running(tmp_path, settings=settings) as server:
            for host in ("localhost", f"192.168.1.20:{server.port}", "game.example.org"):
                answer = await server.http.post("/api/tables", json={}, headers={"host": host})
                assert answer.status_code == 201, host
            health = await server.http.get("/health", headers={"host": "container-7"})
            assert health.status_code == 200
            url = "ws://game.example.org/ws"
            async with connect(url, host="127.0.0.1", port=server.port, origin=Origin(PUBLIC)):
                pass

    asyncio.run(scenario())


def test_a_person_is_told_in_words(tmp_path: Path) -> None:
    """The browser shows the answer itself, so it is translated."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            for spoken in LANGUAGES:
                headers = {"host": "game.school.example", "accept": "text/html,*/*;q=0.8"}
                answer = await server.http.get("/", headers={**headers, "accept-language": spoken})
                assert answer.status_code == 421
                assert answer.text == Texts(spoken).say("refusal-foreign_host")

    asyncio.run(scenario())


def test_the_words_are_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anybody may ask, as often as they like."""
    languages: list[str] = []

    def counted(language: str) -> Texts:
        languages.append(language)
        return Texts(language)

    async def scenario() -> None:
        monkeypatch.setattr(language, "Texts", counted)
        async with running(tmp_path) as server:
            headers = {"host": "evil.example", "accept": "text/html", "accept-language": "sk"}
            for _ in range(3):
                assert (await server.http.get("/", headers=headers)).status_code == 421
        assert languages in ([], ["sk"])  # none if another test had them read

    asyncio.run(scenario())
