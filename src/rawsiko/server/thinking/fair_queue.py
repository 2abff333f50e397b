"""The questions that wait for a thinking process, and which of them is next."""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from rawsiko.engine.content import Content
from rawsiko.server.thinking.questions import Answer, Question


@dataclass(eq=False)
class PendingQuestion:
    question: Question
    content: Content
    table: str
    has_people: Callable[[], bool]  # whether somebody seated at the table is connected now
    answer: "asyncio.Future[Answer | None]"

    def give(self, answer: Answer | None) -> None:
        """To whoever waits, unless there is an answer or nobody waits any more."""
        if not self.answer.done():
            self.answer.set_result(answer)


class FairQueue:
    """Tables with seated people go first. Among equals, tables take turns; each table's own
    questions are answered in order. So no number of other tables can hold up people's bots."""

    def __init__(self) -> None:
        self._tables: dict[str, deque[PendingQuestion]] = {}  # in the order of their turns
        self._available = asyncio.Semaphore(0)  # at least once for each question

    def __len__(self) -> int:
        return sum(map(len, self._tables.values()))

    def put(self, pending: PendingQuestion) -> None:
        self._tables.setdefault(pending.table, deque()).append(pending)
        self._available.release()

    async def get(self) -> PendingQuestion:
        """The next question, as soon as there is one."""
        while True:
            await self._available.acquire()
            if self._tables:  # else the question was removed
                return self._pop()

    def remove(self, pending: PendingQuestion) -> None:
        """If it still waits: nobody needs the answer any more."""
        questions = self._tables.get(pending.table)
        if questions is not None and pending in questions:
            questions.remove(pending)
            if not questions:
                del self._tables[pending.table]

    def give_up(self) -> None:
        """Whatever still waits gets no answer."""
        for questions in self._tables.values():
            for pending in questions:
                pending.give(None)

    def _pop(self) -> PendingQuestion:
        # Asked now, not when the question was put: people come and go while it waits.
        with_people = (
            table for table, questions in self._tables.items() if questions[0].has_people()
        )
        table = next(with_people, None) or next(iter(self._tables))
        questions = self._tables.pop(table)
        pending = questions.popleft()
        if questions:
            self._tables[table] = questions  # at the end: the others are next
        return pending
