"""`rawsiko content import`: boards from a spreadsheet, and the templates of `content new`."""

import csv
import io
from collections.abc import Callable
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
import xlsxwriter  # pyright: ignore[reportMissingTypeStubs]

from rawsiko.content.load import load_content
from rawsiko.content.problems import ContentError
from rawsiko.content.spreadsheet.importing import import_board
from rawsiko.content.spreadsheet.sheets import SHEETS, read_sheets
from rawsiko.content.spreadsheet.size import MOST_BYTES
from rawsiko.content.spreadsheet.write import may_write
from rawsiko.texts.data import data_folder
from rawsiko.texts.fluent import LANGUAGES, Texts

EUROPE = data_folder("content") / "europe"
LIBREOFFICE = Path(__file__).with_name("libreoffice.ods")
Rows = list[list[str]]


def rows() -> Rows:
    text = (EUROPE / "template.csv").read_text(encoding="utf-8-sig")
    return list(csv.reader(text.splitlines()))


def row_of(sheet: str, own: str, table: Rows) -> int:
    """The index of a row, by its sheet and id."""
    start = table.index([sheet])
    return next(n for n in range(start, len(table)) if table[n] and table[n][0] == own)


def written(table: Rows, file: Path, delimiter: str = ",") -> Path:
    text = io.StringIO()
    csv.writer(text, delimiter=delimiter, lineterminator="\n").writerows(table)
    file.write_text(text.getvalue(), encoding="utf-8")
    return file


@pytest.mark.parametrize("ending", ["xlsx", "csv"])
def test_the_template_is_the_example(ending: str, tmp_path: Path) -> None:
    """Imported unchanged, it is the same board: every match goes the same way on both."""
    import_board(EUROPE / f"template.{ending}", tmp_path / "again")
    assert load_content(tmp_path / "again").hash == load_content(EUROPE).hash
    names = Texts("sk", tmp_path / "again" / "locales")
    assert names.say("territory-hungary") == Texts("sk", EUROPE / "locales").say(
        "territory-hungary"
    )


def test_a_file_of_libreoffice_is_read(tmp_path: Path) -> None:
    """libreoffice.ods is template.xlsx, opened and saved by LibreOffice Calc 7.4 (Debian 12)."""
    import_board(LIBREOFFICE, tmp_path / "saved")
    content = load_content(tmp_path / "saved")
    assert (len(content.territories), content.players) == (36, (3, 4, 5))
    assert Texts("sk", tmp_path / "saved" / "locales").say("territory-hungary") == "Maďarsko"


def test_braces_in_a_name_are_kept(tmp_path: Path) -> None:
    table = rows()
    spain = row_of("Territories", "spain", table)
    table[spain][table[spain].index("Spain")] = "Spain {and more}"
    import_board(written(table, tmp_path / "b.csv"), tmp_path / "b")
    assert Texts("en", tmp_path / "b" / "locales").say("territory-spain") == "Spain {and more}"


def test_names_and_semicolons_will_do(tmp_path: Path) -> None:
    """References by name, ids made from names, and a CSV file as many countries write it."""
    table = rows()
    spain = row_of("Territories", "spain", table)
    table[spain][2] = "Feldspat, Fluorspar"
    norway = row_of("Territories", "norway", table)
    table[norway][2] = table[norway][2].replace(
        "natural_graphite", "Grafite naturale"
    )  # the game's name
    portugal = row_of("Territories", "portugal", table)
    assert table[portugal][3] == "spain"
    table[portugal][3] = "España"
    import_board(written(table, tmp_path / "b.csv", ";"), tmp_path / "b")
    assert load_content(tmp_path / "b").hash == load_content(EUROPE).hash


def cell(sheet: str, own: str, column: int, text: str) -> Callable[[Rows], int]:
    def change(table: Rows) -> int:
        row = row_of(sheet, own, table)
        table[row][column] = text
        return row + 1

    return change


MISTAKES = {
    "import-unknown-like": cell("Territories", "spain", 3, "Frence"),
    "import-unknown": cell("Applications", "pencils", 2, "xyzzy"),
    "import-listed-twice": cell("Territories", "spain", 2, "fluorspar, fluorspar"),
    "import-own-neighbour": cell("Territories", "spain", 4, "spain"),
    "import-empty": cell("Materials", "copper", 1, ""),
    "import-not-whole": cell("Applications", "pencils", 1, "seven"),
    "import-not-number": cell("Territories", "spain", 6, "far"),
    "import-bad-id": cell("Materials", "copper", 0, "Copper!"),
    "import-twice": cell("Materials", "copper", 0, "boron"),
    "content-error-out-of-range": cell("Applications", "pencils", 1, "0"),
    "content-error-no-players": cell("Board", "europe", 2, ""),
    "content-error-no-materials": cell("Applications", "pencils", 2, ""),
    "content-error-symbol-twice": cell("Materials", "copper", 1, "Co"),
    "content-error-unknown-country": cell("Territories", "spain", 5, "Spain"),
    "content-error-no-name": cell("Territories", "spain", -1, ""),
    "import-standard-id": cell("Board", "europe", 0, "world"),
}


