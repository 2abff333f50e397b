"""Group commit: one task stores all waiting entries in one transaction.

While a group is being written, the next one forms. So the disk sets the number of commits per
second, and each commit contains as many entries as the tables produce in the meantime.
"""

import asyncio
import logging
import time
from collections.abc import Sequence

from sqlalchemy.exc import DataError, IntegrityError

from rawsiko.server import metrics
from rawsiko.server.logs import LOG
from rawsiko.server.storage.databases.database import Database
from rawsiko.server.storage.databases.sqlite import SqliteDatabase
from rawsiko.server.storage.entries import (
    Append,
    NotAllAtOnce,
    Verdicts,
    store,
    store_at_once,
)
from rawsiko.server.storage.errors import CannotSave
from rawsiko.server.storage.records import Clock, check_entry

# No larger, so that the first are answered while the next are written: if 500 tables wait for one
# commit, the processor is idle. (The number of parameters in a statement is limited, too.)
LARGEST_GROUP = 128


log = logging.getLogger(LOG)

Waiting = tuple[Append, asyncio.Future[None]]  # the future is done when it's stored


class Writer:
    """Appends by one owner. `commits` and `stored` are counters for measurements."""

    def __init__(self, database: Database, owner: str, clock: Clock) -> None:
        self.commits = 0
        self.stored = 0
        self.fault: str | None = None  # of this program, if the last commit failed by it
        self._database = database
        self._owner = owner
        self._clock = clock
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._closed = False
        self._task = asyncio.create_task(self._run(), name="journal writer")

    def append(self, append: Append) -> asyncio.Future[None]:
        """The future is done when the entry is on disk. If cancelled, it may never be written."""
        check_entry(append.entry)
        if self._closed:
            raise CannotSave("closed")
        stored: asyncio.Future[None] = self._loop.create_future()
        if not self._waiting:
            self._wake.set()
        self._waiting.append((append, stored))
        return stored

    async def close(self) -> None:
        """Store all waiting entries, then stop."""
        self._closed = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while self._waiting or not self._closed:
            await self._wake.wait()
            await self._gather()
            group = [waiting for waiting in self._take() if not waiting[1].done()]
            if group:
                await self._store(group)

    async def _gather(self) -> None:
        """Wait as long as every iteration of the event loop brings more entries: a commit of
        twenty costs as much as one of one. A single entry doesn't wait."""
        gathered = 0
        while gathered < len(self._waiting) < LARGEST_GROUP and not self._closed:
            gathered = len(self._waiting)
            await asyncio.sleep(0)

    def _take(self) -> list[Waiting]:
        group, self._waiting = self._waiting[:LARGEST_GROUP], self._waiting[LARGEST_GROUP:]
        if not self._waiting and not self._closed:
            self._wake.clear()
        return group

    async def _store(self, group: Sequence[Waiting]) -> None:
        """Commit a group and answer each caller. Never raises, so the task survives failures."""
        appends = [append for append, _ in group]
        try:
            verdicts = await self._commit(appends)
        except Exception as error:  # a bug must not stop the writer either
            cause = error.__cause__ if isinstance(error, CannotSave) else error
            if not isinstance(error, CannotSave):
                self._note(error)
            # One exception for each caller: a traceback grows with every raise.
            verdicts = [_because_of(cause) for _ in group]
        for (_, stored), verdict in zip(group, verdicts, strict=True):
            if stored.done():
                continue  # the caller was cancelled
            if verdict is None:
                stored.set_result(None)
            else:
                stored.set_exception(verdict)

    def _note(self, error: Exception) -> None:
        """Log it once, however many entries it keeps from the disk."""
        fault = type(error).__name__
        if self.fault != fault:
            log.error("a fault keeps entries from being saved", exc_info=error)
        self.fault = fault

    async def _commit(self, appends: Sequence[Append]) -> Verdicts:
        """Commit by the fastest path that this group allows."""
        begun = time.perf_counter()
        verdicts = await self._commit_at_once(appends)
        if verdicts is None:
            verdicts = await self._commit_checked(appends)
        self.commits += 1
        self.fault = None
        stored = verdicts.count(None)
        self.stored += stored
        metrics.current.committed(stored, time.perf_counter() - begun)
        return verdicts

    async def _commit_at_once(self, appends: Sequence[Append]) -> Verdicts | None:
        """None on PostgreSQL, or if the group needs `store`."""
        if not isinstance(self._database, SqliteDatabase):
            return None
        owner, at = self._owner, self._clock()
        try:
            return await self._database.write_by_one_statement(
                lambda database: store_at_once(database, owner, appends, at)
            )
        except NotAllAtOnce:
            return None

    async def _commit_checked(self, appends: Sequence[Append]) -> Verdicts:
        """With a verdict for each entry. If the database refuses one, each gets its own commit."""
        try:
            return await self._database.write(store, self._owner, appends, self._clock())
        except (IntegrityError, DataError) as error:
            if len(appends) == 1:
                return [_because_of(error)]
        return [(await self._commit_checked([append]))[0] for append in appends]


def _because_of(cause: BaseException | None) -> CannotSave:
    error = CannotSave(type(cause).__name__)
    error.__cause__ = cause
    return error
