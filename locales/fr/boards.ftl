### Boards: their names, and the choice of one.

board-world = Monde
board-choice = Plateau
board-size = Pour { $players } joueurs · { $territories } Territoires · { $materials } Matières premières
board-no-facts = Ce plateau ne contient pas d’informations à ce sujet.
