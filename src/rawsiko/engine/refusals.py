"""Why an action is refused: a code that clients translate, and the clause behind it."""

from enum import Enum


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
