"""Each company name is there once in a class: pupils, bots, late-comers, whole tables."""

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from tests.server.classes.lessons import do, join, view_of
from tests.server.classes.started import Started, started

pytestmark = pytest.mark.slow


def names_at_tables(lesson: Started) -> Counter[int]:
    return Counter(seat.company for live in lesson.tables() for seat in live.table.seats.values())


def test_bots_and_the_companies_of_a_whole_table_have_names_of_their_own(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with started(tmp_path, 6, companies=[3]) as lesson:
            names = names_at_tables(lesson)
            assert len(lesson.tables()) == 3
            assert names.total() == 12
            assert {*names.values()} == {1}

    asyncio.run(scenario())


def test_a_late_comer_keeps_the_name_that_they_had_at_the_door(tmp_path: Path) -> None:
    """The teacher, the table and the pupil use one name, which nobody else has."""

    async def scenario() -> None:
        async with started(tmp_path) as lesson:
            late = await join(lesson.server, lesson.opened)
            before = names_at_tables(lesson)
            assert late.taken["company"] not in before
            await do(lesson.host, "AdmitMember", member=late.member)
            await late.take_seat()
            (live,) = lesson.tables()
            (given,) = late.seats["seats"]
            while live.table.seats[given["seat"]].company != late.taken["company"]:
                await asyncio.sleep(0.02)
            view = await view_of(lesson.host)
            assert view["members"][-1]["company"] == late.taken["company"]
            assert {*names_at_tables(lesson).values()} == {1}

    asyncio.run(scenario())


def test_a_whole_tables_companies_all_get_another_name(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with started(tmp_path, 0, companies=[3]) as lesson:
            (live,) = lesson.tables()
            (device,) = lesson.pupils
            theirs = [one["seat"] for one in device.seats["seats"]]
            before = {live.table.seats[seat].company for seat in theirs}
            await do(lesson.host, "RenameMember", member=device.member)
            while before & {live.table.seats[seat].company for seat in theirs}:
                await asyncio.sleep(0.02)
            (member,) = (await view_of(lesson.host))["members"]
            assert live.table.seats[theirs[0]].company == member["company"]
            assert {*names_at_tables(lesson).values()} == {1}

    asyncio.run(scenario())
