"""A class: its lesson, members and tables. It knows no sockets and no clock.

As with a table, `decisions` returns the entry for a command without changing anything; when the
entry is on disk, `happen` applies it.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import assert_never

import msgspec
from msgspec.structs import replace

from rawsiko.engine.ids import PlayerId
from rawsiko.lesson.dealing import bots_beside
from rawsiko.protocol.class_views import (
    ClassStatus,
    ClassTable,
    Door,
    Lesson,
    Member,
    MemberId,
    Moment,
    Pausing,
    Round,
    RoundView,
    Stage,
)
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import Avatar, Company
from rawsiko.server.classes import entries
from rawsiko.server.classes.entries import ClassEntry
from rawsiko.server.storage import StoredEntry
from rawsiko.server.tables.journaled import CannotRestore


def is_in(member: Member) -> bool:
    """Members who knock again after a bot took over their seat were let in before."""
    return not member.is_waiting or member.is_replaced


def seats_of(member: Member) -> entries.SeatsLeft | None:
    if member.table is None or not member.seats:
        return None
    return entries.SeatsLeft(member.table, member.seats)


def avatar_beside(avatar: Avatar, index: int) -> Avatar:
    """Of another company on the same device."""
    return (avatar + index) % 2**31


class SchoolClass:
    def __init__(self, class_id: str, code: str) -> None:
        self.id = class_id
        self.code = code
        self.seq = 0
        self.status = ClassStatus.JOINING
        self.lesson = Lesson(bell_at=0.0)
        self.is_rehearsal = False
        self.opened_at: Moment = 0.0
        self.lesson_began: Moment = 0.0  # later than the opening if it continues on another day
        self.door = Door.OPEN
        self.stage = Stage.JOINING
        self.page = 0
        self.is_shown_in_pause = False  # the stage was set after everything was paused
        self.shown_table: int | None = None
        self.dealt_at: Moment | None = None
        self.all_charts = False
        self.is_black = False
        self.members: dict[MemberId, Member] = {}
        self.contributions: dict[MemberId, tuple[str, ...]] = {}
        self.redraws: dict[MemberId, int] = {}
        self.given_up: dict[MemberId, entries.SeatsLeft] = {}  # theirs again if they come back
        self.came = 0  # members so far: ids aren't reused
        self.tables: dict[int, ClassTable] = {}
        self.other_companies: set[Company] = set()  # of bots, and of pupils who aren't members
        self.pauses: dict[int | None, Pausing] = {}
        self.is_silenced = False
        self.timers: dict[int, int] = {}  # that the teacher set
        self.chosen_last_turns: set[int] = set()  # tables whose last Turn the teacher set
        self.rounds: dict[Round, RoundView] = {}
        self.closed_rounds: dict[Round, entries.RoundClosed] = {}
        self.answered: dict[Round, tuple[MemberId, ...]] = {}  # whose answers are in the totals
        self.told_waiting: set[MemberId] = set()  # how they answered while others played
        self.waiting: Mapping[str, tuple[int, int]] = {}  # their totals, by Material

    @property
    def is_over(self) -> bool:
        return self.status is ClassStatus.ENDED

    @property
    def is_started(self) -> bool:
        return any(table.table for table in self.tables.values())

    def next_member(self) -> MemberId:
        return f"m{self.came + 1}"

    def at_seat(self, number: int, seat: PlayerId) -> list[Member]:
        """Whose seat it is: several members may share it."""
        return [
            member
            for member in self.members.values()
            if member.table == number and seat in member.seats
        ]

    def led_by(self, who: MemberId) -> entries.SeatsLeft | None:
        """The seats that a member has, or had until a bot took them over."""
        member = self.members.get(who)
        has_now = None if member is None else seats_of(member)
        return has_now or self.given_up.get(who)

    def mate_plays(self, who: MemberId) -> bool:
        """Whether another member, not a bot, plays on with the company that this one led."""
        left = self.given_up.get(who)
        return left is not None and any(self.at_seat(left.table, seat) for seat in left.seats)

    def sharing(self, who: MemberId) -> list[MemberId]:
        """Who shares this member's company before the start."""
        return [one.id for one in self.members.values() if one.shares_with == who]

    def bell_after(self, number: int) -> int | None:
        """The Turn after which the bell rings at this table."""
        table = self.tables.get(number)
        return None if table is None else table.bell_after

    def is_paused(self, number: int) -> bool:
        """Whether the teacher has paused this table, or all."""
        return None in self.pauses or number in self.pauses

    def _same_company(self, member: Member) -> set[MemberId]:
        """Who leads it, before the start and after it."""
        lead = member.shares_with or member.id
        same = {member.id, lead, *self.sharing(lead)}
        for seat in member.seats[:1]:
            same |= self._named_by(member.table or 0, seat)
        return same

    def _named_by(self, number: int, seat: PlayerId) -> set[MemberId]:
        """Whose company this seat's is: the first one on the device of a whole table."""
        return {one.id for one in self.at_seat(number, seat) if one.seats[0] == seat}

    def companies_at(self, table: ClassTable) -> int:
        """How many companies pupils lead at a table before its start."""
        members = [self.members[who] for who in table.members]
        return sum(one.companies for one in members if one.shares_with is None)

    def told_answers(self, which: Round) -> int:
        """How many answers are in the totals that this round was last closed with."""
        closed = self.closed_rounds.get(which)
        return 0 if closed is None or closed.counts is None else closed.answers

    def devices_to_tell(self, which: Round) -> int:
        """How many devices sent the answers that aren't in the totals yet. A device may have sent
        several: it says itself how many pupils share it."""
        told = Counter(self.answered.get(which, ()))
        return len(Counter(self.rounds[which].answered) - told)

    def heads(self) -> int:
        """How many pupils are in."""
        return sum(member.heads for member in self.members.values() if is_in(member))

    def happen(self, entry: ClassEntry) -> None:
        """Apply an entry that is on disk."""
        self.seq += 1
        if isinstance(entry, entries.MemberEntry):
            self._happen_to_member(entry)
            return
        match entry:
            case entries.ClassOpened():
                self.lesson, self.opened_at = entry.lesson, entry.at
                self.lesson_began = entry.at
                self.is_rehearsal = entry.is_rehearsal
            case entries.LessonSet():
                self.lesson = entry.lesson
                if entry.begins is not None:
                    self.chosen_last_turns.clear()  # planned anew
                    self.lesson_began = entry.begins
                    for number in self.tables:
                        self._change_table(number, more_minutes=0)
            case entries.DoorSet():
                self.door = entry.door
            case entries.StageShown():
                self.stage, self.page, self.shown_table = entry.stage, entry.page, entry.table
                self.all_charts, self.is_black = entry.all_charts, entry.is_black
                self.is_shown_in_pause = None in self.pauses
            case entries.MembersRemoved():
                for who in entry.members:
                    self._remove(who)
            case entries.ClassEnded():
                self.status = ClassStatus.ENDED
                self.pauses.clear()
            case entries.RoundOpened():
                self._open_round(entry.round)
            case entries.Answered():
                view = self.rounds[entry.round]
                answered = (*view.answered, entry.member)
                self.rounds[entry.round] = replace(
                    view, answered=answered, answers=len(answered), devices=len({*answered})
                )
            case entries.RoundClosed():
                answered = self.rounds[entry.round].answered
                if entry.counts is not None and entry.answers > self.told_answers(entry.round):
                    self.answered[entry.round] = answered
                self.closed_rounds[entry.round] = entry
                self.rounds[entry.round] = RoundView(
                    entry.round,
                    is_open=False,
                    answers=entry.answers,
                    devices=len({*self.answered.get(entry.round, answered)}),
                    counts=entry.counts,
                )
            case entries.WaitingTold():
                self.told_waiting.add(entry.member)
                self.waiting = entry.totals or self.waiting
            case _:
                self._happen_at_tables(entry)

    def _open_round(self, which: Round) -> None:
        """A round opened again starts from its totals. Answers that aren't in them are lost."""
        answered = self.answered.get(which, ())
        closed = self.closed_rounds.get(which)
        self.rounds[which] = RoundView(
            which,
            is_open=True,
            answered=answered,
            answers=len(answered),
            devices=len({*answered}),
            counts=None if closed is None else closed.counts,
        )

    def _happen_to_member(self, entry: entries.MemberEntry) -> None:
        who = entry.member
        match entry:
            case entries.MemberJoined():
                self.came += 1
                self.contributions[who] = entry.contributions
                companies = len(entry.contributions)
                self.members[who] = Member(
                    id=who,
                    company=entry.company,
                    avatar=entry.avatar,
                    language=entry.language,
                    heads=companies if companies > 1 else entry.heads,
                    companies=companies,
                    most_companies=companies,
                    is_waiting=entry.is_waiting,
                    origin=entry.origin,
                )
            case entries.MemberConnected():
                self._change(who, has_connected=True)
            case entries.MemberKnocked():
                self._change(who, is_waiting=True)
            case entries.MemberAdmitted():
                self._change(who, is_waiting=False, is_replaced=False)
            case entries.MemberMoved():
                along = self.sharing(who)
                self._leave_table(who)
                self._sit_down(who, entry)
                for other in along:
                    self._leave_table(other)
                    self._sit_down(other, replace(entry, shares_with=entry.shares_with or who))
            case entries.MemberUnseated():
                self._leave_table(who)
                self._change(who, is_replaced=True)
                if entry.left is not None:
                    self.given_up[who] = entry.left
            case entries.MemberLocked():
                self._change(who, is_locked=entry.is_locked)
            case entries.CompanyDrawn():
                self._name(self.members[who], entry)
                if entry.by_member:
                    self.redraws[who] = self.redraws.get(who, 0) + 1
            case entries.HeadsSet():
                self._set_heads(self.members[who], entry.heads)
            case _:
                assert_never(entry)

    def _happen_at_tables(self, entry: entries.TablesEntry) -> None:
        match entry:
            case entries.TablesDealt():
                self._deal(entry.tables)
                self.dealt_at = entry.at
            case entries.AllStarted():
                self._start(entry.tables)
            case entries.TableAdded():
                number = entry.table.number
                self.tables[number] = ClassTable(number, (*entry.table.members,), 0, 0)
                self._start_table(entry.table)
            case entries.AllPaused():
                if entry.table is None:
                    self.pauses, self.is_shown_in_pause = {}, False
                self.pauses[entry.table] = Pausing(entry.message, entry.table)
            case entries.AllResumed():
                if entry.table is None:
                    self.pauses = {}
                else:
                    self._resume_one(entry.table)
            case entries.BellArmed():
                for number, turn in entry.turns.items():
                    self._change_table(int(number), bell_after=turn)
            case entries.BellTakenBack():
                for number in entry.tables:
                    self._change_table(number, bell_after=None)
            case entries.BellRung():
                for number in entry.tables:
                    self._change_table(number, bell_after=None, is_rung=True)
            case entries.Silenced():
                self._silence(entry)
            case entries.TimerSet():
                if not entry.by_program and entry.seconds is not None:
                    self.timers[entry.table] = entry.seconds
                elif not entry.by_program:
                    self.timers.pop(entry.table, None)
            case entries.TimeGiven():
                more = self.tables[entry.table].more_minutes + entry.minutes
                self._change_table(entry.table, more_minutes=more)
                self.chosen_last_turns.discard(entry.table)  # planned anew
            case entries.LastTurnsSet():
                for number, turn in entry.turns.items():
                    self._change_table(int(number), turns=turn)
                    if not entry.by_program:
                        self.chosen_last_turns.add(int(number))
            case _:
                assert_never(entry)

    def _remove(self, who: MemberId) -> None:
        heir: MemberId | None = None
        for one in self.sharing(who):
            self._change(one, shares_with=heir)
            heir = heir or one
        self._leave_table(who)
        del self.members[who]
        self.contributions.pop(who, None)
        self.given_up.pop(who, None)

    def _change(self, who: MemberId, **changes: object) -> None:
        self.members[who] = replace(self.members[who], **changes)

    def _change_table(self, number: int, **changes: object) -> None:
        self.tables[number] = replace(self.tables[number], **changes)

    def _name(self, member: Member, drawn: entries.CompanyDrawn) -> None:
        for one in self._same_company(member):
            self._change(one, company=drawn.company, avatar=drawn.avatar)
        self.other_companies |= {*drawn.others}
        for index, (seat, company) in enumerate(zip(member.seats[1:], drawn.others, strict=False)):
            for one in self._named_by(member.table or 0, seat):
                self._change(one, company=company, avatar=avatar_beside(drawn.avatar, index + 1))

    def _set_heads(self, member: Member, heads: int) -> None:
        """On a whole table's device each pupil leads a company."""
        companies = heads if member.most_companies > 1 else 1
        self._change(member.id, heads=heads, companies=companies)
        table = self.tables.get(member.table or 0)
        if table is not None and table.table is None:
            companies = self.companies_at(table)
            seats = companies + bots_beside(companies)
            self.tables[table.number] = replace(table, seats=seats)

    def _leave_table(self, who: MemberId) -> None:
        member = self.members[who]
        table = self.tables.get(member.table or 0)
        if table is not None:
            others = tuple(one for one in table.members if one != who)
            self.tables[table.number] = replace(table, members=others)
            if not others and table.table is None:
                del self.tables[table.number]
        self._change(who, table=None, seats=(), is_locked=False, shares_with=None)

    def _sit_down(self, who: MemberId, moved: entries.MemberMoved) -> None:
        table = self.tables.get(moved.table) or ClassTable(moved.table, (), seats=4, turns=0)
        members = (*table.members, who)
        seats = table.seats
        if table.table is None:
            # The newcomer isn't marked as sharing yet.
            lead = moved.shares_with is None
            companies = self.companies_at(table) + (self.members[who].companies if lead else 0)
            seats = companies + bots_beside(companies)
        self.tables[moved.table] = replace(table, members=members, seats=seats)
        self.tables = dict(sorted(self.tables.items()))
        member = self.members[who]
        self.members[who] = replace(
            member,
            table=moved.table,
            seats=moved.seats,
            company=moved.company or member.company,
            avatar=member.avatar if moved.avatar is None else moved.avatar,
            shares_with=moved.shares_with,
            is_waiting=False,  # a seat means that they are in
            is_replaced=False,
        )
        self.given_up.pop(who, None)

    def _deal(self, dealt: tuple[entries.DealtTable, ...]) -> None:
        if not self.is_started:
            self.stage, self.page = Stage.JOINING, 0  # the projector shows who sits where
        self.tables = {number: table for number, table in self.tables.items() if table.table}
        for table in dealt:
            self.tables[table.number] = ClassTable(
                table.number, table.members, table.seats, table.turns
            )
            for who in table.members:
                self._change(who, table=table.number, seats=(), is_replaced=False)
                self.given_up.pop(who, None)

    def _start(self, started: tuple[entries.StartedTable, ...]) -> None:
        self.status = ClassStatus.PLAYING
        self.door = Door.KNOCK
        self.stage, self.page = Stage.PLAY, 0
        for table in started:
            self._start_table(table)

    def _start_table(self, started: entries.StartedTable) -> None:
        self.tables[started.number] = replace(
            self.tables[started.number],
            table=started.table,
            seats=started.seats,
            turns=started.turns,
            first_turns=started.turns,
        )
        self.other_companies |= {*started.companies.values()}
        for who, seats in started.members.items():
            self._change(who, table=started.number, seats=seats, shares_with=None)
            self.given_up.pop(who, None)

    def _resume_one(self, number: int) -> None:
        self.pauses.pop(number, None)
        everybody = self.pauses.pop(None, None)
        if everybody is None:
            return
        for other, table in self.tables.items():  # all but one stay paused
            if other != number and table.table:
                self.pauses.setdefault(other, Pausing(everybody.message, other))

    def _silence(self, entry: entries.Silenced) -> None:
        if entry.member is not None:
            self._change(entry.member, is_silenced=entry.is_silenced)
        elif entry.table is not None:
            self._change_table(entry.table, is_silenced=entry.is_silenced)
        else:
            self.is_silenced = entry.is_silenced


DECODER = msgspec.json.Decoder(ClassEntry)


def rebuilt(fresh: SchoolClass, stored: Iterable[StoredEntry]) -> SchoolClass:
    """`fresh` after these entries, which must be all of the class's. Raises CannotRestore."""
    for number, entry in enumerate(stored, start=1):
        try:
            if entry.seq != number:
                raise ValueError("an entry is missing")
            fresh.happen(DECODER.decode(entry.body))
        except Exception as error:  # a damaged entry can break anything
            raise CannotRestore(TableRefusal.TABLE_DAMAGED, number) from error
    return fresh
