"""After the end: why bots did what they did, what decided the match, and who was lucky."""

import asyncio
import json
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from rawsiko.content.load import find_content
from rawsiko.replay.proof import judge
from rawsiko.replay.reading import Holds
from rawsiko.server.replays.long_work import ResultCache
from tests.bots.saying import OF_THE_CARD
from tests.server.running import Client, Json, Running, play_on, running, started_table
from tests.server.strange_bots import ADVISERS

pytestmark = pytest.mark.slow

LEAKY = "tests.server.leaky_bots"
ONE_TURN = {"turns": 1}
BOTS = {"p2": "greedy", "p3": "greedy"}


async def played(server: Running, **settings: object) -> tuple[Json, Client]:
    settings = {"options": ONE_TURN, **settings}
    opened, _, clients = await started_table(server, 1, BOTS, None, **settings)
    await play_on(clients[0])
    return opened, clients[0]


async def got(server: Running, path: str, token: str) -> Any:
    answer = await server.http.get(path, headers={"authorization": f"Bearer {token}"})
    assert answer.status_code == 200, answer.text
    return answer


def told(client: Client) -> list[Json]:
    changes = [message["change"] for message in client.heard if message["type"] == "Told"]
    return [change for change in changes if change["type"] == "MatchTold"]


@pytest.mark.parametrize("advisers", [ADVISERS, LEAKY])
def test_during_play_bots_say_what_everybody_can_see(
    advisers: str, tmp_path: Path, strange: Path
) -> None:
    """No reason of a card before the end; made from the seat's own view there would be."""
    del strange

    async def scenario() -> None:
        async with running(tmp_path, advisers=advisers) as server:
            _, client = await played(server)
            reasons = [change["why"] for change in told(client) if change["by"] == "bot"]
            assert reasons
            assert all(reasons)
            assert any(reason["why"] in OF_THE_CARD for reason in reasons) == (advisers == LEAKY)
            assert all(c["why"] is None for c in told(client) if c["by"] == "person")
            await client.socket.close()

    asyncio.run(scenario())


def test_a_host_can_have_them_say_nothing(tmp_path: Path, strange: Path) -> None:
    del strange

    async def scenario() -> None:
        async with running(tmp_path, advisers=ADVISERS) as server:
            _, client = await played(server, reasons=False)
            assert {change["by"] for change in told(client)} == {"person", "bot"}
            assert all(change["why"] is None for change in told(client))
            await client.socket.close()

    asyncio.run(scenario())


def test_the_replay_tells_the_whole_reasons(tmp_path: Path, strange: Path) -> None:
    """On the lines of bots, and on no others; it is verified as before, and its steps have them."""
    del strange

    async def scenario() -> None:
        async with running(tmp_path, advisers=ADVISERS) as server:
            opened, client = await played(server)
            token = opened["replay_token"]
            file = (await got(server, "/api/replay", token)).content
            lines = [json.loads(line) for line in file.splitlines()][1:-1]
            for line in lines:
                assert ("why" in line) == (line["by"] == "bot")
                if "why" in line:
                    assert line["why"]["why"] in OF_THE_CARD
            judged = judge(BytesIO(file), find_content)
            assert judged.has_proof
            assert isinstance(judged.verdict, Holds)
            steps = (await server.http.post("/api/replays/steps", content=file)).json()["steps"]
            assert [step["why"] and step["why"]["application"] for step in steps] == [
                line["why"]["application"] if "why" in line else None for line in lines
            ]
            await client.socket.close()

    asyncio.run(scenario())


