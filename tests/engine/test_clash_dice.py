"""All dice of all nine Clash sizes, against exact fractions."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from rawsiko.engine.movement import clash_losses

# (attacker's dice, defender's dice): how many of all rolls cost the defender 0, 1, 2 ... Assets
ROLLS_BY_DEFENDER_LOSSES = {
    (1, 1): (21, 15),
    (1, 2): (161, 55),
    (1, 3): (1071, 225),
    (2, 1): (91, 125),
    (2, 2): (581, 420, 295),
    (2, 3): (4816, 1981, 979),
    (3, 1): (441, 855),
    (3, 2): (2275, 2611, 2890),
    (3, 3): (17871, 12348, 10017, 6420),
}


@pytest.mark.parametrize(("attackers", "defenders"), list(ROLLS_BY_DEFENDER_LOSSES))
def test_every_roll_of_every_clash_size(attackers: int, defenders: int) -> None:
    """R4.6: the losses of both sides add up to the number of pairs, and the counts are exact."""
    counts: Counter[int] = Counter()
    for roll in product(range(1, 7), repeat=attackers + defenders):
        losses = clash_losses(roll[:attackers], roll[attackers:])
        assert losses.attacker + losses.defender == min(attackers, defenders)
        counts[losses.defender] += 1
    expected = ROLLS_BY_DEFENDER_LOSSES[attackers, defenders]
    assert tuple(counts[lost] for lost in range(len(expected))) == expected


def test_known_fractions() -> None:
    """One against one, and the four outcomes of three against three."""
    assert Fraction(ROLLS_BY_DEFENDER_LOSSES[1, 1][1], 6**2) == Fraction(5, 12)
    three = [Fraction(count, 6**6) for count in ROLLS_BY_DEFENDER_LOSSES[3, 3]]
    assert three == [
        Fraction(5957, 15552),
        Fraction(343, 1296),
        Fraction(371, 1728),
        Fraction(535, 3888),
    ]
