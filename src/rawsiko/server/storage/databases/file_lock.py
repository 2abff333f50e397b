"""Keeps a second server off a SQLite file.

The system releases the lock when the process ends, however it ends, so it's never left behind.
"""

import sys
import time
from pathlib import Path
from typing import BinaryIO

from rawsiko.server.storage.errors import InUse, SeveralNames

WAIT_SECONDS = 5.0  # for a server that is just stopping
TRY_SECONDS = 0.05


class FileLock:
    """The lock is on a file beside the database, because SQLite locks the database itself."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._file: BinaryIO | None = None

    def take(self) -> None:
        """Raises InUse if another process still holds it after WAIT_SECONDS, and SeveralNames if
        the database has hard links: the lock and SQLite's own files belong to one name."""
        if self._file is not None:
            return
        database = self._database.resolve()
        if database.exists() and database.stat().st_nlink > 1:
            raise SeveralNames(database.name)
        file = database.with_name(f"{database.name}-server").open("ab")
        deadline = time.monotonic() + WAIT_SECONDS
        while not _is_locked(file):
            if time.monotonic() >= deadline:
                file.close()
                raise InUse("another server")
            time.sleep(TRY_SECONDS)
        self._file = file

    def release(self) -> None:
        """The file stays: removing it could take the lock from the next holder."""
        if self._file is not None:
            self._file.close()
            self._file = None


if sys.platform == "win32":
    import msvcrt

    def _is_locked(file: BinaryIO) -> bool:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _is_locked(file: BinaryIO) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
