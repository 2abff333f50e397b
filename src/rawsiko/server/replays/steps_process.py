"""Prepares a replay for the viewer in a separate process: `python -m
rawsiko.server.replays.steps_process` reads a Task and writes a Prepared."""

import gzip

import msgspec

from rawsiko.server.replays.long_work import answer_once
from rawsiko.server.replays.prepared import Prepared, Task
from rawsiko.server.replays.steps import ReplayRefusal, steps_of


def prepared(sent: bytes) -> bytes:
    """A Task leads to a Prepared."""
    task = msgspec.msgpack.decode(sent, type=Task)
    steps = steps_of(task.file, task.content)
    body = msgspec.json.encode(steps)
    zipped = gzip.compress(body, 6, mtime=0)
    return msgspec.msgpack.encode(Prepared(isinstance(steps, ReplayRefusal), body, zipped))


if __name__ == "__main__":
    answer_once(prepared)
