"""The name and the theme of a card: both are optional and don't affect a match."""

from pathlib import Path

from rawsiko.content.files.entries import TomlFile
from rawsiko.content.files.folder import OBJECTIVES
from rawsiko.content.problems import Problem

LABELS = ("name", "theme")


def read_labels(folder: Path, problems: list[Problem]) -> dict[str, dict[str, str]]:
    """The ids of the name and the theme of each card; those that it lacks are left out."""
    return {
        entry.name: {key: entry.identifier(key) for key in LABELS if entry.has(key)}
        for entry in TomlFile(folder, OBJECTIVES, problems).entries()
    }
