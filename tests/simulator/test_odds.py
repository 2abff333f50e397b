"""Exact odds, compared with full enumeration and with published tables."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from rawsiko.engine import apply, dice_needed, refusal_of
from rawsiko.engine.actions import Move
from rawsiko.engine.board import controls
from rawsiko.engine.ids import PlayerId, TerritoryId
from rawsiko.engine.movement import Losses, clash_losses
from rawsiko.engine.state import State
from rawsiko.simulator.odds import (
    MOST_ASSETS,
    Ending,
    chance_to_conquer,
    chances_of_losses,
    clash,
    conquest,
    endings,
    march,
    sweep,
)
from tests.engine.boards import board
from tests.engine.positions import position, show

SIDES = list(product((1, 2, 3), repeat=2))

# Percent to conquer: attackers 1 to 12 by defenders 1 to 10.
CHANCES = """
41.67 10.61  1.84  0.32  0.06  0.01  0.00  0.00  0.00  0.00
75.42 36.27 12.20  5.04  1.62  0.65  0.21  0.08  0.03  0.01
91.64 65.60 32.76 20.88 11.73  5.60  3.22  1.75  0.82  0.46
97.15 78.55 43.74 30.80 19.20 10.93  6.93  3.90  2.22  1.34
99.03 88.98 56.65 41.09 27.78 17.76 11.34  7.05  4.41  2.62
99.67 93.40 68.36 52.39 37.66 25.46 17.30 11.50  7.28  4.66
99.89 96.66 75.46 60.59 46.21 33.17 23.78 16.32 11.00  7.42
99.96 98.03 81.62 68.34 54.20 41.01 30.40 21.86 15.48 10.62
99.99 99.01 86.99 74.85 61.61 48.62 37.34 27.98 20.33 14.53
100.0 99.42 90.08 79.83 68.14 55.52 44.17 34.11 25.65 19.02
100.0 99.71 92.70 84.30 73.63 61.91 50.74 40.31 31.34 23.75
100.0 99.83 94.86 87.68 78.37 67.81 56.87 46.48 37.04 28.83
"""

# Percent that a Clash costs the defender 0, 1, 2, 3 Assets, and the mean losses of both sides.
CLASHES = {
    (1, 1): ([58.33, 41.67], 0.583, 0.417),
    (1, 2): ([74.54, 25.46], 0.745, 0.255),
    (1, 3): ([82.64, 17.36], 0.826, 0.174),
    (2, 1): ([42.13, 57.87], 0.421, 0.579),
    (2, 2): ([44.83, 32.41, 22.76], 1.221, 0.779),
    (2, 3): ([61.93, 25.48, 12.59], 1.493, 0.507),
    (3, 1): ([34.03, 65.97], 0.340, 0.660),
    (3, 2): ([29.26, 33.58, 37.17], 0.921, 1.079),
    (3, 3): ([38.30, 26.47, 21.47, 13.76], 1.893, 1.107),
}

# Attackers needed against 1, 2, 3, 4, 5, 6, 8 and 10 defenders, by the desired chance.
NEEDED = {
    Fraction(1, 2): (2, 3, 5, 6, 8, 10, 13, 17),
    Fraction(3, 4): (2, 4, 7, 10, 12, 14, 18, 22),
    Fraction(9, 10): (3, 6, 10, 13, 16, 19, 24, 28),
}


@pytest.mark.parametrize(("attackers", "defenders"), SIDES)
def test_a_clash_is_every_roll_counted(attackers: int, defenders: int) -> None:
    """R4.6: each of the up to 46,656 rolls, one by one."""
    counted: Counter[Losses] = Counter()
    for roll in product(range(1, 7), repeat=attackers + defenders):
        counted[clash_losses(roll[:attackers], roll[attackers:])] += 1
    all_rolls = 6 ** (attackers + defenders)
    assert clash(attackers, defenders) == {
        losses: Fraction(number, all_rolls) for losses, number in counted.items()
    }


def test_three_against_three() -> None:
    """R4.6: the four outcomes of the largest Clash, as known fractions."""
    assert clash(3, 3) == {
        Losses(attacker=0, defender=3): Fraction(535, 3888),
        Losses(attacker=1, defender=2): Fraction(371, 1728),
        Losses(attacker=2, defender=1): Fraction(343, 1296),
        Losses(attacker=3, defender=0): Fraction(5957, 15552),
    }


@pytest.mark.parametrize(("attackers", "defenders"), SIDES)
def test_clashes_agree_with_the_published_table(attackers: int, defenders: int) -> None:
    percents, lost, destroyed = CLASHES[attackers, defenders]
    outcomes, pairs = clash(attackers, defenders), min(attackers, defenders)
    found = [float(100 * outcomes[Losses(pairs - n, n)]) for n in range(pairs + 1)]
    assert found == pytest.approx(percents, abs=0.0051)
    means = [sum(losses[i] * chance for losses, chance in outcomes.items()) for i in (0, 1)]
    assert list(map(float, means)) == pytest.approx([lost, destroyed], abs=0.00051)


def test_conquests_agree_with_the_published_table() -> None:
    """R4.7, R4.8."""
    for attackers, row in enumerate(CHANCES.split("\n")[1:-1], start=1):
        for defenders, percent in enumerate(map(float, row.split()), start=1):
            chance = 100 * conquest(attackers, defenders).chance
            assert float(chance) == pytest.approx(percent, abs=0.0051)


def test_so_many_attackers_are_needed() -> None:
    for wanted, numbers in NEEDED.items():
        for defenders, attackers in zip((1, 2, 3, 4, 5, 6, 8, 10), numbers, strict=True):
            fewer = conquest(attackers - 1, defenders).chance
            assert fewer < wanted <= conquest(attackers, defenders).chance


def test_the_third_defender_is_a_wall() -> None:
    """What clearing a Territory costs with unlimited attackers."""
    costs = (0.52, 1.55, 3.91, 5.40, 7.09, 8.86)
    for defenders, cost in enumerate(costs, start=1):
        found = float(conquest(60, defenders).attacker_losses)
        assert found == pytest.approx(cost, abs=0.0051)


@pytest.mark.parametrize(("attackers", "defenders"), [(1, 1), (2, 5), (5, 3), (9, 2), (12, 11)])
def test_the_endings_are_all_there_is(attackers: int, defenders: int) -> None:
    """They add up to 1, to the chance to conquer and to the mean losses."""
    found = endings(attackers, defenders)
    expected = conquest(attackers, defenders)
    assert sum(found.values()) == 1
    assert sum(p for ending, p in found.items() if ending.defenders == 0) == expected.chance
    left = sum((ending.ready + ending.moved_in) * p for ending, p in found.items())
    assert attackers - left == expected.attacker_losses
    guards = sum(ending.defenders * p for ending, p in found.items())
    assert defenders - guards == expected.defender_losses


def test_who_conquers_moves_in() -> None:
    """R4.7: the survivors of the last Clash move in; the others are still ready."""
    assert endings(5, 1)[Ending(ready=2, moved_in=3, defenders=0)] == clash(3, 1)[Losses(0, 1)]
    assert {ending.moved_in for ending in endings(9, 4)} == {0, 1, 2, 3}
    assert all(ending.ready == ending.moved_in == 0 for ending in endings(9, 4) if ending.defenders)


def test_as_many_dice_as_possible_is_best_for_one_territory() -> None:
    """`conquest` rolls the most dice; a chain of one target tries every number of dice."""
    for attackers, defenders in product(range(1, 13), range(1, 11)):
        assert sweep(attackers, (defenders,)) == conquest(attackers, defenders).chance
        assert march(attackers, (defenders,)) == conquest(attackers, defenders).chance


def test_a_sweep_counts_only_who_stayed_on_the_origin() -> None:
    """R4.4, R4.7: two against one and one. With two dice no Asset would be left, so one die at a
    time."""
    one_die = clash(1, 1)[Losses(0, 1)]
    assert sweep(2, (1, 1)) == one_die * one_die


def test_a_march_counts_all_who_survived() -> None:
    """R4.5: all Assets follow, and all are ready in the next Turn."""
    no_loss, loss = clash(2, 1)[Losses(0, 1)], clash(2, 1)[Losses(1, 0)]
    one = clash(1, 1)[Losses(0, 1)]
    two = no_loss + loss * one
    assert march(2, (1, 1)) == no_loss * two + loss * one * one


@pytest.mark.parametrize(("attackers", "targets"), [(2, (2,)), (3, (1, 1)), (4, (1, 2))])
def test_a_sweep_is_what_the_engine_plays(attackers: int, targets: tuple[int, ...]) -> None:
    """Every number of Assets in every Clash, and every roll, through `apply`."""
    near = [f"near_{number}:{guards}" for number, guards in enumerate(targets)]
    state = position(f"me* home:{attackers} far:1/0 | you {' '.join(near)} | they other:1", STAR)
    assert sweep(attackers, targets) == best_in_engine(state, [n.partition(":")[0] for n in near])


STAR = board(
    {"land": "home near_0 near_1 far other"}, "home-near_0 home-near_1 far-other near_0-other"
)


def best_in_engine(state: State, targets: list[str]) -> Fraction:
    """The best chance to conquer all targets, in this order, from `home`."""
    me, home = PlayerId("me"), TerritoryId("home")

    @cache
    def best(line: str) -> Fraction:
        here = position(line, STAR)
        left = [t for t in targets if not controls(here, me, TerritoryId(t))]
        if not left:
            return Fraction(1)
        chances = [Fraction(0)]
        for used in (1, 2, 3):
            move = Move(me, home, TerritoryId(left[0]), used)
            if refusal_of(here, move) is None:
                chances.append(expected(here, move))
        return max(chances)

    def expected(here: State, move: Move) -> Fraction:
        rolls = list(product(range(1, 7), repeat=len(dice_needed(here, move))))
        lines = Counter(show(apply(here, move, roll).state) for roll in rolls)
        return sum((n * best(line) for line, n in lines.items()), Fraction(0)) / len(rolls)

    return best(show(state))


@pytest.mark.parametrize("attackers", [1, 4, 9])
@pytest.mark.parametrize("targets", [(1, 1), (2, 3), (3, 1)])
def test_a_march_is_one_conquest_after_the_other(attackers: int, targets: tuple[int, int]) -> None:
    first, second = targets
    assert march(attackers, targets) == sum(
        chance * conquest(ending.ready + ending.moved_in, second).chance
        for ending, chance in endings(attackers, first).items()
        if ending.defenders == 0
    )


def test_floats_for_play_are_the_fractions() -> None:
    for attackers, defenders in product(range(MOST_ASSETS + 1), repeat=2):
        exact = float(conquest(attackers, defenders).chance)
        assert chance_to_conquer(attackers, defenders) == pytest.approx(exact, abs=1e-14)
    for attackers, defenders in SIDES:
        exact_losses = clash(attackers, defenders).items()
        floats = {losses: float(chance) for losses, chance in exact_losses}
        assert chances_of_losses(attackers, defenders) == floats


def test_huge_numbers_are_answered_from_the_end_of_the_table() -> None:
    assert chance_to_conquer(5000, 1) == chance_to_conquer(MOST_ASSETS, 1)


def test_nobody_conquers_nothing_and_everybody_an_empty_territory() -> None:
    assert chance_to_conquer(0, 1) == conquest(0, 1).chance == 0
    assert chance_to_conquer(1, 0) == conquest(1, 0).chance == 1
    assert sweep(0, ()) == march(0, ()) == 1


def test_what_makes_no_sense_is_refused() -> None:
    for attackers, defenders in ((0, 1), (1, 0), (4, 1), (1, 4)):
        with pytest.raises(ValueError, match="is no Clash"):
            clash(attackers, defenders)
    with pytest.raises(ValueError, match="fewer than 0"):
        conquest(-1, 3)
    with pytest.raises(ValueError, match="on either side"):
        endings(0, 3)
    for chain in (sweep, march):
        with pytest.raises(ValueError, match="empty Territory"):
            chain(3, (1, 0))
