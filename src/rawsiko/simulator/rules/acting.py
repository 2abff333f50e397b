"""What an action does to a position: the rules of rawsiko.engine for the compiler.

The engine decides what is right; tests compare the two State by State. Legality isn't checked here.
"""

from rawsiko.simulator.compiling import inner, lowest, nth_of, population
from rawsiko.simulator.constants import MATERIALS_PER_INVESTED_ASSET, MAX_CLASH_ASSETS
from rawsiko.simulator.rules import board as on
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.board import Board
from rawsiko.simulator.rules.layout import Position, Row
from rawsiko.simulator.rules.news import begin_turn_of_news, open_card, sides_of_draw, supply
from rawsiko.simulator.rules.setup import (
    chosen_set,
    continents_on_offer,
    occupied,
    territories_to_choose,
)

Dice = Row

# What happened, as bits.
CLASH, CONQUEST, ELIMINATION, TURN_BEGAN = 1, 2, 4, 8


@inner
def coded(kind: int, place: int) -> int:
    """The code of an action with one argument, or with none (0)."""
    return kind | place << at.KIND_BITS


@inner
def coded_move(origin: int, target: int, assets: int) -> int:
    return at.MOVE | origin << at.KIND_BITS | target << at.TARGET_SHIFT | assets << at.ASSETS_SHIFT


@inner
def coded_recycling(origin: int, material: int) -> int:
    return at.RECYCLE | origin << at.KIND_BITS | material << at.TARGET_SHIFT


@inner
def act(board: Board, position: Position, action: int, dice: Dice) -> int:
    """Changes the position; `dice` are as `apply` takes them. Returns what happened."""
    kind = action & at.KIND_MASK
    place = action >> at.KIND_BITS & at.PLACE_MASK
    player = position[at.PLAYER]
    if kind == at.MOVE:
        return _move(board, position, place, action >> at.TARGET_SHIFT, dice)
    if kind == at.PLACE_ASSET:
        return _place(position, player, place)
    if kind == at.END_ACTION_PHASE:
        return _end_action_phase(board, position, player)
    if kind == at.CHOOSE_TERRITORY:
        _choose_territory(position, player, place)
    elif kind == at.CHOOSE_CONTINENT:
        _go_to_continent(position, place)
    elif kind == at.DRAW_CONTINENT:
        _go_to_continent(position, nth_of(continents_on_offer(board, position), dice[0] - 1))
    elif kind == at.CLAIM_MATERIAL:
        _claim(board, position, player, place)
    elif kind == at.OPEN_NEWS:
        open_card(board, position, dice[0])
        _begin_investment(board, position)
    elif kind == at.RECYCLE:
        _recycle(board, position, player, place, action >> at.TARGET_SHIFT)
    else:
        position[at.LEFT + player] = 0
        _continue_trade(position)
    return 0


@inner
def materials_of(board: Board, position: Position, player: int) -> int:
    """R2.4, R4.11 and R6.2, as a set."""
    found = position[at.CLAIMED + player]
    own = position[at.OWN + player]
    while own:
        found |= board[on.MATERIALS_IN + lowest(own)]
        own &= own - 1
    return found


@inner
def assets_for(materials: int) -> int:
    """R4.2: the Assets that so many Materials bring."""
    return (materials + MATERIALS_PER_INVESTED_ASSET - 1) // MATERIALS_PER_INVESTED_ASSET


@inner
def strongest(position: Position, territories: int) -> int:
    """The most Assets on one of these Territories."""
    most = 0
    while territories:
        most = max(most, position[at.ASSETS + lowest(territories)])
        territories &= territories - 1
    return most


@inner
def total_over(position: Position, column: int, territories: int) -> int:
    """The sum of a column by Territory, over some of them."""
    total = 0
    while territories:
        total += position[column + lowest(territories)]
        territories &= territories - 1
    return total


@inner
def owner_of(position: Position, territory: int) -> int:
    """The player who controls the Territory; there must be one."""
    player = 0
    while not position[at.OWN + player] >> territory & 1:
        player += 1
    return player


@inner
def _go_to_continent(position: Position, continent: int) -> None:
    position[at.PHASE] = at.TERRITORY_CHOICE
    position[at.CONTINENT] = continent
    position[at.CHOSEN] = 0


