"""The bots that the compiled simulator can play, with their parameters."""

from collections.abc import Mapping, Sequence

import numpy as np

from rawsiko.bots.minds import LEVELS, mind_at, odds
from rawsiko.engine.content import Content
from rawsiko.simulator.playing import GREEDY, MINDED, RANDOM, Workspace, workspace_of
from rawsiko.simulator.rules.board import board_of
from rawsiko.simulator.search.mind import MIND_WIDTH, Floats

POLICIES: Mapping[str, int] = {
    "random": RANDOM,
    "greedy": GREEDY,
    **{name: MINDED for name, level in LEVELS.items() if level.effort is None},
}


def workspace_for(content: Content, bots: Sequence[str], players: int) -> Workspace:
    """For one thread. Raises TooLarge if the content doesn't fit the simulator."""
    return workspace_of(
        board_of(content),
        policies_of(bots, players),
        minds_of(bots, players),
        odds(),
    )


def policies_of(bots: Sequence[str], players: int) -> list[int]:
    """For p1, p2 and so on; names repeat if there are too few."""
    return [POLICIES[bots[number % len(bots)]] for number in range(players)]


def minds_of(bots: Sequence[str], players: int) -> Floats:
    """Likewise; zeros for bots without a mind."""
    minds = np.zeros((players, MIND_WIDTH))
    for number in range(players):
        bot = bots[number % len(bots)]
        if POLICIES[bot] == MINDED:
            minds[number] = mind_at(bot)
    return minds
