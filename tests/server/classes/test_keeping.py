"""What is kept of a class, and for how long."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy import Connection

from rawsiko.protocol.tables import Status
from rawsiko.server.classes.class_run import ClassRun
from rawsiko.server.classes.registry import ClassRegistry
from rawsiko.server.storage import (
    CannotRead,
    CannotSave,
    Capability,
    Retention,
    Role,
    Storage,
)
from rawsiko.server.storage.databases.sqlite import SqliteDatabase
from rawsiko.server.storage.schema import boards, cluster_key, metadata, processes, schema_version
from rawsiko.server.tables.capacity import Capacity
from rawsiko.server.tables.tokens import hash_of
from tests.server.classes.lessons import do, join, open_class, order, seat, teacher, with_token
from tests.server.classes.started import started
from tests.server.roomy_server import come_in
from tests.server.running import running
from tests.server.storing import TestClock, new_class, opened, run

DAY = 86_400.0


async def rows_in(storage: Storage) -> dict[str, int]:
    """Of every table of the database, except those that are about no class: the processes and
    their key, the version of the schema, and the boards, which stay."""

    def count(connection: Connection) -> dict[str, int]:
        return {
            table.name: connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0
            for table in metadata.sorted_tables
            if table not in (boards, processes, cluster_key, schema_version)
        }

    return await storage.database.read(count)


def test_delete_now_leaves_nothing(tmp_path: Path, url: str) -> None:
    """Class and tables, on both databases; on SQLite not a byte of their ids in the file and its
    log."""

    async def scenario() -> None:
        async with started(tmp_path, 6, url) as lesson:
            ids = [live.table.id for live in lesson.tables()]
            token, storage = lesson.opened["host_token"], lesson.server.services.registry.storage
            await do(lesson.host, "OpenRound", round="before")
            await do(lesson.host, "PauseTables", message="listen")
            assert 0 not in (await kept_rows(storage)).values()
            assert (await with_token(lesson.server, "DELETE", "/api/classes", token)).is_success
            for client in (lesson.host, lesson.pupils[0].room, lesson.pupils[0].client):
                assert client is not None
                told = await client.until("Goodbye")
                assert (told["code"], told["retry_seconds"]) == ("class_deleted", None)
            assert set((await rows_in(storage)).values()) == {0}
            written = b"".join(one.read_bytes() for one in tmp_path.glob("tables.db*"))
            assert bool(written) is url.startswith("sqlite")
            for gone in (lesson.opened["class_id"], *ids):
                assert gone.encode() not in written
            again = await with_token(lesson.server, "DELETE", "/api/classes", token)
            assert again.json() == {"code": "unknown_token"}
            for pupil in lesson.pupils:
                assert (await seat(lesson.server, pupil.token, 401))["code"] == "unknown_token"

    asyncio.run(scenario())


def test_a_class_that_could_not_be_deleted_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The teacher is told, everybody comes back, and deleting works the next time."""

    async def fail(storage: Storage, class_id: str) -> None:
        del storage, class_id
        raise CannotSave("the disk is full")

    async def scenario() -> None:
        async with started(tmp_path, 6) as lesson:
            server, token = lesson.server, lesson.opened["host_token"]
            tables = {live.table.id for live in lesson.tables()}
            with monkeypatch.context() as patched:
                patched.setattr(Storage, "delete", fail)
                refused = await with_token(server, "DELETE", "/api/classes", token)
                assert (refused.status_code, refused.json()) == (503, {"code": "cannot_save"})
            for client in (lesson.host, lesson.pupils[0].room, lesson.pupils[0].client):
                assert client is not None
                assert (await client.until("Goodbye"))["code"] == "try_again"
            host = await teacher(server, lesson.opened)
            await do(host, "PauseTables", message="listen")
            await seat(server, lesson.pupils[0].token)
            assert tables == {live.table.id for live in lesson.tables()}
            assert (await with_token(server, "DELETE", "/api/classes", token)).is_success

    asyncio.run(scenario())


