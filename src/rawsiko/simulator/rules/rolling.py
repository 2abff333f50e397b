"""The dice that an action needs (R3.6, R4.6, R4.10), drawn from the stream of a match."""

from rawsiko.simulator.chance import DICE
from rawsiko.simulator.compiling import inner, population
from rawsiko.simulator.constants import DIE_SIDES, MAX_CLASH_ASSETS
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.acting import Dice
from rawsiko.simulator.rules.board import Board
from rawsiko.simulator.rules.drawing import Streams, below
from rawsiko.simulator.rules.layout import Position
from rawsiko.simulator.rules.news import sides_of_draw
from rawsiko.simulator.rules.setup import continents_on_offer

MOST_DICE = 2 * MAX_CLASH_ASSETS


@inner
def roll(board: Board, position: Position, action: int, streams: Streams, dice: Dice) -> int:
    """Roll the dice that the action needs. Returns their number."""
    kind = action & at.KIND_MASK
    if kind == at.MOVE:
        target = action >> at.TARGET_SHIFT & at.PLACE_MASK
        guards = position[at.ASSETS + target]
        if guards == 0 or position[at.OWN + position[at.PLAYER]] >> target & 1:
            return 0
        number = (action >> at.ASSETS_SHIFT) + min(guards, MAX_CLASH_ASSETS)
        for die in range(number):
            dice[die] = 1 + below(streams, DICE, DIE_SIDES)
        return number
    if kind == at.DRAW_CONTINENT:
        offered = population(continents_on_offer(board, position))
        dice[0] = 1 + below(streams, DICE, offered)
        return 1
    if kind == at.OPEN_NEWS:
        dice[0] = 1 + below(streams, DICE, sides_of_draw(board, position))
        return 1
    return 0
