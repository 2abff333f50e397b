"""The board as the greedy player sees it: a survey with weights, worth and threats of its own.

All values are in victory points. They were chosen by playing variants against each other, some 200
matches each. Bolder ones (less hostility, more for a TERRITORY) win a little more often, but clash
twice as much and make matches longer.
"""

from rawsiko.simulator import arrays
from rawsiko.simulator.arrays import Floats
from rawsiko.simulator.compiling import inner, lowest, population
from rawsiko.simulator.odds import MOST_ASSETS, chance_to_conquer
from rawsiko.simulator.rules import board as on
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.acting import materials_of, strongest
from rawsiko.simulator.rules.board import Board
from rawsiko.simulator.rules.layout import Position
from rawsiko.simulator.search.mind import ODDS_WIDTH, WEIGHTS, mind_of
from rawsiko.simulator.search.survey import THREAT, WORTH, Survey, set_weights
from rawsiko.simulator.search.worth import look_around

# A complete Application of the card is worth its points, an incomplete one this share of them times
# the square of the fraction of its Materials that are controlled.
UNFINISHED = 0.8
UNFINISHED_IN_LAST_TURN = 0.4

MATERIAL_PER_TURN = 0.15  # that still follows: Materials bring Assets (R4.2)
MATERIAL = 0.1  # decides between equal points (R6.4)
TERRITORY = 0.3  # room to grow, and the last tie-break (R6.4)

# What greedy shares with other bots. The other weights are 0.
OWN_WEIGHTS = {
    "hostility": 0.4,
    "reach": 0.6,
    "resistance": 0.5,
    "forward": 0.05,
    "promise": 0.5,
    "effort": 0.05,
}
ALL_WEIGHTS = dict.fromkeys(WEIGHTS, 0.0) | OWN_WEIGHTS
MIND = mind_of(ALL_WEIGHTS, ALL_WEIGHTS)


def _odds() -> Floats:
    """The chances to conquer. Costs are 0: greedy counts only those of the next Clash."""
    side = range(MOST_ASSETS + 1)
    chances = [chance_to_conquer(attackers, defenders) for attackers in side for defenders in side]
    return arrays.array(chances + [0.0] * (ODDS_WIDTH - len(chances)))


ODDS = _odds()


@inner
def fill_outlook(board: Board, position: Position, survey: Survey) -> None:
    set_weights(MIND, position, survey)
    _look_for_worth(board, position, survey)
    _look_for_threats(board, position, survey)
    look_around(board, position, survey)


@inner
def _look_for_worth(board: Board, position: Position, survey: Survey) -> None:
    own = position[at.OWN + position[at.PLAYER]]
    controlled = position[at.CLAIMED + position[at.PLAYER]]  # Materials recycled or in own land
    twice = 0  # those in several places
    left = own
    while left:
        here = board[on.MATERIALS_IN + lowest(left)]
        left &= left - 1
        twice |= controlled & here
        controlled |= here
    for territory in range(board[on.TERRITORY_COUNT]):
        if own >> territory & 1:
            touched, sign = board[on.MATERIALS_IN + territory] & controlled & ~twice, -1
        else:
            touched, sign = board[on.MATERIALS_IN + territory] & ~controlled, 1
        worth = 0.0
        if touched:
            worth = _worth_of(board, position, controlled, touched, sign)
        survey[WORTH + territory] = TERRITORY + worth


@inner
def worth_of_material(board: Board, position: Position, material: int) -> float:
    """Of one that the acting player does not control."""
    controlled = materials_of(board, position, position[at.PLAYER])
    return _worth_of(board, position, controlled, 1 << material, 1)


@inner
def _worth_of(board: Board, position: Position, controlled: int, touched: int, sign: int) -> float:
    """Of gaining or losing these Materials."""
    turns_left = position[at.TURNS] - position[at.TURN]
    material = MATERIAL + MATERIAL_PER_TURN * turns_left
    card = on.ON_CARD + position[at.CARD + position[at.PLAYER]] * on.CARD_WIDTH
    unfinished = UNFINISHED if turns_left > 0 else UNFINISHED_IN_LAST_TURN
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
    return material * population(touched) + change


@inner
def _progress(have: int, needed: int, unfinished: float) -> float:
    """The share of its points that an Application is worth with some of its Materials."""
    return 1.0 if have == needed else unfinished * (have / needed) ** 2


@inner
def _look_for_threats(board: Board, position: Position, survey: Survey) -> None:
    """By players who still act before this player's next Action Phase, if there is one."""
    player = position[at.PLAYER]
    is_last_turn = position[at.TURN] == position[at.TURNS]
    enemies = 0
    for other in range(position[at.PLAYERS]):
        if other > player or (other < player and not is_last_turn):
            enemies |= position[at.OWN + other]
    for territory in range(board[on.TERRITORY_COUNT]):
        near = board[on.ADJACENT_SET + territory] & enemies
        survey[THREAT + territory] = strongest(position, near)
