"""Sums that come out the same everywhere."""

from collections.abc import Iterable
from functools import reduce
from operator import add


def total(numbers: Iterable[float]) -> float:
    """From the first to the last, each sum rounded: what the compiled simulator does too, and what
    `sum` did before Python 3.12."""
    return reduce(add, numbers, 0.0)
