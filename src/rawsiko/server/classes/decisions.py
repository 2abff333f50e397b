"""Decides what a command of the teacher leads to: one entry of the class's journal, or a refusal.

Nothing here changes a class.
"""

import secrets
from collections.abc import Mapping
from random import Random
from typing import NamedTuple, assert_never

from msgspec.structs import replace

from rawsiko.bots.registry import BOTS
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import MOST_TURNS
from rawsiko.engine.refusals import Refusal
from rawsiko.protocol import class_commands as commands
from rawsiko.protocol.class_views import FEWEST_ANSWERS, Member, MemberId, Moment
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import COMPANIES, OVER, Seat, SeatKind, Status
from rawsiko.server.classes import entries, planning
from rawsiko.server.classes.entries import ClassEntry
from rawsiko.server.classes.school_class import SchoolClass
from rawsiko.server.tables import tokens

MOST_SEATS = 5


class TableFacts(NamedTuple):
    """What is known of a started table; none of it is secret."""

    status: Status
    turn: int
    last_turn: int
    seats: tuple[Seat, ...]

    def bots(self) -> list[Seat]:
        return [seat for seat in self.seats if seat.kind is SeatKind.BOT]

    def people(self) -> int:
        return sum(seat.kind is SeatKind.PERSON for seat in self.seats)


class Circumstances(NamedTuple):
    """What a decision depends on besides the class itself."""

    now: Moment
    rng: Random
    tables: Mapping[int, TableFacts]  # that were started and can be reached
    counts: Mapping[str, Mapping[str, int]] = {}  # of the round that is being closed


Decision = ClassEntry | TableRefusal | Refusal
Journaled = (
    commands.SetLesson
    | commands.SetDoor
    | commands.ShowStage
    | commands.DealTables
    | commands.MoveMember
    | commands.LockMember
    | commands.AdmitMember
    | commands.RemoveMember
    | commands.GiveMemberToBot
    | commands.RenameMember
    | commands.SilenceChat
    | commands.StartTables
    | commands.PauseTables
    | commands.ResumeTables
    | commands.SetLastTurns
    | commands.GiveMoreTime
    | commands.RingBell
    | commands.SetSoftTimer
    | commands.OpenRound
    | commands.CloseRound
    | commands.EndClass
)


def decide(school: SchoolClass, command: Journaled, around: Circumstances) -> Decision:
    if school.is_over:
        return TableRefusal.CLASS_ENDED
    match command:
        case commands.SetLesson():
            if not planning.is_possible(command.lesson, around.now):
                return TableRefusal.LESSON_TIME
            if command.lesson.bot_level not in BOTS:
                return TableRefusal.UNKNOWN_LEVEL
            return entries.LessonSet(command.lesson)
        case commands.GiveMoreTime():
            lesson = replace(
                school.lesson,
                bell_at=max(school.lesson.bell_at, around.now) + 60 * command.minutes,
            )
            if not planning.is_possible(lesson, around.now):
                return TableRefusal.LESSON_TIME
            return entries.LessonSet(lesson)
        case commands.SetDoor():
            return entries.DoorSet(command.door)
        case commands.ShowStage():
            if command.table is not None and command.table not in school.tables:
                return TableRefusal.NO_SUCH_TABLE
            return entries.StageShown(command.stage, command.page, command.table)
        case commands.EndClass():
            return entries.ClassEnded(entries.EndReason.TEACHER)
        case commands.OpenRound():
            known = school.rounds.get(command.round)
            if known is not None:
                return TableRefusal.ROUND_NOT_OPEN if known.is_open else TableRefusal.ROUND_CLOSED
            return entries.RoundOpened(command.round)
        case commands.CloseRound():
            known = school.rounds.get(command.round)
            if known is None or not known.is_open:
                return TableRefusal.ROUND_NOT_OPEN
            is_enough = known.answers >= FEWEST_ANSWERS
            counts = around.counts if is_enough else None
            return entries.RoundClosed(command.round, known.answers, counts)
        case (
            commands.MoveMember()
            | commands.LockMember()
            | commands.AdmitMember()
            | commands.RemoveMember()
            | commands.GiveMemberToBot()
            | commands.RenameMember()
        ):
            member = school.members.get(command.member)
            if member is None:
                return TableRefusal.NOT_A_MEMBER
            return _decide_for_member(school, member, command, around)
        case _:
            return _decide_for_tables(school, command, around)


