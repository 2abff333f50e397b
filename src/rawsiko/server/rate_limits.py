"""Rate limits.

Messages are counted by seat, because a whole school shares one address. Only requests without a
seat are counted by address: wrong guesses, new tables, and joining a class.
"""

import ipaddress
from collections import OrderedDict, deque
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Generic, NamedTuple, TypeVar

MESSAGES_PER_SECOND, MOST_MESSAGES_AT_ONCE = 10.0, 20.0
MINUTE = 60.0
FREE_FAILURES = 20  # wrong tokens and codes in a minute, from one network
SECONDS_PER_FAILURE, LONGEST_DELAY = 0.25, 5.0
MOST_UNDER_WAY = 32  # codes of one network: at most six guesses a second
MOST_RIGHT = 200  # codes that are remembered for one network
MOST_NETWORKS = 10_000
IPV6_PREFIX = 48  # the most that one customer gets: enough for a new address per request
SHORTEST_WAIT = 0.01  # seconds

T = TypeVar("T")


class Rate(NamedTuple):
    per_second: float
    at_once: float


MESSAGES = Rate(MESSAGES_PER_SECOND, MOST_MESSAGES_AT_ONCE)
FREE_TEXT = Rate(5 / 10, 5)  # five in ten seconds
OPENINGS = Rate(1.0, 20)  # conversations of a seat


class Bucket:
    """A token bucket: fills over time, and every message takes one token."""

    __slots__ = ("_at", "_level", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._level = rate.at_once
        self._at = now

    def takes(self, now: float) -> bool:
        """Take a token; False if there was none."""
        per_second, at_once = self._rate
        filled = self._level + (now - self._at) * per_second
        level = filled if filled < at_once else at_once
        self._at = now
        self._level = level - 1 if level >= 1 else level
        return level >= 1

    def seconds_until_next(self) -> float:
        """How long after the last `takes` there is a token; at least SHORTEST_WAIT."""
        return max(SHORTEST_WAIT, (1 - self._level) / self._rate.per_second)


class Queue:
    """Lets requests through at a rate: each learns how long it has to wait for its turn."""

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._next = now  # when the bucket would be full again

    def seconds_to_wait(self, now: float, longest: float) -> float | None:
        """None, and no turn, if it would be longer than that."""
        per_second, at_once = self._rate
        after = max(self._next, now) + 1 / per_second
        wait = max(0.0, after - now - at_once / per_second)
        if wait > longest:
            return None
        self._next = after
        return wait


def network_of(address: str) -> str:
    """What counts as one client: an IPv4 address, or an IPv6 prefix."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((int(parsed), IPV6_PREFIX), strict=False).network_address)


class ByNetwork(Generic[T]):
    """An object for each of the networks seen last, in memory only."""

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._known: OrderedDict[str, T] = OrderedDict()

    def of(self, address: str) -> T:
        network = network_of(address)
        if network not in self._known:
            if len(self._known) >= MOST_NETWORKS:
                self._known.popitem(last=False)
            self._known[network] = self._make()
        self._known.move_to_end(network)
        return self._known[network]


class _Guesses:
    """Of one network."""

    def __init__(self) -> None:
        self.failed: deque[float] = deque(maxlen=1000)  # when
        self.under_way = 0
        self.right: OrderedDict[str, None] = OrderedDict()


class Failures:
    """Slows down guessing. A valid token is never delayed, and neither is a valid code, unless many
    codes are tried at once by a network that hasn't used this one before."""

    def __init__(self) -> None:
        self._guesses = ByNetwork(_Guesses)

    def delay(self, address: str, now: float) -> float:
        """Count a failed try; the seconds to wait before answering it."""
        times = self._guesses.of(address).failed
        while times and times[0] < now - MINUTE:
            times.popleft()
        times.append(now)
        excess = len(times) - FREE_FAILURES
        return min(LONGEST_DELAY, max(0.0, excess * SECONDS_PER_FAILURE))

    @contextmanager
    def trying(self, address: str, code: str) -> Generator[bool]:
        """Around looking a code up and answering. If False, don't look: whoever doesn't wait for
        delayed answers could try any number at once. If nothing is raised, the code was right."""
        guesses = self._guesses.of(address)
        is_known = code in guesses.right
        may_try = is_known or guesses.under_way < MOST_UNDER_WAY
        guesses.under_way += not is_known
        try:
            yield may_try
            self.was_right(address, code)
        finally:
            guesses.under_way -= not is_known

    def was_right(self, address: str, code: str) -> None:
        """This network knows the code."""
        right = self._guesses.of(address).right
        right[code] = None
        right.move_to_end(code)
        if len(right) > MOST_RIGHT:
            right.popitem(last=False)
