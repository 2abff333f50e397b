"""Plays matches on, from any position, until they are over."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from rawsiko.simulator.acting import (
    ASSETS_SHIFT,
    CLASH,
    CONQUEST,
    ELIMINATION,
    KIND_MASK,
    MAX_CLASH_ASSETS,
    PLACE_MASK,
    TARGET_SHIFT,
    TURN_BEGAN,
    Dice,
    act,
)
from rawsiko.simulator.board import CARD_COUNT, MOST_CARDS, Board
from rawsiko.simulator.chance import DICE, FIRST_PLAYER
from rawsiko.simulator.choosing import nth_legal, number_of_legal
from rawsiko.simulator.compiling import entry, inner, population
from rawsiko.simulator.drawing import Streams, begin_streams, below, shuffle
from rawsiko.simulator.greedy import choose_greedily
from rawsiko.simulator.layout import (
    ASSETS,
    CARD,
    DRAW_CONTINENT,
    FINISHED,
    MOST_PLAYERS,
    MOVE,
    OWN,
    PHASE,
    PLACE_ASSET,
    PLAYER,
    PLAYERS,
    TURN,
    WIDTH,
    Numbers,
    Position,
    Row,
)
from rawsiko.simulator.outlook import OUTLOOK_WIDTH, Greedy, Outlook
from rawsiko.simulator.scoring import SCORE_WIDTH, score
from rawsiko.simulator.setup import continents_on_offer

DIE_SIDES = 6
MOST_DICE = 2 * MAX_CLASH_ASSETS
MOST_TURNS = 30

# Policies, by seat.
RANDOM, GREEDY = range(2)

# A tally of a match: actions by kind, some of them again apart, then rows by Turn.
KINDS = 8
(PLACED_AGAIN, CLASHES, CLASHES_AGAIN, TURNS_PLAYED, PREVIOUS) = range(KINDS, KINDS + 5)
FIRST_TURN = KINDS + 5
(ACTIONS_OF_TURN, MOVES_OF_TURN, CLASHES_OF_TURN, CONQUESTS_OF_TURN, ELIMINATIONS_OF_TURN) = range(
    5
)
TURN_WIDTH = 5
TALLY_WIDTH = FIRST_TURN + MOST_TURNS * TURN_WIDTH

# A line of a log: who acted (by place in the order of play), the action, how many dice, and these.
(LOG_PLAYER, LOG_ACTION, LOG_DICE) = range(3)
LOG_WIDTH = LOG_DICE + 1 + MOST_DICE
NO_LOG = np.zeros((0, 0), dtype=np.int64)

# How a match begins: with order of play and cards to be drawn, or as the position says.
DRAWN, AS_IT_IS = range(2)


class Table(NamedTuple):
    """What matches are played with, and room to work in: one for each thread."""

    board: Board
    greedy: Greedy  # what the greedy policy goes by
    policies: Row  # by player: p1, p2 and so on, whatever the order of play
    streams: Streams
    dice: Dice
    cards: Row
    outlook: Outlook


def table_of(board: Board, greedy: Greedy, policies: Sequence[int]) -> Table:
    return Table(
        board=board,
        greedy=greedy,
        policies=np.array(policies, dtype=np.int64),
        streams=np.zeros(FIRST_PLAYER + MOST_PLAYERS, dtype=np.uint64),
        dice=np.zeros(MOST_DICE, dtype=np.int64),
        cards=np.zeros(MOST_CARDS, dtype=np.int64),
        outlook=np.zeros(OUTLOOK_WIDTH),
    )


class Matches(NamedTuple):
    """Matches in play, one for each row."""

    positions: Numbers
    orders: Numbers  # by place in the order of play: which player it is, 0 for p1
    scores: Numbers
    tallies: Numbers


def room_for(number: int, players: int) -> Matches:
    return Matches(
        positions=np.zeros((number, WIDTH), dtype=np.int64),
        orders=np.zeros((number, players), dtype=np.int64),
        scores=np.zeros((number, players, SCORE_WIDTH), dtype=np.int64),
        tallies=np.zeros((number, TALLY_WIDTH), dtype=np.int64),
    )


def play_matches(table: Table, matches: Matches, root: int, first: int, start: Numbers) -> int:
    """Whole matches from `start`, numbered from `first` on, with order of play and cards drawn.
    Returns how many actions they took."""
    matches.positions[:] = start
    matches.tallies[:] = 0
    return _play(table, matches, np.uint64(root), first, DRAWN, NO_LOG, NO_LOG)


def play_out(table: Table, matches: Matches, root: int, first: int) -> int:
    """Play on from the positions and orders of play that are there, with the chance of match
    `first` and so on. Returns how many actions it took."""
    return _play(table, matches, np.uint64(root), first, AS_IT_IS, NO_LOG, NO_LOG)


def play_recorded(
    table: Table,
    match: Matches,
    root: int,
    number: int,
    start: Numbers,
    log: Numbers,
    trace: Numbers,
) -> int:
    """One whole match, its actions written into the log, and the position after each of them into
    the trace, as far as these reach. Returns how many actions it took."""
    match.positions[:] = start
    match.tallies[:] = 0
    return _play(table, match, np.uint64(root), number, DRAWN, log, trace)


@entry
def _play(
    table: Table,
    matches: Matches,
    root: np.uint64,
    first: int,
    beginning: int,
    log: Numbers,
    trace: Numbers,
) -> int:
    # The only way in, because each would be compiled with all that it calls.
    actions = 0
    for row in range(len(matches.positions)):
        position, order = matches.positions[row], matches.orders[row]
        begin_streams(root, first + row, table.streams)
        if beginning == DRAWN:
            _begin(table, position, order)
        actions += _play_on(table, position, order, matches.tallies[row], log, trace)
        score(table.board, position, matches.scores[row])
    return actions


@entry
def repeat(table: Table, position: Position, log: Numbers, trace: Numbers) -> None:
    """Do what the lines of a log say, with their dice, and write down the position after each."""
    for number in range(len(log)):
        _copy(log[number], LOG_DICE + 1, table.dice)
        act(table.board, position, log[number, LOG_ACTION], table.dice)
        _copy(position, 0, trace[number])


@entry
def list_legal(board: Board, position: Position, actions: Row) -> int:
    """All legal actions, as far as there is room; how many there are."""
    number = number_of_legal(board, position)
    for nth in range(min(number, len(actions))):
        actions[nth] = nth_legal(board, position, nth)
    return number


@inner
def _begin(table: Table, position: Position, players: Row) -> None:
    """Draw the order of play (R1.3) and the cards (R1.4)."""
    number = position[PLAYERS]
    for seat in range(number):
        players[seat] = seat
    shuffle(table.streams, players, number)
    cards = table.board[CARD_COUNT]
    for card in range(cards):
        table.cards[card] = card
    shuffle(table.streams, table.cards, cards)
    for seat in range(number):
        position[CARD + seat] = table.cards[seat]


@inner
def _play_on(
    table: Table,
    position: Position,
    players: Row,
    tally: Row,
    log: Numbers,
    trace: Numbers,
) -> int:
    """Until the match is over; how many actions it took."""
    board, streams, dice = table.board, table.streams, table.dice
    number = 0
    while position[PHASE] != FINISHED:
        player = players[position[PLAYER]]
        turn = position[TURN]
        if table.policies[player] == RANDOM:
            legal = number_of_legal(board, position)
            drawn = below(streams, FIRST_PLAYER + player, legal)
            action = nth_legal(board, position, drawn)
        else:
            action = choose_greedily(board, table.greedy, position, table.outlook)
        rolled = _roll(board, position, action, streams, dice)
        if number < len(log):
            log[number, LOG_PLAYER] = position[PLAYER]
            log[number, LOG_ACTION] = action
            log[number, LOG_DICE] = rolled
            for die in range(rolled):
                log[number, LOG_DICE + 1 + die] = dice[die]
        happened = act(board, position, action, dice)
        _count(tally, turn, action, happened)
        if number < len(trace):
            _copy(position, 0, trace[number])
        number += 1
    return number


@inner
def _roll(board: Board, position: Position, action: int, streams: Streams, dice: Dice) -> int:
    """The dice that the action needs; how many they are."""
    kind = action & KIND_MASK
    if kind == MOVE:
        target = action >> TARGET_SHIFT & PLACE_MASK
        guards = position[ASSETS + target]
        if guards == 0 or position[OWN + position[PLAYER]] >> target & 1:
            return 0
        number = (action >> ASSETS_SHIFT) + min(guards, MAX_CLASH_ASSETS)
        for die in range(number):
            dice[die] = 1 + below(streams, DICE, DIE_SIDES)
        return number
    if kind == DRAW_CONTINENT:
        offered = population(continents_on_offer(board, position))
        dice[0] = 1 + below(streams, DICE, offered)
        return 1
    return 0


@inner
def _count(tally: Row, turn: int, action: int, happened: int) -> None:
    kind = action & KIND_MASK
    of_turn = FIRST_TURN + (turn - 1) * TURN_WIDTH
    tally[kind] += 1
    tally[of_turn + ACTIONS_OF_TURN] += 1
    if kind == MOVE:
        way = action & ((1 << ASSETS_SHIFT) - 1)  # from and to, whatever the number of Assets
        if happened & CLASH:
            tally[CLASHES] += 1
            tally[CLASHES_AGAIN] += tally[PREVIOUS] == way
            tally[of_turn + CLASHES_OF_TURN] += 1
            tally[of_turn + CONQUESTS_OF_TURN] += happened & CONQUEST != 0
            tally[of_turn + ELIMINATIONS_OF_TURN] += happened & ELIMINATION != 0
        else:
            tally[of_turn + MOVES_OF_TURN] += 1
        tally[PREVIOUS] = way
    else:
        tally[PLACED_AGAIN] += kind == PLACE_ASSET and tally[PREVIOUS] == action
        tally[PREVIOUS] = action
    tally[TURNS_PLAYED] += happened & TURN_BEGAN != 0


@inner
def _copy(source: Row, first: int, target: Row) -> None:
    """Fill the target, from `first` on."""
    for place in range(len(target)):
        target[place] = source[first + place]
