"""Stores tables in the browser: as `server.storage.Storage`, for one device and without classes."""

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Protocol

import msgspec
from msgspec.structs import replace

from rawsiko.protocol.tables import OVER
from rawsiko.server.storage.errors import (
    CannotRead,
    CannotSave,
    Fenced,
    OutOfSequence,
    UnknownTable,
)
from rawsiko.server.storage.records import (
    FIRST_EPOCH,
    Also,
    Capability,
    JournalRow,
    NewJournal,
    StoredEntry,
)

KEPT_SECONDS = 30 * 24 * 3600.0  # after the last move, as on a server


class Kept(msgspec.Struct, frozen=True):
    """What is stored of a table beside its entries."""

    row: JournalRow
    secret: bytes
    capabilities: tuple[Capability, ...]
    names: Mapping[str, str]  # by seat


class Journals(Protocol):
    """The browser's database. Everything is text; what was awaited is on disk."""

    async def tables(self) -> Sequence[str]:
        """All of them."""
        ...

    async def entries(self, table_id: str) -> Sequence[str]:
        """In order."""
        ...

    async def keep(self, table_id: str, kept: str, seq: int, entry: str) -> None:
        """A table, and with a `seq` other than 0 its next entry, in one transaction."""
        ...

    async def forget(self, table_id: str) -> None: ...


class BrowserStorage:
    """One worker of one page has the database, so no journal changes hands."""

    def __init__(self, journals: Journals, clock: Callable[[], float] = time.time) -> None:
        self._journals = journals
        self._clock = clock
        self._tables: dict[str, Kept] = {}
        self._entries: dict[str, list[StoredEntry]] = {}  # of tables that were asked for

    async def open(self) -> None:
        """Read what is stored, and forget what was kept long enough. Raises CannotRead."""
        try:
            found = await self._journals.tables()
        except Exception as error:
            raise CannotRead from error
        until = self._clock() - KEPT_SECONDS
        for text in found:
            with suppress(msgspec.MsgspecError):  # damaged: its tokens are unknown
                await self._take(msgspec.json.decode(text, type=Kept), until)

    async def _take(self, kept: Kept, until: float) -> None:
        if kept.row.touched_at >= until:
            self._tables[kept.row.id] = kept
        else:
            await self._journals.forget(kept.row.id)

    async def create(self, new: NewJournal) -> int:
        now = self._clock()
        assert new.secret is not None
        row = JournalRow(new.id, new.kind, new.code, new.status, now, now, None)
        await self._keep(Kept(row, new.secret, new.capabilities, {}), new.first)
        self._entries[new.id] = [new.first]
        return FIRST_EPOCH

    async def append(
        self, journal_id: str, epoch: int, entry: StoredEntry, also: Sequence[Also] = ()
    ) -> None:
        """Raises Fenced, OutOfSequence and CannotSave."""
        del epoch, also
        if journal_id not in self._tables:
            raise Fenced("the table was deleted")
        known = await self.entries(journal_id)
        if entry in known[entry.seq - 1 :]:
            return  # it was stored, but the answer got lost
        if entry.seq != len(known) + 1:
            raise OutOfSequence(len(known) + 1)
        try:
            await self._keep(self._tables[journal_id], entry)
        except CannotSave:
            del self._entries[journal_id]  # it may be stored all the same
            raise
        self._entries[journal_id].append(entry)

    async def entries(self, journal_id: str, after: int = 0) -> list[StoredEntry]:
        if journal_id not in self._entries:
            try:
                texts = await self._journals.entries(journal_id)
                found = [msgspec.json.decode(text, type=StoredEntry) for text in texts]
            except Exception as error:
                raise CannotRead from error
            self._entries[journal_id] = found
        return self._entries[journal_id][after:]

    async def head_of(self, journal_id: str, seq: int) -> bytes | None:
        found = await self.entries(journal_id)
        return found[seq - 1].head if 0 < seq <= len(found) else None

    async def command_seq(self, journal_id: str, seat: str, command: str) -> int | None:
        for entry in await self.entries(journal_id):
            if (entry.seat, entry.command) == (seat, command):
                return entry.seq
        return None

    async def claim(self, journal_id: str) -> int | None:
        return FIRST_EPOCH if journal_id in self._tables else None

    async def row(self, journal_id: str) -> JournalRow | None:
        return self._tables[journal_id].row if journal_id in self._tables else None

    async def set_status(self, journal_id: str, epoch: int, status: str) -> None:
        del epoch
        kept, now = self._of(journal_id), self._clock()
        row = replace(kept.row, status=status, touched_at=now)
        if status in OVER:
            row = replace(row, code=None, ended_at=row.ended_at or now)
        await self._keep(replace(kept, row=row))

    async def secret(self, table_id: str) -> bytes:
        return self._of(table_id).secret

    async def names(self, table_id: str) -> dict[str, str]:
        return dict(self._of(table_id).names)

    async def set_name(self, table_id: str, epoch: int, seat: str, name: str | None) -> None:
        del epoch
        kept = self._of(table_id)
        others = {known: value for known, value in kept.names.items() if known != seat}
        names = others if name is None else {**others, seat: name}
        await self._keep(replace(kept, names=names))

    async def board(self, board_hash: str) -> bytes | None:
        """Only the standard board is played here."""
        del board_hash
        return None

    async def capability(self, token_hash: bytes) -> Capability | None:
        for kept in self._tables.values():
            for capability in kept.capabilities:
                if capability.token_hash == token_hash:
                    return capability
        return None

    async def token(self, token_hash: bytes) -> Capability | None:
        return await self.capability(token_hash)

    async def revoke(self, journal_id: str, seat: str) -> None:
        await self.replace_links(journal_id, seat, ())

    async def replace_links(self, journal_id: str, seat: str, links: Sequence[Capability]) -> None:
        kept = self._of(journal_id)
        others = [one for one in kept.capabilities if one.seat != seat]
        await self._keep(replace(kept, capabilities=(*others, *links)))

    def _of(self, table_id: str) -> Kept:
        if table_id not in self._tables:
            raise UnknownTable(table_id)
        return self._tables[table_id]

    async def _keep(self, kept: Kept, entry: StoredEntry | None = None) -> None:
        """Raises CannotSave."""
        kept = replace(kept, row=replace(kept.row, touched_at=self._clock()))
        seq, body = (0, "") if entry is None else (entry.seq, _text(entry))
        try:
            await self._journals.keep(kept.row.id, _text(kept), seq, body)
        except Exception as error:  # the browser's
            raise CannotSave(type(error).__name__) from error
        self._tables[kept.row.id] = kept


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
