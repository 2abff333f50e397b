"""Makes a board out of the sheets of a spreadsheet.

Every fault names its sheet and row, and what to do about it."""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from typing import cast

import msgspec

from rawsiko.content.files.entries import is_id
from rawsiko.content.load import STANDARD_BOARD
from rawsiko.content.problems import Argument, Problem
from rawsiko.content.spreadsheet.sheets import (
    APPLICATIONS,
    BOARD,
    CARDS,
    CONTINENTS,
    MATERIALS,
    SHEETS,
    TERRITORIES,
    Sheet,
    SheetRow,
)
from rawsiko.texts.fluent import LANGUAGES, Texts, UnknownMessage

ID = "id"
COLUMNS: Mapping[str, tuple[str, ...]] = {
    BOARD: (ID, "version", "players"),
    CONTINENTS: (ID,),
    TERRITORIES: (ID, "continent", "materials", "land", "sea", "countries", "east", "north"),
    MATERIALS: (ID, "symbol"),
    APPLICATIONS: (ID, "points", "materials"),
    CARDS: (ID, "applications"),
}
NEEDED: Mapping[str, tuple[str, ...]] = {
    BOARD: ("players",),
    CONTINENTS: (),
    TERRITORIES: ("continent", "materials", "land"),
    MATERIALS: ("symbol",),
    APPLICATIONS: ("points", "materials"),
    CARDS: ("applications",),
}
PREFIXES = {
    BOARD: "board",
    CONTINENTS: "continent",
    TERRITORIES: "territory",
    MATERIALS: "material",
    APPLICATIONS: "application",
}


class ImportedBoard(msgspec.Struct):
    """The files of a content folder, and the row of each entry in the spreadsheet."""

    board: dict[str, object] = {}
    entries: dict[str, dict[str, dict[str, object]]] = {}  # by sheet and id
    names: dict[str, dict[str, str]] = {}  # by language and message
    rows: dict[str, dict[str, int]] = {}  # by sheet and id


def build(sheets: Mapping[str, Sheet], usual_id: str) -> tuple[ImportedBoard, list[Problem]]:
    """`usual_id` is the id of a board that has none in the spreadsheet."""
    problems = [*_missing(sheets)]
    if problems:
        return ImportedBoard(), problems
    builder = _Builder(sheets, usual_id)
    return builder.built(), builder.problems


def _missing(sheets: Mapping[str, Sheet]) -> Iterator[Problem]:
    for name in SHEETS:
        if name not in sheets or not sheets[name].columns:
            yield Problem(name, "", "import-no-sheet", {"sheet": name})
            continue
        sheet = sheets[name]
        place = where(name, sheet.header)
        known = ", ".join((*COLUMNS[name], *LANGUAGES))
        strange = [one for one in sheet.columns if one not in (*COLUMNS[name], *LANGUAGES)]
        if 2 * len(strange) > len(sheet.columns):
            yield Problem(place, "", "import-no-header", {"known": known})
            continue
        for column in NEEDED[name]:
            if column not in sheet.columns:
                yield Problem(place, "", "import-no-column", {"column": column})
        for column in strange:
            arguments: dict[str, Argument] = {"column": column, "known": known}
            yield Problem(place, "", "import-other-column", arguments)


def where(sheet: str, row: int) -> str:
    """A place in the spreadsheet, the same in every language: `Territories:12`."""
    return f"{sheet}:{row}"


