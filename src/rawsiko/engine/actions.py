"""What players may order. The names and fields are those of the replay format."""

from rawsiko.engine.ids import ContinentId, MaterialId, PlayerId, TerritoryId
from rawsiko.engine.records import Record


class ChooseContinent(Record, frozen=True):
    """Choose the Continent to deploy on (R3.1, R3.2)."""

    player: PlayerId
    continent: ContinentId


class DrawContinent(Record, frozen=True):
    """With Advanced game setup, the Continent is drawn at random (R3.6)."""

    player: PlayerId


class ChooseTerritory(Record, frozen=True):
    """Choose a Territory of the Continent just chosen (R3.1, R3.2)."""

    player: PlayerId
    territory: TerritoryId


class PlaceAsset(Record, frozen=True):
    """Place one Asset on a Territory of one's own (R3.7, R4.2)."""

    player: PlayerId
    territory: TerritoryId


class Move(Record, frozen=True):
    """Move Assets (R4.4). The target decides whether a Commercial Clash follows."""

    player: PlayerId
    origin: TerritoryId
    """The Territory that the Assets leave."""
    target: TerritoryId
    """An adjacent Territory."""
    assets: int
    """How many Assets move, or attack."""


class EndActionPhase(Record, frozen=True):
    """End one's Action Phase (R4.3)."""

    player: PlayerId


class ClaimMaterial(Record, frozen=True):
    """Claim a Material in Trade with China (R6.2)."""

    player: PlayerId
    material: MaterialId


class EndTrade(Record, frozen=True):
    """Claim no more Materials in Trade with China (R6.2)."""

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
