"""The interface that tables ask: processes of this machine (`pool`) or workers on any machine
(`remote`)."""

from collections.abc import Callable
from typing import Protocol

from rawsiko.engine.content import Content
from rawsiko.server.thinking.questions import Answer, Question


class Thinking(Protocol):
    def get_ready(self) -> None:
        """Somebody will ask soon."""
        ...

    def look_again(self) -> None:
        """Somebody connected: the questions of their table go first now."""
        ...

    async def ask(
        self,
        question: Question,
        content: Content,
        table: str,
        has_people: Callable[[], bool] = lambda: False,
    ) -> Answer | None:
        """None if there is no answer: that is logged, and the caller continues without one.

        `has_people` tells whether somebody seated at the table is connected. Those are answered
        first, and wait for a limited time only.
        """
        ...

    async def close(self) -> None:
        """Questions that wait get no answer."""
        ...

    @property
    def waiting(self) -> int:
        """How many questions wait for a free core."""
        ...

    @property
    def cores(self) -> int:
        """How many questions can be thought about at a time."""
        ...
