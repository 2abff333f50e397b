### How long a match takes.

web-minutes = Zeit für die Partie
web-minutes-whole = Insgesamt etwa { $minutes } Minuten
