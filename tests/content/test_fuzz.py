"""Whatever a content folder holds, it is loaded, or what is wrong with it is told."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from rawsiko.content.check.everything import check_content
from rawsiko.content.load import load_content
from rawsiko.content.problems import ContentError, Problem
from rawsiko.texts.data import data_folder
from rawsiko.texts.fluent import Texts
from tests.content.folders import TINY, WORLD

pytestmark = pytest.mark.slow

SAY = Texts("en").say
TINY_FILES = sorted(path.name for path in TINY.glob("*.toml"))
WORLD_FILES = ["placements.toml", "map.json", "facts/producers.csv", "facts/materials.csv"]


def without_a_piece(data: bytes, rng: Random) -> bytes:
    start = rng.randrange(len(data))
    return data[:start] + data[start + rng.randint(1, 30) :]


def cut_off(data: bytes, rng: Random) -> bytes:
    return data[: rng.randrange(len(data))]


def with_other_bytes(data: bytes, rng: Random) -> bytes:
    changed = bytearray(data)
    for _ in range(rng.randint(1, 4)):
        changed[rng.randrange(len(changed))] = rng.randrange(256)
    return bytes(changed)


def with_lines_moved(data: bytes, rng: Random) -> bytes:
    lines = data.splitlines(keepends=True)
    lines.insert(rng.randrange(len(lines)), lines.pop(rng.randrange(len(lines))))
    return b"".join(lines)


def with_another_value(data: bytes, rng: Random) -> bytes:
    """Put one value of the file in the place of another."""
    lines = data.splitlines(keepends=True)
    giving, taking = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[taking] = lines[taking].partition(b"=")[0] + b"=" + lines[giving].partition(b"=")[2]
    return b"".join(lines)


GARBLINGS: list[Callable[[bytes, Random], bytes]] = [
    without_a_piece,
    cut_off,
    with_other_bytes,
    with_lines_moved,
    with_another_value,
]
# Each garbling once; with --long five times.
TRIED = len(GARBLINGS) * (5 if os.environ.get("RAWSIKO_LONG") else 1)


@pytest.mark.parametrize("garbled", GARBLINGS, ids=lambda garbled: garbled.__name__)
def test_a_garbled_board_is_told_or_loaded(
    tmp_path: Path, garbled: Callable[[bytes, Random], bytes]
) -> None:
    rng = Random(garbled.__name__)
    folder = shutil.copytree(TINY, tmp_path / "board")
    told = 0
    for _ in range(60):
        name = rng.choice(TINY_FILES)
        (folder / name).write_bytes(garbled((TINY / name).read_bytes(), rng))
        report = check_content(folder)
        assert all(problem.line(SAY) for problem in report.problems)
        faults = faults_of_loading(folder)
        told += bool(faults)
        assert all(fault in report.problems for fault in faults)
        shutil.copyfile(TINY / name, folder / name)
    assert told > 5


@pytest.mark.parametrize("name", WORLD_FILES)
def test_garbled_evidence_is_told_or_passes(tmp_path: Path, name: str) -> None:
    rng = Random(name)
    folder = shutil.copytree(WORLD, tmp_path / "board")
    shutil.copytree(data_folder("content") / "facts", folder / "facts")
    data = (folder / name).read_bytes()
    for number in range(TRIED):
        (folder / name).write_bytes(GARBLINGS[number % len(GARBLINGS)](data, rng))
        assert all(problem.line(SAY) for problem in check_content(folder).problems)


def faults_of_loading(folder: Path) -> tuple[Problem, ...]:
    try:
        load_content(folder)
    except ContentError as error:
        return error.problems
    return ()
