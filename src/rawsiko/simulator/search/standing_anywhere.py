"""Estimates each player's chance to win on any board but the standard one.

The chance is a softmax over the players of the output of a small net. It sees a player's numbers,
the Territories and the Applications of the card. Each Territory is described by itself and what
lies around it; a layer looks at each of them in the same way, and the sum over all of them counts,
so this works on any board. What the others are like on average counts too.
`dev/tuning/tune_standing_anywhere.py` fits the weights to matches of bots.
"""

import math

from rawsiko.simulator import arrays
from rawsiko.simulator.arrays import Floats
from rawsiko.simulator.compiling import inner, lowest, population
from rawsiko.simulator.constants import LEAST_PLAYERS, MOST_PLAYERS
from rawsiko.simulator.rules import board as on
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.acting import materials_of, owner_of, strongest, total_over
from rawsiko.simulator.rules.board import Board
from rawsiko.simulator.rules.layout import Position, Values
from rawsiko.simulator.rules.setup import occupied
from rawsiko.simulator.search.mind import Mind
from rawsiko.simulator.search.prospects import needed_for, points_to_expect, survey_materials
from rawsiko.simulator.search.standing import GREATEST, OF_PROGRESS, add, note
from rawsiko.simulator.search.standing import ROW_WIDTH as ROW_WIDTH_AT_HOME
from rawsiko.simulator.search.survey import (
    EASE,
    HAVING,
    SAFE,
    SAFE_AGAIN,
    Odds,
    Survey,
    chance_to_win,
)

VERSION = 1  # of the inputs and the layout of the weights

# The numbers of a player.
(NOW, PROSPECT, INCOME, STEP, STRENGTH, SHARE, MATERIALS, TERRITORIES, ORDER) = range(9)
(ALONE, NEARLY_ALONE, CAN_RECYCLE, NEWS, STRANGLEHOLD, REAR_GUARD) = range(9, 15)
# What may be conquered next, and what may be lost: the three greatest, and all together.
TAKING, LOSING = 15, 19
NUMBERS = 23

# Then by Territory. The first input is 1 for an own one, -1 for another that is near or wanted,
# otherwise 0, and so is the rest.
SEEN = 16
(WHOSE, GUARDS, WORTH, AGAINST, CHANCE, AT_STAKE, RISK, FOUND, NEW, SUPPORT, FREE, RIVALS) = range(
    12
)
(WANTED, NEARBY, WAYS, CROWD) = range(12, 16)
AWAY, IS_EMPTY, AHEAD = SUPPORT, FREE, RIVALS  # of a Territory that isn't own
LAND = NUMBERS
# Then by Application of the card; the first input is 1, or 0 if there is none.
LISTED = 12
(THERE, POINTS, EXPECTED, LIKELY, COMPLETE, MISSING, HARDEST, HELD) = range(8)
(STEPS, SOURCES, RIVALRY, LENGTH) = range(8, 12)
CARD = LAND + SEEN * at.MOST_TERRITORIES
INPUTS = CARD + LISTED * on.MOST_APPLICATIONS_ON_A_CARD

# The layers: one for each own Territory, one for each other, one for each Application; their sums
# and the numbers go into the first hidden layer, by Turns left, and that and its mean over the
# others into the second. The weights of each input are a row, one for each unit.
LOOKS, READS = 16, 12
HIDDEN, LAST = 48, 24
SUMS = 2 * LOOKS + READS
MOST_TURNS_LEFT = 7  # more count as this many
BIASES = MOST_PLAYERS - LEAST_PLAYERS + 1
OF_OWN = 0
OF_OTHERS = OF_OWN + SEEN * LOOKS
OF_CARD = OF_OTHERS + SEEN * LOOKS
OF_TURNS = OF_CARD + LISTED * READS
TURNS_WIDTH = (BIASES + NUMBERS + SUMS) * HIDDEN
OF_SELF = OF_TURNS + (MOST_TURNS_LEFT + 1) * TURNS_WIDTH
OF_REST = OF_SELF + HIDDEN * LAST
OF_BIAS = OF_REST + HIDDEN * LAST
OF_POWER = OF_BIAS + LAST
VALUES_WIDTH = OF_POWER + LAST

