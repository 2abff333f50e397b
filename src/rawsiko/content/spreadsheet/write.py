"""Writes an imported board as a content folder."""

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import cast

from rawsiko.content.check.texts import LOCALES
from rawsiko.content.files import folder as files
from rawsiko.content.spreadsheet.build import ImportedBoard
from rawsiko.content.spreadsheet.sheets import APPLICATIONS, CARDS, MATERIALS, TERRITORIES

MARK = "# Written by `rawsiko content import`. The next import writes it again."
NAMES = "names.ftl"
FILES = {
    TERRITORIES: files.TERRITORIES,
    MATERIALS: files.MATERIALS,
    APPLICATIONS: files.APPLICATIONS,
    CARDS: files.OBJECTIVES,
}


def may_write(folder: Path) -> bool:
    """A new folder, or one that an earlier import made."""
    if not folder.exists():
        return True
    try:
        return (folder / files.BOARD).read_text(encoding="utf-8").startswith(MARK)
    except (OSError, UnicodeDecodeError):
        return folder.is_dir() and not any(folder.iterdir())


def write(board: ImportedBoard, folder: Path, mark: str = MARK) -> None:
    """Write the board's files, which begin with the mark. Others stay: a map, facts."""
    folder.mkdir(parents=True, exist_ok=True)
    _write(folder / files.BOARD, [mark, *_pairs(board.board)])
    for sheet, name in FILES.items():
        lines = [f"{own} = {_toml(entry)}" for own, entry in board.entries.get(sheet, {}).items()]
        _write(folder / name, lines)
    for language, names in board.names.items():
        file = folder / LOCALES / language / NAMES
        if names:
            file.parent.mkdir(parents=True, exist_ok=True)
            _write(file, [f"{name} = {_ftl(text)}" for name, text in names.items()])
        else:
            file.unlink(missing_ok=True)


def _write(file: Path, lines: Iterable[str]) -> None:
    file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8", newline="\n")


def _pairs(table: Mapping[str, object]) -> list[str]:
    return [f"{key} = {_toml(value)}" for key, value in table.items()]


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return f"{{ {', '.join(_pairs(cast('dict[str, object]', value)))} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, cast('list[object]', value)))}]"
    return json.dumps(value, ensure_ascii=False)  # a string of JSON is one of TOML


def _ftl(text: str) -> str:
    """Braces would begin a placeable."""
    return re.sub("[{}]", lambda brace: f'{{"{brace[0]}"}}', text)
