"""Compiled code is cached in one folder per version of the source, or not at all."""

import ast
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import pytest

pytest.importorskip("numba", reason="there is no numba: the compiled simulator is NOT tested")

from rawsiko.simulator import cache, compiling, constants
from rawsiko.simulator.cache import cache_folder, is_compiled

pytestmark = pytest.mark.slow


def test_setting_up_compiles_what_play_needs() -> None:
    """As run.py does it, which continues whatever the result."""
    subprocess.run([sys.executable, "-m", "rawsiko.simulator"], check=True)
    assert is_compiled()
    kept = {file.name.partition("-")[0] for file in cache_folder().rglob("*.nbc")}
    assert {"playing._play", "searching.think"} <= kept


def test_setting_up_says_where_nothing_can_be_kept(tmp_path: Path) -> None:
    """It doesn't compile either."""
    done = subprocess.run(
        [sys.executable, "-m", "rawsiko.simulator"],
        env={**os.environ, "NUMBA_CACHE_DIR": str(file_in(tmp_path))},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 1
    (line,) = done.stderr.splitlines()
    assert "rawsiko-simulator" in line


def test_the_place_is_the_environment_or_one_that_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folder_for = cache_folder.__wrapped__
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    assert folder_for().is_relative_to(sys.prefix)
    monkeypatch.setenv("NUMBA_CACHE_DIR", "elsewhere")
    assert folder_for().parent == Path("elsewhere", "rawsiko-simulator")


def test_each_version_of_any_file_has_its_own_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder_for = cache_folder.__wrapped__
    monkeypatch.setattr(cache, "__file__", str(tmp_path / "cache.py"))
    (tmp_path / "rules.py").write_text("one", encoding="utf-8")
    before = folder_for()
    assert folder_for() == before
    (tmp_path / "rules.py").write_text("two", encoding="utf-8")
    assert folder_for() != before


def test_a_number_of_the_engine_changes_the_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled code contains it."""
    folder_for = cache_folder.__wrapped__
    before = folder_for()
    monkeypatch.setattr(constants, "MAX_CLASH_ASSETS", constants.MAX_CLASH_ASSETS + 1)
    assert folder_for() != before


def test_the_engines_numbers_are_written_down_in_the_engine_alone() -> None:
    """A copy would stay behind when the rules change."""
    for file in Path(constants.__file__).parent.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        names = {
            name.id
            for statement in tree.body
            if isinstance(statement, ast.Assign)
            for target in statement.targets
            for name in ast.walk(target)
            if isinstance(name, ast.Name)
        }
        made_of_others = (
            {"LEAST_PLAYERS", "MOST_PLAYERS"} if file.name == "constants.py" else set[str]()
        )
        assert names & {*constants.__all__} == made_of_others, file


def test_it_is_kept_there_and_nowhere_else(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In numba's default places there may be code of another version."""
    monkeypatch.setattr(compiling, "cache_folder", lambda: tmp_path / "folder")
    assert Path(str(place_of_compiled())).is_relative_to(tmp_path / "folder")
    monkeypatch.setattr(compiling, "cache_folder", lambda: file_in(tmp_path) / "folder")
    assert place_of_compiled() is None


def place_of_compiled() -> str | None:
    return cast("Any", compiling.entry(same)).stats.cache_path


def same(number: int) -> int:
    return number


def file_in(folder: Path) -> Path:
    """Nothing can be written below a file, not even by root."""
    file = folder / "file"
    file.touch()
    return file
