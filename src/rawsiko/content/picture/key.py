"""The key to the Materials on the picture of the board: every symbol with its name."""

from typing import NamedTuple

from rawsiko.content.files.board_map import BoardMap
from rawsiko.content.picture.layout import Box, TextLine
from rawsiko.content.picture.lettering import text_width
from rawsiko.engine.content import Content, Material
from rawsiko.texts.fluent import SayMessage

KEY_SIZE = 10.2
KEY_ROWS = 6
ROW_HEIGHT = 13.2
SYMBOL_WIDTH, SYMBOL_HEIGHT = 17.0, 11.8
SYMBOL_GAP = 3.5
COLUMN_GAP = 10.0
PADDING = 8.0


class KeyEntry(NamedTuple):
    symbol: str
    tile: Box
    name: TextLine


class Key(NamedTuple):
    """A sheet with one entry per Material, by symbol, column after column; the first cell is the
    heading."""

    box: Box
    heading: TextLine
    entries: tuple[KeyEntry, ...]


def place_key(content: Content, board_map: BoardMap, say: SayMessage) -> Key | None:
    """None if the map has no place for a key, or the content no Materials."""
    at = board_map.key
    if at is None or not content.materials:
        return None
    heading = TextLine(
        say("picture-key"), _name_box(say("picture-key"), at.x + PADDING, at.y + PADDING)
    )
    entries: list[KeyEntry] = []
    left, right = heading.box.left, heading.box.right
    for cell, material in enumerate(sorted(content.materials.values(), key=_by_symbol), start=1):
        row = cell % KEY_ROWS
        if row == 0:
            left = right + COLUMN_GAP
        entry = _entry(material, left, at.y + PADDING + row * ROW_HEIGHT, say)
        entries.append(entry)
        right = max(right, entry.name.box.right)
    rows = min(KEY_ROWS, len(entries) + 1)
    box = Box(at.x, at.y, right + PADDING - at.x, rows * ROW_HEIGHT + 2 * PADDING)
    return Key(box, heading, tuple(entries))


def _by_symbol(material: Material) -> tuple[str, str]:
    return material.symbol.lower(), material.symbol


def _entry(material: Material, left: float, top: float, say: SayMessage) -> KeyEntry:
    tile = Box(left, top + (ROW_HEIGHT - SYMBOL_HEIGHT) / 2, SYMBOL_WIDTH, SYMBOL_HEIGHT)
    name = say(f"material-{material.id}")
    return KeyEntry(
        material.symbol, tile, TextLine(name, _name_box(name, tile.right + SYMBOL_GAP, top))
    )


def _name_box(name: str, left: float, top: float) -> Box:
    return Box(left, top, text_width(name, KEY_SIZE), ROW_HEIGHT)
