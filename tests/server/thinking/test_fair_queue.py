"""Which question is next: those of tables with seated people, then table by table."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, cast

from rawsiko.content.load import standard_content
from rawsiko.engine.actions import EndActionPhase
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import Options
from rawsiko.server.thinking.fair_queue import FairQueue, PendingQuestion
from rawsiko.server.thinking.questions import Compare, Explain, SentMatch, SentView

ABOUT_NOTHING = Explain(SentMatch("", Options(), (), {}, ()), {})
COMPARISON = Compare(cast("SentView", None), EndActionPhase(PlayerId("p1")))


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

    def _ask(self, asked: str) -> PendingQuestion:
        *why, table = asked.split()
        question = COMPARISON if why else ABOUT_NOTHING
        pending = PendingQuestion(
            question, standard_content(), table, lambda: table in self.with_people
        )
        self.queue.put(pending)
        return pending

    async def order(self) -> str:
        """In which one process would think about them."""
        taken: list[str] = []
        while len(self.queue):
            pending = await self.queue.get()
            taken.append(("why " if pending.is_last else "") + pending.table)
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


def test_why_not_my_move_comes_after_what_bots_and_hints_think_about() -> None:
    """At its own table and at others, with people or without."""

    async def check(tables: Tables) -> None:
        tables.ask("why a", "a", "why b", "c")
        assert await tables.order() == "a c why b why a"
        tables.with_people = {"b"}
        tables.ask("why b", "a")
        assert await tables.order() == "why b a"

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
