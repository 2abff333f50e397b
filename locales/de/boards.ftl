### Boards: their names, and the choice of one.

board-world = Welt
board-choice = Spielplan
board-size = Für { $players } Spieler · { $territories } Gebiete · { $materials } Rohstoffe
board-no-facts = Dieser Spielplan enthält keine Fakten dazu.
