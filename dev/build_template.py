"""Build the spreadsheets that `rawsiko content new FILE` copies, from the example board:

    content/europe/template.xlsx, content/europe/template.csv

With `--check` it writes nothing and fails if a committed file is out of date.
"""

import argparse
import csv
import io
import sys
import tomllib
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, cast

import xlsxwriter  # pyright: ignore[reportMissingTypeStubs]

from rawsiko.content.spreadsheet.build import COLUMNS, PREFIXES
from rawsiko.content.spreadsheet.sheets import (
    APPLICATIONS,
    BOARD,
    CARDS,
    CONTINENTS,
    MATERIALS,
    SHEETS,
    TERRITORIES,
)
from rawsiko.texts.fluent import LANGUAGES, Texts

ROOT = Path(__file__).resolve().parents[1]
EXAMPLE = ROOT / "content" / "europe"
NOTES = "Read me"
NOTES_TEXT = """\
A board of your own (docs/own_content.md). Change what you like, then run: rawsiko content import FILE
Each row is one thing. Lists in a cell are separated by commas. Refer to things by id or by name.
id: may stay empty; it is made from the name then.
Territories, land and sea: the neighbours. Listing a neighbour on one side is enough.
Territories, countries (optional): ISO 3166 codes.
Territories, east and north (optional): about where it lies, in any unit; the map follows these directions.
en, it, nl, sk, de, fr, es: names. A language needs all names or none. What the game has a name for needs none: copper.
Board, players: numbers of players. Each Continent needs five Territories or more.
"""  # noqa: E501 -- a line each
DAY = datetime(2026, 1, 1)  # noqa: DTZ001 -- the same file every time

Rows = list[list[str | int | float]]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(",")[0] + ".")
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    check = parser.parse_args().check
    sheets = {name: rows_of(name) for name in SHEETS}
    files = {"template.xlsx": workbook(sheets), "template.csv": one_below_the_other(sheets)}
    stale = [name for name, made in files.items() if _read(EXAMPLE / name) != made]
    if not check:
        for name in stale:
            (EXAMPLE / name).write_bytes(files[name])
        return 0
    for name in stale:
        print(f"content/europe/{name} is out of date: run dev/build_template.py", file=sys.stderr)
    return 1 if stale else 0


def rows_of(sheet: str) -> Rows:
    columns = COLUMNS[sheet]
    has_names = sheet in PREFIXES
    rows: Rows = [[*columns, *(LANGUAGES if has_names else ())]]
    for own, entry in entries_of(sheet).items():
        cells = [own if column == "id" else _cell(entry.get(column, "")) for column in columns]
        names = [_name(language, f"{PREFIXES[sheet]}-{own}") for language in LANGUAGES if has_names]
        rows.append([*cells, *names])
    return rows


def entries_of(sheet: str) -> Mapping[str, Mapping[str, Any]]:
    board = _toml("board")
    match sheet:
        case _ if sheet == BOARD:
            return {board["id"]: board}
        case _ if sheet == CONTINENTS:
            return {name: {} for name in board["continents"]}
        case _ if sheet == TERRITORIES:
            return {
                name: {**entry, "countries": entry["members"], **_once(name, entry)}
                for name, entry in _toml("territories").items()
            }
        case _:
            files = {MATERIALS: "materials", APPLICATIONS: "applications", CARDS: "objectives"}
            return _toml(files[sheet])


def _once(name: str, entry: Mapping[str, Any]) -> dict[str, list[str]]:
    """Each adjacency on the side of the Territory that comes first."""
    order = list(_toml("territories"))
    return {
        kind: [other for other in entry[kind] if order.index(name) < order.index(other)]
        for kind in ("land", "sea")
    }


def _toml(name: str) -> dict[str, Any]:
    return tomllib.loads((EXAMPLE / f"{name}.toml").read_text(encoding="utf-8"))


def _cell(value: Any) -> str | int | float:
    return ", ".join(map(str, cast("list[Any]", value))) if isinstance(value, list) else value


def _name(language: str, message: str) -> str:
    texts = Texts(language, EXAMPLE / "locales")
    return texts.say(message) if texts.has(message) else ""


def workbook(sheets: Mapping[str, Rows]) -> bytes:
    made = io.BytesIO()
    book: Any = xlsxwriter.Workbook(made, {"in_memory": True})  # only partly typed
    book.set_properties({"title": "RAWsiko board", "created": DAY})
    head, wrapped = book.add_format({"bold": True}), book.add_format({"text_wrap": True})
    notes = book.add_worksheet(NOTES)
    notes.set_column(0, 0, 110)
    for number, line in enumerate(NOTES_TEXT.splitlines()):
        notes.write_string(number, 0, line, wrapped)
    for name, rows in sheets.items():
        sheet = book.add_worksheet(name)
        sheet.freeze_panes(1, 1)
        for number, row in enumerate(rows):
            sheet.write_row(number, 0, row, head if number == 0 else None)
        sheet.set_column(0, len(rows[0]) - 1, 22)
    book.close()
    return made.getvalue()


def one_below_the_other(sheets: Mapping[str, Rows]) -> bytes:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    for name, rows in sheets.items():
        writer.writerow([name])
        writer.writerows(rows)
        writer.writerow([])
    return text.getvalue().encode("utf-8-sig")


def _read(file: Path) -> bytes:
    return file.read_bytes() if file.exists() else b""


if __name__ == "__main__":
    sys.exit(main())
