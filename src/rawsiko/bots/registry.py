"""All bots by name."""

from collections.abc import Callable, Mapping
from functools import partial

from rawsiko.bots.bot import Bot
from rawsiko.bots.greedy import GreedyBot
from rawsiko.bots.levels import OFFERED, LevelBot
from rawsiko.bots.random_bot import RandomBot
from rawsiko.bots.simple import SimpleBot

BOTS: Mapping[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "simple": SimpleBot,
    "greedy": GreedyBot,
    **{name: partial(LevelBot, name) for name in OFFERED},
}
# These need no simulator, so they can play on any board.
ON_ANY_BOARD = ("random", "simple")


class UnknownBot(Exception):
    """No bot has this name; `known` are the names that exist."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.known = tuple(BOTS)
        super().__init__(f"no bot is called {name!r}; there are {', '.join(self.known)}")


def bot_named(name: str) -> Bot:
    """Raises UnknownBot."""
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name]()
