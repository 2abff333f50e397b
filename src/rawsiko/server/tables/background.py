"""Work in the background, without a client that waits for it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from rawsiko.server.logs import LOG
from rawsiko.server.storage import StorageError

RETRY_SECONDS = 1.0  # after the journal could not be written

Work = Callable[[], Coroutine[Any, Any, None]]
log = logging.getLogger(LOG)


class BackgroundTasks:
    """Running tasks that can be stopped together."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Work) -> None:
        task = asyncio.ensure_future(work())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def repeat(self, seconds: float, work: Callable[[], Awaitable[object]]) -> None:
        """Until `stop`, with this time in between. If it fails, the next run may succeed."""
        self.start(lambda: _repeat(seconds, work))

    @property
    def is_idle(self) -> bool:
        return not self._tasks

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _repeat(seconds: float, work: Callable[[], Awaitable[object]]) -> None:
    while True:
        try:
            await work()
        except StorageError:
            log.warning("a regular task waits for the database")
        except Exception:
            log.exception("a regular task failed")
        await asyncio.sleep(seconds)
