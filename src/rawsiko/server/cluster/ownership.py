"""Which process owns which tables and classes: takes over free ones, and hands some over to others.

A class and its tables move together. A table is handed over only while no command is running. Its
conversations are opened again at the new owner (`remote_conversations`).
"""

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, suppress

from rawsiko.server import metrics
from rawsiko.server.classes.class_run import ClassRun
from rawsiko.server.classes.registry import ClassRegistry
from rawsiko.server.logs import LOG
from rawsiko.server.storage import Fenced, JournalKind, StorageError
from rawsiko.server.storage.processes import HeldJournal, Process, Processes
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.tables.registry import TableRegistry

AT_ONCE = 20  # tables that are taken over together: others take the next ones meanwhile
UNEVEN = 0.1  # how much more than a fair share a process may have
AT_LEAST = 2  # how many tables more than a fair share, before some are moved
MOVED_AT_ONCE = 20

Move = Callable[[], Awaitable[set[str]]]
log = logging.getLogger(LOG)


class Ownership:
    def __init__(self, processes: Processes, tables: TableRegistry, classes: ClassRegistry) -> None:
        self._tables = tables
        self._classes = classes
        self.storage = processes
        self._name = processes.owner

    async def take_over(self) -> list[str]:
        """Take over tables and classes that have no owner. Returns their ids."""
        taken = await self._restore_classes(await self.storage.unowned(JournalKind.CLASS, AT_ONCE))
        taken += await self._tables.restore(await self.storage.unowned(JournalKind.TABLE, AT_ONCE))
        if taken:
            metrics.current.taken_over(len(taken))
        return taken

    async def check(self) -> list[str]:
        """Compare with the database: give up what others own, restore what we own. Returns the ids
        of what was restored."""
        self.storage.had_no_lease = False
        held = await self.storage.held()
        for live in list(self._tables.live_tables.values()):
            is_lost = _differs(held, live.table.id, live.epoch) and not live.table.is_over
            if is_lost and not live.is_fenced and await self._is_lost(live.table.id):
                log.warning("a table was lost", extra={"table": live.table.id})
                live.give_up()
            # It may also be known as lost because a write was refused.
            if live.is_fenced and self._tables.live_tables.get(live.table.id) is live:
                await self._tables.put_away(live)
        for class_id, run in list(self._classes.runs.items()):
            is_lost = _differs(held, class_id, run.live.epoch) and not run.live.school.is_over
            if is_lost and await self._is_lost(class_id):
                log.warning("a class was lost", extra={"table": class_id})
                run.live.give_up()
                await self._classes.put_away(run)
        here = self._classes.runs.keys() | self._tables.live_tables.keys()
        missing = {one: ours.kind for one, ours in held.items() if one not in here}
        mine = [one for one, kind in missing.items() if kind is JournalKind.CLASS]
        restored = await self._restore_classes(mine)
        alone = [one for one, kind in missing.items() if kind is JournalKind.TABLE]
        return [*restored, *await self._tables.restore(alone)]

    async def _restore_classes(self, class_ids: Sequence[str]) -> list[str]:
        """Those that are free or ours, with their tables. Returns all ids."""
        restored: list[str] = []
        for class_id in class_ids:
            with suppress(Exception):  # a damaged class must not stop the others; it's logged
                if await self._classes.find(class_id) is not None:
                    restored.append(class_id)
        theirs = await self.storage.tables_of(restored) if restored else []
        return [*restored, *await self._tables.restore(theirs)]

    async def _is_lost(self, journal_id: str) -> bool:
        """It may have been opened, claimed again or ended since `held` was read."""
        return await self.storage.owner_of(journal_id) not in (None, self._name)

    # Handing over.

    async def even_out(self, processes: list[Process]) -> dict[str, list[str]]:
        """Hand over what is more than a fair share. Returns what was moved, by its new owner."""
        others = [one for one in processes if one.name != self._name and not one.is_leaving]
        playing = self.playing()
        if not others:
            return {}
        share = (playing + sum(one.tables for one in others)) / (len(others) + 1)
        excess = playing - share
        if excess < max(AT_LEAST, UNEVEN * share):
            return {}
        least = min(others, key=lambda one: one.tables)
        return await self._hand_over([least.name], min(int(excess), MOVED_AT_ONCE))

    async def hand_over_all(self, processes: list[Process]) -> dict[str, list[str]]:
        """Before this process ends."""
        others = [one for one in processes if one.name != self._name and not one.is_leaving]
        by_load = [one.name for one in sorted(others, key=lambda one: one.tables)]
        return await self._hand_over(by_load, None) if by_load else {}

    def playing(self) -> int:
        return sum(not live.table.is_over for live in self._tables.live_tables.values())

    async def _hand_over(self, others: list[str], most: int | None) -> dict[str, list[str]]:
        """First single tables without clients, then others, then classes."""
        moved: dict[str, list[str]] = {name: [] for name in others}
        count = 0
        alone = [live for live in self._tables.live_tables.values() if live.class_id is None]
        for live in sorted(alone, key=lambda live: len(live.conversations)):
            if most is not None and count >= most:
                return moved
            if live.table.is_over or live.is_fenced:
                continue
            to = others[count % len(others)]
            if await self._move_table(live, to):
                moved[to].append(live.table.id)
                count += 1
        for class_id, run in list(self._classes.runs.items()):
            size = len(run.live.school.tables)
            if run.live.school.is_over or (most is not None and count + size > most):
                continue
            to = others[count % len(others)]
            if await self._move_class(class_id, run, to):
                moved[to].append(class_id)
                count += max(1, size)
        return moved

    async def _move_table(self, live: LiveTable, to: str) -> bool:
        async with live.holding():
            held = {live.table.id: live.epoch}
            return bool(await self._moved([live], lambda: self.storage.move(to, held)))

    async def _move_class(self, class_id: str, run: ClassRun, to: str) -> bool:
        live_tables = self._tables.live_tables
        ids = [table.table or "" for table in run.live.school.tables.values()]
        lives = [live_tables[one] for one in ids if one in live_tables]
        lives = [live for live in lives if not live.is_fenced]
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(run.live.holding())
            for live in lives:
                await stack.enter_async_context(live.holding())
            epoch = run.live.epoch
            moved = await self._moved(lives, lambda: self.storage.move(to, {class_id: epoch}))
            if moved:
                run.live.give_up()
        if moved:
            await self._classes.put_away(run)
        return bool(moved)

    async def _moved(self, lives: list[LiveTable], move: Move) -> set[str]:
        """Returns the ids of what `move` has moved. These tables are given up."""
        timers = {
            live.table.id: self._tables.automation(live).phase_timer.stored() for live in lives
        }
        try:
            await self._tables.storage.keep_timers(timers)
            moved = await move()
        except Fenced:
            return set()
        except StorageError:
            log.warning("a table was not handed over")
            return set()
        for one in moved:
            log.info("handed over", extra={"table": one})
        for live in lives:
            if live.table.id in moved:
                live.give_up()
                await self._tables.put_away(live)
        return moved


def _differs(held: Mapping[str, HeldJournal], journal_id: str, epoch: int) -> bool:
    ours = held.get(journal_id)
    return ours is None or ours.epoch != epoch
