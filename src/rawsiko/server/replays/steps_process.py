"""Prepares a replay for the viewer in a separate process: `python -m
rawsiko.server.replays.steps_process` reads a ReplayTask and writes a Prepared."""

import msgspec

from rawsiko.server.replays.long_work import answer_once
from rawsiko.server.replays.prepared import ReplayTask, prepared


def result_of(sent: bytes) -> bytes:
    """A ReplayTask leads to a Prepared."""
    return msgspec.msgpack.encode(prepared(msgspec.msgpack.decode(sent, type=ReplayTask)))


if __name__ == "__main__":
    answer_once(result_of)
