"""The bots that people play against: one way of thinking, from Easy to Expert."""

from collections.abc import Sequence
from random import Random

from rawsiko.engine.actions import Action
from rawsiko.engine.view import PlayerView

# How each plays is in `minds`.
OFFERED = ("easy", "medium", "hard", "expert")  # to hosts; programs and tests may use any name


class LevelBot:
    """Chooses by the evaluation. Hard and Expert also search."""

    def __init__(self, level: str) -> None:
        self._level = level

    def choose(self, view: PlayerView, legal: Sequence[Action], rng: Random) -> Action:
        from rawsiko.bots.minds import LEVELS  # loads the compiler: a second or two
        from rawsiko.bots.search import choice

        # Drawn even if it isn't needed, as in the compiled simulator.
        seed = rng.getrandbits(64) if LEVELS[self._level].draws else 0
        return legal[0] if len(legal) == 1 else choice(view, self._level, seed)
