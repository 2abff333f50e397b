"""Where tables are kept: SQLite in a file, or PostgreSQL, by the same code.

`Storage` is the whole interface. What it promises: an appended entry is on disk before `append`
returns; the entries of a table are numbered without a gap; only the process that holds a table's
latest epoch can append to it.
"""

from rawsiko.server.storage.capabilities import hash_of
from rawsiko.server.storage.errors import (
    CannotRead,
    CannotSave,
    CodeTaken,
    Damaged,
    DuplicateCommand,
    Fenced,
    InUse,
    NotABackup,
    OutOfSequence,
    StorageError,
    UnknownSchema,
    UnknownTable,
)
from rawsiko.server.storage.journal import Storage
from rawsiko.server.storage.leases import LEASE_SECONDS, RENEW_SECONDS
from rawsiko.server.storage.records import Capability, NewTable, Role, StoredEntry, TableRow
from rawsiko.server.storage.retention import Retention
from rawsiko.server.storage.sqlite import sqlite_url

__all__ = [
    "LEASE_SECONDS",
    "RENEW_SECONDS",
    "CannotRead",
    "CannotSave",
    "Capability",
    "CodeTaken",
    "Damaged",
    "DuplicateCommand",
    "Fenced",
    "InUse",
    "NewTable",
    "NotABackup",
    "OutOfSequence",
    "Retention",
    "Role",
    "Storage",
    "StorageError",
    "StoredEntry",
    "TableRow",
    "UnknownSchema",
    "UnknownTable",
    "hash_of",
    "sqlite_url",
]
