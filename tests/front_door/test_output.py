"""Output that can't be written: one sentence, or silence if the reader has closed the pipe."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rawsiko.content.load import standard_content
from rawsiko.engine.options import Options
from tests.replay.replays import random_replay, write

pytestmark = pytest.mark.slow

FULL = Path("/dev/full")
COMMANDS = (
    ("--help",),
    ("--version",),
    ("verify", "--help"),
    ("demo", "--fast"),
    ("content", "export"),
    ("content", "show", "bismuth"),
    ("verify", "FILE"),
    ("replay", "FILE"),
    ("replay", "FILE", "--turn", "1"),
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return write(tmp_path / "good.jsonl", random_replay(4, Options(2), 0, standard_content()))


def command(arguments: tuple[str, ...], file: Path) -> list[str]:
    named = [str(file) if argument == "FILE" else argument for argument in arguments]
    return [sys.executable, "-m", "rawsiko", *named]


@pytest.mark.skipif(not FULL.exists(), reason="there is no /dev/full")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("arguments", COMMANDS)
def test_a_full_disk_gets_one_sentence(
    arguments: tuple[str, ...], unbuffered: str, file: Path
) -> None:
    with FULL.open("wb") as full:
        ended = subprocess.run(
            command(arguments, file),
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            check=False,
            env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
        )
    assert ended.returncode == 1
    assert ended.stderr == "Can’t write the output (No space left on device).\n"


@pytest.mark.parametrize("arguments", COMMANDS)
def test_a_reader_who_has_left_gets_silence(arguments: tuple[str, ...], file: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        ended = subprocess.run(
            command(arguments, file), stdout=writer, stderr=subprocess.PIPE, check=False
        )
    finally:
        os.close(writer)
    assert (ended.returncode, ended.stderr) == (1, b"")
