### How long a match takes.

web-minutes = Temps pour la partie
web-minutes-whole = Environ { $minutes } minutes en tout
