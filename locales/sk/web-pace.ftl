### How fast bots play.

web-pace = Tempo botov
web-pace-normal = 1×
web-pace-fast = 2×
web-pace-instant = Hneď
