"""Parses the files of a content folder that affect a match, before they are checked."""

from pathlib import Path

from rawsiko.content.assembling import assembled, territory
from rawsiko.content.files.entries import Entry, TomlFile
from rawsiko.content.problems import ContentError, Problem, problem
from rawsiko.engine.content import Application, Content, Material, Objective, Territory
from rawsiko.engine.ids import ApplicationId, MaterialId, ObjectiveId
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


def read_folder(folder: Path, problems: list[Problem]) -> Content:
    """Read the five files that every content folder has; adds faults to `problems`.

    References aren't checked, and keys that play doesn't need are left to the full check. Raises
    ContentError if the folder or all of the files are missing.
    """
    if not folder.is_dir():
        raise ContentError([problem(str(folder), "", "no-folder")])
    if not any((folder / name).exists() for name in FILES):
        raise ContentError([_no_board(folder)])
    board = TomlFile(folder, BOARD, problems).whole()
    return assembled(
        name=board.identifier("id"),
        version=board.text("version"),
        players=board.whole_numbers("players", FEWEST_PLAYERS, MOST_PLAYERS),
        continents=board.texts("continents"),
        head_start=_head_start(board.table("head_start")) if board.has("head_start") else {},
        territories=map(_territory, TomlFile(folder, TERRITORIES, problems).entries()),
        materials=map(_material, TomlFile(folder, MATERIALS, problems).entries()),
        applications=map(_application, TomlFile(folder, APPLICATIONS, problems).entries()),
        objectives=map(_objective, TomlFile(folder, OBJECTIVES, problems).entries()),
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


def _territory(entry: Entry) -> Territory:
    return territory(
        entry.name,
        entry.text("continent"),
        entry.texts("materials"),
        entry.texts("land"),
        entry.texts("sea"),
    )


def _material(entry: Entry) -> Material:
    return Material(MaterialId(entry.name), entry.text("symbol"))


def _application(entry: Entry) -> Application:
    points = entry.whole_number("points", LEAST_POINTS, MOST_POINTS)
    materials = map(MaterialId, entry.texts("materials"))
    return Application(ApplicationId(entry.name), points, tuple(materials))


def _objective(entry: Entry) -> Objective:
    applications = map(ApplicationId, entry.texts("applications"))
    return Objective(ObjectiveId(entry.name), tuple(applications))
