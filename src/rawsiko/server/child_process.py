"""A child process that answers in frames: started, asked, given a limit, ended.

Whatever happens to it (killed, out of memory, silent, nonsense), its caller gets ProcessLost, on
every event loop, and may start it again. docs/decisions/0017-child-processes.md says why this is
our own.
"""

import asyncio
import os
import subprocess
import sys
from asyncio.subprocess import Process
from contextlib import suppress
from typing import BinaryIO

LENGTH_BYTES = 4
# On Windows, keep Ctrl-C from the process; elsewhere it ignores the signal itself. Don't start a
# new session: Linux divides the processor between sessions first, whatever their `nice`.
APART = subprocess.CREATE_NEW_PROCESS_GROUP if sys.platform == "win32" else 0


class ProcessLost(Exception):
    """The process died, hung or sent something invalid: its argument says which."""


def framed(body: bytes) -> bytes:
    return len(body).to_bytes(LENGTH_BYTES) + body


def read_frame(inbox: BinaryIO) -> bytes | None:
    """In the child: the next frame; None when the parent closed the pipe or is gone."""
    length = inbox.read(LENGTH_BYTES)
    return inbox.read(int.from_bytes(length)) if len(length) == LENGTH_BYTES else None


class ChildProcess:
    """A Python module that reads frames from standard input and writes frames to standard output.
    It must exit when standard input closes, so that it never outlives this process."""

    def __init__(self, module: str, *arguments: str) -> None:
        self._command = (sys.executable, "-m", module, *arguments)
        self._process: Process | None = None

    @property
    def is_running(self) -> bool:
        """Whether it was started and not ended. It may have died meanwhile."""
        return self._process is not None

    @property
    def process_id(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def start(self, **environment: str) -> None:
        """With these variables besides. Raises ProcessLost."""
        try:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,  # a bot might print a card
                env={**os.environ, **environment},
                creationflags=APART,
            )
        except (OSError, NotImplementedError) as error:
            raise ProcessLost("not started") from error

    async def exchange(self, sent: bytes, seconds: float) -> bytes:
        """Send whole frames, and return the next frame that comes back. Raises ProcessLost."""
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            raise ProcessLost("ended")
        try:
            async with asyncio.timeout(seconds):
                process.stdin.write(sent)
                await process.stdin.drain()
                length = await process.stdout.readexactly(LENGTH_BYTES)
                return await process.stdout.readexactly(int.from_bytes(length))
        except TimeoutError:
            raise ProcessLost("silent") from None
        # uvloop raises RuntimeError when it has seen that the other end of the pipe is closed.
        except (OSError, RuntimeError, asyncio.IncompleteReadError):
            raise ProcessLost("ended") from None

    async def end(self) -> None:
        """Kill it, whatever it is doing. If cancelled, call again."""
        process = self._process
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()
        self._process = None
