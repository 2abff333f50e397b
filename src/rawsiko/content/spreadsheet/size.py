"""Refuses spreadsheets that would take all memory, before they are read.

A single stray cell in the last row makes a table of billions of cells, and real files have such
cells.
"""

import re
from pathlib import Path, PurePosixPath
from zipfile import BadZipFile, ZipFile

from rawsiko.content.problems import ContentError, Problem

MOST_BYTES = 50_000_000  # unpacked; the template has 100 KB
MOST_CELLS = 1_000_000  # from the first cell to the last one in use
SHEETS = "xl/worksheets/"  # in an .xlsx file; the reader of .ods files has a limit of its own
CELL = re.compile(rb'<c\b[^>]*?\br="([A-Z]{1,3})([0-9]{1,7})"')


def refuse_if_too_large(file: Path) -> None:
    """Raises ContentError, BadZipFile and OSError."""
    with ZipFile(file) as archive:
        if sum(part.file_size for part in archive.infolist()) > MOST_BYTES:
            most = str(MOST_BYTES // 1_000_000)
            raise ContentError([Problem(str(file), "", "import-too-large", {"most": most})])
        if (broken := archive.testzip()) is not None:  # or larger than it says
            raise BadZipFile(broken)
        for part in archive.namelist():
            if part.startswith(SHEETS) and part.endswith(".xml"):
                _refuse_far_cell(file, PurePosixPath(part).stem, archive.read(part))


def _refuse_far_cell(file: Path, sheet: str, text: bytes) -> None:
    rows = columns = 0
    for found in CELL.finditer(text):
        rows, columns = max(rows, int(found[2])), max(columns, _column(found[1]))
        if rows * columns > MOST_CELLS:
            cell = f"{found[1].decode()}{int(found[2])}"
            problem = Problem(str(file), "", "import-far-cell", {"sheet": sheet, "cell": cell})
            raise ContentError([problem])


def _column(letters: bytes) -> int:
    """A is 1, Z is 26, AA is 27."""
    number = 0
    for letter in letters:
        number = 26 * number + letter - ord("A") + 1
    return number