# Working space for each player: the inputs, the layers, and by Material what it is worth to the
# card. One more row holds sums over all players.
LOOK_AT = INPUTS
SUMS_AT = LOOK_AT + max(LOOKS, READS)
HIDDEN_AT = SUMS_AT + SUMS
LAST_AT = HIDDEN_AT + HIDDEN
STAKES = LAST_AT + LAST
NEW_WORTH = STAKES + at.MOST_MATERIALS  # by Territory
ROW_WIDTH = NEW_WORTH + at.MOST_TERRITORIES

FARTHEST = 4  # steps


def room_to_judge() -> Floats:
    """For the net of the standard board too."""
    return arrays.zeros((MOST_PLAYERS + 1, max(ROW_WIDTH, ROW_WIDTH_AT_HOME)))


@inner
def describe(
    board: Board, mind: Mind, odds: Odds, position: Position, survey: Survey, rows: Floats
) -> None:
    """The inputs for all players who live, with the cards in the position."""
    acting = position[at.PLAYER]
    for player in range(position[at.PLAYERS]):
        if position[at.OWN + player] == 0:
            continue
        row = rows[player]
        position[at.PLAYER] = player
        survey_materials(board, mind, odds, position, survey)
        position[at.PLAYER] = acting
        materials = materials_of(board, position, player)
        row[NOW] = _look_at_card(board, position, player, materials, survey, row) / 10
        row[PROSPECT] = points_to_expect(board, position, survey, player) / 10
        _count(board, position, player, materials, row)
        for nth in range(GREATEST + 1):
            row[TAKING + nth] = 0.0
            row[LOSING + nth] = 0.0
    for player in range(position[at.PLAYERS]):
        if position[at.OWN + player]:
            _look_at_territories(board, odds, position, player, rows)


@inner
def _count(board: Board, position: Position, player: int, materials: int, row: Values) -> None:
    own, number = position[at.OWN + player], population(materials)
    strength = total_over(position, at.ASSETS, own)
    row[INCOME] = position[at.LEFT + player] / 3
    row[STEP] = number % 3 / 3
    row[STRENGTH] = strength / 10
    row[SHARE] = strength / max(1, total_over(position, at.ASSETS, occupied(position)))
    row[MATERIALS] = number / 10
    row[TERRITORIES] = population(own) / 10
    row[ORDER] = player / (position[at.PLAYERS] - 1)
    row[ALONE] = 0.0
    row[NEARLY_ALONE] = 0.0
    if position[at.TRADE_WITH_CHINA]:
        others = occupied(position) & ~own
        for continent in range(board[on.CONTINENT_COUNT]):
            land = board[on.LAND_SET + continent]
            if land & own:
                rivals = population(land & others)
                row[ALONE] += 1.0 if rivals == 0 else 0.0
                row[NEARLY_ALONE] += 1.0 if rivals == 1 else 0.0
    recycles = position[at.RECYCLING] and position[at.RECYCLED + player] == 0
    row[CAN_RECYCLE] = 1.0 if recycles else 0.0
    row[NEWS] = position[at.WORLD_NEWS]
    row[STRANGLEHOLD] = position[at.STRANGLEHOLD]
    row[REAR_GUARD] = position[at.LEAVE_ONE_BEHIND]


