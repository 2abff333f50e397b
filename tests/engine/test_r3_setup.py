"""R3: setup."""

from typing import Any

import pytest
from msgspec.structs import replace

from rawsiko.content.load import standard_content
from rawsiko.engine import apply, dice_needed, legal_actions, refusal_of, start
from rawsiko.engine.actions import (
    Action,
    ChooseContinent,
    ChooseTerritory,
    DrawContinent,
    IllegalAction,
    PlaceAsset,
    Refusal,
)
from rawsiko.engine.board import controls
from rawsiko.engine.content import Content
from rawsiko.engine.events import ContinentDrawn
from rawsiko.engine.ids import ContinentId, PlayerId, TerritoryId
from rawsiko.engine.options import Options
from rawsiko.engine.state import (
    ActionPhase,
    ContinentChoice,
    Holding,
    InitialPlacement,
    State,
    TerritoryChoice,
)
from tests.engine.boards import board

WORLD = standard_content()
NAMES = ("ada", "bo", "cy", "di", "ed")

# A star around c1, and two triangles with a tail; cards without Applications.
STARS = board(
    {"star": "c1 s1 s2 s3", "left": "l1 l2 l3 l4 l5", "right": "r1 r2 r3 r4 r5"},
    "c1-s1 c1-s2 c1-s3 l1-l2 l2-l3 l3-l1 l3-l4 l4-l5 r1-r2 r2-r3 r3-r1 r3-r4 r4-r5 s1-l1 l5-r5",
)


def begin(players: int, content: Content = WORLD, **options: Any) -> State:
    order = [PlayerId(name) for name in NAMES[:players]]
    cards = dict(zip(order, content.objectives, strict=False))
    return start(content, Options(**options), order, cards)


def go(state: State, *places: str) -> State:
    """The acting player chooses these Continents and Territories, one after the other."""
    for place in places:
        state, _ = apply(state, choice(state, place))
    return state


def choice(state: State, place: str) -> Action:
    phase = state.phase
    assert isinstance(phase, (ContinentChoice, TerritoryChoice))
    if isinstance(phase, ContinentChoice):
        return ChooseContinent(phase.player, ContinentId(place))
    return ChooseTerritory(phase.player, TerritoryId(place))


def refusal(state: State, place: str) -> Refusal | None:
    return refusal_of(state, choice(state, place))


def first_choices(state: State) -> list[tuple[str, list[str]]]:
    """Let everybody take what is listed first: (player, Territories) of each go."""
    goes: list[tuple[str, list[str]]] = []
    while isinstance(state.phase, (ContinentChoice, TerritoryChoice)):
        action = legal_actions(state)[0]
        if isinstance(action, ChooseTerritory):
            goes[-1][1].append(action.territory)
        else:
            goes.append((action.player, []))
        state, _ = apply(state, action)
    return goes


@pytest.mark.parametrize(("players", "territories"), [(3, 3), (4, 2), (5, 2)])
def test_r3_1_first_round_in_order_of_play(players: int, territories: int) -> None:
    """R3.1: 3 Territories with three players, 2 with four or five."""
    goes = first_choices(begin(players))[:players]
    assert [player for player, _ in goes] == list(NAMES[:players])
    assert {len(chosen) for _, chosen in goes} == {territories}


@pytest.mark.parametrize(("players", "territories"), [(3, 2), (4, 1), (5, 1)])
def test_r3_2_second_round_in_reverse_order(players: int, territories: int) -> None:
    """R3.2: 2 Territories with three players, 1 with four or five; the last goes twice in a row."""
    goes = first_choices(begin(players))[players:]
    assert [player for player, _ in goes] == list(reversed(NAMES[:players]))
    assert {len(chosen) for _, chosen in goes} == {territories}


