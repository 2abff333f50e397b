"""What table processes and thinking workers say to each other through the broker.

A question holds one seat's view and the seed of one decision: no token, no dice key, and no card
but that seat's. Questions about finished matches, which show all cards, are never sent.
"""

from __future__ import annotations

import msgspec

from rawsiko.engine import RULES_VERSION
from rawsiko.engine.content import Content
from rawsiko.server.logs import TABLE_DIGITS
from rawsiko.server.thinking.questions import Answer, InPlay

FORMAT = 2  # of these messages, and of questions and answers

WORKERS = "rawsiko.thinking.workers"  # heard by all table processes
SERVERS = "rawsiko.thinking.servers"  # heard by all workers


def worker_subject(worker: str) -> str:
    return f"rawsiko.thinking.worker.{worker}"


def server_subject(server: str) -> str:
    return f"rawsiko.thinking.server.{server}"


class Mark(msgspec.Struct, frozen=True):
    """What both sides must have in common to understand each other."""

    format: int
    rules: str
    content: str  # hash


def mark_of(content: Content) -> Mark:
    return Mark(FORMAT, RULES_VERSION, content.hash)


# From workers to all table processes.


class Working(msgspec.Struct, frozen=True, tag=True):
    """A worker is there. Sent regularly, and whenever something changes."""

    worker: str
    mark: Mark
    version: str  # of the program, for messages to people
    cores: int  # that are loaded
    free: int
    thinking: tuple[str, ...] = ()  # `key_of` the questions that it has


class Leaving(msgspec.Struct, frozen=True, tag=True):
    worker: str


# From a table process to all workers, or to one.


class WhoIsThere(msgspec.Struct, frozen=True, tag=True):
    server: str


class Accepted(msgspec.Struct, frozen=True, tag=True):
    """The worker will be asked."""


class NotAccepted(msgspec.Struct, frozen=True, tag=True):
    """It won't: it has another mark."""

    mark: Mark
    version: str


class Asked(msgspec.Struct, frozen=True, tag=True):
    server: str
    number: int
    table: str  # the digits that logs show
    has_people: bool
    waited: float  # seconds, since its table's last question got its core
    question: InPlay


# From a worker to a table process.


class QuestionTaken(msgspec.Struct, frozen=True, tag=True):
    number: int


class NotTaken(msgspec.Struct, frozen=True, tag=True):
    """All cores are busy."""

    number: int


class QuestionAnswered(msgspec.Struct, frozen=True, tag=True):
    number: int
    answer: Answer


class Dropped(msgspec.Struct, frozen=True, tag=True):
    """The process that thought about it died or hung."""

    number: int


FromWorker = Working | Leaving
ToWorker = WhoIsThere | Accepted | NotAccepted | Asked
ToServer = QuestionTaken | NotTaken | QuestionAnswered | Dropped
FROM_WORKERS = msgspec.msgpack.Decoder(FromWorker)
TO_WORKERS = msgspec.msgpack.Decoder(ToWorker)
TO_SERVER = msgspec.msgpack.Decoder(ToServer)


def key_of(server: str, number: int) -> str:
    return f"{server}/{number}"


def digits_of(table: str) -> str:
    return table[:TABLE_DIGITS]
