"""Matches of Medium bots, position by position: the data for tuning."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import numpy as np

from rawsiko.bots.minds import mind_at
from rawsiko.content.load import standard_content
from rawsiko.content.random_board import random_board
from rawsiko.engine.content import Content
from rawsiko.engine.options import Options, is_short
from rawsiko.engine.setup import cards_to_deal, has_prices, with_cards
from rawsiko.simulator import playing as by
from rawsiko.simulator.arrays import Floats, Numbers
from rawsiko.simulator.chance import root_of
from rawsiko.simulator.positions import start_position
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.board import Board, board_of
from rawsiko.simulator.rules.scoring import PLACE
from rawsiko.simulator.search.mind import NOISE, WHIM

LONGEST = 1_500  # actions of a match
ANY_CONTINENT = 1_000.0  # enough noise to make all equally likely


def matches(players: int, number: int, seed: int) -> Iterator[tuple[Numbers, by.Matches]]:
    """The positions of each match, in an array that is reused, and its result."""
    content = standard_content()
    minds = np.tile(mind_at("medium"), (players, 1))
    policies = [by.MINDED] * players
    table = by.workspace_of(board_of(content), policies, minds)
    played = by.room_for(1, players)
    log = np.zeros((LONGEST, by.LOG_WIDTH), dtype=np.int64)
    trace: Numbers = np.zeros((LONGEST, at.WIDTH), dtype=np.int64)
    start = start_position(content, Options(), players)
    for match in range(number):
        length = by.play_matches(table, played, root_of(seed), match, start, log, trace)
        yield trace[: min(length, LONGEST)], played


def beginnings(trace: Numbers, phase: int) -> Iterator[Numbers]:
    """The position at the beginning of the Phase, for each Turn."""
    turns = np.where(trace[:, at.PHASE] == phase, trace[:, at.TURN], 0)
    found, places = np.unique(turns, return_index=True)
    for turn, place in zip(found.tolist(), places.tolist(), strict=True):
        if turn:
            yield trace[place].copy()


# Matches of all kinds.

STANDARD = 0.6  # of them are on the standard board
RANDOM_BOARDS = 24  # for each run; run after run has others
SEEDS_OF_BOARDS = 20_000_000  # random boards with smaller seeds are for measuring
NUMBERS_OF_PLAYERS = (3, 4, 4, 5)
OF_OPTIONS = {  # how often each is on, in the matches that have options
    "advanced_setup": 0.2,
    "monopoly_stranglehold": 0.3,
    "trade_with_china": 0.4,
    "leave_one_behind": 0.2,
    "head_start": 0.5,
    "world_news": 0.4,
    "recycling": 0.4,
}
WITH_OPTIONS, SHORTER, ANYWHERE, NOISY = 0.5, 0.45, 0.35, 0.15
SOME_NOISE = 0.5


class Varied(NamedTuple):
    """A match: its board, which is changed by news, whether that's the standard one, the positions,
    and each seat's share of the win. The arrays are reused."""

    board: Board
    is_standard: bool
    trace: Numbers
    shares: Floats


def varied_matches(number: int, seed: int, *, standard: float = STANDARD) -> Iterator[Varied]:
    """On many boards, with all numbers of players and of Turns, and with all options."""
    drawn = Random(seed)
    boards = [
        random_board(SEEDS_OF_BOARDS + seed % SEEDS_OF_BOARDS * RANDOM_BOARDS + nth).content
        for nth in range(RANDOM_BOARDS if standard < 1 else 0)
    ]
    tables: dict[tuple[int, bool, int, int], by.Workspace] = {}
    log = np.zeros((LONGEST, by.LOG_WIDTH), dtype=np.int64)
    trace: Numbers = np.zeros((LONGEST, at.WIDTH), dtype=np.int64)
    for match in range(number):
        is_standard = drawn.random() < standard
        which = -1 if is_standard else drawn.randrange(len(boards))
        content = standard_content() if is_standard else boards[which]
        players = drawn.choice(NUMBERS_OF_PLAYERS)
        options = _some_options(drawn, content)
        way = (drawn.random() < ANYWHERE) + 2 * (drawn.random() < NOISY)
        key = (which, is_short(options), players, way)
        if key not in tables:
            dealt = with_cards(content, cards_to_deal(content, options))
            minds = np.tile(mind_at("medium"), (players, 1))
            if way & 1:
                minds[:, WHIM] = ANY_CONTINENT
            if way & 2:
                minds[:, NOISE] = SOME_NOISE
            tables[key] = by.workspace_of(board_of(dealt), [by.MINDED] * players, minds)
        played = by.room_for(1, players)
        start = start_position(content, options, players)
        length = by.play_matches(tables[key], played, root_of(seed), match, start, log, trace)
        first = played.scores[0, :, PLACE] == 1
        positions = trace[: min(length, LONGEST)]
        yield Varied(tables[key].board, is_standard, positions, first / first.sum())


def _some_options(drawn: Random, content: Content) -> Options:
    turns = drawn.randint(3, 7) if drawn.random() < SHORTER else 8
    if drawn.random() > WITH_OPTIONS:
        return Options(turns=turns)
    on = {name: drawn.random() < share for name, share in OF_OPTIONS.items()}
    on["world_news"] &= bool(content.news)
    on["recycling"] &= has_prices(content)
    return Options(turns=turns, **on)