@inner
def _look_at_card(
    board: Board, position: Position, player: int, materials: int, survey: Survey, row: Values
) -> int:
    """Describe the Applications, and note what each Material is worth to the card. Returns the
    current points."""
    now, place, card = 0, CARD, position[at.CARD + player]
    for material in range(at.MOST_MATERIALS):
        row[STAKES + material] = 0.0
    rivalry = 0
    for other in range(position[at.PLAYERS]):
        if other != player and position[at.OWN + other] and position[at.CARD + other] >= 0:
            rivalry |= needed_for(board, position[at.CARD + other])
    near = _further(board, position[at.OWN + player])
    far = _further(board, near)
    nth = on.ON_CARD + card * on.CARD_WIDTH
    while card >= 0 and board[nth] >= 0:
        points, needed = board[on.POINTS_FOR + board[nth]], board[on.NEEDED_SET + board[nth]]
        nth += 1
        number, there = population(needed), population(needed & materials)
        stake = points / number * (OF_PROGRESS + there / number)
        likely, hardest, held, steps, sources = 1.0, 1.0, 1.0, 0, 9
        row[place + RIVALRY] = population(needed & rivalry) / number
        while needed:
            material = lowest(needed)
            needed &= needed - 1
            row[STAKES + material] += stake
            likely *= survey[HAVING + material]
            if materials >> material & 1:
                lost = (1.0 - survey[SAFE + material]) * (1.0 - survey[SAFE_AGAIN + material])
                held *= 1.0 if survey[EASE + material] == 1.0 else 1.0 - lost
                continue
            found = board[on.FOUND_IN + material]
            hardest = min(hardest, survey[EASE + material])
            sources = min(sources, population(found))
            steps += 1 if found & near else 2 if found & far else 4
        now += points if there == number else 0
        row[place + THERE] = 1.0
        row[place + POINTS] = points / 10
        row[place + EXPECTED] = points / 10 * likely
        row[place + LIKELY] = likely
        row[place + COMPLETE] = points / 10 if there == number else 0.0
        row[place + MISSING] = (number - there) / 4
        row[place + HARDEST] = hardest
        row[place + HELD] = held
        row[place + STEPS] = steps / 8
        row[place + SOURCES] = sources / 5
        row[place + LENGTH] = number / 4
        place += LISTED
    while place < INPUTS:
        row[place + THERE] = 0.0
        place += LISTED
    return now


@inner
def _further(board: Board, territories: int) -> int:
    """These Territories and those adjacent to them."""
    further = territories
    while territories:
        further |= board[on.ADJACENT_SET + lowest(territories)]
        territories &= territories - 1
    return further


@inner
def _look_at_territories(
    board: Board, odds: Odds, position: Position, player: int, rows: Floats
) -> None:
    row, own, twice = rows[player], position[at.OWN + player], 0
    seen = position[at.CLAIMED + player]
    left = own
    while left:
        here = board[on.MATERIALS_IN + lowest(left)]
        left &= left - 1
        twice |= seen & here
        seen |= here
    twice |= position[at.CLAIMED + player]
    for territory in range(board[on.TERRITORY_COUNT]):
        first = LAND + territory * SEEN
        worth = _worth(row, board[on.MATERIALS_IN + territory] & ~seen)
        row[NEW_WORTH + territory] = worth
        row[first + WHOSE] = 0.0
        row[first + GUARDS] = math.log(1.0 + position[at.ASSETS + territory])
        row[first + WORTH] = worth
    left = own
    while left:
        territory = lowest(left)
        left &= left - 1
        _look_at_own(board, odds, position, player, territory, twice, row)
        _look_around(board, position, player, territory, rows)
    edge, reached = own, own
    for steps in range(1, FARTHEST + 1):
        edge = _further(board, edge) & ~reached
        reached |= edge
        left = edge
        while left:
            territory = lowest(left)
            left &= left - 1
            if steps == 1 or row[NEW_WORTH + territory] > 0.0:
                _look_at_other(board, odds, position, player, territory, seen, steps, row)
                _look_around(board, position, player, territory, rows)


