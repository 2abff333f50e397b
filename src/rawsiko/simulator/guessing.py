"""What the others may hold: cards that fit what they control are more likely."""

import math

import numpy as np

from rawsiko.simulator.acting import materials_of
from rawsiko.simulator.board import (
    CARD_COUNT,
    CARD_WIDTH,
    MOST_CARDS,
    NEEDED_SET,
    ON_CARD,
    POINTS_FOR,
    Board,
)
from rawsiko.simulator.compiling import inner, population
from rawsiko.simulator.drawing import mixed
from rawsiko.simulator.layout import (
    CARD,
    INVESTMENT,
    MOST_PLAYERS,
    OWN,
    PHASE,
    PLAYERS,
    Position,
    Values,
)

BELIEFS_WIDTH = MOST_PLAYERS * MOST_CARDS
STEP = np.uint64(0x9E3779B97F4A7C15)

# How sure one may be that a card fits, by points that lie ready for it.
SURENESS = 0.25


@inner
def guess(board: Board, position: Position, me: int, beliefs: Values) -> None:
    """For each of the others and each card, how likely it is; they do not add up to anything."""
    for player in range(position[PLAYERS]):
        if player == me:
            continue
        materials = materials_of(board, position, player)
        for card in range(board[CARD_COUNT]):
            fit = SURENESS * _fit(board, card, materials)
            beliefs[player * MOST_CARDS + card] = math.exp(fit)


@inner
def _fit(board: Board, card: int, materials: int) -> float:
    """The points of its Applications, each by the square of how much of it is there."""
    fit = 0.0
    nth = ON_CARD + card * CARD_WIDTH
    while board[nth] >= 0:
        needed = board[NEEDED_SET + board[nth]]
        part = population(needed & materials) / population(needed)
        fit += board[POINTS_FOR + board[nth]] * part * part
        nth += 1
    return fit


@inner
def deal(
    board: Board, position: Position, source: Position, beliefs: Values, seed: np.uint64
) -> None:
    """Give the others cards, no card twice; those whose cards `source` shows keep them."""
    given = 0  # cards from 62 on may be dealt twice: no content has so many
    for player in range(position[PLAYERS]):
        if source[CARD + player] >= 0:
            given |= _bit(source[CARD + player])
    for player in range(position[PLAYERS]):
        is_out = position[OWN + player] == 0 and position[PHASE] >= INVESTMENT
        if source[CARD + player] >= 0 or is_out:
            continue
        total = 0.0
        for card in range(board[CARD_COUNT]):
            if not given & _bit(card):
                total += beliefs[player * MOST_CARDS + card]
        draw = (mixed(seed + np.uint64(player + 1) * STEP) >> np.uint64(11)) * 2.0**-53 * total
        chosen = -1
        for card in range(board[CARD_COUNT]):
            if given & _bit(card):
                continue
            draw -= beliefs[player * MOST_CARDS + card]
            if chosen < 0 or draw + beliefs[player * MOST_CARDS + card] > 0:
                chosen = card
            if draw <= 0:
                break
        position[CARD + player] = chosen
        given |= _bit(chosen)


@inner
def _bit(card: int) -> int:
    return 1 << card if card < 62 else 0
