### How fast bots play.

web-pace = Ritmo de los bots
web-pace-normal = 1×
web-pace-fast = 2×
web-pace-instant = Al instante
