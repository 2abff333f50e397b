### Boards: their names, and the choice of one.

board-world = Wereld
board-choice = Bord
board-size = Voor { $players } spelers · { $territories } gebieden · { $materials } materialen
board-no-facts = Dit bord bevat er geen feiten over.
