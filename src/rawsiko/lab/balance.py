"""Measures whether the game is fair: seats, cards, Continents, and how lively it is."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from rawsiko.engine.content import Content
from rawsiko.engine.options import Options
from rawsiko.lab.results import MatchResult
from rawsiko.lab.simulation import Plan, Progress, simulate
from rawsiko.lab.statistics import GroupSummary, Spread, Summary, summarize

POLICY, STRONGER = "medium", "hard"
USUAL_PLAYERS = 4
OPTION_FLAGS = (
    "advanced_setup",
    "monopoly_stranglehold",
    "trade_with_china",
    "leave_one_behind",
    "head_start",
)

# The requirements.
MOST_OFF_PARITY = 0.05  # of a seat's win rate, with the usual number of players
LEAST_FACTOR, MOST_FACTOR = 0.7, 1.4  # of a card's win rate, times parity
LEAST_CONQUESTS = 0.5  # per player and Turn


@dataclass(frozen=True)
class Size:
    """How many matches are played."""

    plain: int = 10_000  # for each number of players
    option: int = 2_000  # for each option
    stronger: int = 400


@dataclass(frozen=True)
class Finding:
    """The results of one plan."""

    plan: Plan
    option: str | None  # the one that is on
    seats: tuple[GroupSummary, ...]
    cards: tuple[GroupSummary, ...]
    continents: tuple[GroupSummary, ...]
    in_seats: Mapping[str, float]  # by Continent: its wins, times those of others in its seats
    conquests: float  # per player and Turn
    quiet_turns: float  # the share of Turns in which nobody conquered anything
    changed_hands: float  # the share of Territories that somebody lost to somebody else
    eliminations: float  # per match
    turns: Spread
    minutes: Spread

    @property
    def parity(self) -> float:
        return 1 / self.plan.players

    def factor(self, group: GroupSummary) -> float:
        """Its win rate, times parity."""
        return group.rate.share / self.parity


def usual_players(content: Content) -> int:
    """USUAL_PLAYERS, or the nearest number that the board supports."""
    return min(content.players, key=lambda players: abs(players - USUAL_PLAYERS))


def plans(content: Content, seed: int, size: Size) -> Iterator[tuple[Plan, str | None]]:
    plain = Plan(content, Options(), usual_players(content), (POLICY,), size.plain, seed)
    for players in content.players:
        yield replace(plain, players=players), None
    for flag in OPTION_FLAGS:
        with_it = replace(plain, options=Options(**{flag: True}), matches=size.option)
        yield with_it, flag
    yield replace(plain, bots=(STRONGER,), matches=size.stronger), None


def measure(
    content: Content, seed: int, size: Size, jobs: int, progress: Progress
) -> list[Finding]:
    """`progress` is told how many matches of all plans are done."""
    findings: list[Finding] = []
    done = 0

    def after(before: int) -> Callable[[int], None]:
        return lambda number: progress(before + number)

    for plan, option in plans(content, seed, size):
        if plan.matches:
            findings.append(finding_of(plan, option, simulate(plan, jobs, after(done))))
        done += plan.matches
    return findings


def matches_in(content: Content, size: Size) -> int:
    return sum(plan.matches for plan, _ in plans(content, 0, size))


def finding_of(plan: Plan, option: str | None, results: Sequence[MatchResult]) -> Finding:
    summary = summarize(results)
    turns = [turn for result in results for turn in result.by_turn]
    conquests = sum(turn.conquests for turn in turns)
    territories = len(plan.content.territories)
    return Finding(
        plan=plan,
        option=option,
        seats=summary.seats,
        cards=summary.cards,
        continents=summary.continents,
        in_seats=_in_seats(summary, results),
        conquests=conquests / (plan.players * sum(result.turns for result in results)),
        quiet_turns=sum(turn.conquests == 0 for turn in turns) / len(turns),
        changed_hands=sum(result.conquered for result in results) / (territories * len(results)),
        eliminations=summary.eliminations,
        turns=summary.turns,
        minutes=summary.minutes,
    )


def _in_seats(summary: Summary, results: Sequence[MatchResult]) -> dict[str, float]:
    rates = {seat.name: seat.rate.share for seat in summary.seats}
    expected: dict[str, float] = {}
    for result in results:
        for seat in result.seats:
            rate = rates[str(seat.seat)]
            expected[seat.continent] = expected.get(seat.continent, 0.0) + rate
    # If nobody in those seats has won, the factor is 1.
    return {
        land.name: land.wins / expected[land.name] if expected[land.name] else 1.0
        for land in summary.continents
    }
