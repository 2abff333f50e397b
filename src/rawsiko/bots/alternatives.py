"""Other choices than the best one: one that keeps what is complete, and one that is as good."""

from collections.abc import Callable, Iterator
from functools import cache

from rawsiko.bots.chances import EVEN, LEVEL, can_simulate, chance_after
from rawsiko.bots.leaving import given_up
from rawsiko.bots.sight import Sight
from rawsiko.engine.actions import Action, Move
from rawsiko.engine.state import (
    ActionPhase,
    ContinentChoice,
    TerritoryChoice,
)
from rawsiko.engine.view import PlayerView

MATCHES = 300  # simulated for each
BATCHES, BATCH = 3, 60  # simulated until two are told apart, or found to be as good
FAR = 3  # points more than EVEN that the first batch would have to show, and later ones less
MOST = 3  # others tried


def keeping(view: PlayerView, action: Action) -> Action:
    """The best other choice that gives up nothing complete; the action itself if that is worth
    clearly more, or where matches can't be simulated."""
    if not can_simulate(view.content):
        return action
    chances = {
        other: chance_after(view, other, MATCHES, 0)
        for other in _others(view, action)
        if not given_up(view, other).completed
    }
    if not chances:
        return action
    best = max(chances, key=lambda other: chances[other])
    lost = chance_after(view, action, MATCHES, 0) - chances[best]
    return best if 100 * lost < EVEN else action


def as_good_as(view: PlayerView, action: Action) -> Action | None:
    """Another choice, elsewhere, that is within EVEN points of the chance to win. None if there is
    none, for placing, because single Assets differ by less than that, and where matches can't be
    simulated."""
    if not isinstance(view.phase, ActionPhase | TerritoryChoice | ContinentChoice):
        return None
    if not can_simulate(view.content):
        return None
    others = [other for other in _others(view, action) if _place(other) != _place(action)]

    @cache
    def chances(choice: Action, batch: int) -> float:
        return chance_after(view, choice, BATCH, batch)

    return next((other for other in others if _is_even(action, other, chances)), None)


def _is_even(one: Action, other: Action, chances: Callable[[Action, int], float]) -> bool:
    """Whether the chances are within EVEN points: by all batches, or by as many as show that they
    aren't."""
    total = 0.0
    for batch in range(1, BATCHES + 1):
        total += 100 * (chances(one, batch) - chances(other, batch))
        if abs(total) / batch > EVEN + FAR * (BATCHES - batch) / BATCHES:
            return False
    return True


def _others(view: PlayerView, action: Action) -> Iterator[Action]:
    """What the evaluation likes best besides the action."""
    sight = Sight(view, LEVEL)
    assert view.viewer is not None
    found = 0
    for scored in sorted(sight.scored, key=lambda scored: -scored.score):
        other = sight.reader.action(view.viewer, scored.code)
        if other != action and found < MOST:
            found += 1
            yield other


def _place(action: Action) -> object:
    """Where it leads: two Moves to one Territory are one choice."""
    return action.target if isinstance(action, Move) else action
