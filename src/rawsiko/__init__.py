"""RAWsiko: the board game of raw materials, rules and all."""

__version__ = "1.0.0rc1"
