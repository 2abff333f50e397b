"""Where the next Asset serves best, to keep or to take Territories (R3.7, R4.2)."""

from rawsiko.bots.greedy.outlook import Outlook
from rawsiko.bots.greedy.sums import total
from rawsiko.bots.greedy.weights import FORWARD
from rawsiko.engine.actions import PlaceAsset
from rawsiko.engine.ids import TerritoryId
from rawsiko.simulator.odds import chance_to_conquer


def score_of_placing(outlook: Outlook, action: PlaceAsset) -> float:
    territory = action.territory
    assets = outlook.assets(territory)
    kept = outlook.hold(territory, assets + 1) - outlook.hold(territory, assets)
    taken = _strike(outlook, territory, assets + 1) - _strike(outlook, territory, assets)
    return kept + taken + FORWARD * outlook.reach[territory]


def _strike(outlook: Outlook, territory: TerritoryId, assets: int) -> float:
    """What so many Assets could take from here, one staying behind: empty land, one Asset each, or
    one Territory of another player."""
    free = assets - 1
    empty: list[float] = []
    clash = 0.0
    for target in outlook.territories[territory].adjacent:
        if outlook.is_own(target):
            continue
        prize = outlook.prizes[target]
        if defenders := outlook.assets(target):
            clash = max(clash, prize * chance_to_conquer(free, defenders))
        else:
            empty.append(prize)
    return max(clash, total(sorted(empty, reverse=True)[:free]))
