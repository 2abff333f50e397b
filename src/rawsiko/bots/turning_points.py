"""Where a match was decided: the choices that cost a player most of their chance to win."""

from collections.abc import Sequence

from rawsiko.bots.reasons import Reason
from rawsiko.engine.actions import Action
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.records import Record
from rawsiko.engine.state import State


class TurningPoint(Record, frozen=True):
    n: int  # the line of the replay
    turn: int
    before: int  # percent: the chance to win with the better choice
    after: int  # percent: with the choice that was made
    action: Action
    better: Action
    reason: Reason  # for the better one


def turning_points(
    played: Sequence[tuple[State, Action]], player: PlayerId
) -> tuple[TurningPoint, ...]:
    """At most three, from different goes, the one that cost most first.

    `played` are all actions of a finished match, each with the State before it. The player's
    choices are judged by what the player knew, before the dice. The same match gives the same.
    """
    from rawsiko.bots.looking_back import look_back  # loads the compiler: a second or two

    return look_back(played, player)
