"""A clock that moves only by hand."""

import asyncio
import heapq
from collections.abc import Callable

from rawsiko.server.clock import ClockTimer


class Alarm:
    def __init__(self, at: float, number: int, call: Callable[[], None]) -> None:
        self.key = (at, number)
        self.call: Callable[[], None] | None = call

    def __lt__(self, other: "Alarm") -> bool:
        return self.key < other.key

    def cancel(self) -> None:
        self.call = None


class HandClock:
    def __init__(self) -> None:
        self._now = 0.0
        self._number = 0
        self._alarms: list[Alarm] = []

    def now(self) -> float:
        return self._now

    def later(self, seconds: float, call: Callable[[], None]) -> ClockTimer:
        self._number += 1
        alarm = Alarm(self._now + seconds, self._number, call)
        heapq.heappush(self._alarms, alarm)
        return alarm

    async def pass_by(self, seconds: float) -> None:
        until = self._now + seconds
        while self._alarms and self._alarms[0].key[0] <= until:
            alarm = heapq.heappop(self._alarms)
            self._now = max(self._now, alarm.key[0])
            if alarm.call is not None:
                before = asyncio.all_tasks()
                alarm.call()
                # What it set off is saved before the time goes on.
                await asyncio.gather(*asyncio.all_tasks() - before)
        self._now = until

    @property
    def pending(self) -> int:
        """How many alarms are set."""
        return sum(alarm.call is not None for alarm in self._alarms)
