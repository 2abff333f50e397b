"""Points and places (R6.3, R6.4, R5.2), compiled."""

from rawsiko.simulator.arrays import Numbers
from rawsiko.simulator.compiling import inner, population
from rawsiko.simulator.rules import board as on
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.acting import materials_of
from rawsiko.simulator.rules.board import Board
from rawsiko.simulator.rules.layout import Position, Row

# The fields of a row in the order in which players are compared; then the place.
POINTS, APPLICATIONS, MATERIALS, TERRITORIES, PLACE = range(5)
SCORE_WIDTH = 5


@inner
def score(board: Board, position: Position, scores: Numbers) -> None:
    """Current scores and places, a row per player."""
    players = position[at.PLAYERS]
    for player in range(players):
        _score_player(board, position, player, scores[player])
    living = 0
    for player in range(players):
        if position[at.OWN + player] != 0:
            living += 1
            scores[player, PLACE] = 1
            for other in range(players):
                is_better = position[at.OWN + other] != 0 and _beats(scores[other], scores[player])
                scores[player, PLACE] += is_better
    place = living
    eliminated = position[at.ELIMINATED]
    while eliminated:  # the last eliminated comes first in the list
        place += 1
        scores[(eliminated & ((1 << at.LIST_BITS) - 1)) - 1, PLACE] = place
        eliminated >>= at.LIST_BITS


@inner
def _score_player(board: Board, position: Position, player: int, row: Row) -> None:
    materials = materials_of(board, position, player)
    row[POINTS] = 0
    row[APPLICATIONS] = 0
    row[MATERIALS] = population(materials)
    row[TERRITORIES] = population(position[at.OWN + player])
    if position[at.OWN + player] == 0 or position[at.CARD + player] < 0:
        return
    nth = on.ON_CARD + position[at.CARD + player] * on.CARD_WIDTH
    while board[nth] >= 0:
        if board[on.NEEDED_SET + board[nth]] & ~materials == 0:
            row[POINTS] += board[on.POINTS_FOR + board[nth]]
            row[APPLICATIONS] += 1
        nth += 1


@inner
def _beats(one: Row, other: Row) -> bool:
    """R6.4."""
    for part in range(PLACE):
        if one[part] != other[part]:
            return one[part] > other[part]
    return False