@inner
def _choose_territory(position: Position, player: int, territory: int) -> None:
    position[at.OWN + player] |= 1 << territory
    position[at.ASSETS + territory] = 1  # R3.4
    position[at.CHOSEN] = position[at.CHOSEN] << at.LIST_BITS | (territory + 1)
    if population(chosen_set(position)) < territories_to_choose(position):
        return
    position[at.PHASE] = at.CONTINENT_CHOICE
    if position[at.ROUND] == 0 and player + 1 < position[at.PLAYERS]:
        position[at.PLAYER] = player + 1
    elif position[at.ROUND] == 0:
        position[at.ROUND] = 1  # R3.2: the last player goes twice in a row
    elif player > 0:
        position[at.PLAYER] = player - 1
    else:
        position[at.PHASE] = at.INITIAL_PLACEMENT  # R3.7, R3.8
        for other in range(position[at.PLAYERS]):
            position[at.LEFT + other] = position[at.INITIAL + other]


@inner
def _place(position: Position, player: int, territory: int) -> int:
    position[at.ASSETS + territory] += 1
    position[at.LEFT + player] -= 1
    if position[at.LEFT + player] > 0:
        return 0
    for other in range(player + 1, position[at.PLAYERS]):
        if position[at.LEFT + other] > 0:
            position[at.PLAYER] = other
            return 0
    is_first = position[at.PHASE] == at.INITIAL_PLACEMENT
    _begin_action_phase(position, 0)
    return TURN_BEGAN if is_first else 0


@inner
def _begin_action_phase(position: Position, first: int) -> None:
    """Of the first living player from `first` on; there must be one."""
    player = _first_living(position, first)
    position[at.PHASE] = at.ACTION
    position[at.PLAYER] = player
    own = position[at.OWN + player]
    position[at.READY_SET] = own
    while own:
        territory = lowest(own)
        own &= own - 1
        position[at.READY + territory] = position[at.ASSETS + territory]


@inner
def _first_living(position: Position, first: int) -> int:
    """From the player `first` on; there must be one."""
    player = first
    while position[at.OWN + player] == 0:
        player += 1
    return player


@inner
def _end_action_phase(board: Board, position: Position, player: int) -> int:
    for later in range(player + 1, position[at.PLAYERS]):
        if position[at.OWN + later] != 0:
            _begin_action_phase(position, later)
            return 0
    if position[at.TURN] < position[at.TURNS]:
        _begin_turn(board, position)
        return TURN_BEGAN
    if position[at.TRADE_WITH_CHINA]:
        _begin_trade(board, position)
    else:
        _finish(position, at.LAST_TURN)
    return 0


@inner
def _begin_turn(board: Board, position: Position) -> None:
    """R4.1, R4.10."""
    position[at.TURN] += 1
    if position[at.WORLD_NEWS]:
        begin_turn_of_news(board, position)
        if sides_of_draw(board, position) > 0:
            position[at.PHASE] = at.NEWS_DRAW
            position[at.PLAYER] = _first_living(position, 0)
            return
    _begin_investment(board, position)


@inner
def _begin_investment(board: Board, position: Position) -> None:
    """R4.2."""
    first = -1
    for player in range(position[at.PLAYERS] - 1, -1, -1):
        controlled = population(materials_of(board, position, player))
        position[at.LEFT + player] = assets_for(controlled)
        if controlled > 0:
            first = player
    if first < 0:
        _begin_action_phase(position, 0)
    else:
        position[at.PHASE] = at.INVESTMENT
        position[at.PLAYER] = first


@inner
def _move(board: Board, position: Position, origin: int, rest: int, dice: Dice) -> int:
    """R4.4 to R4.9."""
    target, assets = rest & at.PLACE_MASK, rest >> at.PLACE_BITS
    player = position[at.PLAYER]
    bit = 1 << target
    if position[at.OWN + player] & bit:
        position[at.ASSETS + target] += assets
        _leave(position, player, origin, assets)
        return 0
    if position[at.ASSETS + target] == 0:
        _arrive(position, player, target, assets)
        _leave(position, player, origin, assets)
        return 0
    defender = owner_of(position, target)
    guards = position[at.ASSETS + target]
    lost = attacker_losses(dice, assets, min(guards, MAX_CLASH_ASSETS))
    destroyed = min(assets, guards, MAX_CLASH_ASSETS) - lost
    happened = CLASH
    if destroyed == guards:
        position[at.OWN + defender] &= ~bit
        _arrive(position, player, target, assets - lost)
        _leave(position, player, origin, assets)
        happened |= CONQUEST
        if position[at.OWN + defender] == 0:
            happened |= _eliminate(board, position, defender)
    else:
        position[at.ASSETS + target] = guards - destroyed
        _leave(position, player, origin, lost)
        if position[at.OWN + player] == 0:
            happened |= _eliminate(board, position, player)
    return happened


