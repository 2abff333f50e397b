"""The content export, a public format: `rawsiko-content/1` (docs/replay.md)."""

import dataclasses
from pathlib import Path

from msgspec.structs import asdict

from rawsiko.content.files.evidence import Member, Placement, read_members, read_placements
from rawsiko.content.files.labels import read_labels
from rawsiko.content.problems import ContentError, Problem
from rawsiko.engine.content import Content, Territory

FORMAT = "rawsiko-content/1"

Json = dict[str, object]


def export_content(content: Content, folder: Path) -> Json:
    """Everything that the format requires, plus the numbers of players, the countries in each
    Territory, why each Material lies where it does, and the name and theme of each card that has
    them.

    `folder` is where `content` was loaded from. Raises ContentError if its evidence is invalid.
    """
    problems: list[Problem] = []
    members = read_members(folder, problems)
    placements = read_placements(folder, problems)
    labels = read_labels(folder, problems)
    if problems:
        raise ContentError(problems)
    return {
        "format": FORMAT,
        "id": content.id,
        "version": content.version,
        "hash": content.hash,
        "continents": [asdict(continent) for continent in content.continents.values()],
        "territories": [
            _territory(territory, members.get(territory.id, ()))
            for territory in content.territories.values()
        ],
        "materials": [asdict(material) for material in content.materials.values()],
        "applications": [asdict(application) for application in content.applications.values()],
        "objectives": [
            {**asdict(objective), **labels.get(objective.id, {})}
            for objective in content.objectives.values()
        ],
        **_head_start(content),
        "players": list(content.players),
        "placements": [_placement(placement) for placement in placements],
    }


def _head_start(content: Content) -> Json:
    """Absent if the board has none (R3.8)."""
    given = {str(players): list(assets) for players, assets in content.head_start.items()}
    return {"head_start": given} if given else {}


def _territory(territory: Territory, members: tuple[Member, ...]) -> Json:
    exported = asdict(territory)
    del exported["adjacent"]  # `land` and `sea` say it
    return {**exported, "members": [str(member) for member in members]}


def _placement(placement: Placement) -> Json:
    exported = dataclasses.asdict(placement)
    del exported["reason"]
    return exported
