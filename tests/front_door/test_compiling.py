"""The simulator is compiled before anybody waits for it."""

import subprocess
import sys
from collections.abc import Sequence
from configparser import ConfigParser
from pathlib import Path

import pytest

from dev import start
from rawsiko.simulator import cache
from run import COMPILING
from tests.front_door.clones import ROOT

COMMAND = [sys.executable, "-m", "rawsiko.simulator"]


def test_a_server_is_started_with_a_compiled_simulator(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also after a `git pull` that changed it and left the environment unchanged."""
    called: list[Sequence[str]] = []
    folder = tmp_path / "one"

    def compile_now(command: Sequence[str]) -> int:
        called.append(command)
        folder.mkdir()
        (folder / cache.COMPLETE).touch()
        return 0

    def ignore(*_: object) -> None:
        """Build no pages and start no server."""

    monkeypatch.setattr(cache, "cache_folder", lambda: folder)
    monkeypatch.setattr(start.subprocess, "call", compile_now)
    monkeypatch.setattr(start, "bring_up_to_date", ignore)
    monkeypatch.setattr(start, "main", ignore)
    start.start(["--version"])
    assert called == []
    start.start([])
    start.start(["serve"])
    assert called == [COMMAND]
    assert capsys.readouterr().err == f"run.py: {COMPILING}\n"
    folder = tmp_path / "two"
    start.start([])
    assert called == [COMMAND] * 2


def test_who_starts_the_server_does_not_load_the_compiler() -> None:
    """The starting process becomes the server, which should stay small."""
    program = "import sys; sys.path.append('dev'); import start; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=False).returncode == 0


def test_the_unit_for_systemd_compiles_where_it_may_write() -> None:
    """Its environment is read-only (ProtectSystem=strict), so it uses the cache folder."""
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    unit = ConfigParser(interpolation=None)
    unit.read_string(text.partition("```ini\n")[2].partition("```")[0])
    service = unit["Service"]
    assert service["ExecStartPre"].endswith("/python -m rawsiko.simulator")
    assert service["Environment"] == f"NUMBA_CACHE_DIR=/var/cache/{service['CacheDirectory']}"
