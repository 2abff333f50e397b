"""Backups: one file, taken and put back while tables are being played, from and to any database."""

import asyncio
import sqlite3
import stat
import sys
from contextlib import closing
from pathlib import Path

import pytest

from rawsiko.server.storage import Fenced, JournalKind, NotABackup, Role, Storage, sqlite_url
from rawsiko.server.tables.tokens import hash_of
from tests.server.storing import (
    SECRET,
    capability,
    entry,
    new_table,
    numbers,
    opened,
    restore,
    run,
)


def test_a_backup_taken_while_entries_is_of_one_moment(url: str, tmp_path: Path) -> None:
    """No table of it has a gap, and what was acknowledged before it began is in it."""

    async def check() -> None:
        ids = [f"table{number}" for number in range(6)]
        file = tmp_path / "kept" / "backup"
        async with opened(url) as storage:
            for table_id in ids:
                await storage.create(new_table(table_id))
            last = dict.fromkeys(ids, 1)
            playing = [asyncio.create_task(_play(storage, table_id, last)) for table_id in ids]
            while min(last.values()) < 5:
                await asyncio.sleep(0.01)
            before = dict(last)
            await storage.backup(file)
            during = dict(last)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            assert [path.name for path in file.parent.iterdir()] == ["backup"]
            if sys.platform != "win32":
                assert stat.S_IMODE(file.stat().st_mode) == 0o600
            await restore(storage, file)
            for table_id in ids:
                stored = await numbers(storage, table_id)
                assert stored == list(range(1, len(stored) + 1))
                assert before[table_id] <= len(stored) <= during[table_id] + 1

    run(check())


def test_a_restore_brings_everything_back(url: str, tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(url) as storage:
            await storage.create(new_table("table", capability("seat token")))
            await storage.append("table", 1, entry(2, "tap"))
            await storage.set_name("table", 1, "sun", "Ann")
            before = await storage.row("table"), await storage.entries("table")
            await storage.backup(tmp_path / "backup")

            await storage.append("table", 1, entry(3))
            await storage.create(new_table("later"))
            assert await storage.delete_unchanged({"table": (1, 3)}) == {"table"}
            await restore(storage, tmp_path / "backup")
            assert (await storage.row("table"), await storage.entries("table")) == before
            assert await storage.entries("later") == []
            assert await storage.secret("table") == SECRET
            assert await storage.names("table") == {"sun": "Ann"}
            found = await storage.capability(hash_of("seat token"))
            assert found is not None
            assert found.role == Role.SEAT

    run(check())


def test_a_restore_fences_off_whoever_was_playing(url: str, tmp_path: Path) -> None:
    """In every epoch given out since the backup; the old state can then be claimed and goes on."""

    async def check() -> None:
        async with opened(url) as storage, opened(url, "restorer") as restorer:
            await storage.create(new_table())
            await storage.backup(tmp_path / "backup")
            epoch = 1
            for _ in range(5):
                epoch = await storage.claim("table") or 0
            await storage.append("table", epoch, entry(2))
            await restore(restorer, tmp_path / "backup")
            for late in range(1, epoch + 2):
                with pytest.raises(Fenced):
                    await storage.append("table", late, entry(2))
            assert await storage.claim("table") == epoch + 2
            await storage.append("table", epoch + 2, entry(2))
            assert await numbers(storage) == [1, 2]

    run(check())


def test_a_backup_moves_tables_to_another_database(
    url: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """From either kind to the other."""
    if url.startswith("sqlite"):
        other = request.getfixturevalue("cluster").new_database()
    else:
        other = sqlite_url(tmp_path / "other.db")

    async def check() -> None:
        async with opened(url) as source, opened(other) as target:
            for number in range(3):
                await source.create(new_table(f"table{number}"))
            await asyncio.gather(*(source.append("table1", 1, entry(n)) for n in range(2, 2500)))
            await source.backup(tmp_path / "backup")
            await restore(target, tmp_path / "backup")
            assert await target.live(JournalKind.TABLE) == await source.live(JournalKind.TABLE)
            assert await target.entries("table1") == await source.entries("table1")
            assert len(await target.entries("table1")) == 2499

    run(check())


def test_what_is_no_backup_changes_nothing(url: str, tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(url) as storage:
            await storage.create(new_table())
            await storage.backup(tmp_path / "backup")
            for file in _no_backups(tmp_path):
                with pytest.raises(NotABackup):
                    await restore(storage, file)
            assert await numbers(storage) == [1]
            await storage.append("table", 1, entry(2))

    run(check())


def _no_backups(folder: Path) -> list[Path]:
    (folder / "text").write_text("hello " * 1000)
    (folder / "empty").touch()
    with closing(sqlite3.connect(folder / "other")) as other:
        other.execute("CREATE TABLE recipes (id)")
    good = (folder / "backup").read_bytes()
    (folder / "damaged").write_bytes(good[:5000] + bytes(8000) + good[13000:])
    return [folder / name for name in ("text", "empty", "other", "damaged", "missing")]


async def _play(storage: Storage, table_id: str, last: dict[str, int]) -> None:
    while True:
        await storage.append(table_id, 1, entry(last[table_id] + 1))
        last[table_id] += 1
