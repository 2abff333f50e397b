"""A device on which a whole table plays, and which comes when the others have started."""

import asyncio
from pathlib import Path

import pytest

from rawsiko.protocol.tables import SeatKind, Status
from rawsiko.server.replays.class_debrief import pupils_by_seat
from tests.server.classes.lessons import Pupil, do, join, seat, view_of
from tests.server.classes.started import Started, started

pytestmark = pytest.mark.slow


async def admitted(lesson: Started, companies: int) -> Pupil:
    """Who knocked, was let in and has the seats."""
    late = await join(lesson.server, lesson.opened, companies=companies)
    assert (await seat(lesson.server, late.token, 409))["code"] == "class_waiting"
    await do(lesson.host, "AdmitMember", member=late.member)
    await late.take_seat()
    await late.reveal()
    return late


def test_a_late_whole_table_gets_a_table_of_its_own(tmp_path: Path) -> None:
    """It starts at once, with a seat and a share in the dice for every company, and a bot beside
    three of them. Door, projector and the other tables are as before."""

    async def scenario() -> None:
        async with started(tmp_path) as lesson:
            host = lesson.host
            await do(host, "ShowStage", stage="briefing", page=2)
            before = await view_of(host)
            late = await admitted(lesson, companies=3)
            await lesson.until(Status.PLAYING)
            after = await view_of(host)
            assert after["tables"][0] == before["tables"][0]
            assert [after[key] for key in ("door", "stage", "page")] == ["knock", "briefing", 2]
            added = after["tables"][1]
            assert (added["number"], added["members"], added["seats"]) == (2, [late.member], 4)
            assert (late.seats["number"], late.seats["table"]) == (2, added["table"])
            assert [one["contribution"] for one in late.seats["seats"]] == [0, 1, 2]
            live = lesson.server.services.registry.live_tables[added["table"]]
            kinds = [one.kind for one in live.table.seats.values()]
            assert kinds == [*[SeatKind.PERSON] * 3, SeatKind.BOT]
            while (await host.until("LineTold"))["line"]["number"] != 2:
                pass  # the dashboard has a tile for it

    asyncio.run(scenario())


def test_it_begins_paused_while_all_are_paused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with started(tmp_path) as lesson:
            await do(lesson.host, "PauseTables", message="listen")
            await admitted(lesson, companies=4)
            await lesson.until(Status.PAUSED)
            assert len(lesson.tables()) == 2
            await do(lesson.host, "ResumeTables")
            await lesson.until(Status.PLAYING)

    asyncio.run(scenario())


def test_moved_to_another_table_it_has_the_seats_of_all_bots_there(tmp_path: Path) -> None:
    """As many as it has companies: there is one bot, so they lead one company together."""

    async def scenario() -> None:
        async with started(tmp_path, companies=[3]) as lesson:
            device = lesson.pupils[-1]
            other = 3 - device.seats["number"]
            await do(lesson.host, "MoveMember", member=device.member, table=other)
            await device.take_seat()
            assert (device.seats["number"], len(device.seats["seats"])) == (other, 1)
            school = lesson.school()
            assert sorted(pupils_by_seat(school, other).values()) == [1, 1, 1, 3]
            alone = lesson.pupils[0]
            await do(lesson.host, "MoveMember", member=alone.member, table=3 - other)
            await do(lesson.host, "MoveMember", member=device.member, table=3 - other)
            await device.take_seat()
            assert (device.seats["number"], len(device.seats["seats"])) == (3 - other, 3)
            assert sorted(pupils_by_seat(school, 3 - other).values()) == [1, 1, 1, 1]

    asyncio.run(scenario())
