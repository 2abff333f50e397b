"""RAWsiko: the board game of raw materials, rules and all."""

__version__ = "0.1.0"
