"""A moment of a match. Each phase carries only what it needs."""

from collections.abc import Mapping
from enum import StrEnum
from functools import lru_cache
from typing import final

from rawsiko.engine.content import Content
from rawsiko.engine.ids import (
    ApplicationId,
    ContinentId,
    MaterialId,
    ObjectiveId,
    PlayerId,
    TerritoryId,
)
from rawsiko.engine.options import Options
from rawsiko.engine.records import Record


class SetupRound(StrEnum):
    FIRST = "first"  # in order of play (R3.1)
    SECOND = "second"  # in reverse order of play (R3.2)


class ContinentChoice(Record, frozen=True):
    player: PlayerId
    round: SetupRound


class TerritoryChoice(Record, frozen=True):
    player: PlayerId
    round: SetupRound
    continent: ContinentId
    chosen: tuple[TerritoryId, ...]  # in this Continent, in this go


class InitialPlacement(Record, frozen=True):
    player: PlayerId
    to_place: Mapping[PlayerId, int]  # only those who still have some


class InvestmentPhase(Record, frozen=True):
    player: PlayerId
    to_place: Mapping[PlayerId, int]  # only those who still have some


class ActionPhase(Record, frozen=True):
    player: PlayerId
    ready: Mapping[TerritoryId, int]  # Assets that have not moved yet; only where there are some


class TradeWithChina(Record, frozen=True):
    player: PlayerId
    claims: Mapping[PlayerId, int]  # only those who still have some


class EndReason(StrEnum):
    LAST_TURN = "last_turn"
    ONE_LEFT = "one_left"


class Score(Record, frozen=True):
    place: int
    player: PlayerId
    points: int
    applications: tuple[ApplicationId, ...]
    materials: int
    territories: int
    eliminated: bool


@final  # so that `type(phase) is Finished` says everything
class Finished(Record, frozen=True):
    reason: EndReason
    ranking: tuple[Score, ...]


Placement = InitialPlacement | InvestmentPhase
Phase = (
    ContinentChoice
    | TerritoryChoice
    | InitialPlacement
    | InvestmentPhase
    | ActionPhase
    | TradeWithChina
    | Finished
)


class Holding(Record, frozen=True):
    """The Assets on a Territory, and whose they are (R2.3)."""

    player: PlayerId
    assets: int


@lru_cache(maxsize=4096)
def holding_of(player: PlayerId, assets: int) -> Holding:
    """A Holding, and the same one wherever it stands: a thousand boards share a few hundred, which
    stay close to the processor while boards are copied."""
    return Holding(player, assets)


# None: the Territory is empty. Every Territory has its entry, in the order of the content.
Holdings = Mapping[TerritoryId, Holding | None]


class State(Record, frozen=True):
    content: Content
    options: Options
    order: tuple[PlayerId, ...]  # of play (R1.3)
    objectives: Mapping[PlayerId, ObjectiveId]
    turn: int  # the Turn counter; 1 during setup
    holdings: Holdings
    claimed: Mapping[PlayerId, tuple[MaterialId, ...]]  # in Trade with China; only who claimed some
    eliminated: tuple[PlayerId, ...]  # in the order in which they went
    phase: Phase
