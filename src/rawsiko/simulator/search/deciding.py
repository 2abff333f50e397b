"""The bots' policy: weighs every plausible action by the evaluation.

A go is planned again after every action, because dice change it. Placing considers all Assets that
are still to be placed.
"""

import math

from rawsiko.simulator import arrays
from rawsiko.simulator.compiling import inner, lowest, population
from rawsiko.simulator.constants import MAX_CLASH_ASSETS
from rawsiko.simulator.rules import board as on
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.acting import coded, coded_move, coded_recycling, total_over
from rawsiko.simulator.rules.board import Board
from rawsiko.simulator.rules.choosing import (
    most_that_may_leave,
    nth_legal,
    number_of_legal,
    recyclable,
)
from rawsiko.simulator.rules.drawing import STEP, mixed
from rawsiko.simulator.rules.layout import Position
from rawsiko.simulator.rules.setup import continents_on_offer, occupied, territories_on_offer
from rawsiko.simulator.search.claiming import choose_claim
from rawsiko.simulator.search.families import card_to_play_for
from rawsiko.simulator.search.mind import (
    ARRIVING,
    ASSET,
    BOLDNESS,
    BREADTH,
    EFFORT,
    EXITS,
    FORWARD,
    FRONT,
    NOISE,
    OPEN,
    PROMISE,
    SUPPORT,
    VAST,
    WHIM,
    Mind,
)
from rawsiko.simulator.search.recycling import best_origin, score_of_recycling
from rawsiko.simulator.search.survey import (
    AROUND,
    EMPTY,
    MOST_CANDIDATES,
    WEIGHT,
    WORTH,
    Odds,
    Scratch,
    Survey,
    chance_to_win,
    cost_to_attack,
    kept,
    stake_in,
)
from rawsiko.simulator.search.worth import fill_survey

NO_CHANCE = arrays.uint64(0)


@inner
def decide(
    board: Board, mind: Mind, odds: Odds, position: Position, room: Scratch, seed: arrays.uint64
) -> int:
    """What a bot with this mind does; `seed` is for minds with randomness.

    `room.lots[0]` is how many times in a row to do it.
    """
    player = position[at.PLAYER]
    card = position[at.CARD + player]
    if seed != NO_CHANCE:
        position[at.CARD + player] = card_to_play_for(board, mind, position)
    number = weigh(board, mind, odds, position, room)
    position[at.CARD + player] = card
    noise = mind[NOISE]
    if position[at.PHASE] == at.CONTINENT_CHOICE:
        noise = max(noise, mind[WHIM])
    if noise > 0 and seed != NO_CHANCE:
        for nth in range(number):
            room.scores[nth] += noise * _stray(seed, nth)
    best = best_of(room, number)
    room.lots[0] = room.lots[best]
    return room.actions[best]


@inner
def best_of(room: Scratch, number: int) -> int:
    """The place of the action with the highest score, the first of equals."""
    best = 0
    for nth in range(1, number):
        if room.scores[nth] > room.scores[best]:
            best = nth
    return best


@inner
def weigh(board: Board, mind: Mind, odds: Odds, position: Position, room: Scratch) -> int:
    """Fill the room with actions and their scores. Returns their number, at least one."""
    phase = position[at.PHASE]
    if phase != at.ACTION and number_of_legal(board, position) == 1:
        return _noted(room, 0, nth_legal(board, position, 0), 0.0)
    if phase == at.TRADE:
        return _noted(room, 0, choose_claim(board, position), 0.0)
    fill_survey(board, mind, odds, position, room.survey)
    if phase == at.ACTION:
        return _weigh_moves(board, odds, position, room)
    if phase == at.TERRITORY_CHOICE:
        return weigh_territories(board, position, room)
    if phase == at.CONTINENT_CHOICE:
        return _weigh_continents(board, position, room)
    left = position[at.LEFT + position[at.PLAYER]]
    return weigh_places(board, odds, position, room, left)


@inner
def _noted(room: Scratch, number: int, action: int, score: float) -> int:
    if number == MOST_CANDIDATES:
        return number
    room.actions[number] = action
    room.scores[number] = score
    room.lots[number] = 1
    return number + 1


