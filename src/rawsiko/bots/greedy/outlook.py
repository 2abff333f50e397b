"""How the board looks to the greedy player: what can be gained, lost, and reached where."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from rawsiko.bots.greedy.weights import ASSET_PER_TURN, DISTANCE, HOSTILITY, RESISTANCE, TERRITORY
from rawsiko.bots.greedy.worth import Worth, worth_for
from rawsiko.engine.content import Territory
from rawsiko.engine.ids import PlayerId, TerritoryId
from rawsiko.engine.state import Holding
from rawsiko.engine.view import PlayerView
from rawsiko.simulator.odds import chance_to_conquer

# How many Territories away something may lie to be worth going for.
HORIZON = 3


@dataclass(frozen=True)
class Outlook:
    player: PlayerId
    territories: Mapping[TerritoryId, Territory]
    holdings: Mapping[TerritoryId, Holding | None]
    prizes: Mapping[TerritoryId, float]  # what control is worth, of Territories had or not
    threats: Mapping[TerritoryId, int]  # the most Assets that may attack from one Territory
    reach: Mapping[TerritoryId, float]  # the best prize near a Territory, less by its distance
    asset: float  # what an Asset is worth
    is_last_turn: bool

    def is_own(self, territory: TerritoryId) -> bool:
        holding = self.holdings[territory]
        return holding is not None and holding.player == self.player

    def assets(self, territory: TerritoryId) -> int:
        """Whoever they belong to."""
        holding = self.holdings[territory]
        return holding.assets if holding else 0

    def hold(self, territory: TerritoryId, assets: int) -> float:
        """What the Territory is worth with so many own Assets on it."""
        if assets <= 0:
            return 0.0
        danger = HOSTILITY * chance_to_conquer(self.threats[territory], assets)
        return self.prizes[territory] * (1 - danger)


def outlook_of(view: PlayerView, player: PlayerId) -> Outlook:
    content, holdings = view.content, view.holdings
    turns_left = view.options.turns - view.turn
    own = {
        territory for territory, holding in holdings.items() if holding and holding.player == player
    }
    controlled = Counter(
        material for territory in own for material in content.territories[territory].materials
    )
    prizes = _prizes(content.territories, own, worth_for(view, controlled))
    return Outlook(
        player=player,
        territories=content.territories,
        holdings=holdings,
        prizes=prizes,
        threats=_threats(view, player),
        reach=_reach(content.territories, holdings, own, prizes),
        asset=ASSET_PER_TURN * turns_left,
        is_last_turn=turns_left == 0,
    )


def _prizes(
    territories: Mapping[TerritoryId, Territory], own: set[TerritoryId], worth: Worth
) -> dict[TerritoryId, float]:
    return {
        territory: TERRITORY
        + (worth.loss(place.materials) if territory in own else worth.gain(place.materials))
        for territory, place in territories.items()
    }


def _threats(view: PlayerView, player: PlayerId) -> dict[TerritoryId, int]:
    """Only those count who still act before the player's next Action Phase, if there is one."""
    enemies = set(view.order)
    if view.turn == view.options.turns:
        enemies = set(view.order[view.order.index(player) + 1 :])
    enemies.discard(player)
    assets = {
        territory: holding.assets if holding and holding.player in enemies else 0
        for territory, holding in view.holdings.items()
    }
    return {
        territory: max(map(assets.__getitem__, place.adjacent))
        for territory, place in view.content.territories.items()
    }


def _reach(
    territories: Mapping[TerritoryId, Territory],
    holdings: Mapping[TerritoryId, Holding | None],
    own: set[TerritoryId],
    prizes: Mapping[TerritoryId, float],
) -> Mapping[TerritoryId, float]:
    lures = {
        territory: 0.0
        if territory in own
        else prizes[territory] / (1 + RESISTANCE * (holding.assets if holding else 0))
        for territory, holding in holdings.items()
    }
    going_for = lures
    for _ in range(HORIZON - 1):
        going_for = {
            territory: max(lures[territory], DISTANCE * best)
            for territory, best in _best_adjacent(territories, going_for).items()
        }
    return _best_adjacent(territories, going_for)


def _best_adjacent(
    territories: Mapping[TerritoryId, Territory], values: Mapping[TerritoryId, float]
) -> dict[TerritoryId, float]:
    value = values.__getitem__
    return {territory: max(map(value, place.adjacent)) for territory, place in territories.items()}
