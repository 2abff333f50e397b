"""The plan of a lesson: when each part begins, and how many Turns fit a table.

All times are in seconds. The durations of setup, Turn and score are from the model in
docs/simulation.md; no class has been measured yet.
"""

from collections.abc import Mapping
from enum import StrEnum
from math import floor

from rawsiko.engine.records import Record

MINUTE = 60

READING = 90.0  # everybody reads their card at once
SETUP_PER_PUPIL = 85.0
SETUP_PER_PUPIL_ADVANCED = 51.0  # the game draws the Continents (R3.6)
SETUP_PER_BOT = 20.0
TURN_PER_PUPIL = 75.0
TURN_PER_BOT = 12.0
SCORE = 60.0
KNOWN_GAME_PACE = 0.9  # an assumption: pupils who know the game need a tenth less

ENOUGH_TURNS = 3  # with fewer, a lesson is better without some of its parts
LEAST_TURNS = 2
SHORT_DEBRIEF = 5  # minutes
MOST_TURNS = 8
MOVING = 3  # minutes until everybody sits at their table
LAST_FIGURE = 2 * MINUTE  # "before and after", when the second round of questions is closed


class LessonKind(StrEnum):
    """What kind of lesson it is."""

    FIRST_MATCH = "first_match"
    """Briefing, play, debrief."""
    KNOWN_GAME = "known_game"
    """No briefing, and more Turns."""
    TWO_LESSONS = "two_lessons"
    """Eight Turns; the match goes on another day."""


class Part(StrEnum):
    """A part of a lesson, in the order of time."""

    JOIN = "join"
    QUESTIONS_BEFORE = "questions_before"
    BRIEFING = "briefing"
    SEATS = "seats"
    PLAY = "play"
    DEBRIEF = "debrief"
    QUESTIONS_AFTER = "questions_after"
    LAST_FIGURE = "last_figure"


class Minutes(Record, frozen=True):
    """How long the parts of a lesson take, play aside; and what its matches are like."""

    join: int
    questions: int  # each round
    briefing: int
    debrief: int
    advanced_setup: bool = False


# By the minutes of a lesson. Play gets the rest.
PRESETS: Mapping[int, Minutes] = {
    45: Minutes(join=4, questions=2, briefing=3, debrief=10, advanced_setup=True),
    50: Minutes(join=4, questions=2, briefing=3, debrief=10),
    60: Minutes(join=4, questions=2, briefing=4, debrief=11),
    90: Minutes(join=5, questions=3, briefing=10, debrief=13),
}


class LessonChoices(Record, frozen=True):
    """What the teacher chose."""

    begins: float  # seconds since any fixed moment
    bell: float
    kind: LessonKind = LessonKind.FIRST_MATCH
    has_questions: bool = True
    has_briefing: bool = True
    seats_minutes: int = MOVING
    debrief_minutes: int | None = None  # None: as its length suggests


class PlanStep(Record, frozen=True):
    part: Part
    begins: float
    ends: float


def preset_for(seconds: float) -> Minutes:
    """The longest preset that fits into the lesson; the shortest one if none does."""
    fitting = [minutes for minutes in PRESETS if minutes * MINUTE <= seconds]
    return PRESETS[max(fitting, default=min(PRESETS))]


def schedule(lesson: LessonChoices) -> tuple[PlanStep, ...]:
    """The parts of the lesson, without gaps, from its beginning to the bell.

    Parts of no length are left out. If the lesson is too short, play is what is missing.
    """
    preset = preset_for(lesson.bell - lesson.begins)
    begins = lesson.begins
    steps: list[PlanStep] = []
    for part, minutes in _before_play(preset, lesson):
        steps.append(PlanStep(part, begins, begins + minutes * MINUTE))
        begins += minutes * MINUTE
    ends = play_ends(lesson)
    steps.append(PlanStep(Part.PLAY, begins, max(begins, ends)))
    for part, seconds in _after_play(preset, lesson):
        steps.append(PlanStep(part, ends, ends + seconds))
        ends += seconds
    return tuple(step for step in steps if step.ends > step.begins)


def play_ends(lesson: LessonChoices) -> float:
    """P: the moment by which every table should have its score."""
    preset = preset_for(lesson.bell - lesson.begins)
    return lesson.bell - sum(seconds for _, seconds in _after_play(preset, lesson))


def _before_play(preset: Minutes, lesson: LessonChoices) -> list[tuple[Part, int]]:
    return [
        (Part.JOIN, preset.join),
        (Part.QUESTIONS_BEFORE, preset.questions if lesson.has_questions else 0),
        (Part.BRIEFING, preset.briefing if _has_briefing(lesson) else 0),
        (Part.SEATS, lesson.seats_minutes),
    ]


def _has_briefing(lesson: LessonChoices) -> bool:
    return lesson.has_briefing and lesson.kind is not LessonKind.KNOWN_GAME


def _after_play(preset: Minutes, lesson: LessonChoices) -> list[tuple[Part, float]]:
    # A match that goes on another day has its debrief and second round then.
    if lesson.kind is LessonKind.TWO_LESSONS:
        return [(Part.LAST_FIGURE, LAST_FIGURE)]
    own = lesson.debrief_minutes
    debrief = (Part.DEBRIEF, (preset.debrief if own is None else own) * MINUTE)
    if not lesson.has_questions:
        return [debrief]
    return [
        debrief,
        (Part.QUESTIONS_AFTER, preset.questions * MINUTE),
        (Part.LAST_FIGURE, LAST_FIGURE),
    ]


class Priors(Record, frozen=True):
    """How long a table is expected to take, before it has played."""

    setup: float
    turn: float
    score: float = SCORE


class TablePlan(Record, frozen=True):
    turns: int
    ends: float  # with the score
    fits: bool  # False: not even two Turns fit


def priors(
    pupils: int,
    bots: int,
    *,
    kind: LessonKind = LessonKind.FIRST_MATCH,
    advanced_setup: bool = False,
) -> Priors:
    """What the model says for a table with that many seats of pupils and of bots."""
    pace = KNOWN_GAME_PACE if kind is LessonKind.KNOWN_GAME else 1.0
    per_pupil = SETUP_PER_PUPIL_ADVANCED if advanced_setup else SETUP_PER_PUPIL
    return Priors(
        setup=READING + pace * pupils * per_pupil + bots * SETUP_PER_BOT,
        turn=pace * pupils * TURN_PER_PUPIL + bots * TURN_PER_BOT,
    )


def plan_table(expected: Priors, begins: float, ends: float, kind: LessonKind) -> TablePlan:
    """As many Turns as fit between the two moments, from 2 to 8.

    If not even two fit, the plan has two and `fits` is False.
    """
    if kind is LessonKind.TWO_LESSONS:
        return TablePlan(MOST_TURNS, _end(expected, begins, MOST_TURNS), fits=True)
    fitting = floor((ends - begins - expected.setup - expected.score) / expected.turn)
    turns = min(max(fitting, LEAST_TURNS), MOST_TURNS)
    return TablePlan(turns, _end(expected, begins, turns), fits=fitting >= LEAST_TURNS)


def _end(expected: Priors, begins: float, turns: int) -> float:
    return begins + expected.setup + turns * expected.turn + expected.score
