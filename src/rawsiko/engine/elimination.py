"""Elimination and Monopoly Stranglehold (R5)."""

from msgspec.structs import replace

from rawsiko.engine.board import is_on_board, living_players
from rawsiko.engine.events import Event, PlayerEliminated, TurnCounterAdvanced
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.outcome import Outcome
from rawsiko.engine.scoring import finish
from rawsiko.engine.state import EndReason, State
from rawsiko.engine.turns import end_action_phase


def after_clash(
    state: State, attacker: PlayerId, defender: PlayerId, events: tuple[Event, ...]
) -> Outcome:
    """R5.1: one of the two may have lost their last Asset. Never both: a Clash costs at most as
    many Assets as the smaller side has."""
    if not is_on_board(state, defender):
        return _eliminate(state, attacker, defender, events)
    if not is_on_board(state, attacker):
        return _eliminate(state, attacker, attacker, events)
    return Outcome(state, events)


def _eliminate(
    state: State, acting: PlayerId, player: PlayerId, events: tuple[Event, ...]
) -> Outcome:
    state = replace(state, eliminated=(*state.eliminated, player))
    events = (*events, PlayerEliminated(player))
    if state.options.monopoly_stranglehold and state.turn < state.last_turn:
        state = replace(state, turn=state.turn + 1)  # R5.3: never past the last Turn
        events = (*events, TurnCounterAdvanced(state.turn))
    if len(living_players(state)) == 1:  # R5.4: at once, and without Trade with China
        ended = finish(state, EndReason.ONE_LEFT)
        return Outcome(ended.state, events + ended.events)
    if player == acting:
        return end_action_phase(state, player, events)
    return Outcome(state, events)
