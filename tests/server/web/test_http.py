"""HTTP routes: accepted and refused bodies, health, pages and lists."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from rawsiko.protocol.tables import Status
from rawsiko.server import maintenance
from rawsiko.server.rate_limits import Rate
from rawsiko.server.storage import Retention
from rawsiko.server.storage.databases.location import user_folder
from rawsiko.server.tables import capacity
from rawsiko.server.tables.capacity import Limits
from rawsiko.server.web.addresses import Addresses, addresses_of, base_for_others, is_loopback
from rawsiko.server.web.app import ServerSettings
from rawsiko.server.web.language import language_of
from rawsiko.texts.fluent import LANGUAGES, Texts
from tests.server.running import Json, running, started_table


def test_health_is_red_when_nothing_can_be_saved(tmp_path: Path) -> None:
    """503, on the page, and to every client; it recovers without a restart."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened, _, clients = await started_table(server, 3)
            assert (await server.http.get("/health")).json()["can_save"] is True
            storage = server.services.registry.storage
            real = storage.can_save

            async def cannot() -> bool:
                return False

            storage.can_save = cannot
            status = await clients[0].until("ServerStatus")
            assert status["can_save"] is False
            answer = await server.http.get("/health")
            assert (answer.status_code, answer.json()["can_save"]) == (503, False)
            page = (await server.http.get("/help/server")).text
            assert Texts("en").say("welcome-cannot-save") in page
            late = await server.client(opened["host_token"])
            assert (await late.until("ServerStatus"))["can_save"] is False
            await late.socket.close()
            storage.can_save = real
            assert (await clients[0].until("ServerStatus"))["can_save"] is True
            assert (await server.http.get("/health")).status_code == 200
            for client in clients:
                await client.socket.close()

    asyncio.run(scenario())


BAD_TABLES: list[tuple[object, int, str]] = [
    ([], 400, "malformed"),
    ({"settings": {"seats": 6}}, 400, "malformed"),
    ({"settings": {"seats": "4"}}, 400, "malformed"),
    ({"settings": {"listed": 1}}, 400, "malformed"),
    ({"settings": {"options": {"turns": 31}}}, 400, "number_of_turns"),
    ({"settings": {"options": {"turns": True}}}, 400, "malformed"),
    ({"settings": {"stand_in_level": "genius"}}, 400, "unknown_level"),
    ({"bots": {"p5": "greedy"}}, 400, "no_such_seat"),
    ({"bots": {"p1": "genius"}}, 400, "unknown_level"),
    ({"seats": 3}, 400, "malformed"),
]


def test_tables_that_cannot_be(tmp_path: Path) -> None:
    """Strict: "4" isn't a number, 1 isn't a boolean, unknown keys are refused."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            for body, status, code in BAD_TABLES:
                answer = await server.http.post("/api/tables", json=body)
                assert (answer.status_code, answer.json()) == (status, {"code": code}), body
            assert not server.services.registry.live_tables
            for text in ("", "{", '{"settings": NaN}', "[" * 4000, '{"bots": {"p1": "\\ud800"}}'):
                answer = await server.http.post("/api/tables", content=text.encode())
                assert (answer.status_code, answer.json()) == (400, {"code": "malformed"}), text
            seat = f"/api/tables/{'0' * 32}/seats"
            answer = await server.http.post(seat, json={"contribution": "0" * 64})
            assert (answer.status_code, answer.json()) == (404, {"code": "unknown_table"})

    asyncio.run(scenario())


def test_one_address_does_not_open_all_tables(tmp_path: Path) -> None:
    """A proxy on the same computer forwards the client's address."""

    async def scenario() -> None:
        settings = ServerSettings(limits=Limits(tables=4, per_network=Rate(0.0, 3)))
        async with running(tmp_path, settings=settings) as server:

            async def ask(address: str) -> tuple[int, str | None]:
                headers = {"x-forwarded-for": address}
                answer = await server.http.post("/api/tables", json={}, headers=headers)
                if answer.status_code == 201:
                    await server.sit_down(answer.json()["table"])
                    return 201, None
                return answer.status_code, answer.json()["code"]

            assert [await ask("192.0.2.1") for _ in range(4)] == [
                *((201, None), (201, None)),
                *((503, "server_full"), (429, "too_fast")),
            ]
            assert await ask("192.0.2.2") == (201, None)

    asyncio.run(scenario())


def test_an_empty_lobby_is_deleted_without_anybody_asking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(maintenance, "SWEEP_SECONDS", 0.01)
    monkeypatch.setattr(capacity, "UNUSED_SECONDS", 0.0)

    async def scenario() -> None:
        async with running(tmp_path) as server:
            storage = server.services.registry.storage
            table = (await server.open_table())["table"]
            async with asyncio.timeout(300):
                while await storage.row(table) is not None:
                    await asyncio.sleep(0.01)

    asyncio.run(scenario())


def test_tables_are_private_unless_listed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            await server.open_table(seats=3)
            listed = await server.open_table({"p1": "random"}, seats=3, listed=True)
            shown: list[Json] = (await server.http.get("/api/tables")).json()
            assert [(t["table"], t["open_seats"]) for t in shown] == [(listed["table"], 2)]
            host = await server.client(listed["host_token"])
            await host.until("Snapshot")
            await host.applied({"type": "ChangeSettings", "settings": {"seats": 3}})
            assert (await server.http.get("/api/tables")).json() == []
            await host.socket.close()

    asyncio.run(scenario())


