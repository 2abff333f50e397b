"""Turning points: the choices that cost a player most of their chance to win."""

from rawsiko.bots.comparison import Objection
from rawsiko.bots.reasons import Reason
from rawsiko.engine.actions import Action
from rawsiko.engine.records import Record


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
    objection: Objection | None = None
    """What was wrong with the choice that was made, if that counts more."""
