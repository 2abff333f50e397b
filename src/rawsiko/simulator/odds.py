"""The exact odds of Commercial Clashes (R4.6 to R4.8), as fractions, and as floats for bots.

Attackers are Assets that may still act: with Leave one behind, one fewer than are ready where all
are (R4.9). Unless stated otherwise they attack until they have conquered or are gone, with as many
dice as allowed, which gives the best chance.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

from rawsiko.engine.movement import MAX_CLASH_ASSETS, Losses, clash_losses
from rawsiko.engine.rules import DIE_SIDES

# More Assets than this change no choice; keeps the table small.
MOST_ASSETS = 40


class Conquest(NamedTuple):
    """What to expect of attacking until the Territory is conquered or the attackers are gone."""

    chance: Fraction  # to conquer
    attacker_losses: Fraction  # the mean number of Assets lost, conquered or not
    defender_losses: Fraction


class Ending(NamedTuple):
    """How it ended: conquered if no defenders are left, else without attackers."""

    ready: int  # attackers that have not moved: none unless the Territory is conquered
    moved_in: int  # survivors of the last Clash, now on the conquered Territory (R4.7)
    defenders: int


@cache
def clash(attackers: int, defenders: int) -> Mapping[Losses, Fraction]:
    """The possible losses of one Clash with their chances; 1 to 3 Assets a side."""
    if not (1 <= attackers <= MAX_CLASH_ASSETS and 1 <= defenders <= MAX_CLASH_ASSETS):
        raise ValueError(f"{attackers} against {defenders} is no Clash")
    ways: Counter[Losses] = Counter()
    for attacker_dice, attacker_ways in _rolls(attackers).items():
        for defender_dice, defender_ways in _rolls(defenders).items():
            ways[clash_losses(attacker_dice, defender_dice)] += attacker_ways * defender_ways
    all_ways = DIE_SIDES ** (attackers + defenders)
    return {losses: Fraction(number, all_ways) for losses, number in ways.items()}


@cache
def conquest(attackers: int, defenders: int) -> Conquest:
    if attackers < 0 or defenders < 0:
        raise ValueError("there are no fewer than 0 Assets")
    if attackers == 0 or defenders == 0:
        return Conquest(Fraction(defenders == 0), Fraction(0), Fraction(0))
    chance = lost = destroyed = Fraction(0)
    for losses, probability in clash(*_used(attackers, defenders)).items():
        after = conquest(attackers - losses.attacker, defenders - losses.defender)
        chance += probability * after.chance
        lost += probability * (losses.attacker + after.attacker_losses)
        destroyed += probability * (losses.defender + after.defender_losses)
    return Conquest(chance, lost, destroyed)


def endings(attackers: int, defenders: int) -> Mapping[Ending, Fraction]:
    """Every possible ending with its chance."""
    if attackers < 1 or defenders < 1:
        raise ValueError("it takes an Asset on either side")
    found: defaultdict[Ending, Fraction] = defaultdict(Fraction)
    going_on = {(attackers, defenders): Fraction(1)}
    while going_on:
        # Most Assets first: every Clash leaves fewer, so this entry is complete.
        here = max(going_on, key=sum)
        chance = going_on.pop(here)
        standing, guards = here
        used, _ = _used(standing, guards)
        for losses, probability in clash(*_used(standing, guards)).items():
            after = (standing - losses.attacker, guards - losses.defender)
            if after[1] == 0:
                ending = Ending(standing - used, used - losses.attacker, 0)
            elif after[0] == 0:
                ending = Ending(0, 0, after[1])
            else:
                going_on[after] = going_on.get(after, Fraction(0)) + chance * probability
                continue
            found[ending] += chance * probability
    return found


def sweep(attackers: int, targets: tuple[int, ...]) -> Fraction:
    """The chance to conquer several Territories from one, in one Action Phase.

    `targets` are the defenders of Territories that are all adjacent to the origin, in the order of
    attack. Assets that conquered (R4.7) or followed (R4.5) have moved, so only those left on the
    origin attack the next Territory. The number of dice is chosen for each Clash to maximize the
    chance: two instead of three may leave one more Asset for the next Territory.
    """
    return _chain(attackers, _checked(targets), 0)


def march(attackers: int, targets: tuple[int, ...]) -> Fraction:
    """The chance to conquer a row of Territories, one per Turn.

    After every conquest the others follow (R4.5), and in the next Turn all are ready again. Assumes
    that nobody interferes: no Asset is added or lost in between.
    """
    return _chain(attackers, _checked(targets), 1)


def chance_to_conquer(attackers: int, defenders: int) -> float:
    """For bots: fast; numbers beyond MOST_ASSETS count as MOST_ASSETS."""
    return _chance(min(attackers, MOST_ASSETS), min(defenders, MOST_ASSETS))


@cache
def chances_of_losses(attackers: int, defenders: int) -> Mapping[Losses, float]:
    """For bots: the possible losses of one Clash with their chances."""
    return {losses: float(chance) for losses, chance in clash(attackers, defenders).items()}


@cache
def _chance(attackers: int, defenders: int) -> float:
    if defenders == 0:
        return 1.0
    if attackers <= 0:
        return 0.0
    total = 0.0  # not `sum`, whose last digit depends on the version of Python
    for losses, chance in chances_of_losses(*_used(attackers, defenders)).items():
        total += chance * _chance(attackers - losses.attacker, defenders - losses.defender)
    return total


@cache
def _chain(attackers: int, targets: tuple[int, ...], turns: int) -> Fraction:
    """The best chance to conquer all. Survivors of a conquest are ready again after one Turn if
    `turns` is 1, and never if it is 0."""
    if not targets:
        return Fraction(1)
    best = Fraction(0)
    defenders, *later = targets
    for used in range(1, min(attackers, MAX_CLASH_ASSETS) + 1):
        chance = Fraction(0)
        for losses, probability in clash(used, min(defenders, MAX_CLASH_ASSETS)).items():
            left = defenders - losses.defender
            if left == 0:
                gone = losses.attacker if turns else used
                after = _chain(attackers - gone, tuple(later), turns)
            else:
                after = _chain(attackers - losses.attacker, (left, *later), turns)
            chance += probability * after
        best = max(best, chance)
    return best


def _checked(targets: tuple[int, ...]) -> tuple[int, ...]:
    if any(defenders < 1 for defenders in targets):
        raise ValueError("an empty Territory is not attacked")
    return targets


def _used(attackers: int, defenders: int) -> tuple[int, int]:
    """R4.6: how many Assets, and so dice, each side uses."""
    return min(attackers, MAX_CLASH_ASSETS), min(defenders, MAX_CLASH_ASSETS)


def _rolls(dice: int) -> Mapping[tuple[int, ...], int]:
    """Every multiset of dice, with the number of orders in which it can be rolled."""
    return {
        roll: factorial(dice) // prod(factorial(times) for times in Counter(roll).values())
        for roll in combinations_with_replacement(range(1, DIE_SIDES + 1), dice)
    }