@inner
def _stray(seed: arrays.uint64, nth: int) -> float:
    """Gumbel noise: adding it to scores and taking the best samples from their softmax."""
    drawn = mixed(seed + arrays.uint64(nth + 1) * STEP) >> arrays.uint64(11)
    return -math.log(-math.log((drawn + 0.5) * 2.0**-53))


@inner
def weigh_territories(board: Board, position: Position, room: Scratch) -> int:
    offered = territories_on_offer(board, position)
    number = 0
    nth = on.LAND + position[at.CONTINENT] * on.LAND_WIDTH
    while board[nth] >= 0:
        territory = board[nth]
        if offered >> territory & 1:
            score = score_to_begin(board, position, room.survey, territory)
            number = _noted(room, number, coded(at.CHOOSE_TERRITORY, territory), score)
        nth += 1
    return number


@inner
def _weigh_continents(board: Board, position: Position, room: Scratch) -> int:
    """By the best Territory that is free there, and by the Continent as a whole."""
    survey = room.survey
    offered = continents_on_offer(board, position)
    taken = occupied(position)
    number = 0
    for continent in range(board[on.CONTINENT_COUNT]):
        if not offered >> continent & 1:
            continue
        land = board[on.LAND_SET + continent]
        best, near, materials = 0.0, 0, 0
        free = land & ~taken
        vast = population(free)
        while free:
            territory = lowest(free)
            free &= free - 1
            best = max(best, score_to_begin(board, position, survey, territory))
            near |= board[on.ADJACENT_SET + territory]
            materials |= board[on.MATERIALS_IN + territory]
        score = best + survey[WEIGHT + BREADTH] * population(materials)
        score -= survey[WEIGHT + VAST] * vast
        score -= survey[WEIGHT + EXITS] * population(near & ~land)
        number = _noted(room, number, coded(at.CHOOSE_CONTINENT, continent), score)
    return number


@inner
def score_to_begin(board: Board, position: Position, survey: Survey, territory: int) -> float:
    free = population(board[on.ADJACENT_SET + territory] & ~occupied(position))
    reached = survey[WEIGHT + PROMISE] * survey[AROUND + territory]
    return survey[WORTH + territory] + reached + survey[WEIGHT + OPEN] * free


@inner
def weigh_places(board: Board, odds: Odds, position: Position, room: Scratch, left: int) -> int:
    """Each Territory by what one Asset there brings, if as many follow as serve it best; at most
    `left` in all."""
    survey = room.survey
    own = position[at.OWN + position[at.PLAYER]]
    others = occupied(position) & ~own
    number, places = 0, own
    while places:
        territory = lowest(places)
        places &= places - 1
        assets = position[at.ASSETS + territory]
        stake = stake_in(survey, territory)
        near = board[on.ADJACENT_SET + territory] & ~own
        rivals, empty = near & others, _list_empty(survey, near & ~others)
        held = kept(odds, stake, assets)
        struck = _strike(odds, position, survey, rivals, empty, assets)
        best, lot = 0.0, 1
        for more in range(1, left + 1):
            safer = kept(odds, stake, assets + more) - held
            taken = _strike(odds, position, survey, rivals, empty, assets + more) - struck
            if (safer + taken) / more > best:
                best, lot = (safer + taken) / more, more
        score = best + survey[WEIGHT + FORWARD] * survey[AROUND + territory]
        if rivals:
            score += survey[WEIGHT + FRONT]
        number = _noted(room, number, coded(at.PLACE_ASSET, territory), score)
        room.lots[number - 1] = lot
    return number


@inner
def _list_empty(survey: Survey, free: int) -> int:
    """The worth of these Territories, highest first. Returns their number."""
    found = 0
    while free:
        worth = survey[WORTH + lowest(free)]
        free &= free - 1
        place = EMPTY + found
        while place > EMPTY and survey[place - 1] < worth:
            survey[place] = survey[place - 1]
            place -= 1
        survey[place] = worth
        found += 1
    return found


@inner
def _strike(
    odds: Odds, position: Position, survey: Survey, rivals: int, empty: int, assets: int
) -> float:
    """What this many Assets could take from a Territory, leaving one behind: one of a rival's
    Territories, or the best empty ones."""
    free = assets - 1
    clash = 0.0
    while rivals:
        target = lowest(rivals)
        rivals &= rivals - 1
        guards = position[at.ASSETS + target]
        chance = chance_to_win(odds, free, guards)
        if chance >= survey[WEIGHT + BOLDNESS]:
            cost = survey[WEIGHT + ASSET] * cost_to_attack(odds, free, guards)
            clash = max(clash, survey[WORTH + target] * chance - cost)
    total = 0.0
    for nth in range(min(free, empty)):
        total += survey[EMPTY + nth]
    return max(clash, total)


