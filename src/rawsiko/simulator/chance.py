"""Pseudo-random numbers, the same in Python and in the compiled simulator.

A stream is SplitMix64: a counter that grows by STEP, and a mixing function. So its state is one
number, and the streams of a match follow from the match's number alone. docs/simulation.md says how
each is used.
"""

from collections.abc import MutableSequence
from hashlib import sha256
from random import Random
from typing import Any

WORD = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15
FIRST_FACTOR = 0xBF58476D1CE4E5B9
SECOND_FACTOR = 0x94D049BB133111EB

# The streams of a match; then one for each player, p1 first.
DEAL, DICE, FIRST_PLAYER = range(3)


def mixed(number: int) -> int:
    """Mixes 64 bits, so that neighboring inputs give unrelated outputs."""
    number = ((number ^ (number >> 30)) * FIRST_FACTOR) & WORD
    number = ((number ^ (number >> 27)) * SECOND_FACTOR) & WORD
    return number ^ (number >> 31)


def root_of(seed: int) -> int:
    """The root of all streams of a simulation, for a seed of any size and sign."""
    return int.from_bytes(sha256(f"rawsiko {seed}".encode()).digest()[:8], "big")


def stream_of(root: int, match: int, number: int) -> int:
    """The initial counter of a stream of a match."""
    of_match = mixed((root + match * STEP) & WORD)
    return mixed((of_match + (number + 1) * STEP) & WORD)


class Stream(Random):
    """A stream for Python code, as a `random.Random`."""

    def __init__(self, counter: int = 0) -> None:
        self._counter = counter
        super().__init__()

    def seed(self, *_: Any, **__: Any) -> None:
        """`state` is the initial counter."""

    def getstate(self) -> tuple[Any, ...]:
        return (self._counter,)

    def setstate(self, state: tuple[Any, ...]) -> None:
        (self._counter,) = state

    def random(self) -> float:
        return (self._next() >> 11) * 2.0**-53

    def getrandbits(self, k: int, /) -> int:
        words = -(-k // 64)
        number = 0
        for _ in range(words):
            number = (number << 64) | self._next()
        return number >> (64 * words - k)

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        numbers = range(start) if stop is None else range(start, stop, step)
        if not numbers:
            raise ValueError("there is nothing to draw from")
        return numbers[self.below(len(numbers))]

    def shuffle(self, x: MutableSequence[Any]) -> None:
        for last in range(len(x) - 1, 0, -1):
            other = self.below(last + 1)
            x[last], x[other] = x[other], x[last]

    def below(self, number: int) -> int:
        """From 0 up to `number`, less than 2**32, each with exactly the same chance: the upper half
        of a product, drawn again in the few cases that would favor some (Lemire)."""
        product = (self._next() >> 32) * number
        if product & 0xFFFFFFFF < number:
            least = (1 << 32) % number
            while product & 0xFFFFFFFF < least:
                product = (self._next() >> 32) * number
        return product >> 32

    def _next(self) -> int:
        self._counter = (self._counter + STEP) & WORD
        return mixed(self._counter)
