### How long a match takes.

web-minutes = Tijd voor de partij
web-minutes-whole = In totaal ongeveer { $minutes } minuten
