"""Damaged databases and backups: told as such, in words that say what to do, and put right."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from rawsiko.server.clock import LoopClock
from rawsiko.server.storage import (
    Damaged,
    InUse,
    JournalKind,
    NotABackup,
    SeveralNames,
    Storage,
    sqlite_url,
)
from rawsiko.server.storage.backups.checksum import LENGTH
from rawsiko.server.storage.databases.file_lock import FileLock
from rawsiko.server.tables.registry import TableRegistry
from tests.server.storage.test_verify_tables import open_tables, run
from tests.server.storing import entry, new_table, opened, restore

pytestmark = pytest.mark.slow

PAGE = 4096


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


def nothing_but_noise(file: Path) -> None:
    file.write_bytes(Random(1).randbytes(file.stat().st_size))


def first_page(file: Path) -> None:
    """The schema cannot be read."""
    content = file.read_bytes()
    file.write_bytes(content[:100] + bytes(PAGE - 100) + content[PAGE:])


def all_but_the_first_page(file: Path) -> None:
    """The file opens, but no table in it can be read."""
    content = file.read_bytes()
    file.write_bytes(content[:PAGE] + b"\xff" * (len(content) - PAGE))


DAMAGES = [nothing_but_noise, first_page, all_but_the_first_page]


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("command", ["serve", "backup"])
def test_a_damaged_database_is_told_with_the_way_out(
    command: str, damage: Callable[[Path], None], database: Path, tmp_path: Path
) -> None:
    url = sqlite_url(database)
    asyncio.run(open_tables(url, 3))
    damage(database)
    arguments = {"serve": ("--host", "127.0.0.1", "--port", "0"), "backup": (tmp_path / "new",)}
    rawsiko = (sys.executable, "-m", "rawsiko")
    done = subprocess.run(
        [*rawsiko, command, "--lang", "en", *arguments[command], "--database", url],
        check=False, capture_output=True, encoding="utf-8", timeout=300,
    )  # fmt: skip
    assert done.returncode == 1
    assert done.stderr.startswith(f"The database {url} is damaged.")
    assert f"restore FILE --database {url}" in done.stderr
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("damage", DAMAGES)
def test_what_the_message_says_puts_it_right(
    damage: Callable[[Path], None], database: Path, tmp_path: Path
) -> None:
    """The tables are back, and the damaged file is kept."""
    url, saved = sqlite_url(database), tmp_path / "backup"
    ids = asyncio.run(open_tables(url, 3))
    assert run("backup", saved, "--database", url) == 0
    for number in (1, 2):
        damage(database)
        damaged = database.read_bytes()
        assert run("restore", saved, "--database", url) == 0
        assert asyncio.run(tables_in(url)) == ids
        kept = database.with_name(f"{database.name}.damaged-{number}")
        assert kept.read_bytes()[:PAGE] == damaged[:PAGE]


def test_a_damaged_database_that_is_in_use_is_left_alone(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its server would go on writing to the file that was set aside."""
    url, saved = sqlite_url(database), tmp_path / "backup"
    asyncio.run(open_tables(url, 3))
    assert run("backup", saved, "--database", url) == 0
    nothing_but_noise(database)
    before = database.read_bytes()
    server = FileLock(database)
    server.take()
    try:
        assert run("restore", saved, "--database", url) == 1
    finally:
        server.release()
    assert capsys.readouterr().err.startswith("Another RAWsiko server is using this database.")
    assert database.read_bytes() == before


