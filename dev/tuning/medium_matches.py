"""Matches of Medium bots, position by position: the data for tuning."""

from collections.abc import Iterator

import numpy as np

from rawsiko.bots.minds import mind_at
from rawsiko.content.load import standard_content
from rawsiko.engine.options import Options
from rawsiko.simulator import playing as by
from rawsiko.simulator.arrays import Numbers
from rawsiko.simulator.chance import root_of
from rawsiko.simulator.positions import start_position
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.board import board_of
from rawsiko.simulator.search.mind import WHIM

LONGEST = 1_500  # actions of a match
ANY_CONTINENT = 1_000.0  # enough noise to make all equally likely


def matches(
    players: int, number: int, seed: int, *, anywhere: bool = False
) -> Iterator[tuple[Numbers, by.Matches]]:
    """The positions of each match, in an array that is reused, and its result.

    With `anywhere`, three of four matches begin in any Continent; otherwise all begin where Medium
    chooses to.
    """
    content = standard_content()
    minds = np.tile(mind_at("medium"), (players, 1))
    policies = [by.MINDED] * players
    varied = minds.copy()
    varied[:, WHIM] = ANY_CONTINENT
    tables = [
        by.workspace_of(board_of(content), policies, each)
        for each in (minds, *[varied if anywhere else minds] * 3)
    ]
    played = by.room_for(1, players)
    log = np.zeros((LONGEST, by.LOG_WIDTH), dtype=np.int64)
    trace: Numbers = np.zeros((LONGEST, at.WIDTH), dtype=np.int64)
    start = start_position(content, Options(), players)
    for match in range(number):
        table = tables[match % len(tables)]
        length = by.play_matches(table, played, root_of(seed), match, start, log, trace)
        yield trace[: min(length, LONGEST)], played


def beginnings(trace: Numbers, phase: int) -> Iterator[Numbers]:
    """The position at the beginning of the Phase, for each Turn."""
    turns = np.where(trace[:, at.PHASE] == phase, trace[:, at.TURN], 0)
    found, places = np.unique(turns, return_index=True)
    for turn, place in zip(found.tolist(), places.tolist(), strict=True):
        if turn:
            yield trace[place].copy()
