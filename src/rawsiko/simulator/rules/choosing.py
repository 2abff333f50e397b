"""Legal actions by their index in `legal_actions`."""

from rawsiko.simulator.compiling import inner, lowest, nth_of, population
from rawsiko.simulator.constants import MAX_CLASH_ASSETS
from rawsiko.simulator.rules import board as on
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.acting import (
    coded,
    coded_move,
    coded_recycling,
    materials_of,
    total_over,
)
from rawsiko.simulator.rules.board import Board
from rawsiko.simulator.rules.layout import Position
from rawsiko.simulator.rules.setup import continents_on_offer, occupied, territories_on_offer


@inner
def number_of_legal(board: Board, position: Position) -> int:
    """The number of legal actions; 0 when the match is over."""
    phase = position[at.PHASE]
    if phase == at.ACTION:
        return _number_of_moves(board, position) + _number_of_recyclings(board, position) + 1
    if phase == at.CONTINENT_CHOICE:
        if position[at.ADVANCED_SETUP]:
            return 1
        return population(continents_on_offer(board, position))
    if phase == at.TERRITORY_CHOICE:
        return population(territories_on_offer(board, position))
    if phase == at.TRADE:
        return population(materials_open_to(board, position)) + 1
    if phase == at.NEWS_DRAW:
        return 1
    if phase == at.FINISHED:
        return 0
    return population(position[at.OWN + position[at.PLAYER]])


@inner
def nth_legal(board: Board, position: Position, number: int) -> int:
    """The legal action with this index, which must exist."""
    phase = position[at.PHASE]
    if phase == at.ACTION:
        return _nth_move(board, position, number)
    if phase == at.CONTINENT_CHOICE:
        if position[at.ADVANCED_SETUP]:
            return coded(at.DRAW_CONTINENT, 0)
        return coded(at.CHOOSE_CONTINENT, nth_of(continents_on_offer(board, position), number))
    if phase == at.TERRITORY_CHOICE:
        return coded(at.CHOOSE_TERRITORY, _nth_territory(board, position, number))
    if phase == at.NEWS_DRAW:
        return coded(at.OPEN_NEWS, 0)
    if phase == at.TRADE:
        materials = materials_open_to(board, position)
        if number == population(materials):
            return coded(at.END_TRADE, 0)
        return coded(at.CLAIM_MATERIAL, nth_of(materials, number))
    return coded(at.PLACE_ASSET, nth_of(position[at.OWN + position[at.PLAYER]], number))


@inner
def most_that_may_leave(position: Position, territory: int) -> int:
    """R4.4, R4.9: from a Territory with Assets that are ready."""
    ready = position[at.READY + territory]
    if position[at.LEAVE_ONE_BEHIND]:
        return min(ready, position[at.ASSETS + territory] - 1)
    return ready


@inner
def materials_open_to(board: Board, position: Position) -> int:
    """R6.2: for the acting player."""
    return board[on.EVERY_MATERIAL] & ~materials_of(board, position, position[at.PLAYER])


@inner
def _number_of_moves(board: Board, position: Position) -> int:
    others = occupied(position) & ~position[at.OWN + position[at.PLAYER]]
    origins = position[at.READY_SET]
    number = 0
    while origins:
        origin = lowest(origins)
        origins &= origins - 1
        number += _number_from(board, position, origin, others)
    return number


@inner
def _number_from(board: Board, position: Position, origin: int, others: int) -> int:
    most = most_that_may_leave(position, origin)
    number = most * board[on.ADJACENT_COUNT + origin]
    if most > MAX_CLASH_ASSETS:
        number -= (most - MAX_CLASH_ASSETS) * population(board[on.ADJACENT_SET + origin] & others)
    return number


@inner
def _nth_move(board: Board, position: Position, number: int) -> int:
    others = occupied(position) & ~position[at.OWN + position[at.PLAYER]]
    origins = position[at.READY_SET]
    while origins:
        origin = lowest(origins)
        origins &= origins - 1
        here = _number_from(board, position, origin, others)
        if number < here:
            return _nth_move_from(board, position, origin, others, number)
        number -= here
    return _nth_recycling(board, position, number)


@inner
def recyclable(board: Board, position: Position) -> int:
    """R4.11: the Materials that the acting player may still recycle, whatever they cost."""
    player = position[at.PLAYER]
    if not position[at.RECYCLING] or position[at.RECYCLED + player]:
        return 0
    return board[on.PRICED_SET] & ~materials_of(board, position, player)


@inner
def most_for_recycling(position: Position) -> int:
    """R4.11: the acting player's last Asset stays."""
    return total_over(position, at.ASSETS, position[at.OWN + position[at.PLAYER]]) - 1


@inner
def _number_of_recyclings(board: Board, position: Position) -> int:
    materials, number = recyclable(board, position), 0
    most = most_for_recycling(position) if materials else 0
    while materials:
        price = board[on.PRICE_OF + lowest(materials)]
        materials &= materials - 1
        origins = position[at.READY_SET] if price <= most else 0
        while origins:
            number += price <= most_that_may_leave(position, lowest(origins))
            origins &= origins - 1
    return number


@inner
def _nth_recycling(board: Board, position: Position, number: int) -> int:
    """By Territory, then by Material; after the last the end of the Phase."""
    every = recyclable(board, position)
    most = most_for_recycling(position) if every else 0
    origins = position[at.READY_SET] if every else 0
    while origins:
        origin = lowest(origins)
        origins &= origins - 1
        here = min(most, most_that_may_leave(position, origin))
        materials = every
        while materials:
            material = lowest(materials)
            materials &= materials - 1
            if board[on.PRICE_OF + material] <= here:
                if number == 0:
                    return coded_recycling(origin, material)
                number -= 1
    return coded(at.END_ACTION_PHASE, 0)


@inner
def _nth_move_from(board: Board, position: Position, origin: int, others: int, number: int) -> int:
    most = most_that_may_leave(position, origin)
    nth = on.ADJACENT + origin * on.ADJACENT_WIDTH
    while True:
        target = board[nth]
        here = min(most, MAX_CLASH_ASSETS) if others >> target & 1 else most
        if number < here:
            return coded_move(origin, target, number + 1)
        number -= here
        nth += 1


@inner
def _nth_territory(board: Board, position: Position, number: int) -> int:
    """In the order in which the Continent lists them."""
    offered = territories_on_offer(board, position)
    nth = on.LAND + position[at.CONTINENT] * on.LAND_WIDTH
    while True:
        territory = board[nth]
        if offered >> territory & 1:
            if number == 0:
                return territory
            number -= 1
        nth += 1
