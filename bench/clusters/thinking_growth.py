"""How much a second thinking worker adds (C9). `bench cluster` calls `measure`.

    python3 -m bench.clusters.thinking_growth [--questions 256] [--level hard]

The questions come from matches that are played first and saved to a file. One `rawsiko think` with
one core answers them, and so do two of them at a broker of their own. All are loaded before, and
take turns with every few questions, because the machine may be busier now than a moment later. The
peers show how much there was to gain, which is little on two cores that others use: the same
without a broker, by one process of the server's own pool and by two, and one and two plain
processes that only count. Processor time doesn't depend on others: that of thinking for each
decision, and what the way to it costs beside it.
The last line is the ratio of decisions a second.
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
import uvloop

from bench.not_measured import NotMeasured, exit_status
from bench.servers.process import cpu_seconds
from rawsiko.bots.registry import bot_named
from rawsiko.content.load import standard_content
from rawsiko.engine import apply, dice_needed, legal_actions, start, view_of
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.state import ActionPhase, Finished
from rawsiko.server.broker import Broker
from rawsiko.server.thinking.pool import ThinkingPool
from rawsiko.server.thinking.questions import Choose, Chosen, sent
from rawsiko.server.thinking.remote import RemoteThinking, Times
from rawsiko.server.thinking.thinking import Thinking
from rawsiko.server.thinking.worker import NICENESS
from tests.server.nats import NatsServer

AT_A_TIME = 32  # questions before the next takes its turn: at the end of each, one waits
LOAD_SECONDS = 600.0  # the first run compiles
PLAYERS = tuple(PlayerId(f"p{n + 1}") for n in range(4))
COUNT_SECONDS = 0.7
COUNT = """
import os, sys, time
os.nice(int(sys.argv[2]))
end, count = time.perf_counter() + float(sys.argv[1]), 0
while time.perf_counter() < end:
    count += 1
print(count)
"""
# On a busy machine no worker may count as lost.
PATIENT = Times(lost=120.0, taken=120.0, nobody=LOAD_SECONDS, patience=LOAD_SECONDS)


class Growth(NamedTuple):
    """Decisions a second, with one worker and with two."""

    one: float
    two: float
    own_one: float  # without a broker
    own_two: float
    thinking: float  # seconds of processor time for a decision
    sending: float  # the same, of the asking process and of the workers around their thinking
    possible: float  # the growth of plain processes

    @property
    def ratio(self) -> float:
        return self.two / self.one

    @property
    def own_ratio(self) -> float:
        return self.own_two / self.own_one

    def __str__(self) -> str:
        return (
            f"one worker {self.one:.1f} decisions/s, two workers {self.two:.1f}; own processes:"
            f" one {self.own_one:.1f}, two {self.own_two:.1f}, growth {self.own_ratio:.2f};"
            f" two plain processes: growth {self.possible:.2f}, of which the workers reached"
            f" {self.ratio / self.possible:.0%};"
            f" processor time of a decision {self.thinking * 1000:.0f} ms,"
            f" of asking for it {self.sending * 1000:.1f} ms"
        )


@dataclass
class Team:
    """Thinks, and how long it took."""

    thinking: Thinking
    around: Sequence[int] = ()  # processes that pass questions on
    inside: Sequence[int] = ()  # those that think
    seconds: float = 0.0
    thought: float = 0.0  # processor time
    sent: float = 0.0

    async def answer(self, questions: Sequence[Choose]) -> None:
        begun, thought, sent = time.perf_counter(), used(self.inside), self._used_around()
        answers = await asyncio.gather(
            *(
                self.thinking.ask(question, standard_content(), f"table {n}", lambda: True)
                for n, question in enumerate(questions)
            )
        )
        self.seconds += time.perf_counter() - begun
        self.thought += used(self.inside) - thought
        self.sent += self._used_around() - sent
        if not all(isinstance(answer, Chosen) for answer in answers):
            raise NotMeasured("a question was not answered")

    def _used_around(self) -> float:
        return used(self.around) + time.process_time()


def measure(questions: int = 256, level: str = "hard") -> Growth:
    """Raises NotMeasured."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "questions.msgpack"
        file.write_bytes(msgspec.msgpack.encode(made_questions(questions, level)))
        asked = msgspec.msgpack.decode(file.read_bytes(), type=list[Choose])
    return uvloop.run(take_turns(asked))  # as table processes do


