"""Coroutines that begin at once: what need not wait is done without a task and its detours.

Python 3.12 has eager tasks for this; 3.11 has not.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

Done = Callable[[Exception | None], None]


def begin(work: Coroutine[Any, Any, None], done: Done) -> None:
    """Do the work up to where it has to wait, and the rest by and by.

    `done` is called when it has ended, perhaps before this returns, with what it raised.
    """
    _Work(work, done).go_on()


class _Work:
    __slots__ = ("_done", "_work")

    def __init__(self, work: Coroutine[Any, Any, None], done: Done) -> None:
        self._work = work
        self._done = done

    def go_on(self, _awaited: object = None) -> None:
        try:
            awaited = self._work.send(None)
        except StopIteration:
            self._done(None)
            return
        except Exception as error:  # the caller decides what it means
            self._done(error)
            return
        if awaited is None:  # it only let others go first
            asyncio.get_running_loop().call_soon(self.go_on)
            return
        awaited._asyncio_future_blocking = False  # as a task tells a future that it has seen it
        awaited.add_done_callback(self.go_on)
