"""How often somebody may ask. By seat, not by address: a whole school shares one address."""

from collections import deque
from typing import NamedTuple

MESSAGES_PER_SECOND, MOST_MESSAGES_AT_ONCE = 10.0, 20.0
MINUTE = 60.0
FREE_FAILURES = 20  # wrong tokens and codes in a minute, from one address
SECONDS_PER_FAILURE, LONGEST_DELAY = 0.25, 5.0
MOST_ADDRESSES = 10_000


class Rate(NamedTuple):
    per_second: float
    at_once: float


MESSAGES = Rate(MESSAGES_PER_SECOND, MOST_MESSAGES_AT_ONCE)
FREE_TEXT = Rate(5 / 10, 5)  # five in ten seconds


class Bucket:
    """Fills with the time, and every message takes one out of it."""

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._level = rate.at_once
        self._at = now

    def takes(self, now: float) -> bool:
        """Whether there was one to take."""
        per_second, at_once = self._rate
        filled = self._level + (now - self._at) * per_second
        level = filled if filled < at_once else at_once
        self._at = now
        self._level = level - 1 if level >= 1 else level
        return level >= 1


class Failures:
    """Slows down who guesses. Whoever has a good token or code never waits.

    Addresses are held in memory for a minute, and nowhere else.
    """

    def __init__(self) -> None:
        self._failed: dict[str, deque[float]] = {}

    def delay(self, address: str, now: float) -> float:
        """A try failed: the seconds to let pass before the answer."""
        if len(self._failed) >= MOST_ADDRESSES:
            self._forget(now)
        times = self._failed.setdefault(address, deque(maxlen=1000))
        while times and times[0] < now - MINUTE:
            times.popleft()
        times.append(now)
        excess = len(times) - FREE_FAILURES
        return min(LONGEST_DELAY, max(0.0, excess * SECONDS_PER_FAILURE))

    def _forget(self, now: float) -> None:
        self._failed = {
            address: times for address, times in self._failed.items() if times[-1] >= now - MINUTE
        }
