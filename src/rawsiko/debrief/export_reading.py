"""Reads the questions before and after from the export of a class, in either dialect."""

import csv
import zlib
from collections import Counter, defaultdict
from io import BytesIO, StringIO
from zipfile import BadZipFile, ZipFile

from rawsiko.debrief.export_tables import QUESTIONS
from rawsiko.engine.records import Record
from rawsiko.lesson.questions import OPTIONS, Counts

LARGEST = 1_000_000  # bytes of a table: a class has a few thousand
MOST_ANSWERS = 100_000
ROUNDS = ("before", "after")


class BadExport(Exception):
    """A file isn't the export of a class. The code says what is wrong."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class ClassAnswers(Record, frozen=True):
    """The answers of a class, in both rounds."""

    id: str  # random
    before: Counts  # empty if there were too few
    after: Counts


def read_answers(file: bytes) -> ClassAnswers:
    """Raises BadExport, and nothing else. Items that are asked no longer are left out."""
    try:
        with ZipFile(BytesIO(file)) as packed:
            (about,) = _rows(packed, "class.csv", ("class",))
            rows = _rows(packed, "questions.csv", QUESTIONS)
    except (BadZipFile, NotImplementedError, RuntimeError, OSError, EOFError, zlib.error):
        raise BadExport("no_zip") from None
    except (KeyError, ValueError, csv.Error):
        raise BadExport("no_export") from None
    found: dict[str, dict[str, Counter[str]]] = {name: defaultdict(Counter) for name in ROUNDS}
    for row in rows:
        count = row["count"]
        if row["round"] not in found or not (count.isascii() and count.isdecimal()):
            raise BadExport("bad_counts")
        if len(count) > len(str(MOST_ANSWERS)):
            raise BadExport("bad_counts")
        if row["item"] in OPTIONS:
            if row["option"] not in OPTIONS[row["item"]]:
                raise BadExport("bad_counts")
            found[row["round"]][row["item"]][row["option"]] += int(count)
    return ClassAnswers(about["class"], found["before"], found["after"])


def _rows(packed: ZipFile, name: str, columns: tuple[str, ...]) -> list[dict[str, str]]:
    """Raises KeyError or ValueError if the table isn't as it should be."""
    with packed.open(name) as table:
        content = table.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise ValueError(name)
    text = content.decode("utf-8-sig")
    reader = csv.DictReader(StringIO(text, newline=""), delimiter=_delimiter(text), strict=True)
    rows = list(reader)
    if any(row.get(column) is None for row in rows for column in columns):
        raise ValueError(name)
    return rows


def _delimiter(text: str) -> str:
    return ";" if ";" in text.partition("\n")[0] else ","
