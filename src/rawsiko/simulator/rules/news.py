"""World news (R4.10), compiled: what Territories supply now, and which card a die opens."""

from rawsiko.simulator.compiling import inner
from rawsiko.simulator.rules import board as on
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.board import Board
from rawsiko.simulator.rules.layout import Position


@inner
def supply(board: Board, position: Position) -> None:
    """Let the board's Territories supply what they do in this position (R2.4), and what they will
    at the end of the match."""
    if board[on.IS_CHANGED]:
        for card in range(board[on.NEWS_COUNT]):
            is_printed = 1 - board[on.NEWS_ADDS + card]
            _let_supply(board, card, is_printed, on.MATERIALS_IN, on.FOUND_IN)
            _let_supply(board, card, is_printed, on.MATERIALS_AT_END, on.FOUND_AT_END)
        board[on.IS_CHANGED] = 0
    turns_left = position[at.TURNS] - position[at.TURN]
    nth = at.NEWS
    while position[nth]:
        card, left = card_in(position, nth), position[nth] & at.NEWS_MASK
        adds = board[on.NEWS_ADDS + card]
        if left > 0:
            _let_supply(board, card, adds, on.MATERIALS_IN, on.FOUND_IN)
            board[on.IS_CHANGED] = 1
        if left > turns_left:
            _let_supply(board, card, adds, on.MATERIALS_AT_END, on.FOUND_AT_END)
        nth += 1


@inner
def sides_of_draw(board: Board, position: Position) -> int:
    """The weights of the cards that can be opened; 0 if there is none."""
    sides = 0
    for card in range(board[on.NEWS_COUNT]):
        if can_open(board, position, card):
            sides += board[on.NEWS_WEIGHT + card]
    return sides


@inner
def open_card(board: Board, position: Position, die: int) -> None:
    """The first sides of the die open the first card that can be opened, and so on."""
    card, left = -1, die
    while left > 0:
        card += 1
        if can_open(board, position, card):
            left -= board[on.NEWS_WEIGHT + card]
    nth = at.NEWS
    while position[nth]:
        nth += 1
    position[nth] = (card + 1) << at.NEWS_BITS | board[on.NEWS_TURNS + card]
    supply(board, position)


@inner
def begin_turn_of_news(board: Board, position: Position) -> None:
    """One Turn less is left of each open card; those without any are set aside."""
    nth = at.NEWS
    while position[nth]:
        if position[nth] & at.NEWS_MASK:
            position[nth] -= 1
        nth += 1
    supply(board, position)


@inner
def weight_of_all(board: Board, position: Position) -> int:
    """Of all cards that were never opened, whether they can be or not."""
    weight = 0
    for card in range(board[on.NEWS_COUNT]):
        weight += board[on.NEWS_WEIGHT + card]
    nth = at.NEWS
    while position[nth]:
        weight -= board[on.NEWS_WEIGHT + card_in(position, nth)]
        nth += 1
    return weight


@inner
def chance_to_be_cut_off(
    board: Board, position: Position, territory: int, material: int, weight: int
) -> float:
    """That a card still to be opened stops this supply at the end of the match, roughly; `weight`
    is that of all cards."""
    turns_left = position[at.TURNS] - position[at.TURN]
    spared = 1.0
    card = board[on.FIRST_NEWS_OF + territory]
    while card >= 0:
        stops = board[on.NEWS_MATERIAL + card] == material and not board[on.NEWS_ADDS + card]
        if stops and not was_opened(position, card):
            # Cards that opened earlier are set aside before the end.
            for _ in range(min(turns_left, board[on.NEWS_TURNS + card])):
                spared *= 1.0 - board[on.NEWS_WEIGHT + card] / weight
        card = board[on.NEXT_NEWS_OF + card]
    return 1.0 - spared


@inner
def can_open(board: Board, position: Position, card: int) -> bool:
    if was_opened(position, card):
        return False
    here = 1 << board[on.NEWS_TERRITORY + card]
    supplied_by = board[on.FOUND_IN + board[on.NEWS_MATERIAL + card]]
    if board[on.NEWS_ADDS + card]:
        return supplied_by & here == 0
    return supplied_by & here != 0 and supplied_by & ~here != 0


@inner
def was_opened(position: Position, card: int) -> bool:
    """In this match."""
    nth = at.NEWS
    while position[nth]:
        if card_in(position, nth) == card:
            return True
        nth += 1
    return False


@inner
def card_in(position: Position, nth: int) -> int:
    """The card at this place of the position."""
    return (position[nth] >> at.NEWS_BITS) - 1


@inner
def _let_supply(board: Board, card: int, does: int, materials_in: int, found_in: int) -> None:
    """Let the card's Territory supply its Material (1) or not (0), in these columns."""
    territory, material = board[on.NEWS_TERRITORY + card], board[on.NEWS_MATERIAL + card]
    if does:
        board[materials_in + territory] |= 1 << material
        board[found_in + material] |= 1 << territory
    else:
        board[materials_in + territory] &= ~(1 << material)
        board[found_in + material] &= ~(1 << territory)
