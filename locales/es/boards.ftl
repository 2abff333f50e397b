### Boards: their names, and the choice of one.

board-world = Mundo
board-choice = Tablero
board-size = Para { $players } jugadores · { $territories } Territorios · { $materials } Materias primas
board-no-facts = Este tablero no incluye datos sobre esto.
