"""A moment of a match. Each phase carries only what it needs.

Phases are final so that the type checker can tell that a chain of `type(phase) is …` is complete.
"""

from collections.abc import Mapping
from enum import StrEnum
from functools import lru_cache
from typing import final

from rawsiko.engine.content import Content
from rawsiko.engine.ids import (
    ApplicationId,
    ContinentId,
    MaterialId,
    NewsId,
    ObjectiveId,
    PlayerId,
    TerritoryId,
)
from rawsiko.engine.options import Options
from rawsiko.engine.records import Record


class SetupRound(StrEnum):
    """The two rounds of game setup."""

    FIRST = "first"
    """In order of play (R3.1)."""
    SECOND = "second"
    """In reverse order of play (R3.2)."""


@final
class ContinentChoice(Record, frozen=True):
    """Game setup: the player chooses a Continent. With Advanced game setup one is drawn."""

    player: PlayerId
    """The player who acts."""
    round: SetupRound
    """The round of setup."""


@final
class TerritoryChoice(Record, frozen=True):
    """Game setup: the player chooses Territories of a Continent."""

    player: PlayerId
    """The player who acts."""
    round: SetupRound
    """The round of setup."""
    continent: ContinentId
    """The Continent that was chosen or drawn."""
    chosen: tuple[TerritoryId, ...]
    """The Territories chosen in it so far, in this go."""


@final
class InitialPlacement(Record, frozen=True):
    """Game setup: players place their initial Assets, one at a time (R3.7)."""

    player: PlayerId
    """The player who acts."""
    to_place: Mapping[PlayerId, int]
    """The Assets that each player still has to place; players with none are left out."""


@final
class NewsDraw(Record, frozen=True):
    """With World news, a card is opened at the beginning of a Turn (R4.10)."""

    player: PlayerId
    """The player who acts, and can only open the card: the first living one."""


@final
class InvestmentPhase(Record, frozen=True):
    """Players place what they received, one Asset at a time (R4.2)."""

    player: PlayerId
    """The player who acts."""
    to_place: Mapping[PlayerId, int]
    """The Assets that each player still has to place; players with none are left out."""


@final
class ActionPhase(Record, frozen=True):
    """The player moves Assets and fights Clashes (R4.3)."""

    player: PlayerId
    """The player who acts."""
    ready: Mapping[TerritoryId, int]
    """The Assets on each Territory that have not moved yet; Territories with none are left out."""


@final
class TradeWithChina(Record, frozen=True):
    """Players claim Materials at the end of the match (R6.2)."""

    player: PlayerId
    """The player who acts."""
    claims: Mapping[PlayerId, int]
    """The Materials that each player may still claim; players with none are left out."""


class EndReason(StrEnum):
    """Why a match ended."""

    LAST_TURN = "last_turn"
    """The last Turn was played."""
    ONE_LEFT = "one_left"
    """Only one player is left."""
    BELL = "bell"
    """The host rang the bell (R6.6)."""


class Score(Record, frozen=True):
    """One player's final score (R6)."""

    place: int
    """The place in the ranking. Equal scores share one: 1, 2, 2, 4."""
    player: PlayerId
    points: int
    """Victory points."""
    applications: tuple[ApplicationId, ...]
    """The completed Applications of the Objective card, in the card's order."""
    materials: int
    """How many Materials the player controls."""
    territories: int
    """How many Territories the player controls."""
    eliminated: bool
    """Whether the player was eliminated."""


@final
class Finished(Record, frozen=True):
    """The match is over."""

    reason: EndReason
    """Why it ended."""
    ranking: tuple[Score, ...]
    """Everybody's score, best first. Empty if the bell stopped the match before a Turn was
    completed."""


Placement = InitialPlacement | InvestmentPhase
Phase = (
    ContinentChoice
    | TerritoryChoice
    | InitialPlacement
    | NewsDraw
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
    """A shared Holding: boards need only a few hundred different ones, which stay in the
    processor's cache while boards are copied."""
    return Holding(player, assets)


# None: the Territory is empty. Every Territory has its entry, in the order of the content.
Holdings = Mapping[TerritoryId, Holding | None]


class News(Record, frozen=True):
    """The news cards of a match (R4.10)."""

    open: Mapping[NewsId, int]
    """The open cards, earliest first, with the Turns left, the present one included."""
    opened: tuple[NewsId, ...]
    """All that were opened in this match, earliest first; none is opened again."""


NO_NEWS = News({}, ())


class CompletedTurn(Record, frozen=True):
    """What a bell goes back to (R6.6)."""

    turn: int  # the Turn counter when it ended
    holdings: Holdings
    eliminated: tuple[PlayerId, ...]
    news: News
    recycled: Mapping[PlayerId, MaterialId]


class State(Record, frozen=True):
    content: Content
    options: Options
    order: tuple[PlayerId, ...]  # of play (R1.3)
    objectives: Mapping[PlayerId, ObjectiveId]
    turn: int  # the Turn counter; 1 during setup; 0 if a bell came before the end of the first
    last_turn: int  # as it is now set (R1.5)
    holdings: Holdings
    claimed: Mapping[PlayerId, tuple[MaterialId, ...]]  # in Trade with China; only who claimed some
    eliminated: tuple[PlayerId, ...]  # in order of elimination
    phase: Phase
    completed: CompletedTurn | None = None  # the last one; only with Host keeps time
    news: News = NO_NEWS
    recycled: Mapping[PlayerId, MaterialId] = {}  # by whom (R4.11)
