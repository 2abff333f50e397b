"""How long a bot waits before it acts, so that people see what happens and don't wait for long."""

from collections.abc import Callable, Iterable
from enum import Enum
from random import Random

from rawsiko.engine.actions import ChooseTerritory, Move, PlaceAsset
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.state import (
    ActionPhase,
    ContinentChoice,
    InitialPlacement,
    InvestmentPhase,
    State,
    TerritoryChoice,
)
from rawsiko.protocol.commands import Pace
from rawsiko.protocol.tables import SeatKind
from rawsiko.server.tables.table import Table

SHORTEST_PAUSE, LONGEST_PAUSE = 0.2, 0.32  # seconds
WATCHED_AT_FULL_PACE = 50  # matches without people in which bots act; with more they slow down
PACES = {Pace.NORMAL: 1.0, Pace.FAST: 0.5, Pace.INSTANT: 0.0}


class Beat(Enum):
    """What a bot does next, as a factor of its pause."""

    AFTER_CHOICE = 8.0
    """About two seconds in which a person may take back what they chose in setup."""
    FIRST = 0.2
    """Somebody still waits for their first choice of the match."""
    SAME = 0.0
    """It goes on placing or choosing: all of it is one beat."""
    MOVES_ON = 0.6
    """It goes on moving Assets without a Clash: the next ones set off while the last arrive."""
    NEXT = 1.0
    AFTER_DICE = 2.0
    """The dice of the last action are still being shown."""


def visible_pause() -> float:
    """It doesn't affect the match, so it isn't drawn from the table's secret."""
    return Random().uniform(SHORTEST_PAUSE, LONGEST_PAUSE)


def beat_of(table: Table, state: State) -> Beat:
    """The beat before the acting player's next action."""
    phase, newest = state.phase, table.newest_action
    if newest is not None and table.taker() and isinstance(newest.action, ChooseTerritory):
        return Beat.AFTER_CHOICE
    if isinstance(phase, ContinentChoice | TerritoryChoice) and _somebody_waits(table, state):
        return Beat.FIRST
    if newest is None:
        return Beat.NEXT
    if newest.dice:
        return Beat.AFTER_DICE
    match newest.action:
        case Move(player=player):
            goes_on = isinstance(phase, ActionPhase) and phase.player == player
            return Beat.MOVES_ON if goes_on else Beat.NEXT
        case ChooseTerritory(player=player):
            goes_on = isinstance(phase, TerritoryChoice) and phase.player == player
        case PlaceAsset(player=player):
            is_placing = isinstance(phase, InitialPlacement | InvestmentPhase)
            goes_on = is_placing and phase.player == player
        case _:
            goes_on = False
    return Beat.SAME if goes_on else Beat.NEXT


def _somebody_waits(table: Table, match: State) -> bool:
    seated = {holding.player for holding in match.holdings.values() if holding is not None}
    people = {one.player for one in table.seats.values() if one.kind is SeatKind.PERSON}
    return not people <= seated


class TablePace:
    """How fast the people at a table want its bots to play."""

    def __init__(self) -> None:
        self._wanted: dict[PlayerId, Pace] = {}

    def want(self, player: PlayerId, pace: Pace) -> None:
        self._wanted[player] = pace

    def factor(self, present: Iterable[PlayerId]) -> float:
        """Of the slowest pace that those present want."""
        return max((PACES[self._wanted.get(one, Pace.NORMAL)] for one in present), default=1.0)


class BotPauses:
    """The pauses at all tables of a server.

    Matches that are only watched share a fixed number of actions a second, however many there are,
    so they can't take the server from those who play.
    """

    def __init__(self, pause: Callable[[], float] = visible_pause) -> None:
        self._pause = pause
        self._watched: set[str] = set()  # tables without people where a bot is to act

    def at_table_with_people(self, beat: Beat = Beat.NEXT) -> float:
        return self._pause() * beat.value

    def at_watched_table(self, table: str) -> float:
        """Counts the table until `ended`."""
        self._watched.add(table)
        return self._pause() * max(1.0, len(self._watched) / WATCHED_AT_FULL_PACE)

    def ended(self, table: str) -> None:
        """The bot has acted, or isn't to act any more."""
        self._watched.discard(table)
