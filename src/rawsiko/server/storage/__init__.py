"""Stores tables and classes in a SQLite file or in PostgreSQL, with the same code.

`Storage` is the whole interface. It guarantees that an appended entry is on disk before `append`
returns, that the entries of a journal are numbered without a gap, and that only the process with a
journal's latest epoch can append to it.
"""

from rawsiko.server.storage.databases.sqlite import sqlite_url
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
from rawsiko.server.storage.journals import Retention
from rawsiko.server.storage.records import (
    Capability,
    JournalRow,
    Kind,
    NewJournal,
    Role,
    Stamp,
    StoredBoard,
    StoredEntry,
)
from rawsiko.server.storage.storage import Also, Storage

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
    "JournalRow",
    "Kind",
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
