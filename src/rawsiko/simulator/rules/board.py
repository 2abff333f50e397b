"""The layout of board and cards in one row of integers.

All of it stays as it is, except what Territories supply while news cards are open (`news`): who
plays matches has a board of their own.
"""

from collections.abc import Sequence

from rawsiko.engine.content import Content, NewsEffect
from rawsiko.simulator import arrays
from rawsiko.simulator.arrays import Numbers
from rawsiko.simulator.rules.families import families_of
from rawsiko.simulator.rules.layout import (
    MOST_CONTINENTS,
    MOST_MATERIALS,
    MOST_TERRITORIES,
    Row,
)

Board = Row

MOST_ADJACENT = 15
MOST_APPLICATIONS = 200
MOST_MATERIALS_NEEDED = 15
MOST_CARDS = 200
MOST_APPLICATIONS_ON_A_CARD = 7
MOST_NEWS = 200

# A list is followed by -1.
ADJACENT_WIDTH = MOST_ADJACENT + 1
LAND_WIDTH = MOST_TERRITORIES + 1
NEEDED_WIDTH = MOST_MATERIALS_NEEDED + 1
CARD_WIDTH = MOST_APPLICATIONS_ON_A_CARD + 1

(TERRITORY_COUNT, CONTINENT_COUNT, CARD_COUNT, EVERY_MATERIAL) = range(4)
# The number of news cards, whether open ones change the supply, and the Materials with a price.
(NEWS_COUNT, IS_CHANGED, PRICED_SET) = range(4, 7)

# By Territory: those adjacent to it as a set, their number, and the Materials that it supplies now
# as a set.
ADJACENT_SET = 7
ADJACENT_COUNT = ADJACENT_SET + MOST_TERRITORIES
MATERIALS_IN = ADJACENT_COUNT + MOST_TERRITORIES
ADJACENT = MATERIALS_IN + MOST_TERRITORIES  # lists, in the order of the content

# By Material: the Territories that supply it now, as a set; and the price to recycle it (R4.11).
FOUND_IN = ADJACENT + MOST_TERRITORIES * ADJACENT_WIDTH
PRICE_OF = FOUND_IN + MOST_MATERIALS

# The same supply as it will be at the end of the match if no other news card opens.
MATERIALS_AT_END = PRICE_OF + MOST_MATERIALS
FOUND_AT_END = MATERIALS_AT_END + MOST_TERRITORIES

# By Continent: its Territories as a set, and as lists in the order of the content.
LAND_SET = FOUND_AT_END + MOST_MATERIALS
LAND = LAND_SET + MOST_CONTINENTS

# By Application: its points, its Materials as a set, and as lists in the order of the content.
POINTS_FOR = LAND + MOST_CONTINENTS * LAND_WIDTH
NEEDED_SET = POINTS_FOR + MOST_APPLICATIONS
NEEDED = NEEDED_SET + MOST_APPLICATIONS

# By card: lists of its Applications, and the families: the first card of each card's family, and
# the next one in the family, -1 after the last.
ON_CARD = NEEDED + MOST_APPLICATIONS * NEEDED_WIDTH
FIRST_OF_FAMILY = ON_CARD + MOST_CARDS * CARD_WIDTH
NEXT_OF_FAMILY = FIRST_OF_FAMILY + MOST_CARDS

# By Territory: its first news card (R4.10); and by news card the next one of the Territory, -1
# after the last.
FIRST_NEWS_OF = NEXT_OF_FAMILY + MOST_CARDS
NEXT_NEWS_OF = FIRST_NEWS_OF + MOST_TERRITORIES
# By news card: its Territory and Material, 1 if it adds a supply, its weight, its Turns.
NEWS_TERRITORY = NEXT_NEWS_OF + MOST_NEWS
NEWS_MATERIAL = NEWS_TERRITORY + MOST_NEWS
NEWS_ADDS = NEWS_MATERIAL + MOST_NEWS
NEWS_WEIGHT = NEWS_ADDS + MOST_NEWS
NEWS_TURNS = NEWS_WEIGHT + MOST_NEWS
BOARD_WIDTH = NEWS_TURNS + MOST_NEWS


class TooLarge(Exception):
    """The content doesn't fit the simulator; the engine can play it.

    `place` in the content, as in `territories` or `applications.cables.materials`, has `number`
    entries, and at most `most` fit.
    """

    def __init__(self, place: str, number: int, most: int) -> None:
        self.place, self.number, self.most = place, number, most
        super().__init__(place, number, most)

    def __str__(self) -> str:
        return f"{self.place}: {self.number} are more than {self.most}"


