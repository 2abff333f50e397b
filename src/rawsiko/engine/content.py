"""What is printed: the board and the cards (R1.4, R2, R4.10)."""

from collections.abc import Mapping
from enum import StrEnum

from rawsiko.engine.ids import (
    ApplicationId,
    ContinentId,
    MaterialId,
    NewsId,
    ObjectiveId,
    TerritoryId,
)
from rawsiko.engine.records import Record


class Continent(Record, frozen=True):
    id: ContinentId
    territories: tuple[TerritoryId, ...]


class Territory(Record, frozen=True):
    id: TerritoryId
    continent: ContinentId
    materials: tuple[MaterialId, ...]
    land: tuple[TerritoryId, ...]
    sea: tuple[TerritoryId, ...]
    adjacent: tuple[TerritoryId, ...]  # land, then sea: both count the same (R2.2)


class Material(Record, frozen=True):
    id: MaterialId
    symbol: str
    recycling_price: int | None = None  # in Assets; None: it can't be recycled (R4.11)


class Application(Record, frozen=True):
    id: ApplicationId
    points: int
    materials: tuple[MaterialId, ...]


class Objective(Record, frozen=True):
    id: ObjectiveId
    applications: tuple[ApplicationId, ...]


class NewsEffect(StrEnum):
    """What an open news card does (R4.10)."""

    STOPS = "stops"
    """Its Territory holds the Material and stops supplying it."""
    ADDS = "adds"
    """Its Territory doesn't hold the Material and begins to supply it."""


class NewsCard(Record, frozen=True):
    """A supply shock or good news (R4.10)."""

    id: NewsId
    date: str  # a day or a month: 2025-02-22, 2025-02
    territory: TerritoryId
    material: MaterialId
    effect: NewsEffect
    weight: int
    turns: int  # for how many it stays open, the one in which it opens included


class Content(Record, frozen=True):
    """A board with its cards. Mappings are in the order of the content files, which is the order
    in which legal actions are listed."""

    id: str
    version: str
    hash: str  # of everything that can affect a match
    players: tuple[int, ...]  # the numbers of players that the board supports (R3.5)
    continents: Mapping[ContinentId, Continent]
    territories: Mapping[TerritoryId, Territory]
    materials: Mapping[MaterialId, Material]
    applications: Mapping[ApplicationId, Application]
    objectives: Mapping[ObjectiveId, Objective]
    # R3.8, by number of players: from the first to the last in the order of play.
    head_start: Mapping[int, tuple[int, ...]] = {}
    short_head_start: Mapping[int, tuple[int, ...]] = {}  # for matches of few Turns
    short_objectives: tuple[ObjectiveId, ...] = ()  # R1.4: empty if all are for short matches too
    news: Mapping[NewsId, NewsCard] = {}