@inner
def _recycle(board: Board, position: Position, player: int, origin: int, material: int) -> None:
    """R4.11."""
    _leave(position, player, origin, board[on.PRICE_OF + material])
    position[at.CLAIMED + player] |= 1 << material
    position[at.RECYCLED + player] = material + 1


@inner
def _arrive(position: Position, player: int, territory: int, assets: int) -> None:
    position[at.OWN + player] |= 1 << territory
    position[at.ASSETS + territory] = assets


@inner
def _leave(position: Position, player: int, territory: int, assets: int) -> None:
    ready = position[at.READY + territory] - assets
    position[at.READY + territory] = ready
    if ready == 0:
        position[at.READY_SET] &= ~(1 << territory)
    position[at.ASSETS + territory] -= assets
    if position[at.ASSETS + territory] == 0:
        position[at.OWN + player] &= ~(1 << territory)


@inner
def attacker_losses(dice: Dice, attackers: int, defenders: int) -> int:
    """R4.6: the pairs in which the attacker's die is not the higher one."""
    _sort(dice, 0, attackers)
    _sort(dice, attackers, defenders)
    lost = 0
    for pair in range(min(attackers, defenders)):
        lost += dice[pair] <= dice[attackers + pair]
    return lost


@inner
def _sort(dice: Dice, first: int, number: int) -> None:
    """The highest first."""
    if number >= 2:
        _order(dice, first, first + 1)
    if number == 3:
        _order(dice, first + 1, first + 2)
        _order(dice, first, first + 1)


@inner
def _order(dice: Dice, one: int, other: int) -> None:
    high, low = max(dice[one], dice[other]), min(dice[one], dice[other])
    dice[one], dice[other] = high, low


@inner
def _eliminate(board: Board, position: Position, player: int) -> int:
    """R5.1, R5.3, R5.4."""
    position[at.ELIMINATED] = position[at.ELIMINATED] << at.LIST_BITS | (player + 1)
    if position[at.STRANGLEHOLD] and position[at.TURN] < position[at.TURNS]:
        position[at.TURN] += 1
        supply(board, position)  # the end is nearer
    living = 0
    for other in range(position[at.PLAYERS]):
        living += position[at.OWN + other] != 0
    if living == 1:
        _finish(position, at.ONE_LEFT)
    elif player == position[at.PLAYER]:
        return ELIMINATION | _end_action_phase(board, position, player)
    return ELIMINATION


@inner
def _begin_trade(board: Board, position: Position) -> None:
    """R6.2."""
    taken = occupied(position)
    for player in range(position[at.PLAYERS]):
        own = position[at.OWN + player]
        exclusive = 0
        for number in range(board[on.CONTINENT_COUNT]):
            land = board[on.LAND_SET + number]
            exclusive += own & land != 0 and taken & land & ~own == 0
        if board[on.EVERY_MATERIAL] & ~materials_of(board, position, player) == 0:
            exclusive = 0
        position[at.LEFT + player] = exclusive
    _continue_trade(position)


@inner
def _claim(board: Board, position: Position, player: int, material: int) -> None:
    position[at.CLAIMED + player] |= 1 << material
    position[at.CLAIM_LIST + player] = position[at.CLAIM_LIST + player] << at.LIST_BITS | (
        material + 1
    )
    position[at.LEFT + player] -= 1
    if board[on.EVERY_MATERIAL] & ~materials_of(board, position, player) == 0:
        position[at.LEFT + player] = 0
    _continue_trade(position)


@inner
def _continue_trade(position: Position) -> None:
    for player in range(position[at.PLAYERS]):
        if position[at.LEFT + player] > 0:
            position[at.PHASE] = at.TRADE
            position[at.PLAYER] = player
            return
    _finish(position, at.LAST_TURN)


@inner
def _finish(position: Position, reason: int) -> None:
    position[at.PHASE] = at.FINISHED
    position[at.REASON] = reason
