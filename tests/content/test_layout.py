"""The map of a board that has none."""

from itertools import combinations

import pytest

from rawsiko.content.layout import laid_out
from rawsiko.content.layout.laid_out import laid_out_map
from rawsiko.content.load import load_content, standard_content
from rawsiko.content.served.grid import positions
from rawsiko.engine.content import Content
from tests.content.folders import TINY

pytestmark = pytest.mark.slow


def boards() -> dict[str, Content]:
    return {"tiny": load_content(TINY), "world": standard_content()}


@pytest.mark.parametrize("name", ["tiny", "world"])
def test_every_adjacency_is_shown_and_no_other(name: str) -> None:
    """R2.2: by a border or by a lane; shapes of Territories that aren't adjacent don't touch."""
    content = boards()[name]
    board_map = laid_out_map(content, {})
    shown = [frozenset(pair) for pair in board_map.borders]
    shown += [frozenset((lane.a, lane.b)) for lane in board_map.lanes]
    adjacent = {
        frozenset((one.id, other)) for one in content.territories.values() for other in one.adjacent
    }
    assert len(shown) == len(set(shown))
    assert set(shown) == adjacent
    land = {
        frozenset((one.id, other)) for one in content.territories.values() for other in one.land
    }
    assert {frozenset(pair) for pair in board_map.borders} <= land
    assert len(board_map.borders) >= 0.85 * len(land)
    corners = {one: positions(shape.path) for one, shape in board_map.territories.items()}
    for one, other in combinations(corners, 2):
        if frozenset((one, other)) not in land:
            nearest = min(
                (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
                for a in corners[one]
                for b in corners[other]
            )
            assert nearest > 1, (one, other)


@pytest.mark.parametrize("name", ["tiny", "world"])
def test_labels_and_portraits_have_room(name: str) -> None:
    """At the size at which they are readable, on a phone as on a projector."""
    board_map = laid_out_map(boards()[name], {})
    at = [shape.label for shape in board_map.territories.values()]
    rooms = [laid_out._around(laid_out.Spot(one.x, one.y), (110, 58)) for one in at]  # pyright: ignore[reportPrivateUsage]
    rooms += [
        laid_out._caption_at(laid_out.Spot(one.portrait.x, one.portrait.y))  # pyright: ignore[reportPrivateUsage]
        for one in board_map.continents.values()
    ]
    assert not [pair for pair in combinations(rooms, 2) if pair[0].meets(pair[1])]
    for room in rooms:
        assert room.left >= 0 <= room.top
        assert room.right <= board_map.view.width
        assert room.bottom <= board_map.view.height


def test_given_places_decide_which_way_is_up() -> None:
    """What lies to the east of another Territory is drawn on its right."""
    content = load_content(TINY)
    order = list(content.continents)
    places = {
        one.id: (float(100 * order.index(one.continent)), float(10 * (number % 3)))
        for number, one in enumerate(content.territories.values())
    }
    board_map = laid_out_map(content, places)
    middles = {
        continent.id: sum(board_map.territories[one].label.x for one in continent.territories)
        / len(continent.territories)
        for continent in content.continents.values()
    }
    assert sorted(middles, key=middles.__getitem__) == order


def test_the_same_board_gets_the_same_map() -> None:
    assert laid_out_map(load_content(TINY), {}) == laid_out_map(load_content(TINY), {})
