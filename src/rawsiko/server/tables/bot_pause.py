"""How long a bot waits before it acts, so that people see what happens."""

from random import Random

SHORTEST_PAUSE, LONGEST_PAUSE = 0.6, 1.2  # seconds


def visible_pause() -> float:
    """Its chance decides nothing in the match, so it doesn't come from the table's secret."""
    return Random().uniform(SHORTEST_PAUSE, LONGEST_PAUSE)
