"""Decides on commands about the tables of a class: dealing, start, pauses, last Turns, bell."""

from collections.abc import Iterator
from typing import assert_never

from msgspec.structs import replace

from rawsiko.engine.actions import Refusal
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import MOST_TURNS
from rawsiko.lesson.dealing import MOST_SEATS, bots_beside
from rawsiko.lesson.plan import MINUTE
from rawsiko.protocol import class_commands as commands
from rawsiko.protocol.class_views import MOST_TABLES, ClassTable, MemberId
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import Company
from rawsiko.server.classes import entries, planning
from rawsiko.server.classes.circumstances import Circumstances, Decision, TableFacts
from rawsiko.server.classes.company_names import drawn_companies
from rawsiko.server.classes.school_class import SchoolClass
from rawsiko.server.tables import tokens

ForTables = (
    commands.DealTables
    | commands.StartTables
    | commands.PauseTables
    | commands.ResumeTables
    | commands.SetLastTurns
    | commands.GiveMoreTime
    | commands.RingBell
    | commands.TakeBackBell
    | commands.SetSoftTimer
    | commands.SilenceChat
)


def decide_for_tables(school: SchoolClass, command: ForTables, around: Circumstances) -> Decision:
    match command:
        case commands.DealTables():
            return _decide_deal(school, command, around)
        case commands.StartTables():
            return _decide_start(school, around)
        case commands.PauseTables():
            refusal = _refusal_of_started(school, command.table) or _is_over(command.table, around)
            return refusal or entries.AllPaused(command.message, command.table)
        case commands.ResumeTables():
            refusal = _refusal_of_started(school, command.table)
            return refusal or entries.AllResumed(command.table)
        case commands.SetLastTurns():
            return _decide_last_turns(school, command, around)
        case commands.GiveMoreTime():
            return _decide_more_time(school, command, around)
        case commands.RingBell():
            return _decide_bell(school, command, around)
        case commands.TakeBackBell():
            return _decide_bell_back(school, command, around)
        case commands.SetSoftTimer():
            refusal = _refusal_of_started(school, command.table) or _is_over(command.table, around)
            return refusal or entries.TimerSet(command.table, command.seconds)
        case commands.SilenceChat():
            if command.member is not None and command.member not in school.members:
                return TableRefusal.NOT_A_MEMBER
            if command.table is not None and command.table not in school.tables:
                return TableRefusal.NO_SUCH_TABLE
            return entries.Silenced(command.is_silenced, command.table, command.member)
        case _:
            assert_never(command)


def _refusal_of_started(school: SchoolClass, number: int | None) -> TableRefusal | None:
    if not school.is_started:
        return TableRefusal.TABLES_NOT_STARTED
    if number is None:
        return None
    table = school.tables.get(number)
    if table is None:
        return TableRefusal.NO_SUCH_TABLE
    return TableRefusal.TABLES_NOT_STARTED if table.table is None else None


def _is_over(number: int | None, around: Circumstances) -> TableRefusal | None:
    facts = around.tables.get(number) if number is not None else None
    return TableRefusal.NOT_PLAYING if facts is not None and facts.is_over else None


def _decide_deal(
    school: SchoolClass, command: commands.DealTables, around: Circumstances
) -> Decision:
    """Members who sit at a started table stay there."""
    members = [
        member for member in school.members.values() if not member.is_waiting and not member.seats
    ]
    if not members:
        return TableRefusal.NOBODY_TO_DEAL
    try:
        tables = planning.dealt(school, members, command.order, around.now, around.rng)
    except ValueError:  # too many are locked at one table
        return TableRefusal.TABLE_IS_FULL
    return entries.TablesDealt(tables, around.now)


def _decide_start(school: SchoolClass, around: Circumstances) -> Decision:
    waiting = [table for table in school.tables.values() if table.table is None]
    if not waiting:
        return TableRefusal.TABLES_STARTED if school.is_started else TableRefusal.NOBODY_TO_DEAL
    names = drawn_companies(school, around.rng)
    return entries.AllStarted(tuple(_started(school, table, around, names) for table in waiting))


