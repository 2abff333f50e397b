"""The board as the greedy player sees it: prizes, threats and reach by Territory."""

import numpy as np

from rawsiko.simulator.compiling import inner, lowest, population
from rawsiko.simulator.odds import MOST_ASSETS, chance_to_conquer
from rawsiko.simulator.rules import board as on
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.board import Board
from rawsiko.simulator.rules.layout import Position, Values
from rawsiko.simulator.search.greedy_weights import (
    DISTANCE,
    HOSTILITY,
    MATERIAL,
    MATERIAL_PER_TURN,
    RESISTANCE,
    TERRITORY,
    UNFINISHED,
    UNFINISHED_IN_LAST_TURN,
)

# How many steps away a prize may be.
HORIZON = 3

# The chance to conquer, by attackers and defenders.
CHANCES = np.array(
    [[chance_to_conquer(a, d) for d in range(MOST_ASSETS + 1)] for a in range(MOST_ASSETS + 1)]
)

# How the board looks to a player, in one row of numbers: by Territory what control is worth, how
# many Assets may attack it, and what can be reached from it; then scratch space.
Outlook = Values
PRIZES = 0
THREATS = PRIZES + at.MOST_TERRITORIES
REACH = THREATS + at.MOST_TERRITORIES
LURES = REACH + at.MOST_TERRITORIES
GOING_FOR = LURES + at.MOST_TERRITORIES
EMPTY = GOING_FOR + at.MOST_TERRITORIES
OUTLOOK_WIDTH = EMPTY + on.MOST_ADJACENT


@inner
def look(board: Board, position: Position, outlook: Outlook) -> None:
    _look_for_prizes(board, position, outlook)
    _look_for_threats(board, position, outlook)
    _look_around(board, position, outlook)


@inner
def _look_for_prizes(board: Board, position: Position, outlook: Outlook) -> None:
    own = position[at.OWN + position[at.PLAYER]]
    controlled = 0  # Materials in own Territories
    twice = 0  # those in several
    left = own
    while left:
        here = board[on.MATERIALS_IN + lowest(left)]
        left &= left - 1
        twice |= controlled & here
        controlled |= here
    turns_left = position[at.TURNS] - position[at.TURN]
    material = MATERIAL + MATERIAL_PER_TURN * turns_left
    card = on.ON_CARD + position[at.CARD + position[at.PLAYER]] * on.CARD_WIDTH
    unfinished = UNFINISHED if turns_left > 0 else UNFINISHED_IN_LAST_TURN
    for territory in range(board[on.TERRITORY_COUNT]):
        if own >> territory & 1:
            touched, sign = board[on.MATERIALS_IN + territory] & controlled & ~twice, -1
        else:
            touched, sign = board[on.MATERIALS_IN + territory] & ~controlled, 1
        worth = 0.0
        if touched:
            change = _change(board, card, unfinished, controlled, touched, sign)
            worth = material * population(touched) + change
        outlook[PRIZES + territory] = TERRITORY + worth


@inner
def _change(
    board: Board,
    card: int,
    unfinished: float,
    controlled: int,
    touched: int,
    sign: int,
) -> float:
    """The change in the card's value from gaining or losing these Materials."""
    change = 0.0
    while board[card] >= 0:
        application = board[card]
        needed = board[on.NEEDED_SET + application]
        number = population(needed & touched)
        if number:
            all_needed, have = population(needed), population(needed & controlled)
            after = _progress(have + sign * number, all_needed, unfinished)
            now = _progress(have, all_needed, unfinished)
            points = board[on.POINTS_FOR + application]
            change += abs(points * after - points * now)
        card += 1
    return change


@inner
def _progress(have: int, needed: int, unfinished: float) -> float:
    """The share of its points that an Application is worth with some of its Materials."""
    return 1.0 if have == needed else unfinished * (have / needed) ** 2


@inner
def _look_for_threats(board: Board, position: Position, outlook: Outlook) -> None:
    """By players who still act before this player's next Action Phase, if there is one."""
    player = position[at.PLAYER]
    is_last_turn = position[at.TURN] == position[at.TURNS]
    enemies = 0
    for other in range(position[at.PLAYERS]):
        if other > player or (other < player and not is_last_turn):
            enemies |= position[at.OWN + other]
    for territory in range(board[on.TERRITORY_COUNT]):
        near = board[on.ADJACENT_SET + territory] & enemies
        most = 0
        while near:
            most = max(most, position[at.ASSETS + lowest(near)])
            near &= near - 1
        outlook[THREATS + territory] = most


@inner
def _look_around(board: Board, position: Position, outlook: Outlook) -> None:
    """The best prize near each Territory, discounted by distance."""
    own = position[at.OWN + position[at.PLAYER]]
    for territory in range(board[on.TERRITORY_COUNT]):
        guards = position[at.ASSETS + territory]
        lure = outlook[PRIZES + territory] / (1 + RESISTANCE * guards)
        lure = 0.0 if own >> territory & 1 else lure
        outlook[LURES + territory] = lure
        outlook[GOING_FOR + territory] = lure
    for _ in range(HORIZON - 1):
        _look_next_door(board, outlook)
        for territory in range(board[on.TERRITORY_COUNT]):
            outlook[GOING_FOR + territory] = max(
                outlook[LURES + territory], DISTANCE * outlook[REACH + territory]
            )
    _look_next_door(board, outlook)


@inner
def _look_next_door(board: Board, outlook: Outlook) -> None:
    for territory in range(board[on.TERRITORY_COUNT]):
        first = on.ADJACENT + territory * on.ADJACENT_WIDTH
        best = outlook[GOING_FOR + board[first]]
        for nth in range(first + 1, first + board[on.ADJACENT_COUNT + territory]):
            best = max(best, outlook[GOING_FOR + board[nth]])
        outlook[REACH + territory] = best


@inner
def chance_to_win(attackers: int, defenders: int) -> float:
    return CHANCES[min(attackers, MOST_ASSETS), min(defenders, MOST_ASSETS)]


@inner
def hold(outlook: Outlook, territory: int, assets: int) -> float:
    """The worth of the Territory with this many own Assets on it."""
    if assets <= 0:
        return 0.0
    chance = chance_to_win(int(outlook[THREATS + territory]), assets)
    return outlook[PRIZES + territory] * (1 - HOSTILITY * chance)
