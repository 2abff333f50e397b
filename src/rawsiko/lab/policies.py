"""The bots that the compiled simulator can play, with their parameters."""

from collections.abc import Mapping, Sequence

import numpy as np

from rawsiko.bots.minds import LEVELS, mind_at
from rawsiko.engine.content import Content
from rawsiko.simulator.playing import GREEDY, MINDED, RANDOM, Workspace, workspace_of
from rawsiko.simulator.rules.board import board_of
from rawsiko.simulator.search.mind import MIND_WIDTH

POLICIES: Mapping[str, int] = {
    "random": RANDOM,
    "greedy": GREEDY,
    **{name: MINDED for name, level in LEVELS.items() if level.effort is None},
}


def workspace_for(content: Content, bots: Sequence[str], players: int) -> Workspace:
    """For one thread; `bots` are for p1, p2 and so on, and repeat if there are too few.

    Raises TooLarge if the content doesn't fit the simulator.
    """
    seated = [bots[number % len(bots)] for number in range(players)]
    minds = np.zeros((players, MIND_WIDTH))
    for number, bot in enumerate(seated):
        if POLICIES[bot] == MINDED:
            minds[number] = mind_at(bot)
    return workspace_of(board_of(content), [POLICIES[bot] for bot in seated], minds)
