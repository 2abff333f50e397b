"""Time, as an argument: the server's own, or that of a simulation."""

import asyncio
from collections.abc import Callable
from typing import Protocol


class ClockTimer(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> float:
        """Seconds that never go backwards; a changed wall clock does not matter."""
        ...

    def later(self, seconds: float, call: Callable[[], None]) -> ClockTimer: ...


class LoopClock:
    """The event loop's clock."""

    _loop: asyncio.AbstractEventLoop | None = None

    def now(self) -> float:
        if self._loop is None:  # asking which one it is takes longer than asking for the time
            self._loop = asyncio.get_running_loop()
        return self._loop.time()

    def later(self, seconds: float, call: Callable[[], None]) -> ClockTimer:
        return asyncio.get_running_loop().call_later(seconds, call)
