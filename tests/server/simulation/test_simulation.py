"""RT5: the whole server in one process, from one seed, with faults of all kinds."""

from unittest.mock import patch

import pytest

from rawsiko.server.tables.live_table import LiveTable
from tests.at_length import IS_LONG
from tests.server.simulation.broken import Broken, Promise
from tests.server.simulation.bugs import BUGS
from tests.server.simulation.world import Plan, simulate

pytestmark = pytest.mark.slow

SEEDS = 2000 if IS_LONG else 48
PARTS = 12
SEEDS_TO_FIND_A_BUG = 60
COMMANDS, FEWEST_COMMANDS = 90, 60


@pytest.mark.parametrize("part", range(PARTS))
def test_every_promise_is_kept(part: int) -> None:
    """Nothing acknowledged is lost, nothing is applied twice, no number is missing, every order is
    answered, every client sees what the server sees, and the journal gives the same State."""
    for seed in range(part, SEEDS, PARTS):
        try:
            result = simulate(seed, Plan(commands=COMMANDS))
        except Exception as error:
            raise AssertionError(f"seed {seed}: {error}") from error
        assert result.commands >= FEWEST_COMMANDS


@pytest.mark.parametrize("seed", range(6 if IS_LONG else 2))
def test_the_same_seed_is_the_same_run(seed: int) -> None:
    """Every message at the same time, so that a failure can be reproduced."""
    assert simulate(seed) == simulate(seed)
    assert simulate(seed).trace != simulate(seed + 1).trace


@pytest.mark.parametrize("bug", BUGS)
def test_a_planted_bug_breaks_the_promise_that_it_should(bug: str) -> None:
    """Otherwise the promises above would mean little. A mistake in the planted bug itself is not a
    Broken and fails the test."""
    plant, promise = BUGS[bug]
    broken: set[Promise] = set()
    with plant():
        for seed in range(SEEDS_TO_FIND_A_BUG):
            try:
                simulate(seed)
            except Broken as error:
                broken.add(error.promise)
            if promise in broken:
                return
    pytest.fail(f"{promise.name} was not broken, only {broken}")


def test_a_planted_bug_that_crashes_does_not_count() -> None:
    """Neither in a socket's message, which production logs, nor in a task."""

    async def crash(*_: object) -> None:
        raise TypeError("of the bug itself")

    soon = patch("tests.server.simulation.world.MOST_SECONDS", 60.0)  # nothing will be answered
    for seed in range(4):  # with sockets and without
        with (
            soon,
            patch.object(LiveTable, "order", crash),
            pytest.raises(TypeError, match="itself"),
        ):
            simulate(seed)
