"""A class, its tables and its teacher's commands, with lost answers and kills, from one seed."""

import pytest

from tests.at_length import IS_LONG
from tests.server.simulation.broken import Broken, Promise
from tests.server.simulation.class_bugs import CLASS_BUGS
from tests.server.simulation.class_world import simulate_class

pytestmark = pytest.mark.slow

SEEDS = 2000 if IS_LONG else 40
ONCE_BROKEN = (432,)  # seeds that found a fault
SEEDS_TO_FIND_A_BUG = 60


def test_every_promise_is_kept() -> None:
    """Nothing acknowledged is lost or applied twice, the tables follow, everybody sees what they
    may, and the journal gives the same class."""
    for seed in (*range(SEEDS), *ONCE_BROKEN):
        try:
            simulate_class(seed)
        except Exception as error:
            raise AssertionError(f"seed {seed}: {error}") from error


def test_the_same_seed_is_the_same_run() -> None:
    assert simulate_class(3) == simulate_class(3)
    assert simulate_class(3) != simulate_class(4)


@pytest.mark.parametrize("bug", CLASS_BUGS)
def test_a_planted_bug_breaks_the_promise_that_it_should(bug: str) -> None:
    """A mistake in the planted bug itself is not a Broken and fails the test."""
    plant, promise = CLASS_BUGS[bug]
    broken: set[Promise] = set()
    with plant():
        for seed in range(SEEDS_TO_FIND_A_BUG):
            try:
                simulate_class(seed)
            except Broken as error:
                broken.add(error.promise)
            if promise in broken:
                return
    pytest.fail(f"{promise.name} was not broken, only {broken}")
