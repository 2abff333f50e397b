"""Entry points of the compiled rules that only tests need."""

from rawsiko.simulator.arrays import Numbers
from rawsiko.simulator.compiling import entry
from rawsiko.simulator.playing import LOG_ACTION, LOG_DICE, Workspace
from rawsiko.simulator.rules.acting import act
from rawsiko.simulator.rules.board import Board
from rawsiko.simulator.rules.choosing import nth_legal, number_of_legal
from rawsiko.simulator.rules.layout import Position, Row
from rawsiko.simulator.rules.news import supply


@entry
def repeat(table: Workspace, position: Position, log: Numbers, trace: Numbers) -> None:
    """Replay a log with its dice, and record the position after each line."""
    supply(table.board, position)
    for number in range(len(log)):
        for die in range(len(table.dice)):
            table.dice[die] = log[number, LOG_DICE + 1 + die]
        act(table.board, position, log[number, LOG_ACTION], table.dice)
        for place in range(len(position)):
            trace[number, place] = position[place]


@entry
def list_legal(board: Board, position: Position, actions: Row) -> int:
    """List the legal actions, as far as there is room. Returns their number."""
    supply(board, position)
    number = number_of_legal(board, position)
    for nth in range(min(number, len(actions))):
        actions[nth] = nth_legal(board, position, nth)
    return number
