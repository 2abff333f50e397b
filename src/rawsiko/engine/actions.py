"""What players and the host may order, and why an order is refused.

Names and fields of actions are those of the replay format. They are final so that the type checker
can tell that a chain of `type(action) is …` is complete.
"""

from enum import Enum
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
class Recycle(Record, frozen=True):
    """Give up Assets for the control of a Material (R4.11)."""

    player: PlayerId
    origin: TerritoryId
    """The Territory whose Assets are given up: as many as the Material's price."""
    material: MaterialId


@final
class OpenNews(Record, frozen=True):
    """With World news, a card is drawn at the beginning of a Turn (R4.10)."""

    player: PlayerId


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
    | OpenNews
    | Move
    | Recycle
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
    if type(action) is Recycle:
        return (action.origin,)
    if (
        type(action) is EndActionPhase
        or type(action) is ChooseContinent
        or type(action) is DrawContinent
        or type(action) is OpenNews
        or type(action) is ClaimMaterial
        or type(action) is EndTrade
    ):
        return ()
    assert_never(action)


class Refusal(Enum):
    NOT_AN_ACTION = ("not_an_action", "R4.1")
    """A field of the action has a value of the wrong type."""
    MATCH_OVER = ("match_over", "R6.1")
    """The match is finished."""
    UNKNOWN_PLAYER = ("unknown_player", "R1.1")
    """The action's player isn't in this match."""
    ELIMINATED = ("eliminated", "R5.1")
    """The action's player has been eliminated."""
    NOT_YOUR_TURN = ("not_your_turn", "R1.3")
    """Another player acts now."""
    WRONG_PHASE = ("wrong_phase", "R4.1")
    """The action doesn't belong to the current phase."""
    WRONG_DICE = ("wrong_dice", "R4.6")
    """The dice aren't those that the Clash needs. Only replays carry dice."""
    WRONG_DRAW = ("wrong_draw", "R3.6")
    """That Continent can't have been drawn. Only replays carry draws."""
    WRONG_NEWS = ("wrong_news", "R4.10")
    """That news card can't have been opened. Only replays carry draws."""

    UNKNOWN_CONTINENT = ("unknown_continent", "R2.1")
    """The content has no Continent with this id."""
    UNKNOWN_TERRITORY = ("unknown_territory", "R2.1")
    """The content has no Territory with this id."""
    UNKNOWN_MATERIAL = ("unknown_material", "R2.1")
    """The content has no Material with this id."""

    CONTINENT_IS_DRAWN = ("continent_is_drawn", "R3.6")
    """ChooseContinent with Advanced game setup: the Continent is drawn."""
    CONTINENT_IS_CHOSEN = ("continent_is_chosen", "R3.6")
    """DrawContinent without Advanced game setup: the Continent is chosen."""
    CONTINENT_ALREADY_YOURS = ("continent_already_yours", "R3.3")
    """The player has already deployed on this Continent."""
    CONTINENT_FULL = ("continent_full", "R3.3")
    """Two players have already deployed on this Continent."""
    EMPTY_CONTINENT_FIRST = ("empty_continent_first", "R3.3")
    """A Continent without players must be chosen first."""
    CONTINENT_WITHOUT_ROOM = ("continent_without_room", "R3.5")
    """The Continent hasn't enough adjacent free Territories left."""
    TERRITORY_IN_OTHER_CONTINENT = ("territory_in_other_continent", "R3.1")
    """The Territory isn't in the chosen Continent."""
    TERRITORY_TAKEN = ("territory_taken", "R3.4")
    """Somebody is already on this Territory."""
    TERRITORY_NOT_CONNECTED = ("territory_not_connected", "R3.4")
    """The Territory isn't adjacent to one chosen before in this go."""
    TERRITORY_IS_DEAD_END = ("territory_is_dead_end", "R3.5")
    """Starting from this Territory, the choice couldn't be completed."""

    NOT_YOUR_TERRITORY = ("not_your_territory", "R2.3")
    """The player doesn't control this Territory."""
    NOT_ADJACENT = ("not_adjacent", "R2.2")
    """The target isn't adjacent to the origin."""
    NO_ASSETS = ("no_assets", "R4.4")
    """A Move takes at least one Asset."""
    NOT_ENOUGH_READY = ("not_enough_ready", "R4.4")
    """The origin has fewer ready Assets."""
    TOO_MANY_FOR_A_CLASH = ("too_many_for_a_clash", "R4.6")
    """At most 3 Assets attack at once."""
    ONE_MUST_STAY = ("one_must_stay", "R4.9")
    """With Leave one behind, one Asset stays on the origin."""

    NO_RECYCLING = ("no_recycling", "R4.11")
    """Recycle without the option Recycling."""
    RECYCLED_BEFORE = ("recycled_before", "R4.11")
    """The player has recycled in this match."""
    NOT_RECYCLABLE = ("not_recyclable", "R4.11")
    """The Material has no price: it's hardly recycled."""
    RECYCLING_NOT_NEEDED = ("recycling_not_needed", "R4.11")
    """The player controls the Material already."""
    PRICE_NOT_READY = ("price_not_ready", "R4.11")
    """The origin has fewer ready Assets than the price."""
    LAST_ASSET = ("last_asset", "R4.11")
    """Recycling may not take the player's last Asset on the board."""

    MATERIAL_ALREADY_CONTROLLED = ("material_already_controlled", "R6.2")
    """The player already controls this Material."""

    HOST_KEEPS_NO_TIME = ("host_keeps_no_time", "R1.5")
    """SetLastTurn or StopAtBell without Host keeps time."""
    LAST_TURN_BEGUN = ("last_turn_begun", "R1.5")
    """SetLastTurn, but the Turn counter has reached the last Turn."""
    NOT_A_TURN = ("not_a_turn", "R1.5")
    """SetLastTurn with a number that isn't from the Turn counter + 1 to 30."""

    def __init__(self, code: str, clause: str) -> None:
        self.code = code
        self.clause = clause


class IllegalAction(Exception):
    """The only exception that `apply` raises, for any input."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} ({refusal.clause})")
        self.refusal = refusal
