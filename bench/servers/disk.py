"""How fast the disk alone is in the same seconds: a file that is synced fifty times a second."""

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from bench.not_measured import NotMeasured

ROOT = Path(__file__).resolve().parents[2]
PAGE = 4096
PAGES = 1024  # overwritten again and again, like a log
PAUSE_SECONDS = 0.02


class Synced(NamedTuple):
    p50: float  # seconds
    longest: float


class DiskProbe:
    """A separate process on the load maker's core."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "bench.servers.disk", str(folder / "probe")]
        self._process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def end(self) -> Synced:
        printed, _ = self._process.communicate()
        if self._process.returncode != 0:
            raise NotMeasured("the disk: its probe failed")
        p50, longest = map(float, printed.split())
        return Synced(p50, longest)


def probe(file: str) -> None:
    """Sync until stdin is closed, then print the median and the longest time."""
    handle = os.open(file, os.O_RDWR | os.O_CREAT)
    os.write(handle, bytes(PAGE * PAGES))
    os.fsync(handle)
    os.set_blocking(sys.stdin.fileno(), False)
    took: list[float] = []
    while _goes_on():
        begun = time.perf_counter()
        os.pwrite(handle, bytes(PAGE), len(took) % PAGES * PAGE)
        os.fsync(handle)
        took.append(time.perf_counter() - begun)
        time.sleep(PAUSE_SECONDS)
    took.sort()
    print(took[len(took) // 2], took[-1])


def _goes_on() -> bool:
    try:
        return os.read(sys.stdin.fileno(), 1) != b""
    except BlockingIOError:
        return True


if __name__ == "__main__":
    probe(sys.argv[1])
