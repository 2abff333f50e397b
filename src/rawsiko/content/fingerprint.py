"""The content hash: equal for two contents exactly when every match goes the same way on both."""

import json
from collections.abc import Mapping
from hashlib import sha256

from msgspec.structs import replace

from rawsiko.engine.content import Content
from rawsiko.engine.turns import usual_head_start


def with_hash_computed(content: Content) -> Content:
    """The content with its hash, whatever it had before.

    Symbols, evidence and the order of the entries do not count; nor does it matter whether
    Territories are adjacent by land or by sea (R2.2). The order of the Continents counts, because
    the draw of R3.6 goes by it; so does the order of the news (R4.10), whose dates don't. A head
    start counts if it isn't the usual one (R3.8).
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
    # What a board lacks leaves its hash as it was before boards could have it.
    meaning |= {key: value for key, value in _optional(content).items() if value}
    text = json.dumps(meaning, sort_keys=True, separators=(",", ":"))
    return replace(content, hash=f"sha256:{sha256(text.encode()).hexdigest()}")


def _optional(content: Content) -> dict[str, object]:
    usual = {number: usual_head_start(number) for number in content.players}
    for_long = {**usual, **content.head_start}
    return {
        "head_start": _differing(content.head_start, usual),
        "short_head_start": _differing(content.short_head_start, for_long),
        "short_objectives": sorted(content.short_objectives),
        "recycling": {
            material.id: material.recycling_price
            for material in content.materials.values()
            if material.recycling_price is not None
        },
        "news": [
            [card.id, card.territory, card.material, card.effect, card.weight, card.turns]
            for card in content.news.values()
        ],
    }


def _differing(
    head_start: Mapping[int, tuple[int, ...]], otherwise: Mapping[int, tuple[int, ...]]
) -> dict[str, list[int]]:
    return {
        str(number): list(assets)
        for number, assets in head_start.items()
        if assets != otherwise.get(number)
    }
