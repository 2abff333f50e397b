"""File and folder arguments."""

from collections.abc import Iterable, Iterator
from glob import glob, has_magic
from pathlib import Path

import typer

from rawsiko.cli.language import texts

STANDARD_INPUT = Path("-")
REPLAYS = "*.jsonl"


def named_path(name: str) -> Path:
    """Parses a path argument.

    An empty one, as from an unset shell variable, would mean the current folder, so it's refused.
    """
    if not name:
        raise typer.BadParameter(texts().say("cli-empty-name"))
    return Path(name)


def replays_named(paths: Iterable[Path]) -> Iterator[Path]:
    """The files meant, in order of their names: a folder means its files, and wildcards are
    expanded. A folder without any is kept as it is."""
    for path in paths:
        if path.is_dir():
            found = sorted(file for file in path.glob(REPLAYS) if not file.is_dir())
            yield from found or [path]
        elif has_magic(str(path)) and not path.exists():  # Windows shells don't expand them
            names = glob(str(path))  # noqa: PTH207 -- Path.glob refuses an absolute pattern
            yield from map(Path, sorted(names) or [path])
        else:
            yield path
