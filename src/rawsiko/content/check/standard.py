"""Checks for the standard board only: its size, and R2.5."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from rawsiko.content.files.folder import APPLICATIONS, BOARD, MATERIALS, OBJECTIVES, TERRITORIES
from rawsiko.content.problems import Problem, problem
from rawsiko.content.rulebook import rulebook
from rawsiko.engine.content import Content

Limits = tuple[int, int]  # least, most

CONTINENTS_OF_BOARD: Limits = (6, 6)
TERRITORIES_OF_BOARD: Limits = (42, 50)
MATERIALS_OF_BOARD: Limits = (26, 34)
TERRITORIES_OF_MATERIAL: Limits = (2, 7)
MATERIALS_OF_TERRITORY: Limits = (1, 5)


def standard_problems(content: Content) -> list[Problem]:
    return [*_sizes(content), *_spread(content), *_pictures(content)]


def _sizes(content: Content) -> Iterator[Problem]:
    yield from _count(BOARD, "continents", "count", len(content.continents), CONTINENTS_OF_BOARD)
    yield from _count(TERRITORIES, "", "count", len(content.territories), TERRITORIES_OF_BOARD)
    yield from _count(MATERIALS, "", "count", len(content.materials), MATERIALS_OF_BOARD)


def _spread(content: Content) -> Iterator[Problem]:
    for name, territory in content.territories.items():
        count = len(territory.materials)
        yield from _count(TERRITORIES, name, "materials-here", count, MATERIALS_OF_TERRITORY)
    territories_of = Counter(chain.from_iterable(t.materials for t in content.territories.values()))
    for name in content.materials:
        count = territories_of[name]
        yield from _count(MATERIALS, name, "territories-with-it", count, TERRITORIES_OF_MATERIAL)


def _count(file: str, entry: str, message: str, count: int, limits: Limits) -> Iterator[Problem]:
    least, most = limits
    if not least <= count <= most:
        yield problem(file, entry, message, count=count, least=least, most=most)


def _pictures(content: Content) -> Iterator[Problem]:
    """R2.5."""
    fixed = rulebook()
    territories = content.territories
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
        if material not in content.materials or content.materials[material].symbol != symbol:
            yield problem(MATERIALS, material, "rulebook-symbol", symbol=symbol)
    for name, points in fixed.card.items():
        if name not in content.applications or content.applications[name].points != points:
            yield problem(APPLICATIONS, name, "rulebook-points", points=points)
    if not any(set(card.applications) == set(fixed.card) for card in content.objectives.values()):
        yield problem(OBJECTIVES, "", "rulebook-card", applications=", ".join(fixed.card))
