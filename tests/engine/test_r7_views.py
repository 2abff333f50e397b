"""R7: what each player may see."""

import msgspec

from rawsiko.engine import apply, view_of
from rawsiko.engine.ids import PlayerId, TerritoryId
from rawsiko.engine.state import ActionPhase, Holding
from tests.engine.matches import SETTINGS, random_match
from tests.engine.positions import order, position

SUN, SAWYER = PlayerId("sun"), PlayerId("sawyer")


def test_r7_1_everybody_sees_board_phase_turn_options_and_next_investments() -> None:
    """R7.1: the same for a player, another player and a spectator."""
    state = position("sun* turkey:3 | sawyer germany:2", turn=4)
    for viewer in (SUN, SAWYER, None):
        view = view_of(state, viewer)
        assert view.holdings[TerritoryId("germany")] == Holding(SAWYER, 2)
        assert view.phase == state.phase
        assert view.turn == 4
        assert view.order == (SUN, SAWYER)
        assert view.options == state.options
        assert set(view.next_investments) == {SUN, SAWYER}


def test_r7_1_everybody_sees_the_dice_of_every_clash() -> None:
    """R7.1: they are in the events, in the order rolled."""
    state = position("sun* turkey:3 | sawyer germany:2")
    _, events = apply(state, order("sun turkey>germany 3"), (2, 6, 1, 5, 3))
    clash = msgspec.to_builtins(events[0])
    assert clash["attacker_dice"] == (2, 6, 1)
    assert clash["defender_dice"] == (5, 3)


def test_r7_2_only_its_holder_sees_a_card() -> None:
    """R7.2: spectators see none."""
    state = position("sun* turkey:3 | sawyer germany:2")
    assert view_of(state, SUN).objectives == {SUN: state.objectives[SUN]}
    assert view_of(state, None).objectives == {}


def test_r7_2_no_view_and_no_event_of_a_whole_match_depends_on_anothers_card() -> None:
    """R7.2: the same match with other cards for the others looks the same until the end."""
    for players, options in SETTINGS[::5]:
        for step in random_match(players, options, seed=players):
            watcher = step.before.order[0]
            cards = list(step.before.content.objectives)
            others = dict(zip(step.before.order[1:], reversed(cards), strict=False))
            own = {watcher: step.before.objectives[watcher]}
            swapped = msgspec.structs.replace(step.before, objectives={**others, **own})
            assert view_of(swapped, watcher) == view_of(step.before, watcher)
            assert view_of(swapped, None) == view_of(step.before, None)
            if step.after.phase.__class__.__name__ != "Finished":
                assert apply(swapped, step.action, step.dice).events == step.events


def test_r7_3_two_numbers_in_ones_own_action_phase() -> None:
    """R7.3, the rulebook's picture: Sun has 4 Assets in Ukraine and can still act with 2."""
    state = position("sun* ukraine:4/2 | sawyer germany:2")
    view = view_of(state, SUN)
    assert isinstance(view.phase, ActionPhase)
    assert view.phase.ready[TerritoryId("ukraine")] == 2
    assert view.holdings[TerritoryId("ukraine")] == Holding(SUN, 4)
