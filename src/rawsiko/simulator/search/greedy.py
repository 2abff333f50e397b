"""The greedy player: takes what serves its card, looking no further than the next action.

It scores what it may do and takes the best, the first of equals. No chance is involved.
"""

from math import inf

from rawsiko.simulator import arrays
from rawsiko.simulator.compiling import entry, inner, lowest
from rawsiko.simulator.constants import MAX_CLASH_ASSETS
from rawsiko.simulator.odds import chances_of_losses
from rawsiko.simulator.rules import board as on
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.acting import coded, coded_move, coded_recycling
from rawsiko.simulator.rules.board import Board
from rawsiko.simulator.rules.choosing import (
    most_that_may_leave,
    nth_legal,
    number_of_legal,
    recyclable,
)
from rawsiko.simulator.rules.layout import Position, Row, Values
from rawsiko.simulator.rules.news import supply
from rawsiko.simulator.rules.setup import continents_on_offer, occupied
from rawsiko.simulator.search.claiming import choose_claim
from rawsiko.simulator.search.deciding import (
    best_of,
    score_to_begin,
    weigh_places,
    weigh_territories,
)
from rawsiko.simulator.search.mind import EFFORT, FORWARD, PROMISE
from rawsiko.simulator.search.outlook import ODDS, fill_outlook, worth_of_material
from rawsiko.simulator.search.recycling import best_origin
from rawsiko.simulator.search.survey import (
    AROUND,
    WEIGHT,
    WORTH,
    Scratch,
    Survey,
    chance_to_win,
    kept,
    stake_in,
)

ASSET_PER_TURN = 0.1  # what an Asset is worth, per Turn that still follows

# Clashes below this chance to conquer are left alone.
BOLDNESS = 0.5
BOLDNESS_IN_LAST_TURN = 0.2  # there is little to lose


def _cost_of_clash(attackers: int, defenders: int) -> float:
    """The expected Assets lost in one Clash, less half of those that the other side loses."""
    cost = 0.0
    for losses, chance in chances_of_losses(attackers, defenders).items():
        cost += chance * (losses.attacker - losses.defender / 2)
    return cost


# By attackers, then by defenders, from 1.
_SIDE = range(1, MAX_CLASH_ASSETS + 1)
COSTS = arrays.array([_cost_of_clash(one, other) for one in _SIDE for other in _SIDE])


@entry
def choose_once(
    board: Board, position: Position, survey: Survey, actions: Row, scores: Values, lots: Row
) -> int:
    """What a greedy player does. Passing a `Scratch` in one piece would take longer."""
    supply(board, position)
    return choose_greedily(board, position, Scratch(survey, actions, scores, lots))


@inner
def choose_greedily(board: Board, position: Position, room: Scratch) -> int:
    phase = position[at.PHASE]
    if phase != at.ACTION and number_of_legal(board, position) == 1:
        return nth_legal(board, position, 0)
    if phase == at.TRADE:
        return choose_claim(board, position)
    fill_outlook(board, position, room.survey)
    if phase == at.ACTION:
        return _choose_move(board, position, room.survey)
    if phase == at.CONTINENT_CHOICE:
        return _choose_continent(board, position, room.survey)
    if phase == at.TERRITORY_CHOICE:
        number = weigh_territories(board, position, room)
    else:
        number = weigh_places(board, ODDS, position, room, 1)
    return room.actions[best_of(room, number)]


@inner
def _choose_continent(board: Board, position: Position, survey: Survey) -> int:
    offered = continents_on_offer(board, position)
    best, best_score = -1, 0.0
    for continent in range(board[on.CONTINENT_COUNT]):
        if offered >> continent & 1:
            score = _score_of_continent(board, position, survey, continent)
            if best < 0 or score > best_score:
                best, best_score = continent, score
    return coded(at.CHOOSE_CONTINENT, best)


@inner
def _score_of_continent(board: Board, position: Position, survey: Survey, continent: int) -> float:
    taken = occupied(position)
    best = -inf
    everything = 0.0
    nth = on.LAND + continent * on.LAND_WIDTH
    while board[nth] >= 0:
        territory = board[nth]
        if not taken >> territory & 1:
            best = max(best, score_to_begin(board, position, survey, territory))
            everything += survey[WORTH + territory]
        nth += 1
    return best + survey[WEIGHT + PROMISE] * everything


@inner
def _choose_move(board: Board, position: Position, survey: Survey) -> int:
    own = position[at.OWN + position[at.PLAYER]]
    best, best_score = coded(at.END_ACTION_PHASE, 0), 0.0
    origins = position[at.READY_SET]
    while origins:
        origin = lowest(origins)
        origins &= origins - 1
        most = most_that_may_leave(position, origin)
        first = on.ADJACENT + origin * on.ADJACENT_WIDTH
        for nth in range(first, first + board[on.ADJACENT_COUNT + origin]):
            target = board[nth]
            is_clash = position[at.ASSETS + target] > 0 and not own >> target & 1
            limit = min(most, MAX_CLASH_ASSETS) if is_clash else most
            for assets in range(1, limit + 1):
                score = _score_of_move(position, survey, origin, target, assets)
                if score > best_score:
                    best, best_score = coded_move(origin, target, assets), score
    materials = recyclable(board, position)
    while materials:
        material = lowest(materials)
        materials &= materials - 1
        origin = best_origin(board, ODDS, position, survey, material)
        score = worth_of_material(board, position, material) - origin.loss
        score -= _worth_of_asset(position) * board[on.PRICE_OF + material]
        if origin.territory >= 0 and score > best_score:
            best, best_score = coded_recycling(origin.territory, material), score
    return best


@inner
def _score_of_move(
    position: Position, survey: Survey, origin: int, target: int, assets: int
) -> float:
    here, there = stake_in(survey, origin), stake_in(survey, target)
    standing, standing_there = position[at.ASSETS + origin], position[at.ASSETS + target]
    lost = kept(ODDS, here, standing) - kept(ODDS, here, standing - assets)
    if position[at.OWN + position[at.PLAYER]] >> target & 1:
        gained = kept(ODDS, there, standing_there + assets) - kept(ODDS, there, standing_there)
    elif standing_there:
        gained = _gain_of_clash(position, survey, origin, target, assets)
    else:
        gained = kept(ODDS, there, assets)
    ahead = survey[AROUND + target] - survey[AROUND + origin]
    return gained - lost + assets * (survey[WEIGHT + FORWARD] * ahead - survey[WEIGHT + EFFORT])


@inner
def _gain_of_clash(
    position: Position, survey: Survey, origin: int, target: int, assets: int
) -> float:
    guards = position[at.ASSETS + target]
    # After a Clash of three, all ready Assets may follow.
    attackers = position[at.READY + origin] if assets == MAX_CLASH_ASSETS else assets
    chance = chance_to_win(ODDS, attackers, guards)
    turns_left = position[at.TURNS] - position[at.TURN]
    if chance < (BOLDNESS if turns_left > 0 else BOLDNESS_IN_LAST_TURN):
        return -inf
    cost = COSTS[(assets - 1) * MAX_CLASH_ASSETS + min(guards, MAX_CLASH_ASSETS) - 1]
    worth = chance * kept(ODDS, stake_in(survey, target), assets)
    return worth - _worth_of_asset(position) * cost


@inner
def _worth_of_asset(position: Position) -> float:
    return ASSET_PER_TURN * (position[at.TURNS] - position[at.TURN])
