"""Makes the bots fast beside a running server: fetches the compiler if need be, and compiles.

Until then thinking processes run the simulator as plain Python: Easy and Medium play as ever, Hard
and Expert don't search yet.
"""

import asyncio
import logging
import os
import re
import signal
import subprocess
import sys
from asyncio.subprocess import Process
from contextlib import suppress
from importlib.util import find_spec
from typing import Literal

from rawsiko.server.logs import LOG
from rawsiko.simulator.cache import is_compiled

Bots = Literal["fast", "preparing", "slow"]

FETCH = "RAWSIKO_PREPARE"  # names run.py where that set up the environment
NICENESS = 15  # matches, and everything else on this computer, go first
STEP = re.compile(rb"(\d+) of (\d+)")

log = logging.getLogger(LOG)


class Preparation:
    """Runs once, in a process of its own that ends with the server."""

    def __init__(self) -> None:
        self.done = 0.0  # from 0 to 1
        self._process: Process | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def bots(self) -> Bots:
        if is_compiled():
            return "fast"
        return "preparing" if self._task is not None and not self._task.done() else "slow"

    def start(self) -> None:
        if not is_compiled():
            self._task = asyncio.create_task(self._prepare())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _prepare(self) -> None:
        command = _command()
        try:
            if command is not None:
                await self._run(command)
        except OSError:
            log.exception("the simulator could not be compiled")
        finally:
            if self._process is not None and self._process.returncode is None:
                _end(self._process)
                await self._process.communicate()
        if not is_compiled():
            log.warning("bots think in plain Python: Hard and Expert don't search")

    async def _run(self, command: list[str]) -> None:
        self._process = await asyncio.create_subprocess_exec(
            *command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
            preexec_fn=None if sys.platform == "win32" else _go_last,
            creationflags=subprocess.IDLE_PRIORITY_CLASS if sys.platform == "win32" else 0,
        )
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            if step := STEP.search(line):
                self.done = int(step[1]) / int(step[2])
        await self._process.wait()


def _go_last() -> None:
    os.nice(NICENESS)
    os.setpgid(0, 0)  # with the pip that it starts


def _end(process: Process) -> None:
    """With all that it has started."""
    with suppress(ProcessLookupError):
        if sys.platform == "win32":
            subprocess.call(["taskkill", "/F", "/T", "/PID", str(process.pid)])
        else:
            os.killpg(process.pid, signal.SIGKILL)


def _command() -> list[str] | None:
    """What prints "N of M" until everything is compiled; None if nothing can compile here."""
    if starter := os.environ.get(FETCH):
        return [sys.executable, starter, "prepare"]
    if find_spec("numba") is not None:
        return [sys.executable, "-m", "rawsiko.simulator"]
    return None
