"""Measures World news and Recycling (R4.10, R4.11): what they change, and whether it stays fair."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from dataclasses import replace as with_changes
from enum import Enum, auto
from statistics import fmean

from msgspec.structs import replace

from rawsiko.engine.content import Content
from rawsiko.engine.ids import MaterialId
from rawsiko.engine.options import Options
from rawsiko.engine.setup import has_prices
from rawsiko.lab.balance import MOST_OFF_PARITY, POLICY, STRONGER, usual_players
from rawsiko.lab.results import MatchResult
from rawsiko.lab.simulation import Plan, Progress, simulate
from rawsiko.lab.statistics import GroupSummary, summarize

TURNS = range(3, 9)
JUDGED_TURNS = (4, 8)  # of what news and recycling change


@dataclass(frozen=True)
class HouseSize:
    """How many matches are played."""

    each: int = 2_000  # for each number of Turns and players, with and without each rule
    stronger: int = 100


@dataclass(frozen=True)
class HouseFinding:
    """The results of one plan. What an option changes is None without it."""

    plan: Plan
    furthest: GroupSummary  # the seat furthest from an equal chance
    changed_points: float | None
    changed_winners: float | None
    recycled: float | None  # the share of matches in which somebody did
    favorite: tuple[MaterialId, float] | None  # recycled in the largest share of matches
    minutes: float
    longer: float | None  # the share of minutes more than without both options

    @property
    def off_parity(self) -> float:
        return self.furthest.rate.share - 1 / self.plan.players


def house_plans(content: Content, seed: int, size: HouseSize) -> Iterator[Plan]:
    """With Head start: each number of Turns and players without the two options, then with each and
    with both, as far as the board has cards and prices."""
    options = Options(head_start=True)
    for turns in TURNS:
        for rules in _rules(content):
            for players in content.players:
                played = replace(options, turns=turns, **rules)
                yield Plan(content, played, players, (POLICY,), size.each, seed)
    for turns in JUDGED_TURNS:
        for rules in _rules(content)[-1:]:
            played = replace(options, turns=turns, **rules)
            yield Plan(content, played, usual_players(content), (STRONGER,), size.stronger, seed)


def _rules(content: Content) -> list[Mapping[str, bool]]:
    news, recycling = {"world_news": True}, {"recycling": True}
    found: list[Mapping[str, bool]] = [{}]
    found += [news] if content.news else []
    found += [recycling] if has_prices(content) else []
    return [*found, news | recycling] if len(found) == 3 else found


def measure_house_rules(
    content: Content, seed: int, size: HouseSize, jobs: int, progress: Progress
) -> list[HouseFinding]:
    """`progress` is told how many matches of all plans are done."""
    findings: list[HouseFinding] = []
    usual: dict[tuple[int, int], float] = {}  # minutes, by Turns and players
    done = 0

    def after(before: int) -> Callable[[int], None]:
        return lambda number: progress(before + number)

    for plan in house_plans(content, seed, size):
        if plan.matches:
            found = finding_of(plan, simulate(plan, jobs, after(done)))
            case = plan.options.turns, plan.players
            if not (plan.options.world_news or plan.options.recycling):
                usual[case] = found.minutes
            elif plan.bots == (POLICY,):
                found = with_changes(found, longer=found.minutes / usual[case] - 1)
            findings.append(found)
        done += plan.matches
    return findings


def house_matches(content: Content, size: HouseSize) -> int:
    return sum(plan.matches for plan in house_plans(content, 0, size))


def finding_of(plan: Plan, results: Sequence[MatchResult]) -> HouseFinding:
    summary, options, number = summarize(results), plan.options, len(results)
    recycled = Counter(material for result in results for material in set(result.recycled))
    favorite = recycled.most_common(1)
    return HouseFinding(
        plan=plan,
        furthest=max(summary.seats, key=lambda seat: abs(seat.rate.share - 1 / plan.players)),
        changed_points=_share(r.news.points for r in results) if options.world_news else None,
        changed_winners=_share(r.news.winners for r in results) if options.world_news else None,
        recycled=_share(bool(r.recycled) for r in results) if options.recycling else None,
        favorite=(favorite[0][0], favorite[0][1] / number) if favorite else None,
        minutes=summary.minutes.mean,
        longer=None,
    )


def _share(happened: Iterable[bool]) -> float:
    return fmean(map(float, happened))


class HouseRequirement(Enum):
    SEATS = auto()
    POINTS = auto()
    WINNERS = auto()
    RECYCLED = auto()
    FAVORITE = auto()
    LONGER = auto()


# The least and the most: off an equal chance, shares of matches, a share of minutes.
LIMITS = {
    HouseRequirement.SEATS: (-MOST_OFF_PARITY, MOST_OFF_PARITY),
    HouseRequirement.POINTS: (0.3, 0.7),
    HouseRequirement.WINNERS: (0.05, 0.2),
    HouseRequirement.RECYCLED: (0.3, 0.8),
    HouseRequirement.FAVORITE: (0.0, 0.2),
    HouseRequirement.LONGER: (-1.0, 0.08),
}


@dataclass(frozen=True)
class HouseVerdict:
    finding: HouseFinding
    figure: float
    excess: float  # beyond what is allowed; 0 or less if the requirement is met


def house_verdicts(
    requirement: HouseRequirement, findings: Sequence[HouseFinding]
) -> list[HouseVerdict]:
    """One for each finding that counts for the requirement."""
    verdicts: list[HouseVerdict] = []
    for finding in findings:
        figure = _figure(requirement, finding)
        if figure is not None:
            least, most = LIMITS[requirement]
            verdicts.append(HouseVerdict(finding, figure, max(least - figure, figure - most)))
    return verdicts


def _figure(requirement: HouseRequirement, finding: HouseFinding) -> float | None:
    """None if the finding doesn't count. What news change is judged where most matches end: with
    few Turns and with all."""
    is_judged = finding.plan.options.turns in JUDGED_TURNS
    match requirement:
        case HouseRequirement.SEATS:
            return finding.off_parity if finding.plan.bots == (POLICY,) else None
        case HouseRequirement.POINTS:
            return finding.changed_points if is_judged else None
        case HouseRequirement.WINNERS:
            return finding.changed_winners if is_judged else None
        case HouseRequirement.RECYCLED:
            return finding.recycled
        case HouseRequirement.FAVORITE:
            return finding.favorite[1] if finding.favorite else None
        case HouseRequirement.LONGER:
            return finding.longer
