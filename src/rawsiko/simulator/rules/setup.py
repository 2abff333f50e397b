"""Starting Territories (R3.1 to R3.6), compiled."""

from rawsiko.simulator.compiling import inner, lowest, population
from rawsiko.simulator.constants import MOST_PLAYERS_IN_A_CONTINENT
from rawsiko.simulator.rules import board as on
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.board import Board
from rawsiko.simulator.rules.layout import Position


@inner
def territories_to_choose(position: Position) -> int:
    if position[at.PLAYERS] == 3:
        return 3 - position[at.ROUND]
    return 2 - position[at.ROUND]


@inner
def occupied(position: Position) -> int:
    """The set of Territories with Assets."""
    found = 0
    for player in range(position[at.PLAYERS]):
        found |= position[at.OWN + player]
    return found


@inner
def continents_on_offer(board: Board, position: Position) -> int:
    """R3.3, R3.5: as a set."""
    taken = occupied(position)
    empty = 0
    for number in range(board[on.CONTINENT_COUNT]):
        empty += board[on.LAND_SET + number] & taken == 0
    offered = 0
    for number in range(board[on.CONTINENT_COUNT]):
        if _is_on_offer(board, position, number, taken, empty):
            offered |= 1 << number
    return offered


@inner
def _is_on_offer(board: Board, position: Position, number: int, taken: int, empty: int) -> bool:
    """`empty` is the number of Continents without a player."""
    land = board[on.LAND_SET + number]
    if land & position[at.OWN + position[at.PLAYER]] != 0:
        return False
    deployed = 0
    for player in range(position[at.PLAYERS]):
        deployed += land & position[at.OWN + player] != 0
    if deployed >= MOST_PLAYERS_IN_A_CONTINENT or (deployed > 0 and empty > 0):
        return False
    wanted = territories_to_choose(position)
    free = land & ~taken
    while free:
        connected = _connected(board, lowest(free), free)
        if population(connected) >= wanted:
            return True
        free &= free - 1
    return False


@inner
def territories_on_offer(board: Board, position: Position) -> int:
    """R3.4, R3.5: as a set, so not in the order of the Continent's list."""
    land = board[on.LAND_SET + position[at.CONTINENT]] & ~occupied(position)
    chosen = chosen_set(position)
    offered = 0
    candidates = land
    while candidates:
        territory = lowest(candidates)
        candidates &= candidates - 1
        if chosen == 0:
            connected = _connected(board, territory, land)
            fits = population(connected) >= territories_to_choose(position)
        else:
            fits = board[on.ADJACENT_SET + territory] & chosen != 0
        if fits:
            offered |= 1 << territory
    return offered


@inner
def chosen_set(position: Position) -> int:
    """The Territories chosen so far in this Continent."""
    found, chosen = 0, position[at.CHOSEN]
    while chosen:
        found |= 1 << ((chosen & ((1 << at.LIST_BITS) - 1)) - 1)
        chosen >>= at.LIST_BITS
    return found


@inner
def _connected(board: Board, start: int, free: int) -> int:
    """The free Territories that are connected with `start`."""
    land = 1 << start
    edge = land
    while edge:
        reached = 0
        while edge:
            reached |= board[on.ADJACENT_SET + lowest(edge)]
            edge &= edge - 1
        edge = reached & free & ~land
        land |= edge
    return land
