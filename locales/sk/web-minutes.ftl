### How long a match takes.

web-minutes = Čas na zápas
web-minutes-whole = Spolu asi { $minutes } minút
