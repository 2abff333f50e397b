### Boards: their names, and the choice of one.

board-world = Mondo
board-choice = Tabellone
board-size = Per { $players } giocatori · { $territories } Territori · { $materials } Materie Prime
board-no-facts = Questo tabellone non contiene dati in proposito.
