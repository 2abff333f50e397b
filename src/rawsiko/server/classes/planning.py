"""The lesson's plan for this class: when play ends, how tables are dealt, how many Turns fit."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from msgspec.structs import replace

from rawsiko.engine.options import Options
from rawsiko.lesson import dealing, plan
from rawsiko.protocol.class_bodies import LessonPlan, PlannedPart, PlannedTables
from rawsiko.protocol.class_views import LONGEST_LESSON, Lesson, Member, Moment, RuleSet
from rawsiko.server.classes.entries import DealtTable
from rawsiko.server.classes.school_class import SchoolClass


def is_possible(lesson: Lesson, now: Moment) -> bool:
    """Whether the bell is in the future, and not too far."""
    return now < lesson.bell_at <= now + LONGEST_LESSON


def lesson_of(school: SchoolClass) -> plan.LessonChoices:
    lesson = school.lesson
    return plan.LessonChoices(
        begins=school.lesson_began,
        bell=lesson.bell_at,
        kind=lesson.kind,
        has_questions=lesson.questions,
        has_briefing=lesson.briefing,
        seats_minutes=lesson.seats_minutes,
        debrief_minutes=lesson.debrief_minutes,
    )


def play_ends(school: SchoolClass, number: int | None = None) -> Moment:
    """When play ends at all tables, or at this one, which may have more time."""
    table = None if number is None else school.tables.get(number)
    more_minutes = 0 if table is None else table.more_minutes
    return plan.play_ends(lesson_of(school)) + plan.MINUTE * more_minutes


def options_of(school: SchoolClass, turns: int) -> Options:
    """The options of a match of this class. The host, who plays no seat, keeps the time."""
    chosen = school.lesson.options
    if chosen is None:
        preset = plan.preset_for(school.lesson.bell_at - school.lesson_began)
        chosen = Options(advanced_setup=preset.advanced_setup, head_start=True)
    return with_rules(replace(chosen, turns=turns, host_keeps_time=True), school.lesson.rules)


def with_rules(options: Options, rules: RuleSet) -> Options:
    """The options with the house rules of this rule set and no others of its kind."""
    return replace(
        options,
        world_news=rules in (RuleSet.WORLD_NEWS, RuleSet.BOTH),
        recycling=rules in (RuleSet.RECYCLING, RuleSet.BOTH),
    )


def priors_of(school: SchoolClass, pupils: int, bots: int) -> plan.Priors:
    return plan.priors(
        pupils,
        bots,
        kind=school.lesson.kind,
        advanced_setup=options_of(school, plan.LEAST_TURNS).advanced_setup,
    )


def plan_of_table(school: SchoolClass, pupils: int, bots: int, begins: Moment) -> plan.TablePlan:
    expected = priors_of(school, pupils, bots)
    return plan.plan_table(expected, begins, play_ends(school), school.lesson.kind)


def plan_of(lesson: Lesson, now: Moment) -> LessonPlan:
    """The plan of a class that is opened with this lesson now."""
    planned = _planned(lesson, now)
    turns = _turns_of(lesson, planned)
    if turns >= plan.ENOUGH_TURNS:
        return planned
    best = None
    for shorter in _shortened(lesson):
        possible = _turns_of(shorter, _planned(shorter, now))
        if possible > turns:
            best, turns = shorter, possible
        if turns >= plan.ENOUGH_TURNS:
            break
    return replace(planned, best=best)


def _shortened(lesson: Lesson) -> Iterator[Lesson]:
    """The lesson without more and more of its parts."""
    has_debrief = lesson.kind is not plan.LessonKind.TWO_LESSONS
    minutes = lesson.debrief_minutes
    lesson = replace(lesson, questions=False)
    yield lesson
    if has_debrief and (minutes is None or minutes > plan.SHORT_DEBRIEF):
        lesson = replace(lesson, debrief_minutes=plan.SHORT_DEBRIEF)
        yield lesson
    lesson = replace(lesson, briefing=False)
    yield lesson
    if has_debrief:
        yield replace(lesson, debrief_minutes=0)


def _turns_of(lesson: Lesson, planned: LessonPlan) -> int:
    """How many Turns end in time at the most frequent size of tables. In the first of two lessons
    one Turn is enough."""
    ends = [part.ends for part in planned.parts if part.part is plan.Part.PLAY]
    is_unfinished = lesson.kind is plan.LessonKind.TWO_LESSONS
    score = 0.0 if is_unfinished else plan.SCORE
    done = sum(moment + score <= ends[0] for moment in planned.moments[1:]) if ends else 0
    return plan.ENOUGH_TURNS if is_unfinished and done else done


def _planned(lesson: Lesson, now: Moment) -> LessonPlan:
    school = SchoolClass("", "")
    school.lesson, school.lesson_began = lesson, now
    begins = play_begins(school, now)
    seconds = play_ends(school) - begins
    unknown = {dealing.usual_size(seconds): None}
    known = Counter(dealing.table_sizes(lesson.pupils, seconds)) if lesson.pupils else unknown
    sizes = sorted(known.items(), key=lambda size: (-(size[1] or 0), size[0]))
    tables: list[PlannedTables] = []
    for pupils, number in sizes:
        bots = dealing.bots_beside(pupils)
        planned = plan_of_table(school, pupils, bots, begins)
        tables.append(PlannedTables(number, pupils, bots, planned.turns, planned.fits))
    first = tables[0]
    expected = priors_of(school, first.pupils, first.bots)
    turns = [begins + expected.setup + expected.turn * turn for turn in range(first.turns + 1)]
    parts = [PlannedPart(s.part, s.begins, s.ends) for s in plan.schedule(lesson_of(school))]
    return LessonPlan(tuple(parts), tuple(tables), tuple(turns))


def counted_from(school: SchoolClass, now: Moment) -> Moment:
    """When play begins for counting Turns: when the pupils have found the tables that they were
    dealt to. Until a minute later it's still that moment, so that the tables start with the Turns
    that they were dealt with; then it's now."""
    at = school.dealt_at
    seated = now if at is None else after_moving(school, at)
    return seated if at is not None and at <= now <= seated + plan.MINUTE else now