def test_r3_3_continents_without_a_player_come_first() -> None:
    """R3.3: while one is empty, no other may be chosen."""
    state = go(begin(3, STARS), "left", "l1", "l2", "l3")
    assert refusal(state, "left") is Refusal.EMPTY_CONTINENT_FIRST
    assert [a.continent for a in legal_actions(state) if isinstance(a, ChooseContinent)] == [
        "star",
        "right",
    ]


def test_r3_3_never_ones_own_again_and_never_where_two_have_deployed() -> None:
    """R3.3: and a third player finds a Continent with two shut."""
    state = go(begin(3, STARS), "left", "l1", "l2", "l3", "right", "r1", "r2", "r3")
    state = go(state, "star", "c1", "s1", "s2")
    assert refusal(state, "star") is Refusal.CONTINENT_ALREADY_YOURS
    state = go(state, "left", "l4", "l5")
    assert refusal(state, "left") is Refusal.CONTINENT_FULL
    assert refusal(state, "atlantis") is Refusal.UNKNOWN_CONTINENT


def test_r3_4_chosen_territories_are_free_and_connected_and_get_an_asset() -> None:
    """R3.4: each step is adjacent to one already chosen in this Continent."""
    state = go(begin(3, STARS), "left", "l3")
    assert state.holdings[TerritoryId("l3")] == Holding(PlayerId("ada"), 1)
    assert refusal(state, "l3") is Refusal.TERRITORY_TAKEN
    assert refusal(state, "l5") is Refusal.TERRITORY_NOT_CONNECTED
    assert refusal(state, "r5") is Refusal.TERRITORY_IN_OTHER_CONTINENT
    assert refusal(state, "atlantis") is Refusal.UNKNOWN_TERRITORY
    assert [a.territory for a in legal_actions(state) if isinstance(a, ChooseTerritory)] == [
        "l1",
        "l2",
        "l4",
    ]


def test_r3_4_the_rulebooks_oceania() -> None:
    """R3.4, the rulebook's picture: Vietnam, New Guinea and Australia are joined only by sea."""
    state = go(begin(3), "oceania", "vietnam", "new_guinea", "australia")
    assert all(
        controls(state, PlayerId("ada"), TerritoryId(territory))
        for territory in ("vietnam", "new_guinea", "australia")
    )


def test_r3_5_a_continent_without_room_is_not_offered() -> None:
    """R3.5: the middle of the star is taken, and three lonely points are no two in a row."""
    state = go(begin(3, STARS), "star", "c1", "s1", "s2", "left", "l1", "l2", "l3")
    state = go(state, "right", "r1", "r2", "r3")
    assert refusal(state, "star") is Refusal.CONTINENT_WITHOUT_ROOM
    assert refusal(state, "left") is None


def test_r3_5_a_territory_that_leads_nowhere_is_not_offered() -> None:
    """R3.5: with l3 gone, l4 and l5 are two, and three are wanted."""
    fork = board(
        {"fork": "a b c d e f", "left": "l1 l2 l3 l4 l5", "right": "r1 r2 r3 r4 r5"},
        "a-b b-c c-d e-f l1-l2 l2-l3 l3-l4 l4-l5 r1-r2 r2-r3 r3-r4 r4-r5 d-l1 e-l1 f-r1",
    )
    state = go(begin(3, fork), "fork")
    assert refusal(state, "e") is Refusal.TERRITORY_IS_DEAD_END
    assert refusal(state, "d") is None


@pytest.mark.parametrize("players", [3, 4, 5])
def test_r3_6_with_advanced_setup_continents_are_drawn(players: int) -> None:
    """R3.6: drawing is the only legal action, and each Continent on offer has the same chance."""
    state = begin(players, advanced_setup=True)
    phase = state.phase
    assert isinstance(phase, ContinentChoice)
    draw = DrawContinent(phase.player)
    assert legal_actions(state) == [draw]
    assert refusal(state, "oceania") is Refusal.CONTINENT_IS_DRAWN
    assert dice_needed(state, draw) == (6,)
    drawn = {apply(state, draw, (die,)).events[0] for die in range(1, 7)}
    assert drawn == {ContinentDrawn(phase.player, c) for c in WORLD.continents}
    for wrong in ((), (0,), (7,), (1, 1)):
        with pytest.raises(IllegalAction, match="wrong_draw"):
            apply(state, draw, wrong)


