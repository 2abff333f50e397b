"""Turns a content folder into the Content that matches are played with."""

from functools import cache
from pathlib import Path

from msgspec.structs import replace

from rawsiko.content.check.board import board_problems
from rawsiko.content.check.setup import setup_problems
from rawsiko.content.files.folder import BOARD, read_folder
from rawsiko.content.fingerprint import with_hash_computed
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
    if content := with_hash(standard_content(), wanted_hash):
        return content
    folder = bundled_folder(wanted_hash)
    return None if folder is None else with_hash(load_content(folder), wanted_hash)


def find_folder(named: Path) -> Path:
    """The folder, or the bundled one with this name."""
    bundled = data_folder("content") / named
    return bundled if not named.exists() and (bundled / BOARD).exists() else named


def bundled_folder(wanted_hash: str) -> Path | None:
    """The folder in content/ whose board has this hash."""
    boards = sorted(data_folder("content").glob("*/board.toml"))
    matching = (one.parent for one in boards if with_hash(load_content(one.parent), wanted_hash))
    return next(matching, None)


def with_hash(content: Content, wanted_hash: str) -> Content | None:
    """The content, or the same without its head start, whichever has this hash. Matches from before
    there was a head start name the second."""
    if content.hash == wanted_hash:
        return content
    is_standard = content is standard_content()
    plain = _plain_standard_content() if is_standard else without_head_start(content)
    return plain if plain.hash == wanted_hash else None


@cache
def _plain_standard_content() -> Content:
    return without_head_start(standard_content())


def without_head_start(content: Content) -> Content:
    """The same board as if it gave no head start (R3.8)."""
    if not content.head_start:
        return content
    return with_hash_computed(replace(content, head_start={}))


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
