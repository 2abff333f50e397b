"""docs/client.md does what it says."""

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rawsiko.client import Connection, open_table
from rawsiko.engine.options import Options
from rawsiko.protocol.commands import Start
from rawsiko.protocol.messages import Applied
from rawsiko.protocol.tables import Settings
from tests.server.serving import serving

pytestmark = pytest.mark.slow

PAGE = Path(__file__).parents[2] / "docs" / "client.md"
SECONDS = 180  # until it counts as hanging


def test_the_example_plays_a_match(tmp_path: Path) -> None:
    """Three copies of the example, as it stands, play a match against each other."""
    examples = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    player = tmp_path / "player.py"
    player.write_text(examples[0], encoding="utf-8")

    async def host(url: str) -> list[str]:
        opened = await open_table(url, Settings(seats=3, options=Options(turns=1)))
        command = [sys.executable, str(player), url, opened.code]
        players = [
            subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") for _ in range(3)
        ]
        try:
            async with asyncio.timeout(SECONDS), Connection(url, opened.host_token) as connection:
                await connection.wait_until(lambda s: all(one.is_ready for one in s.table.seats))
                assert isinstance(await connection.order(Start()), Applied)
                await connection.wait_until(lambda s: s.table.secret is not None)
            return [player.communicate(timeout=SECONDS)[0] for player in players]
        finally:
            for process in players:
                process.kill()
                process.communicate()

    with serving(tmp_path) as server:
        printed = asyncio.run(host(server.url))
    assert printed[0].startswith("1 p")
    assert len(printed[0].splitlines()) == 3
    assert printed == printed[:1] * 3


def test_the_example_is_short() -> None:
    example = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[0]
    lines = [line for line in example.splitlines() if line.strip()]
    assert len(lines) <= 15
