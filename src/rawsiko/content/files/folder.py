"""Parses the files of a content folder that affect a match, before they are checked."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from rawsiko.content.files.entries import Entry, TomlFile
from rawsiko.content.problems import ContentError, Problem, problem
from rawsiko.engine.start import NUMBERS_OF_PLAYERS

BOARD = "board.toml"
TERRITORIES = "territories.toml"
MATERIALS = "materials.toml"
APPLICATIONS = "applications.toml"
OBJECTIVES = "objectives.toml"

FILES = (BOARD, TERRITORIES, MATERIALS, APPLICATIONS, OBJECTIVES)

FEWEST_PLAYERS, MOST_PLAYERS = min(NUMBERS_OF_PLAYERS), max(NUMBERS_OF_PLAYERS)
LEAST_POINTS, MOST_POINTS = 1, 999
FEWEST_ASSETS, MOST_ASSETS = 1, 30


@dataclass(frozen=True)
class WrittenTerritory:
    continent: str
    materials: tuple[str, ...]
    land: tuple[str, ...]
    sea: tuple[str, ...]


@dataclass(frozen=True)
class WrittenApplication:
    points: int
    materials: tuple[str, ...]


@dataclass(frozen=True)
class WrittenFolder:
    """References aren't checked yet; mappings are in the order of the files."""

    id: str
    version: str
    players: tuple[int, ...]
    continents: tuple[str, ...]
    head_start: Mapping[int, tuple[int, ...]]  # R3.8, by number of players
    territories: Mapping[str, WrittenTerritory]
    symbols: Mapping[str, str]  # Material: its symbol
    applications: Mapping[str, WrittenApplication]
    objectives: Mapping[str, tuple[str, ...]]  # card: its Applications


def read_folder(folder: Path, problems: list[Problem]) -> WrittenFolder:
    """Read the five files that every content folder has; adds faults to `problems`.

    Keys that play doesn't need are left to the full check. Raises ContentError if the folder or all
    of the files are missing.
    """
    if not folder.is_dir():
        raise ContentError([problem(str(folder), "", "no-folder")])
    if not any((folder / name).exists() for name in FILES):
        raise ContentError([_no_board(folder)])
    board = TomlFile(folder, BOARD, problems).whole()
    return WrittenFolder(
        id=board.identifier("id"),
        version=board.text("version"),
        players=board.whole_numbers("players", FEWEST_PLAYERS, MOST_PLAYERS),
        continents=board.texts("continents"),
        head_start=_head_start(board.table("head_start")) if board.has("head_start") else {},
        territories={
            entry.name: _territory(entry)
            for entry in TomlFile(folder, TERRITORIES, problems).entries()
        },
        symbols={
            entry.name: entry.text("symbol")
            for entry in TomlFile(folder, MATERIALS, problems).entries()
        },
        applications={
            entry.name: _application(entry)
            for entry in TomlFile(folder, APPLICATIONS, problems).entries()
        },
        objectives={
            entry.name: entry.texts("applications")
            for entry in TomlFile(folder, OBJECTIVES, problems).entries()
        },
    )


def _no_board(folder: Path) -> Problem:
    """Usually the parent of the right folder was given."""
    boards = [str(path.parent) for path in sorted(folder.glob(f"*/{BOARD}"))]
    if boards:
        return problem(str(folder), "", "board-inside", folders=", ".join(boards))
    return problem(str(folder), "", "no-board", files=", ".join(FILES))


def _head_start(entry: Entry) -> dict[int, tuple[int, ...]]:
    entry.refuse_keys_besides(*map(str, NUMBERS_OF_PLAYERS))
    return {
        number: entry.whole_numbers(str(number), FEWEST_ASSETS, MOST_ASSETS, may_repeat=True)
        for number in NUMBERS_OF_PLAYERS
        if entry.has(str(number))
    }


def _territory(entry: Entry) -> WrittenTerritory:
    return WrittenTerritory(
        continent=entry.text("continent"),
        materials=entry.texts("materials"),
        land=entry.texts("land"),
        sea=entry.texts("sea"),
    )


def _application(entry: Entry) -> WrittenApplication:
    return WrittenApplication(
        points=entry.whole_number("points", LEAST_POINTS, MOST_POINTS),
        materials=entry.texts("materials"),
    )
