"""Reads the sheets of a spreadsheet: .xlsx, .ods, or .csv with all sheets one below the other."""

import csv
import datetime
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from zipfile import BadZipFile

from rawsiko.content.problems import ContentError, Problem
from rawsiko.content.spreadsheet.size import refuse_if_too_large

BOARD = "Board"
CONTINENTS = "Continents"
TERRITORIES = "Territories"
MATERIALS = "Materials"
APPLICATIONS = "Applications"
CARDS = "Cards"
SHEETS = (BOARD, CONTINENTS, TERRITORIES, MATERIALS, APPLICATIONS, CARDS)
WORKBOOKS = (".xlsx", ".ods")
CSV = ".csv"

Cell = str | float | bool | datetime.date | datetime.time | datetime.timedelta


@dataclass(frozen=True)
class SheetRow:
    """A row below the header: its number in the file, and its cells by the header's words."""

    sheet: str
    number: int
    cells: dict[str, str]


@dataclass(frozen=True)
class Sheet:
    name: str
    header: int  # the number of the header's row
    columns: tuple[str, ...]
    rows: tuple[SheetRow, ...]


def read_sheets(file: Path) -> dict[str, Sheet]:
    """By name; missing sheets are left out. Raises ContentError if the file can't be read."""
    try:
        if file.suffix.lower() in WORKBOOKS:
            refuse_if_too_large(file)
            found = _in_workbook(file)
        elif file.suffix.lower() == CSV:
            found = _in_csv(file)
        else:
            raise ContentError([_unreadable(file, "import-other-ending")])
    except FileNotFoundError:
        raise ContentError([_unreadable(file, "import-no-file")]) from None
    except (OSError, BadZipFile) as error:
        raise ContentError([_unreadable(file, "import-unreadable", str(error))]) from None
    return {name: _sheet(name, rows) for name, rows in found.items()}


def _unreadable(file: Path, message: str, detail: str = "") -> Problem:
    return Problem(str(file), "", message, {"detail": detail} if detail else {})


NumberedRows = list[tuple[int, list[str]]]


def _in_workbook(file: Path) -> dict[str, NumberedRows]:
    from python_calamine import CalamineError, CalamineWorkbook

    if not file.exists():
        raise FileNotFoundError
    try:
        workbook = CalamineWorkbook.from_path(str(file))  # pyright: ignore[reportUnknownMemberType]
        return {
            name: _numbered(workbook.get_sheet_by_name(given).to_python(skip_empty_area=False))
            for given in workbook.sheet_names
            if (name := _known(given))
        }
    except (CalamineError, ValueError) as error:
        raise ContentError([_unreadable(file, "import-unreadable", str(error))]) from None


def _numbered(rows: Sequence[Sequence[Cell]]) -> NumberedRows:
    return [
        (number, [_text(cell) for cell in row])
        for number, row in enumerate(rows, start=1)
        if any(_text(cell) for cell in row)
    ]


def _text(cell: Cell) -> str:
    """Spreadsheets keep 3 as 3.0."""
    if isinstance(cell, float) and cell.is_integer():
        return str(int(cell))
    return " ".join(str(cell).split())


def _in_csv(file: Path) -> dict[str, NumberedRows]:
    """A row that contains only the name of a sheet begins that sheet."""
    found: dict[str, NumberedRows] = {}
    current: NumberedRows | None = None
    for number, row in enumerate(_csv_rows(file), start=1):
        cells = [_text(cell) for cell in row]
        filled = [cell for cell in cells if cell]
        if len(filled) == 1 and cells[0] and (name := _known(cells[0])):
            current = found.setdefault(name, [])
        elif filled and current is not None:
            current.append((number, cells))
    return found


def _csv_rows(file: Path) -> Iterator[list[str]]:
    """Separated by commas, or by semicolons, which programs in many countries write."""
    text = _decoded(file.read_bytes())
    separator = ";" if text.count(";") > text.count(",") else ","
    try:
        yield from csv.reader(text.splitlines(), delimiter=separator, strict=True)
    except csv.Error as error:
        raise ContentError([_unreadable(file, "import-unreadable", str(error))]) from None


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")  # older programs on Windows


def _known(name: str) -> str:
    """The sheet that a name means; empty for any other, such as a sheet of notes."""
    return next((one for one in SHEETS if one.casefold() == name.strip().casefold()), "")


def _sheet(name: str, rows: NumberedRows) -> Sheet:
    if not rows:
        return Sheet(name, 1, (), ())
    header, words = rows[0][0], [word.casefold() for word in rows[0][1]]
    body = tuple(
        SheetRow(
            name, number, {word: cell for word, cell in zip(words, cells, strict=False) if word}
        )
        for number, cells in rows[1:]
    )
    return Sheet(name, header, tuple(word for word in words if word), body)
