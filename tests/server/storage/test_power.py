"""RT2: a power failure takes what was not synced, and nothing that was acknowledged.

Killing a process does not show this: the kernel keeps what it wrote.
"""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from rawsiko.server.storage import sqlite_url
from tests.server.power_failure import Cut, Record, cuts, traced_run

pytestmark = [pytest.mark.kills, pytest.mark.slow]

CUTS = 500 if os.environ.get("RAWSIKO_LONG") else 50
SMALL_LOG = "wal_autocheckpoint=30"  # pages: the log is emptied and begun again many times


def test_a_power_failure_loses_nothing_acknowledged(tmp_path: Path) -> None:
    records = _entries(tmp_path)
    assert _log_was_begun_again(records)
    for number, cut in enumerate(cuts(records, "acks", CUTS, Random(2))):
        assert _lost(tmp_path / f"cut{number}", cut) == set()


def test_the_test_sees_writes_that_are_not_synced(tmp_path: Path) -> None:
    """With synchronous=NORMAL acknowledged entries do get lost: so FULL is what keeps them."""
    records = _entries(tmp_path, "synchronous=NORMAL")
    found = cuts(records, "acks", CUTS, Random(2))
    assert any(_lost(tmp_path / f"cut{number}", cut) for number, cut in enumerate(found))


def _entries(folder: Path, *settings: str) -> list[Record]:
    traced = folder / "traced"
    traced.mkdir()
    url = sqlite_url(traced / "tables.db")
    acks = str(traced / "acks")
    return traced_run(
        traced, ["tests.server.appender", url, acks, "count=60", SMALL_LOG, *settings]
    )


def _log_was_begun_again(records: list[Record]) -> bool:
    begun = [record for record in records if record.file.endswith("-wal") and record.offset == 0]
    return len([record for record in begun if record.kind == "w"]) > 3


def _lost(folder: Path, cut: Cut) -> set[tuple[str, int]]:
    """Entries that were acknowledged and are not there after the failure."""
    folder.mkdir()
    for name, content in cut.files.items():
        (folder / name).write_bytes(content)
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        stored = set(database.execute("SELECT journal_id, seq FROM entries"))
    acknowledged = (line.split() for line in cut.acknowledged.splitlines())
    return {(journal_id, int(seq)) for journal_id, seq in acknowledged} - stored
