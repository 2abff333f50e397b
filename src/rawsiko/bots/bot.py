"""The interface of a bot."""

from collections.abc import Sequence
from random import Random
from typing import Protocol

from rawsiko.engine.actions import Action
from rawsiko.engine.view import PlayerView


class Bot(Protocol):
    def choose(self, view: PlayerView, legal: Sequence[Action], rng: Random) -> Action:
        """Pick one of `legal`, knowing what a person in this seat would know.

        The same view, list and generator give the same choice.
        """
        ...
