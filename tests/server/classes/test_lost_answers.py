"""A commit of a class succeeds and its answer is lost: the tables follow all the same."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from rawsiko.protocol.tables import Status
from rawsiko.server.storage import Also, CannotRead, CannotSave, JournalKind, Storage, StoredEntry
from tests.server.classes.lessons import do, order
from tests.server.classes.started import started

APPEND = Storage.append


async def append_and_lose(
    storage: Storage, journal_id: str, epoch: int, entry: StoredEntry, also: Sequence[Also] = ()
) -> None:
    await APPEND(storage, journal_id, epoch, entry, also)
    row = await storage.row(journal_id)
    if row is not None and row.kind is JournalKind.CLASS:
        raise CannotSave("the connection broke")


async def cannot_read(_storage: Storage, _journal_id: str) -> list[StoredEntry]:
    raise CannotRead("the connection broke")


def test_a_command_whose_answer_was_lost_reaches_the_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with started(tmp_path, 6) as lesson:
            with monkeypatch.context() as database:
                database.setattr(Storage, "append", append_and_lose)
                await do(lesson.host, "RingBell")
            await lesson.until(Status.FINISHED)

    asyncio.run(scenario())


def test_a_command_that_is_found_in_the_journal_later_reaches_the_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database could not be read either, so the teacher was told that it isn't saved."""

    async def scenario() -> None:
        async with started(tmp_path, 6) as lesson:
            with monkeypatch.context() as database:
                database.setattr(Storage, "append", append_and_lose)
                database.setattr(Storage, "entries", cannot_read)
                assert (await order(lesson.host, "RingBell"))["code"] == "cannot_save"
            await do(lesson.host, "SetDoor", door="closed")
            await lesson.until(Status.FINISHED)

    asyncio.run(scenario())
