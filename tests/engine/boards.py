"""Small boards for tests, written down in a few lines."""

from collections.abc import Mapping

from rawsiko.engine.content import Application, Content, Continent, Material, Objective, Territory
from rawsiko.engine.ids import ApplicationId, ContinentId, MaterialId, ObjectiveId, TerritoryId


def board(
    continents: Mapping[str, str],
    borders: str,
    materials: Mapping[str, str] | None = None,
    applications: Mapping[str, tuple[int, str]] | None = None,
    cards: Mapping[str, str] | None = None,
) -> Content:
    """`continents` name their Territories, `borders` are pairs like `a-b`, `materials` name what
    lies in a Territory; `cards` list Applications. Without cards, five worthless ones are made."""
    adjacent: dict[str, list[str]] = {}
    for pair in borders.split():
        one, other = pair.split("-")
        adjacent.setdefault(one, []).append(other)
        adjacent.setdefault(other, []).append(one)
    lying = {territory: names.split() for territory, names in (materials or {}).items()}
    needed = {
        name: (points, names.split()) for name, (points, names) in (applications or {}).items()
    }
    every_material = [*(m for names in lying.values() for m in names)]
    every_material += [m for _, names in needed.values() for m in names]
    listed = cards or {f"card_{number}": "" for number in range(1, 6)}
    return Content(
        id="test",
        version="1",
        hash="sha256:test",
        players=(3, 4, 5),
        continents={
            ContinentId(name): Continent(
                ContinentId(name), tuple(TerritoryId(t) for t in names.split())
            )
            for name, names in continents.items()
        },
        territories={
            TerritoryId(territory): Territory(
                id=TerritoryId(territory),
                continent=ContinentId(continent),
                materials=tuple(MaterialId(m) for m in lying.get(territory, ())),
                land=tuple(TerritoryId(t) for t in adjacent.get(territory, ())),
                sea=(),
                adjacent=tuple(TerritoryId(t) for t in adjacent.get(territory, ())),
            )
            for continent, names in continents.items()
            for territory in names.split()
        },
        materials={
            MaterialId(m): Material(MaterialId(m), m[:2]) for m in dict.fromkeys(every_material)
        },
        applications={
            ApplicationId(name): Application(
                ApplicationId(name), points, tuple(MaterialId(m) for m in names)
            )
            for name, (points, names) in needed.items()
        },
        objectives={
            ObjectiveId(name): Objective(
                ObjectiveId(name), tuple(ApplicationId(a) for a in names.split())
            )
            for name, names in listed.items()
        },
    )
