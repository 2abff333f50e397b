"""Links that end, tables that expire, and names that are really gone."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy import Connection
from sqlalchemy.engine import make_url

from rawsiko.protocol.tables import Status
from rawsiko.server.storage import JournalKind, Role, Storage, journals
from rawsiko.server.storage import storage as interface
from rawsiko.server.tables.tokens import hash_of
from tests.server.storing import TestClock, capability, entry, new_table, numbers, opened, run

HOUR = 3600.0
DAY = 24 * HOUR


def test_a_token_opens_what_it_was_made_for(url: str) -> None:
    async def check() -> None:
        async with opened(url) as storage:
            seat = capability("seat token")
            host = capability("host token", Role.HOST, seat=None)
            await storage.create(new_table("table", seat, host))
            assert await storage.capability(hash_of("seat token")) == seat
            assert await storage.capability(hash_of("host token")) == host
            assert await storage.capability(hash_of("a guess \ud800")) is None

    run(check())


def test_a_revoked_token_opens_nothing(url: str) -> None:
    async def check() -> None:
        async with opened(url) as storage:
            links = [capability(token) for token in ("a", "b")]
            other = capability("other", seat="sawyer")
            await storage.create(new_table("table", *links, other))
            await storage.revoke("table", "sun")
            assert await _valid(storage, "a", "b", "other") == ["other"]

    run(check())


def test_new_links_to_a_seat_replace_the_old_ones(url: str) -> None:
    async def check() -> None:
        async with opened(url) as storage:
            links = capability("a"), capability("b"), capability("other", seat="sawyer")
            await storage.create(new_table("table", *links))
            await storage.replace_links("table", "sun", [capability("new")])
            assert await _valid(storage, "a", "b", "new", "other") == ["new", "other"]

    run(check())


def test_links_end_a_day_after_the_match_and_the_replay_a_month_after(url: str) -> None:
    async def check() -> None:
        clock = TestClock()
        async with opened(url, clock=clock) as storage:
            links = (
                capability("seat"),
                capability("host", Role.HOST),
                capability("replay", Role.REPLAY),
            )
            await storage.create(new_table("table", *links))
            clock.now += 20 * DAY
            assert await _valid(storage, "seat", "host", "replay") == ["seat", "host", "replay"]
            await storage.set_status("table", 1, Status.FINISHED)
            clock.now += 23 * HOUR
            assert await _valid(storage, "seat", "host", "replay") == ["seat", "host", "replay"]
            clock.now += 2 * HOUR
            assert await _valid(storage, "seat", "host", "replay") == ["replay"]
            clock.now += 29 * DAY
            assert await _valid(storage, "replay") == []

    run(check())


def test_a_table_that_is_over_gives_its_code_back(url: str) -> None:
    async def check() -> None:
        async with opened(url) as storage:
            await storage.create(new_table())
            await storage.set_status("table", 1, Status.PLAYING)
            assert await storage.find_by_code(JournalKind.TABLE, "code-table") == "table"
            await storage.set_status("table", 1, Status.ABORTED)
            assert await storage.find_by_code(JournalKind.TABLE, "code-table") is None
            assert await storage.live(JournalKind.TABLE) == []
            row = await storage.row("table")
            assert row is not None
            assert (row.status, row.ended_at) == (Status.ABORTED, row.touched_at)
            assert await numbers(storage) == [1]

    run(check())


def test_names_are_forgotten_when_the_match_ends(url: str) -> None:
    async def check() -> None:
        async with opened(url) as storage:
            await storage.create(new_table())
            await storage.set_name("table", 1, "sun", "Ann")
            await storage.set_name("table", 1, "sawyer", "Bob")
            await storage.set_name("table", 1, "sun", "Žofia")
            await storage.set_name("table", 1, "sawyer", None)
            assert await storage.names("table") == {"sun": "Žofia"}
            await storage.set_status("table", 1, Status.FINISHED)
            assert await storage.names("table") == {}

    run(check())


def test_an_unused_table_is_found(url: str) -> None:
    """Used is what has a new entry, or a new status."""

    async def check() -> None:
        clock = TestClock()
        async with opened(url, clock=clock) as storage:
            for table_id in ("unused", "played", "paused", "over"):
                await storage.create(new_table(table_id))
                await storage.set_status(table_id, 1, Status.PLAYING)
            await storage.set_status("over", 1, Status.FINISHED)
            clock.now += 20 * DAY
            await storage.append("played", 1, entry(2))
            await storage.set_status("paused", 1, Status.PAUSED)
            assert await storage.unused(JournalKind.TABLE) == []
            clock.now += 11 * DAY
            assert [row.id for row in await storage.unused(JournalKind.TABLE)] == ["unused"]

    run(check())


def test_a_lobby_is_unused_after_a_day(url: str) -> None:
    """Somebody may have sat down in it and left without a word."""

    async def check() -> None:
        clock = TestClock()
        async with opened(url, clock=clock) as storage:
            for table_id in ("lobby", "playing"):
                await storage.create(new_table(table_id))
            await storage.set_status("playing", 1, Status.PLAYING)
            clock.now += DAY - 1
            assert await storage.unused(JournalKind.TABLE) == []
            clock.now += 2
            assert [row.id for row in await storage.unused(JournalKind.TABLE)] == ["lobby"]
            clock.now += 30 * DAY
            assert [row.id for row in await storage.unused(JournalKind.TABLE)] == [
                "lobby",
                "playing",
            ]

    run(check())


def test_a_journal_is_deleted_after_a_month(url: str) -> None:
    async def check() -> None:
        clock = TestClock()
        async with opened(url, clock=clock) as storage:
            await storage.create(new_table("table", capability("replay", Role.REPLAY)))
            await storage.create(new_table("live"))
            await storage.set_status("table", 1, Status.FINISHED)
            clock.now += 29 * DAY
            assert await storage.purge() == []
            clock.now += 1 * DAY
            assert await storage.purge() == ["table"]
            assert await storage.row("table") is None
            assert await storage.entries("table") == []
            assert await numbers(storage, "live") == [1]
            assert await storage.purge() == []

    run(check())


def test_deleting_keeps_nobody_waiting(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Appends wait for the commit before them, so a month of matches is many commits."""
    deleted: list[int] = []
    delete = journals.delete

    def count(connection: Connection, table_ids: Sequence[str]) -> list[str]:
        deleted.append(len(table_ids))
        return delete(connection, table_ids)

    async def check() -> None:
        clock = TestClock()
        async with opened(url, clock=clock) as storage:
            ids = [f"table{number}" for number in range(5)]
            for table_id in ids:
                await storage.create(new_table(table_id))
                await storage.set_status(table_id, 1, Status.FINISHED)
            clock.now += 30 * DAY
            monkeypatch.setattr(interface, "PURGED_AT_ONCE", 2)
            monkeypatch.setattr(journals, "delete", count)
            assert sorted(await storage.purge()) == ids
            assert deleted == [2, 2, 1]
            assert await storage.ids(JournalKind.TABLE) == []

    run(check())


def test_what_was_deleted_is_not_in_the_files(sqlite: str) -> None:
    """S11: neither in the database nor in its log."""
    folder = Path(str(make_url(sqlite).database)).parent

    async def check() -> None:
        clock = TestClock()
        async with opened(sqlite, clock=clock) as storage:
            for table_id in ("table", "live"):
                await storage.create(new_table(table_id))
                for seq in range(2, 40):
                    body = f"entry of {table_id}".encode() * 20
                    await storage.append(table_id, 1, entry(seq, body=body))
                await storage.set_name(table_id, 1, "sun", f"Name at {table_id}")
            assert _in_files(folder, b"Name at table")
            await storage.set_status("table", 1, Status.FINISHED)
            await storage.purge()
            assert not _in_files(folder, b"Name at table")
            assert _in_files(folder, b"entry of table")
            clock.now += 30 * DAY
            await storage.purge()
            assert not _in_files(folder, b"entry of table")
            assert _in_files(folder, b"Name at live")

    run(check())


def _in_files(folder: Path, text: bytes) -> bool:
    return any(text in file.read_bytes() for file in folder.iterdir())


async def _valid(storage: Storage, *tokens: str) -> list[str]:
    return [token for token in tokens if await storage.capability(hash_of(token))]
