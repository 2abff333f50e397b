"""The exact chance to conquer a Territory by Commercial Clashes (R4.6, R4.7)."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

from rawsiko.engine.clash import MAX_CLASH_ASSETS, Losses, clash_losses
from rawsiko.engine.rules import DIE_SIDES

# More Assets than this change no choice, and the table stays small.
MOST_ASSETS = 40


def chance_to_conquer(attackers: int, defenders: int) -> float:
    """With `attackers` that may all attack, three at a time, until they have won or are gone."""
    return _chance(min(attackers, MOST_ASSETS), min(defenders, MOST_ASSETS))


@cache
def _chance(attackers: int, defenders: int) -> float:
    if defenders == 0:
        return 1.0
    if attackers <= 0:
        return 0.0
    return sum(
        chance * _chance(attackers - losses.attacker, defenders - losses.defender)
        for losses, chance in chances_of_losses(
            min(attackers, MAX_CLASH_ASSETS), min(defenders, MAX_CLASH_ASSETS)
        ).items()
    )


@cache
def chances_of_losses(attackers: int, defenders: int) -> Mapping[Losses, float]:
    """What one Clash may cost both sides, and the chance of each."""
    chances: Counter[Losses] = Counter()
    for attacker_dice, attacker_ways in _rolls(attackers).items():
        for defender_dice, defender_ways in _rolls(defenders).items():
            losses = clash_losses(attacker_dice, defender_dice)
            chances[losses] += attacker_ways * defender_ways
    ways = DIE_SIDES ** (attackers + defenders)
    return {losses: chance / ways for losses, chance in chances.items()}


def _rolls(dice: int) -> Mapping[tuple[int, ...], int]:
    """Every roll without regard to the order of its dice, and in how many orders it can fall."""
    return {
        roll: factorial(dice) // prod(factorial(times) for times in Counter(roll).values())
        for roll in combinations_with_replacement(range(1, DIE_SIDES + 1), dice)
    }
