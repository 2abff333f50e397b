"""Bots play from the first minute, and better as soon as the simulator is compiled."""

import asyncio
import sys
from pathlib import Path

import pytest

from rawsiko.content.load import standard_content
from rawsiko.server.thinking import preparation, process
from rawsiko.server.thinking.pool import ThinkingPool
from rawsiko.server.thinking.preparation import FETCH, Preparation
from rawsiko.server.thinking.questions import Chosen
from tests.server.loops import run
from tests.server.thinking.test_thinking import TABLE, question, until

# What run.py prints while it fetches and compiles.
FETCHER = """
import pathlib, sys, time
print("1 of 4", flush=True)
while not pathlib.Path(__file__).with_name("go on").exists():
    time.sleep(0.01)
assert sys.argv[1:] == ["prepare"]
pathlib.Path(__file__).with_name("compiled").touch()
"""


def test_a_process_with_the_compiled_code_takes_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until then Hard answers as well, in plain Python."""
    compiled = False
    monkeypatch.setattr(process, "is_compiled", lambda: compiled)

    async def ask() -> None:
        nonlocal compiled
        thinking = ThinkingPool(1, patience_seconds=None)
        try:
            first = await thinking.ask(question("hard"), standard_content(), TABLE)
            plain = thinking.process_ids()
            compiled = True
            second = await thinking.ask(question("hard"), standard_content(), TABLE)
            assert isinstance(first, Chosen)
            assert isinstance(second, Chosen)
            assert len(plain) == 1
            assert set(plain).isdisjoint(thinking.process_ids())
        finally:
            await thinking.close()

    run(ask())


def test_it_says_how_far_it_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    fetcher = tmp_path / "run.py"
    fetcher.write_text(FETCHER, encoding="utf-8")
    monkeypatch.setenv(FETCH, str(fetcher))
    monkeypatch.setattr(preparation, "is_compiled", (tmp_path / "compiled").exists)

    async def prepare() -> None:
        preparing = Preparation()
        assert preparing.bots == "slow"
        preparing.start()
        assert preparing.bots == "preparing"
        await until(lambda: preparing.done == 0.25)
        (tmp_path / "go on").touch()
        await until(lambda: preparing.bots == "fast")
        await preparing.stop()

    run(prepare())


def test_where_nothing_can_compile_it_says_so_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.delenv(FETCH, raising=False)
    monkeypatch.setitem(sys.modules, "numba", None)
    monkeypatch.setattr(preparation, "is_compiled", lambda: False)

    async def prepare() -> None:
        preparing = Preparation()
        preparing.start()
        await until(lambda: preparing.bots == "slow")
        await preparing.stop()

    run(prepare())
    assert [record.getMessage() for record in caplog.records] == [
        "bots think in plain Python: Hard and Expert don't search"
    ]


def test_it_ends_with_the_server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """So does what it has started, such as pip."""
    fetcher = tmp_path / "run.py"
    program = FETCHER.replace("__file__", repr(str(fetcher)))
    fetcher.write_text(
        f"import subprocess, sys\nsubprocess.call([sys.executable, '-c', {program!r}, 'prepare'])",
        encoding="utf-8",
    )
    monkeypatch.setenv(FETCH, str(fetcher))
    monkeypatch.setattr(preparation, "is_compiled", lambda: False)

    async def prepare() -> None:
        preparing = Preparation()
        preparing.start()
        await until(lambda: preparing.done == 0.25)
        async with asyncio.timeout(60):
            await preparing.stop()  # although it would wait for ever

    run(prepare())
