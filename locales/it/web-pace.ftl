### How fast bots play.

web-pace = Ritmo dei bot
web-pace-normal = 1×
web-pace-fast = 2×
web-pace-instant = Subito