class _Builder:
    def __init__(self, sheets: Mapping[str, Sheet], usual_id: str) -> None:
        self._sheets = sheets
        self._usual_id = usual_id
        self._known: dict[str, dict[str, str]] = {}  # by sheet: id by id and by every name
        self.problems: list[Problem] = []
        self.board = ImportedBoard(names={language: {} for language in LANGUAGES})

    def built(self) -> ImportedBoard:
        ids = {name: self._ids(name) for name in SHEETS}
        self._read_board(ids[BOARD])
        for name in SHEETS[1:]:
            for own, row in ids[name].items():
                self._entries(name)[own] = self._entry(name, own, row)
        self._make_mutual("land")
        self._make_mutual("sea")
        return self.board

    def _entries(self, sheet: str) -> dict[str, dict[str, object]]:
        return self.board.entries.setdefault(sheet, {})

    def _report(self, row: SheetRow, message: str, /, **arguments: Argument) -> None:
        self.problems.append(Problem(where(row.sheet, row.number), "", message, arguments))

    # Ids and names.

    def _ids(self, name: str) -> dict[str, SheetRow]:
        """The rows of a sheet by id. Without one, it is made from the first name."""
        found: dict[str, SheetRow] = {}
        known = self._known.setdefault(name, {})
        for index, row in enumerate(self._sheets[name].rows, start=1):
            names = {language: row.cells.get(language, "") for language in LANGUAGES}
            first = next((text for text in names.values() if text), "")
            own = row.cells.get(ID, "") or slug(first)
            if not own and name == CARDS:
                own = f"card_{index:02}"
            if not own and name == BOARD:
                own = self._usual_id
            if not own:
                self._report(row, "import-no-name")
                continue
            if not is_id(own):
                self._report(row, "import-bad-id", id=own, better=slug(own) or "a_name")
                continue
            if own in found:
                self._report(row, "import-twice", id=own, row=found[own].number)
                continue
            found[own] = row
            known[_folded(own)] = own
            for language, text in names.items():
                if called := text or _game_name(language, name, own):
                    known.setdefault(_folded(called), own)
            self._note_names(name, own, names)
            self.board.rows.setdefault(name, {})[own] = row.number
        return found

    def _note_names(self, sheet: str, own: str, names: Mapping[str, str]) -> None:
        for language, text in names.items():
            if text and sheet in PREFIXES:
                self.board.names[language][f"{PREFIXES[sheet]}-{own}"] = text

    def _ids_in(self, row: SheetRow, column: str, sheet: str) -> list[str]:
        """The things that a cell lists, by id or by name."""
        found: list[str] = []
        for word in _listed(row.cells.get(column, "")):
            own = self._known[sheet].get(_folded(word))
            if own is None:
                alike = get_close_matches(_folded(word), self._known[sheet], n=1, cutoff=0.6)
                arguments: dict[str, Argument] = {"column": column, "name": word, "sheet": sheet}
                if alike:
                    arguments["like"] = self._known[sheet][alike[0]]
                self._report(row, "import-unknown-like" if alike else "import-unknown", **arguments)
            elif own in found:
                self._report(row, "import-listed-twice", column=column, name=word)
            else:
                found.append(own)
        return found

    # Sheets.

    def _read_board(self, rows: Mapping[str, SheetRow]) -> None:
        if len(rows) != 1:
            header = self._sheets[BOARD].header
            self.problems.append(Problem(where(BOARD, header), "", "import-one-board"))
            return
        own, row = next(iter(rows.items()))
        if own == STANDARD_BOARD:
            self._report(row, "import-standard-id", id=own)
        self.board.board = {
            "id": own,
            "version": row.cells.get("version", "") or "1",
            "players": [
                number
                for word in _listed(row.cells.get("players", ""))
                if (number := self._whole(row, "players", word)) is not None
            ],
            "continents": list(self.board.rows.get(CONTINENTS, {})),
        }

    def _entry(self, sheet: str, own: str, row: SheetRow) -> dict[str, object]:
        if sheet == TERRITORIES:
            return self._territory(own, row)
        if sheet == MATERIALS:
            return {"symbol": self._filled(row, "symbol")}
        if sheet == APPLICATIONS:
            points = self._whole(row, "points", self._filled(row, "points"))
            return {
                "points": 1 if points is None else points,
                "materials": self._ids_in(row, "materials", MATERIALS),
            }
        if sheet == CARDS:
            return {"applications": self._ids_in(row, "applications", APPLICATIONS)}
        return {}

    def _territory(self, own: str, row: SheetRow) -> dict[str, object]:
        continents = self._ids_in(row, "continent", CONTINENTS)
        if not row.cells.get("continent", ""):
            self._report(row, "import-empty", column="continent")
        entry: dict[str, object] = {
            "continent": continents[0] if continents else "",
            "materials": self._ids_in(row, "materials", MATERIALS),
            "land": self._neighbours(own, row, "land"),
            "sea": self._neighbours(own, row, "sea"),
        }
        if countries := row.cells.get("countries", ""):
            entry["members"] = _listed(countries)
        for column in ("east", "north"):
            if text := row.cells.get(column, ""):
                entry[column] = self._number(row, column, text)
        return entry

    def _neighbours(self, own: str, row: SheetRow, column: str) -> list[str]:
        found = self._ids_in(row, column, TERRITORIES)
        if own in found:
            self._report(row, "import-own-neighbour", column=column)
        return [one for one in found if one != own]

    def _make_mutual(self, column: str) -> None:
        """A neighbour may be listed on one side only."""
        territories = self._entries(TERRITORIES)
        lists = {own: cast("list[str]", entry[column]) for own, entry in territories.items()}
        for own, others in list(lists.items()):
            for other in others:
                if own not in lists[other]:
                    lists[other] = [*lists[other], own]
        for own, others in lists.items():
            territories[own][column] = others

    # Cells.

    def _filled(self, row: SheetRow, column: str) -> str:
        text = row.cells.get(column, "")
        if not text:
            self._report(row, "import-empty", column=column)
        return text

    def _whole(self, row: SheetRow, column: str, text: str) -> int | None:
        if text and not re.fullmatch(r"\d{1,6}", text):
            self._report(row, "import-not-whole", column=column, value=text)
            return None
        return int(text) if text else None

    def _number(self, row: SheetRow, column: str, text: str) -> float:
        try:
            return float(text.replace(",", "."))
        except ValueError:
            self._report(row, "import-not-number", column=column, value=text)
            return 0.0


def _game_name(language: str, sheet: str, own: str) -> str:
    """The game's own name for it; empty if there is none."""
    try:
        return _game_texts(language).say(f"{PREFIXES.get(sheet, sheet)}-{own}")
    except UnknownMessage:
        return ""


@cache
def _game_texts(language: str) -> Texts:
    return Texts(language)


def slug(text: str) -> str:
    """An id made from a name: Côte d'Azur, cote_d_azur."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "_", plain).strip("_").lstrip("0123456789_")


def _folded(text: str) -> str:
    return text.strip().casefold()


def _listed(text: str) -> list[str]:
    """What a cell lists, separated by commas or semicolons."""
    separator = ";" if ";" in text else ","
    return [word for part in text.split(separator) if (word := part.strip())]
