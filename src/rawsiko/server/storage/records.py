"""The values that storage takes and returns."""

import re
from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from sqlalchemy import Connection

_UNSTORABLE = re.compile("[\0\ud800-\udfff]")
Clock = Callable[[], float]  # seconds since 1970
Also = Callable[["Connection"], object]  # what is stored together with an entry
FIRST_EPOCH = 1
LONGEST_ID = 128  # of ids, codes, seats and commands, in characters


class JournalKind(StrEnum):
    """Of a journal."""

    TABLE = "table"
    CLASS = "class"


class Role(StrEnum):
    HOST = "host"
    SEAT = "seat"
    SPECTATOR = "spectator"
    REPLAY = "replay"
    CLASS_HOST = "class_host"
    CLASS_DISPLAY = "class_display"
    MEMBER = "member"
    NEW_MEMBER = "new_member"  # a token of a member who came back, until it is used
    RETURN = "return"  # a code with which a member comes back on another device
    USED_RETURN = "used_return"  # it works until the token that it brought is used


OF_CLASSES = (
    *(Role.CLASS_HOST, Role.CLASS_DISPLAY, Role.MEMBER, Role.NEW_MEMBER),
    *(Role.RETURN, Role.USED_RETURN),
)


class StoredEntry(msgspec.Struct, frozen=True):
    seq: int  # 1, 2, 3 ... without a gap per journal
    body: bytes  # an entry as JSON; storage doesn't decode it
    seat: str | None = None  # with `command`: the seat whose command made this entry
    command: str | None = None  # made by the client; a seat uses each only once
    head: bytes | None = None  # of a table: hash over this entry and all before it


class Stamp(msgspec.Struct, frozen=True):
    """When an entry was stored, and by whom."""

    at: float  # seconds since 1970
    epoch: int  # of its journal: another one means that a server took it over, or restarted


class Capability(msgspec.Struct, frozen=True):
    """What the holder of a token may do. Only the token's hash is stored."""

    token_hash: bytes
    journal: str
    role: Role
    seat: str | None = None  # in a class: the member
    expires_at: float | None = None

    @property
    def class_id(self) -> str | None:
        return self.journal if self.role in OF_CLASSES else None

    @property
    def table(self) -> str:
        """Empty for a class's."""
        return "" if self.role in OF_CLASSES else self.journal


class StoredBoard(msgspec.Struct, frozen=True):
    hash: str  # of the content
    packed: bytes  # storage doesn't read it


class NewJournal(msgspec.Struct, frozen=True):
    kind: JournalKind
    id: str
    code: str | None  # None for a table of a class, which is entered by the class's code
    capabilities: tuple[Capability, ...]
    first: StoredEntry
    status: str
    board: StoredBoard | None = None  # stored with it, if it isn't yet
    secret: bytes | None = None  # of a table's dice; private until the end
    class_id: str | None = None  # of a table


class JournalRow(msgspec.Struct, frozen=True):
    id: str
    kind: JournalKind
    code: str | None  # None once it is over
    status: str
    created_at: float
    touched_at: float
    ended_at: float | None
    timer: str | None = None
    class_id: str | None = None
    followed: int = 0


def check_entry(entry: StoredEntry) -> None:
    """Raise ValueError if a database would reject it, so that it can't fail its whole group."""
    if entry.seq < 1:
        raise ValueError("entries count from 1")
    seat, command = entry.seat, entry.command
    if seat is not None and command is not None:
        check_text(seat)
        check_text(command)
    elif seat is not command:
        raise ValueError("a command needs a seat, and a seat a command")


def check_text(text: str) -> None:
    """Raise ValueError for text that's too long, or that PostgreSQL can't store (NUL, lone
    surrogates)."""
    if not is_storable(text):
        raise ValueError("empty, too long, or with characters that can't be stored")


def is_storable(text: str) -> bool:
    if not 0 < len(text) <= LONGEST_ID:
        return False
    return (text.isascii() and "\0" not in text) or not _UNSTORABLE.search(text)
