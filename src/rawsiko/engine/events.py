"""What happened, as facts. Everybody may see all of them (R7.1)."""

from collections.abc import Mapping
from typing import NamedTuple

from rawsiko.engine.ids import ContinentId, MaterialId, NewsId, PlayerId, TerritoryId
from rawsiko.engine.records import Record
from rawsiko.engine.state import NO_NEWS, EndReason, News, Score, State

Dice = tuple[int, ...]


class ContinentChosen(Record, frozen=True):
    """A player chose the Continent to deploy on."""

    player: PlayerId
    continent: ContinentId


class ContinentDrawn(Record, frozen=True):
    """A Continent was drawn for a player (Advanced game setup)."""

    player: PlayerId
    continent: ContinentId


class TerritoryChosen(Record, frozen=True):
    """A player deployed on a Territory: one Asset is placed there."""

    player: PlayerId
    territory: TerritoryId


class AssetPlaced(Record, frozen=True):
    """A player placed one Asset on a Territory."""

    player: PlayerId
    territory: TerritoryId


class TurnBegan(Record, frozen=True):
    """A Turn began."""

    turn: int
    """The Turn counter."""


class InvestmentsReceived(Record, frozen=True):
    """An Investment Phase began."""

    assets: Mapping[PlayerId, int]
    """The Assets that each player receives."""


class NewsContinued(Record, frozen=True):
    """A Turn began while news cards were open (R4.10). All others are set aside."""

    open: Mapping[NewsId, int]
    """The cards that stay open, earliest first, with the Turns left, this one included."""


class NewsOpened(Record, frozen=True):
    """A news card was drawn and opened (R4.10)."""

    player: PlayerId
    """The player whose action the draw was."""
    card: NewsId
    turns: int
    """For how many Turns it stays open, this one included."""


class ActionPhaseBegan(Record, frozen=True):
    """A player's Action Phase began."""

    player: PlayerId


class AssetsMoved(Record, frozen=True):
    """Assets moved to a Territory of one's own or to an empty one (R4.5)."""

    player: PlayerId
    origin: TerritoryId
    """The Territory that they left."""
    target: TerritoryId
    """The Territory that they are on now."""
    assets: int
    """How many Assets moved."""


class ClashFought(Record, frozen=True):
    """A Commercial Clash was fought (R4.6)."""

    attacker: PlayerId
    """The player who attacked."""
    defender: PlayerId
    """The player who was attacked."""
    origin: TerritoryId
    """The attacker's Territory."""
    target: TerritoryId
    """The defender's Territory."""
    attacker_dice: Dice
    """The attacker's dice, in the order rolled."""
    defender_dice: Dice
    """The defender's dice, in the order rolled."""
    attacker_losses: int
    """Assets that the attacker lost on `origin`."""
    defender_losses: int
    """Assets that the defender lost on `target`."""


class TerritoryConquered(Record, frozen=True):
    """The Clash before it was won: the surviving attackers moved in (R4.7)."""

    player: PlayerId
    territory: TerritoryId
    assets: int
    """The survivors: they left the Clash's `origin` and are on `territory` now."""


class MaterialRecycled(Record, frozen=True):
    """A player recycled: they control a Material from now on (R4.11)."""

    player: PlayerId
    origin: TerritoryId
    """The Territory that the Assets were removed from."""
    material: MaterialId
    assets: int
    """The price: the Assets that were removed from the board."""


class PlayerEliminated(Record, frozen=True):
    """A player lost their last Asset (R5.1)."""

    player: PlayerId


class TurnCounterAdvanced(Record, frozen=True):
    """Monopoly Stranglehold moved the Turn counter (R5.3)."""

    turn: int
    """The Turn counter after it."""


class TradeBegan(Record, frozen=True):
    """Trade with China began (R6.2)."""

    claims: Mapping[PlayerId, int]
    """The Materials that each player may claim; players with none are left out."""


class MaterialClaimed(Record, frozen=True):
    """A player claimed a Material in Trade with China."""

    player: PlayerId
    material: MaterialId


class LastTurnSet(Record, frozen=True):
    """The host set which Turn is the last (R1.5)."""

    turn: int
    """The last Turn."""


class StoppedAtBell(Record, frozen=True):
    """The host stopped the match. It counts as the last completed Turn left it (R6.6), without
    claims."""

    turn: int
    """The Turn counter at the end of that Turn; 0 if no Turn was completed."""
    holdings: Mapping[TerritoryId, tuple[PlayerId, int]]
    """The board that counts: for each Territory, its player and the number of Assets; empty
    Territories are left out. The board as it is if no Turn was completed."""
    eliminated: tuple[PlayerId, ...]
    """The players who were eliminated then, earliest first."""
    news: News = NO_NEWS
    """The news cards of that moment."""
    recycled: Mapping[PlayerId, MaterialId] = {}
    """What players had recycled then."""


class MatchEnded(Record, frozen=True):
    """The match ended (R6)."""

    reason: EndReason
    """Why it ended."""
    ranking: tuple[Score, ...]
    """Everybody's score, best first. Empty if the bell stopped the match before a Turn was
    completed."""


Event = (
    ContinentChosen
    | ContinentDrawn
    | TerritoryChosen
    | AssetPlaced
    | TurnBegan
    | NewsContinued
    | NewsOpened
    | InvestmentsReceived
    | ActionPhaseBegan
    | AssetsMoved
    | ClashFought
    | TerritoryConquered
    | MaterialRecycled
    | PlayerEliminated
    | TurnCounterAdvanced
    | TradeBegan
    | MaterialClaimed
    | LastTurnSet
    | StoppedAtBell
    | MatchEnded
)


class Outcome(NamedTuple):
    state: State
    events: tuple[Event, ...]
