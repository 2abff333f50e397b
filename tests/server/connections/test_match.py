"""Whole matches over real sockets, joined by code and played from what the server offers."""

import asyncio
import json
from pathlib import Path

import pytest

from rawsiko.content.load import find_content
from rawsiko.replay.proof import judge
from rawsiko.replay.reading import Holds, verdict_on
from tests.server.running import Client, Json, Running, play_on, running, started_table

pytestmark = pytest.mark.slow


def test_a_whole_match_by_join_code(tmp_path: Path) -> None:
    """Three people join by code, a bot has the fourth seat. Numbers have no gap, all clients end
    with the same board, and the replay verifies."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened, _, clients = await started_table(
                server, 3, {"p2": "greedy"}, options={"turns": 2, "trade_with_china": True}
            )
            await asyncio.gather(*(play_on(client) for client in clients))
            assert sizes_are_small(clients)
            boards = [(client.seq, client.view.holdings) for client in clients]
            assert boards == [boards[0]] * 3
            await everybody_has_the_same_end(server, opened, clients)
            for client in clients:
                await client.socket.close()

    asyncio.run(scenario())


def sizes_are_small(clients: list[Client]) -> bool:
    """An event is typically under 512 bytes, a snapshot always under 8 KiB."""

    def sizes(kind: str) -> list[int]:
        heard = [message for client in clients for message in client.heard]
        return sorted(
            len(json.dumps(message, separators=(",", ":")))
            for message in heard
            if message["type"] == kind
        )

    told = sizes("Told")
    return told[len(told) // 2] < 512 and sizes("Snapshot")[-1] < 8192


async def everybody_has_the_same_end(server: Running, opened: Json, clients: list[Client]) -> None:
    assert len({client.heard_head() for client in clients}) == 1
    for token in (opened["replay_token"], opened["host_token"]):
        answer = await server.http.get("/api/replay", headers={"authorization": f"Bearer {token}"})
        assert answer.status_code == 200
        lines = answer.content.splitlines(keepends=True)
        assert verdict_on(lines, find_content) == Holds(len(lines), is_aborted=False)
        assert judge(lines, find_content) == (Holds(len(lines), is_aborted=False), True)
        assert json.loads(lines[0])["proof"]["head"] == clients[0].heard_head()
        assert all("q" in json.loads(line) for line in lines[1:-1])


def test_a_join_code_shows_the_table_until_the_match_is_over(tmp_path: Path) -> None:
    """Late-comers learn that it is running. They can't sit down, or watch unless it is allowed."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened, _, clients = await started_table(server, 3)
            by_code = f"/api/by-code/{opened['code']}"
            assert (await server.http.get(by_code)).json()["table"]["status"] == "playing"
            watched = await server.http.post("/api/watch", json={"code": opened["code"]})
            assert watched.json() == {"code": "spectators_not_allowed"}
            late = await server.http.post(
                f"/api/tables/{opened['table']}/seats", json={"contribution": "0" * 64}
            )
            assert (late.status_code, late.json()) == (409, {"code": "not_in_lobby"})
            lobby = await server.open_table(seats=3)
            typed = lobby["code"][:3].lower() + "-" + lobby["code"][3:]
            shown = (await server.http.get(f"/api/by-code/{typed}")).json()["table"]
            assert (shown["id"], shown["status"]) == (lobby["table"], "lobby")
            assert shown["secret"] is None
            for client in clients:
                await client.socket.close()

    asyncio.run(scenario())


