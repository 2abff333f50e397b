"""Child processes that die, hang or are killed: whoever asked hears of it, and may start again."""

import asyncio
import os
import signal
from collections.abc import Generator

import pytest

from rawsiko.server.child_process import ChildProcess, ProcessLost, framed
from rawsiko.server.replays.long_work import OneProcess
from tests.server.loops import LOOPS, run, use_loop

CHILD = "tests.server.odd_child"
LONG, SHORT = 300.0, 0.2


@pytest.fixture(autouse=True, params=LOOPS)
def either_loop(request: pytest.FixtureRequest) -> Generator[None]:
    with use_loop(request.param):
        yield


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def reason(child: ChildProcess, frame: bytes, seconds: float) -> str:
    try:
        await child.exchange(framed(frame), seconds)
    except ProcessLost as lost:
        return str(lost)
    return "answered"


def test_every_way_to_lose_it_is_told_and_it_starts_again() -> None:
    async def scenario() -> None:
        child = ChildProcess(CHILD)
        assert await reason(child, b"not yet", LONG) == "ended"
        for frame, seconds, told in (
            (b"hello", LONG, "answered"),
            (b"hang", SHORT, "silent"),
            (b"die", LONG, "ended"),
        ):
            await child.start()
            running = child.process_id
            assert running is not None
            assert await reason(child, frame, seconds) == told
            await child.end()
            assert not is_running(running)

    run(scenario())


def test_a_child_killed_while_idle_is_lost_like_any_other() -> None:
    """uvloop says so with a RuntimeError."""

    async def scenario() -> None:
        child = ChildProcess(CHILD)
        await child.start()
        assert await child.exchange(framed(b"hello"), LONG) == b"hello"
        assert child.process_id is not None
        os.kill(child.process_id, signal.SIGKILL)
        while is_running(child.process_id):
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        assert await reason(child, b"hello", LONG) == "ended"
        await child.end()

    run(scenario())


def test_a_task_that_hangs_is_given_up_and_the_next_one_is_done() -> None:
    """As the debrief of a class and the replay of a match."""

    async def scenario() -> None:
        process = OneProcess(CHILD, SHORT)
        assert await process.run(b"hang") is None
        await process.close()
        process = OneProcess(CHILD, LONG)
        assert await process.run(b"die") is None
        assert await process.run(b"debrief") == b"debrief"
        await process.close()

    run(scenario())
