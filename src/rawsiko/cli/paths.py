"""Files and folders that the user names."""

from collections.abc import Iterable, Iterator
from glob import glob, has_magic
from pathlib import Path

import typer

from rawsiko.cli.language import texts

STANDARD_INPUT = Path("-")
REPLAYS = "*.jsonl"


def named_path(name: str) -> Path:
    """What a command takes as the name of a file or folder.

    An empty one, as an unset variable of a script leaves it, would mean the current folder.
    """
    if not name:
        raise typer.BadParameter(texts().say("cli-empty-name"))
    return Path(name)


def replays_named(paths: Iterable[Path]) -> Iterator[Path]:
    """The files meant: those of a folder and those that fit a wildcard in the order of their names.

    A folder in which there are none stands for itself.
    """
    for path in paths:
        if path.is_dir():
            yield from _replays_in(path) or [path]
        elif has_magic(str(path)) and not path.exists():  # shells on Windows leave it to us
            found = glob(str(path))  # noqa: PTH207 -- Path.glob refuses an absolute pattern
            yield from map(Path, sorted(found) or [path])
        else:
            yield path


def _replays_in(folder: Path) -> list[Path]:
    return sorted(file for file in folder.glob(REPLAYS) if not file.is_dir())
