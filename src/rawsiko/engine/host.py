"""What the host may do who keeps time (R1.5, R6.6)."""

from msgspec.structs import replace

from rawsiko.engine.actions import HostAction, SetLastTurn
from rawsiko.engine.events import LastTurnSet, MatchEnded, StoppedAtBell
from rawsiko.engine.options import MOST_TURNS
from rawsiko.engine.outcome import Outcome
from rawsiko.engine.refusals import Refusal
from rawsiko.engine.scoring import ranking_of
from rawsiko.engine.state import EndReason, Finished, State


def refusal_of_host(state: State, action: HostAction) -> Refusal | None:
    if not state.options.host_keeps_time:
        return Refusal.HOST_KEEPS_NO_TIME
    if type(action) is SetLastTurn:
        if state.turn >= state.last_turn:
            return Refusal.LAST_TURN_BEGUN
        if not state.turn < action.turn <= MOST_TURNS:
            return Refusal.NOT_A_TURN
    return None


def set_last_turn(state: State, action: SetLastTurn) -> Outcome:
    return Outcome(replace(state, last_turn=action.turn), (LastTurnSet(action.turn),))


def stop_at_bell(state: State) -> Outcome:
    """Everything is again as the last completed Turn left it. Before the end of the first Turn the
    board stays, and there is no ranking."""
    completed = state.completed
    if completed is None:
        stopped, ranking = replace(state, turn=0), ()
    else:
        stopped = replace(
            state,
            turn=completed.turn,
            holdings=completed.holdings,
            claimed={},
            eliminated=completed.eliminated,
        )
        ranking = ranking_of(stopped)
    board = {
        territory: (holding.player, holding.assets)
        for territory, holding in stopped.holdings.items()
        if holding is not None
    }
    return Outcome(
        replace(stopped, phase=Finished(EndReason.BELL, ranking)),
        (
            StoppedAtBell(stopped.turn, board, stopped.eliminated),
            MatchEnded(EndReason.BELL, ranking),
        ),
    )
