"""The greedy player of rawsiko.bots, compiled: the same choices, in the same arithmetic.

Its weights are given to it, because they stand above: in rawsiko.bots.greedy.weights. Sums are made
in the order in which the bot makes them, so that not even the last digit differs.
"""

import numpy as np

from rawsiko.simulator.compiling import inner, lowest, population
from rawsiko.simulator.rules.acting import MAX_CLASH_ASSETS, coded, coded_move
from rawsiko.simulator.rules.board import (
    ADJACENT,
    ADJACENT_COUNT,
    ADJACENT_WIDTH,
    CARD_WIDTH,
    CONTINENT_COUNT,
    LAND,
    LAND_WIDTH,
    NEEDED,
    NEEDED_SET,
    NEEDED_WIDTH,
    ON_CARD,
    POINTS_FOR,
    Board,
)
from rawsiko.simulator.rules.choosing import (
    materials_open_to,
    most_that_may_leave,
    nth_legal,
    number_of_legal,
)
from rawsiko.simulator.rules.layout import (
    ACTION,
    ASSETS,
    CARD,
    CHOOSE_CONTINENT,
    CHOOSE_TERRITORY,
    CLAIM_MATERIAL,
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
    TURN,
    TURNS,
    Position,
)
from rawsiko.simulator.rules.setup import continents_on_offer, occupied, territories_on_offer
from rawsiko.simulator.search.outlook import (
    ASSET_PER_TURN,
    BOLDNESS,
    BOLDNESS_IN_LAST_TURN,
    COSTS,
    COSTS_WIDTH,
    EFFORT,
    EMPTY,
    FORWARD,
    PRIZES,
    PROMISE,
    REACH,
    Greedy,
    Outlook,
    chance_to_win,
    hold,
    look,
)


@inner
def choose_greedily(board: Board, greedy: Greedy, position: Position, outlook: Outlook) -> int:
    """What the bot would choose; `outlook` is room to work in."""
    phase = position[PHASE]
    if phase != ACTION and number_of_legal(board, position) == 1:
        return nth_legal(board, position, 0)
    if phase == TRADE:
        return choose_claim(board, position)
    look(board, greedy, position, outlook)
    if phase == ACTION:
        return _choose_move(board, greedy, position, outlook)
    if phase == TERRITORY_CHOICE:
        return _choose_territory(board, greedy, position, outlook)
    if phase == CONTINENT_CHOICE:
        return _choose_continent(board, greedy, position, outlook)
    return _choose_place(board, greedy, position, outlook)


@inner
def _choose_territory(board: Board, greedy: Greedy, position: Position, outlook: Outlook) -> int:
    offered = territories_on_offer(board, position)
    best, best_score = -1, 0.0
    nth = LAND + position[CONTINENT] * LAND_WIDTH
    while board[nth] >= 0:
        territory = board[nth]
        if offered >> territory & 1:
            score = _score_to_begin(greedy, outlook, territory)
            if best < 0 or score > best_score:
                best, best_score = territory, score
        nth += 1
    return coded(CHOOSE_TERRITORY, best)


@inner
def _choose_continent(board: Board, greedy: Greedy, position: Position, outlook: Outlook) -> int:
    offered = continents_on_offer(board, position)
    best, best_score = -1, 0.0
    for continent in range(board[CONTINENT_COUNT]):
        if offered >> continent & 1:
            score = _score_of_continent(board, greedy, position, outlook, continent)
            if best < 0 or score > best_score:
                best, best_score = continent, score
    return coded(CHOOSE_CONTINENT, best)


@inner
def _score_of_continent(
    board: Board, greedy: Greedy, position: Position, outlook: Outlook, continent: int
) -> float:
    taken = occupied(position)
    best = -np.inf
    everything = 0.0
    nth = LAND + continent * LAND_WIDTH
    while board[nth] >= 0:
        territory = board[nth]
        if not taken >> territory & 1:
            best = max(best, _score_to_begin(greedy, outlook, territory))
            everything += outlook[PRIZES + territory]
        nth += 1
    return best + greedy[PROMISE] * everything


@inner
def _score_to_begin(greedy: Greedy, outlook: Outlook, territory: int) -> float:
    return outlook[PRIZES + territory] + greedy[PROMISE] * outlook[REACH + territory]


@inner
def _choose_place(board: Board, greedy: Greedy, position: Position, outlook: Outlook) -> int:
    own = position[OWN + position[PLAYER]]
    best, best_score = -1, 0.0
    while own:
        territory = lowest(own)
        own &= own - 1
        assets = position[ASSETS + territory]
        with_it = hold(greedy, outlook, territory, assets + 1)
        kept = with_it - hold(greedy, outlook, territory, assets)
        after = _strike(board, greedy, position, outlook, territory, assets + 1)
        taken = after - _strike(board, greedy, position, outlook, territory, assets)
        score = kept + taken + greedy[FORWARD] * outlook[REACH + territory]
        if best < 0 or score > best_score:
            best, best_score = territory, score
    return coded(PLACE_ASSET, best)


