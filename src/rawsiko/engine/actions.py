"""What players may order. The names and fields are those of the replay format."""

from rawsiko.engine.ids import ContinentId, MaterialId, PlayerId, TerritoryId
from rawsiko.engine.records import Record


class ChooseContinent(Record, frozen=True):
    """R3.1, R3.2."""

    player: PlayerId
    continent: ContinentId


class DrawContinent(Record, frozen=True):
    """R3.6: with Advanced game setup, chance chooses the Continent."""

    player: PlayerId


class ChooseTerritory(Record, frozen=True):
    """R3.1, R3.2."""

    player: PlayerId
    territory: TerritoryId


class PlaceAsset(Record, frozen=True):
    """R3.7, R4.2: one Asset at a time."""

    player: PlayerId
    territory: TerritoryId


class Move(Record, frozen=True):
    """R4.4. The target decides whether a Commercial Clash follows."""

    player: PlayerId
    origin: TerritoryId
    target: TerritoryId
    assets: int


class EndActionPhase(Record, frozen=True):
    """R4.3."""

    player: PlayerId


class ClaimMaterial(Record, frozen=True):
    """R6.2."""

    player: PlayerId
    material: MaterialId


class EndTrade(Record, frozen=True):
    """R6.2: a player may claim fewer."""

    player: PlayerId


Action = (
    ChooseContinent
    | DrawContinent
    | ChooseTerritory
    | PlaceAsset
    | Move
    | EndActionPhase
    | ClaimMaterial
    | EndTrade
)


def territories_touched(action: Action) -> tuple[TerritoryId, ...]:
    """Where the action may change who stands; nowhere else does it."""
    # Asked of every action: `type` answers a fourth as late as `match` where it is not that one.
    if type(action) is Move:
        return (action.origin, action.target)
    if type(action) is PlaceAsset or type(action) is ChooseTerritory:
        return (action.territory,)
    return ()
