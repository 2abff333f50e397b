"""Replay files that clients send, prepared for the viewer."""

import asyncio
import gzip
import hashlib

import msgspec

from rawsiko.engine.content import Content
from rawsiko.server.clock import Clock
from rawsiko.server.rate_limits import Bucket, ByNetwork, Rate
from rawsiko.server.replays.long_work import OneProcess, ResultCache
from rawsiko.server.replays.steps import ReplayRefusal, steps_of

FILES = Rate(1.0, 40)  # from one network: a class opens its replays at once
MOST_WAITING = 50  # a megabyte each at most
MOST_KEPT = 10  # matches of a class; a few megabytes each


class ReplayTask(msgspec.Struct, frozen=True):
    file: bytes
    content: Content | None  # that the file names; None if this server doesn't have it


class Prepared(msgspec.Struct, frozen=True):
    """A ReplaySteps or a ReplayRefusal, as JSON."""

    is_refused: bool
    body: bytes
    zipped: bytes


class PreparedReplays:
    """One at a time, in a process of its own, and the same file once."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._speed = ByNetwork(lambda: Bucket(FILES, clock.now()))
        self._process = OneProcess("rawsiko.server.replays.steps_process")
        self._results: ResultCache[Prepared] = ResultCache(MOST_KEPT)
        self.waiting = 0  # requests

    def may_send(self, address: str) -> bool:
        """Whether another file is read from there; counts it."""
        return self._speed.of(address).takes(self._clock.now())

    async def prepare(self, file: bytes, content: Content | None) -> Prepared | None:
        """None if it took too long."""
        if content is None:  # so its first line is all that is read
            return await asyncio.to_thread(prepared, ReplayTask(file, None))
        task = msgspec.msgpack.encode(ReplayTask(file, content))

        async def work() -> Prepared | None:
            done = await self._process.run(task)
            return None if done is None else msgspec.msgpack.decode(done, type=Prepared)

        return await self._results.get(hashlib.sha256(task).hexdigest(), work)

    async def close(self) -> None:
        await self._process.close()


def prepared(task: ReplayTask) -> Prepared:
    steps = steps_of(task.file, task.content)
    body = msgspec.json.encode(steps)
    zipped = gzip.compress(body, 6, mtime=0)
    return Prepared(isinstance(steps, ReplayRefusal), body, zipped)
