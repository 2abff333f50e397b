"""Where a match was decided: the choices that cost a player most of their chance to win."""

from collections.abc import Sequence

from rawsiko.bots.reasons import Reason
from rawsiko.engine.actions import Action
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.records import Record
from rawsiko.engine.state import State


class TurningPoint(Record, frozen=True):
    """A choice that cost a player much of their chance to win."""

    n: int
    """The number of the line in the replay."""
    turn: int
    """The Turn counter."""
    before: int
    """The chance to win with the better choice, in percent."""
    after: int
    """The chance to win with the choice that was made, in percent."""
    action: Action
    """The choice that was made."""
    better: Action
    """The better choice."""
    reason: Reason
    """Why it would have been better."""


def turning_points(
    played: Sequence[tuple[State, Action]], player: PlayerId
) -> tuple[TurningPoint, ...]:
    """At most three, from different goes, the one that cost most first.

    `played` are all actions of a finished match, each with the State before it. The player's
    choices are judged by what the player knew, before the dice. The same match gives the same.
    """
    from rawsiko.bots.looking_back import look_back  # loads the compiler: a second or two

    return look_back(played, player)
