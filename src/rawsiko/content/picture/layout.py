"""Computes the positions of everything on the picture of the board."""

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rawsiko.content.files.board_map import BoardMap, Lane, Point, TerritoryShape
from rawsiko.content.picture.lettering import text_width, wrapped
from rawsiko.engine.content import Content
from rawsiko.engine.ids import ContinentId, MaterialId, TerritoryId
from rawsiko.texts.fluent import SayMessage

NAME_SIZE = 14.0
NAME_LEADING = 15.0
NAME_WRAP = 116.0
CAPTION_SIZE = 12.0
CAPTION_WRAP = 100.0
CAPTION_SPACING = 2.2  # between the letters of a Continent's name
TILE_WIDTH, TILE_HEIGHT = 22.0, 24.0
BADGE_WIDTH, BADGE_HEIGHT = 34.0, 22.0
PORTRAIT_RADIUS = 17.0
GAP = 2.0
BADGE_GAP = 4.0
LEADER_GAP = 1.0
LANE_END_SIZE = 11.0
CLOSED_SIZE = 15.0
TITLE_SIZE = 26.0
SUBTITLE_SIZE = 12.0
CARTOUCHE_PADDING = 12.0
LEGEND_GAP = 0.5
LEGEND = ("share", "unmined", "assets", "portrait", "sea", "closed")
SHARE_WIDTH = 66.0  # of three tiles
MARGIN = 16.0  # the frame of the sheet


class Box(NamedTuple):
    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.left + self.width

    @property
    def bottom(self) -> float:
        return self.top + self.height

    @property
    def middle(self) -> Point:
        return Point(self.left + self.width / 2, self.top + self.height / 2)

    def grown(self, by: float) -> "Box":
        return Box(self.left - by, self.top - by, self.width + 2 * by, self.height + 2 * by)


class TextLine(NamedTuple):
    text: str
    box: Box


class Tile(NamedTuple):
    material: MaterialId
    box: Box


class Leader(NamedTuple):
    start: Point
    target: Point


class Label(NamedTuple):
    """The name of a Territory, the place of its Assets and its Materials."""

    territory: TerritoryId
    lines: tuple[TextLine, ...]
    badge: Box
    tiles: tuple[Tile, ...]
    leader: Leader | None

    def boxes(self) -> Iterator[Box]:
        yield from (line.box for line in self.lines)
        yield self.badge
        yield from (tile.box for tile in self.tiles)


class Caption(NamedTuple):
    """The name of a Continent below the place for portraits."""

    continent: ContinentId
    portrait: Box
    lines: tuple[TextLine, ...]


class Cartouche(NamedTuple):
    """Title and legend: the sample of a legend entry is drawn in the box before its line."""

    box: Box
    title: TextLine
    subtitle: TextLine
    legend: tuple[tuple[Box, TextLine], ...]  # in the order of LEGEND


def place_labels(content: Content, board_map: BoardMap, say: SayMessage) -> tuple[Label, ...]:
    return tuple(
        place_label(territory.id, territory.materials, board_map.territories[territory.id], say)
        for territory in content.territories.values()
    )


