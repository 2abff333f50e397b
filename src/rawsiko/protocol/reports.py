"""The report on a match that is over."""

from rawsiko.bots.turning_points import TurningPoint
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.records import Record
from rawsiko.protocol.tables import HintsUsed


class Luck(Record, frozen=True, tag=False):
    """What a player's Clashes cost both sides, and what the exact odds say about it."""

    player: PlayerId
    clashes: int = 0
    """How many Clashes the player fought."""
    lost: int = 0
    """Assets that the player lost in them."""
    expected_lost: float = 0.0
    """Assets that the player loses on average, by the odds."""
    taken: int = 0
    """Assets that the others lost in them."""
    expected_taken: float = 0.0
    """Assets that the others lose on average, by the odds."""


class PlayerReport(Record, frozen=True, tag=False):
    """One player's part of the report."""

    player: PlayerId
    luck: Luck
    """How lucky the player was."""
    turning_points: tuple[TurningPoint, ...]
    """At most three, the most costly first."""
    hints_used: HintsUsed
    """How often the player asked for hints."""


class MatchReport(Record, frozen=True, tag=False):
    """The report on a match. If the host ended it early, it has no turning points, because nobody
    won."""

    players: tuple[PlayerReport, ...]
    """One for each player, `p1` first."""
