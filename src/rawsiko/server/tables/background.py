"""What a table does in the background, without a client that waits for it."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

RETRY_SECONDS = 1.0  # after the journal could not be written

Work = Callable[[], Coroutine[Any, Any, None]]


class BackgroundTasks:
    """The running tasks of one table, so that they can be stopped together."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Work) -> None:
        task = asyncio.ensure_future(work())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def is_idle(self) -> bool:
        return not self._tasks

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
