"""The dice of a Commercial Clash (R4.6)."""

from typing import NamedTuple

from rawsiko.engine.events import Dice

MAX_CLASH_ASSETS = 3


class Losses(NamedTuple):
    attacker: int
    defender: int


def clash_losses(attacker_dice: Dice, defender_dice: Dice) -> Losses:
    """Pair the dice from the highest down: the lower die of each pair loses an Asset."""
    attacker = sorted(attacker_dice, reverse=True)
    defender = sorted(defender_dice, reverse=True)
    # Stopping at the shorter roll is the rule: surplus low dice are ignored.
    pairs = zip(attacker, defender, strict=False)
    attacker_wins = [a > d for a, d in pairs]  # a tie is a loss
    return Losses(attacker=attacker_wins.count(False), defender=attacker_wins.count(True))
