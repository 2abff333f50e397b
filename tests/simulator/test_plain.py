"""Where nothing can be compiled, Easy and Medium play the same in plain Python."""

import subprocess
import sys

import pytest

from rawsiko.content.load import standard_content
from rawsiko.lab.chance import chance_of
from rawsiko.lab.match import play_match, seat_bots
from tests.bots.medium_matches import OPTIONS

# Neither numba nor numpy can be imported in this program.
PROGRAM = """
import sys
sys.modules.update(numba=None, numpy=None)
from tests.simulator.test_plain import actions_of
print(*actions_of(sys.argv[1], int(sys.argv[2])), sep="\\n")
"""


def actions_of(level: str, players: int) -> list[str]:
    """What is played in a match of this level's bots."""
    bots = seat_bots([level], players)
    match = play_match(standard_content(), OPTIONS[players], bots, chance_of(3, 1, players))
    return [repr(play.action) for play in match.plays]


@pytest.mark.parametrize(("level", "players"), [("easy", 3), ("medium", 4), ("greedy", 5)])
def test_plain_python_chooses_what_the_compiled_code_chooses(level: str, players: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, level, str(players)],
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    assert done.stdout.splitlines() == actions_of(level, players)
