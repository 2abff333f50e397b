"""The engine's numbers that compiled code contains. The cache's name depends on their values."""

from rawsiko.engine.board import MATERIALS_PER_INVESTED_ASSET
from rawsiko.engine.movement import MAX_CLASH_ASSETS
from rawsiko.engine.options import MOST_TURNS
from rawsiko.engine.rules import DIE_SIDES
from rawsiko.engine.setup import MOST_PLAYERS_IN_A_CONTINENT, NUMBERS_OF_PLAYERS

LEAST_PLAYERS, MOST_PLAYERS = min(NUMBERS_OF_PLAYERS), max(NUMBERS_OF_PLAYERS)

__all__ = [
    "DIE_SIDES",
    "LEAST_PLAYERS",
    "MATERIALS_PER_INVESTED_ASSET",
    "MAX_CLASH_ASSETS",
    "MOST_PLAYERS",
    "MOST_PLAYERS_IN_A_CONTINENT",
    "MOST_TURNS",
]
