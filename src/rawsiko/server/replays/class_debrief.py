"""The debrief, the pupils' pages and the export of a class, from the replays of its tables."""

import asyncio
import hashlib
import sys
from datetime import UTC, datetime

import msgspec
from msgspec.structs import replace

from rawsiko import __version__
from rawsiko.debrief.archive import Dialect
from rawsiko.debrief.tables import ClassNotes, TableNotes
from rawsiko.engine.ids import PlayerId
from rawsiko.lesson.questions import Round as ClosedRound
from rawsiko.protocol.class_views import MemberId, Round
from rawsiko.protocol.tables import Language
from rawsiko.server.classes.school_class import SchoolClass
from rawsiko.server.replays.debrief_process import Task, Wanted
from rawsiko.server.replays.reports import ResultCache
from rawsiko.server.replays.table_replay import replay_of
from rawsiko.server.storage import StorageError
from rawsiko.server.tables.registry import TableRegistry
from rawsiko.server.tables.restoring import CannotRestore

MINUTE = 60


class ClassDebriefs:
    """Only matches that are over are in it: their cards may be seen by everybody (R6.5)."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._results: ResultCache[bytes] = ResultCache()
        self._one = asyncio.Semaphore(1)

    async def debrief(self, school: SchoolClass) -> bytes | None:
        """As JSON; None while no match has a result."""
        return await self._result(school, Task(Wanted.DEBRIEF, {}, _notes(school)))

    async def page(self, school: SchoolClass, who: MemberId) -> bytes | None:
        """The page of a member's company; None while their match isn't over."""
        member = school.members.get(who)
        if member is None or member.table is None or not member.seats:
            return None
        task = Task(Wanted.PAGE, {}, _notes(school), table=member.table, seat=member.seats[0])
        return await self._result(school, task, only=member.table)

    async def export(
        self, school: SchoolClass, dialect: Dialect, language: Language
    ) -> bytes | None:
        """A ZIP file; None while no match has a result."""
        by_table = {number: TableNotes(heads=_heads(school, number)) for number in school.tables}
        task = Task(Wanted.EXPORT, {}, _notes(school), by_table, dialect=dialect, language=language)
        return await self._result(school, task)

    async def _result(
        self, school: SchoolClass, task: Task, only: int | None = None
    ) -> bytes | None:
        task = replace(task, replays=await self._replays(school, only))
        if not task.replays:
            return None
        sent = msgspec.msgpack.encode(task)
        key = hashlib.sha256(sent).hexdigest()
        return await self._results.get(key, lambda: self._work_out(sent)) or None

    async def _work_out(self, sent: bytes) -> bytes | None:
        async with self._one:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "rawsiko.server.replays.debrief_process"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            done, _ = await process.communicate(sent)
        return done if process.returncode == 0 else None

    async def _replays(self, school: SchoolClass, only: int | None) -> dict[int, bytes]:
        replays: dict[int, bytes] = {}
        for number, table in school.tables.items():
            if table.table is None or only not in (None, number):
                continue
            file = await self._replay(table.table)
            if file is not None:
                replays[number] = file
        return replays

    async def _replay(self, table_id: str) -> bytes | None:
        """Of a match that is over and whose secret is shown; without the bots' reasons."""
        try:
            live = await self._registry.find(table_id)
        except (CannotRestore, StorageError):
            return None
        if live is None or not live.table.is_over or not live.table.secret_is_shown:
            return None
        stored = await self._registry.storage.entries(table_id)
        return replay_of(live.table, [entry.body for entry in stored], {})


def _notes(school: SchoolClass) -> ClassNotes:
    """The class's id is one that leads nowhere."""
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


def _heads(school: SchoolClass, number: int) -> dict[PlayerId, int]:
    heads: dict[PlayerId, int] = {}
    for member in school.members.values():
        for seat in member.seats if member.table == number else ():
            heads[seat] = heads.get(seat, 0) + member.heads
    return heads
