"""The real bots, asked as the server asks them: hints, whole reasons, a look back."""

from itertools import cycle

import msgspec
import pytest

from rawsiko.bots.levels import OFFERED
from rawsiko.engine import legal_actions, refusal_of, view_of
from rawsiko.engine.options import Options
from rawsiko.engine.state import State
from rawsiko.protocol.tables import STAND_IN_LEVEL, Settings
from rawsiko.replay.steps import Step
from rawsiko.server.replays.table_replay import start_of
from rawsiko.server.tables import decisions
from rawsiko.server.thinking import advisers
from rawsiko.server.thinking.questions import (
    ANSWERS,
    ENCODER,
    QUESTIONS,
    Answer,
    Compare,
    Compared,
    Explain,
    Explained,
    Help,
    Helped,
    Learn,
    LookBack,
    LookedBack,
    Question,
    Ready,
    SentMatch,
    sent,
)
from rawsiko.server.thinking.worker import Worker
from tests.server.quick_tables import QuickTable

pytestmark = pytest.mark.slow


def finished() -> QuickTable:
    quick = QuickTable(11, Settings(Options(turns=2, trade_with_china=True), seats=3))
    quick.sit_all()
    quick.begin()
    quick.play_to_the_end()
    return quick


def asked(question: Question, state: State) -> Answer:
    """Both written and read, as on the way to a process and back."""
    thinker = Worker(advisers)
    thinker.learn(state.content)
    read = QUESTIONS.decode(ENCODER.encode(question))
    assert not isinstance(read, Learn)
    answer = ANSWERS.decode(ENCODER.encode(thinker.answer(read)))
    assert not isinstance(answer, Ready)
    return answer


def sent_match(quick: QuickTable) -> tuple[SentMatch, State]:
    start = start_of(quick.table, quick.journal)
    assert start is not None
    steps = [Step(step.played.action, step.played.dice) for step in quick.steps]
    hash_ = start.content.hash
    return SentMatch(hash_, start.options, start.order, start.objectives, steps), start


def test_the_levels_that_hosts_are_offered_exist() -> None:
    assert set(OFFERED) <= set(decisions.BOTS)
    assert STAND_IN_LEVEL in OFFERED
    advisers.warm_up()


def test_a_hint_in_every_phase() -> None:
    """It has an answer, which begins with something legal; so has "Why not my move?"."""
    quick = QuickTable(3, Settings(Options(turns=1, trade_with_china=True), seats=4))
    quick.sit_all()
    quick.begin()
    phases = set[str]()
    while quick.table.status == "playing":
        state = quick.table.match
        assert state is not None
        name = type(state.phase).__name__
        if name not in phases:
            phases.add(name)
            answer = asked(Help(sent(view_of(state, quick.acting))), state)
            assert isinstance(answer, Helped), answer
            assert refusal_of(state, answer.hint.plan[0]) is None
            assert answer.hint.look.text
            action = legal_actions(state)[-1]
            answer = asked(Compare(sent(view_of(state, quick.acting)), action), state)
            assert isinstance(answer, Compared), answer
        quick.step()
    assert phases >= {"ContinentChoice", "TerritoryChoice", "InitialPlacement", "ActionPhase"}


def test_a_whole_match_is_explained_and_looked_back_on() -> None:
    quick = finished()
    match, start = sent_match(quick)
    levels = dict(zip(range(1, len(match.steps) + 1, 2), cycle(OFFERED)))
    explained = asked(Explain(match, levels), start)
    assert isinstance(explained, Explained), explained
    assert list(explained.reasons) == list(levels)
    back = asked(LookBack(match), start)
    assert isinstance(back, LookedBack), back
    assert [luck.player for luck in back.luck] == sorted(start.order)
    assert set(back.turning_points) == set(start.order)
    for player, points in back.turning_points.items():
        assert len(points) <= 3
        for point in points:
            assert match.steps[point.n - 1].action == point.action
            assert point.action.player == player
            assert point.before >= point.after
    assert msgspec.json.encode(back)
