"""Measures whether the game is fair: seats, cards, Continents, and how lively it is."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from rawsiko.engine.content import Content
from rawsiko.engine.options import Options
from rawsiko.lab.last_turn import changed_winners
from rawsiko.lab.results import MatchResult
from rawsiko.lab.simulation import Plan, Progress, simulate
from rawsiko.lab.statistics import GroupSummary, Spread, Summary, summarize

POLICY, STRONGER = "medium", "hard"
USUAL_PLAYERS = 4
OPTION_FLAGS = ("monopoly_stranglehold", "trade_with_china", "leave_one_behind")
SHORT = (3, 4, 5)  # Turns of a match in a lesson

# The requirements.
MOST_OFF_PARITY = 0.05  # of a seat's win rate, with Head start
LEAST_FACTOR, MOST_FACTOR = 0.7, 1.4  # of a card's win rate, divided by parity
LEAST_OF_CONTINENT, MOST_OF_CONTINENT = 0.7, 1.35  # of a first Continent's
LEAST_CONQUESTS = 0.5  # per player and Turn
REPLAYED = 200
ENOUGH_FOR_FACTORS = 5_000  # with fewer matches the factors of cards are mostly chance
# Players who began in a Continent. With 400 the interval of its factor is about 0.2 to either side
# at five players; with fewer the factor is mostly chance.
ENOUGH_TO_JUDGE = 400


@dataclass(frozen=True)
class Size:
    """How many matches are played."""

    plain: int = 10_000  # for each number of players, with and without Head start
    short: int = 10_000  # the same with fewer Turns, and with Advanced setup
    option: int = 2_000  # for each other option
    stronger: int = 400
    replayed: int = REPLAYED  # to see what the last Turn changes


@dataclass(frozen=True)
class PlanFinding:
    """The results of one plan."""

    plan: Plan
    seats: tuple[GroupSummary, ...]
    cards: tuple[GroupSummary, ...]
    continents: tuple[GroupSummary, ...]
    in_seats: Mapping[str, float]  # by Continent: its wins divided by those of others in its seats
    conquests: float  # per player and Turn
    quiet_turns: float  # the share of Turns in which nobody conquered anything
    changed_hands: float  # the share of Territories that somebody lost to somebody else
    eliminations: float  # per match
    turns: Spread
    minutes: Spread
    last_turn_changed: float | None  # the share of matches whose winner the last Turn changed

    @property
    def parity(self) -> float:
        return 1 / self.plan.players

    @property
    def judged_continents(self) -> tuple[GroupSummary, ...]:
        """Those where enough players began."""
        return tuple(land for land in self.continents if land.played >= ENOUGH_TO_JUDGE)

    def factor(self, group: GroupSummary) -> float:
        """Its win rate divided by parity."""
        return group.rate.share / self.parity


def usual_players(content: Content) -> int:
    """USUAL_PLAYERS, or the nearest number that the board supports."""
    return min(content.players, key=lambda players: abs(players - USUAL_PLAYERS))


def plans(content: Content, seed: int, size: Size) -> Iterator[Plan]:
    """With all Turns and with fewer, each without and with Head start; then Advanced setup, the
    other options, and a stronger bot."""
    usual = usual_players(content)
    plain = Plan(content, Options(), usual, (POLICY,), size.plain, seed)
    lengths = [(Options().turns, size.plain), *((turns, size.short) for turns in SHORT)]
    for turns, matches in lengths:
        for head_start in (False, True):
            options = Options(turns=turns, head_start=head_start)
            for players in content.players:
                yield replace(plain, players=players, options=options, matches=matches)
    for turns, _ in lengths:
        for head_start in (False, True):
            options = Options(turns=turns, head_start=head_start, advanced_setup=True)
            for players in content.players:
                yield replace(plain, players=players, options=options, matches=size.short)
    for flag in OPTION_FLAGS:
        yield replace(plain, options=Options(**{flag: True}), matches=size.option)
    for head_start in (False, True):
        options = Options(head_start=head_start)
        yield replace(plain, bots=(STRONGER,), options=options, matches=size.stronger)


def measure(
    content: Content, seed: int, size: Size, jobs: int, progress: Progress
) -> list[PlanFinding]:
    """`progress` is told how many matches of all plans are done."""
    findings: list[PlanFinding] = []
    done = 0

    def after(before: int) -> Callable[[int], None]:
        return lambda number: progress(before + number)

    for plan in plans(content, seed, size):
        if plan.matches:
            finding = finding_of(plan, simulate(plan, jobs, after(done)))
            if plan.options == Options() and plan.bots == (POLICY,) and size.replayed:
                changed = changed_winners(plan, size.replayed)
                finding = replace(finding, last_turn_changed=changed)
            findings.append(finding)
        done += plan.matches
    return findings


def matches_in(content: Content, size: Size) -> int:
    return sum(plan.matches for plan in plans(content, 0, size))


def finding_of(plan: Plan, results: Sequence[MatchResult]) -> PlanFinding:
    summary = summarize(results)
    turns = [turn for result in results for turn in result.by_turn]
    conquests = sum(turn.conquests for turn in turns)
    territories = len(plan.content.territories)
    return PlanFinding(
        plan=plan,
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
        last_turn_changed=None,
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
