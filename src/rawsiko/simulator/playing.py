"""Plays matches from any position to the end."""

from collections.abc import Sequence
from typing import NamedTuple

from rawsiko.simulator import arrays
from rawsiko.simulator.arrays import Floats, Numbers
from rawsiko.simulator.chance import FIRST_PLAYER
from rawsiko.simulator.compiling import entry, inner
from rawsiko.simulator.constants import MOST_PLAYERS, MOST_TURNS
from rawsiko.simulator.rules import board as on
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.acting import CLASH, CONQUEST, ELIMINATION, TURN_BEGAN, Dice, act
from rawsiko.simulator.rules.board import Board
from rawsiko.simulator.rules.choosing import nth_legal, number_of_legal
from rawsiko.simulator.rules.drawing import Streams, begin_streams, below, drawn, shuffle
from rawsiko.simulator.rules.layout import Position, Row
from rawsiko.simulator.rules.news import supply
from rawsiko.simulator.rules.rolling import MOST_DICE, roll
from rawsiko.simulator.rules.scoring import SCORE_WIDTH, score
from rawsiko.simulator.search.deciding import NO_CHANCE, decide
from rawsiko.simulator.search.greedy import choose_greedily
from rawsiko.simulator.search.mind import DISCRETION, NOISE, WHIM, odds_row
from rawsiko.simulator.search.survey import Odds, Scratch, scratch_space

# Policies, by seat.
RANDOM, GREEDY, MINDED = range(3)

# A tally of a match: actions by kind, repeated ones, the set of conquered Territories, each
# player's first Continent by place in the order of play, then a row per Turn.
KINDS = 10
(PLACED_AGAIN, CLASHES, CLASHES_AGAIN, TURNS_PLAYED, PREVIOUS, CONQUERED) = range(KINDS, KINDS + 6)
BEGAN_IN = KINDS + 6
FIRST_TURN = BEGAN_IN + MOST_PLAYERS
(ACTIONS_OF_TURN, MOVES_OF_TURN, CLASHES_OF_TURN, CONQUESTS_OF_TURN, ELIMINATIONS_OF_TURN) = range(
    5
)
TURN_WIDTH = 5
TALLY_WIDTH = FIRST_TURN + MOST_TURNS * TURN_WIDTH

# A line of a log: the player (by place in the order of play), the action, the number of dice, and
# the dice.
(LOG_PLAYER, LOG_ACTION, LOG_DICE) = range(3)
LOG_WIDTH = LOG_DICE + 1 + MOST_DICE
NO_LOG = arrays.zeros((0, 0), dtype=arrays.int64)

# How a match begins: order of play and cards are drawn, or taken from the position.
DRAWN, AS_IT_IS = range(2)


class Workspace(NamedTuple):
    """Everything needed to play matches, scratch space included: one per thread."""

    board: Board
    policies: Row  # by player: p1, p2 and so on, whatever the order of play
    minds: Floats  # by player; for those with the policy MINDED
    odds: Odds
    streams: Streams
    dice: Dice
    cards: Row
    room: Scratch


def workspace_of(board: Numbers, policies: Sequence[int], minds: Floats) -> Workspace:
    return Workspace(
        board=board.copy(),  # news changes it
        policies=arrays.array(policies, dtype=arrays.int64),
        minds=minds,
        odds=odds_row(),
        streams=arrays.zeros(FIRST_PLAYER + MOST_PLAYERS, dtype=arrays.uint64),
        dice=arrays.zeros(MOST_DICE, dtype=arrays.int64),
        cards=arrays.zeros(on.MOST_CARDS, dtype=arrays.int64),
        room=scratch_space(),
    )


class Matches(NamedTuple):
    """One row per match."""

    positions: Numbers
    orders: Numbers  # by place in the order of play: the player, 0 for p1
    scores: Numbers
    tallies: Numbers


def room_for(number: int, players: int) -> Matches:
    return Matches(
        positions=arrays.zeros((number, at.WIDTH), dtype=arrays.int64),
        orders=arrays.zeros((number, players), dtype=arrays.int64),
        scores=arrays.zeros((number, players, SCORE_WIDTH), dtype=arrays.int64),
        tallies=arrays.zeros((number, TALLY_WIDTH), dtype=arrays.int64),
    )


def play_matches(
    table: Workspace,
    matches: Matches,
    root: int,
    first: int,
    start: Numbers,
    log: Numbers = NO_LOG,
    trace: Numbers = NO_LOG,
) -> int:
    """Play whole matches from `start`, numbered from `first`, with order of play and cards drawn.
    Returns the number of actions.

    Of a single match, actions go into the log, and the position after each into the trace, as far
    as they have room.
    """
    matches.positions[:] = start
    matches.tallies[:] = 0
    return _play(table, matches, arrays.uint64(root), first, DRAWN, log, trace)


