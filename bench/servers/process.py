"""Starts servers as processes, one for each measurement, and ends them."""

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from bench.not_measured import NotMeasured

START_SECONDS = 60.0
END_SECONDS = 60.0
CLOSING_SECONDS = 5.0  # a dying process closes its sockets before it has ended
SERVER_CORE, LOAD_CORE = 0, 1
CLOCK_TICKS = 100  # of the kernel, per second
ERROR_CHARACTERS = 2000  # Node puts the message before the stack


@contextmanager
def serving(database: str, *options: str) -> Generator[tuple[str, int]]:
    """Our server on the database with this URL: its address and its process id."""
    port = free_port()
    command = [sys.executable, "-m", "rawsiko", "serve", "--host", "127.0.0.1"]
    command += ["--port", str(port), "--database", database, *options]
    with running("our server", command, port) as pid:
        yield f"http://127.0.0.1:{port}", pid


@contextmanager
def running(
    name: str, command: Sequence[str], port: int, folder: Path | None = None
) -> Generator[int]:
    """A server on the server's core, once it listens: its process id.

    Raises NotMeasured with what it wrote to stderr when it does not start, or ended too early.
    """
    with tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(
            command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=errors
        )
        try:
            pin(process.pid, SERVER_CORE)
            if not _listens(port, process):
                raise NotMeasured(f"{name} did not start: {_end_of(errors.fileno())}")
            failure = None
            try:
                yield process.pid
            except NotMeasured as error:
                failure = error
                with suppress(subprocess.TimeoutExpired):
                    process.wait(CLOSING_SECONDS)
            if process.poll() is not None:  # the cause of any other failure
                raise NotMeasured(f"{name} ended too early: {_end_of(errors.fileno())}")
            if failure is not None:
                raise failure
        finally:
            process.terminate()
            try:
                process.wait(END_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait(END_SECONDS)


def _listens(port: int, process: subprocess.Popen[bytes]) -> bool:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 0.5).close()
            return True
        except OSError:
            time.sleep(0.05)
    return False


def _end_of(errors: int) -> str:
    os.lseek(errors, 0, os.SEEK_SET)
    text = b"".join(iter(lambda: os.read(errors, 65536), b"")).decode(errors="replace")
    return text.strip()[-ERROR_CHARACTERS:] or "it wrote no error"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def pin(pid: int, core: int) -> None:
    """Keep a process on one core, where there are two."""
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > LOAD_CORE:
        os.sched_setaffinity(pid, {core})


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / CLOCK_TICKS


def cpu_seconds_with_ended(pid: int) -> float:
    """With those of its children that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / CLOCK_TICKS


def resident(pid: int) -> int:
    """Bytes of memory."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    line = next(line for line in lines if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024
