"""R7.2 holds for teachers: no card before the end, on any device. And a way back in."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

from tests.server.classes.lessons import do, order, with_token
from tests.server.classes.test_commands import started


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

    asyncio.run(scenario())


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
            token = done.stdout.strip().rpartition("#class=")[2]
            back = await lesson.server.client(token)
            assert (await back.until("ClassSnapshot"))["role"] == "class_host"
            none = await asyncio.to_thread(rescue, "ZZZZZZ", database)
            assert none.returncode == 1

    asyncio.run(scenario())
