"""Stores tables and classes in a SQLite file or in PostgreSQL, with the same code.

SQLAlchemy is loaded only by those who ask for what needs it: in a browser (`rawsiko.light`) tables
are stored in another way.

`Storage` is the whole interface. It guarantees that an appended entry is on disk before `append`
returns, that the entries of a journal are numbered without a gap, and that only the process with a
journal's latest epoch can append to it.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from rawsiko.server.storage.errors import (
    CannotRead,
    CannotSave,
    CodeTaken,
    Damaged,
    DuplicateCommand,
    Fenced,
    InUse,
    NameTaken,
    NotABackup,
    OtherVersion,
    OutOfSequence,
    SeveralNames,
    StorageError,
    UnknownSchema,
    UnknownTable,
    WrongUrl,
)
from rawsiko.server.storage.records import (
    Also,
    Capability,
    JournalKind,
    JournalRow,
    NewJournal,
    Role,
    Stamp,
    StoredBoard,
    StoredEntry,
)

if TYPE_CHECKING:
    from rawsiko.server.storage.databases.sqlite import sqlite_url
    from rawsiko.server.storage.journals import Retention
    from rawsiko.server.storage.storage import Storage

__all__ = [
    "Also",
    "CannotRead",
    "CannotSave",
    "Capability",
    "CodeTaken",
    "Damaged",
    "DuplicateCommand",
    "Fenced",
    "InUse",
    "JournalKind",
    "JournalRow",
    "NameTaken",
    "NewJournal",
    "NotABackup",
    "OtherVersion",
    "OutOfSequence",
    "Retention",
    "Role",
    "SeveralNames",
    "Stamp",
    "Storage",
    "StorageError",
    "StoredBoard",
    "StoredEntry",
    "UnknownSchema",
    "UnknownTable",
    "WrongUrl",
    "sqlite_url",
]

LATER = {"Retention": "journals", "Storage": "storage", "sqlite_url": "databases.sqlite"}


def __getattr__(name: str) -> object:
    if name in LATER:
        return getattr(import_module(f"{__name__}.{LATER[name]}"), name)
    raise AttributeError(name)
