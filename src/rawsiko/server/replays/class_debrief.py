"""The debrief, the pupils' pages and the export of a class, from the replays of its tables."""

import asyncio
import hashlib
import logging
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial

import msgspec
from msgspec.structs import replace

from rawsiko import __version__
from rawsiko.debrief.archive import Dialect
from rawsiko.debrief.export_tables import ClassNotes, TableNotes
from rawsiko.debrief.pupils import PupilPage
from rawsiko.engine.content import Content
from rawsiko.engine.ids import PlayerId
from rawsiko.lesson.questions import ClosedRound
from rawsiko.protocol.class_views import Member, Round
from rawsiko.protocol.tables import Language
from rawsiko.server.classes.pace import read_pace
from rawsiko.server.classes.school_class import SchoolClass
from rawsiko.server.logs import LOG
from rawsiko.server.replays.debrief_process import DebriefTask, Wanted, Worked
from rawsiko.server.replays.long_work import OneProcess, ResultCache
from rawsiko.server.replays.table_replay import replay_of
from rawsiko.server.storage import StorageError
from rawsiko.server.tables.background import BackgroundTasks
from rawsiko.server.tables.journaled import CannotRestore
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.tables.registry import TableRegistry

MINUTE = 60
SETTLE_SECONDS = 2.0  # at the bell many matches end at once: one debrief is enough
log = logging.getLogger(LOG)


class ClassDebriefs:
    """Only of matches that are over, so everybody may see their cards (R6.5)."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._results: ResultCache[bytes] = ResultCache()
        self._replays: ResultCache[bytes] = ResultCache()
        self._tasks = BackgroundTasks()
        self._to_prepare: dict[str, SchoolClass] = {}
        self._is_preparing = False
        self._process = OneProcess("rawsiko.server.replays.debrief_process")

    def prepare(self, school: SchoolClass) -> None:
        """A match ended, or a round of questions: compute the debrief before it is asked for."""
        self._to_prepare[school.id] = school
        if not self._is_preparing:
            self._is_preparing = True
            self._tasks.start(self._prepare)

    async def _prepare(self) -> None:
        try:
            while self._to_prepare:
                await asyncio.sleep(SETTLE_SECONDS)
                _, school = self._to_prepare.popitem()
                await self._worked_out(school)
        except StorageError:
            log.warning("a debrief waits for the database")
        finally:
            self._is_preparing = False

    async def close(self) -> None:
        await self._tasks.stop()
        await self._process.close()

    async def debrief(self, school: SchoolClass) -> bytes | None:
        """As JSON; None while no match has a result."""
        worked = await self._worked_out(school)
        return None if worked is None else worked.debrief

    def forget(self, school: SchoolClass) -> None:
        """The class was deleted."""
        self._to_prepare.pop(school.id, None)
        self._results.drop(school.id)
        for table in school.tables.values():
            if table.table is not None:
                self._replays.drop(table.table)

    async def pages(
        self, school: SchoolClass, members: Sequence[Member], *, is_early: bool = False
    ) -> bytes | None:
        """The pages of the companies that these pupils led, as one JSON array; None while none of
        their matches has a result. Early ones have no real story: its facts answer some of the
        questions that are asked again after the debrief."""
        worked = await self._worked_out(school)
        if worked is None:
            return None
        all_led = [school.led_by(one.id) for one in members]
        led = {(one.table, seat) for one in all_led if one is not None for seat in one.seats}
        pages = [
            _without_story(page) if is_early else page
            for table, by_seat in sorted(worked.pages.items())
            for seat, page in by_seat.items()
            if (table, seat) in led
        ]
        return b"[" + b",".join(pages) + b"]" if pages else None

    async def export(
        self, school: SchoolClass, dialect: Dialect, language: Language
    ) -> bytes | None:
        """A ZIP file; None while no match has a result."""
        replays = await self._replays_of(school)
        if not replays:
            return None
        by_table = {number: await self._table_notes(school, number) for number in replays}
        notes = _notes(school)
        content = await self._content(school)
        packed = await self._registry.boards.packed(content.hash) if content else None
        task = DebriefTask(
            Wanted.EXPORT,
            replays,
            notes,
            by_table,
            dialect=dialect,
            language=language,
            content=content,
            names=packed.names[language] if packed else {},
        )
        return await self._result(school, task)

    async def _content(self, school: SchoolClass) -> Content | None:
        """None for a class from before boards could be chosen."""
        board = school.lesson.board
        return await self._registry.boards.find(board) if board else None

    async def _worked_out(self, school: SchoolClass) -> Worked | None:
        replays = await self._replays_of(school)
        if not replays:
            return None
        before, after = _round(school, Round.BEFORE), _round(school, Round.AFTER)
        notes = ClassNotes(before=before, after=after, waiting=school.waiting)
        task = DebriefTask(Wanted.DEBRIEF, replays, notes, content=await self._content(school))
        found = await self._result(school, task)
        return msgspec.msgpack.decode(found, type=Worked) if found else None

    async def _result(self, school: SchoolClass, task: DebriefTask) -> bytes | None:
        sent = msgspec.msgpack.encode(task)
        key = f"{school.id} {hashlib.sha256(sent).hexdigest()}"
        return await self._results.get(key, lambda: self._process.run(sent)) or None

    async def _replays_of(self, school: SchoolClass) -> dict[int, bytes]:
        replays: dict[int, bytes] = {}
        for number, table in list(school.tables.items()):
            table_id = table.table
            if table_id is None:
                continue
            file = await self._replays.get(table_id, partial(self._replay, table_id))
            if file is not None:
                replays[number] = file
        return replays

    async def _replay(self, table_id: str) -> bytes | None:
        """Of a match that is over and whose secret is shown; without the bots' reasons."""
        live = await self._over(table_id)
        if live is None:
            return None
        stored = await self._registry.storage.entries(table_id)
        return replay_of(live.table, [entry.body for entry in stored], {})

    async def _over(self, table_id: str) -> LiveTable | None:
        try:
            live = await self._registry.find(table_id)
        except (CannotRestore, StorageError):
            return None
        if live is None or not live.table.is_over or not live.table.secret_is_shown:
            return None
        return live

    async def _table_notes(self, school: SchoolClass, number: int) -> TableNotes:
        """Times are those of the table's journal."""
        heads = pupils_by_seat(school, number)
        live = await self._over(school.tables[number].table or "")
        if live is None:
            return TableNotes(heads)
        pace = await read_pace(self._registry.storage, live)
        return TableNotes(
            heads=heads,
            minutes_setup=_minutes(pace.began, pace.setup_ended),
            minutes_play=_minutes(pace.setup_ended, pace.ended),
            minutes_paused=round(pace.paused / MINUTE, 2),
            seconds={
                turn: {player: round(seconds, 1) for player, seconds in by_player.items()}
                for turn, by_player in pace.seconds.items()
            },
        )


