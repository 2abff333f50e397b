"""`rawsiko` in a world where time passes faster: lessons, pauses, absences and timers are shorter.

RAWSIKO_SPEED says how many times, RAWSIKO_ORIGIN since when (seconds since 1970). Rate limits and
leases that the database measures, retries and the network are not faster.
"""

import os
import time
from collections.abc import Callable
from unittest.mock import patch

from rawsiko.cli.main import main
from rawsiko.server.clock import ClockTimer, LoopClock

SPEED, ORIGIN = "RAWSIKO_SPEED", "RAWSIKO_ORIGIN"
REAL_TIME, REAL_NOW, REAL_LATER = time.time, LoopClock.now, LoopClock.later


def fast_time() -> float:
    """Seconds since 1970 in the faster world; also for the tests that set the variables."""
    speed, origin = float(os.environ[SPEED]), float(os.environ[ORIGIN])
    return origin + (REAL_TIME() - origin) * speed


def now(self: LoopClock) -> float:
    return REAL_NOW(self) * float(os.environ[SPEED])


def later(self: LoopClock, seconds: float, call: Callable[[], None]) -> ClockTimer:
    return REAL_LATER(self, seconds / float(os.environ[SPEED]), call)


if __name__ == "__main__":
    with (
        patch.object(time, "time", fast_time),
        patch.object(LoopClock, "now", now),
        patch.object(LoopClock, "later", later),
    ):
        main()
