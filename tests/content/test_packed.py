"""Boards as servers store them and clients load them."""

from pathlib import Path

import msgspec
import pytest

from rawsiko.content.load import load_content
from rawsiko.content.served.grid import GRID, on_grid, positions
from rawsiko.content.served.packed_board import content_of, unpack
from rawsiko.content.served.packing import pack
from tests.content.folders import TINY, WORLD


@pytest.mark.parametrize("folder", [TINY, WORLD], ids=["tiny", "world"])
def test_a_packed_board_is_the_board(folder: Path) -> None:
    """Everything that matters to a match comes back, in the same order."""
    packed = unpack(pack(folder).encoded())
    assert content_of(packed) == load_content(folder)
    shown = msgspec.json.decode(packed.in_language("it"))
    assert shown["board"]["hash"] == load_content(folder).hash
    assert set(shown["map"]["territories"]) == set(load_content(folder).territories)


def test_names_come_in_every_language() -> None:
    """The board's own, the game's, or made from the id."""
    names = pack(TINY).names
    assert names["it"]["material-copper"] == "Rame"
    assert names["de"]["territory-n1"] == "N1"
    assert pack(WORLD).names["fr"]["country-CHN"] == "Chine"


def test_shapes_on_the_grid_are_where_they_were() -> None:
    path = "M320.3 183.2l-.4 17-14 14.3-19.1 12.7zM10 20l.1.1 5 0z"
    for part, packed in zip(path.split("z"), on_grid(path).split("z"), strict=True):
        wanted = positions(part)
        for x, y in positions(packed):
            near = min(max(abs(x / GRID - a), abs(y / GRID - b)) for a, b in wanted)
            assert near <= 0.5 / GRID + 1e-9


def test_tiles_have_the_size_of_their_share() -> None:
    """Under 5 %, to 30 %, above, or not mined yet; a board without placements has no sizes."""
    board = pack(WORLD).board
    supply = {one["id"]: one["supply"] for one in board["territories"]}
    assert supply["congo"]["cobalt"] == "large"
    assert supply["madagascar"]["cobalt"] == "small"
    assert supply["indonesia"]["cobalt"] == "middle"
    assert supply["greenland"]["lree"] == "unmined"
    assert all(supply[one["id"]].keys() == {*one["materials"]} for one in board["territories"])
