"""The nets' judgement of positions that anybody can judge."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from rawsiko.bots.minds import mind_at, values
from rawsiko.bots.registry import bot_named
from rawsiko.content.load import load_content, standard_content
from rawsiko.content.random_board import random_board
from rawsiko.engine import legal_actions, view_of
from rawsiko.engine.content import Content
from rawsiko.engine.options import Options
from rawsiko.engine.state import ActionPhase, Finished, State
from rawsiko.lab.chance import chance_of
from rawsiko.lab.match import Match, play_match, seat_bots
from rawsiko.simulator.positions import position_of
from rawsiko.simulator.rules.board import board_of
from rawsiko.simulator.search import standing_anywhere
from rawsiko.simulator.search.searching import Effort, Study, estimate, study_of
from rawsiko.simulator.search.standing import VALUES_WIDTH

pytestmark = pytest.mark.slow

TINY = Path(__file__).parents[1] / "content" / "tiny"
MANY = 30
MATCHES_SEEN = 40


def study(content: Content) -> Study:
    return study_of(board_of(content), mind_at("hard"), values(content))


def played(content: Content, players: int, seed: int) -> Match:
    return play_match(
        content, Options(), seat_bots(["medium"], players), chance_of(seed, 1, players)
    )


def goes(match: Match, turn: int) -> Iterator[State]:
    """The beginning of everybody's Action Phase."""
    before = None
    for play in match.plays:
        phase = play.before.phase
        if play.before.turn == turn and isinstance(phase, ActionPhase) and phase.player != before:
            before = phase.player
            yield play.before


def judged(state: State) -> float:
    """The acting player's probability of winning, after the Turn has been played."""
    effort = Effort(matches=MANY)
    return estimate(study(state.content), position_of(state), effort, -1, seed=3)


@pytest.mark.parametrize(
    "board", [standard_content(), random_board(301).content], ids=lambda c: c.id
)
def test_whoever_wins_was_seen_to_be_ahead_before_the_last_turn(board: Content) -> None:
    """On the standard board, and on one that no net was trained on."""
    right = 0
    for seed in range(1, MATCHES_SEEN + 1):
        match = played(board, 4, seed)
        assert isinstance(match.end.phase, Finished)
        ahead = max(goes(match, turn=7), key=judged)
        assert isinstance(ahead.phase, ActionPhase)
        right += ahead.phase.player == match.end.phase.ranking[0].player
    assert right > MATCHES_SEEN / 2  # a guess would find a quarter


def test_each_board_is_judged_by_the_net_that_knows_it_or_by_that_for_all_others() -> None:
    tiny = load_content(TINY)
    assert len(values(standard_content())) == VALUES_WIDTH
    assert len(values(tiny)) == standing_anywhere.VALUES_WIDTH != VALUES_WIDTH
    state = next(goes(played(tiny, 3, seed=1), turn=2))
    assert isinstance(state.phase, ActionPhase)
    view, legal = view_of(state, state.phase.player), legal_actions(state)
    for level in ("hard", "expert"):
        assert bot_named(level).choose(view, legal, Random(1)) in legal