def _decide_for_member(
    school: SchoolClass,
    member: Member,
    command: commands.MoveMember
    | commands.LockMember
    | commands.AdmitMember
    | commands.RemoveMember
    | commands.GiveMemberToBot
    | commands.RenameMember,
    around: Circumstances,
) -> Decision:
    match command:
        case commands.MoveMember():
            return _decide_move(school, member, command, around)
        case commands.LockMember():
            if member.table is None:
                return TableRefusal.NO_SUCH_TABLE
            return entries.MemberLocked(member.id, command.is_locked)
        case commands.AdmitMember():
            return entries.MemberAdmitted(member.id)
        case commands.RemoveMember():
            return entries.MemberRemoved(member.id, seats_of(member))
        case commands.GiveMemberToBot():
            level = command.level or school.lesson.bot_level
            if level not in BOTS:
                return TableRefusal.UNKNOWN_LEVEL
            if not member.seats:
                return TableRefusal.NOT_A_MEMBER
            return entries.MemberUnseated(member.id, level, seats_of(member))
        case commands.RenameMember():
            company = free_company(school, around.rng)
            avatar = around.rng.randrange(2**31)
            return entries.CompanyDrawn(member.id, company, avatar, by_member=False)
        case _:
            assert_never(command)


def _decide_for_tables(school: SchoolClass, command: Journaled, around: Circumstances) -> Decision:
    match command:
        case commands.DealTables():
            return _decide_deal(school, command, around)
        case commands.StartTables():
            return _decide_start(school, around)
        case commands.PauseTables():
            refusal = _refusal_of_started(school, command.table)
            return refusal or entries.AllPaused(command.message, command.table)
        case commands.ResumeTables():
            refusal = _refusal_of_started(school, command.table)
            return refusal or entries.AllResumed(command.table)
        case commands.SetLastTurns():
            return _decide_last_turns(school, command, around)
        case commands.RingBell():
            return _decide_bell(school, command, around)
        case commands.SetSoftTimer():
            refusal = _refusal_of_started(school, command.table)
            return refusal or entries.TimerSet(command.table, command.seconds)
        case commands.SilenceChat():
            if command.member is not None and command.member not in school.members:
                return TableRefusal.NOT_A_MEMBER
            if command.table is not None and command.table not in school.tables:
                return TableRefusal.NO_SUCH_TABLE
            return entries.Silenced(command.is_silenced, command.table, command.member)
        case _:
            raise AssertionError(command)


def _refusal_of_started(school: SchoolClass, number: int | None) -> TableRefusal | None:
    if not school.is_started:
        return TableRefusal.TABLES_NOT_STARTED
    if number is None:
        return None
    table = school.tables.get(number)
    if table is None:
        return TableRefusal.NO_SUCH_TABLE
    return TableRefusal.TABLES_NOT_STARTED if table.table is None else None


def _decide_deal(
    school: SchoolClass, command: commands.DealTables, around: Circumstances
) -> Decision:
    """Those who sit at a started table stay there."""
    members = [
        member for member in school.members.values() if not member.is_waiting and not member.seats
    ]
    if not members:
        return TableRefusal.NOBODY_TO_DEAL
    try:
        tables = planning.dealt(school, members, command.order, around.now, around.rng)
    except ValueError:  # too many are locked at one table
        return TableRefusal.TABLE_IS_FULL
    return entries.TablesDealt(tables)


def _decide_start(school: SchoolClass, around: Circumstances) -> Decision:
    waiting = [table for table in school.tables.values() if table.table is None]
    if not waiting:
        return TableRefusal.TABLES_STARTED if school.is_started else TableRefusal.NOBODY_TO_DEAL
    started: list[entries.StartedTable] = []
    for table in waiting:
        free = iter(PlayerId(f"p{number}") for number in range(1, MOST_SEATS + 1))
        members = {
            who: tuple(next(free) for _ in range(school.members[who].companies))
            for who in table.members
        }
        people = sum(len(seats) for seats in members.values())
        turns = planning.turns_that_fit(school, people, table.seats, around.now)
        started.append(
            entries.StartedTable(table.number, tokens.new_table_id(), table.seats, turns, members)
        )
    return entries.AllStarted(tuple(started))


