"""Programs of ours in processes of their own."""

import asyncio
import logging
from collections.abc import Callable

import pytest
import uvloop

from rawsiko.server.logs import LOG
from rawsiko.server.replays.long_work import OneProcess

LOOPS = (asyncio.new_event_loop, uvloop.new_event_loop)
ENDLESS = "tests.server.replays.endless"


@pytest.mark.parametrize("new_loop", LOOPS)
@pytest.mark.parametrize("module", [ENDLESS, "tests.server.replays.missing"])
def test_a_process_that_hangs_or_fails_gives_no_result(
    new_loop: Callable[[], asyncio.AbstractEventLoop],
    module: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """It is ended, what waits for it goes on, and the log has it."""

    async def scenario() -> None:
        process = OneProcess(module, longest_seconds=3.0)
        assert await asyncio.gather(process.run(b"a" * 500_000), process.run(b"")) == [None, None]
        await process.close()

    caplog.set_level(logging.ERROR, LOG)
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(scenario())
    assert [one.message for one in caplog.records if one.name == LOG] == ["a process failed"] * 2


def test_closing_ends_what_runs() -> None:
    async def scenario() -> None:
        process = OneProcess(ENDLESS)
        running = asyncio.create_task(process.run(b""))
        waiting = asyncio.create_task(process.run(b""))
        await asyncio.sleep(0)
        await process.close()
        assert await asyncio.gather(running, waiting) == [None, None]

    asyncio.run(scenario())
