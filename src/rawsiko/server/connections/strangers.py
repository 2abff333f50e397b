"""Connections whose client hasn't said what it wants: no request yet, or no Hello.

Each takes one of the files that the system lets a process open, and nobody needs a token for it. So
each has little time, and those of one network less if there are many.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable

from rawsiko.server.logs import LOG
from rawsiko.server.rate_limits import MINUTE, network_of

MOST_STRANGERS = 100  # of one network
CROWDED_SECONDS = 3.0  # how long more of them may stay

log = logging.getLogger(LOG)


class Stranger:
    """A connection until its client speaks. If it doesn't in time, `drop` is called."""

    def __init__(self, address: str, seconds: float, drop: Callable[[], object]) -> None:
        self._network = network_of(address)
        self._drop = drop
        self._rest = max(0.0, seconds - CROWDED_SECONDS)
        self._timer: asyncio.TimerHandle | None = None
        everyone.present[self._network] += 1
        self._wait(seconds - self._rest, self._look_around)

    def spoke(self) -> None:
        """Or it is gone."""
        if self._timer is not None:
            self._timer.cancel()
            self._leave()

    def _look_around(self) -> None:
        is_crowded = everyone.present[self._network] > MOST_STRANGERS
        if is_crowded:
            everyone.note_closed(asyncio.get_running_loop().time())
        if is_crowded or not self._rest:
            self._end()
        else:
            self._wait(self._rest, self._end)

    def _wait(self, seconds: float, then: Callable[[], None]) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, then)

    def _end(self) -> None:
        self._leave()
        self._drop()

    def _leave(self) -> None:
        self._timer = None
        everyone.present[self._network] -= 1
        if not everyone.present[self._network]:
            del everyone.present[self._network]


class Strangers:
    """All of this process."""

    def __init__(self) -> None:
        self.present: Counter[str] = Counter()  # by network
        self._closed = 0
        self._logged = float("-inf")

    def note_closed(self, now: float) -> None:
        self._closed += 1
        if now >= self._logged + MINUTE:
            log.warning("too many silent connections of one network", extra={"count": self._closed})
            self._closed, self._logged = 0, now


everyone = Strangers()