def _decide_move(
    school: SchoolClass, member: Member, command: commands.MoveMember, around: Circumstances
) -> Decision:
    table = school.tables.get(command.table)
    if table is None:
        is_next = command.table == max(school.tables, default=0) + 1
        if not is_next or school.is_started:
            return TableRefusal.NO_SUCH_TABLE
        return entries.MemberMoved(member.id, command.table)
    if table.table is not None:
        return seat_at(school, member, command.table, around, may_share=command.may_share)
    taken = sum(school.members[who].companies for who in table.members if who != member.id)
    if taken + member.companies > MOST_SEATS:
        return TableRefusal.TABLE_IS_FULL
    return entries.MemberMoved(member.id, command.table)


def seat_at(
    school: SchoolClass, member: Member, number: int, around: Circumstances, *, may_share: bool
) -> Decision:
    """A bot's seat at a started table, with its company; or somebody's to share."""
    facts = around.tables.get(number)
    if facts is None or facts.status in OVER:
        return TableRefusal.NO_SUCH_TABLE
    if member.table == number and member.seats:
        return TableRefusal.TABLE_IS_FULL
    bots = facts.bots()
    if bots:
        seat = bots[0]
    else:
        if not may_share:
            return TableRefusal.TABLE_IS_FULL
        heads = {
            seat.player: sum(one.heads for one in school.at_seat(number, seat.player))
            for seat in facts.seats
        }
        fewest = min(heads, key=lambda player: heads[player])
        seat = next(seat for seat in facts.seats if seat.player == fewest)
    return entries.MemberMoved(
        member.id, number, (seat.player,), seat.company, seat.avatar, seats_of(member)
    )


def seats_of(member: Member) -> entries.SeatsLeft | None:
    if member.table is None or not member.seats:
        return None
    return entries.SeatsLeft(member.table, member.seats)


def place_for_latecomer(school: SchoolClass, member: MemberId, around: Circumstances) -> Decision:
    """A bot's seat at the table with fewest pupils, then lowest Turn; without one, a second head
    of the company with fewest heads."""
    going = {number: facts for number, facts in around.tables.items() if facts.status not in OVER}
    if not going:
        return TableRefusal.TABLES_NOT_STARTED

    def fewest_pupils(number: int) -> tuple[int, int, int]:
        return going[number].people(), going[number].turn, number

    with_bots = [number for number, facts in going.items() if facts.bots()]
    if with_bots:
        number = min(with_bots, key=fewest_pupils)
        return seat_at(school, school.members[member], number, around, may_share=False)

    def fewest_heads(number: int) -> tuple[int, int]:
        heads = [
            sum(one.heads for one in school.at_seat(number, seat.player))
            for seat in going[number].seats
        ]
        return min(heads), number

    number = min(going, key=fewest_heads)
    return seat_at(school, school.members[member], number, around, may_share=True)


def _decide_last_turns(
    school: SchoolClass, command: commands.SetLastTurns, around: Circumstances
) -> Decision:
    """R1.5: at tables whose last Turn has not begun."""
    if refusal := _refusal_of_started(school, command.table):
        return refusal
    turns: dict[str, int] = {}
    for number, facts in around.tables.items():
        if command.table not in (None, number) or facts.status in OVER:
            continue
        last = facts.turn + 1 if command.turn is None else command.turn
        if facts.turn < facts.last_turn and facts.turn < last <= MOST_TURNS:
            turns[str(number)] = last
    if not turns:
        return Refusal.LAST_TURN_BEGUN
    return entries.LastTurnsSet(turns)


def _decide_bell(
    school: SchoolClass, command: commands.RingBell, around: Circumstances
) -> Decision:
    """R6.6."""
    if refusal := _refusal_of_started(school, command.table):
        return refusal
    going = {
        number: facts
        for number, facts in around.tables.items()
        if command.table in (None, number) and facts.status in (Status.PLAYING, Status.PAUSED)
    }
    if not going:
        return TableRefusal.NOT_PLAYING
    if command.when_turn_ends:
        return entries.BellArmed({str(number): facts.turn for number, facts in going.items()})
    return entries.BellRung(tuple(going))


def free_company(school: SchoolClass, rng: Random) -> int:
    """A company name that nobody in the class has, as long as there is one."""
    taken = {member.company for member in school.members.values()}
    free = [number for number in range(1, COMPANIES + 1) if number not in taken]
    return rng.choice(free or range(1, COMPANIES + 1))


def new_rng() -> Random:
    return Random(secrets.randbits(128))
