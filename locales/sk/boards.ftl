### Boards: their names, and the choice of one.

board-world = Svet
board-choice = Hracia plocha
board-size = Pre { $players } hráčov · územia: { $territories } · materiály: { $materials }
board-no-facts = Táto hracia plocha o ňom neobsahuje fakty.
