"""What a card is called and what it is about; both are optional, and neither changes a match."""

from pathlib import Path

from rawsiko.content.files.entries import TomlFile
from rawsiko.content.files.folder import OBJECTIVES
from rawsiko.content.problems import Problem

LABELS = ("name", "theme")


def read_labels(folder: Path, problems: list[Problem]) -> dict[str, dict[str, str]]:
    """The name and the theme of each card, as far as it has them: ids of texts."""
    return {
        entry.name: {key: entry.identifier(key) for key in LABELS if entry.has(key)}
        for entry in TomlFile(folder, OBJECTIVES, problems).entries()
    }
