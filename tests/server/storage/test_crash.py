"""A process that dies at any moment has stored all that it acknowledged."""

import subprocess
import sys

import pytest

from tests.server.appender import TABLES
from tests.server.storing import entry, numbers, opened, run

pytestmark = pytest.mark.kills


@pytest.mark.skipif(sys.platform == "win32", reason="needs /dev/stdout")
def test_a_killed_process_has_stored_what_it_acknowledged(url: str) -> None:
    """RT1 for storage alone: kill -9 in the middle of commits; then another goes on."""
    command = [sys.executable, "-m", "tests.server.appender", url, "/dev/stdout"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(300)]
        process.kill()
        lines += process.stdout.readlines()  # what it had still said
    acknowledged = dict.fromkeys(TABLES, 1)
    for table_id, seq in map(str.split, lines):
        acknowledged[table_id] = int(seq)

    async def check() -> None:
        async with opened(url) as storage:
            epochs = await storage.claim_all(TABLES)
            assert epochs == dict.fromkeys(TABLES, 2)
            for table_id, last in acknowledged.items():
                stored = await numbers(storage, table_id)
                assert stored == list(range(1, len(stored) + 1))
                assert len(stored) >= last
                await storage.append(table_id, 2, entry(len(stored) + 1))

    run(check())
