"""Finds unknown keys, which are usually misspelled."""

from pathlib import Path

from rawsiko.content.files.entries import TomlFile
from rawsiko.content.files.folder import (
    APPLICATIONS,
    BOARD,
    MATERIALS,
    NEWS,
    OBJECTIVES,
    TERRITORIES,
)
from rawsiko.content.problems import Problem

BOARD_KEYS = (
    "id",
    "version",
    "players",
    "continents",
    "head_start",
    "short_head_start",
    "short_objectives",
    "closed",
    "neutral",
    "points",
    "land_exceptions",
)
ENTRY_KEYS = {
    TERRITORIES: ("continent", "materials", "land", "sea", "members", "east", "north"),
    MATERIALS: ("symbol", "facts", "picture", "recycling_price"),
    APPLICATIONS: ("points", "materials", "rulebook", "facts"),
    OBJECTIVES: ("name", "theme", "applications"),
    NEWS: ("date", "territory", "material", "effect", "weight", "turns", "kind", "sources"),
}


def key_problems(folder: Path) -> list[Problem]:
    problems: list[Problem] = []
    TomlFile(folder, BOARD, problems).whole().refuse_keys_besides(*BOARD_KEYS)
    for name, keys in ENTRY_KEYS.items():
        if name == NEWS and not (folder / NEWS).exists():  # the only file that is optional
            continue
        for entry in TomlFile(folder, name, problems).entries():
            entry.refuse_keys_besides(*keys)
    return problems
