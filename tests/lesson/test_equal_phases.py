"""Nobody ever gets one Action Phase more than another, however the host sets the end."""

from collections import Counter

import pytest

from rawsiko.engine.board import living_players
from rawsiko.engine.events import ActionPhaseBegan, TurnBegan
from rawsiko.engine.options import Options
from rawsiko.engine.state import EndReason, Finished
from tests.engine.matches import hosted_match
from tests.replay.replays import TINY_CONTENT

TIMED = Options(turns=6, host_keeps_time=True, head_start=True)


@pytest.mark.parametrize("seed", range(40))
def test_every_living_player_has_as_many_scored_action_phases(seed: int) -> None:
    """R1.5, R6.6: random matches in which the host sets last Turns and rings the bell."""
    turn, by_turn = 0, list[Counter[str]]()
    state = None
    for step in hosted_match(3, TIMED, seed, TINY_CONTENT):
        state = step.after
        for event in step.events:
            if isinstance(event, TurnBegan):
                turn = event.turn
                by_turn.append(Counter())
            elif isinstance(event, ActionPhaseBegan):
                by_turn[turn - 1][event.player] += 1
    assert state is not None
    assert isinstance(state.phase, Finished)
    if state.phase.reason is EndReason.ONE_LEFT or not state.phase.ranking:
        return
    scored = sum(by_turn[: state.turn], Counter[str]())
    assert {scored[player] for player in living_players(state)} == {state.turn}
