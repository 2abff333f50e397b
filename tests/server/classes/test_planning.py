"""The plan of a lesson that is too short: how much longer it has to be."""

from itertools import product

import pytest

from rawsiko.lesson import dealing
from rawsiko.lesson.plan import LessonKind
from rawsiko.protocol.class_views import LONGEST_LESSON, Lesson
from rawsiko.server.classes import planning

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
