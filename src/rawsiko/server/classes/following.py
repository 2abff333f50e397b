"""Applies the entries of a class to its tables.

The class's entry is on disk first. Then each table gets a command whose id is made from the entry
and the table, so sending it twice applies it once. What a crash left undone is done when the class
is restored.
"""

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import assert_never

from msgspec.structs import replace

from rawsiko.engine.ids import PlayerId
from rawsiko.protocol import commands
from rawsiko.protocol.class_views import MemberId
from rawsiko.protocol.messages import Applied
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import (
    COMPANIES,
    Company,
    Questions,
    SeatKind,
    Settings,
    Status,
)
from rawsiko.server.classes import catching_up, entries, planning
from rawsiko.server.classes.school_class import SchoolClass, avatar_beside
from rawsiko.server.logs import LOG
from rawsiko.server.storage import StorageError
from rawsiko.server.tables.companies import free_company
from rawsiko.server.tables.decisions import (
    Caller,
    TableCommand,
    decide,
    decide_bot,
    decide_seat,
    decide_take_over,
)
from rawsiko.server.tables.journaled import CannotRestore, Reply
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.tables.registry import TableRegistry

ABSENCE_SECONDS = 30
RETRY_SECONDS = 0.5
TRIES = 240  # two minutes, while nothing can be saved
TRIES_TO_FIND = 8  # then the table counts as out of reach
HOST = Caller(None, is_host=True)
PASSING = (TableRefusal.CANNOT_SAVE, TableRefusal.TRY_AGAIN)

log = logging.getLogger(LOG)
Release = Callable[[LiveTable, PlayerId, TableRefusal], None]

# The entries that lead to something at the tables.
Followed = (
    entries.AllStarted
    | entries.TableAdded
    | entries.AllPaused
    | entries.AllResumed
    | entries.LastTurnsSet
    | entries.BellRung
    | entries.MemberMoved
    | entries.MemberUnseated
    | entries.MembersRemoved
    | entries.CompanyDrawn
    | entries.Silenced
    | entries.TimerSet
    | entries.ClassEnded
)


