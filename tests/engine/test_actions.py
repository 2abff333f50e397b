"""Actions as values: which Territories each may change, and the sequence of the legal ones."""

from typing import cast

import pytest

from rawsiko.engine import legal_actions, refusal_of
from rawsiko.engine.actions import (
    Action,
    ChooseContinent,
    ChooseTerritory,
    ClaimMaterial,
    DrawContinent,
    EndActionPhase,
    EndTrade,
    Move,
    PlaceAsset,
    Refusal,
    territories_touched,
)
from rawsiko.engine.ids import ContinentId, MaterialId, PlayerId, TerritoryId
from tests.engine.positions import position

SUN = PlayerId("sun")
TURKEY, INDIA = TerritoryId("turkey"), TerritoryId("india")


@pytest.mark.parametrize(
    ("action", "touched"),
    [
        (Move(SUN, TURKEY, INDIA, 1), (TURKEY, INDIA)),
        (PlaceAsset(SUN, TURKEY), (TURKEY,)),
        (ChooseTerritory(SUN, TURKEY), (TURKEY,)),
        (ChooseContinent(SUN, ContinentId("asia")), ()),
        (DrawContinent(SUN), ()),
        (EndActionPhase(SUN), ()),
        (ClaimMaterial(SUN, MaterialId("tin")), ()),
        (EndTrade(SUN), ()),
    ],
)
def test_the_territories_that_an_action_may_change(
    action: Action, touched: tuple[TerritoryId, ...]
) -> None:
    assert territories_touched(action) == touched


@pytest.mark.parametrize(
    "before",
    [
        "sun* turkey:5 india:1/0 | sawyer germany:2",
        "sun* turkey:1/0 | sawyer germany:2",
        "sun* turkey:90 india:90 | sawyer germany:2",  # hundreds of Moves
    ],
)
def test_legal_actions_are_the_same_by_index_and_by_iteration(before: str) -> None:
    """In an Action Phase they are created when accessed."""
    legal = legal_actions(position(before))
    listed = list(legal)
    assert len(legal) == len(listed)
    assert [legal[index] for index in range(len(listed))] == listed
    assert [legal[index - len(listed)] for index in range(len(listed))] == listed
    assert list(legal[1:-1]) == listed[1:-1]
    assert listed[-1] == EndActionPhase(SUN)
    assert len(set(listed)) == len(listed)
    for beyond in (len(listed), -len(listed) - 1):
        with pytest.raises(IndexError):
            legal[beyond]


@pytest.mark.parametrize(
    "action",
    [
        Move(SUN, TURKEY, INDIA, cast("int", "1")),
        Move(SUN, TURKEY, INDIA, assets=True),
        Move(SUN, TURKEY, cast("TerritoryId", None), 1),
        cast("Action", "EndActionPhase"),
    ],
)
def test_what_is_not_an_action_is_refused(action: Action) -> None:
    """Also when its fields have a wrong type; nothing is raised."""
    state = position("sun* turkey:3 | sawyer germany:2")
    assert refusal_of(state, action) is Refusal.NOT_AN_ACTION
    assert refusal_of(state, EndActionPhase(SUN)) is None
