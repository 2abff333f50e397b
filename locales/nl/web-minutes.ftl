### How long a match takes.

web-minutes = Tijd voor het spel
web-minutes-whole = In totaal ongeveer { $minutes } minuten
