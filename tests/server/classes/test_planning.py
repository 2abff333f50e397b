"""The plan of a lesson: how much longer a short one has to be, and the options of its matches."""

from itertools import product
from random import Random

import pytest

from rawsiko.engine.options import Options
from rawsiko.lesson import dealing
from rawsiko.lesson.plan import LessonKind
from rawsiko.protocol.class_commands import SetLesson
from rawsiko.protocol.class_views import LONGEST_LESSON, Lesson, RuleSet
from rawsiko.server.classes import planning
from rawsiko.server.classes.circumstances import Circumstances
from rawsiko.server.classes.decisions import decide
from rawsiko.server.classes.entries import LessonSet
from rawsiko.server.classes.school_class import SchoolClass

MINUTE = 60
NOW = 1000.0


def lesson(minutes: int, kind: LessonKind, pupils: int | None) -> Lesson:
    # Some seconds more, as when a form is filled in.
    return Lesson(bell_at=NOW + MINUTE * minutes + 5, kind=kind, pupils=pupils)


@pytest.mark.parametrize("kind", LessonKind)
def test_it_is_the_shortest_longer_lesson_that_can_be_played(kind: LessonKind) -> None:
    """As if every longer lesson were planned; also where the presets change with the length."""
    for minutes, pupils in product((0, 14, 26, 44, 47, 49, 59), (None, 1, 2, 3, 5, 7, 11, 35, 200)):
        needed = planning.plan_of(lesson(minutes, kind, pupils), NOW).needs_minutes
        if needed is None:
            continue
        assert minutes < needed <= LONGEST_LESSON // MINUTE
        for shorter in range(minutes + 1, needed + 1):
            exact = Lesson(bell_at=NOW + MINUTE * shorter, kind=kind, pupils=pupils)
            is_enough = planning.plan_of(exact, NOW).needs_minutes is None
            assert is_enough is (shorter == needed)


def test_few_lessons_are_planned_to_find_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Anybody may ask, as often as they like."""
    plans: list[int] = []
    table_sizes = dealing.table_sizes

    def counted(companies: int, play_seconds: float) -> tuple[int, ...]:
        plans.append(companies)
        return table_sizes(companies, play_seconds)

    monkeypatch.setattr(dealing, "table_sizes", counted)
    assert planning.plan_of(lesson(1, LessonKind.FIRST_MATCH, 200), NOW).needs_minutes is not None
    assert len(plans) <= 10


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
