"""Group commit: one task stores all entries that wait, in one transaction.

While a group is being written to disk the next one gathers. So the number of commits per second
stays what the disk allows, and each commit carries as many entries as the tables produce.
"""

import asyncio
from collections.abc import Sequence

from sqlalchemy.exc import DataError, IntegrityError

from rawsiko.server.storage.appending import (
    Append,
    NotAllAtOnce,
    Verdicts,
    store,
    store_at_once,
)
from rawsiko.server.storage.clock import Clock
from rawsiko.server.storage.database import Database
from rawsiko.server.storage.errors import CannotSave
from rawsiko.server.storage.records import check_entry
from rawsiko.server.storage.sqlite import SqliteDatabase

# No larger, so that the first are answered while the next are written: 500 tables that wait for one
# commit leave the processor idle. (A database takes only so many parameters in a statement, too.)
LARGEST_GROUP = 128
ENOUGH = 128  # to be worth a commit while more are coming


Waiting = tuple[Append, asyncio.Future[None]]  # which is done when it is stored


class Writer:
    """Appends by one owner. `commits` and `stored` count what was done, for those who measure."""

    def __init__(self, database: Database, owner: str, clock: Clock) -> None:
        self.commits = 0
        self.stored = 0
        self._database = database
        self._owner = owner
        self._clock = clock
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._closed = False
        self._task = asyncio.create_task(self._run(), name="journal writer")

    def append(self, append: Append) -> asyncio.Future[None]:
        """Done when it is on disk; cancelled before, it may never be written."""
        check_entry(append.entry)
        if self._closed:
            raise CannotSave("closed")
        stored: asyncio.Future[None] = self._loop.create_future()
        if not self._waiting:
            self._wake.set()
        self._waiting.append((append, stored))
        return stored

    async def close(self) -> None:
        """Store what waits, then stop."""
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
        """While every round of the loop brings more, a commit waits for them: it costs as much for
        one as for twenty. One that comes alone is not kept waiting."""
        gathered = 0
        while gathered < len(self._waiting) < ENOUGH and not self._closed:
            gathered = len(self._waiting)
            await asyncio.sleep(0)

    def _take(self) -> list[Waiting]:
        group, self._waiting = self._waiting[:LARGEST_GROUP], self._waiting[LARGEST_GROUP:]
        if not self._waiting and not self._closed:
            self._wake.clear()
        return group

    async def _store(self, group: Sequence[Waiting]) -> None:
        """Commit a group and answer each caller. Never raises: the task outlives every failure."""
        appends = [append for append, _ in group]
        try:
            verdicts = await self._commit(appends)
        except Exception as error:  # a mistake of ours must not silence the writer either
            cause = error.__cause__ if isinstance(error, CannotSave) else error
            # Each caller gets its own exception: a traceback grows with every raise.
            verdicts = [_because_of(cause) for _ in group]
        for (_, stored), verdict in zip(group, verdicts, strict=True):
            if stored.done():
                continue  # the caller was cancelled
            if verdict is None:
                stored.set_result(None)
            else:
                stored.set_exception(verdict)

    async def _commit(self, appends: Sequence[Append]) -> Verdicts:
        """Commit by the fastest path that this group allows."""
        verdicts = await self._commit_at_once(appends)
        if verdicts is None:
            verdicts = await self._commit_checked(appends)
        self.commits += 1
        self.stored += verdicts.count(None)
        return verdicts

    async def _commit_at_once(self, appends: Sequence[Append]) -> Verdicts | None:
        """PostgreSQL writes parameters in another way."""
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