def test_a_class_is_deleted_while_nothing_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or at least it goes on: its tables never stop following it."""
    delete = ClassRegistry.delete

    async def fail(_self: SqliteDatabase, _work: object, *_arguments: object) -> None:
        raise CannotRead("a bad sector")

    async def delete_blindly(classes: ClassRegistry, run: ClassRun) -> None:
        with monkeypatch.context() as patched:
            patched.setattr(SqliteDatabase, "read", fail)
            await delete(classes, run)

    async def scenario() -> None:
        async with started(tmp_path, 6) as lesson:
            monkeypatch.setattr(ClassRegistry, "delete", delete_blindly)
            token, storage = lesson.opened["host_token"], lesson.server.services.registry.storage
            assert (await with_token(lesson.server, "DELETE", "/api/classes", token)).is_success
            assert (await lesson.host.until("Goodbye"))["code"] == "class_deleted"
            assert set((await rows_in(storage)).values()) == {0}

    asyncio.run(scenario())


async def kept_rows(storage: Storage) -> dict[str, int]:
    """Without names, which nobody has in a class."""
    return {name: rows for name, rows in (await rows_in(storage)).items() if name != "names"}


def test_an_ended_class_is_deleted_before_the_first_request_after_its_time(tmp_path: Path) -> None:
    """Its matches end with it, its code opens nothing, and a server that was off for a month
    forgets it before it listens."""
    file = tmp_path / "tables.sqlite3"

    async def scenario() -> None:
        async with started(tmp_path) as lesson:
            (live,) = lesson.tables()
            ids = [live.table.id, lesson.opened["class_id"]]
            await do(lesson.host, "EndClass")
            assert live.table.status is Status.ABORTED
            code = lesson.opened["code"]
            answer = await lesson.server.http.get(f"/api/by-code/{code}")
            assert answer.json() == {"code": "unknown_table"}
        assert all(one.encode() in file.read_bytes() for one in ids)
        async with running(tmp_path, kept=Retention(links=0, journal=0, pages=0)) as server:
            assert set((await rows_in(server.services.registry.storage)).values()) == {0}
            written = b"".join(one.read_bytes() for one in tmp_path.glob("tables.sqlite3*"))
            assert not any(one.encode() in written for one in ids)

    asyncio.run(scenario())


def test_links_end_a_day_after_the_class_and_pages_after_a_week(url: str) -> None:
    """The teacher's, the projector's and rejoin codes; a pupil's own page stays for a week."""
    roles = (Role.CLASS_HOST, Role.CLASS_DISPLAY, Role.RETURN, Role.MEMBER)
    links = tuple(Capability(hash_of(role), "class", role, "m1") for role in roles)

    async def check() -> None:
        clock = TestClock()
        async with opened(url, clock=clock) as storage:
            epoch = await storage.create(new_class(*links))

            async def valid() -> list[Role]:
                return [role for role in roles if await storage.capability(hash_of(role))]

            clock.now += 20 * DAY
            assert await valid() == [*roles]
            await storage.set_status("class", epoch, "ended")
            clock.now += DAY - 1
            assert await valid() == [*roles]
            clock.now += 2
            assert await valid() == [Role.MEMBER]
            clock.now += 6 * DAY
            assert await valid() == []
            await storage.purge()
            assert (await rows_in(storage))["journals"] == 1
            clock.now += 23 * DAY
            await storage.purge()
            assert set((await rows_in(storage)).values()) == {0}

    run(check())


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


def test_a_class_that_is_found_again_while_it_is_put_away_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pupil opens the page of a class that has ended while the server drops it from memory."""
    stop = ClassRun.stop

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await open_class(server)
            host = await teacher(server, opened)
            await do(host, "EndClass")
            await host.socket.close()
            classes, class_id = server.services.classes, opened["class_id"]
            found: list[ClassRun | None] = []

            async def stop_slowly(run: ClassRun) -> None:
                found.append(await classes.find(class_id))
                await stop(run)

            while not classes.runs[class_id].is_idle():
                await asyncio.sleep(0.01)
            with monkeypatch.context() as patched:
                patched.setattr(ClassRun, "stop", stop_slowly)
                await classes.sweep()
            assert found == [classes.runs[class_id]]

    asyncio.run(scenario())


def test_bad_input_gets_a_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bell in the past or too far away; the 61st member; an unknown code; a foreign token."""
    monkeypatch.setattr(Capacity, "wait_to_join", come_in)

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
            answer = await server.http.get("/api/by-code/ZZZZZZ")
            assert (answer.status_code, answer.json()) == (404, {"code": "unknown_table"})
            found = (await server.http.get(f"/api/by-code/{opened['code']}")).json()
            assert (found["table"], found["class"]["class_id"]) == (None, opened["class_id"])
            host = await teacher(server, opened)
            assert host.heard[-1]["view"]["joined"] == 60
            too_late = {**host.heard[-1]["view"]["lesson"], "bell_at": 0.0}
            assert (await order(host, "SetLesson", lesson=too_late))["code"] == "lesson_time"
            assert (await order(host, "MoveMember", member="m1", table=7))[
                "code"
            ] == "no_such_table"
            table = await server.open_table()
            found = (await server.http.get(f"/api/by-code/{table['code']}")).json()
            assert (found["table"]["id"], found["class"]) == (table["table"], None)
            foreign = await with_token(server, "POST", "/api/classes/seat", table["host_token"])
            assert foreign.json() == {"code": "unknown_token"}

    asyncio.run(scenario())


def test_commands_at_the_wrong_time_get_a_code(tmp_path: Path) -> None:
    """Before anybody is in, before and after the start, and when the class is over. Nothing
    changes."""

    async def scenario() -> None:
        async with running(tmp_path, bot_pause=3600.0) as server:
            opened = await open_class(server)
            host = await teacher(server, opened)
            assert (await order(host, "DealTables"))["code"] == "nobody_to_deal"
            pause = {"message": "listen"}
            assert (await order(host, "PauseTables", **pause))["code"] == "tables_not_started"
            debrief = await with_token(server, "GET", "/api/classes/debrief", opened["host_token"])
            assert debrief.json() == {"code": "no_debrief"}
            for _ in range(3):
                await join(server, opened)
            await do(host, "DealTables")
            await do(host, "StartTables")
            assert (await order(host, "StartTables"))["code"] == "tables_started"
            paused = await order(host, "PauseTables", table=7, **pause)
            assert paused["code"] == "no_such_table"
            await do(host, "EndClass")
            assert (await order(host, "ResumeTables"))["code"] == "class_ended"
            answer = await server.http.get(f"/api/by-code/{opened['code']}")
            assert (answer.status_code, answer.json()) == (404, {"code": "unknown_table"})

    asyncio.run(scenario())
