"""R4.6: the dice of a Commercial Clash."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def clash_losses(attacker_dice: Sequence[int], defender_dice: Sequence[int]) -> tuple[int, int]:
    """R4.6: the Assets that the attacker and the defender lose."""
    attacker = sorted(attacker_dice, reverse=True)
    defender = sorted(defender_dice, reverse=True)
    attacker_losses = defender_losses = 0
    for pair in range(min(len(attacker), len(defender))):  # surplus dice are ignored
        if attacker[pair] > defender[pair]:
            defender_losses += 1
        else:  # a tie costs the attacker
            attacker_losses += 1
    return attacker_losses, defender_losses
