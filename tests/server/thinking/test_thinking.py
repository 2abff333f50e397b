"""The processes that think: asked, lost, replaced, and never left behind."""

import asyncio
import logging
import os
import signal
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rawsiko.content.load import standard_content
from rawsiko.engine import legal_actions, refusal_of, start, view_of
from rawsiko.engine.content import Content
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.state import State
from rawsiko.server.thinking.pool import ThinkingPool
from rawsiko.server.thinking.process import ThinkingProcess
from rawsiko.server.thinking.questions import Answer, Choose, Chosen, Help, Helped, sent
from rawsiko.server.thinking.worker import Worker
from tests.server import strange_bots
from tests.server.loops import run
from tests.server.quick_tables import QuickTable, tiny
from tests.server.strange_bots import ADVISERS, begun, let_go

pytestmark = pytest.mark.slow

TABLE = "table"
PLAYERS = (PlayerId("p1"), PlayerId("p2"), PlayerId("p3"))


def beginning(content: Content | None = None) -> State:
    board = content or standard_content()
    deal = dict(zip(PLAYERS, board.objectives, strict=False))
    return start(board, Options(), PLAYERS, deal)


def question(level: str, state: State | None = None, seed: str = "seed") -> Choose:
    state = state or beginning()
    return Choose(sent(view_of(state, PLAYERS[0])), level, seed, tells_why=True)


def thinking_about(
    test: Callable[[ThinkingPool], Coroutine[Any, Any, None]], most: int = 1, **more: Any
) -> None:
    async def scenario() -> None:
        given: dict[str, Any] = {"advisers": ADVISERS, "patience_seconds": None, **more}
        thinking = ThinkingPool(most, **given)
        try:
            async with asyncio.timeout(300):
                await test(thinking)
        finally:
            await thinking.close()

    run(scenario())


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.01)


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_what_comes_back_is_what_the_bot_chose(strange: Path) -> None:
    """Elsewhere as here; also on a board that is not the standard one."""
    del strange
    here = Worker(strange_bots)
    quick = QuickTable(3, content=tiny())
    quick.sit_all()
    quick.begin()
    states = [beginning(), beginning(tiny())]
    for _ in range(30):
        quick.step()
        assert quick.table.match is not None
        states.append(quick.table.match)

    async def ask(thinking: ThinkingPool) -> None:
        for state in states:
            here.learn(state.content)
            player = legal_actions(state)[0].player
            asked = Choose(sent(view_of(state, player)), "greedy", "seed", tells_why=True)
            answer = await thinking.ask(asked, state.content, TABLE)
            assert answer == here.answer(asked)
            assert isinstance(answer, Chosen)
            assert refusal_of(state, answer.action) is None

    thinking_about(ask)


def test_nothing_runs_before_somebody_asks_or_is_about_to(strange: Path) -> None:
    del strange

    async def ask(thinking: ThinkingPool) -> None:
        assert thinking.process_ids() == []
        thinking.get_ready()
        thinking.get_ready()
        await until(lambda: len(thinking.process_ids()) == 1)
        assert isinstance(await thinking.ask(question("greedy"), standard_content(), TABLE), Chosen)
        assert len(thinking.process_ids()) == 1

    thinking_about(ask, most=4)


def test_there_are_as_many_as_there_is_work_for(strange: Path) -> None:
    """Three wait for each other's end: so three must have begun."""

    async def ask(thinking: ThinkingPool) -> None:
        asked = [asyncio.ensure_future(ask_waiting(thinking, n)) for n in range(3)]
        await until(lambda: len(set(begun(strange))) == 3)
        assert sorted(set(begun(strange))) == sorted(thinking.process_ids())
        let_go(strange)
        await asyncio.gather(*asked)

    thinking_about(ask, most=3)


def test_people_go_first_and_then_tables_take_turns(strange: Path) -> None:
    """All ask while the only process thinks about something else."""
    done: list[str] = []

    async def ask(thinking: ThinkingPool) -> None:
        asked = [asyncio.ensure_future(ask_waiting(thinking, 0))]
        await until(lambda: len(begun(strange)) == 1)
        for n, (table, has_people) in enumerate(
            [("watched", False)] * 3 + [("another", False)] * 2 + [("seated", True)] * 2
        ):
            one = asyncio.ensure_future(ask_waiting(thinking, n, table, has_people=has_people))
            one.add_done_callback(lambda _, n=n, table=table: done.append(f"{table} {n}"))
            asked.append(one)
        await asyncio.sleep(0)
        let_go(strange)
        await asyncio.gather(*asked)
        assert done == [
            "seated 5",
            "seated 6",
            "watched 0",
            "another 3",
            "watched 1",
            "another 4",
            "watched 2",
        ]

    thinking_about(ask)


