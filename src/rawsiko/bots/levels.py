"""The bots that people play against: one way of thinking, from Easy to Expert."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random

from rawsiko.engine.actions import Action
from rawsiko.engine.view import PlayerView

# The names of all bots that think with the simulator's evaluation; `minds` says how each plays.
OFFERED = ("easy", "medium", "hard", "expert")  # to hosts; programs and tests may use any name
CHARACTERS = ("collector", "guardian", "raider")
LEVEL_NAMES = (*OFFERED, *CHARACTERS)


class LevelBot:
    """Chooses by the evaluation. Hard and Expert also search."""

    def __init__(self, level: str) -> None:
        self._level = level

    def choose(self, view: PlayerView, legal: Sequence[Action], rng: Random) -> Action:
        from rawsiko.bots.search import choice, draws  # loads the compiler: a second or two

        # Drawn even if it isn't needed, as in the compiled simulator.
        seed = rng.getrandbits(64) if draws(self._level) else 0
        return legal[0] if len(legal) == 1 else choice(view, self._level, seed)


LEVEL_BOTS: Mapping[str, Callable[[], LevelBot]] = {
    name: partial(LevelBot, name) for name in LEVEL_NAMES
}
