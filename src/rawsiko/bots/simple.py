"""A small player that doesn't need the simulator."""

from collections.abc import Sequence
from random import Random

from rawsiko.engine.actions import (
    Action,
    ChooseTerritory,
    ClaimMaterial,
    EndTrade,
    Move,
    PlaceAsset,
    Recycle,
)
from rawsiko.engine.board import materials_of
from rawsiko.engine.end import score_of
from rawsiko.engine.ids import MaterialId, TerritoryId
from rawsiko.engine.news import supply_of
from rawsiko.engine.rules import play_legal
from rawsiko.engine.view import PlayerView, known_state
from rawsiko.simulator.odds import chance_to_conquer

LEAST_CHANCE = 0.6  # Clashes with less are left alone, unless a missing Material is there


class SimpleBot:
    """Goes for the Materials of its card, keeps them, and clashes when the odds are good.

    It plays where the simulator can't: on boards that don't fit, and at a table when thinking has
    failed.
    """

    def choose(self, view: PlayerView, legal: Sequence[Action], rng: Random) -> Action:
        scores = _Scores(view)
        scored = [(scores.of(action), action) for action in legal]
        best = max(score for score, _ in scored)
        return rng.choice([action for score, action in scored if score == best])


class _Scores:
    def __init__(self, view: PlayerView) -> None:
        content = view.content
        self._view = view
        self._supplied = supply_of(content, tuple(view.news.open)).materials
        self._needed: set[MaterialId] = {
            material
            for card in view.objectives.values()  # only the viewer's own before the end
            for application in content.objectives[card].applications
            for material in content.applications[application].materials
        }
        assert view.viewer is not None
        self._missing = self._needed - materials_of(known_state(view), view.viewer)

    def of(self, action: Action) -> float:
        match action:
            case ChooseTerritory():
                return self._number(self._needed, action.territory)
            case PlaceAsset():
                return (1 + self._number(self._needed, action.territory)) / self._assets(action)
            case Move():
                return self._of_move(action)
            case ClaimMaterial():
                return action.material in self._missing
            case Recycle():
                return self._points_gained(action) - 1
            case EndTrade():
                return -1
            case _:
                return 0

    def _of_move(self, move: Move) -> float:
        origin, target = self._view.holdings[move.origin], self._view.holdings[move.target]
        if target is not None and target.player == move.player:
            return -1
        chance = chance_to_conquer(move.assets, target.assets if target else 0)
        score = chance * (1 + self._number(self._missing, move.target)) - LEAST_CHANCE
        if origin is not None and origin.assets == move.assets:
            score -= 1 + self._number(self._needed, move.origin)  # it would be empty
        return score

    def _points_gained(self, action: Recycle) -> int:
        """The points on the card that a recycling completes now."""
        before = known_state(self._view)
        after = play_legal(before, action, ()).state
        return score_of(after, action.player).points - score_of(before, action.player).points

    def _assets(self, action: PlaceAsset) -> int:
        holding = self._view.holdings[action.territory]
        return holding.assets if holding else 1

    def _number(self, materials: set[MaterialId], territory: TerritoryId) -> int:
        return len(materials.intersection(self._supplied[territory]))
