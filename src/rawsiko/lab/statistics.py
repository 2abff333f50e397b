"""Statistics of many matches."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from statistics import fmean, quantiles

from msgspec import Struct

from rawsiko.engine.state import EndReason
from rawsiko.lab.results import MatchResult, SeatResult, TurnResult

Z_95 = 1.959963984540054  # of the normal distribution, for 95 % intervals


@dataclass(frozen=True)
class Estimate:
    """A share with its 95 % interval."""

    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Spread:
    mean: float
    quartiles: tuple[float, float, float]


@dataclass(frozen=True)
class GroupSummary:
    """Everyone who had this seat, card, first Continent or bot."""

    name: str
    played: int
    wins: float
    rate: Estimate
    points: Spread


class TurnSummary(Struct, frozen=True):
    """Means over the matches that reached the Turn."""

    turn: int
    matches: int
    moves: float
    clashes: float
    conquests: float
    eliminations: float


@dataclass(frozen=True)
class Summary:
    matches: int
    players: int
    seats: tuple[GroupSummary, ...]
    cards: tuple[GroupSummary, ...]
    continents: tuple[GroupSummary, ...]  # where players began
    bots: tuple[GroupSummary, ...]
    by_turn: tuple[TurnSummary, ...]
    actions: Spread
    turns: Spread
    minutes: Spread
    points: Spread
    clashes_per_turn: float
    conquests_per_turn: float
    eliminations: float  # per match
    last_turn: Estimate  # the share of matches that went to the last Turn
    one_left: Estimate


def summarize(results: Sequence[MatchResult]) -> Summary:
    seats = [seat for result in results for seat in result.seats]
    turns = sum(result.turns for result in results)
    ended_early = sum(result.reason is EndReason.ONE_LEFT for result in results)
    return Summary(
        matches=len(results),
        players=len(results[0].seats),
        seats=_groups(seats, lambda seat: str(seat.seat)),
        cards=_groups(seats, lambda seat: seat.card),
        continents=_groups(seats, lambda seat: seat.continent),
        bots=_groups(seats, lambda seat: seat.bot),
        by_turn=_turn_summaries(results),
        actions=spread([result.actions for result in results]),
        turns=spread([result.turns for result in results]),
        minutes=spread([result.minutes for result in results]),
        points=spread([seat.points for seat in seats]),
        clashes_per_turn=sum(result.clashes for result in results) / turns,
        conquests_per_turn=sum(result.conquests for result in results) / turns,
        eliminations=fmean(result.eliminations for result in results),
        last_turn=wilson(len(results) - ended_early, len(results)),
        one_left=wilson(ended_early, len(results)),
    )


def wilson(successes: float, trials: int) -> Estimate:
    """Wilson's score interval; `successes` may be a sum of shares, as with shared wins."""
    share = successes / trials
    square = Z_95**2 / trials
    center = (share + square / 2) / (1 + square)
    margin = sqrt(square * (share * (1 - share) + square / 4)) / (1 + square)
    return Estimate(share, max(0.0, center - margin), min(1.0, center + margin))


def spread(values: Sequence[float]) -> Spread:
    if len(values) == 1:
        value = float(values[0])
        return Spread(value, (value, value, value))
    low, middle, high = map(float, quantiles(values, n=4, method="inclusive"))
    return Spread(fmean(values), (low, middle, high))


def _groups(
    seats: Iterable[SeatResult], name: Callable[[SeatResult], str]
) -> tuple[GroupSummary, ...]:
    """One summary per name, in the order of the names."""
    members: dict[str, list[SeatResult]] = {}
    for seat in seats:
        members.setdefault(name(seat), []).append(seat)
    return tuple(
        GroupSummary(
            name=group,
            played=len(members[group]),
            wins=(wins := fsum(seat.win for seat in members[group])),
            rate=wilson(wins, len(members[group])),
            points=spread([seat.points for seat in members[group]]),
        )
        for group in sorted(members)
    )


def _turn_summaries(results: Iterable[MatchResult]) -> tuple[TurnSummary, ...]:
    by_number: dict[int, list[TurnResult]] = {}
    for result in results:
        for turn in result.by_turn:
            by_number.setdefault(turn.turn, []).append(turn)
    summaries: list[TurnSummary] = []
    for number, turns in sorted(by_number.items()):
        summaries.append(
            TurnSummary(
                turn=number,
                matches=len(turns),
                moves=fmean(turn.moves for turn in turns),
                clashes=fmean(turn.clashes for turn in turns),
                conquests=fmean(turn.conquests for turn in turns),
                eliminations=fmean(turn.eliminations for turn in turns),
            )
        )
    return tuple(summaries)
