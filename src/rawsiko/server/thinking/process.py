"""One thinking process, as the server sees it: start it, ask it, end it."""

import asyncio
import subprocess
import sys
from asyncio.subprocess import Process
from contextlib import suppress

import msgspec

from rawsiko.engine.content import Content
from rawsiko.server.thinking.questions import (
    ANSWERS,
    LENGTH_BYTES,
    Answer,
    Learn,
    Question,
    Ready,
    framed,
)

PROGRAM = "rawsiko.server.thinking.worker"
# Generous: the machine may be busy, and the first start after an update may compile everything.
START_SECONDS, ANSWER_SECONDS = 300.0, 60.0
# On Windows, keep Ctrl-C from the process; elsewhere it ignores the signal itself. Don't start a
# new session: Linux divides the processor between sessions first, whatever their `nice`.
APART = subprocess.CREATE_NEW_PROCESS_GROUP if sys.platform == "win32" else 0


class Lost(Exception):
    """The process died, hung or sent something invalid: its argument says which."""


class NotStarted(Exception):
    pass


class ThinkingProcess:
    """Answers one question at a time. It can be started again after it ended."""

    def __init__(self, advisers: str, answer_seconds: float = ANSWER_SECONDS) -> None:
        self._advisers = advisers
        self._answer_seconds = answer_seconds
        self._process: Process | None = None
        self._learned: set[str] = set()  # hashes of contents

    @property
    def is_running(self) -> bool:
        return self._process is not None

    @property
    def process_id(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def start(self) -> None:
        """Return when everything is loaded. Raises NotStarted."""
        try:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", PROGRAM, self._advisers),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,  # a bot might print a card
                creationflags=APART,
            )
            self._learned = set()
            async with asyncio.timeout(START_SECONDS):
                message = await self._receive(self._process)
        except (OSError, NotImplementedError, Lost, TimeoutError) as error:
            raise NotStarted from error
        if not isinstance(message, Ready):
            raise NotStarted

    async def ask(self, question: Question, content: Content) -> Answer:
        """Raises Lost."""
        process = self._process
        if process is None or process.stdin is None:
            raise Lost("ended")
        try:
            if content.hash not in self._learned:
                process.stdin.write(framed(Learn(content)))
                self._learned.add(content.hash)
            process.stdin.write(framed(question))
            async with asyncio.timeout(self._answer_seconds):
                await process.stdin.drain()
                answer = await self._receive(process)
        except TimeoutError:
            raise Lost("silent") from None
        except OSError:
            raise Lost("ended") from None
        if isinstance(answer, Ready):
            raise Lost("nonsense")
        return answer

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

    async def _receive(self, process: Process) -> Ready | Answer:
        assert process.stdout is not None
        try:
            length = await process.stdout.readexactly(LENGTH_BYTES)
            return ANSWERS.decode(await process.stdout.readexactly(int.from_bytes(length)))
        except asyncio.IncompleteReadError:
            raise Lost("ended") from None
        except msgspec.MsgspecError:
            raise Lost("nonsense") from None
