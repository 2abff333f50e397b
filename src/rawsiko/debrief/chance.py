"""What would have happened with other cards: a comparison of matches with chance.

The cards of each table are dealt anew among its companies, after the match, in every possible way.
Companies that play for their cards stand out from this; companies that ignore them don't. What has
a known chance at each table is counted against that; so is what follows from a draw.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import sqrt
from typing import NamedTuple

Counts = Sequence[Sequence[float]]
"""What each company of a table would count with each of the table's cards; its own is at the same
place."""

BEYOND = 1.645  # standard deviations that chance exceeds once in twenty times
BEYOND_DRAW = 1.4  # once in twelve times: few companies are hit in a class


class Drawn(NamedTuple):
    """One of several was drawn, each with a chance in proportion to its weight."""

    weights: Sequence[int]
    values: Sequence[float]
    value: float
    """Of what was drawn."""


def is_beyond_chance(tables: Iterable[Counts]) -> bool:
    """Whether the companies count more with their own cards than chance explains."""
    more, variance = 0.0, 0.0
    for counts in tables:
        places = range(len(counts))
        mean = _mean([_mean(row) for row in counts])
        more += sum(counts[place][place] for place in places) - len(counts) * mean
        variance += _variance(counts, mean)
    return variance > 0 and more / sqrt(variance) > BEYOND


def is_less_than_drawn(draws: Iterable[Drawn]) -> bool:
    """Whether the values of what was drawn are less than chance explains."""
    less, variance = 0.0, 0.0
    for weights, values, value in draws:
        chances = [weight / sum(weights) for weight in weights]
        mean = sum(chance * one for chance, one in zip(chances, values, strict=True))
        less += mean - value
        variance += sum(
            chance * (one - mean) ** 2 for chance, one in zip(chances, values, strict=True)
        )
    return variance > 0 and less / sqrt(variance) > BEYOND_DRAW


def are_beyond_chance(many: int, chances: Iterable[Fraction]) -> bool:
    """Whether at least so many of these happen in one of twenty cases at most."""
    exactly = [Fraction(1)]  # how likely no, one, two … of them are
    for chance in chances:
        without = [one * (1 - chance) for one in exactly]
        with_it = [one * chance for one in exactly]
        exactly = [a + b for a, b in zip([*without, 0], [0, *with_it], strict=True)]
    return sum(exactly[many:]) <= Fraction(1, 20)


def _variance(counts: Counts, mean: float) -> float:
    """Of the sum over the companies, if their cards are shuffled (Hoeffding 1951)."""
    if len(counts) < 2:
        return 0.0
    rows = [_mean(row) for row in counts]
    columns = [_mean(column) for column in zip(*counts, strict=True)]
    squares = (
        (count - row - column + mean) ** 2
        for row, these in zip(rows, counts, strict=True)
        for column, count in zip(columns, these, strict=True)
    )
    return sum(squares) / (len(counts) - 1)


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
