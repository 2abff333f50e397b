"""What is printed: the board and the cards (R1.4, R2)."""

from collections.abc import Mapping

from rawsiko.engine.ids import ApplicationId, ContinentId, MaterialId, ObjectiveId, TerritoryId
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


class Application(Record, frozen=True):
    id: ApplicationId
    points: int
    materials: tuple[MaterialId, ...]


class Objective(Record, frozen=True):
    id: ObjectiveId
    applications: tuple[ApplicationId, ...]


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
