### How long a match takes.

web-minutes = Tempo per la partita
web-minutes-whole = Circa { $minutes } minuti in tutto
