"""`rawsiko serve --processes N`: several servers on one port of this computer.

They share the listening socket, so a connection goes to a process that is free. A process that ends
is restarted. SIGHUP restarts all of them, one after the other, without interrupting tables.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import socket
    from collections.abc import Sequence

PAUSE_SECONDS = 1.0  # before a process that ended is restarted
READY_SECONDS = 60.0
STOP_SECONDS = 40.0
LISTEN_ON = "RAWSIKO_LISTEN_ON"  # the file descriptor of the shared socket
READY_ON = "RAWSIKO_READY_ON"  # that of a pipe to which a process writes a byte when it serves


class Supervisor:
    """`options` are those of each process, `metrics` is the first one's port."""

    def __init__(
        self, listening: socket.socket, options: Sequence[str], metrics: int | None, count: int
    ) -> None:
        self._listening = listening
        self._options = options
        self._metrics = metrics
        self._count = count
        self._processes: list[subprocess.Popen[bytes]] = []
        self._should_stop = False
        self._should_restart = False

    def run(self) -> None:
        """Until SIGTERM or Ctrl-C."""
        signal.signal(signal.SIGTERM, self._stop)
        signal.signal(signal.SIGINT, self._stop)
        signal.signal(signal.SIGHUP, self._restart)
        self._listening.listen(2048)
        self._processes = [self._start(number) for number in range(self._count)]
        while not self._should_stop:
            time.sleep(0.1)
            for number, process in enumerate(self._processes):
                if process.poll() is not None and not self._should_stop:
                    time.sleep(PAUSE_SECONDS)
                    self._processes[number] = self._start(number)
            if self._should_restart:
                self._should_restart = False
                self._roll()
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            _wait(process)

    def _roll(self) -> None:
        """Restart the processes one after the other; the others keep serving."""
        for number, process in enumerate(self._processes):
            if self._should_stop:
                return
            process.terminate()
            _wait(process)
            self._processes[number] = self._start(number)

    def _start(self, number: int) -> subprocess.Popen[bytes]:
        """Returns when the process serves, or has ended."""
        reading, writing = os.pipe()
        descriptor = self._listening.fileno()
        environment = {**os.environ, LISTEN_ON: str(descriptor), READY_ON: str(writing)}
        command = [sys.executable, "-m", "rawsiko", "serve", *self._options]
        if self._metrics is not None:
            command += ["--metrics-port", str(self._metrics and self._metrics + number)]
        process = subprocess.Popen(
            command,
            env=environment,
            pass_fds=(descriptor, writing),
            stdin=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is for the supervisor
        )
        os.close(writing)
        os.set_blocking(reading, False)
        deadline = time.monotonic() + READY_SECONDS
        while process.poll() is None and time.monotonic() < deadline and not self._should_stop:
            try:
                if os.read(reading, 1):
                    break
            except BlockingIOError:
                time.sleep(0.05)
        os.close(reading)
        return process

    def _stop(self, _signal: int, _frame: object) -> None:
        self._should_stop = True

    def _restart(self, _signal: int, _frame: object) -> None:
        self._should_restart = True


def _wait(process: subprocess.Popen[bytes]) -> None:
    try:
        process.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def inherited_socket() -> socket.socket | None:
    """The supervisor's socket, in a process that it started."""
    import socket

    descriptor = os.environ.get(LISTEN_ON)
    return None if descriptor is None else socket.socket(fileno=int(descriptor))


def is_supervised() -> bool:
    return LISTEN_ON in os.environ


def say_ready() -> None:
    """Tell the supervisor, if there is one."""
    descriptor = os.environ.pop(READY_ON, None)
    if descriptor is not None:
        with suppress(BrokenPipeError):  # the supervisor no longer waits
            os.write(int(descriptor), b"1")
        os.close(int(descriptor))
