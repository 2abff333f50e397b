"""The content hash: equal for two contents exactly when every match goes the same way on both."""

import json
from hashlib import sha256

from msgspec.structs import replace

from rawsiko.engine.content import Content
from rawsiko.engine.turns import usual_head_start


def with_hash_computed(content: Content) -> Content:
    """The content with its hash, whatever it had before.

    Symbols, evidence and the order of the entries do not count; nor does it matter whether
    Territories are adjacent by land or by sea (R2.2). The order of the Continents counts, because
    the draw of R3.6 goes by it. A head start counts if it isn't the usual one (R3.8).
    """
    meaning: dict[str, object] = {
        "players": sorted(content.players),
        "continents": list(content.continents),
        "territories": {
            territory.id: {
                "continent": territory.continent,
                "materials": sorted(territory.materials),
                "adjacent": sorted(territory.adjacent),
            }
            for territory in content.territories.values()
        },
        "materials": sorted(content.materials),
        "applications": {
            application.id: {
                "points": application.points,
                "materials": sorted(application.materials),
            }
            for application in content.applications.values()
        },
        "objectives": {
            objective.id: list(objective.applications) for objective in content.objectives.values()
        },
    }
    unusual = {
        str(number): list(assets)
        for number, assets in content.head_start.items()
        if assets != usual_head_start(number)
    }
    if unusual:
        meaning["head_start"] = unusual
    text = json.dumps(meaning, sort_keys=True, separators=(",", ":"))
    return replace(content, hash=f"sha256:{sha256(text.encode()).hexdigest()}")