class Following:
    """The tables of one class."""

    def __init__(self, school: Callable[[], SchoolClass], registry: TableRegistry) -> None:
        self._school = school
        self._registry = registry
        self.release: Release = lambda _live, _seat, _why: None
        self.behind: set[int] = set()  # tables that didn't follow: they catch up later

    async def follow(self, seq: int, entry: Followed) -> None:
        """Do what this entry leads to. It can be called again: nothing is applied twice."""
        match entry:
            case entries.AllStarted():
                await self._start_all(seq, entry.tables)
            case entries.TableAdded():
                await self._start_all(seq, [entry.table])
            case entries.AllPaused():
                await self._order(seq, self._numbers(entry.table), commands.Pause())
            case entries.AllResumed():
                await self._order(seq, self._numbers(entry.table), commands.Resume())
            case entries.LastTurnsSet():
                await asyncio.gather(
                    *(
                        self._order(seq, [int(number)], commands.SetLastTurn(turn))
                        for number, turn in entry.turns.items()
                    )
                )
            case entries.BellRung():
                await self._order(seq, entry.tables, commands.StopAtBell())
            case entries.MemberMoved():
                await self._leave(seq, entry.left, self._school().lesson.bot_level)
                for seat in entry.seats:
                    await self._take_over(entry.table, seat)
                if entry.seats and entry.company is None:
                    await self._rename(seq, entry.member)
                if entry.seats:
                    await self._silence_at(entry.table)
            case entries.MemberUnseated():
                await self._leave(seq, entry.left, entry.level)
            case entries.MembersRemoved():
                for left in entry.left:
                    await self._leave(seq, left, self._school().lesson.bot_level)
            case entries.CompanyDrawn():
                await self._rename(seq, entry.member, entry.others)
            case entries.Silenced():
                for number in self._numbers(None):
                    await self._silence_at(number)
            case entries.TimerSet():
                await self._set_timer(seq, entry)
            case entries.ClassEnded():
                await self._order(seq, self._numbers(None), commands.End())
            case _:
                assert_never(entry)

    async def catch_up(self, number: int) -> None:
        """Bring a table up to date. All entries of the class have been followed before."""
        self.behind.discard(number)
        school, live = self._school(), await self._live(number)
        if live is None or live.table.is_over:
            return
        left = entries.SeatsLeft(number, catching_up.seats_left(school, number, live.table))
        await self._leave(school.seq, left, school.lesson.bot_level)
        for command in [*catching_up.commands_due(school, number, live.table)]:
            await live.record_if(partial(decide, caller=HOST, command=command))

    def silence(self, live: LiveTable, number: int) -> None:
        """Apply who may chat. That isn't in the table's journal; the class knows it."""
        school = self._school()
        table = school.tables.get(number)
        if table is None:
            return
        is_off = school.is_silenced or table.is_silenced
        live.chat.mute(commands.Mute(None, is_off), live.table)
        for seat in live.table.seats:
            is_muted = any(member.is_silenced for member in school.at_seat(number, seat))
            live.chat.mute(commands.Mute(seat, is_muted), live.table)

    # Starting.

    async def _start_all(self, seq: int, tables: Sequence[entries.StartedTable]) -> None:
        await asyncio.gather(*(self._start(seq, table) for table in tables))
        if None in self._school().pauses:  # tables that were dealt later
            await self._order(seq, [one.number for one in tables], commands.Pause())

    async def _start(self, seq: int, started: entries.StartedTable) -> None:
        async def start() -> bool:
            live = await self._registry.open_for_class(
                started.table,
                self._school().id,
                self._settings(started),
                self._school().lesson.board,
            )
            if live is None:
                return False
            if live.table.status is Status.LOBBY:
                await self._seat_everybody(live, started)
                command = command_id(seq, started.table)
                return _is_done(await live.order(HOST, command, commands.Start()))
            return True

        await self._until_done(started.number, start)

    async def _seat_everybody(self, live: LiveTable, started: entries.StartedTable) -> None:
        school = self._school()
        for who, seats in started.members.items():
            member = school.members.get(who)
            shares = school.contributions.get(who, ())
            for index, seat in enumerate(seats):
                if member is None or index >= len(shares):
                    continue  # they left in the meantime: a bot plays
                company, avatar = member.company, member.avatar
                if index:  # a whole table shares the device: the others get companies, too
                    after = (company - 1 + index) % COMPANIES + 1
                    company = started.companies.get(seat) or free_company(live.table, after)
                    avatar = avatar_beside(avatar, index)
                sit_down = partial(
                    decide_seat,
                    player=seat,
                    company=company,
                    avatar=avatar,
                    contribution=shares[index],
                )
                await live.record_if(sit_down)
        for seat in live.table.seats.values():
            if seat.kind is SeatKind.OPEN:
                bot = partial(
                    decide_bot,
                    player=seat.player,
                    level=school.lesson.bot_level,
                    company=started.companies.get(seat.player),
                )
                await live.record_if(bot)

    def _settings(self, started: entries.StartedTable) -> Settings:
        school = self._school()
        lesson = school.lesson
        return Settings(
            options=planning.options_of(school, started.turns),
            seats=started.seats,
            language=lesson.language,
            spectators=True,  # the projector may show its map
            hints=lesson.hints,
            why_not=Questions.ALL if lesson.why_not else Questions.OFF,
            absence_seconds=ABSENCE_SECONDS,
            stand_in_level=lesson.bot_level,
        )

    # Members.

    async def _leave(self, seq: int, left: entries.SeatsLeft | None, level: str) -> None:
        """Give seats that nobody in the class has any more to a bot. A pupil who shared one fetches
        a new token."""
        if left is None:
            return

        async def leave(seat: PlayerId, live: LiveTable) -> bool:
            if live.table.is_over:
                return True
            if not self._school().at_seat(left.table, seat):
                give = commands.GiveToBot(seat, level)
                order = command_id(seq, f"{live.table.id} {seat}")
                reply = await live.order(HOST, order, give)
                if not isinstance(reply, Applied):
                    return live.table.is_over
            await self._registry.storage.revoke(live.table.id, seat)
            self.release(live, seat, TableRefusal.NOT_SEATED)
            return True

        for seat in left.seats:
            await self._at(left.table, partial(leave, seat))
        await self._silence_at(left.table)  # the next pupil in the seat may chat

    async def _take_over(self, number: int, seat: PlayerId) -> None:
        """Take a seat over from a bot. If it is shared, a person has it already."""

        async def take(live: LiveTable) -> bool:
            decision = await live.record_if(lambda table: decide_take_over(table, seat))
            return decision not in (*PASSING, TableRefusal.NOT_PLAYING)

        await self._at(number, take)

    async def _rename(self, seq: int, who: MemberId, others: Sequence[Company] = ()) -> None:
        """Give the seat its member's company, and the other seats of the device these."""
        member = self._school().members.get(who)
        if member is None or member.table is None or not member.seats:
            return
        companies = (member.company, *others)

        async def rename(live: LiveTable) -> bool:
            is_done = True
            for index, (seat, company) in enumerate(zip(member.seats, companies, strict=False)):
                change = commands.SetCompany(company, avatar_beside(member.avatar, index))
                caller, order = Caller(seat, is_host=False), f"{live.table.id} {seat}"
                is_done &= _is_done(await live.order(caller, command_id(seq, order), change))
            return is_done

        await self._at(member.table, rename)

    # Commands to tables.

    def _numbers(self, number: int | None) -> list[int]:
        tables = self._school().tables.values()
        return [one.number for one in tables if one.table and number in (None, one.number)]

    async def _order(self, seq: int, numbers: Iterable[int], command: TableCommand) -> None:
        async def give(live: LiveTable) -> bool:
            if live.table.status is Status.STARTING and not isinstance(command, commands.End):
                return False  # it begins in a moment
            return _is_done(await live.order(HOST, command_id(seq, live.table.id), command))

        await asyncio.gather(*(self._at(number, give) for number in numbers))

    async def _silence_at(self, number: int) -> None:
        async def silence(live: LiveTable) -> bool:
            self.silence(live, number)
            return True

        await self._at(number, silence)

    async def _set_timer(self, seq: int, timer: entries.TimerSet) -> None:
        async def change(live: LiveTable) -> bool:
            settings = replace(live.table.settings, phase_seconds=timer.seconds)
            command = commands.ChangeSettings(settings)
            return _is_done(await live.order(HOST, command_id(seq, live.table.id), command))

        await self._at(timer.table, change)

    async def _at(self, number: int, work: Callable[[LiveTable], Awaitable[bool]]) -> None:
        async def at_table() -> bool:
            live = await self._live(number)
            return live is not None and await work(live)

        await self._until_done(number, at_table)

    async def _until_done(self, number: int, work: Callable[[], Awaitable[bool]]) -> None:
        """Retry while the table can't save or isn't found. `work` returns whether it's done."""
        not_found = TRIES_TO_FIND - 1 if number in self.behind else 0
        for _ in range(TRIES):
            try:
                if await work():
                    return
                not_found += not self.is_in_reach(number)
            except CannotRestore:
                break
            except StorageError:
                pass
            if not_found >= TRIES_TO_FIND:
                break
            await asyncio.sleep(RETRY_SECONDS)
        self.behind.add(number)
        log.warning("a table of a class is out of reach", extra={"number": number})

    def is_in_reach(self, number: int) -> bool:
        """Whether this process has the table."""
        table = self._school().tables.get(number)
        live = self._registry.live_tables.get(table.table or "") if table is not None else None
        return live is not None and not live.is_fenced

    async def _live(self, number: int) -> LiveTable | None:
        table = self._school().tables.get(number)
        if table is None or table.table is None:
            return None
        return await self._registry.find(table.table)


def command_id(seq: int, table: str) -> str:
    """The id of the command that entry `seq` of its class sends to a table."""
    return hashlib.sha256(f"class|{seq}|{table}".encode()).hexdigest()[:32]


def _is_done(reply: Reply) -> bool:
    return isinstance(reply, Applied) or reply.code not in PASSING
