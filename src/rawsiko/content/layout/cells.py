"""Shapes around positions: Territories that are adjacent by land share a border, all others are
separated by water."""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from rawsiko.content.layout.positions import SPACING

REACH = SPACING * 0.64  # from the middle of a Territory to its coast
WATER = 13.0  # between shapes that don't touch
CORNERS = 36  # of a coast
LEAST_BORDER = 22.0  # shorter ones are hard to see: a lane shows the adjacency instead


class Spot(NamedTuple):
    x: float
    y: float


Ring = list[Spot]


class Border(NamedTuple):
    start: Spot
    end: Spot


def cells(spots: Sequence[Spot], touching: Iterable[frozenset[int]]) -> list[Ring]:
    """The shape of each Territory. `touching` are the pairs that share a border."""
    pairs = set(touching)
    return [_cell(spots, own, pairs) for own in range(len(spots))]


def _cell(spots: Sequence[Spot], own: int, touching: set[frozenset[int]]) -> Ring:
    at = spots[own]
    ring = [
        Spot(
            at.x + REACH * math.cos(math.tau * step / CORNERS),
            at.y + REACH * math.sin(math.tau * step / CORNERS),
        )
        for step in range(CORNERS)
    ]
    for other, place in enumerate(spots):
        far = math.dist(at, place)
        if other != own and far < 2 * REACH + WATER:
            gap = 0 if frozenset((own, other)) in touching else WATER / 2
            ring = _cut(ring, at, place, far / 2 - gap)
    return ring


def _cut(ring: Ring, at: Spot, other: Spot, most: float) -> Ring:
    """The part of a convex ring at most this far from `at` in the direction of `other`."""
    far = math.dist(at, other)
    across, down = (other.x - at.x) / far, (other.y - at.y) / far
    depths = [(one.x - at.x) * across + (one.y - at.y) * down - most for one in ring]
    kept: Ring = []
    for index, one in enumerate(ring):
        before = index - 1
        if (depths[index] > 0) != (depths[before] > 0):
            part = depths[before] / (depths[before] - depths[index])
            last = ring[before]
            kept.append(Spot(last.x + (one.x - last.x) * part, last.y + (one.y - last.y) * part))
        if depths[index] <= 0:
            kept.append(one)
    return kept


def border_between(one: Ring, other: Ring, spots: tuple[Spot, Spot]) -> Border | None:
    """The border that two shapes share; None if it's too short to see."""
    middle = Spot((spots[0].x + spots[1].x) / 2, (spots[0].y + spots[1].y) / 2)
    far = math.dist(*spots)
    across, down = (spots[1].x - spots[0].x) / far, (spots[1].y - spots[0].y) / far
    spans: list[tuple[float, float]] = []
    for ring in (one, other):
        along = [
            (point.y - middle.y) * across - (point.x - middle.x) * down
            for point in ring
            if abs((point.x - middle.x) * across + (point.y - middle.y) * down) < 0.01
        ]
        if len(along) < 2:
            return None
        spans.append((min(along), max(along)))
    start, end = max(span[0] for span in spans), min(span[1] for span in spans)
    if end - start < LEAST_BORDER:
        return None
    return Border(
        Spot(middle.x - down * start, middle.y + across * start),
        Spot(middle.x - down * end, middle.y + across * end),
    )


def area_of(ring: Ring) -> float:
    return abs(sum(a.x * b.y - b.x * a.y for a, b in pairwise([*ring, ring[0]]))) / 2


def coast_towards(ring: Ring, at: Spot, target: Spot) -> Spot:
    """Where the line from the middle of a shape to a point outside it crosses the coast."""
    best = 1.0
    for a, b in pairwise([*ring, ring[0]]):
        across, down = b.x - a.x, b.y - a.y
        turn = (target.x - at.x) * down - (target.y - at.y) * across
        if abs(turn) < 1e-9:
            continue
        part = ((a.x - at.x) * down - (a.y - at.y) * across) / turn
        along = ((a.x - at.x) * (target.y - at.y) - (a.y - at.y) * (target.x - at.x)) / turn
        if 0 <= part <= 1 and -1e-6 <= along <= 1 + 1e-6:
            best = min(best, part)
    return Spot(at.x + (target.x - at.x) * best, at.y + (target.y - at.y) * best)
