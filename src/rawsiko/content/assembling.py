"""Makes a Content from its parts, wherever they come from. References aren't checked."""

from collections.abc import Iterable, Mapping, Sequence

from rawsiko.content.fingerprint import with_hash_computed
from rawsiko.engine.content import (
    Application,
    Content,
    Continent,
    Material,
    NewsCard,
    Objective,
    Territory,
)
from rawsiko.engine.ids import ContinentId, MaterialId, ObjectiveId, TerritoryId


def assembled(
    *,
    name: str,
    version: str,
    players: Iterable[int],
    continents: Iterable[str],
    territories: Iterable[Territory],
    materials: Iterable[Material],
    applications: Iterable[Application],
    objectives: Iterable[Objective],
    head_start: Mapping[int, tuple[int, ...]],
    short_head_start: Mapping[int, tuple[int, ...]],
    short_objectives: Iterable[str],
    news: Iterable[NewsCard],
) -> Content:
    """`name` is the content's id. Mappings are in the order given."""
    by_id = {one.id: one for one in territories}
    return with_hash_computed(
        Content(
            id=name,
            version=version,
            hash="",
            players=tuple(sorted(players)),
            continents={
                continent: Continent(
                    continent,
                    tuple(one.id for one in by_id.values() if one.continent == continent),
                )
                for continent in map(ContinentId, continents)
            },
            territories=by_id,
            materials={one.id: one for one in materials},
            applications={one.id: one for one in applications},
            objectives={one.id: one for one in objectives},
            head_start=head_start,
            short_head_start=short_head_start,
            short_objectives=tuple(map(ObjectiveId, short_objectives)),
            news={one.id: one for one in news},
        )
    )


def territory(
    name: str, continent: str, materials: Sequence[str], land: Sequence[str], sea: Sequence[str]
) -> Territory:
    return Territory(
        id=TerritoryId(name),
        continent=ContinentId(continent),
        materials=tuple(map(MaterialId, materials)),
        land=tuple(map(TerritoryId, land)),
        sea=tuple(map(TerritoryId, sea)),
        # A pair may share both a border and a sea line: it is adjacent once.
        adjacent=tuple(map(TerritoryId, dict.fromkeys((*land, *sea)))),
    )
