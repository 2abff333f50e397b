"""Bots against each other: `play` runs an arena, `statistics` sums it up, `check` tests one bot."""
