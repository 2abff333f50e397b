"""The content hash: equal for two contents exactly when every match goes the same way on both."""

import json
from collections.abc import Mapping
from hashlib import sha256

from rawsiko.engine.content import Application, Continent, Objective, Territory
from rawsiko.engine.ids import ApplicationId, ContinentId, MaterialId, ObjectiveId, TerritoryId
from rawsiko.engine.turns import usual_head_start


def content_hash(
    players: tuple[int, ...],
    continents: Mapping[ContinentId, Continent],
    territories: Mapping[TerritoryId, Territory],
    materials: Mapping[MaterialId, object],
    applications: Mapping[ApplicationId, Application],
    objectives: Mapping[ObjectiveId, Objective],
    head_start: Mapping[int, tuple[int, ...]],
) -> str:
    """Symbols, evidence and the order of the entries do not count; nor does it matter whether
    Territories are adjacent by land or by sea (R2.2). The order of the Continents counts, because
    the draw of R3.6 goes by it. A head start counts where it isn't the usual one (R3.8), so a board
    that gives none keeps the hash that it had before head starts existed."""
    meaning: dict[str, object] = {
        "players": sorted(players),
        "continents": list(continents),
        "territories": {
            territory.id: {
                "continent": territory.continent,
                "materials": sorted(territory.materials),
                "adjacent": sorted(territory.adjacent),
            }
            for territory in territories.values()
        },
        "materials": sorted(materials),
        "applications": {
            application.id: {
                "points": application.points,
                "materials": sorted(application.materials),
            }
            for application in applications.values()
        },
        "objectives": {
            objective.id: list(objective.applications) for objective in objectives.values()
        },
    }
    unusual = {
        str(number): list(assets)
        for number, assets in head_start.items()
        if assets != usual_head_start(number)
    }
    if unusual:
        meaning["head_start"] = unusual
    text = json.dumps(meaning, sort_keys=True, separators=(",", ":"))
    return f"sha256:{sha256(text.encode()).hexdigest()}"
