"""Two processes, a broker that loses, delays and doubles messages, and leases that expire."""

import os

import pytest

from tests.server.simulation.broken import Broken, Promise
from tests.server.simulation.cluster_bugs import CLUSTER_BUGS
from tests.server.simulation.cluster_world import simulate_cluster
from tests.server.simulation.world import Plan

pytestmark = pytest.mark.slow

SEEDS = 600 if os.environ.get("RAWSIKO_LONG") else 12
PARTS = 4
ONCE_BROKEN = (43, 44)  # seeds that found a fault
SEEDS_TO_FIND_A_BUG = 60
# Where it was found last, to be quick. Another seed finds it when the server has changed.
FOUND_BY = {
    "relays_to_an_old_owner": 14,
    "two_owners_write": 1,
    "a_gap_is_not_noticed": 4,
    "goes_on_after_a_lost_lease": 1,
}


@pytest.mark.parametrize("part", range(PARTS))
def test_every_promise_is_kept(part: int) -> None:
    for seed in sorted({*range(part, SEEDS, PARTS), *ONCE_BROKEN[part::PARTS]}):
        try:
            simulate_cluster(seed, Plan(commands=60))
        except Exception as error:
            raise AssertionError(f"seed {seed}: {error}") from error


def test_the_same_seed_is_the_same_run() -> None:
    assert simulate_cluster(1) == simulate_cluster(1)


@pytest.mark.parametrize("bug", CLUSTER_BUGS)
def test_a_planted_bug_breaks_the_promise_that_it_should(bug: str) -> None:
    plant, promise = CLUSTER_BUGS[bug]
    broken: set[Promise] = set()
    with plant():
        for seed in (FOUND_BY.get(bug, 0), *range(SEEDS_TO_FIND_A_BUG)):
            try:
                simulate_cluster(seed)
            except Broken as error:
                broken.add(error.promise)
            if promise in broken:
                return
    pytest.fail(f"{promise.name} was not broken, only {broken}")
