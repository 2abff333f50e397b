"""Positions: the moment at which a Turn ends, and how it is shown."""

import pytest

from rawsiko.engine.board import investments, materials_of, territories_of
from rawsiko.engine.events import Outcome, PlayerEliminated
from rawsiko.engine.options import Options
from rawsiko.engine.state import Finished
from rawsiko.story.position import Moment, Reached, moments, position
from rawsiko.story.standings import standings
from rawsiko.texts.fluent import Texts
from rawsiko.texts.paragraphs import Grid
from rawsiko.texts.words import Words
from tests.engine.matches import Played, random_match

ENGLISH = Words(Texts("en"))


def moments_of(steps: list[Played]) -> list[Moment]:
    return list(moments(steps[0].before, (Outcome(s.after, s.events) for s in steps)))


@pytest.mark.parametrize("turns", [1, 2, 5])
def test_setup_and_every_turn_have_one_last_moment(turns: int) -> None:
    steps = list(random_match(3, Options(turns), 0))
    found = moments_of(steps)
    assert [moment.turn for moment in found] == list(range(turns + 1))
    assert {moment.reached for moment in found} == {Reached.END}
    assert isinstance(found[-1].state.phase, Finished)


def test_with_stranglehold_no_turn_is_left_out() -> None:
    """R5.3: a Turn that the counter leaves in the middle ends before the elimination."""
    advanced = 0
    for seed in range(40):
        steps = list(random_match(4, Options(5, monopoly_stranglehold=True), seed))
        found = moments_of(steps)
        assert [moment.turn for moment in found] == list(range(steps[-1].after.turn + 1))
        for moment in found:
            if moment.reached is Reached.ADVANCED:
                advanced += 1
                step = next(step for step in steps if step.before is moment.state)
                assert any(isinstance(event, PlayerEliminated) for event in step.events)
    assert advanced


def test_claims_belong_to_the_end_of_the_match_and_not_to_the_last_turn() -> None:
    """R6.2: the position with what was claimed says so."""
    reached: set[Reached] = set()
    for seed in range(12):
        last = moments_of(list(random_match(4, Options(2, trade_with_china=True), seed)))[-1]
        assert (last.reached is Reached.TRADED) == bool(last.state.claimed)
        reached.add(last.reached)
    assert Reached.TRADED in reached


def test_nobody_expects_an_investment_once_the_match_is_over() -> None:
    state = list(random_match(4, Options(2), 0))[-1].after
    assert {row[4] for row in standings(state, ENGLISH).rows} == {"–"}


def test_a_record_that_stops_has_a_last_moment_too() -> None:
    steps = list(random_match(3, Options(3), 0))
    for length in range(1, len(steps)):
        last = moments_of(steps[:length])[-1]
        assert last.reached is Reached.STOPPED
        assert last.state == steps[length - 1].after


def test_standings_count_what_each_player_has() -> None:
    state = list(random_match(4, Options(3), 2))[-5].after
    rows = standings(state, ENGLISH).rows
    for player, row in zip(state.order, rows, strict=True):
        if player in state.eliminated:
            assert row == (f"{player} (eliminated)", *"–––––")
            continue
        assert row[:2] == (player, str(len(territories_of(state, player))))
        assert row[3] == str(len(materials_of(state, player)))
        assert row[4] == f"+{investments(state)[player]}"


def test_a_position_shows_every_territory_once() -> None:
    state = list(random_match(4, Options(3), 2))[-1].after
    board = next(p for p in position(state, ENGLISH) if isinstance(p, Grid))
    rows = {row[0]: row for row in board.rows}
    names = {f"  {ENGLISH.territory(territory)}": territory for territory in state.holdings}
    assert names.keys() < rows.keys()
    for name, territory in names.items():
        holding = state.holdings[territory]
        owner, assets = (holding.player, str(holding.assets)) if holding else ("–", "–")
        assert rows[name][1:3] == (owner, assets)
