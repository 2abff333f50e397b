"""A class: its lesson, members and tables. It knows no sockets and no clock.

As with a table, deciding and happening are apart: `decisions` returns the entry that a command
leads to; only when it is on disk, `happen` changes the class.
"""

from collections.abc import Iterable
from typing import assert_never

import msgspec
from msgspec.structs import replace

from rawsiko.engine.ids import PlayerId
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
from rawsiko.server.classes import entries
from rawsiko.server.classes.entries import ClassEntry


class SchoolClass:
    def __init__(self, class_id: str, code: str) -> None:
        self.id = class_id
        self.code = code
        self.seq = 0
        self.status = ClassStatus.JOINING
        self.lesson = Lesson(bell_at=0.0)
        self.opened_at: Moment = 0.0
        self.door = Door.OPEN
        self.stage = Stage.JOINING
        self.page = 0
        self.shown_table: int | None = None
        self.members: dict[MemberId, Member] = {}
        self.contributions: dict[MemberId, tuple[str, ...]] = {}
        self.redraws: dict[MemberId, int] = {}
        self.came = 0  # members so far: ids are never used again
        self.tables: dict[int, ClassTable] = {}
        self.pauses: dict[int | None, Pausing] = {}
        self.is_silenced = False
        self.timers: dict[int, int] = {}  # that the teacher set
        self.armed: dict[int, int] = {}  # the Turn after which the bell rings
        self.rounds: dict[Round, RoundView] = {}

    @property
    def is_over(self) -> bool:
        return self.status is ClassStatus.ENDED

    @property
    def is_started(self) -> bool:
        return any(table.table for table in self.tables.values())

    def next_member(self) -> MemberId:
        return f"m{self.came + 1}"

    def table_with_id(self, table_id: str) -> ClassTable | None:
        return next((table for table in self.tables.values() if table.table == table_id), None)

    def at_seat(self, number: int, seat: PlayerId) -> list[Member]:
        """Whose seat it is: several members may share it."""
        return [
            member
            for member in self.members.values()
            if member.table == number and seat in member.seats
        ]

    def heads(self) -> int:
        """How many pupils are in."""
        return sum(member.heads for member in self.members.values() if not member.is_waiting)

    def happen(self, entry: ClassEntry) -> None:
        """The entry is on disk: it happens."""
        self.seq += 1
        match entry:
            case entries.ClassOpened():
                self.lesson, self.opened_at = entry.lesson, entry.at
            case entries.LessonSet():
                self.lesson = entry.lesson
            case entries.DoorSet():
                self.door = entry.door
            case entries.StageShown():
                self.stage, self.page, self.shown_table = entry.stage, entry.page, entry.table
            case entries.ClassEnded():
                self.status = ClassStatus.ENDED
                self.pauses.clear()
            case entries.RoundOpened():
                self.rounds[entry.round] = RoundView(entry.round, is_open=True)
            case entries.Answered():
                view = self.rounds[entry.round]
                self.rounds[entry.round] = replace(
                    view, answered=(*view.answered, entry.member), answers=view.answers + 1
                )
            case entries.RoundClosed():
                # Who answered is of no more use, and forgotten.
                self.rounds[entry.round] = RoundView(
                    entry.round, is_open=False, answers=entry.answers, counts=entry.counts
                )
            case (
                entries.MemberJoined()
                | entries.MemberAdmitted()
                | entries.MemberMoved()
                | entries.MemberUnseated()
                | entries.MemberRemoved()
                | entries.MemberLocked()
                | entries.CompanyDrawn()
            ):
                self._happen_to_member(entry)
            case _:
                self._happen_at_tables(entry)

    def _happen_to_member(
        self,
        entry: entries.MemberJoined
        | entries.MemberAdmitted
        | entries.MemberMoved
        | entries.MemberUnseated
        | entries.MemberRemoved
        | entries.MemberLocked
        | entries.CompanyDrawn,
    ) -> None:
        who = entry.member
        match entry:
            case entries.MemberJoined():
                self.came += 1
                self.contributions[who] = entry.contributions
                self.members[who] = Member(
                    id=who,
                    company=entry.company,
                    avatar=entry.avatar,
                    language=entry.language,
                    heads=entry.heads,
                    companies=len(entry.contributions),
                    is_waiting=entry.is_waiting,
                )
            case entries.MemberAdmitted():
                self._change(who, is_waiting=False)
            case entries.MemberMoved():
                self._leave_table(who)
                self._sit_down(who, entry)
            case entries.MemberUnseated():
                self._leave_table(who)
            case entries.MemberRemoved():
                self._leave_table(who)
                del self.members[who]
                self.contributions.pop(who, None)
            case entries.MemberLocked():
                self._change(who, is_locked=entry.is_locked)
            case entries.CompanyDrawn():
                self._change(who, company=entry.company, avatar=entry.avatar)
                if entry.by_member:
                    self.redraws[who] = self.redraws.get(who, 0) + 1
            case _:
                assert_never(entry)

    def _happen_at_tables(self, entry: ClassEntry) -> None:
        match entry:
            case entries.TablesDealt():
                self._deal(entry.tables)
            case entries.AllStarted():
                self._start(entry.tables)
            case entries.AllPaused():
                if entry.table is None:
                    self.pauses = {}
                self.pauses[entry.table] = Pausing(entry.message, entry.table)
            case entries.AllResumed():
                if entry.table is None:
                    self.pauses = {}
                else:
                    self._resume_one(entry.table)
            case entries.BellArmed():
                self.armed |= {int(number): turn for number, turn in entry.turns.items()}
            case entries.BellRung():
                for number in entry.tables:
                    self.armed.pop(number, None)
            case entries.Silenced():
                self._silence(entry)
            case entries.TimerSet():
                if not entry.by_program and entry.seconds is not None:
                    self.timers[entry.table] = entry.seconds
                elif not entry.by_program:
                    self.timers.pop(entry.table, None)
            case entries.LastTurnsSet():
                for number, turn in entry.turns.items():
                    table = self.tables[int(number)]
                    self.tables[int(number)] = replace(table, turns=turn)
            case _:
                raise AssertionError(entry)

    def _change(self, who: MemberId, **changes: object) -> None:
        self.members[who] = replace(self.members[who], **changes)

    def _leave_table(self, who: MemberId) -> None:
        member = self.members[who]
        table = self.tables.get(member.table or 0)
        if table is not None:
            others = tuple(one for one in table.members if one != who)
            self.tables[table.number] = replace(table, members=others)
            if not others and table.table is None:
                del self.tables[table.number]
        self._change(who, table=None, seats=(), is_locked=False)

    def _sit_down(self, who: MemberId, moved: entries.MemberMoved) -> None:
        table = self.tables.get(moved.table) or ClassTable(moved.table, (), seats=4, turns=0)
        members = (*table.members, who)
        seats = table.seats
        if table.table is None:
            companies = sum(self.members[one].companies for one in members)
            seats = min(5, max(4, companies))
        self.tables[moved.table] = replace(table, members=members, seats=seats)
        self.tables = dict(sorted(self.tables.items()))
        member = self.members[who]
        self.members[who] = replace(
            member,
            table=moved.table,
            seats=moved.seats,
            company=moved.company or member.company,
            avatar=member.avatar if moved.avatar is None else moved.avatar,
        )

    def _deal(self, dealt: tuple[entries.DealtTable, ...]) -> None:
        started = {number: table for number, table in self.tables.items() if table.table}
        self.tables = {
            **started,
            **{
                table.number: ClassTable(table.number, table.members, table.seats, table.turns)
                for table in dealt
            },
        }
        for table in dealt:
            for who in table.members:
                self._change(who, table=table.number, seats=())

    def _start(self, started: tuple[entries.StartedTable, ...]) -> None:
        self.status = ClassStatus.PLAYING
        self.door = Door.KNOCK
        self.stage, self.page = Stage.PLAY, 0
        for table in started:
            self.tables[table.number] = replace(
                self.tables[table.number],
                table=table.table,
                seats=table.seats,
                turns=table.turns,
            )
            for who, seats in table.members.items():
                self._change(who, table=table.number, seats=seats)

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
            table = self.tables[entry.table]
            self.tables[entry.table] = replace(table, is_silenced=entry.is_silenced)
        else:
            self.is_silenced = entry.is_silenced


ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(ClassEntry)


def restored(school: SchoolClass, bodies: Iterable[bytes]) -> SchoolClass:
    """Apply these entries to a new class."""
    for body in bodies:
        school.happen(DECODER.decode(body))
    return school
