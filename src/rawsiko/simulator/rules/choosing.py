"""Legal actions by their index in `legal_actions`."""

from rawsiko.simulator.compiling import inner, lowest, population
from rawsiko.simulator.constants import MAX_CLASH_ASSETS
from rawsiko.simulator.rules.acting import coded, coded_move, materials_of
from rawsiko.simulator.rules.board import (
    ADJACENT,
    ADJACENT_COUNT,
    ADJACENT_SET,
    ADJACENT_WIDTH,
    EVERY_MATERIAL,
    LAND,
    LAND_WIDTH,
    Board,
)
from rawsiko.simulator.rules.layout import (
    ACTION,
    ADVANCED_SETUP,
    ASSETS,
    CHOOSE_CONTINENT,
    CHOOSE_TERRITORY,
    CLAIM_MATERIAL,
    CONTINENT,
    CONTINENT_CHOICE,
    DRAW_CONTINENT,
    END_ACTION_PHASE,
    END_TRADE,
    FINISHED,
    LEAVE_ONE_BEHIND,
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
from rawsiko.simulator.rules.setup import continents_on_offer, occupied, territories_on_offer


@inner
def number_of_legal(board: Board, position: Position) -> int:
    """The number of legal actions; 0 when the match is over."""
    phase = position[PHASE]
    if phase == ACTION:
        return _number_of_moves(board, position) + 1
    if phase == CONTINENT_CHOICE:
        if position[ADVANCED_SETUP]:
            return 1
        return population(continents_on_offer(board, position))
    if phase == TERRITORY_CHOICE:
        return population(territories_on_offer(board, position))
    if phase == TRADE:
        return population(materials_open_to(board, position)) + 1
    if phase == FINISHED:
        return 0
    return population(position[OWN + position[PLAYER]])


@inner
def nth_legal(board: Board, position: Position, number: int) -> int:
    """The legal action with this index, which must exist."""
    phase = position[PHASE]
    if phase == ACTION:
        return _nth_move(board, position, number)
    if phase == CONTINENT_CHOICE:
        if position[ADVANCED_SETUP]:
            return coded(DRAW_CONTINENT, 0)
        return coded(CHOOSE_CONTINENT, _nth(continents_on_offer(board, position), number))
    if phase == TERRITORY_CHOICE:
        return coded(CHOOSE_TERRITORY, _nth_territory(board, position, number))
    if phase == TRADE:
        materials = materials_open_to(board, position)
        if number == population(materials):
            return coded(END_TRADE, 0)
        return coded(CLAIM_MATERIAL, _nth(materials, number))
    return coded(PLACE_ASSET, _nth(position[OWN + position[PLAYER]], number))


@inner
def most_that_may_leave(position: Position, territory: int) -> int:
    """R4.4, R4.9: from a Territory with Assets that are ready."""
    ready = position[READY + territory]
    if position[LEAVE_ONE_BEHIND]:
        return min(ready, position[ASSETS + territory] - 1)
    return ready


@inner
def materials_open_to(board: Board, position: Position) -> int:
    """R6.2: for the acting player."""
    return board[EVERY_MATERIAL] & ~materials_of(board, position, position[PLAYER])


@inner
def _number_of_moves(board: Board, position: Position) -> int:
    others = occupied(position) & ~position[OWN + position[PLAYER]]
    origins = position[READY_SET]
    number = 0
    while origins:
        origin = lowest(origins)
        origins &= origins - 1
        number += _number_from(board, position, origin, others)
    return number


@inner
def _number_from(board: Board, position: Position, origin: int, others: int) -> int:
    most = most_that_may_leave(position, origin)
    number = most * board[ADJACENT_COUNT + origin]
    if most > MAX_CLASH_ASSETS:  # the limit of a Clash
        number -= (most - MAX_CLASH_ASSETS) * population(board[ADJACENT_SET + origin] & others)
    return number


@inner
def _nth_move(board: Board, position: Position, number: int) -> int:
    others = occupied(position) & ~position[OWN + position[PLAYER]]
    origins = position[READY_SET]
    while origins:
        origin = lowest(origins)
        origins &= origins - 1
        here = _number_from(board, position, origin, others)
        if number < here:
            return _nth_move_from(board, position, origin, others, number)
        number -= here
    return coded(END_ACTION_PHASE, 0)


@inner
def _nth_move_from(board: Board, position: Position, origin: int, others: int, number: int) -> int:
    most = most_that_may_leave(position, origin)
    nth = ADJACENT + origin * ADJACENT_WIDTH
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
    nth = LAND + position[CONTINENT] * LAND_WIDTH
    while True:
        territory = board[nth]
        if offered >> territory & 1:
            if number == 0:
                return territory
            number -= 1
        nth += 1


@inner
def _nth(members: int, number: int) -> int:
    for _ in range(number):
        members &= members - 1
    return lowest(members)
