"""Estimates each player's chance to win on the standard board.

The chance is a softmax over the players of the output of a small net: a player's numbers and what
they see on each Territory, one hidden layer, one output. Its weights belong to one board; on others
`standing_anywhere` judges. `dev/tuning/tune_standing.py` fits them to matches of bots.
"""

import math

from rawsiko.simulator.arrays import Floats
from rawsiko.simulator.compiling import inner, lowest, population
from rawsiko.simulator.constants import LEAST_PLAYERS, MOST_PLAYERS
from rawsiko.simulator.rules import board as on
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.acting import materials_of, strongest, total_over
from rawsiko.simulator.rules.board import Board
from rawsiko.simulator.rules.layout import Position, Values
from rawsiko.simulator.search.mind import Mind
from rawsiko.simulator.search.prospects import points_to_expect, survey_materials
from rawsiko.simulator.search.survey import Odds, Survey, chance_to_win

# The numbers of a player.
(NOW, PROSPECT, INCOME, STRENGTH, MATERIALS, TERRITORIES, ORDER) = range(7)
# What may be conquered next, and what may be lost: the three greatest, and all together.
TAKING, LOSING = 7, 11
GREATEST = 3
NUMBERS = 15
# Then by Territory: own Assets there, those of others, what it gives to the card, what it would.
(GUARDS, RIVALS, GIVES, WOULD_GIVE) = range(4)
SEEN = 4
INPUTS = NUMBERS + SEEN * at.MOST_TERRITORIES

# The weights, by Turns left: a bias for each number of players, and those of the numbers; then
# those of what is seen; then those of the power. Each is a row, one for each hidden unit.
HIDDEN = 64
MOST_TURNS_LEFT = 6  # more count as this many
BIASES = MOST_PLAYERS - LEAST_PLAYERS + 1
OF_TURNS = (BIASES + NUMBERS) * HIDDEN
OF_SEEN = (MOST_TURNS_LEFT + 1) * OF_TURNS
OF_POWER = OF_SEEN + SEEN * at.MOST_TERRITORIES * HIDDEN
VALUES_WIDTH = OF_POWER + HIDDEN

# Working space: the inputs, the hidden layer, and by Material what it is worth to the card.
HIDDEN_AT = INPUTS
STAKES = HIDDEN_AT + HIDDEN
ROW_WIDTH = STAKES + at.MOST_MATERIALS

OF_PROGRESS = 0.3  # weight of a Material for an Application without any


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
    """The inputs for one player, with the card in the position."""
    acting = position[at.PLAYER]
    position[at.PLAYER] = player
    survey_materials(board, mind, odds, position, survey)
    position[at.PLAYER] = acting
    materials = materials_of(board, position, player)
    now = _look_at_card(board, position[at.CARD + player], materials, row)
    strength = total_over(position, at.ASSETS, position[at.OWN + player])
    row[NOW] = now / 10
    row[PROSPECT] = points_to_expect(board, position, survey, player) / 10
    row[INCOME] = position[at.LEFT + player] / 3
    row[STRENGTH] = strength / 10
    row[MATERIALS] = population(materials) / 10
    row[TERRITORIES] = population(position[at.OWN + player]) / 10
    row[ORDER] = player / (position[at.PLAYERS] - 1)
    for nth in range(GREATEST + 1):
        row[TAKING + nth] = 0.0
        row[LOSING + nth] = 0.0
    _look_at_territories(board, odds, position, player, materials, row)


@inner
def _look_at_card(board: Board, card: int, materials: int, row: Values) -> int:
    """Fill in what each Material is worth to the card. Returns the current points."""
    now = 0
    for material in range(at.MOST_MATERIALS):
        row[STAKES + material] = 0.0
    if card < 0:
        return now
    nth = on.ON_CARD + card * on.CARD_WIDTH
    while board[nth] >= 0:
        points, needed = board[on.POINTS_FOR + board[nth]], board[on.NEEDED_SET + board[nth]]
        nth += 1
        number, there = population(needed), population(needed & materials)
        if there == number:
            now += points
        stake = points / number * (OF_PROGRESS + there / number)
        while needed:
            row[STAKES + lowest(needed)] += stake
            needed &= needed - 1
    return now


