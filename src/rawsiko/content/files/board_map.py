"""The format of `map.json`: shapes, borders, lanes and label positions.

Lengths are view units, y downwards; shapes are SVG path data.
"""

from codecs import BOM_UTF8
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec

from rawsiko.engine.ids import ContinentId, TerritoryId

MAP_FILE = "map.json"


class View(msgspec.Struct, frozen=True):
    width: float
    height: float


class Point(msgspec.Struct, frozen=True):
    x: float
    y: float


class TerritoryShape(msgspec.Struct, frozen=True, omit_defaults=True):
    path: str
    area: int
    label: Point  # the middle of the Territory's name, Assets and Materials
    leader: Point | None = None  # where a label outside its Territory points
    wrap: float | None = None  # the widest line of the name
    # Badge and tiles in a row, the badge beside two columns of tiles, or above them.
    form: Literal["row", "square", "tower"] = "row"


class ContinentPlace(msgspec.Struct, frozen=True):
    portrait: Point  # where the portraits of those who deployed there go


class ClosedLand(msgspec.Struct, frozen=True):
    country: str  # the code of the country that names it
    path: str
    label: Point


class NeutralLand(msgspec.Struct, frozen=True):
    path: str


class Lane(msgspec.Struct, frozen=True, omit_defaults=True):
    a: TerritoryId
    b: TerritoryId
    paths: tuple[str, ...]  # from `a` to `b`; two where it leaves over the left edge of the map
    wraps: bool
    edge: float | None = None  # the height at which it does, and comes back over the right edge


class BoardMap(msgspec.Struct, frozen=True, omit_defaults=True):
    inputs: str  # fingerprint of what the map was built from
    view: View
    graticule: str
    territories: Mapping[TerritoryId, TerritoryShape]
    continents: Mapping[ContinentId, ContinentPlace]
    territory_borders: str
    continent_borders: str
    lanes: tuple[Lane, ...]
    borders: tuple[tuple[TerritoryId, TerritoryId], ...]  # who touches whom by land
    closed: ClosedLand | None = None
    neutral: NeutralLand | None = None
    cartouche: Point | None = None  # upper left corner of title and legend; None: not drawn
    key: Point | None = None  # upper left corner of the list of Materials; None: not drawn


def read_map(folder: Path) -> BoardMap:
    """The map in a content folder; raises msgspec.DecodeError if the file is invalid."""
    text = (folder / MAP_FILE).read_bytes().removeprefix(BOM_UTF8)
    return msgspec.json.decode(text, type=BoardMap)
