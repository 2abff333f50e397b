"""The questions that wait for a thinking process, and which of them is next."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from rawsiko.engine.content import Content
from rawsiko.server.logs import LOG
from rawsiko.server.thinking.questions import Answer, Compare, Failed, Question

log = logging.getLogger(LOG)


@dataclass(eq=False)
class PendingQuestion:
    question: Question
    content: Content
    table: str
    has_people: Callable[[], bool]  # whether somebody seated at the table is connected now
    answer: "asyncio.Future[Answer | None]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )
    since: float = field(default_factory=time.perf_counter)
    tries: int = 0  # that failed
    next_since: float = 0.0  # when it became its table's next

    def __post_init__(self) -> None:
        self.next_since = self.since

    @property
    def is_last(self) -> bool:
        """Whether it waits for what bots and hints think about."""
        return isinstance(self.question, Compare)

    def give(self, answer: Answer | None) -> None:
        """Answer the waiter, unless there is an answer already or nobody waits any more."""
        if isinstance(answer, Failed):  # no retry: it would fail again
            about = {"fault": answer.fault, "place": answer.place, "table": self.table}
            log.error("a bot broke off", extra=about)
            answer = None
        if not self.answer.done():
            self.answer.set_result(answer)

    async def wait(self, patience: float | None) -> Answer | None:
        """The answer. If people wait, no longer than `patience` seconds."""
        while True:
            try:
                async with asyncio.timeout(patience):
                    return await asyncio.shield(self.answer)
            except TimeoutError:
                if self.has_people():
                    log.warning("no answer in time", extra={"table": self.table})
                    return None
                # No seated person waits, so a busy server may answer later.


class FairQueue:
    """Tables with seated people go first. Among equals, tables take turns; each table's own
    questions are answered in order. Comparisons ("Why not my move?") come after all others.

    At most `most_others` questions of the other tables are thought about at a time. A thought can't
    be interrupted, so without that limit people would have to wait for one.
    """

    def __init__(self, most_others: int) -> None:
        self.most_others = most_others
        self._tables: dict[str, deque[PendingQuestion]] = {}  # in the order of their turns
        self._others: set[PendingQuestion] = set()  # being thought about
        self._changed = asyncio.Event()

    def __len__(self) -> int:
        return sum(map(len, self._tables.values()))

    @property
    def is_thinking_for_others(self) -> bool:
        return bool(self._others)

    def put(self, pending: PendingQuestion) -> None:
        questions = self._tables.setdefault(pending.table, deque())
        later = sum(other.is_last for other in questions)  # these are at the end
        questions.insert(len(questions) if pending.is_last else len(questions) - later, pending)
        self._changed.set()

    async def get(self) -> PendingQuestion:
        """The next question, as soon as there is one. Call `done` after thinking about it."""
        while (pending := self.take()) is None:
            self._changed.clear()
            await self._changed.wait()
        return pending

    def take(self) -> PendingQuestion | None:
        """The next question, if one may be thought about now."""
        # Checked now, not when the question was put: people come and go in between.
        tables = sorted(self._tables, key=lambda table: self._tables[table][0].is_last)
        for table in tables:
            if self._tables[table][0].has_people():
                return self._take_from(table)
        if not tables or len(self._others) >= self.most_others:
            return None
        pending = self._take_from(tables[0])
        self._others.add(pending)
        return pending

    def done(self, pending: PendingQuestion) -> None:
        self._others.discard(pending)
        self._changed.set()

    def put_back(self, pending: PendingQuestion) -> None:
        """It was taken but not thought about: it's the next again."""
        self._others.discard(pending)
        rest = self._tables.pop(pending.table, deque())
        rest.appendleft(pending)
        self._tables = {pending.table: rest, **self._tables}
        self._changed.set()

    def look_again(self) -> None:
        """Somebody sat down or came back, so a waiting question may be theirs now."""
        self._changed.set()

    async def answer_to(self, pending: PendingQuestion, patience: float | None) -> Answer | None:
        """Wait for the answer. A question that nobody waits for any more leaves the queue."""
        try:
            return await pending.wait(patience)
        finally:
            pending.answer.cancel()
            self.remove(pending)

    def remove(self, pending: PendingQuestion) -> None:
        questions = self._tables.get(pending.table)
        if questions is not None and pending in questions:
            questions.remove(pending)
            if not questions:
                del self._tables[pending.table]

    def give_up(self) -> None:
        """All waiting questions get no answer."""
        for questions in self._tables.values():
            for pending in questions:
                pending.give(None)

    def _take_from(self, table: str) -> PendingQuestion:
        questions = self._tables.pop(table)
        pending = questions.popleft()
        if questions:
            self._tables[table] = questions  # at the end: the others are next
            questions[0].next_since = time.perf_counter()
        return pending
