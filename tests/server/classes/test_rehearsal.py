"""A rehearsal: a class for the teacher alone, with scripted pupils and troubles."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from rawsiko.protocol.class_views import Round
from rawsiko.protocol.tables import Status
from rawsiko.server.classes import rehearsal, rehearsals
from rawsiko.server.classes.class_run import ClassRun
from tests.server.classes.lessons import do, join, lesson, open_class, teacher, with_token
from tests.server.running import Client, Json, Running, running

pytestmark = pytest.mark.slow

PACE = 30.0  # how much quicker than in the classroom


class Rehearsed:
    def __init__(self, server: Running, opened: Json, host: Client) -> None:
        self.server, self.opened, self.host = server, opened, host
        self.run: ClassRun = server.services.classes.runs[opened["class_id"]]

    def in_trouble(self, trouble: rehearsal.Trouble) -> list[rehearsal.ScriptedPupil]:
        found = self.server.services.classes.rehearsals.of(self.opened["class_id"])
        assert found is not None
        return [pupil for pupil in found.pupils if pupil.trouble is trouble]

    async def until(self, is_so: Callable[[], bool]) -> None:
        while not is_so():
            await asyncio.sleep(0.02)

    def connected(self) -> int:
        return len(self.run.live.present())


async def open_rehearsal(server: Running, status: int = 201) -> Json:
    body = {"lesson": lesson(35, keep_to_time=False), "is_rehearsal": True}
    return await server.post("/api/classes", body, status)


@asynccontextmanager
async def rehearsed(folder: Path) -> AsyncGenerator[Rehearsed]:
    async with running(folder, pace=PACE) as server:
        opened = await open_rehearsal(server)
        yield Rehearsed(server, opened, await teacher(server, opened))


def test_scripted_pupils_play_a_whole_lesson_with_troubles(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with rehearsed(tmp_path) as one:
            school = one.run.live.school
            await one.until(lambda: one.connected() == rehearsal.PUPILS - 1)
            await do(one.host, "OpenRound", round="before")
            await one.until(lambda: school.rounds[Round.BEFORE].answers == rehearsal.PUPILS - 1)
            await do(one.host, "CloseRound", round="before")
            await do(one.host, "DealTables")
            await do(one.host, "StartTables")
            # The late one knocks, and gets a bot's seat.
            await one.until(lambda: any(member.is_waiting for member in school.members.values()))
            (late,) = [member.id for member in school.members.values() if member.is_waiting]
            await do(one.host, "AdmitMember", member=late)
            await one.until(lambda: bool(school.members[late].seats))
            # Two phones aren't connected. One comes back by itself, the other one with a code.
            pupils = rehearsal.PUPILS
            await one.until(lambda: one.connected() == pupils - 2)
            await one.until(lambda: one.connected() == pupils - 1)
            (gone,) = school.members.keys() - {*one.run.live.present()}
            path, token = "/api/classes/bring-back", one.opened["host_token"]
            await with_token(one.server, "POST", path, token, {"member": gone})
            await one.until(lambda: one.connected() == pupils)
            # Somebody thinks until they are nudged.
            (thinker,) = one.in_trouble(rehearsal.Trouble.THINKS)
            await do(one.host, "Nudge", member=thinker.member)
            tables = list(one.server.services.registry.live_tables.values())
            await one.until(lambda: all(live.table.secret_is_shown for live in tables))
            assert {live.table.status for live in tables} == {Status.FINISHED}
            assert not one.in_trouble(rehearsal.Trouble.BROKEN)
            answer = await with_token(one.server, "GET", "/api/classes/debrief", token)
            assert answer.status_code == 200

    asyncio.run(scenario())


def test_nobody_joins_and_nothing_is_exported(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with rehearsed(tmp_path) as one:
            server, opened = one.server, one.opened
            answer = await server.http.get(f"/api/by-code/{opened['code']}")
            assert (answer.status_code, answer.json()["code"]) == (409, "rehearsal")
            members = f"/api/classes/{opened['class_id']}/members"
            body = {"contributions": ["0" * 64]}
            assert (await server.post(members, body, 409))["code"] == "rehearsal"
            export = await with_token(server, "GET", "/api/classes/export", opened["host_token"])
            assert (export.status_code, export.json()["code"]) == (409, "rehearsal")

    asyncio.run(scenario())


def test_a_network_has_one_which_goes_with_its_teacher(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A real class stays."""

    async def scenario() -> None:
        async with rehearsed(tmp_path) as one:
            classes, server = one.server.services.classes, one.server
            real = await open_class(server)
            await join(server, real)
            assert (await open_rehearsal(server, 409))["code"] == "rehearsal_runs"
            one.host.socket.transport.abort()
            await one.until(lambda: not rehearsals.has_teacher(one.run))
            again = await open_rehearsal(server)  # in the place of the one that was left
            assert {*classes.runs} == {real["class_id"], again["class_id"]}
            await classes.sweep()
            assert again["class_id"] in classes.runs
            monkeypatch.setattr(rehearsals, "LONELY_SECONDS", 0.0)
            await classes.sweep()
            assert {*classes.runs} == {real["class_id"]}
            assert await server.services.registry.storage.row(again["class_id"]) is None

    asyncio.run(scenario())


def test_a_restart_ends_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await open_rehearsal(server)
        async with running(tmp_path) as server:
            host = await teacher(server, opened)
            await server.services.classes.sweep()
            assert (await host.until("Goodbye"))["code"] == "class_deleted"

    asyncio.run(scenario())
