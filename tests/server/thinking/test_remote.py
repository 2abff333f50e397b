"""Thinking on other machines: asked, shared fairly, lost, refused (C7 of the cluster)."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
import typer

from rawsiko.cli import think
from rawsiko.content.load import standard_content
from rawsiko.engine import view_of
from rawsiko.server.broker import Broker
from rawsiko.server.thinking import remote_worker
from rawsiko.server.thinking.pool import ThinkingPool
from rawsiko.server.thinking.questions import Answer, Chosen, Help, Helped, sent
from rawsiko.server.thinking.remote import RemoteThinking, Times
from rawsiko.server.thinking.remote_worker import ThinkingWorker
from rawsiko.server.thinking.worker import Worker
from tests.server import strange_bots
from tests.server.loops import run
from tests.server.nats import NatsServer
from tests.server.quick_tables import tiny
from tests.server.running import running
from tests.server.strange_bots import ADVISERS, begun, let_go
from tests.server.thinking.test_thinking import PLAYERS, beginning, question, until

pytestmark = pytest.mark.slow

PATIENT = Times(lost=60, taken=60, nobody=60)  # on a busy machine nobody counts as lost
SECONDS = 120  # until it counts as hanging
EVERYTHING = "rawsiko.>"


class Joined:
    """Table processes and workers on one broker, all in this process. Bots think in processes."""

    def __init__(self, connect: Callable[[], Awaitable[Any]], stack: AsyncExitStack) -> None:
        self._connect = connect
        self._stack = stack
        self._servers: list[RemoteThinking] = []

    async def server(self, times: Times = PATIENT) -> RemoteThinking:
        thinking = RemoteThinking(
            await self._connect(), standard_content(), times, ThinkingPool(1, ADVISERS)
        )
        self._stack.push_async_callback(thinking.close)
        await thinking.start()
        self._servers.append(thinking)
        return thinking

    async def worker(self, cores: int = 1) -> ThinkingWorker:
        worker = ThinkingWorker(await self._connect(), standard_content(), cores, ADVISERS)
        self._stack.push_async_callback(worker.close)
        await worker.start()
        await until(lambda: worker.cores == cores)
        await until(lambda: all(server.knows(worker.name) for server in self._servers))
        return worker


@asynccontextmanager
async def joined(broker: "NatsServer | LossyNetwork") -> AsyncGenerator[Joined]:
    async with asyncio.timeout(SECONDS), AsyncExitStack() as stack:

        async def connect() -> Any:
            if isinstance(broker, LossyNetwork):
                return broker
            connected = await Broker.connect(broker.url, "test")
            stack.push_async_callback(connected.close)
            return connected

        yield Joined(connect, stack)


@asynccontextmanager
async def spying(server: NatsServer, carried: list[bytes]) -> AsyncGenerator[None]:
    """Hear everything that the broker carries."""
    spy = await Broker.connect(server.url, "spy")

    async def hear(body: bytes) -> None:
        carried.append(body)

    await spy.subscribe(EVERYTHING, hear)
    await spy.flush()
    yield
    await spy.flush()
    await spy.close()


def ask(
    thinking: RemoteThinking, level: str, table: str, *, has_people: bool = True
) -> "asyncio.Future[Answer | None]":
    asked = thinking.ask(question(level), standard_content(), table, lambda: has_people)
    return asyncio.ensure_future(asked)


def test_answers_are_those_of_a_process_here(strange: Path, nats_server: NatsServer) -> None:
    """And what the broker carries shows no card but the asked seat's."""
    del strange
    state, here = beginning(), Worker(strange_bots)
    here.learn(state.content)
    choose = question("greedy", state)
    help_wanted = Help(sent(view_of(state, PLAYERS[0])))
    carried: list[bytes] = []

    async def scenario() -> None:
        async with joined(nats_server) as cluster, spying(nats_server, carried):
            thinking = await cluster.server()
            await cluster.worker()
            for asked in (choose, help_wanted):
                answer = await thinking.ask(asked, state.content, "0123456789abcdef" * 2)
                assert answer == here.answer(asked)
                assert isinstance(answer, Chosen | Helped)

    run(scenario())
    traffic = b"".join(carried)
    own, *others = (state.objectives[player].encode() for player in PLAYERS)
    assert own in traffic
    assert not any(card in traffic for card in others)
    assert b"01234567" in traffic  # enough to follow a table through the logs
    assert b"012345678" not in traffic