@inner
def _weigh_moves(board: Board, odds: Odds, position: Position, room: Scratch) -> int:
    own = position[at.OWN + position[at.PLAYER]]
    number = _noted(room, 0, coded(at.END_ACTION_PHASE, 0), 0.0)
    origins = position[at.READY_SET]
    while origins:
        origin = lowest(origins)
        origins &= origins - 1
        first = on.ADJACENT + origin * on.ADJACENT_WIDTH
        for nth in range(first, first + board[on.ADJACENT_COUNT + origin]):
            target = board[nth]
            if own >> target & 1 or position[at.ASSETS + target] == 0:
                number = _weigh_walks(odds, position, room, number, origin, target)
            else:
                number = _weigh_clashes(board, odds, position, room, number, origin, target)
    return _weigh_recycling(board, odds, position, room, number)


@inner
def _weigh_recycling(
    board: Board, odds: Odds, position: Position, room: Scratch, number: int
) -> int:
    materials = recyclable(board, position)
    while materials:
        material = lowest(materials)
        materials &= materials - 1
        origin = best_origin(board, odds, position, room.survey, material)
        if origin.territory >= 0:
            score = score_of_recycling(board, position, room.survey, material, origin)
            action = coded_recycling(origin.territory, material)
            number = _noted(room, number, action, score)
    return number


@inner
def _weigh_walks(
    odds: Odds, position: Position, room: Scratch, number: int, origin: int, target: int
) -> int:
    survey = room.survey
    here, there = stake_in(survey, origin), stake_in(survey, target)
    standing, standing_there = position[at.ASSETS + origin], position[at.ASSETS + target]
    now = kept(odds, here, standing) + kept(odds, there, standing_there)
    ahead = survey[AROUND + target] - survey[AROUND + origin]
    moved = survey[WEIGHT + FORWARD] * ahead - survey[WEIGHT + EFFORT]
    for assets in range(1, most_that_may_leave(position, origin) + 1):
        after = kept(odds, here, standing - assets)
        after += kept(odds, there, standing_there + assets)
        score = after - now + assets * moved
        number = _noted(room, number, coded_move(origin, target, assets), score)
    return number


@inner
def _weigh_clashes(
    board: Board,
    odds: Odds,
    position: Position,
    room: Scratch,
    number: int,
    origin: int,
    target: int,
) -> int:
    """The score of attacking until conquest or defeat; -1 if the chance is too small."""
    survey = room.survey
    here, there = stake_in(survey, origin), stake_in(survey, target)
    standing, guards = position[at.ASSETS + origin], position[at.ASSETS + target]
    now = kept(odds, here, standing)
    ahead = survey[AROUND + target] - survey[AROUND + origin]
    each_moved = survey[WEIGHT + FORWARD] * ahead - survey[WEIGHT + EFFORT]
    most = most_that_may_leave(position, origin)
    for assets in range(1, min(most, MAX_CLASH_ASSETS) + 1):
        going = attackers = assets
        if assets == MAX_CLASH_ASSETS:
            # All ready Assets may follow, also from other Territories.
            near = _others_near(board, position, origin, target)
            going, attackers = most, most + int(survey[WEIGHT + SUPPORT] * near + 0.5)
        chance = chance_to_win(odds, attackers, guards)
        score = -1.0
        if chance >= survey[WEIGHT + BOLDNESS]:
            won = kept(odds, here, standing - assets)
            won += kept(odds, there, ARRIVING[assets])
            lost = kept(odds, here, standing - going)
            cost = survey[WEIGHT + ASSET] * cost_to_attack(odds, attackers, guards)
            score = chance * (won + assets * each_moved) + (1 - chance) * lost - now - cost
        number = _noted(room, number, coded_move(origin, target, assets), score)
    return number


@inner
def _others_near(board: Board, position: Position, origin: int, target: int) -> int:
    """Ready Assets next to the target, without those on the origin."""
    near = board[on.ADJACENT_SET + target] & position[at.READY_SET] & ~(1 << origin)
    return total_over(position, at.READY, near)