def decide_whole_table(school: SchoolClass, who: MemberId, around: Circumstances) -> Decision:
    """For a device shared by a whole table that came after the start: a table of its own, filled up
    with bots."""
    number = next((one for one in range(1, MOST_TABLES + 1) if one not in school.tables), None)
    if number is None:
        return TableRefusal.CLASS_FULL
    companies = school.members[who].companies
    table = ClassTable(number, (who,), companies + bots_beside(companies), turns=0)
    names = drawn_companies(school, around.rng)
    return entries.TableAdded(_started(school, table, around, names))


def _started(
    school: SchoolClass, table: ClassTable, around: Circumstances, names: Iterator[Company]
) -> entries.StartedTable:
    """With a seat for every company, and as many Turns as fit now."""
    free = iter(PlayerId(f"p{number}") for number in range(1, MOST_SEATS + 1))
    leads = [who for who in table.members if school.members[who].shares_with is None]
    seats = {who: tuple(next(free) for _ in range(school.members[who].companies)) for who in leads}
    members = {who: seats[school.members[who].shares_with or who] for who in table.members}
    people = sum(len(theirs) for theirs in seats.values())
    begins = planning.counted_from(school, around.now)
    turns = planning.plan_of_table(school, people, table.seats - people, begins).turns
    firsts = {theirs[0] for theirs in seats.values()}
    all_seats = [PlayerId(f"p{number}") for number in range(1, table.seats + 1)]
    companies = {seat: next(names) for seat in all_seats if seat not in firsts}
    return entries.StartedTable(
        table.number, tokens.new_table_id(), table.seats, turns, members, companies
    )


def _going(around: Circumstances, number: int | None) -> dict[int, TableFacts]:
    """This table, or all, without those that are over."""
    return {
        one: facts
        for one, facts in around.tables.items()
        if number in (None, one) and not facts.is_over
    }


def _decide_last_turns(
    school: SchoolClass, command: commands.SetLastTurns, around: Circumstances
) -> Decision:
    """R1.5: at tables whose last Turn has not begun."""
    if refusal := _refusal_of_started(school, command.table):
        return refusal
    turns: dict[str, int] = {}
    for number, facts in _going(around, command.table).items():
        last = facts.turn + 1 if command.turn is None else command.turn
        if facts.turn < facts.last_turn and facts.turn < last <= MOST_TURNS:
            turns[str(number)] = last
    if not turns:
        return Refusal.LAST_TURN_BEGUN
    return entries.LastTurnsSet(turns)


def _decide_more_time(
    school: SchoolClass, command: commands.GiveMoreTime, around: Circumstances
) -> Decision:
    """For all tables the bell moves. For one it stays: that table plays on during the debrief."""
    more, bell_at = MINUTE * command.minutes, school.lesson.bell_at
    if command.table is None:
        lesson = replace(school.lesson, bell_at=max(bell_at, around.now) + more)
        if not planning.is_possible(lesson, around.now):
            return TableRefusal.LESSON_TIME
        return entries.LessonSet(lesson)
    if refusal := _refusal_of_started(school, command.table) or _is_over(command.table, around):
        return refusal
    if planning.play_ends(school, command.table) + more > bell_at:
        return TableRefusal.PAST_THE_BELL
    return entries.TimeGiven(command.table, command.minutes)


def _decide_bell(
    school: SchoolClass, command: commands.RingBell, around: Circumstances
) -> Decision:
    """R6.6."""
    if refusal := _refusal_of_started(school, command.table):
        return refusal
    going = _going(around, command.table)
    if not going:
        return TableRefusal.NOT_PLAYING
    if command.when_turn_ends:
        return entries.BellArmed({str(number): facts.turn for number, facts in going.items()})
    return entries.BellRung(tuple(going))


def _decide_bell_back(
    school: SchoolClass, command: commands.TakeBackBell, around: Circumstances
) -> Decision:
    """R6.6: a bell that has not rung yet. Afterwards the match ends with the last Turn that was
    set."""
    if refusal := _refusal_of_started(school, command.table):
        return refusal
    going = _going(around, command.table)
    waiting = tuple(number for number in going if school.bell_after(number) is not None)
    return entries.BellTakenBack(waiting) if waiting else TableRefusal.NO_BELL_WAITS