def test_without_a_worker_a_process_of_this_machine_thinks(
    strange: Path, nats_server: NatsServer
) -> None:
    """Until the first worker is there."""
    del strange

    async def scenario() -> None:
        async with joined(nats_server) as cluster:
            thinking = await cluster.server()
            assert isinstance(await ask(thinking, "greedy", "table"), Chosen)
            (own,) = thinking.here.process_ids()
            worker = await cluster.worker()
            assert await ask(thinking, "dies", "table") is None
            assert worker.process_ids() != [own]
            assert thinking.here.process_ids() == [own]  # which nobody asked

    run(scenario())


def test_a_core_goes_to_people_and_then_to_whoever_waited_longest(
    strange: Path, nats_server: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever process they ask through; and a table's second question waits for its turn."""
    # On a busy machine, too, both processes ask before the worker chooses.
    monkeypatch.setattr(remote_worker, "COLLECT_SECONDS", 0.5)
    order: list[str] = []

    async def scenario() -> None:
        async with joined(nats_server) as cluster:
            one, two = await cluster.server(), await cluster.server()
            await cluster.worker()
            asked = [ask(one, "waits", "first")]
            await until(lambda: len(begun(strange)) == 1)
            for thinking, table, has_people in (
                (one, "watched", False),
                (one, "greedy table", True),
                (one, "greedy table", True),
                (two, "modest table", True),
            ):
                asked.append(ask(thinking, "greedy", table, has_people=has_people))
                asked[-1].add_done_callback(lambda _, table=table: order.append(table))
                await asyncio.sleep(0.02)
            # The second process may have asked already, and then waits again.
            await until(lambda: (one.waiting, two.waiting) == (3, 1))
            let_go(strange)
            assert all(isinstance(answer, Chosen) for answer in await asyncio.gather(*asked))

    run(scenario())
    assert order == ["greedy table", "modest table", "greedy table", "watched"]


def test_a_lost_worker_costs_a_pause(
    strange: Path, nats_server: NatsServer, caplog: pytest.LogCaptureFixture
) -> None:
    """Its questions are asked once more. If no worker is left there is no answer, and the log says
    so; a new worker is asked again."""
    impatient = Times(look=0.05, lost=1.0, taken=1.0, nobody=0.2)

    async def scenario() -> None:
        async with joined(nats_server) as cluster:
            thinking = await cluster.server(impatient)
            first = await cluster.worker(2)
            await until(lambda: thinking.cores == 2)
            asked = [ask(thinking, "waits", f"{n:032x}") for n in range(6)]
            await until(lambda: len(begun(strange)) == 2)
            await first.close()  # without a goodbye, as if its machine had lost its power
            assert await asyncio.gather(*asked) == [None] * 6
            let_go(strange)
            await cluster.worker()
            while (answer := await ask(thinking, "greedy", "table")) is None:
                pass  # the machine is so busy that even the new worker counts as lost
            assert isinstance(answer, Chosen)

    with caplog.at_level(logging.INFO):
        run(scenario())
    said = [record.getMessage() for record in caplog.records]
    assert "a thinking worker is gone" in said
    assert "a thinking worker didn't answer; asking once more" in said
    assert "no thinking worker is there" in said


def test_a_bot_that_kills_its_process_is_asked_twice(
    strange: Path, nats_server: NatsServer
) -> None:
    """Then the simple bot steps in; the worker loads another process and goes on."""
    del strange

    async def scenario() -> None:
        async with joined(nats_server) as cluster:
            thinking = await cluster.server()
            worker = await cluster.worker()
            before = worker.process_ids()
            assert await ask(thinking, "dies", "table") is None
            assert await ask(thinking, "raises", "table") is None
            assert isinstance(await ask(thinking, "greedy", "table"), Chosen)
            assert worker.process_ids() != before

    run(scenario())


def test_a_match_goes_on_without_its_worker(
    tmp_path: Path, strange: Path, nats_server: NatsServer
) -> None:
    """All bots at a table think elsewhere; the worker is lost in the middle of a thought, and the
    simple bot plays on. The broker carried no token and no key of the dice."""
    carried: list[bytes] = []
    private: list[bytes] = []

    async def scenario() -> None:
        async with joined(nats_server) as cluster, spying(nats_server, carried):
            thinking = await cluster.server(Times(look=0.05, lost=1.0, taken=1.0, nobody=0.2))
            worker = await cluster.worker()
            bots = {"p1": "waits", "p2": "waits", "p3": "waits"}
            async with running(tmp_path, thinking=thinking) as server:
                opened = await server.open_table(bots, seats=3, options={"turns": 1})
                host = await server.client(opened["host_token"])
                await host.applied({"type": "Start"})
                await until(lambda: len(begun(strange)) == 1)
                table = server.services.registry.live_tables[opened["table"]].table
                private.extend(str(opened[name]).encode() for name in opened if "token" in name)
                private.extend((table.secret, table.secret.hex().encode()))
                private.extend((table.key, table.key.hex().encode()))
                await worker.close()
                while host.view.status != "finished":
                    await host.next()
                await host.socket.close()

    run(scenario())
    traffic = b"".join(carried)
    assert b"Asked" in traffic
    assert len(private) >= 6
    assert not any(secret in traffic for secret in private)


def test_a_worker_with_other_content_is_refused(
    nats_server: NatsServer,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    """`rawsiko think` ends with an error in words; the server logs it and never asks."""
    servers = standard_content()

    async def scenario() -> None:
        async with joined(nats_server) as cluster:
            thinking = await cluster.server()
            assert thinking.content is servers
            monkeypatch.setattr("rawsiko.content.load.standard_content", tiny)
            with pytest.raises(typer.Exit) as ended:
                await think.run(nats_server.url, 1)
            assert ended.value.exit_code == 1
            assert thinking.cores == 0

    run(scenario())
    assert "This computer has other content than the servers" in capsys.readouterr().err
    assert [r.__dict__["reason"] for r in caplog.records if "refused" in r.getMessage()] == [
        "other content"
    ]


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("http://example.org", "--cluster needs an address like nats://"),
        ("nats://rawsiko:secret@127.0.0.1:1", "Can’t reach the message broker (127.0.0.1:1: "),
    ],
)
def test_a_broker_that_cannot_be_is_told_in_words(
    url: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without its password."""
    with pytest.raises(typer.Exit):
        run(think.run(url, 1))
    said = capsys.readouterr().err
    assert said.startswith(words)
    assert "secret" not in said


class LossyNetwork:
    """A broker that loses, doubles and delays one message in five each."""

    def __init__(self) -> None:
        self._rng = Random(18)
        self._heard: dict[str, list[Callable[[bytes], Awaitable[None]]]] = {}
        self._late: set[asyncio.Task[None]] = set()

    def on_return(self, call: Callable[[], object]) -> None:
        del call

    async def subscribe(
        self, subject: str, hear: Callable[[bytes], Awaitable[None]]
    ) -> "LossyNetwork":
        self._heard.setdefault(subject, []).append(hear)
        return self

    async def stop(self) -> None:
        self._heard.clear()

    async def publish(self, subject: str, body: bytes) -> None:
        for hear in self._heard.get(subject, ()):
            for _ in range(self._rng.choice((0, 1, 1, 1, 2))):
                late = self._rng.choice((0.0, 0.0, 0.0, 0.0, 0.1))
                task = asyncio.create_task(self._deliver(hear, body, late))
                self._late.add(task)
                task.add_done_callback(self._late.discard)

    async def _deliver(
        self, hear: Callable[[bytes], Awaitable[None]], body: bytes, late: float
    ) -> None:
        await asyncio.sleep(late)
        await hear(body)


def test_a_broker_that_loses_messages_costs_no_answer_forever(strange: Path) -> None:
    """Every question gets one answer, or none; and the queue is empty again."""
    del strange
    here = Worker(strange_bots)
    here.learn(standard_content())
    right = here.answer(question("greedy"))

    async def scenario() -> list[Answer | None]:
        async with joined(LossyNetwork()) as cluster:
            thinking = await cluster.server(Times(look=0.05, lost=60, taken=0.5, nobody=60))
            await cluster.worker(2)
            answers = await asyncio.gather(
                *(ask(thinking, "greedy", f"table {n % 7}") for n in range(40))
            )
            assert thinking.waiting == 0
            return answers

    answers = run(scenario())
    assert all(answer in (right, None) for answer in answers)
    assert answers.count(right) > answers.count(None)
