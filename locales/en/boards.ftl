### Boards: their names, and the choice of one.

board-world = World
board-choice = Board
board-size = For { $players } players · { $territories } Territories · { $materials } Materials
board-no-facts = This board has no facts about it.
