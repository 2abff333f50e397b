"""What is told of a match when it is over, beside its replay."""

from rawsiko.bots.turning_points import TurningPoint
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.records import Record
from rawsiko.protocol.tables import HintsUsed


class Luck(Record, frozen=True, tag=False):
    """The Assets that a player's Clashes cost both sides, and what the exact odds say of it."""

    player: PlayerId
    clashes: int = 0
    lost: int = 0
    expected_lost: float = 0.0
    taken: int = 0  # from others
    expected_taken: float = 0.0


class PlayerReport(Record, frozen=True, tag=False):
    player: PlayerId
    luck: Luck
    turning_points: tuple[TurningPoint, ...]  # at most three, those that cost most first
    hints_used: HintsUsed


class MatchReport(Record, frozen=True, tag=False):
    """Of a match that is over; `players` by seat. One that was ended early has no turning points,
    because nobody won it."""

    players: tuple[PlayerReport, ...]
