"""What storage refuses, and what can go wrong with it."""


class StorageError(Exception):
    """Something of storage's own; the message is for logs and holds no names and no bodies."""


class CannotSave(StorageError):
    """The disk is full, the database locked or away. Nothing was acknowledged.

    The caller may try the very same append again: should the database have stored it after all
    (a connection that broke during the commit), that is noticed and counts as stored.
    """


class CannotRead(StorageError):
    """The database is away or damaged."""


class Damaged(CannotSave, CannotRead):
    """The database, or the part of it that was asked for, is unreadable and stays so."""


class Fenced(StorageError):
    """The epoch is no longer ours: another process has the table, or the table is gone."""


class OutOfSequence(StorageError):
    """An entry with another number than the next one."""

    def __init__(self, expected: int) -> None:
        super().__init__(f"the next entry is number {expected}")
        self.expected = expected


class DuplicateCommand(StorageError):
    """This seat's command already made an entry, namely number `seq`."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"the command made entry {seq}")
        self.seq = seq


class CodeTaken(StorageError):
    """Another live table has this code: draw another one."""


class UnknownTable(StorageError):
    """There is no such table, or no longer."""


class InUse(StorageError):
    """Another server already plays the tables of this SQLite file."""


class UnknownSchema(StorageError):
    """The database was made by a newer program than this."""


class NotABackup(StorageError):
    """The file is damaged, or something else than a backup."""
