"""What happened, as facts. Everybody may see all of them (R7.1)."""

from collections.abc import Mapping

from rawsiko.engine.ids import ContinentId, MaterialId, PlayerId, TerritoryId
from rawsiko.engine.records import Record
from rawsiko.engine.state import EndReason, Score

Dice = tuple[int, ...]


class ContinentChosen(Record, frozen=True):
    player: PlayerId
    continent: ContinentId


class ContinentDrawn(Record, frozen=True):
    player: PlayerId
    continent: ContinentId


class TerritoryChosen(Record, frozen=True):
    player: PlayerId
    territory: TerritoryId


class AssetPlaced(Record, frozen=True):
    player: PlayerId
    territory: TerritoryId


class TurnBegan(Record, frozen=True):
    turn: int


class InvestmentsReceived(Record, frozen=True):
    assets: Mapping[PlayerId, int]


class ActionPhaseBegan(Record, frozen=True):
    player: PlayerId


class AssetsMoved(Record, frozen=True):
    """To a Territory of one's own or an empty one (R4.5)."""

    player: PlayerId
    origin: TerritoryId
    target: TerritoryId
    assets: int


class ClashFought(Record, frozen=True):
    """Dice in the order rolled."""

    attacker: PlayerId
    defender: PlayerId
    origin: TerritoryId
    target: TerritoryId
    attacker_dice: Dice
    defender_dice: Dice
    attacker_losses: int
    defender_losses: int


class TerritoryConquered(Record, frozen=True):
    """By a Clash: `assets` survivors moved in (R4.7)."""

    player: PlayerId
    territory: TerritoryId
    assets: int


class PlayerEliminated(Record, frozen=True):
    player: PlayerId


class TurnCounterAdvanced(Record, frozen=True):
    """By Monopoly Stranglehold (R5.3)."""

    turn: int


class TradeBegan(Record, frozen=True):
    claims: Mapping[PlayerId, int]


class MaterialClaimed(Record, frozen=True):
    player: PlayerId
    material: MaterialId


class MatchEnded(Record, frozen=True):
    reason: EndReason
    ranking: tuple[Score, ...]


Event = (
    ContinentChosen
    | ContinentDrawn
    | TerritoryChosen
    | AssetPlaced
    | TurnBegan
    | InvestmentsReceived
    | ActionPhaseBegan
    | AssetsMoved
    | ClashFought
    | TerritoryConquered
    | PlayerEliminated
    | TurnCounterAdvanced
    | TradeBegan
    | MaterialClaimed
    | MatchEnded
)
