"""`rawsiko verify` on databases and backups: every stored table is checked."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rawsiko.cli.main import main
from rawsiko.protocol.tables import Settings
from rawsiko.server.clock import LoopClock
from rawsiko.server.storage import Storage, sqlite_url
from rawsiko.server.tables.registry import TableRegistry
from rawsiko.server.tables.table import next_head

LEGAL_CHANGE = (
    "UPDATE entries SET body = CAST(json_set(CAST(body AS TEXT), '$.settings.seats', 5) AS BLOB)"
    " WHERE journal_id = ?"
)


def run(*arguments: str | Path) -> int:
    with pytest.raises(SystemExit) as ended:
        main(["--lang", "en", *map(str, arguments)])
    return int(ended.value.code or 0)


async def open_tables(url: str, count: int) -> list[str]:
    async with await Storage.open(url, owner="test") as storage:
        registry = TableRegistry(storage, LoopClock())
        return [(await registry.open_table(Settings())).live.table.id for _ in range(count)]


def test_tables_that_hold(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In a database, in its SQLite file, and in a backup of it; none of them is changed."""
    asyncio.run(open_tables(url, 3))
    assert run("backup", tmp_path / "backup", "--database", url) == 0
    before = (tmp_path / "backup").read_bytes()
    capsys.readouterr()
    assert run("verify", tmp_path / "backup", "--database", url) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.rpartition(": ok,")[2] for line in lines] == [" tables: 3"] * 2
    assert (tmp_path / "backup").read_bytes() == before


def test_a_changed_byte_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Even where it makes another table that breaks no rule."""
    file = tmp_path / "tables.sqlite3"
    ids = asyncio.run(open_tables(sqlite_url(file), 3))
    with closing(sqlite3.connect(file)) as database, database:
        database.execute(LEGAL_CHANGE, (ids[1],))
    assert run("verify", file) == 1
    told = f": table {ids[1][:8]}: entry 1 is damaged\n"
    assert capsys.readouterr().out == f"{file}{told}"
    assert run("verify", "--database", sqlite_url(file)) == 1
    assert capsys.readouterr().out.endswith(told)


def test_a_table_of_an_unknown_board_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tables.sqlite3"
    (table,) = asyncio.run(open_tables(sqlite_url(file), 1))
    with closing(sqlite3.connect(file)) as database, database:
        body = database.execute("SELECT body FROM entries").fetchone()[0]
        other = body.replace(b"sha256:", b"sha256:0")
        head = bytes.fromhex(next_head("", other))
        database.execute("UPDATE entries SET body = ?, head = ?", (other, head))
    assert run("verify", file) == 1
    assert capsys.readouterr().out == f"{file}: table {table[:8]}: its content is unknown\n"


def test_passwords_are_not_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("verify", "--database", "postgresql://me:hush@127.0.0.1:1/nothing") == 1
    shown = capsys.readouterr()
    assert "127.0.0.1" in shown.out
    assert "hush" not in shown.out + shown.err


def test_there_must_be_something_to_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("verify") == 2
    assert "Name a file, or a database with --database." in capsys.readouterr().err
