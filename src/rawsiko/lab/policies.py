"""The bots that the compiled simulator can play, and what it needs to know of them."""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from rawsiko.bots.greedy import weights
from rawsiko.bots.greedy.moving import cost_of_clash
from rawsiko.bots.greedy.worth import progress
from rawsiko.bots.minds import LEVELS, mind_at, odds
from rawsiko.engine.clash import MAX_CLASH_ASSETS
from rawsiko.engine.content import Content
from rawsiko.simulator.odds import MOST_ASSETS, chance_to_conquer
from rawsiko.simulator.playing import GREEDY, MINDED, RANDOM, Workspace, workspace_of
from rawsiko.simulator.rules.board import NEEDED_WIDTH, board_of
from rawsiko.simulator.search.mind import MIND_WIDTH, Floats
from rawsiko.simulator.search.outlook import (
    CHANCES,
    CHANCES_WIDTH,
    COSTS,
    COSTS_WIDTH,
    GREEDY_WIDTH,
    PROGRESS,
    PROGRESS_IN_LAST_TURN,
    WEIGHTS,
)

POLICIES: Mapping[str, int] = {
    "random": RANDOM,
    "greedy": GREEDY,
    **{name: MINDED for name, level in LEVELS.items() if level.effort is None},
}


def workspace_for(content: Content, bots: Sequence[str], players: int) -> Workspace:
    """For one thread. Raises TooLarge where the simulator has no room for the content."""
    return workspace_of(
        board_of(content),
        greedy_of(content),
        policies_of(bots, players),
        minds_of(bots, players),
        odds(),
    )


def policies_of(bots: Sequence[str], players: int) -> list[int]:
    """For p1, p2 and so on, beginning again when the names run out."""
    return [POLICIES[bots[number % len(bots)]] for number in range(players)]


def minds_of(bots: Sequence[str], players: int) -> Floats:
    """Likewise; empty for those who have none."""
    minds = np.zeros((players, MIND_WIDTH))
    for number in range(players):
        bot = bots[number % len(bots)]
        if POLICIES[bot] == MINDED:
            minds[number] = mind_at(bot)
    return minds


def greedy_of(content: Content) -> NDArray[np.float64]:
    """The numbers that the bot works out as it goes, by the bot's own functions."""
    greedy = np.zeros(GREEDY_WIDTH)
    for number, name in enumerate(WEIGHTS):
        greedy[number] = getattr(weights, name)
    for number, application in enumerate(content.applications.values()):
        needed = len(application.materials)
        for have in range(needed + 1):
            place = number * NEEDED_WIDTH + have
            greedy[PROGRESS + place] = progress(
                application.points, have, needed, weights.UNFINISHED
            )
            greedy[PROGRESS_IN_LAST_TURN + place] = progress(
                application.points, have, needed, weights.UNFINISHED_IN_LAST_TURN
            )
    for attackers in range(MOST_ASSETS + 1):
        for defenders in range(MOST_ASSETS + 1):
            place = attackers * CHANCES_WIDTH + defenders
            greedy[CHANCES + place] = chance_to_conquer(attackers, defenders)
    for attackers in range(1, MAX_CLASH_ASSETS + 1):
        for defenders in range(1, MAX_CLASH_ASSETS + 1):
            place = attackers * COSTS_WIDTH + defenders
            greedy[COSTS + place] = cost_of_clash(attackers, defenders)
    return greedy
