"""Who is how near to winning: a few numbers for each player, and the chance that follows.

The chance is a softmax over the players of a weighted sum of those numbers, with weights for each
number of Turns left. `dev/tune_bots.py` finds them in matches of bots.
"""

import math

from rawsiko.simulator.acting import materials_of
from rawsiko.simulator.board import CARD_WIDTH, NEEDED_SET, ON_CARD, POINTS_FOR, Board
from rawsiko.simulator.compiling import entry, inner, lowest, population
from rawsiko.simulator.layout import (
    ASSETS,
    CARD,
    LEFT,
    OWN,
    PLAYER,
    PLAYERS,
    TURN,
    TURNS,
    Position,
    Values,
)
from rawsiko.simulator.mind import Floats, Mind
from rawsiko.simulator.survey import Odds, Survey, points_to_expect, survey_materials

(NOW, PROSPECT, INCOME, STRENGTH, MATERIALS, TERRITORIES, ORDER) = range(7)
FEATURES = 7
MOST_TURNS_LEFT = 7  # whoever has more is judged by these
VALUES_WIDTH = (MOST_TURNS_LEFT + 1) * FEATURES


@inner
def describe(
    board: Board,
    mind: Mind,
    odds: Odds,
    position: Position,
    survey: Survey,
    player: int,
    row: Values,
) -> None:
    """The numbers of one player, with the card that is there."""
    acting = position[PLAYER]
    position[PLAYER] = player
    survey_materials(board, mind, odds, position, survey)
    position[PLAYER] = acting
    materials = materials_of(board, position, player)
    now, strength = 0, 0
    if position[CARD + player] >= 0:
        nth = ON_CARD + position[CARD + player] * CARD_WIDTH
        while board[nth] >= 0:
            if board[NEEDED_SET + board[nth]] & ~materials == 0:
                now += board[POINTS_FOR + board[nth]]
            nth += 1
    own = position[OWN + player]
    while own:
        strength += position[ASSETS + lowest(own)]
        own &= own - 1
    row[NOW] = now / 10
    row[PROSPECT] = points_to_expect(board, position, survey, player) / 10
    row[INCOME] = position[LEFT + player] / 3
    row[STRENGTH] = strength / 10
    row[MATERIALS] = population(materials) / 10
    row[TERRITORIES] = population(position[OWN + player]) / 10
    row[ORDER] = player / (position[PLAYERS] - 1)


@inner
def chance_of(
    board: Board,
    mind: Mind,
    odds: Odds,
    values: Values,
    position: Position,
    survey: Survey,
    rows: Floats,
    me: int,
) -> float:
    """The chance of one player to win, at the beginning of a Turn; all cards must be there."""
    players = position[PLAYERS]
    first = min(position[TURNS] - position[TURN], MOST_TURNS_LEFT) * FEATURES
    total, mine = 0.0, 0.0
    for player in range(players):
        if position[OWN + player] == 0:
            continue
        describe(board, mind, odds, position, survey, player, rows[player])
        power = 0.0
        for feature in range(FEATURES):
            power += values[first + feature] * rows[player, feature]
        weight = math.exp(power)
        total += weight
        if player == me:
            mine = weight
    return mine / total


@entry
def describe_all(
    board: Board, mind: Mind, odds: Odds, position: Position, survey: Survey, rows: Floats
) -> None:
    """The numbers of every player: a row for each."""
    for player in range(position[PLAYERS]):
        describe(board, mind, odds, position, survey, player, rows[player])
