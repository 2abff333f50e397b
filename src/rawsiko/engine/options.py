"""Match options, fixed when the match starts (R1.2)."""

from rawsiko.engine.records import Record

FEWEST_TURNS = 1
MOST_TURNS = 30
MOST_TURNS_OF_A_SHORT_MATCH = 5  # R1.4, R3.8


class Options(Record, frozen=True):
    """The options of a match (R1.2)."""

    turns: int = 8
    """The number of Turns, 1 to 30."""
    advanced_setup: bool = False
    """Advanced game setup: Continents are drawn (R3.6)."""
    monopoly_stranglehold: bool = False
    """Monopoly Stranglehold may advance the Turn counter (R5.3)."""
    trade_with_china: bool = False
    """Materials are claimed at the end (R6.2)."""
    leave_one_behind: bool = False
    """One Asset must stay on every Territory (R4.9)."""
    head_start: bool = False
    """Who acts early places more initial Assets (R3.8)."""
    host_keeps_time: bool = False
    """The host, who doesn't play, sets the last Turn or rings the bell (R1.5, R6.6)."""
    world_news: bool = False
    """A news card opens in every Turn but the first (R4.10)."""
    recycling: bool = False
    """Each player may recycle one Material in a match (R4.11)."""


def is_short(options: Options) -> bool:
    """R1.4: by the number of Turns at the start; a last Turn set later changes nothing."""
    return options.turns <= MOST_TURNS_OF_A_SHORT_MATCH
