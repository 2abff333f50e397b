"""The background work of a class: tables follow its entries and are watched."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

from msgspec.structs import replace

from rawsiko.protocol.class_views import MemberId, TableLine
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import Status
from rawsiko.server.classes import entries, table_watch
from rawsiko.server.classes.circumstances import Circumstances, Decision, TableFacts, new_rng
from rawsiko.server.classes.entries import ClassEntry
from rawsiko.server.classes.following import Followed, Following
from rawsiko.server.classes.live_class import LiveClass
from rawsiko.server.classes.member_decisions import removed
from rawsiko.server.classes.pace import MatchPace, read_pace
from rawsiko.server.classes.school_class import SchoolClass
from rawsiko.server.classes.stored_with import stored_with
from rawsiko.server.classes.table_watch import TableWatch
from rawsiko.server.classes.timekeeper import Timekeeper
from rawsiko.server.clock import Clock, ClockTimer
from rawsiko.server.logs import LOG
from rawsiko.server.storage import Also, Fenced, StorageError
from rawsiko.server.tables.background import RETRY_SECONDS, BackgroundTasks
from rawsiko.server.tables.journaled import Along, CannotRestore
from rawsiko.server.tables.registry import TableRegistry

CONNECT_SECONDS = 12.0  # for the device of somebody who joined
LOOK_SECONDS = 2.0  # between two checks of who takes long
END_SECONDS = 60.0  # for the tables to end
log = logging.getLogger(LOG)


class Brought(NamedTuple):
    """What a code brought a member."""

    used: bytes  # the hash of the code
    token: str
    rejoin_code: str


class ClassRun:
    """A class with its background work."""

    def __init__(
        self,
        school: SchoolClass,
        epoch: int,
        tables: TableRegistry,
        clock: Clock,
        has_results: Callable[[], None],
    ) -> None:
        self.live = LiveClass(school, epoch, tables.storage, self)
        self.following = Following(lambda: self.live.school, tables)
        self.watches: dict[int, TableWatch] = {}
        self._tables = tables
        self._clock = clock
        self._now = tables.storage.now
        self._has_results = has_results
        self._queue: asyncio.Queue[tuple[int, Followed] | None] = asyncio.Queue()
        self._came_back: set[int] = set()  # tables that may have missed something
        self._attending: asyncio.Task[None] | None = None
        self._look: ClockTimer | None = None
        self._is_stopped = False
        self._tasks = BackgroundTasks()
        self._expecting = BackgroundTasks()  # waiting is no work: the class is idle meanwhile
        self.brought: dict[MemberId, Brought] = {}  # by the code used last: its answer may get lost
        self.answering = asyncio.Lock()  # to questions
        self.timekeeper = Timekeeper(self.live, self._now)
        self._worker = asyncio.create_task(self._work(), name="class")

    @property
    def is_fenced(self) -> bool:
        return self.live.is_fenced

    def has_room(self, tables: int) -> bool:
        """Whether the class may open so many tables now."""
        return self._tables.has_room(self.live.school.id, tables)

    async def stop(self) -> None:
        self._is_stopped = True
        if self._look is not None:
            self._look.cancel()
        self._stop_watching()
        tasks = [task for task in (self._worker, self._attending) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._tasks.stop()
        await self._expecting.stop()

    # Following.

    def happened(self, seq: int, entry: ClassEntry) -> None:
        if self._is_stopped:
            return
        if isinstance(entry, Followed):
            self.follow(seq, entry)
        if isinstance(entry, entries.MemberJoined):
            self.expect(entry.member)
        if isinstance(entry, entries.AllStarted | entries.ClassEnded):
            self.keep_status()
        if isinstance(entry, entries.RoundClosed):
            self._has_results()

    def expect(self, who: MemberId) -> None:
        """Give the place back if their device doesn't connect."""
        self._expecting.start(lambda: self._expect(who))

    async def _expect(self, who: MemberId) -> None:
        def decide_missing(school: SchoolClass) -> Decision:
            member = school.members.get(who)
            if member is None or member.has_connected or school.is_over:
                return TableRefusal.NOT_A_MEMBER
            return removed([member])

        decision: Decision = TableRefusal.CANNOT_SAVE
        while decision is TableRefusal.CANNOT_SAVE and not self.live.is_fenced:
            await asyncio.sleep(CONNECT_SECONDS)
            decision = await self.live.record_if(decide_missing, self.along())

    def along(self) -> Along:
        """What is stored together with an entry."""

        def also(entry: ClassEntry) -> Sequence[Also]:
            return stored_with(self.live.school, entry)

        return Along(also)

    def follow(self, seq: int, entry: Followed) -> None:
        """Queue an entry, to be followed after the ones before it."""
        self._queue.put_nowait((seq, entry))

    async def followed_all(self, seconds: float) -> None:
        """Wait until the tables have followed all entries so far, at most so many seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._queue.join()

    async def _work(self) -> None:
        while True:
            asked = await self._queue.get()
            try:
                if asked is not None:
                    seq, entry = asked
                    await self.following.follow(seq, entry)
                    storage = self._tables.storage
                    await storage.set_followed(self.live.school.id, self.live.epoch, seq)
                    self.attend()
                # Only when no entry waits: catching up would do what it leads to a second time.
                while self._queue.empty() and self._came_back:
                    await self.following.catch_up(self._came_back.pop())
            except StorageError:
                log.warning("a class waits for the database")
            except Exception:  # the next entry must still be followed
                log.exception("a class's entry was not followed")
            finally:
                self._queue.task_done()

    def _catch_up(self, number: int) -> None:
        self._came_back.add(number)
        self._queue.put_nowait(None)

    def is_idle(self) -> bool:
        """Nobody is connected, and nothing is left to do."""
        return not self.live.conversations and self._tasks.is_idle and self._queue.empty()

    def keep_status(self) -> None:
        """Store the status in the class's row, in the background."""
        self._tasks.start(self._keep_status)

    async def _keep_status(self) -> None:
        while not self.live.is_fenced:
            try:
                await self._write_status()
                return
            except Fenced:
                return
            except StorageError:
                await asyncio.sleep(RETRY_SECONDS)

    async def _write_status(self) -> None:
        school, storage = self.live.school, self._tables.storage
        if school.is_over:
            await self.followed_all(END_SECONDS)
        await storage.set_status(school.id, self.live.epoch, school.status)

    # Watching.

    def attend(self) -> None:
        """Watch the tables while somebody is connected to the class."""
        if self._is_stopped:
            return
        if self._attending is None or self._attending.done():
            self._attending = asyncio.create_task(self._attend(), name="class watch")
        if self._look is None and self.live.conversations:
            self._look = self._clock.later(LOOK_SECONDS, self._look_again)

    def circumstances(self, counts: Mapping[str, Mapping[str, int]] = {}) -> Circumstances:
        return Circumstances(self._now(), new_rng(), self._facts(), counts)

    def _facts(self) -> dict[int, TableFacts]:
        """Of all started tables. A command applies to those that are out of reach or being opened,
        too: they follow later."""
        found: dict[int, TableFacts] = {}
        for number, table in self.live.school.tables.items():
            if table.table is None:
                continue
            live, line = self._tables.live_tables.get(table.table), self.live.lines.get(number)
            if live is not None and not live.is_fenced:
                found[number] = table_watch.facts_of(live)
            elif line is not None:
                found[number] = TableFacts(line.status, line.turn, line.last_turn)
            else:
                found[number] = TableFacts(Status.STARTING, 1, table.turns)
        return found

    async def _attend(self) -> None:
        if not self.live.conversations or self.live.school.is_over:
            self._stop_watching()
            return
        for number, table in list(self.live.school.tables.items()):
            if table.table is not None:
                await self._watch(number, table.table)

    def _stop_watching(self) -> None:
        for watch in self.watches.values():
            watch.stop()
        self.watches.clear()

    async def _watch(self, number: int, table_id: str) -> None:
        old = self.watches.get(number)
        if old is not None:
            if not old.is_cut and not old.live.is_fenced:
                return
            old.stop()
        live, pace = None, MatchPace()
        try:
            live = await self._tables.find(table_id)
            if live is not None:
                pace = await read_pace(self._tables.storage, live)
        except (StorageError, CannotRestore):
            live = None
        if live is None:
            self._set_out_of_reach(number)
            return
        watch = TableWatch(live, number, pace, self._clock, self._now, self._changed)
        self.watches[number] = watch
        self.following.silence(live, number)
        await live.join(watch, None)
        self._catch_up(number)

    def _look_again(self) -> None:
        """Somebody may take long by now, and a table may be back."""
        self._look = None
        for number in list(self.watches):
            self._changed(number)
        for number in list(self.following.behind):
            if self.following.is_in_reach(number):
                self._catch_up(number)
        self.attend()

    def _changed(self, number: int) -> None:
        watch = self.watches.get(number)
        if watch is None or self._is_stopped:
            return
        if watch.live.is_fenced:
            self._set_out_of_reach(number)
            return
        before = self.live.lines.get(number)
        line = table_watch.line_of(self.live.school, watch, self._now())
        self.live.set_line(line)
        is_new = before is None or before.status is not line.status
        if line.status is Status.FINISHED and is_new:
            self._has_results()
        if go := self.timekeeper.go_to_judge(watch):
            self._tasks.start(lambda: self.timekeeper.judge(watch, go))

    def _set_out_of_reach(self, number: int) -> None:
        known = self.live.lines.get(number) or TableLine(number, Status.LOBBY)
        self.live.set_line(replace(known, is_out_of_reach=True))
