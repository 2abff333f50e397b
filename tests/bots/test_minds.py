"""The files that bots read: one that is damaged or of another version never reaches the search."""

import io
from collections.abc import Sequence
from importlib.resources import files

import numpy as np
import pytest
from numpy.typing import NDArray

from rawsiko.bots.minds import read_anywhere, read_standing
from rawsiko.simulator.search import standing_anywhere
from rawsiko.simulator.search.standing import VALUES_WIDTH

WHOLE = files("rawsiko.bots").joinpath("standing.npz").read_bytes()
ANYWHERE = files("rawsiko.bots").joinpath("standing_anywhere.npz").read_bytes()


def saved(territories: Sequence[str], values: NDArray[np.float64]) -> bytes:
    file = io.BytesIO()
    np.savez(file, territories=np.asarray(territories), values=values)
    return file.getvalue()


def without_a_board() -> bytes:
    file = io.BytesIO()
    np.savez(file, values=np.zeros(VALUES_WIDTH))
    return file.getvalue()


def test_the_committed_nets_are_of_this_version() -> None:
    judged, found = read_standing(WHOLE)
    assert judged
    assert len(found) == VALUES_WIDTH
    assert len(read_anywhere(ANYWHERE)) == standing_anywhere.VALUES_WIDTH
    assert len(ANYWHERE) <= 200_000


@pytest.mark.parametrize(
    "file",
    [
        b"",
        b"not a net",
        WHOLE[: len(WHOLE) // 2],
        WHOLE[:2000] + bytes(2000) + WHOLE[4000:],
        without_a_board(),
        saved(["peru"], np.zeros(VALUES_WIDTH - 1)),
        saved(["peru"], np.full(VALUES_WIDTH, np.nan)),
    ],
    ids=["empty", "text", "half", "bytes changed", "no board", "other version", "no numbers"],
)
def test_a_net_that_cannot_be_read_is_the_net_of_no_board(file: bytes) -> None:
    """Then bots search to the end of the match: slower, but legal."""
    with pytest.warns(UserWarning, match="bots search without their net"):
        judged, found = read_standing(file)
    assert (judged, len(found)) == ((), 0)


def of_version(version: int, width: int) -> bytes:
    file = io.BytesIO()
    np.savez(file, version=np.int64(version), values=np.zeros(width))
    return file.getvalue()


@pytest.mark.parametrize(
    "file",
    [
        WHOLE,
        ANYWHERE[: len(ANYWHERE) // 2],
        of_version(standing_anywhere.VERSION + 1, standing_anywhere.VALUES_WIDTH),
        of_version(standing_anywhere.VERSION, standing_anywhere.VALUES_WIDTH - 1),
    ],
    ids=["of one board", "half", "other version", "other width"],
)
def test_so_is_the_net_for_all_other_boards(file: bytes) -> None:
    with pytest.warns(UserWarning, match="bots search without their net"):
        assert len(read_anywhere(file)) == 0
