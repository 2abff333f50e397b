"""Where to begin: Continents and Territories (R3.1 to R3.4)."""

from rawsiko.bots.greedy.outlook import Outlook
from rawsiko.bots.greedy.sums import total
from rawsiko.bots.greedy.weights import PROMISE
from rawsiko.engine.actions import ChooseContinent, ChooseTerritory
from rawsiko.engine.ids import TerritoryId
from rawsiko.engine.view import PlayerView


def score_of_continent(view: PlayerView, outlook: Outlook, action: ChooseContinent) -> float:
    """By its best free Territory, and by all that is free in it."""
    free = [
        territory
        for territory in view.content.continents[action.continent].territories
        if outlook.holdings[territory] is None
    ]
    best = max(_score(outlook, territory) for territory in free)
    return best + PROMISE * total(outlook.prizes[territory] for territory in free)


def score_of_territory(outlook: Outlook, action: ChooseTerritory) -> float:
    """By what it holds, and by what can be reached from it."""
    return _score(outlook, action.territory)


def _score(outlook: Outlook, territory: TerritoryId) -> float:
    return outlook.prizes[territory] + PROMISE * outlook.reach[territory]
