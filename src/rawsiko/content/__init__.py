"""Loads, validates and exports the data of the game, and reads its texts."""
