### How fast bots play.

web-pace = Tempo van de bots
web-pace-normal = 1×
web-pace-fast = 2×
web-pace-instant = Meteen
