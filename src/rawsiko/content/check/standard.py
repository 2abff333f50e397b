"""Checks for the standard board only: its size, and R2.5."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from rawsiko.content.files.folder import (
    APPLICATIONS,
    BOARD,
    MATERIALS,
    OBJECTIVES,
    TERRITORIES,
    WrittenFolder,
)
from rawsiko.content.problems import Problem, problem
from rawsiko.content.rulebook import rulebook

Limits = tuple[int, int]  # least, most

CONTINENTS_OF_BOARD: Limits = (6, 6)
TERRITORIES_OF_BOARD: Limits = (42, 50)
MATERIALS_OF_BOARD: Limits = (26, 34)
TERRITORIES_OF_MATERIAL: Limits = (2, 7)
MATERIALS_OF_TERRITORY: Limits = (1, 5)


def standard_problems(written: WrittenFolder) -> list[Problem]:
    return [*_sizes(written), *_spread(written), *_pictures(written)]


def _sizes(written: WrittenFolder) -> Iterator[Problem]:
    yield from _count(BOARD, "continents", "count", len(written.continents), CONTINENTS_OF_BOARD)
    yield from _count(TERRITORIES, "", "count", len(written.territories), TERRITORIES_OF_BOARD)
    yield from _count(MATERIALS, "", "count", len(written.symbols), MATERIALS_OF_BOARD)


def _spread(written: WrittenFolder) -> Iterator[Problem]:
    for name, territory in written.territories.items():
        count = len(territory.materials)
        yield from _count(TERRITORIES, name, "materials-here", count, MATERIALS_OF_TERRITORY)
    territories_of = Counter(chain.from_iterable(t.materials for t in written.territories.values()))
    for name in written.symbols:
        count = territories_of[name]
        yield from _count(MATERIALS, name, "territories-with-it", count, TERRITORIES_OF_MATERIAL)


def _count(file: str, entry: str, message: str, count: int, limits: Limits) -> Iterator[Problem]:
    least, most = limits
    if not least <= count <= most:
        yield problem(file, entry, message, count=count, least=least, most=most)


def _pictures(written: WrittenFolder) -> Iterator[Problem]:
    """R2.5."""
    fixed = rulebook()
    territories = written.territories
    for name in fixed.territories:
        if name not in territories:
            yield problem(TERRITORIES, name, "rulebook-territory")
    for name, continent in fixed.continents.items():
        if name in territories and territories[name].continent != continent:
            yield problem(TERRITORIES, name, "rulebook-continent", continent=continent)
    for a, b in fixed.adjacent:
        if a in territories and b not in territories[a].land + territories[a].sea:
            yield problem(TERRITORIES, a, "rulebook-adjacent", territory=b)
    for name, material in fixed.materials.items():
        if name in territories and material not in territories[name].materials:
            yield problem(TERRITORIES, name, "rulebook-material", material=material)
    for material, symbol in fixed.symbols.items():
        if written.symbols.get(material) != symbol:
            yield problem(MATERIALS, material, "rulebook-symbol", symbol=symbol)
    for name, points in fixed.card.items():
        if name not in written.applications or written.applications[name].points != points:
            yield problem(APPLICATIONS, name, "rulebook-points", points=points)
    if not any(set(card) == set(fixed.card) for card in written.objectives.values()):
        yield problem(OBJECTIVES, "", "rulebook-card", applications=", ".join(fixed.card))
