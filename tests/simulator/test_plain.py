"""Where nothing can be compiled, Easy and Medium play the same in plain Python."""

import subprocess
import sys

import pytest

from rawsiko.bots.hinting import hint_for
from rawsiko.content.load import standard_content
from rawsiko.engine import legal_actions, view_of
from rawsiko.lab.chance import chance_of
from rawsiko.lab.match import play_match, seat_bots
from tests.bots.medium_matches import OPTIONS

# Neither numba nor numpy can be imported in this program.
PROGRAM = """
import sys
sys.modules.update(numba=None, numpy=None)
from tests.simulator.test_plain import {name}
print(*{name}(sys.argv[1], int(sys.argv[2])), sep="\\n")
"""


def actions_of(level: str, players: int) -> list[str]:
    """What is played in a match of this level's bots."""
    bots = seat_bots([level], players)
    match = play_match(standard_content(), OPTIONS[players], bots, chance_of(3, 1, players))
    return [repr(play.action) for play in match.plays]


def hinted_phases(level: str, players: int) -> list[str]:
    """The kinds of decisions in a match, for each of which a hint was given once."""
    bots = seat_bots([level], players)
    match = play_match(standard_content(), OPTIONS[players], bots, chance_of(3, 1, players))
    first = {type(play.before.phase).__name__: play for play in reversed(match.plays)}
    for play in first.values():
        hint = hint_for(view_of(play.before, play.action.player))
        assert hint.plan[0] in legal_actions(play.before)
        assert hint.either is None
    return sorted(first)


def in_plain_python(name: str, *arguments: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(name=name), *arguments],
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    return done.stdout.splitlines()


@pytest.mark.parametrize(("level", "players"), [("easy", 3), ("medium", 4), ("greedy", 5)])
def test_plain_python_chooses_what_the_compiled_code_chooses(level: str, players: int) -> None:
    assert in_plain_python("actions_of", level, str(players)) == actions_of(level, players)


def test_hints_need_no_simulated_matches() -> None:
    """In a browser, and on a server until everything is compiled."""
    phases = in_plain_python("hinted_phases", "medium", "3")
    assert {"TerritoryChoice", "InitialPlacement", "InvestmentPhase", "ActionPhase"} <= {*phases}
