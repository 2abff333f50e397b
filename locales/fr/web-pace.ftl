### How fast bots play.

web-pace = Rythme des bots
web-pace-normal = 1×
web-pace-fast = 2×
web-pace-instant = Tout de suite