@inner
def _look_around(
    board: Board, position: Position, player: int, territory: int, rows: Floats
) -> None:
    """What is the same for a Territory of one's own and another: what it is worth to the others,
    what is beside it, and the others in its Continent."""
    row, first = rows[player], LAND + territory * SEEN
    here, near = board[on.MATERIALS_IN + territory], board[on.ADJACENT_SET + territory]
    wanted = 0.0
    for other in range(position[at.PLAYERS]):
        if other != player and position[at.OWN + other]:
            wanted = max(wanted, _worth(rows[other], here))
    nearby = 0.0
    left = near & ~position[at.OWN + player]
    while left:
        there = lowest(left)
        left &= left - 1
        nearby += row[NEW_WORTH + there] / (1 + position[at.ASSETS + there])
    others = occupied(position) & ~position[at.OWN + player]
    crowd = 0
    for continent in range(board[on.CONTINENT_COUNT]):
        if board[on.LAND_SET + continent] >> territory & 1:
            crowd = population(board[on.LAND_SET + continent] & others)
    row[first + WANTED] = wanted
    row[first + NEARBY] = nearby
    row[first + WAYS] = population(near) / 5
    row[first + CROWD] = crowd / 4


@inner
def _look_at_own(
    board: Board,
    odds: Odds,
    position: Position,
    player: int,
    territory: int,
    twice: int,
    row: Values,
) -> None:
    first, own = LAND + territory * SEEN, position[at.OWN + player]
    here, near = board[on.MATERIALS_IN + territory], board[on.ADJACENT_SET + territory]
    assets, attackers, rivals = position[at.ASSETS + territory], 0, 0
    for other in range(position[at.PLAYERS]):
        theirs = near & position[at.OWN + other]
        if other != player and theirs:
            rivals += population(theirs)
            attackers = max(attackers, _attackers(position, other, theirs))
    risk = chance_to_win(odds, attackers, assets)
    alone = here & ~twice
    at_stake = _worth(row, alone)
    row[first + WHOSE] = 1.0
    row[first + WORTH] = _worth(row, here)
    row[first + AGAINST] = math.log(1.0 + attackers)
    row[first + CHANCE] = risk
    row[first + AT_STAKE] = at_stake
    row[first + RISK] = at_stake * risk
    row[first + FOUND] = population(here) / 3
    row[first + NEW] = population(alone) / 3
    row[first + SUPPORT] = math.log(1.0 + strongest(position, near & own))
    row[first + FREE] = (population(near & ~own) - rivals) / 4
    row[first + RIVALS] = rivals / 4
    note(row, LOSING, at_stake * risk)


@inner
def _look_at_other(
    board: Board,
    odds: Odds,
    position: Position,
    player: int,
    territory: int,
    materials: int,
    steps: int,
    row: Values,
) -> None:
    worth = row[NEW_WORTH + territory]
    first, own = LAND + territory * SEEN, position[at.OWN + player]
    near, assets = board[on.ADJACENT_SET + territory], position[at.ASSETS + territory]
    attackers = max(0, _attackers(position, player, near & own) - 1) if steps == 1 else 0
    chance = chance_to_win(odds, attackers, assets) if assets and attackers else 0.0
    ahead = 0.0
    if assets:
        owner = owner_of(position, territory)
        theirs = population(materials_of(board, position, owner))
        ahead = (theirs - population(materials)) / 10
    elif attackers:
        chance = 1.0
    row[first + WHOSE] = -1.0
    row[first + AGAINST] = math.log(1.0 + strongest(position, near & ~own))
    row[first + CHANCE] = chance
    row[first + AT_STAKE] = worth / steps / (1 + assets)
    row[first + RISK] = worth * chance
    row[first + FOUND] = population(board[on.MATERIALS_IN + territory]) / 3
    row[first + NEW] = population(board[on.MATERIALS_IN + territory] & ~materials) / 3
    row[first + AWAY] = 1.0 / steps
    row[first + IS_EMPTY] = 0.0 if assets else 1.0
    row[first + AHEAD] = ahead
    note(row, TAKING, worth * chance)


@inner
def _worth(row: Values, materials: int) -> float:
    """To the card."""
    worth = 0.0
    while materials:
        worth += row[STAKES + lowest(materials)] / 5
        materials &= materials - 1
    return worth


@inner
def _attackers(position: Position, player: int, origins: int) -> int:
    """The most Assets that the player may have on one of these Territories: half of what they
    place comes there."""
    return strongest(position, origins) + position[at.LEFT + player] // 2