def test_r3_6_drawn_continents_obey_the_other_rules() -> None:
    """R3.6: after a first player, one Continent fewer; and without the option nobody draws."""
    state = begin(4, advanced_setup=True)
    state, _ = apply(state, DrawContinent(PlayerId("ada")), (1,))
    while isinstance(state.phase, TerritoryChoice):
        state, _ = apply(state, legal_actions(state)[0])
    assert dice_needed(state, DrawContinent(PlayerId("bo"))) == (5,)
    plain = refusal_of(begin(4), DrawContinent(PlayerId("ada")))
    assert plain is Refusal.CONTINENT_IS_CHOSEN


@pytest.mark.parametrize("players", [3, 4, 5])
def test_r3_7_six_assets_each_one_player_after_the_other(players: int) -> None:
    """R3.7: one at a time on one's own Territories, all before the next player begins."""
    state = begin(players)
    while isinstance(state.phase, (ContinentChoice, TerritoryChoice)):
        state, _ = apply(state, legal_actions(state)[0])
    placed: list[str] = []
    while isinstance(state.phase, InitialPlacement):
        action = legal_actions(state)[-1]
        assert isinstance(action, PlaceAsset)
        assert controls(state, action.player, action.territory)
        placed.append(action.player)
        state, _ = apply(state, action)
    assert placed == [name for name in NAMES[:players] for _ in range(6)]
    assert isinstance(state.phase, ActionPhase)
    assert state.phase.player == "ada"
    assert state.turn == 1


def test_r3_7_the_rulebooks_placement() -> None:
    """R3.7, the rulebook's picture: two on Vietnam and one on New Guinea, three to go."""
    state = go(begin(3), "oceania", "vietnam", "new_guinea", "australia")
    while isinstance(state.phase, (ContinentChoice, TerritoryChoice)):
        state, _ = apply(state, legal_actions(state)[0])
    for territory in ("vietnam", "vietnam", "new_guinea"):
        state, _ = apply(state, PlaceAsset(PlayerId("ada"), TerritoryId(territory)))
    assert isinstance(state.phase, InitialPlacement)
    assert state.phase.to_place == {"ada": 3, "bo": 6, "cy": 6}
    germany = PlaceAsset(PlayerId("ada"), TerritoryId("germany"))
    assert refusal_of(state, germany) is Refusal.NOT_YOUR_TERRITORY


def placed_with_head_start(content: Content, players: int) -> list[str]:
    """Who places each of the initial Assets."""
    state = begin(players, content, head_start=True)
    while isinstance(state.phase, (ContinentChoice, TerritoryChoice)):
        state, _ = apply(state, legal_actions(state)[0])
    placed: list[str] = []
    while isinstance(state.phase, InitialPlacement):
        placed.append(state.phase.player)
        state, _ = apply(state, legal_actions(state)[0])
    return placed


@pytest.mark.parametrize("players", [3, 4, 5])
def test_r3_8_with_head_start_the_board_says_how_many_assets(players: int) -> None:
    """R3.8: from the first to the last in the order of play."""
    world = standard_content()
    numbers = world.head_start[players]
    assert len(numbers) == players
    expected = [name for name, assets in zip(NAMES, numbers, strict=False) for _ in range(assets)]
    assert placed_with_head_start(world, players) == expected


@pytest.mark.parametrize("players", [3, 4, 5])
def test_r3_8_on_a_board_that_gives_none_each_places_one_more_than_the_next(players: int) -> None:
    """R3.8: the last player places 6."""
    plain = replace(standard_content(), head_start={})
    placed = placed_with_head_start(plain, players)
    assert [placed.count(name) for name in NAMES[:players]] == [10, 9, 8, 7, 6][-players:]