def test_a_restart_brings_everything_back(tmp_path: Path) -> None:
    """RT1, small: after a restart links, numbers and board are the same."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened, held, clients = await started_table(server, 3)
            players = [asyncio.create_task(play_on(client, 6)) for client in clients]
            await asyncio.wait(players, timeout=3)
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)  # only one task may receive
            before = [client.view.holdings for client in clients]
            goodbyes = [asyncio.create_task(client.until("Goodbye")) for client in clients]
        for goodbye in await asyncio.gather(*goodbyes):
            assert goodbye["code"] == "try_again"
            assert 0 <= goodbye["retry_seconds"] <= 2
        for client in clients:
            await client.socket.wait_closed()
            assert client.socket.close_code == 1012
            assert any(m["type"] == "ServerStatus" and m["is_stopping"] for m in client.heard)
        async with running(tmp_path) as server:
            again = [await server.client(seat.token) for seat in held]
            for client, old, holdings in zip(again, clients, before, strict=True):
                snapshot = await client.until("Snapshot")
                assert (client.view.holdings, client.seq) == (old.view.holdings, old.seq)
                assert holdings.keys() <= old.view.holdings.keys()
                assert snapshot["head"] == old.heard_head()
                await client.socket.close()
            host = await server.client(opened["host_token"])
            await host.until("Snapshot")
            assert (await host.order({"type": "End"}))["type"] == "Applied"
            await host.socket.close()

    asyncio.run(scenario())


def test_reconnecting_with_the_newest_number_sends_nothing_again(tmp_path: Path) -> None:
    """`after` the newest: no Snapshot. After an older one: a Snapshot with everything."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            _, held, clients = await started_table(server, 3)
            seq = clients[0].seq
            for after, comes_first in ((seq, "Presence"), (1, "Snapshot"), (None, "Snapshot")):
                client = await server.client(held[0].token, after=after)
                assert (await client.next())["type"] == "Welcome"
                assert (await client.next())["type"] == comes_first
                await client.socket.close()
            for client in clients:
                await client.socket.close()

    asyncio.run(scenario())


def test_a_client_that_knows_another_history_gets_a_snapshot(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Whichever entry its head is of; the log says so, and of those who know the right one not."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened, held, clients = await started_table(server, 3)
            seq, head = clients[0].seq, clients[0].heard_head()
            assert seq is not None
            storage = server.services.registry.storage
            first = (await storage.head_of(opened["table"], 1) or b"").hex()
            other = "0" * 64
            for after, known, comes_first, is_logged in (
                (seq, head, "Presence", False),
                (1, first, "Snapshot", False),
                (seq, other, "Snapshot", True),
                (1, other, "Snapshot", True),
                (seq + 1, other, "Snapshot", True),
            ):
                caplog.clear()
                client = await server.client(held[0].token, after=after, head=known)
                assert (await client.next())["type"] == "Welcome"
                assert (await client.next())["type"] == comes_first
                await client.socket.close()
                logged = [record for record in caplog.records if record.levelname == "WARNING"]
                assert [getattr(record, "table", "") for record in logged] == (
                    [opened["table"]] if is_logged else []
                )
            for client in clients:
                await client.socket.close()

    asyncio.run(scenario())


def test_a_command_sent_again_is_answered_the_same(tmp_path: Path) -> None:
    """RT3: applied once, also across conversations; refusals too."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            _, held, clients = await started_table(server, 3)
            acting = next(client for client in clients if client.view.choice())
            seat = next(seat for seat in held if seat.seat == acting.view.seat)
            choice = acting.view.choice()
            assert choice is not None
            first = await acting.order(choice, "ab" * 16)
            assert await acting.order(choice, "ab" * 16) == first
            late = {"type": "SetReady", "is_ready": True}
            wrong = await acting.order(late, "cd" * 16)
            assert wrong["code"] == "not_in_lobby"
            other = await server.client(seat.token)
            await other.until("Snapshot")
            assert await other.order(choice, "ab" * 16) == first
            assert await other.order(late, "cd" * 16) == wrong
            assert other.seq == first["seq"]
            for client in (*clients, other):
                await client.socket.close()

    asyncio.run(scenario())


def test_a_placing_is_taken_back(tmp_path: Path) -> None:
    """Everybody is told the board as it was; it is recorded, not rewritten."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            _, _, clients = await started_table(server, 3)
            while clients[0].view.phase["type"] != "InitialPlacement":
                for client in clients:
                    if choice := client.view.choice():
                        await client.applied(choice)
                await asyncio.gather(*(catch_up(client, clients) for client in clients))
            acting = next(client for client in clients if client.view.choice())
            before, choice = dict(acting.view.holdings), acting.view.choice()
            assert choice is not None
            seq = await acting.applied(choice)
            assert acting.view.holdings != before
            assert acting.view.yours["may_take_back"]
            assert await acting.applied({"type": "TakeBack"}) == seq + 1
            assert acting.view.holdings == before
            await asyncio.gather(*(catch_up(client, clients) for client in clients))
            assert all(client.view.holdings == before for client in clients)
            for client in clients:
                await client.socket.close()

    asyncio.run(scenario())


async def catch_up(client: Client, clients: list[Client]) -> None:
    newest = max(other.seq or 0 for other in clients)
    while (client.seq or 0) < newest:
        await client.next()
