"""Looking ahead: what playing on from a choice says about it."""

from collections.abc import Iterator

from rawsiko.bots.minds import mind_at, values
from rawsiko.bots.search import encode_view
from rawsiko.content.load import standard_content
from rawsiko.engine import legal_actions, view_of
from rawsiko.engine.options import Options
from rawsiko.engine.state import InvestmentPhase, State
from rawsiko.simulator.positions import position_of, start_position
from rawsiko.simulator.rules.board import LAND_SET, board_of
from rawsiko.simulator.rules.layout import CARD, LEFT, OWN, PLAYER, PLAYERS
from rawsiko.simulator.search.searching import (
    Effort,
    Study,
    decide_once,
    estimate,
    search,
    study_of,
)
from tests.bots.medium_matches import match_of

MANY, SOME, WHOLE = 100, 30, 30
MANY_LEFT = 5
EVERY = 6  # every sixth placing in a match is tested


def study() -> Study:
    content = standard_content()
    return study_of(board_of(content), mind_at("adviser"), values(content))


def left(state: State) -> int:
    """Assets that the acting player still has to place."""
    position = position_of(state)
    return int(position[LEFT + position[PLAYER]])


def placings() -> Iterator[State]:
    """Positions where somebody begins to place many Assets."""
    before = 0
    for play in match_of(4).plays:
        if isinstance(play.before.phase, InvestmentPhase):
            if left(play.before) >= MANY_LEFT and left(play.before) > before:
                yield play.before
            before = left(play.before)


def test_whoever_chooses_first_is_not_alone_in_the_match() -> None:
    """Players without a Territory still get cards; only later does it mean that they are
    eliminated."""
    position = start_position(standard_content(), Options(), 4)
    position[CARD : CARD + position[PLAYERS]] = -1
    position[CARD] = 0
    effort = Effort(matches=MANY, to_the_end=WHOLE)
    assert 0.05 < estimate(study(), position, effort, -1, seed=1) < 0.6


def test_the_others_may_be_taken_to_begin_anywhere() -> None:
    """By the evaluation alone they begin in the same Continents, match after match."""
    assert continents_of_the_second_player(Effort(matches=1)) < set(range(6))
    assert continents_of_the_second_player(Effort(matches=1, anywhere=1)) == set(range(6))


def continents_of_the_second_player(effort: Effort) -> set[int]:
    """Their Continents after a Turn, in some of the matches that the search plays on."""
    thinking, position = study(), start_position(standard_content(), Options(), 4)
    position[CARD : CARD + position[PLAYERS]] = -1
    position[CARD] = 0
    found: set[int] = set()
    for seed in range(1, SOME + 1):
        estimate(thinking, position, effort, -1, seed)
        own = int(thinking.scratch[OWN + 1])
        found |= {number for number in range(6) if own & int(thinking.board[LAND_SET + number])}
    return found


def test_without_matches_for_it_the_mind_places_assets() -> None:
    thinking = study()
    for state in list(placings())[::EVERY]:
        position = position_of(state)
        by_mind = decide_once(thinking, position, 0)
        assert search(thinking, position, Effort(widest=8), 1) == by_mind


def test_with_matches_for_it_lots_are_tried_and_the_best_is_what_matches_say() -> None:
    thinking, effort = study(), Effort(widest=12, placing=8)
    for state in list(placings())[::EVERY]:
        position = position_of(state)
        chosen = search(thinking, position, effort, 1)
        tried = range(effort.widest)
        assert max(thinking.lots[nth] for nth in tried) == left(state)
        assert thinking.sums[0] >= thinking.sums[1]  # the two that were tried most often
        assert search(thinking, position, effort, 1) == chosen
        assert is_legal(state, chosen)


def is_legal(state: State, code: int) -> bool:
    assert isinstance(state.phase, InvestmentPhase)
    reader = encode_view(view_of(state, state.phase.player)).reader
    return reader.action(state.phase.player, int(code)) in legal_actions(state)
