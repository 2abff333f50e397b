"""Which question is next: those of tables with seated people, then table by table."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from rawsiko.content.load import standard_content
from rawsiko.engine.options import Options
from rawsiko.server.thinking.fair_queue import FairQueue, PendingQuestion
from rawsiko.server.thinking.questions import Explain, SentMatch

ABOUT_NOTHING = Explain(SentMatch("", Options(), (), {}, ()), {})


def queued(test: Callable[["Tables"], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        await test(Tables())

    asyncio.run(run())


class Tables:
    """Ask questions, and have people come and go."""

    def __init__(self) -> None:
        self.queue = FairQueue(most_others=1)
        self.with_people: set[str] = set()

    def ask(self, *tables: str) -> list[PendingQuestion]:
        return [self._ask(table) for table in tables]

    def _ask(self, table: str) -> PendingQuestion:
        pending = PendingQuestion(
            ABOUT_NOTHING, standard_content(), table, lambda: table in self.with_people
        )
        self.queue.put(pending)
        return pending

    async def order(self) -> str:
        """In which one process would think about them."""
        taken: list[str] = []
        while len(self.queue):
            pending = await self.queue.get()
            taken.append(pending.table)
            self.queue.done(pending)
        return " ".join(taken)


def test_tables_take_turns() -> None:
    async def check(tables: Tables) -> None:
        tables.ask("a", "a", "a", "b", "c", "c")
        assert await tables.order() == "a b c a c a"

    queued(check)


def test_a_table_that_was_served_waits_for_the_others() -> None:
    async def check(tables: Tables) -> None:
        first, *_ = tables.ask("a", "b", "c")
        assert await tables.queue.get() is first
        tables.queue.done(first)
        tables.ask("a")
        assert await tables.order() == "b c a"

    queued(check)


def test_tables_with_people_go_first_and_take_turns_too() -> None:
    async def check(tables: Tables) -> None:
        tables.with_people = {"x", "y"}
        tables.ask("a", "b", "x", "x", "y")
        assert await tables.order() == "x y x a b"

    queued(check)


def test_who_comes_while_the_question_waits_goes_first_from_then_on() -> None:
    async def check(tables: Tables) -> None:
        tables.with_people = {"b"}
        tables.ask("a", "b", "c")
        tables.with_people = {"c"}  # and those at b have left
        assert await tables.order() == "c a b"

    queued(check)


def test_questions_of_a_table_stay_in_order() -> None:
    async def check(tables: Tables) -> None:
        tables.with_people = {"a"}
        asked = tables.ask("a", "b", "a", "a")
        assert [await tables.queue.get() for _ in range(3)] == [asked[0], *asked[2:]]

    queued(check)


def test_only_so_many_are_thought_about_for_tables_without_people() -> None:
    """The rest wait, however many processes are free; people don't."""

    async def check(tables: Tables) -> None:
        tables.with_people = {"x"}
        first, second = tables.ask("a", "b")
        assert await tables.queue.get() is first
        waiting = asyncio.ensure_future(tables.queue.get())
        await asyncio.sleep(0)
        assert not waiting.done()
        (urgent,) = tables.ask("x")
        assert await waiting is urgent
        tables.queue.done(urgent)
        waiting = asyncio.ensure_future(tables.queue.get())
        await asyncio.sleep(0)
        assert not waiting.done()
        tables.queue.done(first)
        assert await waiting is second

    queued(check)


def test_a_free_process_is_told_that_somebody_came() -> None:
    async def check(tables: Tables) -> None:
        _, second = tables.ask("a", "b")
        await tables.queue.get()
        waiting = asyncio.ensure_future(tables.queue.get())
        await asyncio.sleep(0)
        tables.with_people = {"b"}
        tables.queue.look_again()
        assert await waiting is second

    queued(check)


def test_a_removed_question_is_never_taken() -> None:
    async def check(tables: Tables) -> None:
        first, second, _ = tables.ask("a", "a", "b")
        tables.queue.remove(second)
        tables.queue.remove(second)  # once more changes nothing
        assert await tables.order() == "a b"
        tables.queue.remove(first)  # already answered
        waiting = asyncio.ensure_future(tables.queue.get())
        await asyncio.sleep(0)
        assert not waiting.done()
        tables.ask("c")
        assert (await waiting).table == "c"

    queued(check)
