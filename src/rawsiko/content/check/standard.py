"""What holds for the standard board and need not for others: its size, and R2.5."""

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

CONTINENTS = 6
LEAST_TERRITORIES, MOST_TERRITORIES = 42, 50
LEAST_MATERIALS, MOST_MATERIALS = 26, 34
LEAST_TERRITORIES_OF_A_MATERIAL, MOST_TERRITORIES_OF_A_MATERIAL = 2, 7
LEAST_MATERIALS_OF_A_TERRITORY, MOST_MATERIALS_OF_A_TERRITORY = 1, 5


def standard_problems(written: WrittenFolder) -> list[Problem]:
    return [*_sizes(written), *_spread(written), *_pictures(written)]


def _sizes(written: WrittenFolder) -> Iterator[Problem]:
    if len(written.continents) != CONTINENTS:
        count = len(written.continents)
        yield problem(BOARD, "continents", "count", count=count, least=CONTINENTS, most=CONTINENTS)
    if not LEAST_TERRITORIES <= len(written.territories) <= MOST_TERRITORIES:
        count = len(written.territories)
        limits = {"least": LEAST_TERRITORIES, "most": MOST_TERRITORIES}
        yield problem(TERRITORIES, "", "count", count=count, **limits)
    if not LEAST_MATERIALS <= len(written.symbols) <= MOST_MATERIALS:
        count = len(written.symbols)
        limits = {"least": LEAST_MATERIALS, "most": MOST_MATERIALS}
        yield problem(MATERIALS, "", "count", count=count, **limits)


def _spread(written: WrittenFolder) -> Iterator[Problem]:
    for name, territory in written.territories.items():
        count = len(territory.materials)
        if not LEAST_MATERIALS_OF_A_TERRITORY <= count <= MOST_MATERIALS_OF_A_TERRITORY:
            limits = {
                "least": LEAST_MATERIALS_OF_A_TERRITORY,
                "most": MOST_MATERIALS_OF_A_TERRITORY,
            }
            yield problem(TERRITORIES, name, "materials-here", count=count, **limits)
    territories_of = Counter(chain.from_iterable(t.materials for t in written.territories.values()))
    for material in written.symbols:
        count = territories_of[material]
        if not LEAST_TERRITORIES_OF_A_MATERIAL <= count <= MOST_TERRITORIES_OF_A_MATERIAL:
            limits = {
                "least": LEAST_TERRITORIES_OF_A_MATERIAL,
                "most": MOST_TERRITORIES_OF_A_MATERIAL,
            }
            yield problem(MATERIALS, material, "territories-with-it", count=count, **limits)


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