def test_without_anybody_who_thinks_there_is_the_bare_replay(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, advisers="tests.server.no_such_bots") as server:
            opened, client = await played(server)
            file = (await got(server, "/api/replay", opened["replay_token"])).content
            assert b'"why"' not in file
            assert isinstance(judge(BytesIO(file), find_content).verdict, Holds)
            answer = await server.http.get(
                "/api/report", headers={"authorization": f"Bearer {opened['replay_token']}"}
            )
            assert (answer.status_code, answer.json()) == (503, {"code": "try_again"})
            await client.socket.close()

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "odd", [None, 7, "x", [], {}, {"type": "Reason"}, {"type": "Reason", "act": "x", "why": "y"}]
)
def test_odd_reasons_in_a_file_are_left_out(odd: object, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened, _, clients = await started_table(server, 3, options=ONE_TURN)
            await asyncio.gather(*(play_on(client) for client in clients))
            file = (await got(server, "/api/replay", opened["replay_token"])).content
            lines = [json.loads(line) for line in file.splitlines()]
            lines[3]["why"] = odd
            edited = b"".join(json.dumps(line).encode() + b"\n" for line in lines)
            steps = (await server.http.post("/api/replays/steps", content=edited)).json()["steps"]
            assert all(step["why"] is None for step in steps)
            for client in clients:
                await client.socket.close()

    asyncio.run(scenario())


def test_the_report_of_a_match(tmp_path: Path, strange: Path) -> None:
    """For who holds a link to the replay, a seat or the table; luck is as in the steps."""
    del strange

    async def scenario() -> None:
        async with running(tmp_path, advisers=ADVISERS) as server:
            opened, held, clients = await started_table(server, 1, BOTS, options=ONE_TURN)
            early = await server.http.get(
                "/api/report", headers={"authorization": f"Bearer {opened['replay_token']}"}
            )
            assert (early.status_code, early.json()) == (409, {"code": "table_not_over"})
            await play_on(clients[0])
            tokens = (opened["replay_token"], opened["host_token"], held[0].token)
            answers = await asyncio.gather(*(got(server, "/api/report", t) for t in tokens))
            report = answers[0].json()
            assert all(answer.json() == report for answer in answers)
            for token in (opened["spectator_token"], "x" * 32):
                refused = await server.http.get(
                    "/api/report", headers={"authorization": f"Bearer {token}"}
                )
                assert refused.status_code == 401
            file = (await got(server, "/api/replay", opened["replay_token"])).content
            steps = (await server.http.post("/api/replays/steps", content=file)).json()
            assert [player["luck"] for player in report["players"]] == steps["luck"]
            lines = [json.loads(line) for line in file.splitlines()]
            for player in report["players"]:
                assert 0 < len(player["turning_points"]) <= 3
                for point in player["turning_points"]:
                    assert lines[point["n"]]["player"] == player["player"]
            await clients[0].socket.close()

    asyncio.run(scenario())


def test_a_match_ended_early_has_no_turning_points(tmp_path: Path, strange: Path) -> None:
    del strange

    async def scenario() -> None:
        async with running(tmp_path, advisers=ADVISERS) as server:
            opened, _, clients = await started_table(server, 1, BOTS)
            async with await server.client(opened["host_token"]) as host:
                await host.until("Snapshot")
                await host.applied({"type": "End"})
            report = (await got(server, "/api/report", opened["replay_token"])).json()
            assert [player["turning_points"] for player in report["players"]] == [[], [], []]
            await clients[0].socket.close()
            never = await server.open_table(seats=3)
            async with await server.client(never["host_token"]) as host:
                await host.until("Snapshot")
                await host.applied({"type": "End"})
            answer = await server.http.get(
                "/api/report", headers={"authorization": f"Bearer {never['replay_token']}"}
            )
            assert (answer.status_code, answer.json()) == (404, {"code": "no_match"})

    asyncio.run(scenario())


def test_what_was_worked_out_is_kept_for_a_while() -> None:
    worked: list[str] = []

    async def scenario() -> None:
        shelf: ResultCache[Mapping[str, str]] = ResultCache(2)

        async def get(key: str, *, fails: bool = False) -> Mapping[str, str] | None:
            async def work() -> Mapping[str, str] | None:
                worked.append(key)
                await asyncio.sleep(0)
                return None if fails else {"key": key}

            return await shelf.get(key, work)

        assert await asyncio.gather(get("a"), get("a"), get("a")) == [{"key": "a"}] * 3
        assert await get("b", fails=True) is None
        assert await get("b") == {"key": "b"}
        assert worked == ["a", "b", "b"]
        await get("c")
        await get("b")
        await get("a")
        assert worked == ["a", "b", "b", "c", "a"]
        shelf.drop("a")
        await get("b")
        await get("a")
        assert worked == ["a", "b", "b", "c", "a", "a"]

    asyncio.run(scenario())
