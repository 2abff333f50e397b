"""What holds in every match, whatever is played."""

import copy
from random import Random
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rawsiko.content.load import standard_content
from rawsiko.engine import apply, legal_actions, refusal_of, view_of
from rawsiko.engine.actions import (
    Action,
    ChooseContinent,
    ChooseTerritory,
    ClaimMaterial,
    DrawContinent,
    EndActionPhase,
    EndTrade,
    IllegalAction,
    Move,
    PlaceAsset,
    Refusal,
    SetLastTurn,
    StopAtBell,
)
from rawsiko.engine.events import AssetPlaced, ClashFought, TerritoryChosen
from rawsiko.engine.options import Options
from rawsiko.engine.state import ActionPhase, Finished, State
from tests.engine.matches import SETTING_NAMES, SETTINGS, Played, random_match

BUSY = [HealthCheck.too_slow]  # a busy machine is no reason to fail
NAMED_SETTINGS = pytest.mark.parametrize(
    ("players", "options"),
    SETTINGS,
    ids=SETTING_NAMES,
)


def every_action(state: State, rng: Random) -> list[Action]:
    """All actions that could be written down for this board, and some of the other players."""
    content = state.content
    acting = [] if isinstance(state.phase, Finished) else [state.phase.player]
    actions: list[Action] = []
    for player in (*acting, rng.choice(state.order)):
        actions += [ChooseContinent(player, continent) for continent in content.continents]
        actions += [ChooseTerritory(player, territory) for territory in content.territories]
        actions += [PlaceAsset(player, territory) for territory in content.territories]
        actions += [ClaimMaterial(player, material) for material in content.materials]
        actions += [DrawContinent(player), EndActionPhase(player), EndTrade(player)]
        actions += [
            Move(player, origin, target, assets)
            for origin in content.territories
            for target in rng.sample(list(content.territories), 8)
            for assets in (0, 1, 2, 3, 4, 9)
        ]
    return actions


@NAMED_SETTINGS
def test_legal_actions_are_complete_and_exact(players: int, options: Options) -> None:
    """What is listed is accepted, what is not listed is refused, in every phase."""
    rng = Random(7)
    steps = list(random_match(players, options, seed=1))
    for step in steps:
        listed = list(legal_actions(step.before))
        assert len(listed) == len(set(listed)) == len(legal_actions(step.before))
        assert all(refusal_of(step.before, action) is None for action in listed)
        if rng.random() < 0.03:
            for action in every_action(step.before, rng):
                assert (refusal_of(step.before, action) is None) == (action in listed), action
    assert legal_actions(steps[-1].after) == ()


@NAMED_SETTINGS
def test_assets_are_neither_made_nor_lost_but_by_the_rules(players: int, options: Options) -> None:
    """On the board: chosen plus placed minus lost; ready never more than are there."""
    expected = 0
    for step in random_match(players, options, seed=2):
        for event in step.events:
            if isinstance(event, AssetPlaced | TerritoryChosen):
                expected += 1
            elif isinstance(event, ClashFought):
                expected -= event.attacker_losses + event.defender_losses
        held = {t: holding for t, holding in step.after.holdings.items() if holding is not None}
        assert sum(holding.assets for holding in held.values()) == expected
        assert all(holding.assets > 0 for holding in held.values())
        assert list(step.after.holdings) == list(step.after.content.territories)
        if isinstance(step.after.phase, ActionPhase):
            for territory, ready in step.after.phase.ready.items():
                assert 0 < ready <= held[territory].assets
                assert held[territory].player == step.after.phase.player


def test_apply_leaves_its_input_untouched() -> None:
    """Values never change: a State is the same after an action was tried on it."""
    for players, options in SETTINGS[::7]:
        for step in random_match(players, options, seed=3):
            before = copy.deepcopy((step.before.holdings, step.before.phase))
            apply(step.before, step.action, step.dice)
            view_of(step.before, None)
            assert (step.before.holdings, step.before.phase) == before


