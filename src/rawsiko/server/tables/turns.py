"""One after the other, as `asyncio.Lock`, and at no cost where nobody else is there."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Generator


class _AtOnce:
    """An awaitable that does not wait."""

    def __await__(self) -> Generator[None, None, None]:
        # All that `await` needs of a generator that yields nothing, and sooner made than one.
        return iter(())  # pyright: ignore[reportReturnType]


AT_ONCE = _AtOnce()


class Turns:
    """`async with turns:` waits for everybody who came before."""

    __slots__ = ("_is_taken", "_waiting")

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: deque[asyncio.Future[None]] | None = None

    def __aenter__(self) -> Awaitable[None]:
        if self._is_taken:
            return self._wait()
        self._is_taken = True
        return AT_ONCE

    def __aexit__(self, *_error: object) -> Awaitable[None]:
        self._pass_on()
        return AT_ONCE

    async def _wait(self) -> None:
        if self._waiting is None:
            self._waiting = deque()
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had come meanwhile
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """To the next; it stays taken on the way, so that nobody slips in."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._is_taken = False