async def take_turns(questions: Sequence[Choose]) -> Growth:
    async with AsyncExitStack() as stack:
        teams = [await remote(stack, 1), await remote(stack, 2)]
        teams += [await own(stack, 1), await own(stack, 2)]
        counted = [0, 0]
        for start_at in range(0, len(questions), AT_A_TIME):
            for team in teams:
                await team.answer(questions[start_at : start_at + AT_A_TIME])
            for processes in (1, 2):
                counted[processes - 1] += await asyncio.to_thread(count_with, processes)
    count = len(questions)
    one, two, own_one, own_two = (count / team.seconds for team in teams)
    thought, asked = teams[1].thought / count, teams[1].sent / count
    return Growth(one, two, own_one, own_two, thought, asked, counted[1] / counted[0])


def count_with(processes: int) -> int:
    """How far plain processes count together, with the priority of a bot that thinks."""
    command = [sys.executable, "-c", COUNT, str(COUNT_SECONDS), str(NICENESS)]
    running = [subprocess.Popen(command, stdout=subprocess.PIPE) for _ in range(processes)]
    return sum(int(process.communicate()[0]) for process in running)


def made_questions(count: int, level: str) -> list[Choose]:
    """Every third decision of Action Phases, while bots that think quickly play."""
    content, rng = standard_content(), Random(9)
    bot, found = bot_named("greedy"), list[Choose]()
    while True:
        cards = list(content.objectives)
        rng.shuffle(cards)
        state = start(content, Options(), PLAYERS, dict(zip(PLAYERS, cards, strict=False)))
        number = 0
        while not isinstance(phase := state.phase, Finished):
            legal = legal_actions(state)
            view = view_of(state, phase.player)
            number += 1
            if isinstance(phase, ActionPhase) and len(legal) > 1 and number % 3 == 0:
                found.append(Choose(sent(view), level, f"seed {len(found)}", tells_why=False))
                if len(found) == count:
                    return found
            action = bot.choose(view, legal, rng)
            dice = tuple(rng.randint(1, sides) for sides in dice_needed(state, action))
            state = apply(state, action, dice).state


async def remote(stack: AsyncExitStack, workers: int) -> Team:
    """Workers with one core each, at a broker of their own."""
    server = NatsServer()
    server.start()
    stack.callback(server.kill)
    command = [sys.executable, "-m", "rawsiko", "think", "--cluster", server.url, "--cores", "1"]
    running = [subprocess.Popen(command, stdout=subprocess.DEVNULL) for _ in range(workers)]
    for process in running:
        stack.callback(process.wait)
        stack.callback(process.terminate)
    broker = await Broker.connect(server.url, "bench")
    stack.push_async_callback(broker.close)
    thinking = RemoteThinking(broker, standard_content(), PATIENT)
    await thinking.start()
    stack.push_async_callback(thinking.close)
    deadline = time.monotonic() + LOAD_SECONDS
    while thinking.cores < workers:
        if time.monotonic() > deadline or any(process.poll() is not None for process in running):
            raise NotMeasured("a thinking worker did not start")
        await asyncio.sleep(0.05)
    around = [process.pid for process in running]
    return Team(thinking, around, [child for pid in around for child in children(pid)])


async def own(stack: AsyncExitStack, processes: int) -> Team:
    thinking = ThinkingPool(processes, patience_seconds=None)
    stack.push_async_callback(thinking.close)
    await Team(thinking).answer(made_questions(4 * processes, "easy"))  # until all are loaded
    return Team(thinking)


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def used(pids: Sequence[int]) -> float:
    """Seconds of processor time."""
    return sum(map(cpu_seconds, pids))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--questions", type=int, default=256)
    parser.add_argument("--level", default="hard")
    options = parser.parse_args()
    growth = measure(options.questions, options.level)
    print(growth)
    print(f"thinking_growth {growth.ratio:.2f} goal 1.6")


if __name__ == "__main__":
    sys.exit(exit_status(main))
