"""The checksum at the end of a backup.

SQLite ignores what follows its last page, so a backup can still be opened by any SQLite program.
"""

import os
from hashlib import file_digest, sha256
from pathlib import Path

from rawsiko.server.storage.errors import NotABackup

START = b"\nrawsiko-backup/1 sha256:"
LENGTH = len(START) + 64 + 1
SQLITE = b"SQLite format 3\0"


def add(path: Path) -> None:
    with path.open("rb+") as file:
        digest = file_digest(file, sha256).hexdigest()
        file.seek(0, os.SEEK_END)
        file.write(START + digest.encode() + b"\n")


def take_off(path: Path) -> bool:
    """Check the checksum and remove it. False if there is none: older backups have none.

    Raises NotABackup if it doesn't match.
    """
    content, end = _parts(path)
    if end.startswith(START):
        os.truncate(path, content)
        with path.open("rb") as file:
            digest = file_digest(file, sha256).hexdigest()
        if end != START + digest.encode() + b"\n":
            raise NotABackup("the checksum does not match")
        return True
    if _is_cut(path):
        raise NotABackup("cut off")
    return False


def _parts(path: Path) -> tuple[int, bytes]:
    """The size without a checksum, and the bytes where it would be."""
    content = max(0, path.stat().st_size - LENGTH)
    with path.open("rb") as file:
        file.seek(content)
        return content, file.read()


def _is_cut(path: Path) -> bool:
    """Whether a SQLite file doesn't end with a whole page. Then it has a damaged checksum."""
    with path.open("rb") as file:
        head = file.read(len(SQLITE) + 2)
    if not head.startswith(SQLITE):
        return False  # not SQLite at all; opening it will fail
    page_size = int.from_bytes(head[len(SQLITE) :], "big")
    return path.stat().st_size % (65536 if page_size == 1 else max(page_size, 1)) != 0