def _without_story(page: bytes) -> bytes:
    return msgspec.json.encode(replace(msgspec.json.decode(page, type=PupilPage), story=None))


def _minutes(begins: float | None, ends: float | None) -> float | None:
    return None if begins is None or ends is None else round((ends - begins) / MINUTE, 2)


def _notes(school: SchoolClass) -> ClassNotes:
    """The id is a hash, which opens nothing."""
    return ClassNotes(
        id=hashlib.sha256(f"export|{school.id}".encode()).hexdigest()[:12],
        day=datetime.fromtimestamp(school.opened_at, UTC).date().isoformat(),
        version=__version__,
        lesson_minutes=round((school.lesson.bell_at - school.opened_at) / MINUTE),
        pupils=school.heads(),
        before=_round(school, Round.BEFORE),
        after=_round(school, Round.AFTER),
    )


def _round(school: SchoolClass, which: Round) -> ClosedRound | None:
    view = school.rounds.get(which)
    if view is None or view.is_open:
        return None
    return ClosedRound(view.answers, view.counts or {})


def pupils_by_seat(school: SchoolClass, number: int) -> dict[PlayerId, int]:
    heads: dict[PlayerId, int] = {}
    for member in school.members.values():
        seats = member.seats if member.table == number else ()
        for index, seat in enumerate(seats):
            # A whole table's device has a pupil for each company, or as many as a bot left it.
            pupils = (member.heads + len(seats) - 1 - index) // len(seats)
            heads[seat] = heads.get(seat, 0) + pupils
    return heads
