"""Turns a content folder into the Content that matches are played with."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from rawsiko.content.check.board import board_problems
from rawsiko.content.check.setup import setup_problems
from rawsiko.content.files.folder import BOARD, read_folder
from rawsiko.content.problems import ContentError, Problem
from rawsiko.engine.content import Content
from rawsiko.texts.data import data_folder

STANDARD_BOARD = "world"


@cache
def standard_content() -> Content:
    """The board `world` with its cards."""
    return load_content(standard_folder())


def standard_folder() -> Path:
    return data_folder("content") / STANDARD_BOARD


def find_content(wanted_hash: str) -> Content | None:
    """The bundled content with this hash; released versions stay in content/ forever."""
    if standard_content().hash == wanted_hash:
        return standard_content()
    folder = bundled_folder(wanted_hash)
    return None if folder is None else load_content(folder)


def find_folder(named: Path) -> Path:
    """The folder, or the bundled one with this name."""
    bundled = data_folder("content") / named
    return bundled if not named.exists() and (bundled / BOARD).exists() else named


def bundled_folder(wanted_hash: str) -> Path | None:
    """The folder in content/ whose board has this hash."""
    return bundled_folders().get(wanted_hash)


@cache
def bundled_folders() -> Mapping[str, Path]:
    """The folders in content/ by the hash of their board. Raises ContentError."""
    boards = [one.parent for one in sorted(data_folder("content").glob("*/board.toml"))]
    return {load_content(folder).hash: folder for folder in boards}


def load_content(folder: Path) -> Content:
    """The content of a folder, checked for everything that play relies on (R3.5 too).

    Raises ContentError with all faults. Evidence, map and texts are only read by the full check,
    `check_content`.
    """
    problems: list[Problem] = []
    content = read_folder(folder, problems)
    problems = problems or board_problems(content) or setup_problems(content)
    if problems:
        raise ContentError(problems)
    return content
