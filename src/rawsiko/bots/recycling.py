"""What a bot recycles (R4.11): the simulator plays without it."""

from rawsiko.engine.actions import Action, EndActionPhase, Recycle
from rawsiko.engine.end import score_of
from rawsiko.engine.movement import recyclings
from rawsiko.engine.rules import play_legal
from rawsiko.engine.state import ActionPhase
from rawsiko.engine.view import PlayerView, known_state


def or_recycling(view: PlayerView, chosen: Action) -> Action:
    """The chosen action, or what to recycle before the Action Phase ends.

    Until the last Turn, Assets are worth more than a Material. Then what completes the most points
    is recycled, from the Territory with the most ready Assets.
    """
    phase = view.phase
    if not isinstance(chosen, EndActionPhase) or not isinstance(phase, ActionPhase):
        return chosen
    if not view.options.recycling or view.turn < view.last_turn:
        return chosen
    points = {
        action: points_gained(view, action) for action in recyclings(known_state(view), phase)
    }
    if not any(points.values()):
        return chosen
    return max(points, key=lambda action: (points[action], phase.ready[action.origin]))


def points_gained(view: PlayerView, action: Recycle) -> int:
    """The points on the card that a legal recycling completes now."""
    before = known_state(view)
    after = play_legal(before, action, ()).state
    player = action.player
    return score_of(after, player).points - score_of(before, player).points
