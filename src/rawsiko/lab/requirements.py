"""The requirements of a fair game: which matches are judged, and the worst case of each."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from rawsiko.engine.options import Options
from rawsiko.lab.balance import (
    ENOUGH_FOR_FACTORS,
    LEAST_CONQUESTS,
    LEAST_FACTOR,
    LEAST_OF_CONTINENT,
    MOST_FACTOR,
    MOST_OF_CONTINENT,
    MOST_OFF_PARITY,
    Finding,
)
from rawsiko.lab.statistics import GroupSummary, Rate

FEWEST_TURNS = 4  # of the matches by which seats are judged


class Requirement(Enum):
    SEATS = auto()
    CARDS = auto()
    CONTINENTS = auto()
    CONQUESTS = auto()


@dataclass(frozen=True)
class Judged:
    """The worst seat, card or Continent of a finding."""

    finding: Finding
    name: str  # empty for conquests
    figure: Rate  # of a seat: less an equal chance; of the others: as the requirement counts
    excess: float  # beyond what is allowed; 0 or less if the requirement is met

    @property
    def is_met(self) -> bool:
        return self.excess <= 0


def judged(requirement: Requirement, findings: Sequence[Finding]) -> list[Judged]:
    """One for each finding that counts for the requirement."""
    ways: Mapping[Requirement, Callable[[Finding], Iterator[Judged]]] = {
        Requirement.SEATS: _seats,
        Requirement.CARDS: _cards,
        Requirement.CONTINENTS: _continents,
        Requirement.CONQUESTS: _conquests,
    }
    each = ([*ways[requirement](finding)] for finding in findings)
    return [max(found, key=lambda one: one.excess) for found in each if found]


def _seats(finding: Finding) -> Iterator[Judged]:
    options = finding.plan.options
    if options.head_start and options.turns >= FEWEST_TURNS:
        for seat in finding.seats:
            rate, parity = seat.rate, finding.parity
            off = Rate(rate.share - parity, rate.low - parity, rate.high - parity)
            yield Judged(finding, seat.name, off, abs(off.share) - MOST_OFF_PARITY)


def _cards(finding: Finding) -> Iterator[Judged]:
    if _is_usual(finding) and finding.plan.matches >= ENOUGH_FOR_FACTORS:
        for card in finding.cards:
            figure = _times(card, 1 / finding.parity)
            yield Judged(finding, card.name, figure, _outside(figure, LEAST_FACTOR, MOST_FACTOR))


def _continents(finding: Finding) -> Iterator[Judged]:
    if _is_usual(finding):
        for land in finding.judged_continents:
            share = land.rate.share
            figure = _times(land, finding.in_seats[land.name] / share if share else 0.0)
            excess = _outside(figure, LEAST_OF_CONTINENT, MOST_OF_CONTINENT)
            yield Judged(finding, land.name, figure, excess)


def _conquests(finding: Finding) -> Iterator[Judged]:
    number = finding.conquests
    yield Judged(finding, "", Rate(number, number, number), LEAST_CONQUESTS - number)


def _is_usual(finding: Finding) -> bool:
    """With all Turns and no option but Head start."""
    return finding.plan.options in (Options(), Options(head_start=True))


def _times(group: GroupSummary, factor: float) -> Rate:
    rate = group.rate
    return Rate(rate.share * factor, rate.low * factor, rate.high * factor)


def _outside(figure: Rate, least: float, most: float) -> float:
    return max(least - figure.share, figure.share - most)
