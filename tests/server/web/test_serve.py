"""`rawsiko serve` as a process: its output, and a clean stop on Ctrl-C and SIGTERM."""

import asyncio
import json
import os
import re
import signal
import socket
import sys
from pathlib import Path

import httpx
import pytest
import typer

from rawsiko.cli.serve import checked_boards
from rawsiko.server.storage import sqlite_url
from rawsiko.simulator.rules import board as simulated_board

pytestmark = pytest.mark.slow

SECONDS = 60.0


async def start(folder: Path, *arguments: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "rawsiko", "serve", "--lang", "en"),
        *("--database", sqlite_url(folder / "tables.sqlite3")),
        *arguments,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1", "COLUMNS": "100"},
    )


async def address_of(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), SECONDS)).decode()
    found = re.search(r"http://\S+", line)
    assert found, line
    return found[0]


async def answer(url: str) -> httpx.Response:
    async with httpx.AsyncClient() as http:
        for _ in range(200):
            try:
                return await http.get(url)
            except httpx.ConnectError:
                await asyncio.sleep(0.05)
    raise AssertionError("nobody answers")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux shows the limits of a process")
def test_it_may_open_as_many_files_as_the_system_allows(tmp_path: Path) -> None:
    """The first limit of a session is often 1,024, which silent connections use up."""
    import resource

    async def scenario() -> None:
        process = await start(tmp_path, "--port", "0")
        resource.prlimit(process.pid, resource.RLIMIT_NOFILE, (200, 300))
        await address_of(process)
        while resource.prlimit(process.pid, resource.RLIMIT_NOFILE) != (300, 300):
            await asyncio.sleep(0.01)
        process.terminate()
        await process.wait()

    asyncio.run(asyncio.wait_for(scenario(), SECONDS))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_it_serves_until_it_is_stopped(tmp_path: Path, stop: signal.Signals) -> None:
    """Exit status 0, a last line on standard output, only JSON lines on standard error."""

    async def scenario() -> None:
        process = await start(tmp_path, "--port", "0")
        address = await address_of(process)
        assert (await answer(f"{address}/health")).json()["can_save"] is True
        process.send_signal(stop)
        out, errors = await asyncio.wait_for(process.communicate(), SECONDS)
        assert process.returncode == 0
        assert out.decode().rstrip().endswith("Everything is saved.")
        for line in errors.decode().splitlines():
            assert "event" in json.loads(line)

    asyncio.run(scenario())


def test_a_port_in_use_is_told_in_words(tmp_path: Path) -> None:
    async def scenario() -> None:
        with socket.create_server(("127.0.0.1", 0)) as taken:
            port = str(taken.getsockname()[1])
            process = await start(tmp_path, "--host", "127.0.0.1", "--port", port)
            _, errors = await asyncio.wait_for(process.communicate(), SECONDS)
        assert process.returncode == 1
        assert errors.decode().startswith(f"Can’t listen on 127.0.0.1, port {port}")
        assert "Traceback" not in errors.decode()

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--public-url", "game.example.org"), "isn’t an address like"),
        (("--database", "mysql://nowhere/x"), "--database has to be sqlite:///FILE or"),
        (("--database", "/some/file"), "--database has to be sqlite:///FILE or"),
    ],
)
def test_what_cannot_be_is_told_in_words(
    tmp_path: Path, arguments: tuple[str, str], words: str
) -> None:
    async def scenario() -> None:
        process = await start(tmp_path, "--port", "0", *arguments)
        _, errors = await asyncio.wait_for(process.communicate(), SECONDS)
        assert process.returncode == 1
        assert words in errors.decode()
        assert "Traceback" not in errors.decode()

    asyncio.run(scenario())


def test_boards_that_differ_at_most_in_names_are_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Tables name their board by its hash, which both have."""
    for boards, told in ((["europe", "europe"], "europe"), (["world"], "world")):
        with pytest.raises(typer.Exit):
            checked_boards([Path(one) for one in boards])
        assert f"{boards[-1]} differs from {told} at most in its names" in capsys.readouterr().err


def test_a_board_that_is_too_large_for_the_simulator_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulated_board, "MOST_TERRITORIES", 9)
    assert len(checked_boards([Path("europe")])) == 1
    assert "too large for the simulator: territories has" in capsys.readouterr().err
