"""The player that takes what serves its card, looking no further than the next action."""

from collections.abc import Sequence
from random import Random

from rawsiko.engine.actions import Action
from rawsiko.engine.view import PlayerView


class GreedyBot:
    """Takes the action with the best score, the first of equals: it draws no number."""

    def choose(self, view: PlayerView, legal: Sequence[Action], rng: Random) -> Action:
        from rawsiko.bots.search import greedy_choice  # loads the compiler: a second or two

        del rng
        return legal[0] if len(legal) == 1 else greedy_choice(view)
