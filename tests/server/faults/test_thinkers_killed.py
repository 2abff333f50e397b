"""C7 at full size: all thinkers are killed during 50 decisions of Hard bots."""

import asyncio
import logging
import subprocess
import sys
import time
from contextlib import suppress

import pytest

from rawsiko.content.load import standard_content
from rawsiko.server.broker import Broker
from rawsiko.server.thinking.questions import Answer
from rawsiko.server.thinking.remote import RemoteThinking
from tests.server.nats import NatsServer
from tests.server.serving import IS_LONG
from tests.server.thinking.test_thinking import question, until

DECISIONS = 50
LOAD_SECONDS = 600


@pytest.mark.skipif(not IS_LONG, reason="takes minutes: --long")
def test_killed_thinkers_cost_a_pause(
    nats_server: NatsServer, caplog: pytest.LogCaptureFixture
) -> None:
    """Every question gets an answer or none, and the log says why. Prints the longest wait."""
    command = [sys.executable, "-m", "rawsiko", "think", "--cluster", nats_server.url]

    async def scenario() -> tuple[list[Answer | None], float]:
        broker = await Broker.connect(nats_server.url, "test")
        thinking = RemoteThinking(broker, standard_content())
        workers = [subprocess.Popen([*command, "--cores", "1"]) for _ in range(2)]
        try:
            await thinking.start()
            async with asyncio.timeout(LOAD_SECONDS):
                await until(lambda: thinking.cores == 2)
            asked = [
                asyncio.ensure_future(
                    thinking.ask(question("hard", seed=str(n)), standard_content(), f"{n:032x}")
                )
                for n in range(DECISIONS)
            ]
            await until(lambda: any(answer.done() for answer in asked))
            for worker in workers:
                worker.kill()
            killed = time.monotonic()
            async with asyncio.timeout(60):
                return await asyncio.gather(*asked), time.monotonic() - killed
        finally:
            for worker in workers:
                with suppress(ProcessLookupError):
                    worker.kill()
                worker.wait()
            await thinking.close()
            await broker.close()

    with caplog.at_level(logging.INFO):
        answers, seconds = asyncio.run(scenario())
    assert len(answers) == DECISIONS
    assert None in answers
    said = {record.getMessage() for record in caplog.records}
    assert {"a thinking worker is gone", "no thinking worker is there"} <= said
    print(f"{answers.count(None)} of {DECISIONS} unanswered, the last after {seconds:.2f} s")
