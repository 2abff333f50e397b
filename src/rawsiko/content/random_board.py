"""Makes a valid board by chance: the same seed gives the same board.

Territories lie at random places and are adjacent to those near them; Continents grow from some of
them until all are taken. Materials and the recipes of the Applications are the standard board's, so
what pupils read about them stays true; where the Materials are found is drawn.
"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from pathlib import Path
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from rawsiko.content.assembling import assembled, territory
from rawsiko.content.check.board import board_problems
from rawsiko.content.check.cards import Formula
from rawsiko.content.check.setup import setup_problems
from rawsiko.content.load import standard_content
from rawsiko.content.spreadsheet.build import ImportedBoard
from rawsiko.content.spreadsheet.sheets import APPLICATIONS, CARDS, MATERIALS, TERRITORIES
from rawsiko.content.spreadsheet.write import write
from rawsiko.engine.content import Application, Content, Material, Objective
from rawsiko.engine.ids import ApplicationId, MaterialId, ObjectiveId
from rawsiko.texts.fluent import LANGUAGES

MARK = "# Written by `rawsiko content new --random --seed {seed}`."

PLAYERS = (3, 4, 5)
CONTINENTS = (6, 7)  # five players need six (R3.3)
LEAST_LAND, MOST_LAND = 6, 9  # Territories of a Continent, about
MOST_TERRITORIES = 60
MOST_MATERIALS = 5  # of a Territory
COPIES = (2, 3, 3, 4, 4, 5, 6, 7)  # Territories with a Material
FEWEST_RECIPES = 16
CARDS_WANTED = (12, 30)
ON_A_CARD = (3, 4, 4, 4, 5)
DIFFERENCE = 2  # of a card's points from the others'
MOST_SHARED = 2  # Applications of two cards
TRIES = 3_000  # of drawing cards
OPEN_BORDERS = 0.93
SEA_LINES = 0.5  # for each Territory at most
NEAR = 4  # a sea line joins a Territory with one of this many

# Names are made up, and the same in every language.
BEGINNINGS = (
    "Al Bor Cal Dar El Fen Gor Hal Im Jor Kel Lum Mar Nor Or Pel Quil Ros Sal Tor Ul Var Wen Zan"
)
MIDDLES = "a e i o u ar en il or un"
ENDINGS = "dia land mark mor na nia ra ria ros stan ta tia via vik"

Point = tuple[float, float]
Pairs = set[tuple[int, int]]


class RandomBoard(NamedTuple):
    seed: int
    content: Content
    formula: Formula
    places: Sequence[Point]  # of the Territories, in their order
    names: Mapping[str, str]  # by the id of the message


def random_board(seed: int) -> RandomBoard:
    """A board for three, four and five players that passes the check."""
    drawn = Random(seed)
    while True:
        board = _drawn_board(seed, drawn)
        if not (board_problems(board.content) or setup_problems(board.content)):
            return board


def write_random_board(board: RandomBoard, folder: Path) -> None:
    """As a content folder, named after the folder."""
    content, formula = board.content, board.formula
    points = {
        "base": float(formula.base),
        "rarity": float(formula.rarity),
        "common": float(formula.common),
    }
    entries: dict[str, dict[str, dict[str, object]]] = {
        TERRITORIES: {
            one.id: {
                "continent": one.continent,
                "materials": list(one.materials),
                "land": list(one.land),
                "sea": list(one.sea),
                "east": round(100 * east),
                "north": round(100 * north),
            }
            for one, (east, north) in zip(content.territories.values(), board.places, strict=True)
        },
        MATERIALS: {one.id: {"symbol": one.symbol} for one in content.materials.values()},
        APPLICATIONS: {
            one.id: {"points": one.points, "materials": list(one.materials)}
            for one in content.applications.values()
        },
        CARDS: {
            one.id: {"applications": list(one.applications)} for one in content.objectives.values()
        },
    }
    table: dict[str, object] = {
        "id": content.id,
        "version": content.version,
        "players": list(content.players),
        "continents": list(content.continents),
        "points": points,
    }
    names = {language: dict(board.names) for language in LANGUAGES}
    write(ImportedBoard(table, entries, names), folder, MARK.format(seed=board.seed))


def _drawn_board(seed: int, drawn: Random) -> RandomBoard:
    """Often valid, but not always."""
    number = drawn.choice(CONTINENTS)
    size = drawn.randint(number * LEAST_LAND, min(number * MOST_LAND, MOST_TERRITORIES))
    places = [(drawn.random() * 1.6, drawn.random()) for _ in range(size)]
    borders = _borders(places)
    lands = _continents(drawn, borders, size, number)
    open_borders = {pair for pair in sorted(borders) if drawn.random() < OPEN_BORDERS}
    sea = _sea_lines(drawn, places, lands, open_borders)
    order = sorted(range(size), key=lambda place: (lands[place], places[place]))

    standard = standard_content()
    recipes = _recipes(drawn, standard)
    found = _places_of_materials(drawn, recipes, size)
    placed = [material for materials in found for material in materials]
    copies = {material: placed.count(material) for material in standard.materials}
    formula = Formula(Fraction(13, 10), Fraction(15), Fraction(11, 10))
    applications = [replace(one, points=max(1, formula.points(one, copies))) for one in recipes]
    names = _names(drawn, number + size)
    ids = [name.lower() for name in names]
    regions, own = ids[:number], ids[number:]
    content = assembled(
        name=f"random_{seed}",
        version="1",
        players=PLAYERS,
        continents=regions,
        territories=[
            territory(
                own[place],
                regions[lands[place]],
                sorted(found[place]),
                [own[other] for other in _beside(open_borders, place)],
                [own[other] for other in _beside(sea, place)],
            )
            for place in order
        ],
        materials=[
            Material(one.id, one.symbol) for one in standard.materials.values() if copies[one.id]
        ],
        applications=applications,
        objectives=_cards(drawn, applications),
        head_start={},
        short_head_start={},
        short_objectives=(),
        news=(),
    )
    messages = dict(zip([f"continent-{own}" for own in regions], names, strict=False))
    messages |= dict(zip([f"territory-{one}" for one in own], names[number:], strict=True))
    return RandomBoard(seed, content, formula, [places[place] for place in order], messages)


def _borders(places: Sequence[Point]) -> Pairs:
    """Two places are adjacent if no other lies in the circle between them: that joins all, and no
    two lines cross."""
    pairs: Pairs = set()
    for (first, a), (second, b) in combinations(enumerate(places), 2):
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        radius = _squared(a, middle)
        others = (one for nth, one in enumerate(places) if nth not in (first, second))
        if all(_squared(one, middle) >= radius for one in others):
            pairs.add((first, second))
    return pairs


def _squared(a: Point, b: Point) -> float:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def _beside(pairs: Pairs, place: int) -> list[int]:
    return sorted([b for a, b in pairs if a == place] + [a for a, b in pairs if b == place])


def _continents(drawn: Random, borders: Pairs, size: int, number: int) -> list[int]:
    """The Continent of each place: the smallest that can grow takes a place beside it."""
    lands = [-1] * size
    for land, place in enumerate(drawn.sample(range(size), number)):
        lands[place] = land
    while -1 in lands:
        for land in sorted(range(number), key=lands.count):
            own = [place for place, one in enumerate(lands) if one == land]
            free = [b for a in own for b in _beside(borders, a) if lands[b] < 0]
            if free:
                lands[drawn.choice(free)] = land
                break
    return lands


def _sea_lines(
    drawn: Random, places: Sequence[Point], lands: Sequence[int], borders: Pairs
) -> Pairs:
    pairs: Pairs = set()
    for place in range(len(places)):
        if drawn.random() >= SEA_LINES:
            continue
        beside = _beside(borders, place)
        abroad = [one for one in range(len(places)) if lands[one] != lands[place]]
        abroad = [one for one in abroad if one not in beside]
        abroad.sort(key=lambda one: _squared(places[one], places[place]))
        other = drawn.choice(abroad[:NEAR])
        pairs.add((min(place, other), max(place, other)))
    return pairs


def _recipes(drawn: Random, standard: Content) -> list[Application]:
    """Some of the standard board's Applications, in its order."""
    every = list(standard.applications.values())
    chosen = drawn.sample(range(len(every)), drawn.randint(FEWEST_RECIPES, len(every)))
    return [every[nth] for nth in sorted(chosen)]