def test_a_listed_table_is_on_the_list_after_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            listed = await server.open_table(seats=3, listed=True)
        async with running(tmp_path) as server:
            while not (shown := (await server.http.get("/api/tables")).json()):
                await asyncio.sleep(0.01)  # tables are restored in the background
            assert [table["table"] for table in shown] == [listed["table"]]

    asyncio.run(scenario())


def test_a_table_that_nobody_uses_expires(tmp_path: Path) -> None:
    """F4: its secret is shown too. A connected client keeps a table alive."""

    async def scenario() -> None:
        async with running(tmp_path, kept=Retention(unused=0.0, lobby=0.0)) as server:
            opened, used = await server.open_table(), await server.open_table()
            user = await server.client(used["host_token"])
            await user.until("Snapshot")
            await server.services.maintenance.forget()
            async with await server.client(opened["host_token"]) as host:
                table = (await host.until("Snapshot"))["table"]
            assert table["status"] == "expired"
            assert len(table["secret"]) == 64
            async with await server.client(used["host_token"]) as host:
                assert (await host.until("Snapshot"))["table"]["status"] == "lobby"
            await user.socket.close()

    asyncio.run(scenario())


def test_a_match_whose_row_still_says_lobby_does_not_expire_as_one(tmp_path: Path) -> None:
    """A server that crashed right after the start left such a row."""

    async def scenario() -> None:
        async with running(tmp_path, kept=Retention(lobby=0.0)) as server:
            opened, _, clients = await started_table(server, 3)
            for client in clients:
                await client.socket.close()
            await server.services.registry.storage.set_status(opened["table"], 1, Status.LOBBY)
            await server.services.maintenance.forget()
            async with await server.client(opened["host_token"]) as host:
                assert (await host.until("Snapshot"))["table"]["status"] == "playing"

    asyncio.run(scenario())


def test_a_replay_is_for_holders_and_for_afterwards(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened, held, clients = await started_table(server, 3, spectators=True)

            async def ask(token: str | None) -> tuple[int, Any]:
                headers = {"authorization": f"Bearer {token}"} if token else {}
                answer = await server.http.get("/api/replay", headers=headers)
                return answer.status_code, answer.json() if answer.is_error else answer.content

            for token in (None, "nonsense", opened["spectator_token"]):
                assert await ask(token) == (401, {"code": "unknown_token"})
            for token in (opened["host_token"], opened["replay_token"], held[0].token):
                assert await ask(token) == (409, {"code": "table_not_over"})
            async with await server.client(opened["host_token"]) as host:
                await host.until("Snapshot")
                await host.applied({"type": "End"})
            for token in (opened["host_token"], opened["replay_token"], held[0].token):
                status, file = await ask(token)
                last = json.loads(file.splitlines()[-1])
                assert (status, last) == (200, {"end": {"reason": "aborted", "turn": 1}})
            for client in clients:
                await client.socket.close()

    asyncio.run(scenario())


def test_pages_speak_the_readers_language(tmp_path: Path) -> None:
    """In all seven; the help page shows the address for others."""
    addresses = Addresses("http://localhost:8000", ("http://192.0.2.7:8000",), None)

    async def scenario() -> None:
        async with running(tmp_path, settings=ServerSettings(addresses=addresses)) as server:
            for language in LANGUAGES:
                headers = {"accept-language": f"xx, {language}-XX;q=0.8, en;q=0.1"}
                page = await server.http.get("/help/server", headers=headers)
                assert f'<html lang="{language}">' in page.text
                assert Texts(language).say("welcome-title") in page.text
                helping = await server.http.get("/help/connect", headers=headers)
                assert "http://192.0.2.7:8000" in helping.text
                offline = await server.http.get("/help/offline", headers=headers)
                assert Texts(language).say("offline-title") in offline.text
            opened = await server.open_table()
            assert opened["links"]["join"] == f"http://192.0.2.7:8000/#join={opened['code']}"

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("it", "it"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("ja, fr;q=0.3, sk;q=0.7", "sk"),
        ("nl;q=0", "en"),
        ("es;q=x, nl;q=0.1", "nl"),
        (",;;=,", "en"),
    ],
)
def test_accept_language(accepted: str, language: str) -> None:
    assert language_of(accepted) == language


def test_links_lead_where_others_can_follow() -> None:
    everywhere = addresses_of("0.0.0.0", 8000, None)
    assert everywhere.here == "http://localhost:8000"
    assert all(not is_loopback(address.split("/")[2]) for address in everywhere.network)
    known = Addresses("http://localhost:8000", ("http://192.0.2.7:8000",), None)
    assert base_for_others(known, "http://localhost:8000") == "http://192.0.2.7:8000"
    assert base_for_others(known, "http://school.example") == "http://school.example"
    public = known._replace(public="https://game.example.org")
    assert base_for_others(public, "http://localhost:8000") == "https://game.example.org"
    assert addresses_of("127.0.0.1", 1, None).network == ()
    assert addresses_of("::1", 1, None).here == "http://[::1]:1"


def test_where_tables_are_kept(tmp_path: Path) -> None:
    linux = user_folder("linux", {}, tmp_path)
    assert linux == tmp_path / ".local" / "share" / "rawsiko"
    assert user_folder("linux", {"XDG_DATA_HOME": "/data"}, tmp_path) == Path("/data/rawsiko")
    assert user_folder("darwin", {}, tmp_path).is_relative_to(tmp_path / "Library")
    assert user_folder("win32", {}, tmp_path).is_relative_to(tmp_path / "AppData")
