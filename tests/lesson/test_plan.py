"""The plan of a lesson."""

from itertools import pairwise

import pytest

from rawsiko.lesson.plan import (
    LessonChoices,
    LessonKind,
    Part,
    plan_table,
    play_ends,
    preset_for,
    priors,
    schedule,
)

PLAY = {45: (12, 31), 50: (12, 36), 60: (13, 45), 90: (21, 72)}
TURNS = {45: (3, 3), 50: (3, 4), 60: (4, 4), 90: (4, 8)}  # pupils a table, Turns


def play_seconds(lesson: LessonChoices) -> float:
    """From the setup to the score, if the lesson runs to plan."""
    return sum(step.ends - step.begins for step in schedule(lesson) if step.part is Part.PLAY)


def lesson(minutes: int, kind: LessonKind = LessonKind.FIRST_MATCH) -> LessonChoices:
    return LessonChoices(begins=0, bell=minutes * 60, kind=kind)


@pytest.mark.parametrize("minutes", PLAY)
def test_play_ends_in_time_for_debrief_questions_and_the_last_figure(minutes: int) -> None:
    play = next(step for step in schedule(lesson(minutes)) if step.part is Part.PLAY)
    assert (play.begins / 60, play.ends / 60) == PLAY[minutes]
    assert play.ends == play_ends(lesson(minutes))
    assert play.ends - play.begins == play_seconds(lesson(minutes))


@pytest.mark.parametrize("minutes", [*PLAY, 47, 75, 120])
@pytest.mark.parametrize("kind", list(LessonKind))
def test_the_parts_fill_the_lesson_without_gaps(minutes: int, kind: LessonKind) -> None:
    steps = schedule(lesson(minutes, kind))
    assert steps[0].begins == 0
    assert steps[-1].ends == minutes * 60
    assert all(one.ends == after.begins for one, after in pairwise(steps))


def turns(minutes: int, kind: LessonKind = LessonKind.FIRST_MATCH) -> int:
    pupils, _ = TURNS[minutes]
    advanced = preset_for(minutes * 60).advanced_setup
    expected = priors(pupils, 4 - pupils, kind=kind, advanced_setup=advanced)
    plan = lesson(minutes, kind)
    begins = play_ends(plan) - play_seconds(plan)
    table = plan_table(expected, begins, play_ends(plan), kind)
    assert table.fits
    assert kind is LessonKind.TWO_LESSONS or table.ends <= play_ends(plan)
    return table.turns


@pytest.mark.parametrize("minutes", TURNS)
def test_the_presets_have_the_turns_that_they_promise(minutes: int) -> None:
    assert turns(minutes) == TURNS[minutes][1]


@pytest.mark.parametrize("minutes", [45, 50, 60])
def test_who_knows_the_game_gets_a_turn_more(minutes: int) -> None:
    assert turns(minutes, LessonKind.KNOWN_GAME) > TURNS[minutes][1]


def test_two_lessons_have_eight_turns() -> None:
    assert turns(45, LessonKind.TWO_LESSONS) == 8


def test_four_pupils_get_fewer_turns_than_three_with_a_bot() -> None:
    ends, begins = play_ends(lesson(50)), 12 * 60
    assert plan_table(priors(4, 0), begins, ends, LessonKind.FIRST_MATCH).turns == 3
    assert plan_table(priors(3, 1), begins, ends, LessonKind.FIRST_MATCH).turns == 4


def test_a_plan_has_two_turns_at_least() -> None:
    first = LessonKind.FIRST_MATCH
    short = plan_table(priors(3, 1, advanced_setup=True), 0, 14 * 60, first)
    assert (short.turns, short.fits) == (2, True)
    too_short = plan_table(priors(3, 1), 0, 10 * 60, first)
    assert (too_short.turns, too_short.fits) == (2, False)


def test_what_is_left_out_is_time_to_play() -> None:
    """Without questions there's nothing for the last figure to compare, either."""
    usual = play_seconds(LessonChoices(0, 50 * 60))
    no_questions = LessonChoices(0, 50 * 60, has_questions=False)
    assert play_seconds(no_questions) - usual == 6 * 60
    parts = {step.part for step in schedule(no_questions)}
    assert not parts & {Part.QUESTIONS_BEFORE, Part.QUESTIONS_AFTER, Part.LAST_FIGURE}
    assert play_seconds(LessonChoices(0, 50 * 60, has_briefing=False)) - usual == 3 * 60
    assert play_seconds(LessonChoices(0, 50 * 60, debrief_minutes=5)) - usual == 5 * 60
    assert play_seconds(LessonChoices(0, 50 * 60, seats_minutes=0)) - usual == 3 * 60
    no_debrief = LessonChoices(0, 50 * 60, debrief_minutes=0)
    assert Part.DEBRIEF not in {step.part for step in schedule(no_debrief)}


def test_a_lesson_too_short_to_play_says_so() -> None:
    assert play_seconds(lesson(20)) == 0