def test_the_same_action_with_the_same_dice_has_the_same_outcome() -> None:
    """For ever."""
    for step in random_match(4, Options(trade_with_china=True), seed=4):
        assert apply(step.before, step.action, step.dice) == (step.after, step.events)


def test_a_slice_and_an_index_of_legal_actions_agree_with_the_list() -> None:
    """The list is made only as far as it is read, and reads like one."""
    for step in random_match(3, Options(), seed=5):
        legal = legal_actions(step.before)
        listed = list(legal)
        assert [legal[i] for i in range(len(legal))] == listed
        assert legal[-1] == listed[-1]
        assert list(legal[1:4]) == listed[1:4]
        with pytest.raises(IndexError):
            legal[len(legal)]


POSITIONS: list[Played] = [
    step
    for players, options in (*SETTINGS[::6], (3, Options(turns=3, host_keeps_time=True)))
    for step in random_match(players, options, seed=6)
    if Random(str(step.action)).random() < 0.02
]
IDS = [
    "p1",
    "p2",
    *standard_content().continents,
    *standard_content().territories,
    *standard_content().materials,
]
ODD_VALUES = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.binary(max_size=4)
    | st.sampled_from(IDS)
    | st.lists(st.integers(), max_size=3)
    | st.dictionaries(st.text(max_size=3), st.integers(), max_size=2)
)
KINDS: list[tuple[type, int]] = [
    (ChooseContinent, 2),
    (DrawContinent, 1),
    (ChooseTerritory, 2),
    (PlaceAsset, 2),
    (Move, 4),
    (EndActionPhase, 1),
    (ClaimMaterial, 2),
    (EndTrade, 1),
    (SetLastTurn, 1),
    (StopAtBell, 0),
]


@st.composite
def odd_actions(draw: st.DrawFn) -> Any:
    """Actions with anything in their fields, or no action at all."""
    kind, fields = draw(st.sampled_from(KINDS))
    if draw(st.integers(0, 9)) == 0:
        return draw(ODD_VALUES)
    return kind(*[draw(ODD_VALUES) for _ in range(fields)])


@settings(max_examples=400, deadline=None, suppress_health_check=BUSY)
@given(st.sampled_from(POSITIONS), odd_actions(), ODD_VALUES | st.lists(ODD_VALUES).map(tuple))
def test_no_input_raises_anything_but_a_refusal(step: Played, action: Any, dice: Any) -> None:
    """However odd."""
    refusal = refusal_of(step.before, action)
    assert refusal is None or isinstance(refusal, Refusal)
    assert refusal_of_applying(step, action, dice) is not None or refusal is None


@settings(max_examples=200, deadline=None, suppress_health_check=BUSY)
@given(st.sampled_from(POSITIONS), ODD_VALUES | st.lists(ODD_VALUES, max_size=6).map(tuple))
def test_wrong_dice_are_refused(step: Played, dice: Any) -> None:
    """A legal action with dice that are not those needed changes nothing."""
    refusal = refusal_of_applying(step, step.action, dice)
    if refusal is None:
        assert type(dice) is tuple
        assert len(cast(tuple[int, ...], dice)) == len(step.dice)
    else:
        assert refusal in (Refusal.WRONG_DICE, Refusal.WRONG_DRAW)


def refusal_of_applying(step: Played, action: Any, dice: Any) -> Refusal | None:
    """Why `apply` refuses; any other exception fails the test."""
    try:
        apply(step.before, action, dice)
    except IllegalAction as illegal:
        return illegal.refusal
    return None


def test_every_refusal_has_a_code_of_its_own_and_a_clause() -> None:
    """Clients translate the code; the clause is in docs/rules.md."""
    assert len({refusal.code for refusal in Refusal}) == len(Refusal)
    for refusal in Refusal:
        assert refusal.code == refusal.name.lower()
        assert refusal.clause.startswith("R")
