"""The disk is full, the database locked or away: nothing is acknowledged, nothing half stored,
and when the cause is gone everything works again by itself."""

import asyncio
import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection
from sqlalchemy.engine import make_url

from rawsiko.server.logs import JsonLines
from rawsiko.server.storage import CannotRead, CannotSave, Storage, WrongUrl, writer
from tests.server.postgres import Cluster
from tests.server.storing import entry, new_table, numbers, opened, run

pytestmark = pytest.mark.slow


def test_a_full_disk_loses_nothing_and_recovers(sqlite: str) -> None:
    """RT11, by max_page_count: acknowledged entries stay, reading works, then writing again."""

    async def check() -> None:
        async with opened(sqlite) as storage:
            await storage.create(new_table())
            await storage.database.write(_limit_pages, 40)
            last = await _append_until_refused(storage)
            assert last > 10
            group = (
                storage.append("table", 1, entry(seq, body=bytes(9000)))
                for seq in range(last + 1, last + 4)
            )
            answers = await asyncio.gather(*group, return_exceptions=True)
            assert [type(answer) for answer in answers] == [CannotSave] * 3
            assert await numbers(storage) == list(range(1, last + 1))

            await storage.database.write(_limit_pages, 1_000_000)
            assert await storage.can_save()
            await storage.append("table", 1, entry(last + 1, body=bytes(9000)))
            assert await numbers(storage) == list(range(1, last + 2))
        async with opened(sqlite) as storage:
            assert await numbers(storage) == list(range(1, last + 2))

    run(check())


async def _append_until_refused(storage: Storage) -> int:
    """The number of the last entry that was acknowledged."""
    for seq in range(2, 1000):
        try:
            await storage.append("table", 1, entry(seq, body=bytes(1000)))
        except CannotSave:
            return seq - 1
    raise AssertionError("the disk did not become full")


def _limit_pages(connection: Connection, pages: int) -> None:
    connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")


FULL_DISK = """
import asyncio, resource, signal, sys
from rawsiko.server.storage import CannotSave
from tests.server.storing import entry, new_table, numbers, opened

async def main(url):
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    async with opened(url) as storage:
        await storage.create(new_table())
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1_000_000, hard))
        last, refused = 1, 0
        for _ in range(400):
            try:
                await storage.append("table", 1, entry(last + 1, body=bytes(9000)))
                last += 1
            except CannotSave:
                refused += 1
        assert refused > 10, refused
        assert await numbers(storage) == list(range(1, last + 1))
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert await storage.can_save()
        await storage.append("table", 1, entry(last + 1, body=bytes(9000)))
    async with opened(url) as storage:
        assert await numbers(storage) == list(range(1, last + 2))
    print("recovered", last)

asyncio.run(main(sys.argv[1]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no limits on the size of files")
def test_a_fault_of_the_program_is_logged_once_and_told(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Every entry is refused, the log has the reason once, and the server knows that it can't save;
    afterwards everything works again."""

    def faulty(*given: object) -> None:
        raise TypeError(f"a secret: {given}")

    async def check() -> None:
        async with opened(sqlite) as storage:
            await storage.create(new_table())
            with monkeypatch.context() as planted:
                planted.setattr(writer, "store_at_once", faulty)
                for _ in range(3):
                    with pytest.raises(CannotSave):
                        await storage.append("table", 1, entry(1))
            assert not await storage.can_save()
            await storage.append("table", 1, entry(1))
            assert await storage.can_save()
            assert await numbers(storage) == [1]

    run(check())
    (line,) = [json.loads(JsonLines().format(record)) for record in caplog.records]
    assert (line["level"], line["error"]) == ("error", "TypeError")
    assert "faulty" in str(line["where"])
    assert "secret" not in str(line)


