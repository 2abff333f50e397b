"""R1.5: a last Turn that the teacher set stays, although the program keeps tables to the time."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from rawsiko.protocol.class_views import Lesson
from rawsiko.server.classes import entries, planning
from rawsiko.server.classes.school_class import SchoolClass
from rawsiko.server.classes.table_watch import last_turn_of
from tests.server.classes.lessons import do
from tests.server.classes.started import CHOSEN_SETUP, Started, started
from tests.server.classes.test_bell_back import play_until_turn

pytestmark = pytest.mark.slow


async def set_by_the_program(lesson: Started) -> int:
    storage, class_id = lesson.server.services.classes.storage, lesson.opened["class_id"]
    bodies = [msgspec.json.decode(one.body) for one in await storage.entries(class_id)]
    return sum(body["type"] == "LastTurnsSet" and body["by_program"] for body in bodies)


def test_the_program_leaves_a_last_turn_that_the_teacher_set(tmp_path: Path) -> None:
    """These pupils are so quick that eight Turns would fit. With more time for the table the
    program plans anew."""

    async def scenario() -> None:
        async with started(tmp_path, 4, options=CHOSEN_SETUP) as lesson:
            host, (live,) = lesson.host, lesson.tables()
            await do(host, "SetLastTurns", turn=4)
            await asyncio.gather(*(play_until_turn(3, pupil, live) for pupil in lesson.pupils))
            assert last_turn_of(live) == 4
            assert await set_by_the_program(lesson) == 0
            await do(host, "SetLastTurns", turn=5)
            await do(host, "GiveMoreTime", minutes=5, table=1)
            await asyncio.gather(*(play_until_turn(4, pupil, live) for pupil in lesson.pupils))
            while last_turn_of(live) == 5:
                await asyncio.sleep(0.05)
            assert await set_by_the_program(lesson) == 1

    asyncio.run(scenario())


def test_a_moved_bell_leaves_a_last_turn_that_the_teacher_set() -> None:
    """Until the class goes on another day."""
    school = SchoolClass("", "")
    school.happen(entries.TablesDealt((entries.DealtTable(1, (), seats=4, turns=4),)))
    school.happen(entries.LastTurnsSet({"1": 5}))
    school.happen(entries.LessonSet(Lesson(bell_at=2_000.0)))
    assert school.chosen_last_turns == {1}
    school.happen(entries.LessonSet(Lesson(bell_at=90_000.0), begins=88_000.0))
    assert school.chosen_last_turns == set()


def test_another_day_all_tables_end_together_again() -> None:
    """More time for one table is for that lesson."""
    school = SchoolClass("", "")
    table = entries.DealtTable(1, (), seats=4, turns=4)
    school.happen(entries.TablesDealt((table,)))
    school.happen(entries.TimeGiven(1, 5))
    school.happen(entries.TimeGiven(1, 5))
    school.happen(entries.LessonSet(Lesson(bell_at=2_000.0)))
    assert planning.play_ends(school, 1) == planning.play_ends(school) + 600
    school.happen(entries.LessonSet(Lesson(bell_at=90_000.0), begins=88_000.0))
    assert planning.play_ends(school, 1) == planning.play_ends(school)


def test_a_program_that_does_not_keep_the_time_suggests_a_last_turn(tmp_path: Path) -> None:
    """It sets none."""

    async def scenario() -> None:
        async with started(tmp_path, 4, options=CHOSEN_SETUP, keep_to_time=False) as lesson:
            host, (live,) = lesson.host, lesson.tables()
            planned = last_turn_of(live)
            await asyncio.gather(*(play_until_turn(2, pupil, live) for pupil in lesson.pupils))
            suggested: int | None = None
            while suggested is None or suggested <= planned:
                suggested = (await host.until("LineTold"))["line"].get("suggested_last_turn")
            assert last_turn_of(live) == planned
            assert await set_by_the_program(lesson) == 0

    asyncio.run(scenario())
