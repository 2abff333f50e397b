"""What a Move gives up for the card, if it leaves its origin empty and takes its target."""

from typing import NamedTuple

from msgspec.structs import replace

from rawsiko.engine.actions import Action, Move
from rawsiko.engine.end import score_of
from rawsiko.engine.ids import ApplicationId, MaterialId
from rawsiko.engine.news import supply_of
from rawsiko.engine.state import State, holding_of
from rawsiko.engine.view import PlayerView, known_state


class Left(NamedTuple):
    """What is given up. Nothing, for an action that isn't such a Move."""

    materials: frozenset[MaterialId] = frozenset()  # of the card
    completed: tuple[ApplicationId, ...] = ()  # before, and no longer then


def given_up(view: PlayerView, action: Action) -> Left:
    """The player is the viewer."""
    if not isinstance(action, Move):
        return Left()
    left = view.holdings[action.origin]
    if left is None or left.assets > action.assets:
        return Left()
    before = known_state(view)
    moved = holding_of(action.player, action.assets)
    held = {**view.holdings, action.origin: None, action.target: moved}
    after = replace(before, holdings=held)
    completed = [
        name for name in _completed(before, action) if name not in _completed(after, action)
    ]
    return Left(_materials(view, action), tuple(completed))


def _completed(state: State, action: Move) -> tuple[ApplicationId, ...]:
    return score_of(state, action.player).applications


def _materials(view: PlayerView, action: Move) -> frozenset[MaterialId]:
    supplied, player = supply_of(view.content, tuple(view.news.open)).materials, action.player
    kept = set(view.claimed.get(player, ())) | set(supplied[action.target])
    if player in view.recycled:
        kept.add(view.recycled[player])
    for territory, holding in view.holdings.items():
        if holding is not None and holding.player == player and territory != action.origin:
            kept.update(supplied[territory])
    card = view.content.objectives[view.objectives[player]]
    needed = {
        material
        for application in card.applications
        for material in view.content.applications[application].materials
    }
    return frozenset(set(supplied[action.origin]) & needed - kept)