def test_people_never_wait_for_a_table_without_people(strange: Path) -> None:
    """Not even where one process is enough: there is a second one then."""

    async def ask(thinking: ThinkingPool) -> None:
        watched = [
            asyncio.ensure_future(ask_waiting(thinking, n, f"watched {n}", has_people=False))
            for n in range(3)
        ]
        await until(lambda: len(begun(strange)) == 1)
        answer = await thinking.ask(question("greedy"), standard_content(), TABLE, lambda: True)
        assert isinstance(answer, Chosen)
        assert len(begun(strange)) == 1  # no other question of those tables was begun
        assert len(thinking.process_ids()) == 2
        let_go(strange)
        await asyncio.gather(*watched)

    thinking_about(ask, most=1)


async def ask_waiting(
    thinking: ThinkingPool, n: int, table: str = TABLE, *, has_people: bool = True
) -> Answer | None:
    asked = question("waits", seed=str(n))
    return await thinking.ask(asked, standard_content(), table, lambda: has_people)


def test_where_nobody_sits_an_answer_may_take_its_time(strange: Path) -> None:
    """No simple bot steps in there because the server is busy; for people one does."""

    async def ask(thinking: ThinkingPool) -> None:
        first = asyncio.ensure_future(ask_waiting(thinking, 0, "watched", has_people=False))
        await until(lambda: len(begun(strange)) == 1)
        assert await ask_waiting(thinking, 1, "seated") is None
        assert not first.done()
        let_go(strange)
        assert isinstance(await first, Chosen)

    thinking_about(ask, patience_seconds=0.2)


def test_a_process_killed_while_it_thinks_is_replaced(strange: Path) -> None:
    """The question is asked again, and answered."""

    async def ask(thinking: ThinkingPool) -> None:
        asked = asyncio.ensure_future(ask_waiting(thinking, 1))
        await until(lambda: len(begun(strange)) == 1)
        (first,) = begun(strange)
        os.kill(first, signal.SIGKILL)
        await until(lambda: len(begun(strange)) == 2)
        assert not is_running(first)
        let_go(strange)
        assert isinstance(await asked, Chosen)

    thinking_about(ask)


def test_a_process_killed_while_idle_is_replaced_ten_times_in_a_row(strange: Path) -> None:
    """By the system, say, when memory is short. The pool of one has its place again each time: the
    next bot's choice and the next hint come."""
    del strange
    state = beginning()
    hint = Help(sent(view_of(state, PLAYERS[0])))

    async def ask(thinking: ThinkingPool) -> None:
        for _ in range(10):
            choice = await thinking.ask(question("greedy", state), state.content, TABLE)
            assert isinstance(choice, Chosen)
            assert isinstance(await thinking.ask(hint, state.content, TABLE), Helped)
            (idle,) = thinking.process_ids()
            os.kill(idle, signal.SIGKILL)
            await until(lambda idle=idle: not is_running(idle))
            await asyncio.sleep(0.05)  # the loop hears of the closed pipe after the process's end
        assert isinstance(await thinking.ask(hint, state.content, TABLE), Helped)
        assert len(thinking.process_ids()) == 1

    thinking_about(ask)


