"""The requirements of a fair game: which matches are judged, and the worst case of each."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from rawsiko.engine.options import Options, is_short
from rawsiko.lab.balance import (
    ENOUGH_FOR_FACTORS,
    LEAST_CONQUESTS,
    LEAST_FACTOR,
    LEAST_OF_CONTINENT,
    MOST_FACTOR,
    MOST_OF_CONTINENT,
    MOST_OFF_PARITY,
    PlanFinding,
)
from rawsiko.lab.statistics import Estimate, GroupSummary


class Requirement(Enum):
    SEATS = auto()
    CARDS = auto()
    CONTINENTS = auto()
    CONQUESTS = auto()


@dataclass(frozen=True)
class JudgedPlan:
    """The worst seat, card or Continent of a finding."""

    finding: PlanFinding
    name: str  # empty for conquests
    figure: Estimate  # of a seat: less an equal chance; of the others: as the requirement counts
    excess: float  # beyond what is allowed; 0 or less if the requirement is met

    @property
    def is_met(self) -> bool:
        return self.excess <= 0


def judged(requirement: Requirement, findings: Sequence[PlanFinding]) -> list[JudgedPlan]:
    """One for each finding that counts for the requirement."""
    ways: Mapping[Requirement, Callable[[PlanFinding], Iterator[JudgedPlan]]] = {
        Requirement.SEATS: _seats,
        Requirement.CARDS: _cards,
        Requirement.CONTINENTS: _continents,
        Requirement.CONQUESTS: _conquests,
    }
    each = ([*ways[requirement](finding)] for finding in findings)
    return [max(found, key=lambda one: one.excess) for found in each if found]


def _seats(finding: PlanFinding) -> Iterator[JudgedPlan]:
    if finding.plan.options.head_start:
        for seat in finding.seats:
            rate, parity = seat.rate, finding.parity
            off = Estimate(rate.share - parity, rate.low - parity, rate.high - parity)
            yield JudgedPlan(finding, seat.name, off, abs(off.share) - MOST_OFF_PARITY)


def _cards(finding: PlanFinding) -> Iterator[JudgedPlan]:
    is_judged = _is_usual(finding) or _has_short_cards(finding)
    if is_judged and finding.plan.matches >= ENOUGH_FOR_FACTORS:
        for card in finding.cards:
            figure = _times(card, 1 / finding.parity)
            yield JudgedPlan(
                finding, card.name, figure, _outside(figure, LEAST_FACTOR, MOST_FACTOR)
            )


def _continents(finding: PlanFinding) -> Iterator[JudgedPlan]:
    if _is_usual(finding):
        for land in finding.judged_continents:
            share = land.rate.share
            figure = _times(land, finding.in_seats[land.name] / share if share else 0.0)
            excess = _outside(figure, LEAST_OF_CONTINENT, MOST_OF_CONTINENT)
            yield JudgedPlan(finding, land.name, figure, excess)


def _conquests(finding: PlanFinding) -> Iterator[JudgedPlan]:
    number = finding.conquests
    yield JudgedPlan(finding, "", Estimate(number, number, number), LEAST_CONQUESTS - number)


def _is_usual(finding: PlanFinding) -> bool:
    """With all Turns and no option but Head start."""
    return finding.plan.options in (Options(), Options(head_start=True))


def _has_short_cards(finding: PlanFinding) -> bool:
    """With Head start and the cards that the board names for short matches (R1.4)."""
    plan = finding.plan
    chosen_for = plan.options.head_start and is_short(plan.options)
    return chosen_for and bool(plan.content.short_objectives)


def _times(group: GroupSummary, factor: float) -> Estimate:
    rate = group.rate
    return Estimate(rate.share * factor, rate.low * factor, rate.high * factor)


def _outside(figure: Estimate, least: float, most: float) -> float:
    return max(least - figure.share, figure.share - most)
