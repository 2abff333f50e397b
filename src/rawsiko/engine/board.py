"""Who controls what (R2), read off the board."""

from rawsiko.engine.ids import ContinentId, MaterialId, PlayerId, TerritoryId
from rawsiko.engine.state import State

MATERIALS_PER_INVESTED_ASSET = 3


def controls(state: State, player: PlayerId, territory: TerritoryId) -> bool:
    """R2.3."""
    holding = state.holdings[territory]
    return holding is not None and holding.player == player


def territories_of(state: State, player: PlayerId) -> list[TerritoryId]:
    return [
        territory
        for territory, holding in state.holdings.items()
        if holding is not None and holding.player == player
    ]


def materials_of(state: State, player: PlayerId) -> set[MaterialId]:
    """The different Materials in the player's Territories (R2.4) and those claimed (R6.2)."""
    territories = state.content.territories
    materials: set[MaterialId] = set(state.claimed.get(player, ()))
    for territory, holding in state.holdings.items():
        if holding is not None and holding.player == player:
            materials.update(territories[territory].materials)
    return materials


def is_on_board(state: State, player: PlayerId) -> bool:
    return any(
        holding is not None and holding.player == player for holding in state.holdings.values()
    )


def players_in(state: State, continent: ContinentId) -> set[PlayerId]:
    """Everyone who controls a Territory of the Continent."""
    holdings = state.holdings
    return {
        holding.player
        for territory in state.content.continents[continent].territories
        if (holding := holdings[territory]) is not None
    }


def living_players(state: State) -> list[PlayerId]:
    """In order of play."""
    return [player for player in state.order if player not in state.eliminated]


def investments(state: State) -> dict[PlayerId, int]:
    """R4.2: the Assets that each living player would receive if a Turn began now."""
    territories = state.content.territories
    materials = {player: set(state.claimed.get(player, ())) for player in living_players(state)}
    for territory, holding in state.holdings.items():
        if holding is not None:
            materials[holding.player].update(territories[territory].materials)
    return {
        player: -(-len(controlled) // MATERIALS_PER_INVESTED_ASSET)
        for player, controlled in materials.items()
    }


def exclusive_continents(state: State, player: PlayerId) -> list[ContinentId]:
    """R6.2: the Continents where this player controls a Territory and nobody else does."""
    return [
        continent
        for continent in state.content.continents
        if players_in(state, continent) == {player}
    ]
