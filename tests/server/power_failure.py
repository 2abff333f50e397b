"""What a disk may hold after a power failure: everything that was synced, of the rest anything.

A process runs with `traced_writes.c` preloaded; from its record the files are made again as they
could be at any moment.
"""

import os
import shutil
import struct
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

SHIM = Path(__file__).with_name("traced_writes.c")
HEAD = struct.Struct("=qqqq")
SECTOR = 512  # what a disk writes whole


class Record(NamedTuple):
    kind: str  # write, truncate, sync or unlink: the first letter
    file: str
    offset: int
    data: bytes


@dataclass
class File:
    synced: bytearray = field(default_factory=bytearray)
    pending: list[Record] = field(default_factory=list[Record])

    def happen(self, record: Record) -> None:
        if record.kind != "s":
            self.pending.append(record)
            return
        for one in self.pending:
            _apply(self.synced, one)
        self.pending.clear()

    def after_losing_all(self) -> bytes:
        return bytes(self.synced)

    def after_losing_some(self, rng: Random) -> bytes:
        """Sector by sector, in any order: disks do not keep ours."""
        content = bytearray(self.synced)
        survived = [
            part for record in self.pending for part in _parts(record) if rng.random() < 0.5
        ]
        rng.shuffle(survived)
        for part in survived:
            _apply(content, part)
        return bytes(content)


class Cut(NamedTuple):
    """One moment of the record: what was acknowledged, and the files."""

    acknowledged: str
    files: dict[str, bytes]


def traced_run(folder: Path, arguments: Sequence[str]) -> list[Record]:
    """Run `python -m` with these arguments and trace what it writes below a folder."""
    shim = _compiled(folder.parent)
    trace = folder.parent / "trace"
    trace.unlink(missing_ok=True)
    environment = {
        **os.environ, "LD_PRELOAD": str(shim), "TRACED": str(folder.resolve()), "TRACE": str(trace)
    }  # fmt: skip
    subprocess.run([sys.executable, "-m", *arguments], env=environment, check=True, timeout=300)
    return list(_records(trace.read_bytes()))


def cuts(records: Sequence[Record], acks: str, count: int, rng: Random) -> Iterator[Cut]:
    """The files at `count` moments, half of them right after an acknowledgement."""
    told = [number for number, record in enumerate(records) if record.file == acks]
    moments = sorted(
        [rng.choice(told) + 1 for _ in range(count // 2)]
        + [rng.randint(told[0], len(records)) for _ in range(count - count // 2)]
    )
    files: dict[str, File] = {}
    acknowledged = bytearray()
    done = 0
    for number, moment in enumerate(moments):
        for record in records[done:moment]:
            if record.file == acks:
                acknowledged += record.data
            elif record.kind == "u":
                del files[record.file]  # SQLite syncs the folder
            else:
                files.setdefault(record.file, File()).happen(record)
        done = moment
        yield Cut(
            acknowledged.decode(),
            {
                name: file.after_losing_some(rng) if number % 2 else file.after_losing_all()
                for name, file in files.items()
            },
        )


def _compiled(folder: Path) -> Path:
    compiler = shutil.which("cc") or shutil.which("gcc")
    if sys.platform != "linux" or compiler is None:
        reason = "Lost writes were NOT tested: that needs Linux and a C compiler"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    shim = folder / "traced_writes.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", shim, SHIM, "-ldl"], check=True)
    return shim


def _records(trace: bytes) -> Iterator[Record]:
    position = 0
    while position < len(trace):
        kind, name, offset, length = HEAD.unpack_from(trace, position)
        position += HEAD.size
        file = trace[position : position + name].decode()
        data = trace[position + name : position + name + length]
        position += name + length
        yield Record(chr(kind), file, offset, data)


def _parts(record: Record) -> Iterable[Record]:
    if record.kind == "t":
        return [record]
    return [
        record._replace(offset=record.offset + start, data=record.data[start : start + SECTOR])
        for start in range(0, len(record.data), SECTOR)
    ]


def _apply(content: bytearray, record: Record) -> None:
    if record.kind == "t":
        del content[record.offset :]
        content.extend(bytes(record.offset - len(content)))
        return
    end = record.offset + len(record.data)
    content.extend(bytes(max(0, end - len(content))))
    content[record.offset : end] = record.data
