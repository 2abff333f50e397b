"""The bot that plays at random."""

from collections.abc import Sequence
from random import Random

from rawsiko.engine.actions import Action
from rawsiko.engine.view import PlayerView


class RandomBot:
    """Every legal action with the same chance. One number is drawn per choice."""

    def choose(self, view: PlayerView, legal: Sequence[Action], rng: Random) -> Action:
        del view
        return legal[rng.randrange(len(legal))]
