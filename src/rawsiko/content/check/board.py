"""Ids and references, and the shape of the board (R2.1, R2.2): what every board must have."""

from collections.abc import Iterator, Mapping

from rawsiko.content.files.entries import is_id
from rawsiko.content.files.folder import (
    APPLICATIONS,
    BOARD,
    OBJECTIVES,
    TERRITORIES,
    WrittenFolder,
    WrittenTerritory,
)
from rawsiko.content.problems import Problem, problem


def board_problems(written: WrittenFolder) -> list[Problem]:
    """Everything that would break the rules on this board."""
    return [
        *_board_file(written),
        *_territories(written),
        *_cards(written),
    ]


def _board_file(written: WrittenFolder) -> Iterator[Problem]:
    if not written.players:
        yield problem(BOARD, "", "no-players")
    if not written.continents:
        yield problem(BOARD, "", "no-continents")
    for number, assets in written.head_start.items():
        if number not in written.players:
            yield problem(BOARD, "head_start", "head-start-unused", number=number)
        elif len(assets) != number:
            yield problem(
                BOARD, "head_start", "head-start-length", number=number, found=len(assets)
            )
    inhabited = {territory.continent for territory in written.territories.values()}
    for continent in written.continents:
        if not is_id(continent):
            yield problem(BOARD, continent, "bad-id", id=continent)
        if continent not in inhabited:
            yield problem(BOARD, continent, "empty-continent", continent=continent)


def _territories(written: WrittenFolder) -> Iterator[Problem]:
    for name, territory in written.territories.items():
        if territory.continent not in written.continents:
            yield problem(TERRITORIES, name, "unknown-continent", continent=territory.continent)
        for material in territory.materials:
            if material not in written.symbols:
                yield problem(TERRITORIES, name, "unknown-material", material=material)
        yield from _adjacency(written.territories, name, territory)
    yield from _pieces(written.territories)


def _adjacency(
    territories: Mapping[str, WrittenTerritory], name: str, territory: WrittenTerritory
) -> Iterator[Problem]:
    for kind, others in (("land", territory.land), ("sea", territory.sea)):
        for other in others:
            if other == name:
                yield problem(TERRITORIES, name, "adjacent-to-itself", key=kind)
            elif other not in territories:
                yield problem(TERRITORIES, name, "unknown-territory", key=kind, territory=other)
            elif name not in _listed(territories[other], kind):
                yield problem(TERRITORIES, name, "one-sided", key=kind, territory=other)


def _listed(territory: WrittenTerritory, kind: str) -> tuple[str, ...]:
    return territory.land if kind == "land" else territory.sea


def _pieces(territories: Mapping[str, WrittenTerritory]) -> Iterator[Problem]:
    """One problem for each part of the board that isn't connected with the first Territory."""
    reached: set[str] = set()
    for name in territories:
        if name not in reached:
            if reached:
                yield problem(TERRITORIES, name, "cut-off", territory=name)
            _reach(territories, name, reached)


def _reach(territories: Mapping[str, WrittenTerritory], start: str, reached: set[str]) -> None:
    reached.add(start)
    edge = [start]
    while edge:
        territory = territories[edge.pop()]
        for other in territory.land + territory.sea:
            if other in territories and other not in reached:
                reached.add(other)
                edge.append(other)


def _cards(written: WrittenFolder) -> Iterator[Problem]:
    somewhere = {
        material for territory in written.territories.values() for material in territory.materials
    }
    for name, application in written.applications.items():
        if not application.materials:
            yield problem(APPLICATIONS, name, "no-materials")
        for material in application.materials:
            if material not in written.symbols:
                yield problem(APPLICATIONS, name, "unknown-material", material=material)
            elif material not in somewhere:
                yield problem(APPLICATIONS, name, "unobtainable", material=material)
    for name, applications in written.objectives.items():
        if not applications:
            yield problem(OBJECTIVES, name, "no-applications")
        for application in applications:
            if application not in written.applications:
                yield problem(OBJECTIVES, name, "unknown-application", application=application)
    most_players = max(written.players, default=0)
    if len(written.objectives) < most_players:  # R1.4: no card twice in a match
        yield problem(
            OBJECTIVES, "", "too-few-cards", cards=len(written.objectives), least=most_players
        )
