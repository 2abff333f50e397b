"""Estimates how long a match would take people: a model, not a measurement.

Seconds for players of ten to fourteen years who know the rules, sharing a screen or each at their
own: to look, decide, point, and watch. The others think meanwhile, so nothing is added for that.
"""

from rawsiko.engine.actions import (
    Action,
    ChooseContinent,
    ChooseTerritory,
    ClaimMaterial,
    DrawContinent,
    EndActionPhase,
    EndTrade,
    Move,
    OpenNews,
    PlaceAsset,
    Recycle,
)
from rawsiko.lab.match import Match, PlayedAction

READING_THE_CARD = 90.0  # everybody at once, before the first choice
READING_THE_SCORE = 60.0  # and talking about it

MOVING = 8.0
CLASHING = 12.0  # the dice are worth watching
CLASHING_AGAIN = 8.0  # from and to the same Territories: nothing new to decide
PLACING = 4.0
PLACING_AGAIN = 1.0  # on the same Territory: one more tap

DECIDING: dict[type[Action], float] = {
    ChooseContinent: 20.0,
    DrawContinent: 3.0,
    OpenNews: 8.0,
    Recycle: 10.0,
    ChooseTerritory: 10.0,
    EndActionPhase: 3.0,
    ClaimMaterial: 15.0,
    EndTrade: 3.0,
}


def seconds_of(match: Match) -> float:
    """The estimate for this match, in seconds."""
    previous = (None, *match.plays)
    actions = sum(
        seconds_for(before.action if before else None, play)
        for before, play in zip(previous, match.plays, strict=False)
    )
    return READING_THE_CARD + actions + READING_THE_SCORE


def seconds_for(previous: Action | None, play: PlayedAction) -> float:
    """The estimate for one action, after the `previous` one."""
    match play.action:
        case Move() as move if play.dice:
            return CLASHING_AGAIN if _is_same_clash(previous, move) else CLASHING
        case Move():
            return MOVING
        case PlaceAsset() as place:
            return PLACING_AGAIN if place == previous else PLACING
        case other:
            return DECIDING[type(other)]


def _is_same_clash(previous: Action | None, move: Move) -> bool:
    return isinstance(previous, Move) and (previous.player, previous.origin, previous.target) == (
        move.player,
        move.origin,
        move.target,
    )
