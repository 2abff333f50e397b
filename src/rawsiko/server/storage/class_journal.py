"""Classes in storage: what Storage is for tables.

A class has few entries, so each is a transaction of its own, together with everything that has to
be true with it: the tokens of a member who joined, a ballot.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from rawsiko.server.storage import capabilities, class_rows, leases, retention, tables
from rawsiko.server.storage.clock import Clock
from rawsiko.server.storage.databases.database import Database
from rawsiko.server.storage.errors import CodeTaken
from rawsiko.server.storage.records import (
    FIRST_EPOCH,
    Capability,
    ClassEntry,
    ClassRow,
    NewClass,
    is_storable,
)
from rawsiko.server.storage.retention import Retention
from rawsiko.server.storage.schema import ballots, class_entries, classes

_ROW = [classes.c[field] for field in ClassRow.__struct_fields__]
Also = Callable[[Connection], None]


class ClassStorage:
    """Methods that write can raise CannotSave, methods that read CannotRead, and those with an
    epoch Fenced."""

    def __init__(
        self,
        database: Database,
        owner: str,
        clock: Clock,
        kept: Retention,
        take_lease: Callable[[], Awaitable[None]],
    ) -> None:
        self._database = database
        self._owner = owner
        self._clock = clock
        self._kept = kept
        self._take_lease = take_lease

    def now(self) -> float:
        """Seconds since 1970."""
        return self._clock()

    async def create(self, new: NewClass) -> int:
        """Store a class with its first entry. It's ours, in the epoch returned. Raises CodeTaken
        if a table or class has the code."""
        await self._take_lease()
        try:
            await self._database.write(class_rows.insert, self._owner, new, self._clock())
        except IntegrityError as error:
            raise CodeTaken from error
        return FIRST_EPOCH

    async def append(
        self, class_id: str, epoch: int, entry: ClassEntry, also: Sequence[Also] = ()
    ) -> None:
        """Store the next entry, and do `also` in the same transaction. Raises OutOfSequence."""

        def store(connection: Connection) -> None:
            class_rows.append(connection, class_id, epoch, entry, self._clock())
            for work in also:
                work(connection)

        await self._write_as_owner(class_id, epoch, store)

    async def entries(self, class_id: str) -> list[ClassEntry]:
        await self._database.settle()
        return await self._database.read(class_rows.entries_of, class_id)

    async def row(self, class_id: str) -> ClassRow | None:
        found = await self._find(classes.c.id == class_id)
        return found[0] if found else None

    async def find_by_code(self, code: str) -> str | None:
        """The id of the class with this code. Any text is allowed."""
        if not is_storable(code):
            return None
        return await self._database.scalar(sa.select(classes.c.id).where(classes.c.code == code))

    async def live(self) -> list[ClassRow]:
        return await self._find(classes.c.ended_at.is_(None))

    async def unused(self) -> list[ClassRow]:
        """Classes that nobody has used for so long that they should end."""
        since = self._clock() - self._kept.unused
        happened = sa.exists().where(
            class_entries.c.class_id == classes.c.id, class_entries.c.at >= since
        )
        return await self._find(
            classes.c.ended_at.is_(None), classes.c.touched_at < since, ~happened
        )

    async def tables_of(self, class_id: str) -> list[str]:
        return await self._database.read(tables.of_class, class_id)

    async def claim(self, class_id: str) -> int | None:
        """Become the owner of a class that is free, expired or already ours; its epoch."""
        await self._take_lease()
        return await self._database.write(leases.claim_class, self._owner, class_id)

    async def set_status(self, class_id: str, epoch: int, status: str) -> None:
        values = {"status": status, "touched_at": self._clock()}
        update = sa.update(classes).where(classes.c.id == class_id).values(values)
        await self._write_as_owner(class_id, epoch, lambda c: c.execute(update))

    async def end(self, class_id: str, epoch: int, status: str) -> None:
        """The class loses its code, and its links expire as `Retention` says."""
        now = self._clock()
        await self._write_as_owner(
            class_id, epoch, lambda c: retention.end_class(c, class_id, status, now, self._kept)
        )

    async def set_followed(self, class_id: str, epoch: int, seq: int) -> None:
        """All tables have followed the entries up to this one."""
        ours = sa.update(classes).where(classes.c.id == class_id, classes.c.followed < seq)
        await self._write_as_owner(class_id, epoch, lambda c: c.execute(ours.values(followed=seq)))

    async def delete(self, class_id: str) -> list[str]:
        """With its tables and everything else; nothing of it stays in the file. The ids of the
        tables."""
        gone = await self._database.write(class_rows.delete, [class_id])
        await self._database.wipe_deleted()
        return gone

    async def add_if_new(self, capability: Capability) -> None:
        await self._database.write(capabilities.add_if_new, capability)

    async def add(self, added: Sequence[Capability]) -> None:
        await self._database.write(capabilities.add, added)

    async def replace_member(self, class_id: str, member: str, links: Sequence[Capability]) -> None:
        """Make these the only tokens and codes of this member."""

        def replace(connection: Connection) -> None:
            capabilities.revoke_member(connection, class_id, member)
            capabilities.add(connection, links)

        await self._database.write(replace)

    async def bring_back(self, code: bytes, links: Sequence[Capability], until: float) -> bool:
        """Make this code and what it brings the only links of its member. The code works until the
        token is used; one that expires, until this moment at least. False if it isn't valid."""
        now = self._clock()
        return await self._database.write(capabilities.replace_member, code, links, until, now)

    async def counts(self, class_id: str, round_: str) -> Mapping[str, Mapping[str, int]]:
        """Of a round of questions that is open, by item and option."""
        counts: dict[str, dict[str, int]] = {}
        query = (
            sa.select(ballots.c.item, ballots.c.choice, ballots.c.count)
            .where(ballots.c.class_id == class_id, ballots.c.round == round_)
            .order_by(ballots.c.item, ballots.c.choice)
        )
        for item, choice, count in await self._database.rows(query):
            counts.setdefault(item, {})[choice] = count
        return counts

    async def _find(self, *conditions: sa.ColumnElement[bool]) -> list[ClassRow]:
        query = sa.select(*_ROW).where(*conditions).order_by(classes.c.created_at, classes.c.id)
        return [ClassRow(*row) for row in await self._database.rows(query)]

    async def _write_as_owner(
        self, class_id: str, epoch: int, work: Callable[[Connection], object]
    ) -> None:
        def fenced(connection: Connection) -> None:
            leases.check_epoch(connection, classes, self._owner, class_id, epoch)
            work(connection)

        await self._database.write(fenced)