def test_pages_of_one_table_that_cannot_be_read_stop_no_other(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        ids = await open_tables(sqlite_url(database), 2)
        async with await Storage.open(sqlite_url(database), owner="test") as storage:
            real = storage.entries

            async def entries(table_id: str, after: int = 0) -> object:
                if table_id == ids[0]:
                    raise Damaged("DatabaseError")
                return await real(table_id, after)

            monkeypatch.setattr(storage, "entries", entries)
            registry = TableRegistry(storage, LoopClock())
            assert await registry.restore_all() == 1
            assert (list(registry.live_tables), registry.damaged) == ([ids[1]], 1)
            await registry.close()

    asyncio.run(scenario())


def test_a_flipped_bit_anywhere_in_a_backup_is_found(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also where SQLite would not notice, and in the checksum itself. Nothing is left behind."""
    url, saved = sqlite_url(database), tmp_path / "backup"
    asyncio.run(open_tables(url, 2))
    assert run("backup", saved, "--database", url) == 0
    good, rng = saved.read_bytes(), Random(1)
    places = [rng.randrange(len(good)) for _ in range(40)]
    target = tmp_path / "restored" / "new.sqlite3"

    async def restore_each() -> None:
        async with await Storage.open(url, owner="test") as storage:
            for place in (*places, len(good) - 1, len(good) - LENGTH, len(good) - LENGTH + 5):
                changed = bytearray(good)
                changed[place] ^= 1 << rng.randrange(8)
                saved.write_bytes(changed)
                with pytest.raises(NotABackup):
                    await restore(storage, saved)

    asyncio.run(restore_each())
    capsys.readouterr()
    assert run("restore", saved, "--database", sqlite_url(target)) == 1
    assert "is damaged or isn’t a backup" in capsys.readouterr().err
    assert not target.parent.exists()
    assert run("verify", saved) == 1
    assert capsys.readouterr().out == f"{saved}: damaged; restore a backup\n"


@pytest.mark.parametrize("missing", [1, LENGTH, LENGTH + 1, LENGTH + PAGE, 20 * PAGE])
def test_a_backup_that_was_cut_off_is_found(missing: int, database: Path, tmp_path: Path) -> None:
    url, saved = sqlite_url(database), tmp_path / "backup"
    asyncio.run(open_tables(url, 2))
    assert run("backup", saved, "--database", url) == 0
    saved.write_bytes(saved.read_bytes()[:-missing])
    assert run("restore", saved, "--database", url) == 1


def test_any_sqlite_program_can_open_a_backup(database: Path, tmp_path: Path) -> None:
    saved = tmp_path / "backup"
    asyncio.run(open_tables(sqlite_url(database), 2))
    assert run("backup", saved, "--database", sqlite_url(database)) == 0
    with closing(sqlite3.connect(saved)) as file:
        assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert file.execute("SELECT count(*) FROM journals").fetchone() == (2,)


def test_a_restore_that_fails_leaves_nothing_behind(
    database: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Neither a new file, nor a changed one, nor a damaged one under another name."""
    url, saved = sqlite_url(database), tmp_path / "backup"
    asyncio.run(open_tables(url, 1))
    assert run("backup", saved, "--database", url) == 0

    def fail(*_: object) -> None:
        raise sqlite3.OperationalError("the disk is full")

    monkeypatch.setattr("rawsiko.server.storage.backups.backup._fence_off", fail)
    target = tmp_path / "new.sqlite3"
    for damage in (None, nothing_but_noise):
        before = sorted(path.name for path in tmp_path.iterdir())
        assert run("restore", saved, "--database", sqlite_url(target)) == 1
        assert "Can’t open the database" in capsys.readouterr().err
        assert sorted(path.name for path in tmp_path.iterdir()) == before
        if damage is not None:
            return
        target.write_bytes(Random(1).randbytes(PAGE))
        (tmp_path / "new.sqlite3-server").touch()


def test_a_backup_of_a_newer_program_is_told_in_words(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url, saved = sqlite_url(database), tmp_path / "backup"

    async def make() -> None:
        async with opened(url) as storage:
            await storage.create(new_table())
            await storage.append("table", 1, entry(2))
            await storage.database.write(
                lambda connection: connection.exec_driver_sql(
                    "UPDATE schema_version SET version = 9999"
                )
            )
            await storage.backup(saved)

    asyncio.run(make())
    assert run("restore", saved, "--database", sqlite_url(tmp_path / "other")) == 1
    assert "was made by a newer RAWsiko" in capsys.readouterr().err
    assert not (tmp_path / "other").exists()


async def tables_in(url: str) -> list[str]:
    async with await Storage.open(url, owner="test") as storage:
        registry = TableRegistry(storage, LoopClock())
        assert await registry.restore_all() == len(registry.live_tables)
        await registry.close()
        return await storage.ids(JournalKind.TABLE)


def test_one_file_has_one_server_whatever_its_name(database: Path, tmp_path: Path) -> None:
    """A symbolic link is the file itself; hard links would give SQLite's log two names."""
    asyncio.run(open_tables(sqlite_url(database), 1))
    link = tmp_path / "elsewhere" / "link.sqlite3"
    link.parent.mkdir()
    link.symlink_to(database)
    server = FileLock(database)
    server.take()
    try:
        with pytest.raises(InUse):
            asyncio.run(Storage.open_to_serve(sqlite_url(link)))
    finally:
        server.release()
    link.unlink()
    link.hardlink_to(database)
    for name in (link, database):
        with pytest.raises(SeveralNames):
            asyncio.run(Storage.open_to_serve(sqlite_url(name)))


@pytest.mark.parametrize("command", ["backup", "verify"])
def test_a_command_never_changes_the_schema_of_a_database_that_a_server_has(
    command: str, database: Path, tmp_path: Path
) -> None:
    """An older server, after an update: it goes on with the schema that it knows."""
    url = sqlite_url(database)
    asyncio.run(open_tables(url, 1))
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE schema_version SET version = 0")
    server = FileLock(database)
    server.take()
    try:
        more = [tmp_path / "new"] if command == "backup" else []
        assert run(command, *more, "--database", url) == 1
    finally:
        server.release()
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT version FROM schema_version").fetchone() == (0,)


def test_verify_finds_damage_where_no_table_has_its_entries(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """An index that lacks its rows, say: every table can still be read."""
    url = sqlite_url(database)
    asyncio.run(open_tables(url, 3))
    assert run("verify", "--database", url) == 0
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        lacking = "sql = sql || ' WHERE owner = 1'"
        connection.execute(f"UPDATE sqlite_master SET {lacking} WHERE name = 'ix_journals_owner'")
    capsys.readouterr()
    assert run("verify", "--database", url) == 1
    assert "damaged" in capsys.readouterr().out
