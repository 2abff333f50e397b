"""What is kept of a class, and for how long."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from rawsiko.protocol.tables import Status
from rawsiko.server.storage import Retention
from tests.server.classes.lessons import do, join, open_class, seat, teacher, with_token
from tests.server.classes.test_commands import started
from tests.server.running import running


def rows_in(file: Path) -> dict[str, int]:
    tables = ("classes", "class_entries", "ballots", "tables", "entries", "capabilities")
    with closing(sqlite3.connect(file)) as database:
        return {
            table: database.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
            for table in tables
        }


def test_delete_now_leaves_nothing(tmp_path: Path) -> None:
    """Class and tables, and the bytes of their ids in the file and its log."""

    async def scenario() -> None:
        async with started(tmp_path, 6) as lesson:
            ids = [live.table.id for live in lesson.tables()]
            token = lesson.opened["host_token"]
            await do(lesson.host, "OpenRound", round="before")
            assert (await with_token(lesson.server, "DELETE", "/api/classes", token)).is_success
            file = tmp_path / "tables.sqlite3"
            assert set(rows_in(file).values()) == {0}
            written = b"".join(one.read_bytes() for one in tmp_path.glob("tables.sqlite3*"))
            for gone in (lesson.opened["class_id"], *ids):
                assert gone.encode() not in written
            again = await with_token(lesson.server, "DELETE", "/api/classes", token)
            assert again.json() == {"code": "unknown_token"}
            for pupil in lesson.pupils:
                assert (await seat(lesson.server, pupil.token, 401))["code"] == "unknown_token"

    asyncio.run(scenario())


def test_an_ended_class_is_deleted_after_the_retention_period(tmp_path: Path) -> None:
    """Its matches end with it, and its code opens nothing."""

    async def scenario() -> None:
        async with started(tmp_path) as lesson:
            (live,) = lesson.tables()
            await do(lesson.host, "EndClass")
            assert live.table.status is Status.ABORTED
            code = lesson.opened["code"]
            answer = await lesson.server.http.get(f"/api/classes/by-code/{code}")
            assert answer.json() == {"code": "unknown_class"}
        file = tmp_path / "tables.sqlite3"
        assert rows_in(file)["class_entries"]
        async with running(tmp_path, kept=Retention(links=0, journal=0, pages=0)) as server:
            await server.services.maintenance.forget()
            assert set(rows_in(file).values()) == {0}

    asyncio.run(scenario())


def test_a_class_that_nobody_joins_ends_after_an_hour(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await open_class(server)
            joined = await open_class(server)
            await join(server, joined)
            classes = server.services.classes
            for run in classes.runs.values():
                run.live.school.opened_at -= 3601
            await classes.sweep()
            ended = {run.live.school.code: run.live.school.is_over for run in classes.runs.values()}
            assert ended == {opened["code"]: True, joined["code"]: False}

    asyncio.run(scenario())


def test_bad_input_gets_a_code(tmp_path: Path) -> None:
    """The bell in the past or too far away; the 61st member; an unknown code; a foreign token."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            for minutes in (-1, 8 * 60 + 5):
                body = {"lesson": {"bell_at": server.services.classes.storage.now() + 60 * minutes}}
                assert (await server.post("/api/classes", body, 400))["code"] == "lesson_time"
            opened = await open_class(server)
            for _ in range(60):
                await join(server, opened)
            path = f"/api/classes/{opened['class_id']}/members"
            full = await server.post(path, {"contributions": ["0" * 64]}, 409)
            assert full == {"code": "class_full"}
            answer = await server.http.get("/api/classes/by-code/ZZZZZZ")
            assert (answer.status_code, answer.json()) == (404, {"code": "unknown_class"})
            host = await teacher(server, opened)
            assert host.heard[-1]["view"]["joined"] == 60
            table = await server.open_table()
            foreign = await with_token(server, "POST", "/api/classes/seat", table["host_token"])
            assert foreign.json() == {"code": "unknown_token"}

    asyncio.run(scenario())
