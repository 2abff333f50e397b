"""Bots think where the tables are: a page has one worker and needs no others."""

import asyncio
from collections.abc import Callable
from functools import cached_property

from rawsiko.engine.content import Content
from rawsiko.server.thinking.questions import Answer, Failed, Question
from rawsiko.server.thinking.worker import Worker

PATIENCE = 1.0  # seconds


class ThinkingHere:
    """A `Thinking`."""

    waiting = 0
    cores = 1

    @cached_property
    def _worker(self) -> Worker:
        from rawsiko.server.thinking import advisers
        from rawsiko.simulator.search.mind import odds_row

        odds_row()  # takes long the first time
        return Worker(advisers)

    def get_ready(self) -> None:
        """Load everything once the page shows the first choice, while somebody makes it."""
        asyncio.get_running_loop().call_later(PATIENCE, lambda: self._worker)

    def look_again(self) -> None: ...
    async def close(self) -> None: ...

    async def ask(
        self,
        question: Question,
        content: Content,
        table: str,
        has_people: Callable[[], bool] = lambda: False,
    ) -> Answer | None:
        del table, has_people
        await asyncio.sleep(0)  # what the page has sent goes first
        self._worker.learn(content)
        answer = self._worker.answer(question)
        return None if isinstance(answer, Failed) else answer
