"""Thinking in simulated time: questions are answered in this process, after a delay."""

import asyncio
from collections.abc import Callable

from rawsiko.engine.content import Content
from rawsiko.server.thinking.pool import ThinkingPool
from rawsiko.server.thinking.questions import (
    ANSWERS,
    ENCODER,
    QUESTIONS,
    Answer,
    Learn,
    Question,
    Ready,
)
from rawsiko.server.thinking.worker import Worker
from tests.server import strange_bots

SECONDS = 0.05  # that an answer takes


class ThinkingHere(ThinkingPool):
    """Questions and answers are encoded and decoded, as for another process."""

    def __init__(self) -> None:
        super().__init__()
        self._thinker = Worker(strange_bots)

    def get_ready(self) -> None:
        pass

    async def ask(
        self,
        question: Question,
        content: Content,
        table: str,
        has_people: Callable[[], bool] = lambda: False,
    ) -> Answer | None:
        del table, has_people
        asked = QUESTIONS.decode(ENCODER.encode(question))
        assert not isinstance(asked, Learn)
        self._thinker.learn(content)
        await asyncio.sleep(SECONDS)
        answer = ANSWERS.decode(ENCODER.encode(self._thinker.answer(asked)))
        assert not isinstance(answer, Ready)
        return answer
