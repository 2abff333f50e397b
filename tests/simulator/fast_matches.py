"""Matches of the compiled simulator, converted to the engine's values."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from rawsiko.engine.actions import Action
from rawsiko.engine.content import Content
from rawsiko.engine.events import Dice
from rawsiko.engine.options import Options
from rawsiko.engine.state import State
from rawsiko.lab.chance import player_ids
from rawsiko.lab.policies import workspace_for
from rawsiko.simulator import playing as by
from rawsiko.simulator.chance import root_of
from rawsiko.simulator.playing import play_matches, room_for
from rawsiko.simulator.positions import Reader, start_position
from rawsiko.simulator.rules import layout as at

LONGEST = 6000


class FastPlay(NamedTuple):
    action: Action
    dice: Dice
    state: State


def fast_match(
    content: Content, options: Options, bots: Sequence[str], seed: int, players: int
) -> tuple[State, Iterator[FastPlay]]:
    """Match 1 of the seed: its start, and the outcome of each action."""
    match = room_for(1, players)
    log = np.zeros((LONGEST, by.LOG_WIDTH), dtype=np.int64)
    trace = np.zeros((LONGEST, at.WIDTH), dtype=np.int64)
    start = start_position(content, options, players)
    table = workspace_for(content, bots, players)
    actions = play_matches(table, match, root_of(seed), 1, start, log, trace)
    assert actions <= LONGEST
    ids = player_ids(players)
    order: list[int] = match.orders[0].tolist()
    lines: list[list[int]] = log[:actions].tolist()
    reader = Reader(content, options, [ids[number] for number in order])

    def plays() -> Iterator[FastPlay]:
        for line, position in zip(lines, trace, strict=False):
            dice = tuple(line[by.LOG_DICE + 1 :][: line[by.LOG_DICE]])
            action = reader.action(reader.order[line[by.LOG_PLAYER]], line[by.LOG_ACTION])
            yield FastPlay(action, dice, reader.state(position, match.scores[0]))

    return reader.beginning(match.positions[0]), plays()