@inner
def _strike(
    board: Board,
    greedy: Greedy,
    position: Position,
    outlook: Outlook,
    territory: int,
    assets: int,
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
        prize = outlook[PRIZES + target]
        guards = position[ASSETS + target]
        if guards:
            clash = max(clash, prize * chance_to_win(greedy, free, guards))
        else:
            place = EMPTY + found  # kept in order, the greatest first
            while place > EMPTY and outlook[place - 1] < prize:
                outlook[place] = outlook[place - 1]
                place -= 1
            outlook[place] = prize
            found += 1
    total = 0.0
    for nth in range(min(free, found)):
        total += outlook[EMPTY + nth]
    return max(clash, total)


@inner
def _choose_move(board: Board, greedy: Greedy, position: Position, outlook: Outlook) -> int:
    own = position[OWN + position[PLAYER]]
    best, best_score = coded(END_ACTION_PHASE, 0), 0.0
    origins = position[READY_SET]
    while origins:
        origin = lowest(origins)
        origins &= origins - 1
        most = most_that_may_leave(position, origin)
        first = ADJACENT + origin * ADJACENT_WIDTH
        for nth in range(first, first + board[ADJACENT_COUNT + origin]):
            target = board[nth]
            is_clash = position[ASSETS + target] > 0 and not own >> target & 1
            limit = min(most, MAX_CLASH_ASSETS) if is_clash else most
            for assets in range(1, limit + 1):
                score = _score_of_move(greedy, position, outlook, origin, target, assets)
                if score > best_score:
                    best, best_score = coded_move(origin, target, assets), score
    return best


@inner
def _score_of_move(
    greedy: Greedy, position: Position, outlook: Outlook, origin: int, target: int, assets: int
) -> float:
    standing = position[ASSETS + origin]
    now = hold(greedy, outlook, origin, standing)
    lost = now - hold(greedy, outlook, origin, standing - assets)
    there = position[ASSETS + target]
    if position[OWN + position[PLAYER]] >> target & 1:
        after = hold(greedy, outlook, target, there + assets)
        gained = after - hold(greedy, outlook, target, there)
    elif there:
        gained = _gain_of_clash(greedy, position, outlook, origin, target, assets)
    else:
        gained = hold(greedy, outlook, target, assets)
    ahead = outlook[REACH + target] - outlook[REACH + origin]
    return gained - lost + assets * (greedy[FORWARD] * ahead - greedy[EFFORT])


@inner
def _gain_of_clash(
    greedy: Greedy, position: Position, outlook: Outlook, origin: int, target: int, assets: int
) -> float:
    guards = position[ASSETS + target]
    # Where three clash, all who are ready may follow them.
    attackers = position[READY + origin] if assets == MAX_CLASH_ASSETS else assets
    chance = chance_to_win(greedy, attackers, guards)
    turns_left = position[TURNS] - position[TURN]
    if chance < (greedy[BOLDNESS] if turns_left > 0 else greedy[BOLDNESS_IN_LAST_TURN]):
        return -np.inf
    cost = greedy[COSTS + assets * COSTS_WIDTH + min(guards, MAX_CLASH_ASSETS)]
    asset = greedy[ASSET_PER_TURN] * turns_left
    return chance * hold(greedy, outlook, target, assets) - asset * cost


@inner
def choose_claim(board: Board, position: Position) -> int:
    """A Material of those Applications that the claims left can complete for the most points.

    The choices of Applications are tried as `itertools.combinations` lists them: fewer first, and
    those with the first Applications of the card before the others.
    """
    player = position[PLAYER]
    offered = materials_open_to(board, position)
    card = ON_CARD + position[CARD + player] * CARD_WIDTH
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
                    wanted |= board[NEEDED_SET + application] & offered
                    points += board[POINTS_FOR + application]
                    if first < 0:
                        first = _first_offered(board, application, offered)
            if 1 <= population(wanted) <= position[LEFT + player] and points > most_points:
                best, most_points = first, points
    return coded(CLAIM_MATERIAL, best)


@inner
def _first_offered(board: Board, application: int, offered: int) -> int:
    """The first of the Application's Materials that can be claimed; -1 if there is none."""
    nth = NEEDED + application * NEEDED_WIDTH
    while board[nth] >= 0:
        if offered >> board[nth] & 1:
            return board[nth]
        nth += 1
    return -1
