"""Restores a backup where there's no usable database yet, or any more."""

from pathlib import Path

from rawsiko.server.storage.backups.backup import CheckedBackup
from rawsiko.server.storage.databases.connect import sqlite_file
from rawsiko.server.storage.databases.file_lock import FileLock
from rawsiko.server.storage.errors import Damaged
from rawsiko.server.storage.storage import Storage

OWNER = "command line"
BESIDE = ("", "-wal", "-shm")  # what belongs to a SQLite database


async def recover(url: str, backup: CheckedBackup) -> Path | None:
    """Restore into the database at `url`. If that fails, everything is as it was before.

    A damaged SQLite file is set aside; its new name is returned. Raises StorageError, among them
    InUse if a server still uses the damaged file.
    """
    file = sqlite_file(url)
    is_new = file is not None and not file.exists()
    try:
        await _restore(url, backup)
    except Damaged:
        if file is None:
            raise
        return await _replace(url, file, backup)
    except BaseException:
        if file is not None and is_new:
            _remove(file)
        raise
    return None


async def _replace(url: str, file: Path, backup: CheckedBackup) -> Path:
    lock = FileLock(file)
    lock.take()
    try:
        aside = _free_name(file)
        _rename(file, aside)
        try:
            await _restore(url, backup)
        except BaseException:
            _remove(file)
            _rename(aside, file)
            raise
    finally:
        lock.release()
    return aside


async def _restore(url: str, backup: CheckedBackup) -> None:
    async with await Storage.open(url, owner=OWNER) as storage:
        await storage.restore(backup)


def _free_name(file: Path) -> Path:
    number = 1
    while (aside := file.with_name(f"{file.name}.damaged-{number}")).exists():
        number += 1
    return aside


def _rename(file: Path, target: Path) -> None:
    for end in BESIDE:
        part = file.with_name(file.name + end)
        if part.exists():
            part.rename(target.with_name(target.name + end))


def _remove(file: Path) -> None:
    for end in BESIDE:
        file.with_name(file.name + end).unlink(missing_ok=True)
