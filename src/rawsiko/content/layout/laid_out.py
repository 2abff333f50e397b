"""A map for a board that has none: shapes, borders, lanes and places for labels."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, groupby, pairwise
from typing import NamedTuple

from rawsiko.content.files.board_map import (
    BoardMap,
    ContinentPlace,
    Lane,
    Point,
    TerritoryShape,
    View,
)
from rawsiko.content.layout.cells import (
    REACH,
    Border,
    Ring,
    Spot,
    area_of,
    border_between,
    cells,
    coast_towards,
)
from rawsiko.content.layout.positions import Adjacency, candidates
from rawsiko.engine.content import Content
from rawsiko.engine.ids import ContinentId, TerritoryId

MARGIN = 110.0  # around the land: captions have room
NAME_WRAP = 112.0
MOST_IN_A_ROW = 3  # Material tiles beside each other
LABEL = (124.0, 74.0)  # width and height of the space for a label
CAPTION = (124.0, 84.0)  # of a portrait with the name of its Continent below
CAPTION_MIDDLE = 18.0  # of that space, below the portrait
STEP = 18.0  # between the places that are tried
ON_LAND = 70.0  # the penalty for a portrait that covers land,
ELSEWHERE = 150.0  # and for one that is nearer to another Continent
SHORTEST_LANE = 30.0
BENDS = (0.0, 0.22, -0.22, 0.45, -0.45, 0.8, -0.8)  # of lanes, until one is clear of labels

Pair = tuple[int, int]
Places = Mapping[TerritoryId, tuple[float, float]]


class _Drawing(NamedTuple):
    spots: list[Spot]
    rings: list[Ring]
    borders: dict[Pair, Border]
    lanes: dict[Pair, list[Spot]]
    faults: float  # lower is better


class _Room(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: "_Room") -> bool:
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def holds(self, spot: Spot) -> bool:
        return self.left < spot.x < self.right and self.top < spot.y < self.bottom


def laid_out_map(content: Content, places: Places) -> BoardMap:
    """Adjacent by land: a shared border where the plane allows it, else a lane. Adjacent by sea: a
    lane. `places` are preferred positions, x to the east and y to the south; without any, the board
    is rotated to fit best."""
    ids = list(content.territories)
    links = _links(content, ids)
    numbered = {ids.index(one): place for one, place in places.items()}
    tried = [
        _drawn([Spot(float(x), float(y)) for x, y in points], links)
        for points in candidates(links, numbered)
    ]
    best = min(tried, key=lambda drawing: drawing.faults)
    return _as_map(content, ids, _on_sheet(best, links))


def _links(content: Content, ids: Sequence[TerritoryId]) -> Adjacency:
    land = _pairs(ids, [content.territories[one].land for one in ids])
    sea = _pairs(ids, [content.territories[one].sea for one in ids])
    return Adjacency(len(ids), sorted(land), sorted(sea - land))


def _pairs(ids: Sequence[TerritoryId], neighbours: Iterable[Sequence[TerritoryId]]) -> set[Pair]:
    """By number, the smaller first. Adjacency is listed on both Territories."""
    number = {one: index for index, one in enumerate(ids)}
    return {
        (index, number[other])
        for index, others in enumerate(neighbours)
        for other in others
        if index < number[other]
    }


def _drawn(spots: list[Spot], links: Adjacency) -> _Drawing:
    rings = cells(spots, map(frozenset, links.land))
    borders: dict[Pair, Border] = {}
    for a, b in links.land:
        if border := border_between(rings[a], rings[b], (spots[a], spots[b])):
            borders[a, b] = border
    lanes: dict[Pair, list[Spot]] = {}
    faults = 0.0
    for a, b in sorted({*links.land, *links.sea} - borders.keys()):
        line, covered = _lane(spots, rings, a, b)
        lanes[a, b] = line
        faults += 2 * covered + (2 if (a, b) in links.land else 0) + _length(line) / 2000
    crossings = sum(
        _cross(one, other)
        for (pair, one), (others, other) in combinations(lanes.items(), 2)
        if not {*pair} & {*others}
    )
    return _Drawing(spots, rings, borders, lanes, faults + crossings)


def _lane(spots: Sequence[Spot], rings: Sequence[Ring], a: int, b: int) -> tuple[list[Spot], int]:
    """The straightest line that covers the fewest labels, and how many it covers."""
    labels = [_around(spot, LABEL) for index, spot in enumerate(spots) if index not in (a, b)]
    best: tuple[int, float, list[Spot]] | None = None
    for bend in BENDS:
        start, end = spots[a], spots[b]
        middle = Spot(
            (start.x + end.x) / 2 + (end.y - start.y) * bend,
            (start.y + end.y) / 2 - (end.x - start.x) * bend,
        )
        begin, stop = coast_towards(rings[a], start, middle), coast_towards(rings[b], end, middle)
        if math.dist(begin, stop) < SHORTEST_LANE:  # they touch at a corner: it begins on land
            begin, stop = _towards(begin, start), _towards(stop, end)
        line = [begin, middle, stop]
        on_way = [_on_curve(line, part / 16) for part in range(17)]
        covered = sum(any(label.holds(spot) for spot in on_way) for label in labels)
        if best is None or (covered, abs(bend)) < best[:2]:
            best = covered, abs(bend), line
    assert best is not None
    return best[2], best[0]


def _towards(spot: Spot, target: Spot) -> Spot:
    part = min(1.0, SHORTEST_LANE / 2 / max(1.0, math.dist(spot, target)))
    return Spot(spot.x + (target.x - spot.x) * part, spot.y + (target.y - spot.y) * part)


def _on_curve(line: Sequence[Spot], part: float) -> Spot:
    (a, b, c), back = line, 1 - part
    return Spot(
        back * back * a.x + 2 * back * part * b.x + part * part * c.x,
        back * back * a.y + 2 * back * part * b.y + part * part * c.y,
    )


def _length(line: Sequence[Spot]) -> float:
    return math.dist(line[0], line[1]) + math.dist(line[1], line[2])


def _cross(one: Sequence[Spot], other: Sequence[Spot]) -> bool:
    def side(a: Spot, b: Spot, c: Spot) -> bool:
        return (b.x - a.x) * (c.y - a.y) > (b.y - a.y) * (c.x - a.x)

    a, b, c, d = one[0], one[2], other[0], other[2]
    return side(a, c, d) != side(b, c, d) and side(a, b, c) != side(a, b, d)


def _on_sheet(drawing: _Drawing, links: Adjacency) -> _Drawing:
    """Moved so that its upper left corner is at 0, 0."""
    left = min(spot.x for spot in _everything(drawing)) - MARGIN
    top = min(spot.y for spot in _everything(drawing)) - MARGIN
    return _drawn([Spot(spot.x - left, spot.y - top) for spot in drawing.spots], links)


def _everything(drawing: _Drawing) -> Iterator[Spot]:
    for ring in drawing.rings:
        yield from ring
    for line in drawing.lanes.values():
        yield from (_on_curve(line, part / 8) for part in range(9))


def _as_map(content: Content, ids: Sequence[TerritoryId], drawing: _Drawing) -> BoardMap:
    width = max(spot.x for spot in _everything(drawing)) + MARGIN
    height = max(spot.y for spot in _everything(drawing)) + MARGIN
    view = View(round(width), round(height))
    continents = [content.territories[one].continent for one in ids]
    inner = [border for (a, b), border in drawing.borders.items() if continents[a] == continents[b]]
    outer = [border for (a, b), border in drawing.borders.items() if continents[a] != continents[b]]
    return BoardMap(
        inputs="",
        view=view,
        graticule="",
        territories={
            one: _shape(ring, spot, len(content.territories[one].materials))
            for one, ring, spot in zip(ids, drawing.rings, drawing.spots, strict=True)
        },
        continents=_portraits(content, ids, drawing, view),
        territory_borders="".join(map(_line_through, inner)),
        continent_borders="".join(map(_line_through, outer)),
        lanes=tuple(
            Lane(ids[a], ids[b], (_curve(line),), wraps=False)
            for (a, b), line in drawing.lanes.items()
        ),
        borders=tuple((ids[a], ids[b]) for a, b in drawing.borders),
    )


def _shape(ring: Ring, spot: Spot, materials: int) -> TerritoryShape:
    return TerritoryShape(
        path=f"{_line_through(ring)}z",
        area=round(area_of(ring)),
        label=Point(round(spot.x, 1), round(spot.y, 1)),
        wrap=NAME_WRAP,
        form="row" if materials <= MOST_IN_A_ROW else "square",
    )


def _portraits(
    content: Content, ids: Sequence[TerritoryId], drawing: _Drawing, view: View
) -> dict[ContinentId, ContinentPlace]:
    """Beside its Continent, clear of labels and of other portraits."""
    labels = [_around(spot, LABEL) for spot in drawing.spots]
    free = [spot for spot in _places(view) if not any(map(_caption_at(spot).meets, labels))]
    found: dict[ContinentId, ContinentPlace] = {}
    for continent in content.continents.values():
        own = [drawing.spots[ids.index(one)] for one in continent.territories]
        best = min(free, key=lambda spot: (_remoteness(spot, own, drawing.spots), spot))
        taken = _caption_at(best)
        free = [spot for spot in free if not _caption_at(spot).meets(taken)]
        found[continent.id] = ContinentPlace(Point(best.x, best.y))
    return found


def _remoteness(spot: Spot, own: Sequence[Spot], land: Sequence[Spot]) -> float:
    near = sorted(math.dist(spot, one) for one in own)[:3]
    nearest = min(math.dist(spot, one) for one in land)
    is_elsewhere = nearest < near[0]  # nearer to another Continent
    is_on_land = nearest < REACH
    return sum(near) / len(near) + ELSEWHERE * is_elsewhere + ON_LAND * is_on_land


def _places(view: View) -> Iterator[Spot]:
    wide, high = CAPTION
    top = high / 2 - CAPTION_MIDDLE
    for row in range(int((view.height - high) / STEP)):
        for column in range(int((view.width - wide) / STEP)):
            yield Spot(wide / 2 + column * STEP, top + row * STEP)


def _caption_at(spot: Spot) -> _Room:
    return _around(Spot(spot.x, spot.y + CAPTION_MIDDLE), CAPTION)


def _around(spot: Spot, size: tuple[float, float]) -> _Room:
    wide, high = size[0] / 2, size[1] / 2
    return _Room(spot.x - wide, spot.y - high, spot.x + wide, spot.y + high)


def _line_through(spots: Sequence[Spot]) -> str:
    """Relative lines, as map.json has them."""
    rounded = groupby((round(spot.x * 10), round(spot.y * 10)) for spot in spots)
    tenths = [point for point, _ in rounded]  # without repeated points
    x, y = tenths[0]
    steps = [f"{(c - a) / 10:g} {(d - b) / 10:g}" for (a, b), (c, d) in pairwise(tenths)]
    return f"M{x / 10:g} {y / 10:g}l{' '.join(steps)}"


def _curve(line: Sequence[Spot]) -> str:
    start, middle, end = line
    return f"M{_n(start)}Q{_n(middle)} {_n(end)}"


def _n(spot: Spot) -> str:
    return f"{round(spot.x, 1):g} {round(spot.y, 1):g}"
