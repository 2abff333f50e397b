"""Who controls what (R2)."""

from msgspec.structs import replace

from rawsiko.engine.ids import ContinentId, MaterialId, PlayerId, TerritoryId
from rawsiko.engine.news import still_open, supply_of
from rawsiko.engine.state import News, State

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
    """The different Materials that the player's Territories supply now (R2.4), the one recycled
    (R4.11) and those claimed (R6.2)."""
    supplied = supply_of(state.content, tuple(state.news.open)).materials
    materials: set[MaterialId] = set(state.claimed.get(player, ()))
    if player in state.recycled:
        materials.add(state.recycled[player])
    for territory, holding in state.holdings.items():
        if holding is not None and holding.player == player:
            materials.update(supplied[territory])
    return materials


def is_on_board(state: State, player: PlayerId) -> bool:
    for holding in state.holdings.values():
        if holding is not None and holding.player == player:
            return True
    return False


def players_in(state: State, continent: ContinentId) -> set[PlayerId]:
    """Everyone who controls a Territory of the Continent."""
    holdings = state.holdings
    return {
        holding.player
        for territory in state.content.continents[continent].territories
        if (holding := holdings[territory]) is not None
    }


def is_empty(state: State, continent: ContinentId) -> bool:
    """Whether nobody controls a Territory of the Continent."""
    holdings = state.holdings
    for territory in state.content.continents[continent].territories:
        if holdings[territory] is not None:
            return False
    return True


def living_players(state: State) -> list[PlayerId]:
    """In order of play."""
    return [player for player in state.order if player not in state.eliminated]


def next_investments(state: State) -> dict[PlayerId, int]:
    """R7.1: what each living player would receive if the next Turn began now, before its draw."""
    news = state.news
    if news.open:
        state = replace(state, news=News(still_open(state), news.opened))
    return investments(state)


def investments(state: State) -> dict[PlayerId, int]:
    """R4.2: the Assets that each living player receives, by the Materials they control now."""
    supply = supply_of(state.content, tuple(state.news.open))
    controlled = dict.fromkeys(living_players(state), 0)
    for territory, holding in state.holdings.items():
        if holding is not None:
            controlled[holding.player] |= supply.bits[territory]
    for player, materials in state.claimed.items():
        if player in controlled:
            for material in materials:
                controlled[player] |= supply.bit_of[material]
    for player, material in state.recycled.items():
        if player in controlled:
            controlled[player] |= supply.bit_of[material]
    return {
        player: -(-materials.bit_count() // MATERIALS_PER_INVESTED_ASSET)
        for player, materials in controlled.items()
    }


def exclusive_continents(state: State, player: PlayerId) -> list[ContinentId]:
    """R6.2: the Continents where this player controls a Territory and nobody else does."""
    return [
        continent
        for continent in state.content.continents
        if players_in(state, continent) == {player}
    ]
