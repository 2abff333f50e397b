"""Thinking in simulated time: what another process would answer is answered here, in a while."""

import asyncio

from rawsiko.engine.content import Content
from rawsiko.server.questions import (
    ANSWERS,
    ENCODER,
    QUESTIONS,
    Answer,
    Learn,
    Question,
    Ready,
)
from rawsiko.server.thinker import Thinker
from rawsiko.server.thinking import Thinking
from tests.server import strange_bots

SECONDS = 0.05  # of a thought


class ThinkingHere(Thinking):
    """All that is asked and answered is written and read again, as on the way to a process."""

    def __init__(self) -> None:
        super().__init__()
        self._thinker = Thinker(strange_bots)

    def get_ready(self) -> None:
        pass

    async def ask(self, question: Question, content: Content) -> Answer | None:
        asked = QUESTIONS.decode(ENCODER.encode(question))
        assert not isinstance(asked, Learn)
        self._thinker.learn(content)
        await asyncio.sleep(SECONDS)
        answer = ANSWERS.decode(ENCODER.encode(self._thinker.answer(asked)))
        assert not isinstance(answer, Ready)
        return answer
