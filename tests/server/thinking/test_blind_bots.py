"""S3: what a bot does, and what it says of it, is the same whatever it may not see.

All of it goes the way that it goes at a table: the question as the server asks it, written and
read, answered by what the thinking processes run.
"""

import os
from collections.abc import Callable, Iterator
from random import Random

import pytest
from msgspec.structs import replace

from rawsiko.bots.registry import BOTS
from rawsiko.engine import view_of
from rawsiko.engine.actions import Action
from rawsiko.engine.ids import ObjectiveId, PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.state import State
from rawsiko.engine.view import PlayerView
from rawsiko.protocol.tables import Settings, Status
from rawsiko.server.tables.bots import play as bot_play
from rawsiko.server.tables.bots.play import question_for
from rawsiko.server.tables.table import Table
from rawsiko.server.thinking import advisers
from rawsiko.server.thinking.questions import ENCODER, QUESTIONS, Choose, Chosen, received
from rawsiko.server.thinking.worker import Worker
from tests.bots.saying import OF_THE_CARD
from tests.server.quick_tables import QuickTable

pytestmark = pytest.mark.slow

IS_LONG = bool(os.environ.get("RAWSIKO_LONG"))
DECISIONS = (10_000 if IS_LONG else 160) // len(BOTS) + 1  # of each level
QUESTIONS_ASKED = 10_000
SHARE = 1 / 8  # of the decisions of a match


def decisions(
    number: int, seed: int, share: float = SHARE
) -> Iterator[tuple[Table, State, PlayerId]]:
    """So many moments in which somebody has to decide, from all phases of all kinds of matches."""
    rng, found = Random(seed), 0
    while found < number:
        options = Options(
            turns=rng.randint(1, 8),
            monopoly_stranglehold=rng.random() < 0.5,
            trade_with_china=rng.random() < 0.5,
            leave_one_behind=rng.random() < 0.5,
        )
        quick = QuickTable(rng.randrange(10**9), Settings(options, seats=rng.randint(3, 5)))
        quick.sit_all()
        quick.begin()
        while quick.table.status is Status.PLAYING and found < number:
            assert quick.table.match is not None
            if rng.random() < share:
                found += 1
                yield quick.table, quick.table.match, quick.acting
            quick.step()


def with_other_cards(state: State, player: PlayerId) -> Iterator[State]:
    """The others' cards passed on to the left; then cards that nobody holds, as far as they go."""
    others = [other for other in state.order if other != player]
    held = [state.objectives[other] for other in others]
    spare = [card for card in state.content.objectives if card not in state.objectives.values()]
    yield dealt(state, dict(zip(others, [*held[1:], held[0]], strict=True)))
    yield dealt(state, dict(zip(others, [*spare, *held], strict=False)))


def dealt(state: State, cards: dict[PlayerId, ObjectiveId]) -> State:
    return replace(state, objectives={**state.objectives, **cards})


def asked(table: Table, state: State, player: PlayerId, level: str) -> bytes:
    return ENCODER.encode(question_for(table, state, player, level))


def read(question: bytes) -> Choose:
    choose = QUESTIONS.decode(question)
    assert isinstance(choose, Choose)
    return choose


def thinker(state: State) -> Worker:
    made = Worker(advisers)
    made.learn(state.content)
    return made


def test_no_question_changes_with_cards_that_a_bot_may_not_see() -> None:
    """A bot knows nothing but the question, so equal questions are equal decisions; that those who
    answer look nowhere else is tried below, for fewer of them, because they have to think."""
    for table, state, player in decisions(QUESTIONS_ASKED, 98, share=1.0):
        question = asked(table, state, player, "hard")
        for other in with_other_cards(state, player):
            assert asked(table, other, player, "hard") == question


@pytest.mark.parametrize("level", BOTS)
def test_cards_that_a_bot_may_not_see_change_nothing(level: str) -> None:
    seed = list(BOTS).index(level)
    for table, state, player in decisions(DECISIONS, seed):
        question = asked(table, state, player, level)
        answer = thinker(state).answer(read(question))
        assert isinstance(answer, Chosen), answer
        assert answer.why is not None
        assert answer.why.why not in OF_THE_CARD
        for other in with_other_cards(state, player):
            again = asked(table, other, player, level)
            assert again == question
            assert thinker(other).answer(read(again)) == answer


def test_a_planted_look_at_the_others_cards_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def sees_all(state: State, viewer: PlayerId | None) -> PlayerView:
        return replace(view_of(state, viewer), objectives=state.objectives)

    monkeypatch.setattr(bot_play, "view_of", sees_all)
    with pytest.raises(AssertionError):
        test_cards_that_a_bot_may_not_see_change_nothing("greedy")


def reasons_of_everybody(
    table: Table, state: State, player: PlayerId, reason: Callable[[PlayerView], object]
) -> set[str]:
    """What is said of the same action, whichever card the player holds."""
    said: set[str] = set()
    for card in state.content.objectives:
        other = dealt(state, {player: card})
        view = received(read(asked(table, other, player, "greedy")).view, state.content)
        said.add(repr(reason(view)))
    return said


def test_an_open_reason_is_the_same_whatever_card_one_holds() -> None:
    """R7.2; made from the seat's own view it would not be."""
    would_differ = 0
    for table, state, player in decisions(DECISIONS, 99):
        thinks = thinker(state)
        chosen = thinks.answer(read(asked(table, state, player, "greedy")))
        assert isinstance(chosen, Chosen)
        action = chosen.action

        def openly(view: PlayerView, thinks: Worker = thinks, action: Action = action) -> object:
            return thinks.open_reason(view, action, "greedy")

        def with_the_card(view: PlayerView, action: Action = action) -> object:
            return advisers.explain(view, action, "greedy")

        assert len(reasons_of_everybody(table, state, player, openly)) == 1
        would_differ += len(reasons_of_everybody(table, state, player, with_the_card)) > 1
    assert would_differ > 0
