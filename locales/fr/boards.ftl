### Boards: their names, and the choice of one.

board-world = Monde
board-choice = Plateau
board-size = Pour { $players } joueurs · { $territories } Territoires · { $materials } Matières premières
board-no-facts = Ce plateau ne donne pas de faits à ce sujet.
