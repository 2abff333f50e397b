"""Guesses the other players' cards: those that fit what a player controls are more likely and, for
close observers, those whose Materials they guard well."""

import math

from rawsiko.simulator import arrays
from rawsiko.simulator.compiling import entry, inner, lowest, population
from rawsiko.simulator.constants import MOST_PLAYERS
from rawsiko.simulator.rules import board as on
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.acting import materials_of, total_over
from rawsiko.simulator.rules.board import Board
from rawsiko.simulator.rules.drawing import STEP, mixed
from rawsiko.simulator.rules.layout import Position, Values
from rawsiko.simulator.search.prospects import needed_for

BELIEFS_WIDTH = MOST_PLAYERS * on.MOST_CARDS

# Weight per point that a player could score with a card.
SURENESS = 0.25
# For close observers, before the first Turn and in the last: weights of points and of guards.
# Fitted to matches of Medium (docs/tuning.md). Early on, what fits a card is mere chance.
BY_POINTS = (-0.075, 0.111)
BY_GUARDS = (0.152, 0.360)


@inner
def guess(board: Board, position: Position, me: int, closely: int, beliefs: Values) -> None:
    """A weight for each other player and card; not normalized."""
    by_points, by_guards = SURENESS, 0.0
    if closely:
        late = position[at.TURN] / position[at.TURNS]
        by_points = BY_POINTS[0] + late * (BY_POINTS[1] - BY_POINTS[0])
        by_guards = BY_GUARDS[0] + late * (BY_GUARDS[1] - BY_GUARDS[0])
    for player in range(position[at.PLAYERS]):
        if player == me:
            continue
        materials = materials_of(board, position, player)
        for card in range(board[on.CARD_COUNT]):
            sign = by_points * _fit(board, card, materials)
            if closely:
                sign += by_guards * _guarded(board, position, player, card)
            beliefs[player * on.MOST_CARDS + card] = math.exp(sign)


@entry
def signs(board: Board, position: Position, player: int, card: int) -> tuple[float, float]:
    """The evidence for a card: points within reach, and guards."""
    materials = materials_of(board, position, player)
    return _fit(board, card, materials), _guarded(board, position, player, card)


@inner
def _guarded(board: Board, position: Position, player: int, card: int) -> float:
    """The sum of the logarithms of the Assets that guard each Material of the card."""
    total, needed = 0.0, needed_for(board, card)
    while needed:
        places = board[on.FOUND_IN + lowest(needed)] & position[at.OWN + player]
        needed &= needed - 1
        total += math.log(1.0 + total_over(position, at.ASSETS, places))
    return total


@inner
def _fit(board: Board, card: int, materials: int) -> float:
    """The points of its Applications, each times the square of its completeness."""
    fit = 0.0
    nth = on.ON_CARD + card * on.CARD_WIDTH
    while board[nth] >= 0:
        needed = board[on.NEEDED_SET + board[nth]]
        part = population(needed & materials) / population(needed)
        fit += board[on.POINTS_FOR + board[nth]] * part * part
        nth += 1
    return fit


@inner
def deal(
    board: Board, position: Position, source: Position, beliefs: Values, seed: arrays.uint64
) -> None:
    """Deal cards to the others, no card twice. Players whose cards `source` shows keep them."""
    given = 0  # cards from number 62 on may be dealt twice; no content has that many
    for player in range(position[at.PLAYERS]):
        if source[at.CARD + player] >= 0:
            given |= _bit(source[at.CARD + player])
    for player in range(position[at.PLAYERS]):
        is_out = position[at.OWN + player] == 0 and position[at.PHASE] > at.INITIAL_PLACEMENT
        if source[at.CARD + player] >= 0 or is_out:
            continue
        total = 0.0
        for card in range(board[on.CARD_COUNT]):
            if not given & _bit(card):
                total += beliefs[player * on.MOST_CARDS + card]
        draw = (
            (mixed(seed + arrays.uint64(player + 1) * STEP) >> arrays.uint64(11)) * 2.0**-53 * total
        )
        chosen = -1
        for card in range(board[on.CARD_COUNT]):
            if given & _bit(card):
                continue
            draw -= beliefs[player * on.MOST_CARDS + card]
            if chosen < 0 or draw + beliefs[player * on.MOST_CARDS + card] > 0:
                chosen = card
            if draw <= 0:
                break
        position[at.CARD + player] = chosen
        given |= _bit(chosen)


@inner
def _bit(card: int) -> int:
    return 1 << card if card < 62 else 0
