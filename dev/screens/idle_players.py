"""Connected players who do nothing, so that pictures show the other seats as taken."""

import asyncio
from contextlib import AsyncExitStack
from threading import Thread
from types import TracebackType
from typing import Self

from rawsiko.client import Connection
from tests.browser.prepared import PreparedTable

PATIENCE_SECONDS = 20.0


class IdlePlayers:
    """Holds the connections in a separate thread, with its own event loop.

    A browser that opens one of these seats takes it over.
    """

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._seated = AsyncExitStack()

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        asyncio.run_coroutine_threadsafe(self._seated.aclose(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def connect(self, table: PreparedTable) -> None:
        """Connect every seat of a table; returns when all are connected."""
        asyncio.run_coroutine_threadsafe(self._connect(table), self._loop).result(PATIENCE_SECONDS)

    async def _connect(self, table: PreparedTable) -> None:
        for token in table.seats.values():
            connection = await self._seated.enter_async_context(Connection(table.url, token))
            await connection.wait_until()
