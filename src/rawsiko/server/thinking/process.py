"""One thinking process, as the server sees it: start it, ask it, end it."""

import msgspec

from rawsiko.engine.content import Content
from rawsiko.server.child_process import ChildProcess, ProcessLost, framed
from rawsiko.server.thinking.questions import ANSWERS, ENCODER, Answer, Learn, Question, Ready
from rawsiko.simulator.backend import PLAIN, VARIABLE
from rawsiko.simulator.cache import is_compiled

PROGRAM = "rawsiko.server.thinking.worker"
# Generous: the machine may be busy.
START_SECONDS, ANSWER_SECONDS = 300.0, 60.0


class ThinkingProcess:
    """Answers one question at a time. It can be started again after it ended."""

    def __init__(self, advisers: str, answer_seconds: float = ANSWER_SECONDS) -> None:
        self._child = ChildProcess(PROGRAM, advisers)
        self._answer_seconds = answer_seconds
        self._is_plain = False
        self._learned: set[str] = set()  # hashes of contents

    @property
    def is_outdated(self) -> bool:
        """Whether it thinks in plain Python although the simulator has been compiled meanwhile."""
        return self._is_plain and is_compiled()

    @property
    def is_running(self) -> bool:
        return self._child.is_running

    @property
    def process_id(self) -> int | None:
        return self._child.process_id

    async def start(self) -> None:
        """Return when everything is loaded. Raises ProcessLost."""
        self._is_plain = not is_compiled()
        await self._child.start(**{VARIABLE: PLAIN} if self._is_plain else {})
        self._learned = set()
        if not isinstance(_decoded(await self._child.exchange(b"", START_SECONDS)), Ready):
            raise ProcessLost("nonsense")

    async def ask(self, question: Question, content: Content) -> Answer:
        """Raises ProcessLost."""
        sent = framed(ENCODER.encode(question))
        if content.hash not in self._learned:
            sent = framed(ENCODER.encode(Learn(content))) + sent
        answer = _decoded(await self._child.exchange(sent, self._answer_seconds))
        if isinstance(answer, Ready):
            raise ProcessLost("nonsense")
        self._learned.add(content.hash)
        return answer

    async def end(self) -> None:
        """Kill it, whatever it is doing. If cancelled, call again."""
        await self._child.end()


def _decoded(frame: bytes) -> Ready | Answer:
    try:
        return ANSWERS.decode(frame)
    except msgspec.MsgspecError:
        raise ProcessLost("nonsense") from None
