"""The table of chances, against exact fractions that were computed elsewhere."""

import pytest

from rawsiko.bots.odds import MOST_ASSETS, chance_to_conquer, chances_of_losses
from rawsiko.engine.clash import Losses


def test_three_against_three() -> None:
    """R4.6: the four outcomes of the largest Clash."""
    assert chances_of_losses(3, 3) == pytest.approx(
        {
            Losses(attacker=0, defender=3): 535 / 3888,
            Losses(attacker=1, defender=2): 371 / 1728,
            Losses(attacker=2, defender=1): 343 / 1296,
            Losses(attacker=3, defender=0): 5957 / 15552,
        }
    )


@pytest.mark.parametrize("attackers", [1, 2, 3])
@pytest.mark.parametrize("defenders", [1, 2, 3])
def test_some_outcome_is_certain(attackers: int, defenders: int) -> None:
    assert sum(chances_of_losses(attackers, defenders).values()) == pytest.approx(1)


@pytest.mark.parametrize(
    ("attackers", "defenders", "percent"),
    [
        (1, 1, 41.67), (2, 1, 75.42), (3, 1, 91.64), (1, 3, 1.84), (3, 2, 65.60),
        (3, 3, 32.76), (5, 3, 56.65), (8, 5, 54.20), (12, 10, 28.83), (6, 2, 93.40),
    ],
)  # fmt: skip
def test_chance_to_conquer(attackers: int, defenders: int, percent: float) -> None:
    """R4.7, R4.8: attackers go on until they have conquered or are gone."""
    assert 100 * chance_to_conquer(attackers, defenders) == pytest.approx(percent, abs=0.005)


def test_nobody_conquers_nothing_and_everybody_an_empty_territory() -> None:
    assert chance_to_conquer(0, 1) == 0
    assert chance_to_conquer(1, 0) == 1


def test_huge_numbers_are_answered_from_the_end_of_the_table() -> None:
    assert chance_to_conquer(5000, 1) == chance_to_conquer(MOST_ASSETS, 1)
