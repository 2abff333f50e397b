"""Ids and references, and the shape of the board (R2.1, R2.2): what every board must have."""

from collections.abc import Iterator, Mapping

from rawsiko.content.files.entries import is_id
from rawsiko.content.files.folder import APPLICATIONS, BOARD, NEWS, OBJECTIVES, TERRITORIES
from rawsiko.content.problems import Problem, problem
from rawsiko.engine.content import Content, NewsCard, NewsEffect, Territory
from rawsiko.engine.ids import TerritoryId

SHORT_OBJECTIVES = "short_objectives"
SHORT_CARDS_PER_PLAYER = 2


def board_problems(content: Content) -> list[Problem]:
    """Everything that would break the rules on this board."""
    return [
        *_board_file(content),
        *_territories(content),
        *_cards(content),
        *_short_objectives(content),
        *_news(content),
    ]


def _board_file(content: Content) -> Iterator[Problem]:
    if not content.players:
        yield problem(BOARD, "", "no-players")
    if not content.continents:
        yield problem(BOARD, "", "no-continents")
    yield from _head_start(content, "head_start", content.head_start)
    yield from _head_start(content, "short_head_start", content.short_head_start)
    inhabited = {territory.continent for territory in content.territories.values()}
    for continent in content.continents:
        if not is_id(continent):
            yield problem(BOARD, continent, "bad-id", id=continent)
        if continent not in inhabited:
            yield problem(BOARD, continent, "empty-continent", continent=continent)


def _head_start(
    content: Content, key: str, head_start: Mapping[int, tuple[int, ...]]
) -> Iterator[Problem]:
    for number, assets in head_start.items():
        if number not in content.players:
            yield problem(BOARD, key, "head-start-unused", number=number)
        elif len(assets) != number:
            yield problem(BOARD, key, "head-start-length", number=number, found=len(assets))


def _territories(content: Content) -> Iterator[Problem]:
    for name, territory in content.territories.items():
        if territory.continent not in content.continents:
            yield problem(TERRITORIES, name, "unknown-continent", continent=territory.continent)
        for material in territory.materials:
            if material not in content.materials:
                yield problem(TERRITORIES, name, "unknown-material", material=material)
        yield from _adjacency(content.territories, name, territory)
    yield from _pieces(content.territories)


def _adjacency(
    territories: Mapping[TerritoryId, Territory], name: TerritoryId, territory: Territory
) -> Iterator[Problem]:
    for kind, others in (("land", territory.land), ("sea", territory.sea)):
        for other in others:
            if other == name:
                yield problem(TERRITORIES, name, "adjacent-to-itself", key=kind)
            elif other not in territories:
                yield problem(TERRITORIES, name, "unknown-territory", key=kind, territory=other)
            elif name not in _listed(territories[other], kind):
                yield problem(TERRITORIES, name, "one-sided", key=kind, territory=other)


def _listed(territory: Territory, kind: str) -> tuple[TerritoryId, ...]:
    return territory.land if kind == "land" else territory.sea


def _pieces(territories: Mapping[TerritoryId, Territory]) -> Iterator[Problem]:
    """One problem for each part of the board that isn't connected with the first Territory."""
    reached: set[TerritoryId] = set()
    for name in territories:
        if name not in reached:
            if reached:
                yield problem(TERRITORIES, name, "cut-off", territory=name)
            _reach(territories, name, reached)


def _reach(
    territories: Mapping[TerritoryId, Territory], start: TerritoryId, reached: set[TerritoryId]
) -> None:
    reached.add(start)
    edge = [start]
    while edge:
        territory = territories[edge.pop()]
        for other in territory.land + territory.sea:
            if other in territories and other not in reached:
                reached.add(other)
                edge.append(other)


def _cards(content: Content) -> Iterator[Problem]:
    somewhere = {
        material for territory in content.territories.values() for material in territory.materials
    }
    for name, application in content.applications.items():
        if not application.materials:
            yield problem(APPLICATIONS, name, "no-materials")
        for material in application.materials:
            if material not in content.materials:
                yield problem(APPLICATIONS, name, "unknown-material", material=material)
            elif material not in somewhere:
                yield problem(APPLICATIONS, name, "unobtainable", material=material)
    for name, objective in content.objectives.items():
        if not objective.applications:
            yield problem(OBJECTIVES, name, "no-applications")
        for application in objective.applications:
            if application not in content.applications:
                yield problem(OBJECTIVES, name, "unknown-application", application=application)
    most_players = max(content.players, default=0)
    if len(content.objectives) < most_players:  # R1.4: no card twice in a match
        yield problem(
            OBJECTIVES, "", "too-few-cards", cards=len(content.objectives), least=most_players
        )


def _short_objectives(content: Content) -> Iterator[Problem]:
    """R1.4: the cards of short matches."""
    cards = content.short_objectives
    for card in cards:
        if card not in content.objectives:
            yield problem(BOARD, SHORT_OBJECTIVES, "unknown-card", card=card)
    least = SHORT_CARDS_PER_PLAYER * max(content.players, default=0)
    if cards and len(cards) < least:
        yield problem(BOARD, SHORT_OBJECTIVES, "too-few-short-cards", cards=len(cards), least=least)


def _news(content: Content) -> Iterator[Problem]:
    """R4.10."""
    for name, card in content.news.items():
        territory = content.territories.get(card.territory)
        if territory is None:
            yield problem(
                NEWS, name, "unknown-territory", key="territory", territory=card.territory
            )
        if card.material not in content.materials:
            yield problem(NEWS, name, "unknown-material", material=card.material)
        elif territory is not None:
            yield from _effect(name, card, territory)


def _effect(name: str, card: NewsCard, territory: Territory) -> Iterator[Problem]:
    held = card.material in territory.materials
    if held is not (card.effect is NewsEffect.STOPS):
        yield problem(
            NEWS,
            name,
            "stops-nothing" if card.effect is NewsEffect.STOPS else "adds-nothing",
            territory=card.territory,
            material=card.material,
        )
