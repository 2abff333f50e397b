"""A thinking process: `python -m rawsiko.server.thinking.worker ADVISERS`.

It reads questions from standard input and writes answers to standard output, one at a time. It
exits when standard input closes, so it never outlives the server.
"""

import os
import signal
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from queue import SimpleQueue
from random import Random
from threading import Thread
from traceback import extract_tb
from typing import Any, BinaryIO, Protocol, assert_never

from rawsiko.bots.bot import Bot
from rawsiko.bots.comparison import Comparison
from rawsiko.bots.hints import Hint
from rawsiko.bots.reasons import Reason
from rawsiko.bots.turning_points import TurningPoint
from rawsiko.engine import legal_actions, view_of
from rawsiko.engine.actions import Action, HostAction
from rawsiko.engine.content import Content
from rawsiko.engine.events import Outcome
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.state import EndReason, Finished, State
from rawsiko.engine.view import PlayerView, known_state
from rawsiko.replay.steps import replay
from rawsiko.server.child_process import framed, read_frame
from rawsiko.server.thinking import questions
from rawsiko.server.thinking.luck import LuckTally
from rawsiko.server.thinking.questions import (
    ENCODER,
    QUESTIONS,
    Answer,
    Choose,
    Chosen,
    Compare,
    Compared,
    Explain,
    Explained,
    Failed,
    Help,
    Helped,
    Learn,
    LookBack,
    LookedBack,
    Question,
    Ready,
    SentMatch,
    received,
)

NICENESS = 5  # the server goes first


class Advisers(Protocol):
    """The interface of `rawsiko.server.thinking.advisers`, or of a module in its place."""

    def warm_up(self) -> None:
        """Do what takes long the first time."""
        ...

    def bot_named(self, name: str, /) -> Bot: ...
    def explain(self, view: PlayerView, action: Action, level: str, /) -> Reason: ...
    def hint_for(self, view: PlayerView, /) -> Hint: ...
    def compare(self, view: PlayerView, action: Action, /) -> Comparison: ...
    def turning_points(
        self, played: Sequence[tuple[State, Action | HostAction]], player: PlayerId, /
    ) -> tuple[TurningPoint, ...]: ...


class Worker:
    """Answers questions about contents that it was sent before."""

    def __init__(self, advisers: Advisers) -> None:
        self._advisers = advisers
        self._contents: dict[str, Content] = {}

    def learn(self, content: Content) -> None:
        self._contents[content.hash] = content

    def answer(self, question: Question) -> Answer:
        """Never raises: an exception of a bot is an answer too."""
        try:
            return self._answer(question)
        except Exception as error:  # bots may be anybody's code
            frame = extract_tb(error.__traceback__)[-1]
            return Failed(type(error).__name__, f"{Path(frame.filename).name}:{frame.lineno}")

    def _answer(self, question: Question) -> Answer:
        match question:
            case Choose():
                return self._choose(question)
            case Help():
                view = received(question.view, self._contents[question.view.content])
                return Helped(self._advisers.hint_for(view))
            case Compare():
                view = received(question.view, self._contents[question.view.content])
                return Compared(self._advisers.compare(view, question.action))
            case Explain():
                return Explained(self._reasons(question))
            case LookBack():
                return self._look_back(question.match)
            case _:
                assert_never(question)

    def _choose(self, question: Choose) -> Chosen:
        view = received(question.view, self._contents[question.view.content])
        legal = legal_actions(known_state(view))
        action = self._advisers.bot_named(question.level).choose(view, legal, Random(question.seed))
        why = None
        if question.tells_why:
            with suppress(Exception):  # better no reason than no choice
                why = self.open_reason(view, action, question.level)
        return Chosen(action, why)

    def open_reason(self, view: PlayerView, action: Action, level: str) -> Reason:
        """From what everybody sees, not from the seat's own view, so it can't mention a card
        (R7.2)."""
        return self._advisers.explain(questions.open_view(view), action, level)

    def _reasons(self, question: Explain) -> dict[int, Reason]:
        """Each with the view of the player who acted: the match is over."""
        played = _played(question.match, self._outcomes(question.match))
        return {
            number: self._advisers.explain(view_of(before, action.player), action, level)
            for number, (before, action) in enumerate(played, start=1)
            if (level := question.levels.get(number)) is not None
            and not isinstance(action, HostAction)
        }

    def _look_back(self, match: SentMatch) -> LookedBack:
        outcomes, luck = list(self._outcomes(match)), LuckTally(match.order)
        for outcome in outcomes:
            luck.note(outcome.events)
        played = list(_played(match, outcomes))[: _steps_that_count(outcomes)]
        last = outcomes[-1].state.phase
        is_won = isinstance(last, Finished) and last.ranking
        points = {
            player: self._advisers.turning_points(played, player) if is_won else ()
            for player in sorted(match.order)
        }
        return LookedBack(luck.by_seat(), points)

    def _outcomes(self, match: SentMatch) -> Iterator[Outcome]:
        content = self._contents[match.content]
        return replay(content, match.options, match.order, match.objectives, match.steps)


def _played(
    match: SentMatch, outcomes: Iterable[Outcome]
) -> Iterator[tuple[State, Action | HostAction]]:
    """Each action, and the State before it."""
    for step, outcome in zip(match.steps, outcomes, strict=False):  # the last outcome is the end
        yield outcome.state, step.action


def _steps_that_count(outcomes: Sequence[Outcome]) -> int:
    """All of them, unless a bell went back to the last completed Turn (R6.6)."""
    end = outcomes[-1].state
    if not isinstance(end.phase, Finished) or end.phase.reason is not EndReason.BELL:
        return len(outcomes)
    return next(n for n, outcome in enumerate(outcomes) if outcome.state.completed == end.completed)


# The process.


def main(arguments: Sequence[str]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles it and closes the pipe
    inbox, outbox = _private_pipes()
    waiting: SimpleQueue[Learn | Question] = SimpleQueue()
    # In its own thread, to notice the end of the server in the middle of a thought.
    Thread(target=_read, args=(inbox, waiting), daemon=True).start()
    advisers: Any = import_module(arguments[0])
    advisers.warm_up()
    if hasattr(os, "nice"):
        os.nice(NICENESS)  # only now: somebody may already wait for the first answer
    worker = Worker(advisers)
    _write(outbox, Ready())
    while True:
        question = waiting.get()
        if isinstance(question, Learn):
            worker.learn(question.content)
        else:
            _write(outbox, worker.answer(question))


def _private_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Keep the pipes from bots: what they print is discarded, and there is nothing to read."""
    inbox, outbox = os.dup(sys.stdin.fileno()), os.dup(sys.stdout.fileno())
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, sys.stdin.fileno())
    os.dup2(nothing, sys.stdout.fileno())
    os.close(nothing)
    return os.fdopen(inbox, "rb"), os.fdopen(outbox, "wb")


def _read(inbox: BinaryIO, waiting: "SimpleQueue[Learn | Question]") -> None:
    while (frame := read_frame(inbox)) is not None:
        waiting.put(QUESTIONS.decode(frame))
    os._exit(0)


def _write(outbox: BinaryIO, message: Ready | Answer) -> None:
    try:
        outbox.write(framed(ENCODER.encode(message)))
        outbox.flush()
    except OSError:  # the server is gone
        os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1:])
