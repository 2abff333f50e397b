"""The plan of a lesson: what a short one leaves out, and the options of its matches."""

from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from rawsiko.engine.options import Options
from rawsiko.lesson.plan import SCORE, LessonKind, Part
from rawsiko.protocol.class_commands import DealTables, SetLesson, StartTables
from rawsiko.protocol.class_views import ClassRole, Lesson, RuleSet
from rawsiko.protocol.tables import Language
from rawsiko.server.classes import planning
from rawsiko.server.classes.circumstances import Circumstances
from rawsiko.server.classes.decisions import decide
from rawsiko.server.classes.entries import (
    AllStarted,
    ClassOpened,
    LessonSet,
    MemberJoined,
    TablesDealt,
)
from rawsiko.server.classes.school_class import SchoolClass
from rawsiko.server.classes.views import view_for

MINUTE = 60
NOW = 1000.0


def lesson(minutes: int, kind: LessonKind, pupils: int | None) -> Lesson:
    # Some seconds more, as when a form is filled in.
    return Lesson(bell_at=NOW + MINUTE * minutes + 5, kind=kind, pupils=pupils)


def test_a_lesson_with_enough_time_is_left_as_it_is() -> None:
    for kind, pupils in product(LessonKind, (None, 7, 25, 35)):
        assert planning.plan_of(lesson(50, kind, pupils), NOW).best is None


def test_a_lesson_opened_ten_minutes_late_has_three_turns() -> None:
    """The questions and half of the debrief are left out; of a lesson opened even later, the
    briefing, too."""
    late = lesson(35, LessonKind.FIRST_MATCH, 25)
    best = planning.plan_of(late, NOW).best
    assert best == replace(late, questions=False, debrief_minutes=5)
    later = planning.plan_of(lesson(31, LessonKind.FIRST_MATCH, 25), NOW).best
    assert later == replace(
        lesson(31, LessonKind.FIRST_MATCH, 25), questions=False, debrief_minutes=5, briefing=False
    )
    assert best is not None
    offered = planning.plan_of(best, NOW)
    assert offered.best is None
    assert (offered.tables[0].fits, offered.tables[0].turns) == (True, 3)


@pytest.mark.parametrize("kind", LessonKind)
def test_what_is_offered_never_has_fewer_turns(kind: LessonKind) -> None:
    """However short; and the score is there before the debrief if the Turns fit."""
    for minutes, pupils in product(range(10, 50), (None, 3, 7, 25)):
        wanted = lesson(minutes, kind, pupils)
        before = planning.plan_of(wanted, NOW)
        if before.best is None:
            continue
        assert before.best.bell_at == wanted.bell_at
        after = planning.plan_of(before.best, NOW)
        assert after.best is None
        assert after.tables[0].turns >= before.tables[0].turns
        play = next(part for part in after.parts if part.part is Part.PLAY)
        if after.tables[0].fits and kind is not LessonKind.TWO_LESSONS:
            assert after.moments[-1] + SCORE <= play.ends + 1


def test_of_two_lessons_the_first_has_no_debrief_to_leave_out() -> None:
    for minutes in range(10, 45):
        best = planning.plan_of(lesson(minutes, LessonKind.TWO_LESSONS, None), NOW).best
        assert best is None or best.debrief_minutes is None


@pytest.mark.parametrize(
    ("rules", "house_rules"),
    [
        (RuleSet.CLASSIC, (False, False)),
        (RuleSet.WORLD_NEWS, (True, False)),
        (RuleSet.RECYCLING, (False, True)),
        (RuleSet.BOTH, (True, True)),
    ],
)
def test_the_rule_set_says_which_house_rules_are_played(
    rules: RuleSet, house_rules: tuple[bool, bool]
) -> None:
    """R4.10, R4.11: also where the lesson has options of its own, because only the rule set was
    compared with the board."""
    school = SchoolClass("", "")
    for own in (None, Options(world_news=True, leave_one_behind=True)):
        school.lesson = Lesson(bell_at=NOW + 45 * MINUTE, rules=rules, options=own)
        options = planning.options_of(school, turns=4)
        assert (options.world_news, options.recycling) == house_rules
        assert options.host_keeps_time


def test_a_rule_set_stays_as_the_class_was_opened() -> None:
    school = SchoolClass("", "")
    school.lesson = Lesson(bell_at=NOW + 45 * MINUTE, rules=RuleSet.BOTH)
    command = SetLesson(Lesson(bell_at=NOW + 60 * MINUTE))
    entry = decide(school, command, Circumstances(NOW, Random(1), {}, {}))
    assert isinstance(entry, LessonSet)
    assert entry.lesson.rules is RuleSet.BOTH


def dealt_class(minutes: int, pupils: int, now: float) -> SchoolClass:
    school = SchoolClass("", "")
    school.happen(ClassOpened("c", lesson(minutes, LessonKind.FIRST_MATCH, pupils), NOW))
    for number in range(1, pupils + 1):
        joined = MemberJoined(f"m{number}", number, number, Language.EN, 1, ("",), is_waiting=False)
        school.happen(joined)
    entry = decide(school, DealTables(), Circumstances(now, Random(1), {}, {}))
    assert isinstance(entry, TablesDealt)
    school.happen(entry)
    return school


def turns_of_tables(school: SchoolClass, now: float) -> list[int]:
    return [table.turns for table in view_for(school, ClassRole.HOST, None, now).tables]


@pytest.mark.parametrize("pupils", [7, 28, 35])
@pytest.mark.parametrize("after", [2, 9, 12])
def test_tables_start_with_the_turns_that_the_teacher_was_told(pupils: int, after: int) -> None:
    """However early or late the tables are dealt."""
    now = NOW + after * MINUTE
    school = dealt_class(50, pupils, now)
    told = turns_of_tables(school, now)
    assert told == [table.turns for table in school.tables.values()]
    entry = decide(school, StartTables(), Circumstances(now, Random(1), {}, {}))
    assert isinstance(entry, AllStarted)
    assert [table.turns for table in entry.tables] == told


@pytest.mark.parametrize("pupils", [7, 28])
def test_a_start_within_a_minute_has_the_turns_that_were_dealt(pupils: int) -> None:
    """Or until a minute after everybody should sit at their table, although one Turn fewer may fit
    by then. Later, the time that has passed counts."""
    changed = False
    for after in range(2 * MINUTE, 14 * MINUTE, 20):
        now = NOW + after
        school = dealt_class(50, pupils, now)
        told = turns_of_tables(school, now)
        for start in (now + 20, now + MINUTE, now + 4 * MINUTE):
            assert turns_of_tables(school, start) == told
            entry = decide(school, StartTables(), Circumstances(start, Random(1), {}, {}))
            assert isinstance(entry, AllStarted)
            assert [table.turns for table in entry.tables] == told
        changed |= turns_of_tables(school, now + 5 * MINUTE) != told
    assert changed


def test_the_teacher_is_told_what_the_plan_of_the_lesson_had() -> None:
    early, planned, late = (
        view_for(dealt_class(50, 24, now), ClassRole.HOST, None, now).tables[0]
        for now in (NOW + 2 * MINUTE, NOW + 9 * MINUTE, NOW + 16 * MINUTE)
    )
    assert early.first_turns == planned.first_turns == late.first_turns == planned.turns
    assert early.turns > planned.turns > late.turns
