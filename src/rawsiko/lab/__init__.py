"""Bots play many matches: `simulation`, `arena` and `balance` run them and return statistics."""
