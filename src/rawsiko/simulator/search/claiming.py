"""Which Materials to claim in Trade with China (R6.2)."""

from rawsiko.simulator.compiling import inner, lowest, population
from rawsiko.simulator.rules import board as on
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.acting import coded
from rawsiko.simulator.rules.board import Board
from rawsiko.simulator.rules.choosing import materials_open_to
from rawsiko.simulator.rules.layout import Position


@inner
def choose_claim(board: Board, position: Position) -> int:
    """A Material of those Applications that the claims left can complete for the most points.

    Combinations of Applications are tried in the order of `itertools.combinations`: fewer first,
    and those with the first Applications of the card before the others.
    """
    player = position[at.PLAYER]
    offered = materials_open_to(board, position)
    card = on.ON_CARD + position[at.CARD + player] * on.CARD_WIDTH
    number = 0
    while board[card + number] >= 0:
        number += 1
    best, most_points = lowest(offered), 0
    for size in range(1, number + 1):
        for choice in range((1 << number) - 1, 0, -1):  # its highest bit is the first of the card
            if population(choice) != size:
                continue
            wanted, points, first = 0, 0, -1
            for nth in range(number):
                if choice >> (number - 1 - nth) & 1:
                    application = board[card + nth]
                    wanted |= board[on.NEEDED_SET + application] & offered
                    points += board[on.POINTS_FOR + application]
                    if first < 0:
                        first = _first_offered(board, application, offered)
            if 1 <= population(wanted) <= position[at.LEFT + player] and points > most_points:
                best, most_points = first, points
    return coded(at.CLAIM_MATERIAL, best)


@inner
def _first_offered(board: Board, application: int, offered: int) -> int:
    """The first of the Application's Materials that can be claimed; -1 if there is none."""
    nth = on.NEEDED + application * on.NEEDED_WIDTH
    while board[nth] >= 0:
        if offered >> board[nth] & 1:
            return board[nth]
        nth += 1
    return -1
