"""Who controls what (R2)."""

from typing import NamedTuple

from rawsiko.engine.content import Content
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


def investments(state: State) -> dict[PlayerId, int]:
    """R4.2: the Assets that each living player would receive if a Turn began now."""
    bits = _materials_as_bits(state.content)
    controlled = dict.fromkeys(living_players(state), 0)
    for territory, holding in state.holdings.items():
        if holding is not None:
            controlled[holding.player] |= bits.of_territory[territory]
    for player, materials in state.claimed.items():
        if player in controlled:
            for material in materials:
                controlled[player] |= bits.of_material[material]
    return {
        player: -(-materials.bit_count() // MATERIALS_PER_INVESTED_ASSET)
        for player, materials in controlled.items()
    }


class _Bits(NamedTuple):
    """Sets of Materials as bits, because they are counted often."""

    content: Content
    of_material: dict[MaterialId, int]
    of_territory: dict[TerritoryId, int]


_BITS: dict[int, _Bits] = {}  # by the identity of the content, which stays alive in its value
_MOST_CONTENTS = 8


def _materials_as_bits(content: Content) -> _Bits:
    bits = _BITS.get(id(content))
    if bits is None:
        if len(_BITS) >= _MOST_CONTENTS:
            _BITS.clear()
        of_material = {material: 1 << number for number, material in enumerate(content.materials)}
        of_territory = {
            territory: sum(of_material[material] for material in set(place.materials))
            for territory, place in content.territories.items()
        }
        bits = _BITS[id(content)] = _Bits(content, of_material, of_territory)
    return bits


def exclusive_continents(state: State, player: PlayerId) -> list[ContinentId]:
    """R6.2: the Continents where this player controls a Territory and nobody else does."""
    return [
        continent
        for continent in state.content.continents
        if players_in(state, continent) == {player}
    ]
