"""Stores tables in a SQLite file or in PostgreSQL, with the same code.

`Storage` is the whole interface. It guarantees that an appended entry is on disk before `append`
returns, that the entries of a table are numbered without a gap, and that only the process with a
table's latest epoch can append to it.
"""

from rawsiko.server.storage.class_journal import ClassStorage
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
from rawsiko.server.storage.journal import Storage
from rawsiko.server.storage.leases import LEASE_SECONDS, RENEW_SECONDS
from rawsiko.server.storage.records import (
    Capability,
    ClassEntry,
    ClassRow,
    NewClass,
    NewTable,
    Role,
    Stamp,
    StoredBoard,
    StoredEntry,
    TableRow,
)
from rawsiko.server.storage.retention import Retention

__all__ = [
    "LEASE_SECONDS",
    "RENEW_SECONDS",
    "CannotRead",
    "CannotSave",
    "Capability",
    "ClassEntry",
    "ClassRow",
    "ClassStorage",
    "CodeTaken",
    "Damaged",
    "DuplicateCommand",
    "Fenced",
    "InUse",
    "NameTaken",
    "NewClass",
    "NewTable",
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
    "TableRow",
    "UnknownSchema",
    "UnknownTable",
    "WrongUrl",
    "sqlite_url",
]
