"""Group commit: one task stores all entries that wait, in one transaction.

While a group is being written to disk the next one gathers. So the number of commits per second
stays what the disk allows, and each commit carries as many entries as the tables produce.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

from sqlalchemy import Connection
from sqlalchemy.exc import DataError, IntegrityError

from rawsiko.server.storage.appending import (
    Append,
    NotAllAtOnce,
    Verdicts,
    store,
    store_at_once,
    store_one_by_one,
)
from rawsiko.server.storage.clock import Clock
from rawsiko.server.storage.database import Database
from rawsiko.server.storage.errors import CannotSave, StorageError
from rawsiko.server.storage.records import check_entry
from rawsiko.server.storage.sqlite import SqliteDatabase

# No larger, so that the first are answered while the next are written: 500 tables that wait for one
# commit leave the processor idle. (A database takes only so many parameters in a statement, too.)
LARGEST_GROUP = 100

Store = Callable[[Connection, str, Sequence[Append], float], Verdicts]


class Waiting:
    __slots__ = ("append", "stored")

    def __init__(self, append: Append) -> None:
        self.append = append
        self.stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def answer(self, verdict: StorageError | None) -> None:
        if self.stored.done():
            return  # the caller was cancelled
        if verdict is None:
            self.stored.set_result(None)
        else:
            self.stored.set_exception(verdict)


class Writer:
    """Appends by one owner. `commits` and `stored` count what was done, for those who measure."""

    def __init__(self, database: Database, owner: str, clock: Clock) -> None:
        self.commits = 0
        self.stored = 0
        self._database = database
        self._owner = owner
        self._clock = clock
        # Each of them may give up a group; PostgreSQL writes parameters in another way.
        is_sqlite = isinstance(database, SqliteDatabase)
        self._fast_ways: tuple[Store, ...] = (store_at_once, store) if is_sqlite else (store,)
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._closed = False
        self._task = asyncio.create_task(self._run(), name="journal writer")

    def append(self, append: Append) -> asyncio.Future[None]:
        """Done when it is on disk; cancelled before, it may never be written."""
        check_entry(append.entry)
        if self._closed:
            raise CannotSave("closed")
        waiting = Waiting(append)
        if not self._waiting:
            self._wake.set()
        self._waiting.append(waiting)
        return waiting.stored

    async def close(self) -> None:
        """Store what waits, then stop."""
        self._closed = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while self._waiting or not self._closed:
            await self._wake.wait()
            group = [waiting for waiting in self._take() if not waiting.stored.done()]
            if group:
                await self._store(group)

    def _take(self) -> list[Waiting]:
        group, self._waiting = self._waiting[:LARGEST_GROUP], self._waiting[LARGEST_GROUP:]
        if not self._waiting and not self._closed:
            self._wake.clear()
        return group

    async def _store(self, group: Sequence[Waiting]) -> None:
        """Commit a group and answer each caller. Never raises: the task outlives every failure."""
        appends = [waiting.append for waiting in group]
        try:
            verdicts = await self._commit(appends)
        except Exception as error:  # a mistake of ours must not silence the writer either
            cause = error.__cause__ if isinstance(error, CannotSave) else error
            # Each caller gets its own exception: a traceback grows with every raise.
            verdicts = [_because_of(cause) for _ in group]
        for waiting, verdict in zip(group, verdicts, strict=True):
            waiting.answer(verdict)

    async def _commit(self, appends: Sequence[Append]) -> Verdicts:
        for how in self._fast_ways:
            with suppress(NotAllAtOnce, IntegrityError, DataError):
                return await self._commit_by(how, appends)
        return await self._commit_by(store_one_by_one, appends)

    async def _commit_by(self, how: Store, appends: Sequence[Append]) -> Verdicts:
        verdicts = await self._database.write(how, self._owner, appends, self._clock())
        self.commits += 1
        self.stored += verdicts.count(None)
        return verdicts


def _because_of(cause: BaseException | None) -> CannotSave:
    error = CannotSave(type(cause).__name__)
    error.__cause__ = cause
    return error
