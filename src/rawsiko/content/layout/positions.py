"""Where the Territories of a board go, so that adjacent ones are close and no others are.

Distances on the plane follow those on the board (stress majorization), then forces push apart what
isn't adjacent. The same board always gets the same positions.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

SPACING = 150.0  # between adjacent Territories, in map units: a label has room
SEA = 1.3  # the length of a sea lane, in spacings
APART = 1.3  # how far apart Territories stay that aren't adjacent, in spacings
STRESS_ROUNDS = 150
FORCE_ROUNDS = 400
LABEL_ROOM = np.array([118.0, 66.0])  # width and height
LABEL_ROUNDS = 200
PULLS = (0.3, 0.15, 0.08)  # back to given places; the best map is taken
STARTS = 6  # attempts without given places; the best is taken

Points = NDArray[np.float64]
Pairs = Sequence[tuple[int, int]]


@dataclass(frozen=True)
class Adjacency:
    """Adjacency by the numbers of Territories, the smaller first."""

    count: int
    land: Pairs
    sea: Pairs


def candidates(links: Adjacency, places: Mapping[int, tuple[float, float]]) -> list[Points]:
    """Positions to choose from. Given places, which may be few, decide which way is up; adjacency
    decides the distances."""
    distances = _distances(links)
    if places:
        start = _anchored(distances, places)
        return [_without_overlaps(_settled(start, links, pull)) for pull in PULLS]
    starts = [_by_distance(distances)]
    rng = np.random.default_rng(links.count)
    for _ in range(STARTS - 1):
        starts.append(starts[0] + rng.normal(0, SPACING, starts[0].shape))
    settled = [_settled(_majorized(start, distances), links) for start in starts]
    return [_without_overlaps(_lying(points)) for points in settled]


def _distances(links: Adjacency) -> Points:
    """The shortest path between every two Territories, in map units."""
    distances = np.full((links.count, links.count), np.inf)
    np.fill_diagonal(distances, 0)
    for pairs, length in ((links.sea, SPACING * SEA), (links.land, SPACING)):
        for a, b in pairs:
            distances[a, b] = distances[b, a] = length
    for middle in range(links.count):
        ways = distances[:, middle, None] + distances[None, middle, :]
        distances = np.minimum(distances, ways)
    return distances


def _by_distance(distances: Points) -> Points:
    """Classical scaling: the plane that preserves the distances best."""
    count = len(distances)
    centring = np.eye(count) - 1 / count
    values, vectors = np.linalg.eigh(-0.5 * centring @ distances**2 @ centring)
    plane = vectors[:, -2:] * np.sqrt(np.maximum(values[-2:], 0))
    return plane[:, ::-1].copy()


def _majorized(points: Points, distances: Points) -> Points:
    """Positions near these whose distances match the given ones best (SMACOF)."""
    weights = np.where(distances > 0, 1 / np.maximum(distances, 1) ** 2, 0)
    laplacian = np.diag(weights.sum(axis=1)) - weights
    inverse = np.linalg.pinv(laplacian)
    for _ in range(STRESS_ROUNDS):
        between = _lengths(points)
        ratio = weights * distances / np.maximum(between, 1e-6)
        np.fill_diagonal(ratio, 0)
        pull = np.diag(ratio.sum(axis=1)) - ratio
        points = inverse @ pull @ points
    return points


def _anchored(distances: Points, places: Mapping[int, tuple[float, float]]) -> Points:
    """Given places on the scale of the map; the others go between those near them."""
    given = np.array(list(places.values()), dtype=float)
    known = list(places)
    on_board = distances[np.ix_(known, known)]
    between = _lengths(given)
    near = (on_board > 0) & (on_board <= SPACING * SEA) & (between > 0)
    scale = SPACING / float(np.median(between[near])) if near.any() else 1.0
    points = np.zeros((len(distances), 2))
    points[known] = (given - given.mean(axis=0)) * scale
    for one in range(len(distances)):
        if one not in places:
            weights = 1 / np.maximum(distances[one, known], 1) ** 2
            points[one] = (weights[:, None] * points[known]).sum(axis=0) / weights.sum()
            points[one] += (one + 1) * 1e-3  # so that no two coincide
    return points


def _settled(points: Points, links: Adjacency, pull: float = 0.0) -> Points:
    """Apply forces: adjacent Territories attract each other, all others repel, and each is pulled
    back to where it started."""
    start = points
    land, sea = _matrix(links.count, links.land), _matrix(links.count, links.sea)
    least = np.where(land | sea, SPACING * 0.92, SPACING * APART)
    np.fill_diagonal(least, 0)
    most = np.where(land, SPACING * 1.02, np.where(sea, SPACING * 2.2, np.inf))
    for turn in range(FORCE_ROUNDS):
        between = np.maximum(_lengths(points), 1e-6)
        too_near = np.maximum(least - between, 0)
        too_far = np.where(np.isfinite(most), np.maximum(between - most, 0), 0)
        push = (too_near - 0.7 * too_far) / between
        np.fill_diagonal(push, 0)
        directions = points[:, None, :] - points[None, :, :]
        step = (push[:, :, None] * directions).sum(axis=1) + pull * (start - points)
        points = points + step * (0.25 if turn < FORCE_ROUNDS * 0.8 else 0.1)
    return points


def _without_overlaps(points: Points) -> Points:
    """Move labels apart, along the axis with the smaller overlap."""
    points = points.copy()
    for _ in range(LABEL_ROUNDS):
        is_done = True
        for one in range(len(points)):
            for other in range(one):
                apart = points[one] - points[other]
                room = LABEL_ROOM - np.abs(apart)
                if (room > 0).all():
                    axis = int(room.argmin())
                    step = room[axis] / 2 + 0.5
                    way = 1 if apart[axis] >= 0 else -1
                    points[one, axis] += way * step
                    points[other, axis] -= way * step
                    is_done = False
        if is_done:
            break
    return points


def _lying(points: Points) -> Points:
    """Rotated so that the longer side is horizontal, because screens are wide."""
    centred = points - points.mean(axis=0)
    _, vectors = np.linalg.eigh(centred.T @ centred)
    return centred @ vectors[:, ::-1]


def _lengths(points: Points) -> Points:
    apart: Any = points[:, None, :] - points[None, :, :]
    return np.sqrt((apart**2).sum(axis=2))


def _matrix(count: int, pairs: Pairs) -> NDArray[np.bool_]:
    found = np.zeros((count, count), dtype=bool)
    for a, b in pairs:
        found[a, b] = found[b, a] = True
    return found
