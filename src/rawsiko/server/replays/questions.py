"""“Why not my move?” about a match that is over: a replay up to a decision, and an action."""

import asyncio
from io import BytesIO

import msgspec

from rawsiko.bots.comparison import Comparison
from rawsiko.engine import refusal_of, view_of
from rawsiko.engine.actions import Action, DrawContinent, OpenNews
from rawsiko.engine.content import Content
from rawsiko.engine.state import State
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.replay.reading import Incomplete, Reading, open_replay
from rawsiko.server.clock import Clock
from rawsiko.server.rate_limits import Bucket, ByNetwork, Rate, network_of
from rawsiko.server.thinking.questions import Compare, Compared, sent
from rawsiko.server.thinking.thinking import Thinking

QUESTIONS = Rate(0.5, 20)  # from one network: a class looks back at its matches at once
MOST_WAITING = 20  # requests


class ReplayQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lines of a replay before a decision, and a legal action of whoever has to decide then."""

    replay: str
    action: Action


class ReplayQuestions:
    """Nothing is stored. Each network has its turn, as a table has, after what bots and hints think
    about."""

    def __init__(self, thinking: Thinking, clock: Clock) -> None:
        self._thinking = thinking
        self._clock = clock
        self._speed = ByNetwork(lambda: Bucket(QUESTIONS, clock.now()))
        self._reader = asyncio.Semaphore(1)
        self._waiting = 0

    def refusal_for(self, address: str) -> TableRefusal | None:
        """Why no question is read from there now; counts it."""
        if not self._speed.of(address).takes(self._clock.now()):
            return TableRefusal.TOO_FAST
        return TableRefusal.TRY_AGAIN if self._waiting >= MOST_WAITING else None

    async def answer(
        self, asked: ReplayQuestion, content: Content | None, address: str
    ) -> Comparison | TableRefusal:
        """`content` is the one that the replay names; None if this server doesn't have it."""
        self._waiting += 1
        try:
            # One at a time, in a thread: no move waits for it.
            async with self._reader:
                state = await asyncio.to_thread(state_of, asked, content)
            return await compared(self._thinking, state, asked.action, network_of(address))
        finally:
            self._waiting -= 1


def state_of(asked: ReplayQuestion, content: Content | None) -> State | TableRefusal:
    """In which the decision was made."""
    if content is None:
        return TableRefusal.REPLAY_OF_OTHER_CONTENT
    reading = open_replay(BytesIO(asked.replay.encode()), {content.hash: content}.get)
    if not isinstance(reading, Reading):
        return TableRefusal.REPLAY_WRONG
    state = reading.start
    for outcome in reading.outcomes():
        state = outcome.state
    verdict = reading.verdict
    is_right = isinstance(verdict, Incomplete) and not verdict.is_cut
    return state if is_right else TableRefusal.REPLAY_WRONG


async def compared(
    thinking: Thinking, state: State | TableRefusal, action: Action, who: str
) -> Comparison | TableRefusal:
    if isinstance(state, TableRefusal):
        return state
    is_drawn = isinstance(action, DrawContinent | OpenNews)
    if is_drawn or refusal_of(state, action) is not None:
        return TableRefusal.NOT_YOUR_DECISION
    question = Compare(sent(view_of(state, action.player)), action)
    answer = await thinking.ask(question, state.content, f"replay {who}", lambda: True)
    return answer.comparison if isinstance(answer, Compared) else TableRefusal.TRY_AGAIN
