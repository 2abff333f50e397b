"""The simple bot goes for the Materials of its card, without the simulator."""

import subprocess
import sys
from random import Random

import pytest

from rawsiko.bots.simple import SimpleBot
from rawsiko.content.load import standard_content
from rawsiko.engine import legal_actions, view_of
from rawsiko.engine.actions import Action, EndActionPhase
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.state import Finished, State
from rawsiko.lab.chance import chance_of
from rawsiko.lab.match import play_match, seat_bots
from tests.bots.test_greedy import CROSSING
from tests.engine.positions import order, position

SUN = PlayerId("sun")


def choice(state: State) -> Action:
    return SimpleBot().choose(view_of(state, SUN), legal_actions(state), Random(1))


@pytest.mark.parametrize(("card", "target"), [("of_glass", "mine"), ("of_batteries", "quarry")])
def test_it_goes_where_the_card_sends_it(card: str, target: str) -> None:
    others = [other for other in CROSSING.objectives if other != card]
    state = position("sun* home:2 | sawyer far:1", CROSSING, cards=[card, *others])
    assert choice(state) == order(f"sun home>{target} 1")


def test_it_stops_when_only_bad_clashes_are_left() -> None:
    state = position("sun* quarry:1 | sawyer home:3", CROSSING, cards=["of_glass"])
    assert choice(state) == EndActionPhase(SUN)


def test_it_beats_random_players() -> None:
    options = Options(turns=6, trade_with_china=True)
    wins = 0
    for number in range(1, 7):
        bots = seat_bots(["simple", "random", "random"], 3)
        end = play_match(standard_content(), options, bots, chance_of(1, number, 3)).end.phase
        assert isinstance(end, Finished)
        wins += end.ranking[0].player == "p1"
    assert wins >= 5


def test_it_does_not_load_the_compiler() -> None:
    """It plays while the simulator is compiled, or can't be loaded."""
    program = "import sys, rawsiko.bots.registry; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
