### How long a match takes.

web-minutes = Tiempo para la partida
web-minutes-whole = Unos { $minutes } minutos en total
