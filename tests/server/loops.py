"""The event loops that a server may run on."""

import asyncio
from collections.abc import Callable, Coroutine, Generator
from contextlib import contextmanager
from typing import Any, TypeVar

try:
    import uvloop
except ImportError:  # on Windows
    uvloop = None

T = TypeVar("T")
MakeLoop = Callable[[], asyncio.AbstractEventLoop]

LOOPS: dict[str, MakeLoop] = {"asyncio": asyncio.new_event_loop}
if uvloop is not None:
    LOOPS["uvloop"] = uvloop.new_event_loop
_in_use = ["asyncio"]


@contextmanager
def use_loop(name: str) -> Generator[None]:
    _in_use.append(name)
    yield
    _in_use.pop()


def run(coroutine: Coroutine[Any, Any, T]) -> T:
    """As `asyncio.run`, on the loop in use."""
    with asyncio.Runner(loop_factory=LOOPS[_in_use[-1]]) as runner:
        return runner.run(coroutine)