def play_out(table: Workspace, matches: Matches, root: int, first: int) -> int:
    """Play from the given positions and orders of play to the end, with the random streams of match
    `first` and so on. Returns the number of actions."""
    return _play(table, matches, arrays.uint64(root), first, AS_IT_IS, NO_LOG, NO_LOG)


@entry
def _play(
    table: Workspace,
    matches: Matches,
    root: arrays.uint64,
    first: int,
    beginning: int,
    log: Numbers,
    trace: Numbers,
) -> int:
    # The only entry point: each would be compiled with everything it calls.
    actions = 0
    for row in range(len(matches.positions)):
        position, order = matches.positions[row], matches.orders[row]
        supply(table.board, position)
        begin_streams(root, first + row, table.streams)
        if beginning == DRAWN:
            _begin(table, position, order)
        actions += _play_on(table, position, order, matches.tallies[row], log, trace)
        score(table.board, position, matches.scores[row])
    return actions


@inner
def _begin(table: Workspace, position: Position, players: Row) -> None:
    """Draw the order of play (R1.3) and the cards (R1.4)."""
    number = position[at.PLAYERS]
    for seat in range(number):
        players[seat] = seat
    shuffle(table.streams, players, number)
    cards = table.board[on.CARD_COUNT]
    for card in range(cards):
        table.cards[card] = card
    shuffle(table.streams, table.cards, cards)
    for seat in range(number):
        position[at.CARD + seat] = table.cards[seat]


@inner
def _play_on(
    table: Workspace,
    position: Position,
    players: Row,
    tally: Row,
    log: Numbers,
    trace: Numbers,
) -> int:
    """Play to the end. Returns the number of actions."""
    board, streams, dice = table.board, table.streams, table.dice
    number = 0
    while position[at.PHASE] != at.FINISHED:
        player = players[position[at.PLAYER]]
        turn = position[at.TURN]
        if position[at.PHASE] == at.NEWS_DRAW:
            action = nth_legal(board, position, 0)  # R4.10: the program draws
        elif table.policies[player] == RANDOM:
            legal = number_of_legal(board, position)
            action = nth_legal(board, position, below(streams, FIRST_PLAYER + player, legal))
        elif table.policies[player] == GREEDY:
            action = choose_greedily(board, position, table.room)
        else:
            mind = table.minds[player]
            has_chance = mind[NOISE] > 0 or mind[WHIM] > 0 or mind[DISCRETION] > 0
            seed = drawn(streams, FIRST_PLAYER + player) if has_chance else NO_CHANCE
            action = decide(board, mind, table.odds, position, table.room, seed)
        if position[at.PHASE] == at.TERRITORY_CHOICE and position[at.ROUND] == 0:
            tally[BEGAN_IN + position[at.PLAYER]] = position[at.CONTINENT]
        rolled = roll(board, position, action, streams, dice)
        if number < len(log):
            log[number, LOG_PLAYER] = position[at.PLAYER]
            log[number, LOG_ACTION] = action
            log[number, LOG_DICE] = rolled
            for die in range(rolled):
                log[number, LOG_DICE + 1 + die] = dice[die]
        happened = act(board, position, action, dice)
        _count(tally, turn, action, happened)
        if number < len(trace):
            for place in range(len(position)):
                trace[number, place] = position[place]
        number += 1
    return number


@inner
def _count(tally: Row, turn: int, action: int, happened: int) -> None:
    kind = action & at.KIND_MASK
    of_turn = FIRST_TURN + (turn - 1) * TURN_WIDTH
    tally[kind] += 1
    tally[of_turn + ACTIONS_OF_TURN] += 1
    if kind == at.MOVE:
        way = action & at.WAY_MASK
        if happened & CLASH:
            tally[CLASHES] += 1
            tally[CLASHES_AGAIN] += tally[PREVIOUS] == way
            tally[of_turn + CLASHES_OF_TURN] += 1
            tally[of_turn + CONQUESTS_OF_TURN] += happened & CONQUEST != 0
            tally[of_turn + ELIMINATIONS_OF_TURN] += happened & ELIMINATION != 0
            if happened & CONQUEST:
                tally[CONQUERED] |= 1 << (action >> at.TARGET_SHIFT & at.PLACE_MASK)
        else:
            tally[of_turn + MOVES_OF_TURN] += 1
        tally[PREVIOUS] = way
    else:
        tally[PLACED_AGAIN] += kind == at.PLACE_ASSET and tally[PREVIOUS] == action
        tally[PREVIOUS] = action
    tally[TURNS_PLAYED] += happened & TURN_BEGAN != 0