@inner
def _look(board: Board, position: Position, values: Values, row: Values) -> None:
    """Fill the first hidden layer of one player from the inputs in the row."""
    for nth in range(SUMS):
        row[SUMS_AT + nth] = 0.0
    for territory in range(board[on.TERRITORY_COUNT]):
        whose = row[LAND + territory * SEEN + WHOSE]
        if whose > 0.0:
            _sum_up(values, row, LAND + territory * SEEN, SEEN, OF_OWN, LOOKS, SUMS_AT)
        elif whose < 0.0:
            _sum_up(values, row, LAND + territory * SEEN, SEEN, OF_OTHERS, LOOKS, SUMS_AT + LOOKS)
    for nth in range(on.MOST_APPLICATIONS_ON_A_CARD):
        if row[CARD + nth * LISTED + THERE] > 0.0:
            _sum_up(values, row, CARD + nth * LISTED, LISTED, OF_CARD, READS, SUMS_AT + 2 * LOOKS)
    left = min(position[at.TURNS] - position[at.TURN], MOST_TURNS_LEFT)
    first = OF_TURNS + left * TURNS_WIDTH
    bias = first + (position[at.PLAYERS] - LEAST_PLAYERS) * HIDDEN
    hidden = row[HIDDEN_AT : HIDDEN_AT + HIDDEN]
    for unit in range(HIDDEN):
        hidden[unit] = values[bias + unit]
    first += BIASES * HIDDEN
    for nth in range(NUMBERS):
        add(hidden, HIDDEN, values, row[nth], first + nth * HIDDEN)
    first += NUMBERS * HIDDEN
    for nth in range(SUMS):
        add(hidden, HIDDEN, values, row[SUMS_AT + nth], first + nth * HIDDEN)
    for unit in range(HIDDEN):
        hidden[unit] = max(0.0, hidden[unit])


@inner
def _sum_up(
    values: Values, row: Values, inputs: int, number: int, weights: int, units: int, sums: int
) -> None:
    """Add what one layer makes of these inputs to the sums."""
    look = row[LOOK_AT : LOOK_AT + units]
    for unit in range(units):
        look[unit] = 0.0
    for nth in range(number):
        add(look, units, values, row[inputs + nth], weights + nth * units)
    for unit in range(units):
        row[sums + unit] += max(0.0, look[unit])


@inner
def _power(values: Values, row: Values, total: Values, living: int) -> float:
    """The net's output for a player, from the first hidden layer and its sum over all players."""
    last = row[LAST_AT : LAST_AT + LAST]
    for unit in range(LAST):
        last[unit] = values[OF_BIAS + unit]
    others = max(1, living - 1)
    for nth in range(HIDDEN):
        mine = row[HIDDEN_AT + nth]
        rest = (total[HIDDEN_AT + nth] - mine) / others
        add(last, LAST, values, mine, OF_SELF + nth * LAST)
        add(last, LAST, values, rest, OF_REST + nth * LAST)
    power = 0.0
    for unit in range(LAST):
        power += values[OF_POWER + unit] * max(0.0, last[unit])
    return power


@inner
def chance_anywhere(
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
    total, living = rows[MOST_PLAYERS], 0
    for nth in range(HIDDEN_AT, HIDDEN_AT + HIDDEN):
        total[nth] = 0.0
    describe(board, mind, odds, position, survey, rows)
    for player in range(position[at.PLAYERS]):
        if position[at.OWN + player] == 0:
            continue
        living += 1
        _look(board, position, values, rows[player])
        for nth in range(HIDDEN_AT, HIDDEN_AT + HIDDEN):
            total[nth] += rows[player][nth]
    everybody, mine = 0.0, 0.0
    for player in range(position[at.PLAYERS]):
        if position[at.OWN + player] == 0:
            continue
        weight = math.exp(_power(values, rows[player], total, living))
        everybody += weight
        if player == me:
            mine = weight
    return mine / everybody