@pytest.mark.parametrize("message", MISTAKES)
def test_a_mistake_names_sheet_row_and_remedy(message: str, tmp_path: Path) -> None:
    """In every language; and nothing is written."""
    table = rows()
    row = MISTAKES[message](table)
    with pytest.raises(ContentError) as caught:
        import_board(written(table, tmp_path / "b.csv"), tmp_path / "b")
    found = [problem for problem in caught.value.problems if problem.message == message]
    assert [problem.file.partition(":")[2] for problem in found] == [str(row)]
    for language in LANGUAGES:
        assert found[0].line(Texts(language).say).startswith(found[0].place)
    assert not (tmp_path / "b").exists()


def test_a_missing_sheet_or_column_is_named(tmp_path: Path) -> None:
    file = tmp_path / "b.xlsx"
    book = xlsxwriter.Workbook(file)
    for name in SHEETS[:-1]:
        book.add_worksheet(name).write_row(0, 0, ["id", "colour"])  # pyright: ignore[reportUnknownMemberType]
    book.close()
    with pytest.raises(ContentError) as caught:
        import_board(file, tmp_path / "b")
    messages = {(problem.file, problem.message) for problem in caught.value.problems}
    assert ("Cards", "import-no-sheet") in messages
    assert ("Territories:1", "import-no-column") in messages
    assert ("Materials:1", "import-other-column") in messages


def test_a_missing_header_is_told_once(tmp_path: Path) -> None:
    table = rows()
    header = table.index(["Territories"]) + 1
    del table[header]
    with pytest.raises(ContentError) as caught:
        import_board(written(table, tmp_path / "b.csv"), tmp_path / "b")
    (problem,) = caught.value.problems
    assert (problem.file, problem.message) == (f"Territories:{header + 1}", "import-no-header")


def test_a_name_that_many_languages_lack_is_one_line(tmp_path: Path) -> None:
    table = rows()
    spain = row_of("Territories", "spain", table)
    table[spain][table[spain].index("Spain") + 1 :] = [""] * 6
    with pytest.raises(ContentError) as caught:
        import_board(written(table, tmp_path / "b.csv"), tmp_path / "b")
    assert [problem.arguments for problem in caught.value.problems] == [
        {"languages": "it, nl, sk, de, fr, es"}
    ]


@pytest.mark.parametrize(
    ("name", "data", "message"),
    [
        ("b.xlsx", b"PK\x03\x04 broken", "import-unreadable"),
        ("b.ods", b"", "import-unreadable"),
        ("b.pdf", b"%PDF", "import-other-ending"),
        ("gone.xlsx", None, "import-no-file"),
    ],
)
def test_what_is_no_spreadsheet_is_told(
    name: str, data: bytes | None, message: str, tmp_path: Path
) -> None:
    if data is not None:
        (tmp_path / name).write_bytes(data)
    with pytest.raises(ContentError) as caught:
        read_sheets(tmp_path / name)
    assert [problem.message for problem in caught.value.problems] == [message]


@pytest.mark.parametrize("cell", [(1_048_575, 16_383), (9_000, 16_383)])
def test_a_stray_cell_far_from_the_table_is_named(cell: tuple[int, int], tmp_path: Path) -> None:
    """A reader that makes room for all cells up to it would take gigabytes."""
    file = tmp_path / "stray.xlsx"
    workbook: Any = xlsxwriter.Workbook(str(file))
    sheet = workbook.add_worksheet("Board")
    sheet.write(0, 0, "id")
    sheet.write(*cell, "stray")
    sheet.write(0, 1_000, "far")
    workbook.close()
    with pytest.raises(ContentError) as refused:
        read_sheets(file)
    (problem,) = refused.value.problems
    assert problem.message == "import-far-cell"
    assert problem.arguments["sheet"] == "sheet1"


@pytest.mark.parametrize("ending", ["xlsx", "ods"])
def test_a_small_file_that_unpacks_to_a_huge_one_is_refused(ending: str, tmp_path: Path) -> None:
    file = tmp_path / f"huge.{ending}"
    with ZipFile(file, "w", ZIP_DEFLATED) as archive:
        archive.writestr("xl/sharedStrings.xml", b" " * (MOST_BYTES + 1))
    assert file.stat().st_size < 100_000
    with pytest.raises(ContentError) as refused:
        read_sheets(file)
    assert [problem.message for problem in refused.value.problems] == ["import-too-large"]


def test_a_part_that_is_larger_than_it_says_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "lies.xlsx"
    with ZipFile(file, "w", ZIP_DEFLATED) as archive:
        archive.writestr("xl/worksheets/sheet1.xml", b" " * 10_000_000)
    size = (10_000_000).to_bytes(4, "little")
    file.write_bytes(file.read_bytes().replace(size, (10).to_bytes(4, "little")))
    with pytest.raises(ContentError) as refused:
        read_sheets(file)
    assert [problem.message for problem in refused.value.problems] == ["import-unreadable"]


def test_only_what_an_import_wrote_is_overwritten(tmp_path: Path) -> None:
    assert may_write(tmp_path / "new")
    assert not may_write(EUROPE)
    import_board(EUROPE / "template.csv", tmp_path / "b")
    (tmp_path / "b" / "map.json").write_text("{}", encoding="utf-8")
    assert may_write(tmp_path / "b")
    import_board(EUROPE / "template.csv", tmp_path / "b")
    assert (tmp_path / "b" / "map.json").exists()
