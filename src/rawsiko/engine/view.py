"""What each player may see (R7)."""

from collections.abc import Mapping

from rawsiko.engine.board import next_investments as preview_of
from rawsiko.engine.content import Content
from rawsiko.engine.ids import MaterialId, ObjectiveId, PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.records import Record
from rawsiko.engine.state import NO_NEWS, Finished, Holdings, News, Phase, State


class PlayerView(Record, frozen=True):
    """A State as one player, or a spectator, may know it."""

    viewer: PlayerId | None  # None: a spectator
    content: Content
    options: Options
    order: tuple[PlayerId, ...]
    objectives: Mapping[PlayerId, ObjectiveId]  # those that the viewer may see
    turn: int
    last_turn: int
    holdings: Holdings
    claimed: Mapping[PlayerId, tuple[MaterialId, ...]]
    eliminated: tuple[PlayerId, ...]
    phase: Phase
    next_investments: Mapping[PlayerId, int]  # of living players
    news: News = NO_NEWS
    recycled: Mapping[PlayerId, MaterialId] = {}


def view_of(
    state: State,
    viewer: PlayerId | None,
    next_investments: Mapping[PlayerId, int] | None = None,
) -> PlayerView:
    """R7.1 and R7.2: all but the others' cards, which the end reveals (R6.5).

    `next_investments` are the State's, for a caller who knows them already.
    """
    return PlayerView(
        viewer=viewer,
        content=state.content,
        options=state.options,
        order=state.order,
        objectives=_visible_objectives(state, viewer),
        turn=state.turn,
        last_turn=state.last_turn,
        holdings=state.holdings,
        claimed=state.claimed,
        eliminated=state.eliminated,
        phase=state.phase,
        next_investments=preview_of(state) if next_investments is None else next_investments,
        news=state.news,
        recycled=state.recycled,
    )


def _visible_objectives(state: State, viewer: PlayerId | None) -> Mapping[PlayerId, ObjectiveId]:
    if type(state.phase) is Finished:
        return state.objectives
    if viewer is None:
        return {}
    return {player: card for player, card in state.objectives.items() if player == viewer}


def known_state(view: PlayerView) -> State:
    """The State as far as the view shows it, without hidden cards and without what a bell would go
    back to. Players' legal actions and public information don't depend on those."""
    return State(
        content=view.content,
        options=view.options,
        order=view.order,
        objectives=view.objectives,
        turn=view.turn,
        last_turn=view.last_turn,
        holdings=view.holdings,
        claimed=view.claimed,
        eliminated=view.eliminated,
        phase=view.phase,
        news=view.news,
        recycled=view.recycled,
    )
