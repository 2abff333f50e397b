"""HTTP routes for finished matches."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rawsiko.content.load import standard_content
from rawsiko.engine.options import Options
from rawsiko.protocol.tables import Settings
from rawsiko.server.rate_limits import Rate
from rawsiko.server.replays import prepared
from rawsiko.server.replays.long_work import OneProcess
from rawsiko.server.replays.steps import LARGEST_REPLAY
from rawsiko.server.replays.table_replay import replay_of
from rawsiko.server.web import replay_routes
from tests.server.quick_tables import QuickTable
from tests.server.replays.test_steps import BY_HAND, garbled
from tests.server.running import play_on, running, started_table

STEPS = "/api/replays/steps"
ONE_TURN = {"turns": 1}


def finished() -> bytes:
    quick = QuickTable(7, Settings(Options(turns=1), seats=3), standard_content())
    quick.sit_all()
    quick.begin()
    quick.play_to_the_end()
    file = replay_of(quick.table, quick.journal)
    assert file is not None
    return file


def test_the_replay_of_a_table_by_its_link_and_then_its_steps(tmp_path: Path) -> None:
    """A link contains only a token. During the match it is refused."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened, held, clients = await started_table(server, 3, options=ONE_TURN)

            async def ask(token: str) -> tuple[int, Any]:
                header = {"authorization": f"Bearer {token}"}
                answer = await server.http.get("/api/replay", headers=header)
                return answer.status_code, answer.content

            status, body = await ask(opened["replay_token"])
            assert (status, json.loads(body)) == (409, {"code": "table_not_over"})
            await asyncio.gather(*(play_on(client) for client in clients))
            for token in (opened["replay_token"], opened["host_token"], held[0].token):
                status, file = await ask(token)
                assert status == 200
                answer = await server.http.post(STEPS, content=file)
                assert answer.headers["content-encoding"] == "gzip"
                steps = answer.json()
                assert answer.status_code == 200, steps
                assert steps["has_proof"]
                assert steps["steps"][-1]["phase"]["type"] == "Finished"
                assert len(steps["steps"]) == file.count(b"\n") - 2
            for token in (opened["spectator_token"], "x" * 32, "x"):
                status, body = await ask(token)
                assert (status, json.loads(body)) == (401, {"code": "unknown_token"})
            for client in clients:
                await client.socket.close()

    asyncio.run(scenario())


def test_files_that_are_no_replays(tmp_path: Path) -> None:
    """Each is refused with its code and line; nothing raises."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            answer = await server.http.post(STEPS, content=b"hello")
            assert answer.status_code == 400
            assert answer.json() == {
                "code": "replay_wrong",
                "line": 1,
                "clause": "format",
                "fault": "not_json",
                "details": {},
            }
            answer = await server.http.post(STEPS, content=BY_HAND)
            assert (answer.status_code, answer.json()["code"]) == (400, "replay_of_other_content")
            answer = await server.http.post(STEPS, content=b" " * (LARGEST_REPLAY + 1))
            assert (answer.status_code, answer.json()) == (413, {"code": "too_large"})
            rng, file = Random(1), finished()
            for _ in range(5):
                answer = await server.http.post(STEPS, content=garbled(rng, file))
                assert answer.status_code in (200, 400)
                if answer.status_code == 400:
                    assert answer.json()["code"].startswith("replay_")
            plain = await server.http.post(STEPS, content=file, headers={"accept-encoding": ""})
            assert "content-encoding" not in plain.headers
            packed = await server.http.post(STEPS, content=file)
            assert plain.json() == packed.json()

    asyncio.run(scenario())


@pytest.fixture
def held_up(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Until it is set, no long work is done."""
    may_go_on = asyncio.Event()
    run = OneProcess.run

    async def later(process: OneProcess, task: bytes) -> bytes | None:
        await may_go_on.wait()
        return await run(process, task)

    monkeypatch.setattr(OneProcess, "run", later)
    return may_go_on


def test_only_so_many_files_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, held_up: asyncio.Event
) -> None:
    monkeypatch.setattr(replay_routes, "MOST_WAITING", 2)

    async def scenario() -> None:
        async with running(tmp_path) as server:
            replays, file = server.services.prepared_replays, finished()
            waiting = [asyncio.create_task(server.http.post(STEPS, content=file)) for _ in range(2)]
            while replays.waiting < 2:
                await asyncio.sleep(0)
            answer = await server.http.post(STEPS, content=b"x")
            assert (answer.status_code, answer.json()) == (503, {"code": "try_again"})
            assert (await server.http.get("/health")).status_code == 200
            held_up.set()
            assert [(await task).status_code for task in waiting] == [200, 200]
            assert replays.waiting == 0

    asyncio.run(scenario())


def test_the_log_does_not_wait_for_files(tmp_path: Path, held_up: asyncio.Event) -> None:
    """Pupils who come back load the log; anybody may send a file."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened, _, clients = await started_table(server, 3, options=ONE_TURN)
            file = finished()
            steps = asyncio.create_task(server.http.post(STEPS, content=file))
            while not server.services.prepared_replays.waiting:
                await asyncio.sleep(0)
            bearer = {"authorization": f"Bearer {opened['host_token']}"}
            assert (await server.http.get("/api/log", headers=bearer)).status_code == 200
            assert not steps.done()
            held_up.set()
            assert (await steps).status_code == 200
            for client in clients:
                await client.socket.close()

    asyncio.run(scenario())


def test_one_address_cannot_send_files_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prepared, "FILES", Rate(1e-9, 2))

    async def scenario() -> None:
        async with running(tmp_path) as server:
            answers = [await server.http.post(STEPS, content=b"x") for _ in range(3)]
            assert [answer.status_code for answer in answers] == [400, 400, 429]
            assert answers[-1].json() == {"code": "too_fast"}

    asyncio.run(scenario())
