"""The policy of the bots: every action that is worth a thought, weighed by the evaluation.

A go is planned anew after every action, so that dice are answered as they fall; placing thinks of
all Assets that are still to be placed.
"""

import math

import numpy as np

from rawsiko.simulator.acting import MAX_CLASH_ASSETS, coded, coded_move
from rawsiko.simulator.board import (
    ADJACENT,
    ADJACENT_COUNT,
    ADJACENT_SET,
    ADJACENT_WIDTH,
    CONTINENT_COUNT,
    LAND,
    LAND_SET,
    LAND_WIDTH,
    MATERIALS_IN,
    Board,
)
from rawsiko.simulator.choosing import most_that_may_leave, nth_legal, number_of_legal
from rawsiko.simulator.compiling import inner, lowest, population
from rawsiko.simulator.drawing import mixed
from rawsiko.simulator.greedy import choose_claim
from rawsiko.simulator.layout import (
    ACTION,
    ASSETS,
    CHOOSE_CONTINENT,
    CHOOSE_TERRITORY,
    CONTINENT,
    CONTINENT_CHOICE,
    END_ACTION_PHASE,
    LEFT,
    OWN,
    PHASE,
    PLACE_ASSET,
    PLAYER,
    READY,
    READY_SET,
    TERRITORY_CHOICE,
    TRADE,
    Position,
)
from rawsiko.simulator.mind import (
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
from rawsiko.simulator.setup import continents_on_offer, occupied, territories_on_offer
from rawsiko.simulator.survey import (
    AROUND,
    EMPTY,
    MOST_CANDIDATES,
    WEIGHT,
    WORTH,
    Odds,
    Room,
    Survey,
    chance_to_win,
    cost_to_attack,
    hold,
)
from rawsiko.simulator.worth import look_about

STEP = np.uint64(0x9E3779B97F4A7C15)
NO_CHANCE = np.uint64(0)


@inner
def decide(
    board: Board, mind: Mind, odds: Odds, position: Position, room: Room, seed: np.uint64
) -> int:
    """What a bot with this mind does; `seed` decides where its choice has chance in it.

    How often it does so in a row, `room.lots` says first.
    """
    number = weigh(board, mind, odds, position, room)
    best = 0
    noise = mind[NOISE]
    if position[PHASE] == CONTINENT_CHOICE:
        noise = max(noise, mind[WHIM])
    if noise > 0 and seed != NO_CHANCE:
        for nth in range(number):
            room.scores[nth] += noise * _stray(seed, nth)
    for nth in range(1, number):
        if room.scores[nth] > room.scores[best]:
            best = nth
    room.lots[0] = room.lots[best]
    return room.actions[best]


@inner
def weigh(board: Board, mind: Mind, odds: Odds, position: Position, room: Room) -> int:
    """Fill the room with actions and what they are worth; how many they are. There is one."""
    phase = position[PHASE]
    if phase != ACTION and number_of_legal(board, position) == 1:
        return _noted(room, 0, nth_legal(board, position, 0), 0.0)
    if phase == TRADE:
        return _noted(room, 0, choose_claim(board, position), 0.0)
    look_about(board, mind, odds, position, room.survey)
    if phase == ACTION:
        return _weigh_moves(board, odds, position, room)
    if phase == TERRITORY_CHOICE:
        return _weigh_territories(board, position, room)
    if phase == CONTINENT_CHOICE:
        return _weigh_continents(board, position, room)
    return _weigh_places(board, odds, position, room)


@inner
def _noted(room: Room, number: int, action: int, score: float) -> int:
    if number == MOST_CANDIDATES:
        return number
    room.actions[number] = action
    room.scores[number] = score
    room.lots[number] = 1
    return number + 1


@inner
def _stray(seed: np.uint64, nth: int) -> float:
    """Gumbel's: whoever adds it takes each action by a softmax of the scores."""
    drawn = mixed(seed + np.uint64(nth + 1) * STEP) >> np.uint64(11)
    return -math.log(-math.log((drawn + 0.5) * 2.0**-53))


@inner
def _weigh_territories(board: Board, position: Position, room: Room) -> int:
    offered = territories_on_offer(board, position)
    number = 0
    nth = LAND + position[CONTINENT] * LAND_WIDTH
    while board[nth] >= 0:
        territory = board[nth]
        if offered >> territory & 1:
            score = _score_to_begin(board, position, room.survey, territory)
            number = _noted(room, number, coded(CHOOSE_TERRITORY, territory), score)
        nth += 1
    return number


@inner
def _weigh_continents(board: Board, position: Position, room: Room) -> int:
    """By the best Territory that is free there, and by the Continent as a whole."""
    survey = room.survey
    offered = continents_on_offer(board, position)
    taken = occupied(position)
    number = 0
    for continent in range(board[CONTINENT_COUNT]):
        if not offered >> continent & 1:
            continue
        land = board[LAND_SET + continent]
        best, near, materials = 0.0, 0, 0
        free = land & ~taken
        vast = population(free)
        while free:
            territory = lowest(free)
            free &= free - 1
            best = max(best, _score_to_begin(board, position, survey, territory))
            near |= board[ADJACENT_SET + territory]
            materials |= board[MATERIALS_IN + territory]
        score = best + survey[WEIGHT + BREADTH] * population(materials)
        score -= survey[WEIGHT + VAST] * vast
        score -= survey[WEIGHT + EXITS] * population(near & ~land)
        number = _noted(room, number, coded(CHOOSE_CONTINENT, continent), score)
    return number


@inner
def _score_to_begin(board: Board, position: Position, survey: Survey, territory: int) -> float:
    free = population(board[ADJACENT_SET + territory] & ~occupied(position))
    reached = survey[WEIGHT + PROMISE] * survey[AROUND + territory]
    return survey[WORTH + territory] + reached + survey[WEIGHT + OPEN] * free


@inner
def _weigh_places(board: Board, odds: Odds, position: Position, room: Room) -> int:
    """Each Territory by what one Asset there brings, if as many follow as serve it best."""
    survey = room.survey
    own = position[OWN + position[PLAYER]]
    others = occupied(position) & ~own
    left = position[LEFT + position[PLAYER]]
    number = 0
    while own:
        territory = lowest(own)
        own &= own - 1
        assets = position[ASSETS + territory]
        held = hold(odds, survey, territory, assets)
        struck = _strike(board, odds, position, survey, territory, assets)
        best, lot = 0.0, 1
        for more in range(1, left + 1):
            kept = hold(odds, survey, territory, assets + more) - held
            taken = _strike(board, odds, position, survey, territory, assets + more) - struck
            if (kept + taken) / more > best:
                best, lot = (kept + taken) / more, more
        score = best + survey[WEIGHT + FORWARD] * survey[AROUND + territory]
        if board[ADJACENT_SET + territory] & others:
            score += survey[WEIGHT + FRONT]
        number = _noted(room, number, coded(PLACE_ASSET, territory), score)
        room.lots[number - 1] = lot
    return number


@inner
def _strike(
    board: Board, odds: Odds, position: Position, survey: Survey, territory: int, assets: int
) -> float:
    """What so many Assets could take from here, one staying behind."""
    free = assets - 1
    own = position[OWN + position[PLAYER]]
    found = 0
    clash = 0.0
    first = ADJACENT + territory * ADJACENT_WIDTH
    for nth in range(first, first + board[ADJACENT_COUNT + territory]):
        target = board[nth]
        if own >> target & 1:
            continue
        worth = survey[WORTH + target]
        guards = position[ASSETS + target]
        if guards:
            chance = chance_to_win(odds, free, guards)
            if chance >= survey[WEIGHT + BOLDNESS]:
                cost = survey[WEIGHT + ASSET] * cost_to_attack(odds, free, guards)
                clash = max(clash, worth * chance - cost)
        else:
            place = EMPTY + found  # kept in order, the greatest first
            while place > EMPTY and survey[place - 1] < worth:
                survey[place] = survey[place - 1]
                place -= 1
            survey[place] = worth
            found += 1
    total = 0.0
    for nth in range(min(free, found)):
        total += survey[EMPTY + nth]
    return max(clash, total)


@inner
def _weigh_moves(board: Board, odds: Odds, position: Position, room: Room) -> int:
    own = position[OWN + position[PLAYER]]
    number = _noted(room, 0, coded(END_ACTION_PHASE, 0), 0.0)
    origins = position[READY_SET]
    while origins:
        origin = lowest(origins)
        origins &= origins - 1
        most = most_that_may_leave(position, origin)
        first = ADJACENT + origin * ADJACENT_WIDTH
        for nth in range(first, first + board[ADJACENT_COUNT + origin]):
            target = board[nth]
            if own >> target & 1 or position[ASSETS + target] == 0:
                for assets in range(1, most + 1):
                    score = _score_of_walk(odds, position, room.survey, origin, target, assets)
                    number = _noted(room, number, coded_move(origin, target, assets), score)
            else:
                for assets in range(1, min(most, MAX_CLASH_ASSETS) + 1):
                    score = _score_of_clash(
                        board, odds, position, room.survey, origin, target, assets
                    )
                    number = _noted(room, number, coded_move(origin, target, assets), score)
    return number


@inner
def _score_of_walk(
    odds: Odds, position: Position, survey: Survey, origin: int, target: int, assets: int
) -> float:
    standing, there = position[ASSETS + origin], position[ASSETS + target]
    now = hold(odds, survey, origin, standing) + hold(odds, survey, target, there)
    after = hold(odds, survey, origin, standing - assets)
    after += hold(odds, survey, target, there + assets)
    ahead = survey[AROUND + target] - survey[AROUND + origin]
    moved = survey[WEIGHT + FORWARD] * ahead - survey[WEIGHT + EFFORT]
    return after - now + assets * moved


@inner
def _score_of_clash(
    board: Board,
    odds: Odds,
    position: Position,
    survey: Survey,
    origin: int,
    target: int,
    assets: int,
) -> float:
    """Of attacking until it is conquered or nobody is left; -1 where that is too bold."""
    standing, guards = position[ASSETS + origin], position[ASSETS + target]
    # Where three clash, all who are ready may follow them, also from elsewhere.
    going = most_that_may_leave(position, origin) if assets == MAX_CLASH_ASSETS else assets
    attackers = going
    if assets == MAX_CLASH_ASSETS:
        attackers += int(
            survey[WEIGHT + SUPPORT] * _others_near(board, position, origin, target) + 0.5
        )
    chance = chance_to_win(odds, attackers, guards)
    if chance < survey[WEIGHT + BOLDNESS]:
        return -1.0
    now = hold(odds, survey, origin, standing)
    won = hold(odds, survey, origin, standing - assets)
    won += hold(odds, survey, target, ARRIVING[assets])
    lost = hold(odds, survey, origin, standing - going)
    cost = survey[WEIGHT + ASSET] * cost_to_attack(odds, attackers, guards)
    ahead = survey[AROUND + target] - survey[AROUND + origin]
    moved = assets * (survey[WEIGHT + FORWARD] * ahead - survey[WEIGHT + EFFORT])
    return chance * (won + moved) + (1 - chance) * lost - now - cost


@inner
def _others_near(board: Board, position: Position, origin: int, target: int) -> int:
    """Assets that are ready next to the target, elsewhere than on the origin."""
    near = board[ADJACENT_SET + target] & position[READY_SET] & ~(1 << origin)
    number = 0
    while near:
        number += position[READY + lowest(near)]
        near &= near - 1
    return number
