"""The streams of rawsiko.simulator.chance, compiled."""

import numpy as np
from numpy.typing import NDArray

from rawsiko.simulator import chance
from rawsiko.simulator.chance import DEAL
from rawsiko.simulator.compiling import inner
from rawsiko.simulator.rules.layout import Row

Streams = NDArray[np.uint64]  # of one match, by number

STEP = np.uint64(chance.STEP)
FIRST_FACTOR = np.uint64(chance.FIRST_FACTOR)
SECOND_FACTOR = np.uint64(chance.SECOND_FACTOR)
HALF = np.uint64(32)
LOW = np.uint64(0xFFFFFFFF)


@inner
def mixed(number: np.uint64) -> np.uint64:
    number = (number ^ (number >> np.uint64(30))) * FIRST_FACTOR
    number = (number ^ (number >> np.uint64(27))) * SECOND_FACTOR
    return number ^ (number >> np.uint64(31))


@inner
def begin_streams(root: np.uint64, match: int, streams: Streams) -> None:
    """All streams of a match."""
    of_match = mixed(root + np.uint64(match) * STEP)
    for number in range(len(streams)):
        streams[number] = mixed(of_match + np.uint64(number + 1) * STEP)


@inner
def below(streams: Streams, which: int, number: int) -> int:
    """The same number as `Stream.below`."""
    many = np.uint64(number)
    product = _half(streams, which) * many
    if product & LOW < many:
        least = (np.uint64(1) << HALF) % many
        while product & LOW < least:
            product = _half(streams, which) * many
    # `int` would keep it unsigned, and numba converts mixed signed and unsigned numbers to float.
    return np.int64(product >> HALF)  # pyright: ignore[reportReturnType]


@inner
def shuffle(streams: Streams, numbers: Row, count: int) -> None:
    """Shuffles the first `count`, as `Stream.shuffle` does, with the stream of the deal."""
    for last in range(count - 1, 0, -1):
        other = below(streams, DEAL, last + 1)
        numbers[last], numbers[other] = numbers[other], numbers[last]


@inner
def drawn(streams: Streams, which: int) -> np.uint64:
    """64 bits, the same as from `Stream.getrandbits`."""
    counter = streams[which] + STEP
    streams[which] = counter
    return mixed(counter)


@inner
def _half(streams: Streams, which: int) -> np.uint64:
    return drawn(streams, which) >> HALF
