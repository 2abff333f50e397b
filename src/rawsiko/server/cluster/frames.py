"""Messages between processes. A batch is everything for one process from one iteration of the event
loop."""

from collections.abc import Sequence

import msgspec

VERSION = 2  # of these messages: processes with another one don't join a cluster


class NetworkFrame(msgspec.Struct, array_like=True, frozen=True, gc=False):
    pass


# From the process that has the client to the owner of the table. Links are numbered by the former.


class Open(NetworkFrame, frozen=True, tag=1):
    """A client's Hello. `heard` is the number of the last message that a former owner handled."""

    link: int
    hello: bytes
    address: str
    heard: int


class Said(NetworkFrame, frozen=True, tag=2):
    """The client's message with this number; sent again until it was heard."""

    link: int
    number: int
    body: bytes


class Closed(NetworkFrame, frozen=True, tag=3):
    link: int


class Alive(NetworkFrame, frozen=True, tag=4):
    """Every open link with the number of the last message that came through it."""

    links: tuple[tuple[int, int], ...]


# From the owner.


class Delivery(NetworkFrame, frozen=True):
    """To one link: the number of the message there, from 1. The client's messages up to `heard` are
    handled."""

    link: int
    number: int
    heard: int


class Relayed(NetworkFrame, frozen=True, tag=5):
    """A message for clients. Consecutive deliveries of the same message share it."""

    body: bytes
    to: tuple[Delivery, ...]


class Heard(Delivery, frozen=True, tag=6):
    """Without a message: `number` is that of the last one."""


class Ended(NetworkFrame, frozen=True, tag=7):
    """The owner ended the conversation."""

    link: int


class Lost(NetworkFrame, frozen=True, tag=8):
    """The owner doesn't know the link, missed a message, or isn't the owner any more."""

    link: int


class Here(NetworkFrame, frozen=True, tag=9):
    """An answer to Alive."""


# Between any two.


class Ask(NetworkFrame, frozen=True, tag=10):
    """A request; sent again until it is answered."""

    number: int
    body: bytes


class Answer(NetworkFrame, frozen=True, tag=11):
    """One of `parts`, because the broker takes no large messages."""

    number: int
    part: int
    parts: int
    body: bytes


class Taken(NetworkFrame, frozen=True, tag=12):
    """To everybody: the sender owns these tables and classes now."""

    ids: tuple[str, ...]


class Take(NetworkFrame, frozen=True, tag=13):
    """These tables and classes are yours now."""

    ids: tuple[str, ...]


Item = (
    Open
    | Said
    | Closed
    | Alive
    | Relayed
    | Heard
    | Ended
    | Lost
    | Here
    | Ask
    | Answer
    | Taken
    | Take
)


class Batch(NetworkFrame, frozen=True):
    sender: str
    items: tuple[Item, ...]


_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(Batch)


def encoded(sender: str, items: Sequence[Item]) -> bytes:
    return _ENCODER.encode(Batch(sender, tuple(_shared(items))))


def decoded(batch: bytes) -> tuple[str, tuple[Item, ...]]:
    """The sender and the items. Raises msgspec.MsgspecError."""
    read = _DECODER.decode(batch)
    return read.sender, read.items


def _shared(items: Sequence[Item]) -> list[Item]:
    """Merge consecutive Tolds with the same body."""
    shared: list[Item] = []
    for item in items:
        last = shared[-1] if shared else None
        if isinstance(item, Relayed) and isinstance(last, Relayed) and item.body == last.body:
            shared[-1] = Relayed(last.body, last.to + item.to)
        else:
            shared.append(item)
    return shared
