### How long a match takes.

web-minutes = Time for the match
web-minutes-whole = About { $minutes } minutes in all