def place_label(
    territory: TerritoryId, materials: Sequence[MaterialId], shape: TerritoryShape, say: SayMessage
) -> Label:
    """The name above, badge and tiles below it, the whole centred on the label's point."""
    names = wrapped(say(f"territory-{territory}"), shape.wrap or NAME_WRAP, NAME_SIZE)
    columns = len(materials) if shape.form == "row" else min(2, len(materials))
    rows = -(-len(materials) // max(1, columns))
    tiles_width = columns * (TILE_WIDTH + GAP) - GAP
    tiles_height = max(1, rows) * (TILE_HEIGHT + GAP) - GAP
    badge_height = BADGE_HEIGHT + GAP if shape.form == "tower" else 0  # on a separate line
    height = len(names) * NAME_LEADING + GAP + badge_height + tiles_height

    centre, top = shape.label.x, shape.label.y - height / 2
    below_name = top + len(names) * NAME_LEADING + GAP
    if shape.form == "tower":
        badge = Box(centre - BADGE_WIDTH / 2, below_name, BADGE_WIDTH, BADGE_HEIGHT)
        first = Point(centre - tiles_width / 2, below_name + badge_height)
    else:
        row_width = BADGE_WIDTH + (BADGE_GAP + tiles_width if materials else 0)
        badge_top = below_name + (tiles_height - BADGE_HEIGHT) / 2
        badge = Box(centre - row_width / 2, badge_top, BADGE_WIDTH, BADGE_HEIGHT)
        first = Point(badge.right + BADGE_GAP, below_name)
    tiles = tuple(
        Tile(
            material,
            Box(
                first.x + (index % columns) * (TILE_WIDTH + GAP),
                first.y + (index // columns) * (TILE_HEIGHT + GAP),
                TILE_WIDTH,
                TILE_HEIGHT,
            ),
        )
        for index, material in enumerate(materials)
    )
    lines = tuple(_lines(names, centre, top, NAME_SIZE, NAME_LEADING))
    label = Label(territory, lines, badge, tiles, None)
    if shape.leader is None:
        return label
    return label._replace(leader=_leader(label.boxes(), shape.leader))


def place_captions(content: Content, board_map: BoardMap, say: SayMessage) -> tuple[Caption, ...]:
    return tuple(
        _place_caption(continent, board_map.continents[continent].portrait, say)
        for continent in content.continents
    )


def _place_caption(continent: ContinentId, at: Point, say: SayMessage) -> Caption:
    portrait = Box(
        at.x - PORTRAIT_RADIUS, at.y - PORTRAIT_RADIUS, 2 * PORTRAIT_RADIUS, 2 * PORTRAIT_RADIUS
    )
    names = wrapped(
        say(f"continent-{continent}").upper(), CAPTION_WRAP, CAPTION_SIZE, CAPTION_SPACING
    )
    lines = _lines(
        names, at.x, portrait.bottom + BADGE_GAP, CAPTION_SIZE, CAPTION_SIZE + 3, CAPTION_SPACING
    )
    return Caption(continent, portrait, tuple(lines))


def place_lane_ends(board_map: BoardMap, say: SayMessage) -> tuple[TextLine, ...]:
    """At each edge that a lane crosses: the name of the Territory on the other side."""
    ends: list[TextLine] = []
    for lane in board_map.lanes:
        if lane.edge is None:
            continue
        above = lane.edge < board_map.view.height / 2
        top = lane.edge - LANE_END_SIZE * 1.25 - GAP if above else lane.edge + 2 * GAP
        left = _line(say(f"territory-{lane.b}"), MARGIN + GAP, top, LANE_END_SIZE)
        right = _line(say(f"territory-{lane.a}"), 0, top, LANE_END_SIZE)
        flush = board_map.view.width - MARGIN - GAP - right.box.width
        ends += [left, right._replace(box=right.box._replace(left=flush))]
    return tuple(ends)


def landfalls(lane: Lane) -> tuple[Point, Point]:
    """Where a lane leaves its first Territory, and where it reaches the second."""
    first, last = (
        [float(number) for number in re.findall(r"-?[0-9.]+", path)]
        for path in (lane.paths[0], lane.paths[-1])
    )
    return Point(first[0], first[1]), Point(last[-2], last[-1])


def place_closed(board_map: BoardMap, say: SayMessage) -> tuple[TextLine, ...]:
    """The text on closed land: its name, and below it that it's closed."""
    if board_map.closed is None:
        return ()
    at, leading = board_map.closed.label, CLOSED_SIZE + 3
    texts = (say(f"country-{board_map.closed.country}").upper(), say("picture-closed"))
    return tuple(_lines(texts, at.x, at.y - leading, CLOSED_SIZE, leading, spacing=CAPTION_SPACING))


def place_cartouche(at: Point, say: SayMessage) -> Cartouche:
    left, top = at.x + CARTOUCHE_PADDING, at.y + CARTOUCHE_PADDING
    title = _line(say("picture-title"), left, top, TITLE_SIZE)
    subtitle = _line(say("picture-subtitle"), left, title.box.bottom, SUBTITLE_SIZE)
    row = subtitle.box.bottom + 2 * CARTOUCHE_PADDING
    legend: list[tuple[Box, TextLine]] = []
    for entry in LEGEND:
        sample = Box(left, row, SHARE_WIDTH if entry == "share" else BADGE_WIDTH, TILE_HEIGHT)
        text = _line(say(f"picture-legend-{entry}"), sample.right + 10, row, NAME_SIZE)
        legend.append((sample, text._replace(box=text.box._replace(height=TILE_HEIGHT))))
        row += TILE_HEIGHT + LEGEND_GAP
    right = max(line.box.right for line in (title, subtitle, *(line for _, line in legend)))
    width = right - at.x + CARTOUCHE_PADDING
    height = row - LEGEND_GAP - at.y + CARTOUCHE_PADDING
    return Cartouche(Box(at.x, at.y, width, height), title, subtitle, tuple(legend))


def _line(text: str, left: float, top: float, size: float) -> TextLine:
    return TextLine(text, Box(left, top, text_width(text, size), size * 1.25))


def _lines(
    texts: Sequence[str], centre: float, top: float, size: float, leading: float, spacing: float = 0
) -> Iterator[TextLine]:
    for index, text in enumerate(texts):
        width = text_width(text, size, spacing)
        yield TextLine(text, Box(centre - width / 2, top + index * leading, width, leading))


def _leader(boxes: Iterable[Box], target: Point) -> Leader:
    """The shortest one that points from the target at the middle of a box, up to its edge."""
    starts = [_edge_towards(box.grown(LEADER_GAP), target) for box in boxes]
    start = min(starts, key=lambda point: math.hypot(target.x - point.x, target.y - point.y))
    return Leader(start, target)


def _edge_towards(box: Box, target: Point) -> Point:
    """Where the line from the middle of a box to a point outside it crosses the edge."""
    middle = box.middle
    across, down = target.x - middle.x, target.y - middle.y
    part = 1 / max(abs(across) / (box.width / 2), abs(down) / (box.height / 2), 1)
    return Point(middle.x + across * part, middle.y + down * part)
