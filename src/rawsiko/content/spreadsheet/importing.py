"""From a spreadsheet to a content folder that passes the check."""

import tempfile
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from rawsiko.content.check.everything import check_content
from rawsiko.content.problems import ContentError, Problem
from rawsiko.content.spreadsheet.build import ImportedBoard, build, slug, where
from rawsiko.content.spreadsheet.sheets import BOARD, CONTINENTS, SHEETS, read_sheets
from rawsiko.content.spreadsheet.write import FILES, write

LACKING = "languages"  # the argument of a fault that the same entry may have in many languages


def import_board(file: Path, folder: Path) -> None:
    """Write the board in the spreadsheet into the folder.

    Raises ContentError with every mistake, by sheet and row; then nothing is written.
    """
    board, problems = build(read_sheets(file), slug(file.stem) or "board")
    if problems:
        raise ContentError(problems)
    with tempfile.TemporaryDirectory(prefix="rawsiko-") as made:
        trial = Path(made, "board")
        write(board, trial)
        if found := check_content(trial).problems:
            raise ContentError(_joined(_in_spreadsheet(problem, board) for problem in found))
    write(board, folder)


def _joined(problems: Iterable[Problem]) -> list[Problem]:
    """One problem for a missing name, with all languages that lack it."""
    joined: dict[tuple[str, str, str], Problem] = {}
    for found in problems:
        key = (found.place, found.message, "" if LACKING in found.arguments else str(found))
        if key in joined:
            languages = f"{joined[key].arguments[LACKING]}, {found.arguments[LACKING]}"
            joined[key] = replace(joined[key], arguments={LACKING: languages})
        else:
            joined[key] = found
    return list(joined.values())


def _in_spreadsheet(problem: Problem, board: ImportedBoard) -> Problem:
    """The same fault, named by sheet and by row if it has one."""
    sheets = {file: sheet for sheet, file in FILES.items()}
    sheet = sheets.get(problem.file, BOARD if problem.file.endswith(".toml") else "")
    entry = problem.entry.split(".")[0]
    if not sheet:  # a text: its message ends with the id
        entry = problem.entry.partition("-")[2]
        found = [one for one in SHEETS if entry in board.rows.get(one, {})]
        sheet = found[0] if found else ""
    if not sheet:
        return problem
    if sheet == BOARD and entry in board.rows.get(CONTINENTS, {}):
        sheet = CONTINENTS
    rows = board.rows.get(sheet, {})
    row = next(iter(rows.values())) if sheet == BOARD else rows.get(entry)
    place = where(sheet, row) if row is not None else sheet
    return Problem(place, entry, problem.message, problem.arguments)
