"""The greedy player: takes what serves its card, looking no further than the next action.

It scores what it may do and takes the best, the first of equals. No chance is involved.
"""

import numpy as np

from rawsiko.simulator.compiling import entry, inner, lowest
from rawsiko.simulator.constants import MAX_CLASH_ASSETS
from rawsiko.simulator.odds import chances_of_losses
from rawsiko.simulator.rules import board as on
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.acting import coded, coded_move
from rawsiko.simulator.rules.board import Board
from rawsiko.simulator.rules.choosing import (
    most_that_may_leave,
    nth_legal,
    number_of_legal,
)
from rawsiko.simulator.rules.layout import Position
from rawsiko.simulator.rules.setup import continents_on_offer, occupied, territories_on_offer
from rawsiko.simulator.search.claiming import choose_claim
from rawsiko.simulator.search.greedy_weights import (
    ASSET_PER_TURN,
    BOLDNESS,
    BOLDNESS_IN_LAST_TURN,
    EFFORT,
    FORWARD,
    PROMISE,
)
from rawsiko.simulator.search.outlook import (
    EMPTY,
    PRIZES,
    REACH,
    Outlook,
    chance_to_win,
    hold,
    look,
)


def _cost_of_clash(attackers: int, defenders: int) -> float:
    """The expected Assets lost in one Clash, less half of those that the other side loses."""
    cost = 0.0
    for losses, chance in chances_of_losses(attackers, defenders).items():
        cost += chance * (losses.attacker - losses.defender / 2)
    return cost


# By attackers and defenders, from 1.
_SIDE = range(1, MAX_CLASH_ASSETS + 1)
COSTS = np.array([[_cost_of_clash(one, other) for other in _SIDE] for one in _SIDE])


@entry
def choose_once(board: Board, position: Position, outlook: Outlook) -> int:
    """What a greedy player does; `outlook` is scratch space."""
    return choose_greedily(board, position, outlook)


@inner
def choose_greedily(board: Board, position: Position, outlook: Outlook) -> int:
    phase = position[at.PHASE]
    if phase != at.ACTION and number_of_legal(board, position) == 1:
        return nth_legal(board, position, 0)
    if phase == at.TRADE:
        return choose_claim(board, position)
    look(board, position, outlook)
    if phase == at.ACTION:
        return _choose_move(board, position, outlook)
    if phase == at.TERRITORY_CHOICE:
        return _choose_territory(board, position, outlook)
    if phase == at.CONTINENT_CHOICE:
        return _choose_continent(board, position, outlook)
    return _choose_place(board, position, outlook)


@inner
def _choose_territory(board: Board, position: Position, outlook: Outlook) -> int:
    offered = territories_on_offer(board, position)
    best, best_score = -1, 0.0
    nth = on.LAND + position[at.CONTINENT] * on.LAND_WIDTH
    while board[nth] >= 0:
        territory = board[nth]
        if offered >> territory & 1:
            score = _score_to_begin(outlook, territory)
            if best < 0 or score > best_score:
                best, best_score = territory, score
        nth += 1
    return coded(at.CHOOSE_TERRITORY, best)


@inner
def _choose_continent(board: Board, position: Position, outlook: Outlook) -> int:
    offered = continents_on_offer(board, position)
    best, best_score = -1, 0.0
    for continent in range(board[on.CONTINENT_COUNT]):
        if offered >> continent & 1:
            score = _score_of_continent(board, position, outlook, continent)
            if best < 0 or score > best_score:
                best, best_score = continent, score
    return coded(at.CHOOSE_CONTINENT, best)


@inner
def _score_of_continent(
    board: Board, position: Position, outlook: Outlook, continent: int
) -> float:
    taken = occupied(position)
    best = -np.inf
    everything = 0.0
    nth = on.LAND + continent * on.LAND_WIDTH
    while board[nth] >= 0:
        territory = board[nth]
        if not taken >> territory & 1:
            best = max(best, _score_to_begin(outlook, territory))
            everything += outlook[PRIZES + territory]
        nth += 1
    return best + PROMISE * everything


@inner
def _score_to_begin(outlook: Outlook, territory: int) -> float:
    return outlook[PRIZES + territory] + PROMISE * outlook[REACH + territory]


@inner
def _choose_place(board: Board, position: Position, outlook: Outlook) -> int:
    own = position[at.OWN + position[at.PLAYER]]
    best, best_score = -1, 0.0
    while own:
        territory = lowest(own)
        own &= own - 1
        assets = position[at.ASSETS + territory]
        with_it = hold(outlook, territory, assets + 1)
        kept = with_it - hold(outlook, territory, assets)
        after = _strike(board, position, outlook, territory, assets + 1)
        taken = after - _strike(board, position, outlook, territory, assets)
        score = kept + taken + FORWARD * outlook[REACH + territory]
        if best < 0 or score > best_score:
            best, best_score = territory, score
    return coded(at.PLACE_ASSET, best)


@inner
def _strike(
    board: Board,
    position: Position,
    outlook: Outlook,
    territory: int,
    assets: int,
) -> float:
    """What this many Assets could take from here, leaving one behind."""
    free = assets - 1
    own = position[at.OWN + position[at.PLAYER]]
    found = 0
    clash = 0.0
    first = on.ADJACENT + territory * on.ADJACENT_WIDTH
    for nth in range(first, first + board[on.ADJACENT_COUNT + territory]):
        target = board[nth]
        if own >> target & 1:
            continue
        prize = outlook[PRIZES + target]
        guards = position[at.ASSETS + target]
        if guards:
            clash = max(clash, prize * chance_to_win(free, guards))
        else:
            place = EMPTY + found  # sorted, highest first
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
def _choose_move(board: Board, position: Position, outlook: Outlook) -> int:
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
                score = _score_of_move(position, outlook, origin, target, assets)
                if score > best_score:
                    best, best_score = coded_move(origin, target, assets), score
    return best


@inner
def _score_of_move(
    position: Position, outlook: Outlook, origin: int, target: int, assets: int
) -> float:
    standing = position[at.ASSETS + origin]
    now = hold(outlook, origin, standing)
    lost = now - hold(outlook, origin, standing - assets)
    there = position[at.ASSETS + target]
    if position[at.OWN + position[at.PLAYER]] >> target & 1:
        after = hold(outlook, target, there + assets)
        gained = after - hold(outlook, target, there)
    elif there:
        gained = _gain_of_clash(position, outlook, origin, target, assets)
    else:
        gained = hold(outlook, target, assets)
    ahead = outlook[REACH + target] - outlook[REACH + origin]
    return gained - lost + assets * (FORWARD * ahead - EFFORT)


@inner
def _gain_of_clash(
    position: Position, outlook: Outlook, origin: int, target: int, assets: int
) -> float:
    guards = position[at.ASSETS + target]
    # After a Clash of three, all ready Assets may follow.
    attackers = position[at.READY + origin] if assets == MAX_CLASH_ASSETS else assets
    chance = chance_to_win(attackers, guards)
    turns_left = position[at.TURNS] - position[at.TURN]
    if chance < (BOLDNESS if turns_left > 0 else BOLDNESS_IN_LAST_TURN):
        return -np.inf
    cost = COSTS[assets - 1, min(guards, MAX_CLASH_ASSETS) - 1]
    asset = ASSET_PER_TURN * turns_left
    return chance * hold(outlook, target, assets) - asset * cost
