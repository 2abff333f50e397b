### How long a match takes.

web-minutes = Čas na partiu
web-minutes-whole = Spolu asi { $minutes } minút
