"""How large a Territory's tile is drawn: by its share of the world's supply."""

from collections.abc import Mapping
from typing import Any

SMALL, LARGE = 5.0, 30.0  # percent: a tile has three sizes
NOT_MINED = frozenset({"reserves", "resources"})  # stages
UNMINED = "unmined"
PLACEMENTS = "placements"  # of the content export

Supply = Mapping[str, Mapping[str, str]]  # by Territory and Material


def supply_in(exported: Mapping[str, Any]) -> Supply:
    """Of a content export. Left out where no placement says it."""
    supply: dict[str, dict[str, str]] = {}
    for place in exported[PLACEMENTS]:
        size = UNMINED if place["stage"] in NOT_MINED else _size(place["share"])
        if size:
            supply.setdefault(place["territory"], {})[place["material"]] = size
    return supply


def _size(share: float | None) -> str | None:
    if share is None:
        return None
    if share < SMALL:
        return "small"
    return "large" if share > LARGE else "middle"
