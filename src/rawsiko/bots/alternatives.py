"""Other choices than the best one: one that keeps what is complete, and one that is as good."""

from collections.abc import Iterator

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
    if not others:
        return None
    chance = chance_after(view, action, MATCHES, 1)
    for other in others:
        if 100 * abs(chance - chance_after(view, other, MATCHES, 1)) < EVEN:
            return other
    return None


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
