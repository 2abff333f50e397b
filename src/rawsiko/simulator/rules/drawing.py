"""The streams of rawsiko.simulator.chance, compiled."""

from rawsiko.simulator import arrays, chance
from rawsiko.simulator.chance import DEAL
from rawsiko.simulator.compiling import inner
from rawsiko.simulator.rules.layout import Row

Streams = arrays.Words  # of one match, by number

STEP = arrays.uint64(chance.STEP)
FIRST_FACTOR = arrays.uint64(chance.FIRST_FACTOR)
SECOND_FACTOR = arrays.uint64(chance.SECOND_FACTOR)
HALF = arrays.uint64(32)
LOW = arrays.uint64(0xFFFFFFFF)
ALL = arrays.uint64(chance.WORD)  # plain Python needs it: its numbers have no end


@inner
def mixed(number: arrays.uint64) -> arrays.uint64:
    number = number & ALL
    number = ((number ^ (number >> arrays.uint64(30))) * FIRST_FACTOR) & ALL
    number = ((number ^ (number >> arrays.uint64(27))) * SECOND_FACTOR) & ALL
    return number ^ (number >> arrays.uint64(31))


@inner
def begin_streams(root: arrays.uint64, match: int, streams: Streams) -> None:
    """All streams of a match."""
    of_match = mixed(root + arrays.uint64(match) * STEP)
    for number in range(len(streams)):
        streams[number] = mixed(of_match + arrays.uint64(number + 1) * STEP)


@inner
def below(streams: Streams, which: int, number: int) -> int:
    """The same number as `Stream.below`."""
    many = arrays.uint64(number)
    product = _half(streams, which) * many
    if product & LOW < many:
        least = (arrays.uint64(1) << HALF) % many
        while product & LOW < least:
            product = _half(streams, which) * many
    # `int` would keep it unsigned, and numba converts mixed signed and unsigned numbers to float.
    return arrays.int64(product >> HALF)  # pyright: ignore[reportReturnType]


@inner
def shuffle(streams: Streams, numbers: Row, count: int) -> None:
    """Shuffles the first `count`, as `Stream.shuffle` does, with the stream of the deal."""
    for last in range(count - 1, 0, -1):
        other = below(streams, DEAL, last + 1)
        numbers[last], numbers[other] = numbers[other], numbers[last]


@inner
def drawn(streams: Streams, which: int) -> arrays.uint64:
    """64 bits, the same as from `Stream.getrandbits`."""
    counter = (streams[which] + STEP) & ALL
    streams[which] = counter
    return mixed(counter)


@inner
def _half(streams: Streams, which: int) -> arrays.uint64:
    return drawn(streams, which) >> HALF
