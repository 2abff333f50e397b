"""Match options, fixed when the match starts (R1.2)."""

from rawsiko.engine.records import Record

FEWEST_TURNS = 1
MOST_TURNS = 30


class Options(Record, frozen=True):
    turns: int = 8
    advanced_setup: bool = False
    monopoly_stranglehold: bool = False
    trade_with_china: bool = False
    leave_one_behind: bool = False
