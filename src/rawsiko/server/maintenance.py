"""What a server does on a timer: checks that it can save, renews its leases, writes the status of
its tables to their rows, deletes what was kept long enough."""

import asyncio
import gc
import logging
from contextlib import suppress

from rawsiko.server.connections.admission import Admission
from rawsiko.server.logs import LOG
from rawsiko.server.storage import Fenced, JournalKind, JournalRow, StorageError
from rawsiko.server.tables.background import BackgroundTasks
from rawsiko.server.tables.capacity import Capacity
from rawsiko.server.tables.journaled import CannotRestore
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.tables.registry import TableRegistry

BEAT_SECONDS = 2.0  # clients hear of a full disk within five
SWEEP_SECONDS = 60.0
RETENTION_SECONDS = 3600.0
FRESH_SECONDS = 1.0
AGAIN_SECONDS = 3.0  # as long as a lease

log = logging.getLogger(LOG)


class Maintenance:
    def __init__(self, registry: TableRegistry, admission: Admission, capacity: Capacity) -> None:
        self._registry = registry
        self._capacity = capacity
        self._admission = admission
        self._tasks = BackgroundTasks()
        self._asked = float("-inf")
        self._asking = asyncio.Lock()
        self._forgetting = asyncio.Lock()
        self.restores = True  # in a cluster, others take part in it
        self._timers: dict[str, str] = {}

    def start(self) -> None:
        storage = self._registry.storage
        self._tasks.repeat(BEAT_SECONDS, self._beat)
        self._tasks.repeat(SWEEP_SECONDS, self.sweep)
        self._tasks.repeat(RETENTION_SECONDS, self.forget)
        if self.restores:
            self._tasks.start(self._restore)
        if storage.claims.renew_seconds is not None:  # a beat renews, too, but less often
            self._tasks.repeat(storage.claims.renew_seconds, storage.claims.renew)

    async def stop(self) -> None:
        await self._tasks.stop()

    async def check(self) -> bool:
        """Whether something can be saved now; an answer of the last second is used again."""
        now = asyncio.get_running_loop().time()
        async with self._asking:
            if now - self._asked >= FRESH_SECONDS:
                await self._ask()
        return self._admission.can_save

    async def _ask(self) -> None:
        could = self._admission.can_save
        can = self._admission.can_save = await self._registry.storage.can_save()
        self._asked = asyncio.get_running_loop().time()
        if can != could:
            log.warning("can save again" if can else "cannot save")
            self._admission.tell_status()

    async def _beat(self) -> None:
        async with self._asking:
            await self._ask()
        if self._admission.can_save:
            await self.keep_in_step()

    async def _restore(self) -> None:
        """In the background. Requested tables are restored first.

        Once more a little later: a server that crashed on PostgreSQL held its tables until then,
        and lobbies that nobody asks for must be deleted some time.
        """
        count = await self._restored()
        log.info("tables restored", extra={"count": count})
        await asyncio.sleep(AGAIN_SECONDS)
        more = await self._restored() - count
        if more > 0:
            log.info("more tables restored", extra={"count": more})

    async def _restored(self) -> int:
        while True:
            try:
                count = await self._registry.restore_all()
                await self._admission.classes.restore_all()
                return count
            except Exception:  # the database is away, or a bug: the next run may succeed
                log.exception("tables could not be restored; trying again")
                await asyncio.sleep(BEAT_SECONDS)

    async def keep_in_step(self) -> None:
        """Write the status of the tables, and what their timers have left, to their rows."""
        for live in list(self._registry.live_tables.values()):
            with suppress(Fenced):
                await self._keep(live)
        await self._keep_timers()

    async def _keep_timers(self) -> None:
        """Save the time left on running timers, so that nobody loses time in a restart."""
        now = {
            table_id: self._registry.automation(live).phase_timer.stored()
            for table_id, live in self._registry.live_tables.items()
        }
        changed = {
            table_id: timer
            for table_id, timer in now.items()
            if self._timers.get(table_id) != timer
        }
        if changed:
            await self._registry.storage.keep_timers(changed)
        self._timers = {table_id: timer for table_id, timer in now.items() if timer is not None}

    async def keep_in_step_if_possible(self) -> None:
        """Before the process ends. If it fails, the next start does it."""
        try:
            await self.keep_in_step()
        except StorageError:
            log.warning("stopped without the database")

    async def _keep(self, live: LiveTable) -> None:
        table, storage = live.table, self._registry.storage
        # Until its secret is shown, a restart must bring the table back.
        may_be_stored = not table.is_over or table.secret_is_shown
        if may_be_stored and live.stored_status != table.status:
            status = table.status
            await storage.set_status(table.id, live.epoch, status)
            live.stored_status = status
        # One without a match stays: `Capacity` deletes it, and until then it counts.
        has_replay = table.secret_is_shown and table.match is not None
        if table.is_over and has_replay and not live.conversations:
            await self._registry.put_away(live)

    async def sweep(self) -> None:
        """Delete lobbies that nobody sits in, end classes that nobody joined."""
        await self._admission.classes.sweep()
        deleted = await self._capacity.sweep(self._admission.classes.runs)
        if deleted:
            log.info("unused tables deleted", extra={"count": deleted})

    async def forget_overdue(self) -> None:
        """Before the first request: the server may have been off for longer than data is kept."""
        try:
            await self._registry.purge()
        except StorageError:
            log.warning("maintenance waits for the database")

    async def forget(self) -> None:
        """Expire tables that nobody uses; delete what was kept long enough."""
        async with self._forgetting:
            await self._admission.classes.end_unused()
            for row in await self._registry.storage.unused(JournalKind.TABLE):
                if await self._expire(row):
                    log.info("table expired", extra={"table": row.id})
            gone = await self._registry.purge()
        if gone:
            log.info("tables deleted", extra={"count": gone})
        gc.collect()  # tables that were put away: automatic collection is rare (cli/serve.py)

    async def _expire(self, row: JournalRow) -> bool:
        try:
            live = await self._registry.find(row.id)
        except CannotRestore:
            await self._registry.end_damaged(row.id)
            return True
        # A row can lag behind its journal, as after a crash: this may be no lobby any more.
        if live is None or live.conversations or live.table.status != row.status:
            return False
        await self._registry.expire(live)
        return True
