"""The export of a class: a ZIP file with tables, replays and a guide to the columns.

The same class always gives the same bytes.
"""

import csv
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from io import BytesIO, StringIO
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

import msgspec

from rawsiko.debrief.export_tables import Cell, ClassNotes, ExportTable, TableNotes, tables_of
from rawsiko.debrief.matches import PlayedMatch
from rawsiko.texts.fluent import Texts

NO_DATE = (1980, 1, 1, 0, 0, 0)  # the first that a ZIP file can hold
FORMULA = ("=", "+", "-", "@", "\t", "\r")  # a spreadsheet would run text that begins so


class Dialect(StrEnum):
    """How tables are written."""

    SPREADSHEET = "spreadsheet"
    """For spreadsheets in Europe: semicolons, decimal commas, a byte order mark."""
    RFC4180 = "rfc4180"
    """For programs: commas and decimal points."""


def archive(
    matches: Sequence[PlayedMatch],
    notes: ClassNotes,
    by_table: Mapping[int, TableNotes],
    dialect: Dialect,
    texts: Texts,
) -> bytes:
    """The ZIP file. `texts` says the language of names and of the guide to the columns."""
    ordered = sorted(matches, key=lambda match: match.table)
    tables = tables_of(ordered, notes, by_table, texts)
    file = BytesIO()
    with ZipFile(file, "w") as packed:
        for table in tables:
            _add(packed, f"{table.name}.csv", csv_of(table, dialect))
        for match in ordered:
            _add(packed, f"replays/{match.table:02}.jsonl", without_names(match.file))
        _add(packed, "columns.txt", columns_guide(tables, texts).encode())
    return file.getvalue()


def _add(packed: ZipFile, name: str, content: bytes) -> None:
    entry = ZipInfo(name, NO_DATE)
    # A teacher's browser adds real names to this one; not every browser can inflate.
    entry.compress_type = ZIP_STORED if name == "companies.csv" else ZIP_DEFLATED
    entry.external_attr = 0o644 << 16
    packed.writestr(entry, content)


def csv_of(table: ExportTable, dialect: Dialect) -> bytes:
    """A table with its header, UTF-8, lines ending in CR LF."""
    is_spreadsheet = dialect is Dialect.SPREADSHEET
    text = StringIO(newline="")
    writer = csv.writer(text, delimiter=";" if is_spreadsheet else ",", lineterminator="\r\n")
    writer.writerow(table.columns)
    for row in table.rows:
        writer.writerow([_written(cell, dialect) for cell in row])
    return text.getvalue().encode("utf-8-sig" if is_spreadsheet else "utf-8")


def _written(cell: Cell, dialect: Dialect) -> str:
    if cell is None:
        return ""
    if isinstance(cell, str):
        return f"'{cell}" if cell.startswith(FORMULA) else cell
    if isinstance(cell, int):
        return str(cell)
    number = f"{cell:.4f}".rstrip("0").rstrip(".")
    number = "0" if number == "-0" else number
    return number.replace(".", ",") if dialect is Dialect.SPREADSHEET else number


def without_names(replay: bytes) -> bytes:
    """The replay without the names that its header may give to players."""
    header, line_feed, rest = replay.partition(b"\n")
    decoded = msgspec.json.decode(header, type=dict[str, msgspec.Raw])
    if "names" not in decoded:
        return replay
    del decoded["names"]
    return msgspec.json.encode(decoded) + line_feed + rest


def columns_guide(tables: Sequence[ExportTable], texts: Texts) -> str:
    """What each file and each column is."""
    return "\r\n".join(_guide(tables, texts))


def _guide(tables: Sequence[ExportTable], texts: Texts) -> Iterator[str]:
    yield texts.say("export-intro")
    for table in tables:
        yield ""
        yield f"{table.name}.csv: {texts.say(f'export-file-{table.name}')}"
        for column in table.columns:
            yield f"- {column}: {texts.say(f'export-column-{column}')}"
    yield ""
    yield texts.say("export-replays")
    yield ""
