"""Errors of storage."""


class StorageError(Exception):
    """The base of all. Messages are for logs: they contain no names and no bodies."""


class WrongUrl(StorageError):
    """It names neither a SQLite file nor a PostgreSQL database."""


class CannotSave(StorageError):
    """The disk is full, or the database is locked or unreachable. Nothing was acknowledged.

    The caller may retry the same append. If the database stored it after all (the connection broke
    during the commit), it counts as stored.
    """


class CannotRead(StorageError):
    """The database is unreachable or damaged."""


class Damaged(CannotSave, CannotRead):
    """The database, or the part of it that was asked for, is unreadable and stays so."""


class Fenced(StorageError):
    """The epoch is outdated: another process has the table, or the table was deleted."""


class OutOfSequence(StorageError):
    """The entry's number isn't the next one."""

    def __init__(self, expected: int) -> None:
        super().__init__(f"the next entry is number {expected}")
        self.expected = expected


class DuplicateCommand(StorageError):
    """This seat's command already made an entry: number `seq`."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"the command made entry {seq}")
        self.seq = seq


class CodeTaken(StorageError):
    """Another live table has this code: draw another one."""


class UnknownTable(StorageError):
    """There's no such table, or not any more."""


class InUse(StorageError):
    """Another server already plays the tables of this SQLite file."""


class SeveralNames(StorageError):
    """A SQLite file with hard links: a server could open it by each of them, and damage it."""


class UnknownSchema(StorageError):
    """A newer program made the database or backup."""


class OtherVersion(StorageError):
    """Processes of another version play the tables of this database."""


class NameTaken(StorageError):
    """A process with this name plays tables of this database."""


class NotABackup(StorageError):
    """The file is damaged, or isn't a backup."""
