"""Short words for tests of the storage."""

import asyncio
import hashlib
from collections.abc import AsyncGenerator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest
import sqlalchemy as sa

from rawsiko.protocol.class_views import ClassStatus
from rawsiko.protocol.tables import Status
from rawsiko.server.storage import (
    Capability,
    JournalKind,
    NewJournal,
    Role,
    Storage,
    StoredEntry,
    sqlite_url,
)
from rawsiko.server.storage.backups import backup
from rawsiko.server.storage.schema import journals

T = TypeVar("T")
SECRET = bytes(range(32))


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of an empty database of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "tables.db")
    return request.getfixturevalue("cluster").new_database()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return sqlite_url(tmp_path / "tables.db")


class TestClock:
    """Shows what it was told to."""

    __test__ = False

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


def run(coroutine: Coroutine[Any, Any, T]) -> T:
    async def limited() -> T:
        async with asyncio.timeout(300):
            return await coroutine

    return asyncio.run(limited())


@asynccontextmanager
async def opened(
    url: str, owner: str = "first", clock: TestClock | None = None
) -> AsyncGenerator[Storage]:
    async with await Storage.open(url, owner=owner, clock=clock or TestClock()) as storage:
        yield storage


async def restore(storage: Storage, path: Path) -> None:
    async with backup.checked(path) as checked:
        await storage.restore(checked)


def new_table(table_id: str = "table", *capabilities: Capability) -> NewJournal:
    code = f"code-{table_id}"
    first = entry(1)
    return NewJournal(
        JournalKind.TABLE, table_id, code, capabilities, first, Status.LOBBY, secret=SECRET
    )


def new_class(*capabilities: Capability) -> NewJournal:
    first = entry(1)
    return NewJournal(JournalKind.CLASS, "class", "CODE", capabilities, first, ClassStatus.JOINING)


def entry(seq: int, command: str | None = None, body: bytes = b"") -> StoredEntry:
    return StoredEntry(seq, body or b'{"number":%d}' % seq, "sun" if command else None, command)


def capability(token: str, role: Role = Role.SEAT, seat: str | None = "sun") -> Capability:
    return Capability(hashlib.sha256(token.encode()).digest(), "table", role, seat)


async def release(storage: Storage, journal_id: str) -> None:
    """Nobody has it."""
    free = sa.update(journals).where(journals.c.id == journal_id).values(owner=None)
    await storage.database.write(lambda connection: connection.execute(free))


async def numbers(storage: Storage, table_id: str = "table") -> list[int]:
    return [stored.seq for stored in await storage.entries(table_id)]