@pytest.mark.parametrize("level", ["dies", "raises", "unknown"])
def test_what_cannot_be_answered_is_given_up(
    level: str, strange: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """And the next question is answered. No log tells what the bot knew."""
    del strange

    async def ask(thinking: ThinkingPool) -> None:
        assert await thinking.ask(question(level), standard_content(), TABLE) is None
        assert isinstance(await thinking.ask(question("greedy"), standard_content(), TABLE), Chosen)

    with caplog.at_level(logging.DEBUG):
        thinking_about(ask)
    assert "card" not in repr([vars(record) for record in caplog.records])
    assert caplog.records


def test_a_process_that_hangs_is_replaced(strange: Path) -> None:
    del strange

    async def ask(thinking: ThinkingPool) -> None:
        assert await thinking.ask(question("hangs"), standard_content(), TABLE) is None

    thinking_about(ask, answer_seconds=0.3)


def test_nobody_waits_for_ever(strange: Path) -> None:
    """A question whose time is up is given up; the process goes on, and answers the next."""

    async def ask(thinking: ThinkingPool) -> None:
        thinking.get_ready()
        await until(lambda: thinking.is_loaded)
        assert await ask_waiting(thinking, 1) is None
        let_go(strange)
        await until(lambda: thinking.is_idle)
        assert len(thinking.process_ids()) == 1

    thinking_about(ask, patience_seconds=0.2)


def test_while_everything_is_compiled_nobody_waits_for_each_action(strange: Path) -> None:
    del strange

    async def ask(thinking: ThinkingPool) -> None:
        asked = [ask_waiting(thinking, n) for n in range(2)]
        assert await asyncio.gather(*asked) == [None] * 2
        assert await ask_waiting(thinking, 2) is None
        await until(lambda: thinking.is_loaded)

    thinking_about(ask, patience_seconds=0.001)


def test_a_bot_may_print(strange: Path) -> None:
    del strange

    async def ask(thinking: ThinkingPool) -> None:
        for _ in range(3):
            answer = await thinking.ask(question("prints"), standard_content(), TABLE)
            assert isinstance(answer, Chosen)

    thinking_about(ask)


def test_what_nobody_waits_for_is_not_thought_about(strange: Path) -> None:
    async def ask(thinking: ThinkingPool) -> None:
        asked = [asyncio.ensure_future(ask_waiting(thinking, n)) for n in range(3)]
        await until(lambda: len(begun(strange)) == 1)
        asked[0].cancel()
        asked[1].cancel()
        await asyncio.wait(asked[:2])
        let_go(strange)
        assert isinstance(await asked[2], Chosen)

    thinking_about(ask)


def test_processes_that_nobody_asks_end(strange: Path) -> None:
    del strange

    async def ask(thinking: ThinkingPool) -> None:
        for _ in range(2):
            assert isinstance(
                await thinking.ask(question("greedy"), standard_content(), TABLE), Chosen
            )
            (process,) = thinking.process_ids()
            await until(lambda: thinking.process_ids() == [])
            await until(lambda process=process: not is_running(process))

    thinking_about(ask, idle_seconds=0.01)


def test_processes_that_ended_are_made_ready_again(strange: Path) -> None:
    """For a table that opens after a quiet time."""
    del strange

    async def ask(thinking: ThinkingPool) -> None:
        for _ in range(2):
            thinking.get_ready()
            await until(lambda: thinking.process_ids() != [])
            await until(lambda: thinking.process_ids() == [])

    thinking_about(ask, idle_seconds=0.01)


def test_without_processes_there_are_no_answers(caplog: pytest.LogCaptureFixture) -> None:
    """Every question is given up, none waits."""

    async def ask(thinking: ThinkingPool) -> None:
        asked = [thinking.ask(question("greedy"), standard_content(), TABLE) for _ in range(20)]
        assert await asyncio.gather(*asked) == [None] * 20

    thinking_about(ask, most=2, advisers="tests.server.no_such_bots")
    assert "could not be started" in caplog.text


def test_closing_ends_them_at_once(strange: Path) -> None:
    async def scenario() -> None:
        thinking = ThinkingPool(2, ADVISERS)
        asked = [asyncio.ensure_future(ask_waiting(thinking, n)) for n in range(4)]
        await until(lambda: len(begun(strange)) == 2)
        await thinking.close()
        assert not any(is_running(process) for process in begun(strange))
        assert [await one for one in asked] == [None] * 4
        assert await ask_waiting(thinking, 9) is None
        thinking.get_ready()
        assert thinking.process_ids() == []

    run(scenario())


def test_the_same_question_has_the_same_answer_in_every_process(strange: Path) -> None:
    del strange
    rng = Random(1)
    quick = QuickTable(5)
    quick.sit_all()
    quick.begin()
    quick.play_until(lambda _: rng.random() < 0.05)
    state = quick.table.match
    assert state is not None

    async def ask(thinking: ThinkingPool) -> None:
        view = sent(view_of(state, quick.acting))
        asked = Choose(view, "greedy", "seed", tells_why=True)
        answers = await asyncio.gather(
            *(thinking.ask(asked, state.content, TABLE) for _ in range(12))
        )
        assert len({repr(answer) for answer in answers}) == 1

    thinking_about(ask, most=3)


def test_whoever_is_cancelled_while_ending_it_leaves_nothing_behind() -> None:
    """As when a server stops while a process that was lost is being cleared away."""

    async def check() -> None:
        process = ThinkingProcess(ADVISERS)
        await process.start()
        running = process.process_id
        assert running is not None
        ending = asyncio.create_task(process.end())
        await asyncio.sleep(0)
        ending.cancel()
        await asyncio.gather(ending, return_exceptions=True)
        await process.end()
        assert process.process_id is None
        assert not is_running(running)

    run(check())
