"""The bots that people meet: one way of thinking, from easy to expert."""

from collections.abc import Callable, Mapping, Sequence
from random import Random

from rawsiko.engine.actions import Action
from rawsiko.engine.view import PlayerView

# What hosts are offered. A server takes every name of `registry`, for programs and tests.
OFFERED = ("easy", "medium", "hard", "expert")
CHARACTERS = ("collector", "guardian", "raider")
LEVEL_NAMES = (*OFFERED, *CHARACTERS)


class LevelBot:
    """Chooses by the evaluation; Hard and Expert play on from each promising choice first."""

    def __init__(self, level: str) -> None:
        self._level = level

    def choose(self, view: PlayerView, legal: Sequence[Action], rng: Random) -> Action:
        from rawsiko.bots.search import choice, draws  # loads the compiler: a second or two

        # Drawn also where it is not needed, as the compiled simulator does.
        seed = rng.getrandbits(64) if draws(self._level) else 0
        return legal[0] if len(legal) == 1 else choice(view, self._level, seed)


def maker(level: str) -> Callable[[], LevelBot]:
    return lambda: LevelBot(level)


LEVEL_BOTS: Mapping[str, Callable[[], LevelBot]] = {name: maker(name) for name in LEVEL_NAMES}