@inner
def _look_at_territories(
    board: Board, odds: Odds, position: Position, player: int, materials: int, row: Values
) -> None:
    own = position[at.OWN + player]
    for territory in range(board[on.TERRITORY_COUNT]):
        assets = position[at.ASSETS + territory]
        is_own = own >> territory & 1
        worth = 0.0
        here = board[on.MATERIALS_IN + territory]
        here = here if is_own else here & ~materials
        while here:
            worth += row[STAKES + lowest(here)] / 5
            here &= here - 1
        there = math.log(1.0 + assets) if assets else 0.0
        first = NUMBERS + territory * SEEN
        row[first + GUARDS] = there if is_own else 0.0
        row[first + RIVALS] = 0.0 if is_own else there
        row[first + GIVES] = worth if is_own else 0.0
        row[first + WOULD_GIVE] = 0.0 if is_own else worth
        if worth == 0.0:
            continue
        if is_own:
            attackers = _attackers(board, position, territory, player)
            note(row, LOSING, worth * chance_to_win(odds, attackers, assets))
        else:
            near = board[on.ADJACENT_SET + territory] & own
            if near:
                attackers = strongest(position, near) - 1 + position[at.LEFT + player]
                chance = chance_to_win(odds, attackers, assets) if assets else 1.0
                note(row, TAKING, worth * chance)


@inner
def _attackers(board: Board, position: Position, territory: int, player: int) -> int:
    """The most Assets that somebody else may have beside the Territory: half of what they place."""
    most = 0
    for other in range(position[at.PLAYERS]):
        near = board[on.ADJACENT_SET + territory] & position[at.OWN + other]
        if other != player and near:
            most = max(most, strongest(position, near) + position[at.LEFT + other] // 2)
    return most


@inner
def note(row: Values, first: int, worth: float) -> None:
    """Insert into the sorted greatest values and add to the sum after them."""
    row[first + GREATEST] += worth
    place = first + GREATEST
    while place > first and row[place - 1] < worth:
        place -= 1
    for nth in range(first + GREATEST - 1, place, -1):
        row[nth] = row[nth - 1]
    if place < first + GREATEST:
        row[place] = worth


@inner
def _power(board: Board, position: Position, values: Values, row: Values) -> float:
    """The net's output for the inputs in the row."""
    left = min(position[at.TURNS] - position[at.TURN], MOST_TURNS_LEFT)
    first = left * OF_TURNS
    bias = first + (position[at.PLAYERS] - LEAST_PLAYERS) * HIDDEN
    hidden = row[HIDDEN_AT : HIDDEN_AT + HIDDEN]
    for unit in range(HIDDEN):
        hidden[unit] = values[bias + unit]
    first += BIASES * HIDDEN
    for nth in range(NUMBERS):
        add(hidden, HIDDEN, values, row[nth], first + nth * HIDDEN)
    for nth in range(SEEN * board[on.TERRITORY_COUNT]):
        if row[NUMBERS + nth] != 0.0:
            add(hidden, HIDDEN, values, row[NUMBERS + nth], OF_SEEN + nth * HIDDEN)
    power = 0.0
    for unit in range(HIDDEN):
        power += values[OF_POWER + unit] * max(0.0, hidden[unit])
    return power


@inner
def add(layer: Values, units: int, values: Values, number: float, first: int) -> None:
    """Add an input times its weights to a layer."""
    weights = values[first : first + units]  # indices from 0 let the compiler vectorize this
    for unit in range(units):
        layer[unit] += number * weights[unit]


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
    """One player's chance to win at the beginning of a Turn; all cards must be known."""
    total, mine = 0.0, 0.0
    for player in range(position[at.PLAYERS]):
        if position[at.OWN + player] == 0:
            continue
        describe(board, mind, odds, position, survey, player, rows[player])
        weight = math.exp(_power(board, position, values, rows[player]))
        total += weight
        if player == me:
            mine = weight
    return mine / total
