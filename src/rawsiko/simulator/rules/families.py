"""Families of Objective cards: cards that need much the same Materials.

At the beginning of a match bots play for the whole family of their card (docs/bots.md), so that
nobody can tell from their play which of its cards they hold. Which cards are a family follows from
the content alone.
"""

from collections.abc import Sequence, Set

from rawsiko.engine.content import Content
from rawsiko.engine.ids import MaterialId

SIZE = 4  # a rival who holds one of them still has three to choose from


def families_of(content: Content) -> list[list[int]]:
    """The numbers of the cards of each family, in ascending order: at least SIZE of them, if the
    content has so many."""
    needed = [
        {
            material
            for application in card.applications
            for material in content.applications[application].materials
        }
        for card in content.objectives.values()
    ]
    left, families = list(range(len(needed))), list[list[int]]()
    while len(left) >= 2 * SIZE:
        family = _closest(left, needed)
        families.append(family)
        left = [card for card in left if card not in family]
    return [*families, left] if left else families


def _closest(cards: Sequence[int], needed: Sequence[Set[MaterialId]]) -> list[int]:
    """The card that shares least with the rest, with those that share most with it."""

    def shared(card: int, other: int) -> int:
        return len(needed[card] & needed[other])

    loner = min(cards, key=lambda card: sum(shared(card, other) for other in cards))
    near = sorted((card for card in cards if card != loner), key=lambda card: -shared(loner, card))
    return sorted([loner, *near[: SIZE - 1]])