def board_of(content: Content) -> Numbers:
    """Raises TooLarge."""
    places, lands = list(content.territories), list(content.continents)
    materials, cards = list(content.materials), list(content.objectives)
    applications = list(content.applications)
    _check("territories", len(places), MOST_TERRITORIES)
    _check("continents", len(lands), MOST_CONTINENTS)
    _check("materials", len(materials), MOST_MATERIALS)
    _check("applications", len(applications), MOST_APPLICATIONS)
    _check("objectives", len(cards), MOST_CARDS)
    _check("news", len(content.news), MOST_NEWS)
    board = arrays.zeros(BOARD_WIDTH, dtype=arrays.int64)
    board[TERRITORY_COUNT], board[CONTINENT_COUNT] = len(places), len(lands)
    board[CARD_COUNT], board[EVERY_MATERIAL] = len(cards), (1 << len(materials)) - 1
    for number, place in enumerate(content.territories.values()):
        adjacent = [places.index(other) for other in place.adjacent]
        found = [materials.index(material) for material in place.materials]
        where = f"territories.{place.id}"
        board[ADJACENT_SET + number] = _set(f"{where}.adjacent", adjacent)
        board[ADJACENT_COUNT + number] = len(adjacent)
        board[MATERIALS_IN + number] = _set(f"{where}.materials", found)
        board[MATERIALS_AT_END + number] = board[MATERIALS_IN + number]
        _list(f"{where}.adjacent", board, ADJACENT, ADJACENT_WIDTH, number, adjacent)
        for material in found:
            board[FOUND_IN + material] |= 1 << number
            board[FOUND_AT_END + material] |= 1 << number
    for number, land in enumerate(content.continents.values()):
        inside = [places.index(place) for place in land.territories]
        where = f"continents.{land.id}.territories"
        board[LAND_SET + number] = _set(where, inside)
        _list(where, board, LAND, LAND_WIDTH, number, inside)
    for number, application in enumerate(content.applications.values()):
        needed = [materials.index(material) for material in application.materials]
        where = f"applications.{application.id}.materials"
        board[POINTS_FOR + number] = application.points
        board[NEEDED_SET + number] = _set(where, needed)
        _list(where, board, NEEDED, NEEDED_WIDTH, number, needed)
    for number, card in enumerate(content.objectives.values()):
        listed = [applications.index(application) for application in card.applications]
        where = f"objectives.{card.id}.applications"
        _list(where, board, ON_CARD, CARD_WIDTH, number, listed)
    for family in families_of(content):
        for card, following in zip(family, [*family[1:], -1], strict=True):
            board[FIRST_OF_FAMILY + card] = family[0]
            board[NEXT_OF_FAMILY + card] = following
    _fill_house_rules(content, board)
    return board


def _fill_house_rules(content: Content, board: Numbers) -> None:
    """World news and Recycling."""
    places, materials = list(content.territories), list(content.materials)
    board[NEWS_COUNT] = len(content.news)
    for place in range(MOST_TERRITORIES):
        board[FIRST_NEWS_OF + place] = -1
    for number, news in enumerate(content.news.values()):
        place = places.index(news.territory)
        board[NEXT_NEWS_OF + number] = board[FIRST_NEWS_OF + place]
        board[FIRST_NEWS_OF + place] = number
        board[NEWS_TERRITORY + number] = place
        board[NEWS_MATERIAL + number] = materials.index(news.material)
        board[NEWS_ADDS + number] = news.effect is NewsEffect.ADDS
        board[NEWS_WEIGHT + number] = news.weight
        board[NEWS_TURNS + number] = news.turns
    for number, material in enumerate(content.materials.values()):
        if material.recycling_price is not None:
            board[PRICED_SET] |= 1 << number
            board[PRICE_OF + number] = material.recycling_price


def _check(place: str, number: int, most: int) -> None:
    if number > most:
        raise TooLarge(place, number, most)


def _set(place: str, members: Sequence[int]) -> int:
    _check(place, len(members), len(set(members)))  # a set would drop duplicates
    return sum(1 << member for member in members)


def _list(
    place: str, board: Numbers, first: int, width: int, number: int, members: Sequence[int]
) -> None:
    _check(place, len(members), width - 1)
    begin = first + number * width
    for nth in range(width):
        board[begin + nth] = members[nth] if nth < len(members) else -1
