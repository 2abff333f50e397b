### How fast bots play.

web-pace = Pace of the bots
web-pace-normal = 1×
web-pace-fast = 2×
web-pace-instant = At once
