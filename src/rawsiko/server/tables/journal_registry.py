"""What the registries of tables and of classes have in common: what is here is found, and what is
stored is restored, once."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server.logs import LOG
from rawsiko.server.storage import Fenced, JournalKind, JournalRow
from rawsiko.server.tables import tokens
from rawsiko.server.tables.journaled import CannotRestore

if TYPE_CHECKING:
    from rawsiko.server.storage import Storage

log = logging.getLogger(LOG)


class Runs(Protocol):
    """A LiveTable, or a ClassRun."""

    @property
    def is_fenced(self) -> bool: ...


R = TypeVar("R", bound=Runs)


class OwnedElsewhere(Exception):
    """Another process of a cluster has the table or class that was asked for."""

    def __init__(self, owner: str) -> None:
        super().__init__(owner)
        self.owner = owner


class Elsewhere(Protocol):
    """In a cluster: where tables and classes are."""

    name: str  # of this process

    async def reach(self, wanted: str, registry: JournalRegistry[R]) -> R | None: ...
    def forget(self, wanted: str) -> None: ...


class JournalRegistry(ABC, Generic[R]):
    kind: JournalKind
    expired: str  # the status of one that is closed because it can't be restored

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.elsewhere: Elsewhere | None = None  # in a cluster
        self.here: dict[str, R] = {}  # what this process runs, by id
        self._damaged: set[str] = set()  # what could not be restored
        self._unread: set[str] = set()  # whose restoring failed for another reason
        self._restoring = asyncio.Lock()  # nothing must come back twice

    @abstractmethod
    async def _rebuild(self, row: JournalRow, epoch: int) -> R | None:
        """What is stored, taken care of. None if it was deleted since. Raises CannotRestore."""

    def live(self, journal_id: str) -> R | None:
        """What this process runs."""
        one = self.here.get(journal_id)
        return one if one is not None and not one.is_fenced else None

    async def find_by_code(self, code: str) -> R | None:
        found = await self.storage.find_by_code(self.kind, tokens.plain_code(code))
        return await self.reach(found) if found else None

    async def reach(self, journal_id: str) -> R | None:
        """As `find`, but raises OwnedElsewhere if another process of the cluster has it."""
        if self.elsewhere is None:
            return await self.find(journal_id)
        return await self.elsewhere.reach(journal_id, self)

    async def find(self, journal_id: str) -> R | None:
        """By its id, restored from its journal if it isn't live here. None if another process has
        it, or there is none. Raises CannotRestore."""
        if one := self.live(journal_id):
            return one
        async with self._restoring:
            if one := self.live(journal_id):
                return one
            epoch = await self.storage.claim(journal_id)
            return None if epoch is None else await self._restore(journal_id, epoch)

    async def restore_all(self) -> int:
        """After a start: restore all that aren't over, with bots and timers. Damaged ones are
        skipped. Returns how many are live. Raises StorageError when the database is away, or can't
        read one of them (a bad sector): call it again then, and it begins with the others."""
        rows = await self.storage.live(self.kind)
        await self.restore([row.id for row in rows])
        return sum(row.id in self.here for row in rows)

    async def restore(self, ids: Sequence[str]) -> list[str]:
        """Restore those of these that are free, as `restore_all`. Returns their ids."""
        async with self._restoring:
            missing = [one for one in ids if one not in self.here]
            claimed = await self.storage.claim_all(missing) if missing else {}
        for one in sorted(claimed, key=self._unread.__contains__):
            async with self._restoring:
                if one in self.here:
                    continue  # somebody came, and it was claimed again
                self._unread.add(one)
                with suppress(CannotRestore):  # logged and counted
                    await self._restore(one, claimed[one])
                self._unread.discard(one)
        return [one for one in claimed if one in self.here]

    async def _restore(self, journal_id: str, epoch: int) -> R | None:
        """None if it was deleted since it was claimed. Raises CannotRestore."""
        row = await self.storage.row(journal_id)
        if row is None:
            return None
        try:
            one = await self._rebuild(row, epoch)
        except CannotRestore as damage:
            if row.ended_at is None and journal_id not in self._damaged:
                self._report(journal_id, damage)
            if damage.refusal is TableRefusal.UNKNOWN_CONTENT and row.ended_at is None:
                # Boards are stored with their tables, so this one won't come back. While its links
                # are kept, they say what happened.
                with suppress(Fenced):  # claimed again since: whoever did closes it
                    await self.storage.set_status(journal_id, epoch, self.expired)
            raise
        self._damaged.discard(journal_id)
        if self.elsewhere is not None:
            log.info("taken over", extra={"table": journal_id})
        return one

    def _report(self, journal_id: str, damage: CannotRestore) -> None:
        self._damaged.add(journal_id)
        about = {"table": journal_id}
        if damage.refusal is TableRefusal.UNKNOWN_CONTENT:
            log.error("the board of a stored table is gone", extra=about)
        else:
            log.error(f"a stored {self.kind} is damaged", extra=about, exc_info=damage)

    @property
    def damaged(self) -> int:
        """How many could not be restored since the start."""
        return len(self._damaged)

    async def end_damaged(self, journal_id: str) -> None:
        """End what can't be restored: its journal takes no further entry."""
        async with self._restoring:  # or it might be reported as damaged afterwards
            epoch = await self.storage.claim(journal_id)
            if epoch is not None:
                await self.storage.set_status(journal_id, epoch, self.expired)
            self._damaged.discard(journal_id)