def _places_of_materials(
    drawn: Random, recipes: Sequence[Application], size: int
) -> list[set[MaterialId]]:
    """By Territory. Some are rich and some have nothing."""
    needed = sorted({material for one in recipes for material in one.materials})
    found: list[set[MaterialId]] = [set() for _ in range(size)]
    riches = [drawn.random() ** drawn.choice((0.5, 1, 2)) for _ in range(size)]
    for material in needed:
        for _ in range(drawn.choice(COPIES)):
            room = [
                place
                for place in range(size)
                if len(found[place]) < MOST_MATERIALS and material not in found[place]
            ]
            place = drawn.choices(room, [riches[place] + 0.05 for place in room])[0]
            found[place].add(material)
    return found


def _cards(drawn: Random, applications: Sequence[Application]) -> list[Objective]:
    """Worth about the same points, and different."""
    wanted, size = drawn.randint(*CARDS_WANTED), drawn.choice(ON_A_CARD)
    every = [drawn.sample(applications, size) for _ in range(TRIES)]
    totals = sorted(sum(one.points for one in card) for card in every)
    usual = totals[len(totals) // 2]
    chosen: list[set[ApplicationId]] = []
    for card in every:
        names = {one.id for one in card}
        if abs(sum(one.points for one in card) - usual) > DIFFERENCE:
            continue
        if all(len(names & other) <= MOST_SHARED for other in chosen) and len(chosen) < wanted:
            chosen.append(names)
    order = [one.id for one in applications]
    return [
        Objective(ObjectiveId(f"card_{nth:02}"), tuple(sorted(names, key=order.index)))
        for nth, names in enumerate(chosen, start=1)
    ]


def _names(drawn: Random, number: int) -> list[str]:
    def invented() -> Iterator[str]:
        seen: set[str] = set()
        while True:
            name = "".join(drawn.choice(parts.split()) for parts in (BEGINNINGS, MIDDLES, ENDINGS))
            if name not in seen:
                seen.add(name)
                yield name

    names = invented()
    return [next(names) for _ in range(number)]
