"""Why an action is refused: a code that clients translate, and the clause behind it."""

from enum import Enum


class Refusal(Enum):
    NOT_AN_ACTION = ("not_an_action", "R4.1")
    MATCH_OVER = ("match_over", "R6.1")
    UNKNOWN_PLAYER = ("unknown_player", "R1.1")
    ELIMINATED = ("eliminated", "R5.1")
    NOT_YOUR_TURN = ("not_your_turn", "R1.3")
    WRONG_PHASE = ("wrong_phase", "R4.1")
    WRONG_DICE = ("wrong_dice", "R4.6")
    WRONG_DRAW = ("wrong_draw", "R3.6")

    UNKNOWN_CONTINENT = ("unknown_continent", "R2.1")
    UNKNOWN_TERRITORY = ("unknown_territory", "R2.1")
    UNKNOWN_MATERIAL = ("unknown_material", "R2.1")

    CONTINENT_IS_DRAWN = ("continent_is_drawn", "R3.6")
    CONTINENT_IS_CHOSEN = ("continent_is_chosen", "R3.6")
    CONTINENT_ALREADY_YOURS = ("continent_already_yours", "R3.3")
    CONTINENT_FULL = ("continent_full", "R3.3")
    EMPTY_CONTINENT_FIRST = ("empty_continent_first", "R3.3")
    CONTINENT_WITHOUT_ROOM = ("continent_without_room", "R3.5")
    TERRITORY_IN_OTHER_CONTINENT = ("territory_in_other_continent", "R3.1")
    TERRITORY_TAKEN = ("territory_taken", "R3.4")
    TERRITORY_NOT_CONNECTED = ("territory_not_connected", "R3.4")
    TERRITORY_IS_DEAD_END = ("territory_is_dead_end", "R3.5")

    NOT_YOUR_TERRITORY = ("not_your_territory", "R2.3")
    NOT_ADJACENT = ("not_adjacent", "R2.2")
    NO_ASSETS = ("no_assets", "R4.4")
    NOT_ENOUGH_READY = ("not_enough_ready", "R4.4")
    TOO_MANY_FOR_A_CLASH = ("too_many_for_a_clash", "R4.6")
    ONE_MUST_STAY = ("one_must_stay", "R4.9")

    MATERIAL_ALREADY_CONTROLLED = ("material_already_controlled", "R6.2")

    def __init__(self, code: str, clause: str) -> None:
        self.code = code
        self.clause = clause


class IllegalAction(Exception):
    """The only thing that `apply` raises, whatever it is given."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} ({refusal.clause})")
        self.refusal = refusal