def test_a_file_that_cannot_grow_loses_nothing_and_recovers(sqlite: str) -> None:
    """RT11, by a limit on the size of files: the system itself refuses to write."""
    done = subprocess.run(
        [sys.executable, "-c", FULL_DISK, sqlite], check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("recovered")


def test_a_locked_database_is_not_acknowledged(sqlite: str) -> None:
    """RT10: all that wait are told; tried again when the lock is gone, each is stored once."""

    async def check() -> None:
        file = str(make_url(sqlite).database)
        async with opened(sqlite) as storage:
            for table_id in ("a", "b", "c"):
                await storage.create(new_table(table_id))
            with closing(sqlite3.connect(file, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                appends = (storage.append(table_id, 1, entry(2, "tap")) for table_id in "abc")
                answers = await asyncio.gather(*appends, return_exceptions=True)
                assert [type(answer) for answer in answers] == [CannotSave] * 3
                assert not await storage.can_save()
                assert await numbers(storage, "a") == [1]
                other.execute("ROLLBACK")
            assert await storage.can_save()
            for table_id in "abc":
                await storage.append(table_id, 1, entry(2, "tap"))
                assert await numbers(storage, table_id) == [1, 2]

    run(check())


def test_a_short_lock_is_waited_for(sqlite: str) -> None:
    async def check() -> None:
        file = str(make_url(sqlite).database)
        async with opened(sqlite) as storage:
            await storage.create(new_table())
            with closing(sqlite3.connect(file, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                waiting = asyncio.ensure_future(storage.append("table", 1, entry(2)))
                await asyncio.sleep(0.2)
                assert not waiting.done()
                other.execute("ROLLBACK")
            await waiting

    run(check())


def test_an_absent_server_is_not_acknowledged(cluster: Cluster) -> None:
    """RT10: PostgreSQL goes away and comes back; connections are made again by themselves."""
    url = cluster.new_database()

    async def check() -> None:
        async with opened(url) as storage:
            await storage.create(new_table())
            await storage.append("table", 1, entry(2))
            await asyncio.to_thread(cluster.stop)
            try:
                with pytest.raises(CannotSave):
                    await storage.append("table", 1, entry(3))
                with pytest.raises(CannotRead):
                    await storage.entries("table")
                assert not await storage.can_save()
            finally:
                await asyncio.to_thread(cluster.start)
            await storage.append("table", 1, entry(3))
            assert await numbers(storage) == [1, 2, 3]
            assert await storage.can_save()

    run(check())


def test_a_server_that_falls_during_appends_loses_nothing_acknowledged(cluster: Cluster) -> None:
    """Even if the commit was done and only its answer lost: tried again, it is there once."""
    url = cluster.new_database()

    async def check() -> None:
        async with opened(url) as storage:
            ids = [f"table{number}" for number in range(8)]
            for table_id in ids:
                await storage.create(new_table(table_id))
            stop = asyncio.Event()

            async def play(table_id: str) -> int:
                seq = 2
                while not stop.is_set():
                    try:
                        await storage.append(table_id, 1, entry(seq, f"command {seq}"))
                        seq += 1
                    except CannotSave:
                        await asyncio.sleep(0.05)
                return seq - 1

            playing = [asyncio.create_task(play(table_id)) for table_id in ids]
            for _ in range(2):
                await asyncio.sleep(0.3)
                await asyncio.to_thread(cluster.stop)
                await asyncio.to_thread(cluster.start)
            await asyncio.sleep(0.3)
            stop.set()
            for table_id, last in zip(ids, await asyncio.gather(*playing), strict=True):
                assert last > 2
                assert await numbers(storage, table_id) == list(range(1, last + 1))

    run(check())


def test_a_folder_that_cannot_be_made_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    async def check() -> None:
        with pytest.raises(OSError, match="file"):
            async with opened(f"sqlite:///{tmp_path}/file/tables.db"):
                pass

    run(check())


@pytest.mark.parametrize(
    "url",
    [
        *("sqlite://", "sqlite:///:memory:", "mysql://somewhere/tables"),
        *("/some/file", "", "postgresql://host:port/tables", "postgresql://one,two:port/tables"),
    ],
)
def test_only_files_and_postgresql_are_databases(url: str) -> None:
    with pytest.raises(WrongUrl):
        run(Storage.open(url, owner="first"))
