"""The checksum at the end of a backup.

SQLite ignores what follows its last page, so a backup can still be opened by any SQLite program.
"""

import os
from hashlib import file_digest, sha256
from pathlib import Path

from rawsiko.server.storage.errors import NotABackup

START = b"\nrawsiko-backup/1 sha256:"
LENGTH = len(START) + 64 + 1
PAGE = 512  # bytes: SQLite's pages are this large, or a multiple of it


def add(path: Path) -> None:
    with path.open("rb+") as file:
        digest = file_digest(file, sha256).hexdigest()
        file.seek(0, os.SEEK_END)
        file.write(START + digest.encode() + b"\n")


def is_on(path: Path) -> bool:
    """Whether something follows a SQLite file's last page: a checksum, perhaps a damaged one."""
    return path.stat().st_size % PAGE != 0


def take_off(path: Path) -> None:
    """Check the checksum and remove it. Raises NotABackup if there is none, or it doesn't match."""
    content, end = _parts(path)
    if not end.startswith(START):
        raise NotABackup("no checksum")
    os.truncate(path, content)
    with path.open("rb") as file:
        digest = file_digest(file, sha256).hexdigest()
    if end != START + digest.encode() + b"\n":
        raise NotABackup("the checksum does not match")


def _parts(path: Path) -> tuple[int, bytes]:
    """The size without a checksum, and the bytes where it would be."""
    content = max(0, path.stat().st_size - LENGTH)
    with path.open("rb") as file:
        file.seek(content)
        return content, file.read()
