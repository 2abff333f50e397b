"""`rawsiko backup` and `rawsiko restore`, as a host uses them."""

import asyncio
from pathlib import Path

import pytest

from rawsiko.cli.main import main
from rawsiko.protocol.tables import Settings
from rawsiko.server.clock import LoopClock
from rawsiko.server.storage import JournalKind, Storage, sqlite_url
from rawsiko.server.tables.registry import TableRegistry


def run(*arguments: str | Path) -> int:
    with pytest.raises(SystemExit) as ended:
        main(["--lang", "en", *map(str, arguments)])
    return int(ended.value.code or 0)


async def open_a_table(url: str) -> str:
    async with await Storage.open(url, owner="test") as storage:
        opened = await TableRegistry(storage, LoopClock()).open_table(Settings())
        return opened.live.table.id


async def tables_in(url: str) -> list[str]:
    async with await Storage.open(url, owner="test") as storage:
        return [row.id for row in await storage.live(JournalKind.TABLE)]


def test_what_was_saved_comes_back(tmp_path: Path) -> None:
    """Into a database that had other tables in the meantime."""
    url, saved = sqlite_url(tmp_path / "tables.sqlite3"), tmp_path / "backup"
    first = asyncio.run(open_a_table(url))
    assert run("backup", saved, "--database", url) == 0
    second = asyncio.run(open_a_table(url))
    assert asyncio.run(tables_in(url)) == [first, second]
    assert run("restore", saved, "--database", url) == 0
    assert asyncio.run(tables_in(url)) == [first]


def test_a_backup_does_not_overwrite_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("dear diary", encoding="utf-8")
    url = sqlite_url(tmp_path / "tables.sqlite3")
    assert run("backup", file, "--database", url) == 1
    assert "already exists" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "dear diary"


def test_what_is_no_backup_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = sqlite_url(tmp_path / "tables.sqlite3")
    table = asyncio.run(open_a_table(url))
    letter = tmp_path / "letter.txt"
    letter.write_text("hello", encoding="utf-8")
    assert run("restore", letter, "--database", url) == 1
    assert "is damaged or isn’t a backup" in capsys.readouterr().err
    assert run("restore", tmp_path / "nothing", "--database", url) == 1
    assert "There’s no file" in capsys.readouterr().err
    assert asyncio.run(tables_in(url)) == [table]


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_a_database_that_cannot_be_opened_is_told_in_words(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = tmp_path / "backup"
    if command == "restore":
        assert run("backup", saved, "--database", sqlite_url(tmp_path / "tables.sqlite3")) == 0
    (tmp_path / "file").touch()
    for url, told in (
        (sqlite_url(tmp_path / "file" / "tables.sqlite3"), "Can’t open the database"),
        ("oracle://somewhere", "--database has to be"),
        ("tables.sqlite3", "--database has to be"),
    ):
        assert run(command, saved, "--database", url) == 1
        assert told in capsys.readouterr().err
