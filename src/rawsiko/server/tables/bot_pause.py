"""How long a bot waits before it acts, so that people see what happens."""

from collections.abc import Callable
from random import Random

SHORTEST_PAUSE, LONGEST_PAUSE = 0.6, 1.2  # seconds
WATCHED_AT_FULL_PACE = 50  # matches without people in which bots act; with more they slow down


def visible_pause() -> float:
    """Its chance decides nothing in the match, so it doesn't come from the table's secret."""
    return Random().uniform(SHORTEST_PAUSE, LONGEST_PAUSE)


class BotPauses:
    """The pauses at all tables of a server.

    Matches that are only watched share a fixed number of actions a second, however many there are,
    so they can't take the server from those who play.
    """

    def __init__(self, pause: Callable[[], float] = visible_pause) -> None:
        self._pause = pause
        self._watched: set[str] = set()  # tables without people where a bot is to act

    def at_table_with_people(self) -> float:
        return self._pause()

    def at_watched_table(self, table: str) -> float:
        """Counts the table until `ended`."""
        self._watched.add(table)
        return self._pause() * max(1.0, len(self._watched) / WATCHED_AT_FULL_PACE)

    def ended(self, table: str) -> None:
        """The bot has acted, or isn't to act any more."""
        self._watched.discard(table)
