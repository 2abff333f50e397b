"""R7.2 holds for teachers: no card before the end, on any device. And a way back in."""

import asyncio
import json
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from random import Random
from zipfile import ZipFile

import pytest

from rawsiko.engine import legal_actions
from rawsiko.engine.actions import EndActionPhase
from rawsiko.protocol.messages import PlayedBy
from rawsiko.server.tables.decisions import decide_action
from rawsiko.server.tables.live_table import LiveTable
from tests.server.classes.lessons import do, order, view_of, with_token
from tests.server.classes.started import started

pytestmark = pytest.mark.slow


def test_no_card_reaches_dashboard_projector_or_export_before_the_end(tmp_path: Path) -> None:
    """Whatever they are sent, and whatever they ask for."""

    async def scenario() -> None:
        async with started(tmp_path) as lesson:
            server, opened = lesson.server, lesson.opened
            (live,) = lesson.tables()
            assert live.table.match is not None
            cards = set(live.table.match.objectives.values())
            display = await server.client(opened["display_token"])
            await display.until("ClassSnapshot")
            await do(lesson.host, "ShowStage", stage="play", table=1)
            await do(lesson.host, "PauseTables", message="listen")
            await do(lesson.host, "ResumeTables")
            await do(lesson.host, "SetSoftTimer", table=1, seconds=60)
            await order(lesson.host, "RemoveMember", member="m99")
            seen = [json.dumps(one) for one in (*lesson.host.heard, *display.heard)]
            for token in (opened["host_token"], opened["display_token"]):
                for path in ("debrief", "export", "page"):
                    answer = await with_token(server, "GET", f"/api/classes/{path}", token)
                    assert answer.status_code >= 400
                    seen.append(answer.text)
                watched = await with_token(server, "POST", "/api/classes/watch/1", token)
                screen = await server.client(watched.json()["spectator_token"])
                snapshot = await screen.until("Snapshot")
                assert snapshot["match"]["objectives"] == {}
                seen.append(json.dumps(snapshot))
            lines = [json.loads(text) for text in seen if '"LineTold"' in text]
            assert lines
            for card in cards:
                assert not [text for text in seen if f'"{card}"' in text]
            spotted = [one["line"] for one in display.heard if one["type"] == "LineTold"]
            assert all(line["holds_up"] is None and not line["present"] for line in spotted)
            assert all(line["phase_seconds"] is None for line in spotted)

    asyncio.run(scenario())


def test_a_table_that_ended_tells_nothing_of_one_that_plays_on(tmp_path: Path) -> None:
    """Debrief, export, pages and refusals, while another table still plays."""

    async def scenario() -> None:
        async with started(tmp_path, 6) as lesson:
            server, opened = lesson.server, lesson.opened
            view = await view_of(lesson.host)
            ended, plays_on = (
                server.services.registry.live_tables[table["table"]] for table in view["tables"]
            )
            for client in (one.client for one in lesson.pupils if one.client is not None):
                await client.socket.close()
            await complete_a_turn(ended)
            await do(lesson.host, "RingBell", table=1)
            await do(lesson.host, "ShowStage", stage="pages")
            assert plays_on.table.match is not None
            assert ended.table.match is not None
            cards = {*plays_on.table.match.objectives.values()}
            canaries = cards - {*ended.table.match.objectives.values()}
            seen: list[bytes] = []
            for token in (opened["host_token"], opened["display_token"]):
                debrief = await with_token(server, "GET", "/api/classes/debrief", token)
                assert [table["table"] for table in debrief.json()["tables"]] == [1]
                seen.append(debrief.content)
            host_token = opened["host_token"]
            packed = await with_token(server, "GET", "/api/classes/export", host_token)
            with ZipFile(BytesIO(packed.content)) as files:
                assert "replays/02.jsonl" not in files.namelist()
                seen += [files.read(name) for name in files.namelist()]
            for pupil in lesson.pupils:
                is_over = pupil.seats["table"] == ended.table.id
                for path in ("classes/pages", "replay"):
                    own = await with_token(server, "GET", f"/api/{path}", pupil.token)
                    assert own.status_code == (200 if is_over else 409)
                    seen.append(own.content)
            for path in ("replay", "report", "log"):
                for token in (host_token, opened["display_token"]):
                    refused = await with_token(server, "GET", f"/api/{path}", token)
                    assert (refused.status_code, refused.json()) == (401, {"code": "unknown_token"})
                    seen.append(refused.content)
            pages = await with_token(server, "GET", "/api/classes/pages", host_token)
            seen.append(pages.content)
            assert not [one for one in canaries for text in seen if f'"{one}"'.encode() in text]

    asyncio.run(scenario())


async def complete_a_turn(live: LiveTable) -> None:
    """Anything that is legal, for everybody."""
    rng = Random(1)
    while live.table.match is not None and live.table.match.turn < 2:
        legal = list(legal_actions(live.table.match))
        ends = [action for action in legal if isinstance(action, EndActionPhase)]
        action = ends[0] if ends else rng.choice(legal)
        await live.record_if(
            lambda table, action=action: decide_action(table, action, PlayedBy.PERSON)
        )


def rescue(code: str, database: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "rawsiko", "class", "rescue", code, "--database", database]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_rescue_prints_a_link_that_works(tmp_path: Path) -> None:
    """On the server's machine, while it runs."""

    async def scenario() -> None:
        async with started(tmp_path) as lesson:
            database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
            code = lesson.opened["code"]
            done = await asyncio.to_thread(rescue, code, database)
            link = done.stdout.split()[-1]
            assert link.startswith(f"{lesson.server.origin}/#class="), "where the class was opened"
            token = link.rpartition("#class=")[2]
            back = await lesson.server.client(token)
            assert (await back.until("ClassSnapshot"))["role"] == "class_host"
            none = await asyncio.to_thread(rescue, "ZZZZZZ", database)
            assert none.returncode == 1

    asyncio.run(scenario())
