"""What goes on in a class by itself: tables follow its entries and are watched."""

import asyncio
import logging
from collections.abc import Callable

from msgspec.structs import replace

from rawsiko.protocol.class_views import Moment, TableLine
from rawsiko.protocol.tables import Status
from rawsiko.server.classes import table_watch
from rawsiko.server.classes.decisions import TableFacts
from rawsiko.server.classes.entries import ClassEntry
from rawsiko.server.classes.following import Following
from rawsiko.server.classes.live_class import LiveClass
from rawsiko.server.classes.table_watch import TableWatch
from rawsiko.server.classes.timekeeper import Timekeeper
from rawsiko.server.clock import Clock, Timer
from rawsiko.server.logs import LOG
from rawsiko.server.storage import StorageError
from rawsiko.server.tables.background import BackgroundTasks
from rawsiko.server.tables.registry import TableRegistry
from rawsiko.server.tables.restoring import CannotRestore

LOOK_SECONDS = 2.0  # between two looks at who takes long
END_SECONDS = 60.0  # for the tables to end
log = logging.getLogger(LOG)


class ClassRun:
    """Of one class."""

    def __init__(
        self, live: LiveClass, tables: TableRegistry, clock: Clock, now: Callable[[], Moment]
    ) -> None:
        self.live = live
        self.following = Following(lambda: live.school, tables)
        self.watches: dict[int, TableWatch] = {}
        self._tables = tables
        self._clock = clock
        self._now = now
        self._queue: asyncio.Queue[tuple[int, ClassEntry, asyncio.Event]] = asyncio.Queue()
        self._worker: asyncio.Task[None] | None = None
        self._attending: asyncio.Task[None] | None = None
        self._look: Timer | None = None
        self._is_stopped = False
        self._tasks = BackgroundTasks()
        self.answering = asyncio.Lock()  # to questions
        self.timekeeper = Timekeeper(live, now)

    def start(self) -> None:
        self._worker = asyncio.create_task(self._work(), name="class")

    async def stop(self) -> None:
        self._is_stopped = True
        if self._look is not None:
            self._look.cancel()
        for watch in list(self.watches.values()):
            watch.stop()
        self.watches.clear()
        tasks = [task for task in (self._worker, self._attending) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._tasks.stop()

    # Following.

    def follow(self, seq: int, entry: ClassEntry) -> asyncio.Event:
        """Done when the event is set."""
        done = asyncio.Event()
        self._queue.put_nowait((seq, entry, done))
        return done

    async def followed_all(self, seconds: float) -> None:
        """Wait until everything so far is done at the tables, or so long."""
        try:
            async with asyncio.timeout(seconds):
                await self._queue.join()
        except TimeoutError:
            return

    async def _work(self) -> None:
        while True:
            seq, entry, done = await self._queue.get()
            try:
                await self.following.follow(seq, entry)
                await self._tables.storage.classes.set_followed(self.live.school.id, seq)
                self.attend()
            except StorageError:
                log.warning("a class waits for the database")
            except Exception:  # the next entry must be followed all the same
                log.exception("a class's entry was not followed")
            finally:
                done.set()
                self._queue.task_done()

    def is_idle(self) -> bool:
        """Nobody is there, and nothing is left to do."""
        return not self.live.conversations and self._tasks.is_idle and self._queue.empty()

    def keep_status(self) -> None:
        """Write to the class's row where it stands."""
        self._tasks.start(self._keep_status)

    async def _keep_status(self) -> None:
        school, storage = self.live.school, self._tables.storage.classes
        if school.is_over:
            await self.followed_all(END_SECONDS)
            await storage.end(school.id, self.live.epoch, school.status)
        else:
            await storage.set_status(school.id, self.live.epoch, school.status)

    # Watching.

    def attend(self) -> None:
        """Watch the tables while somebody is in the class."""
        if self._is_stopped:
            return
        if self._attending is None or self._attending.done():
            self._attending = asyncio.create_task(self._attend(), name="class watch")
        if self._look is None and self.live.conversations:
            self._look = self._clock.later(LOOK_SECONDS, self._look_again)

    def facts(self) -> dict[int, TableFacts]:
        """Of all started tables in reach."""
        found: dict[int, TableFacts] = {}
        for number, table in self.live.school.tables.items():
            live = self._tables.live_tables.get(table.table or "")
            if live is not None and not live.is_fenced:
                found[number] = table_watch.facts_of(live)
        return found

    async def _attend(self) -> None:
        if not self.live.conversations or self.live.school.is_over:
            for watch in list(self.watches.values()):
                watch.stop()
            self.watches.clear()
            return
        for number, table in list(self.live.school.tables.items()):
            if table.table is not None:
                await self._watch(number, table.table)

    async def _watch(self, number: int, table_id: str) -> None:
        old = self.watches.get(number)
        if old is not None and not old.is_cut and not old.live.is_fenced:
            return
        try:
            live = await self._tables.find(table_id)
        except (StorageError, CannotRestore):
            live = None
        if live is None:
            self.live.set_line(_out_of_reach(self.live.lines.get(number), number))
            return
        watch = TableWatch(live, number, self._clock, self._now, self._changed)
        if old is not None:
            watch.pace = old.pace
        self.watches[number] = watch
        self.following.silence(live, number)
        await live.join(watch, None)

    def _look_again(self) -> None:
        """Time passes: somebody may take long now, and a table may have come back."""
        self._look = None
        for number in list(self.watches):
            self._changed(number)
        self.attend()

    def _changed(self, number: int) -> None:
        watch = self.watches.get(number)
        if watch is None or self._is_stopped:
            return
        if watch.live.is_fenced:
            self.live.set_line(_out_of_reach(self.live.lines.get(number), number))
            return
        self.live.set_line(table_watch.line_of(self.live.school, watch, self._now()))
        if turn := self.timekeeper.turn_to_judge(watch):
            self._tasks.start(lambda: self.timekeeper.judge(watch, turn))


def _out_of_reach(known: TableLine | None, number: int) -> TableLine:
    return replace(known or TableLine(number, Status.LOBBY), is_out_of_reach=True)