def after_moving(school: SchoolClass, dealt_at: Moment) -> Moment:
    return dealt_at + plan.MINUTE * school.lesson.seats_minutes


def play_begins(school: SchoolClass, now: Moment) -> Moment:
    """By the plan; later if the pupils can't have found their tables by then."""
    return max(after_moving(school, now), planned_begin(school, now))


def planned_begin(school: SchoolClass, now: Moment) -> Moment:
    """When play begins by the plan of the lesson; now if it leaves no time to play."""
    play = [step for step in plan.schedule(lesson_of(school)) if step.part is plan.Part.PLAY]
    return play[0].begins if play else now


def dealt(
    school: SchoolClass,
    members: Sequence[Member],
    order: dealing.DealOrder,
    now: Moment,
    rng: Random,
) -> tuple[DealtTable, ...]:
    """Tables for these members, with numbers that no started table has. Members who share a company
    sit together.

    Raises ValueError if too many are locked at one table.
    """
    seconds = play_ends(school) - play_begins(school, now)
    seated = after_moving(school, now)
    started = {number for number, table in school.tables.items() if table.table is not None}
    free = [number for number in range(1, 121) if number not in started]
    companies = [
        dealing.Company(
            member.id,
            member.language,
            seats=member.companies,
            locked_at=_place(free, member.table) if member.is_locked else None,
            was_at=_place(free, member.table),
        )
        for member in members
        if member.shares_with is None
    ]
    tables = dealing.deal(companies, order, seconds, rng)
    return tuple(
        DealtTable(
            number=number,
            members=(
                *table.companies,
                *(one.id for one in members if one.shares_with in table.companies),
            ),
            seats=table.pupil_seats + table.bots,
            turns=plan_of_table(school, table.pupil_seats, table.bots, seated).turns,
        )
        for number, table in zip(free, tables, strict=False)
    )


def _place(free: Sequence[int], number: int | None) -> int | None:
    """The position of a table's number among the free ones, from 1."""
    return free.index(number) + 1 if number in free else None
