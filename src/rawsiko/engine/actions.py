"""What players and the host may order. The names and fields are those of the replay format.

They are final so that the type checker can tell that a chain of `type(action) is …` is complete.
"""

from typing import assert_never, final

from rawsiko.engine.ids import ContinentId, MaterialId, PlayerId, TerritoryId
from rawsiko.engine.records import Record


@final
class ChooseContinent(Record, frozen=True):
    """Choose the Continent to deploy on (R3.1, R3.2)."""

    player: PlayerId
    continent: ContinentId


@final
class DrawContinent(Record, frozen=True):
    """With Advanced game setup, the Continent is drawn at random (R3.6)."""

    player: PlayerId


@final
class ChooseTerritory(Record, frozen=True):
    """Choose a Territory of the Continent just chosen (R3.1, R3.2)."""

    player: PlayerId
    territory: TerritoryId


@final
class PlaceAsset(Record, frozen=True):
    """Place one Asset on a Territory of one's own (R3.7, R4.2)."""

    player: PlayerId
    territory: TerritoryId


@final
class Move(Record, frozen=True):
    """Move Assets (R4.4). The target decides whether a Commercial Clash follows."""

    player: PlayerId
    origin: TerritoryId
    """The Territory that the Assets leave."""
    target: TerritoryId
    """An adjacent Territory."""
    assets: int
    """How many Assets move, or attack."""


@final
class EndActionPhase(Record, frozen=True):
    """End one's Action Phase (R4.3)."""

    player: PlayerId


@final
class ClaimMaterial(Record, frozen=True):
    """Claim a Material in Trade with China (R6.2)."""

    player: PlayerId
    material: MaterialId


@final
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


@final
class SetLastTurn(Record, frozen=True):
    """The host sets which Turn is the last (R1.5)."""

    turn: int


@final
class StopAtBell(Record, frozen=True):
    """The host stops the match; what counts is the last completed Turn (R6.6)."""


HostAction = SetLastTurn | StopAtBell


def territories_touched(action: Action) -> tuple[TerritoryId, ...]:
    """The only Territories whose Assets the action may change."""
    # Called for every action: `type(…) is` is faster than `match`.
    if type(action) is Move:
        return (action.origin, action.target)
    if type(action) is PlaceAsset or type(action) is ChooseTerritory:
        return (action.territory,)
    if (
        type(action) is EndActionPhase
        or type(action) is ChooseContinent
        or type(action) is DrawContinent
        or type(action) is ClaimMaterial
        or type(action) is EndTrade
    ):
        return ()
    assert_never(action)
