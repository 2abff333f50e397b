"""World news: what Territories supply now, and which cards can be opened (R2.4, R4.10)."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from rawsiko.engine.content import Content, NewsCard, NewsEffect
from rawsiko.engine.ids import MaterialId, NewsId, TerritoryId
from rawsiko.engine.state import State


def cards_that_can_open(state: State) -> list[NewsCard]:
    """R4.10: in the order of the content."""
    supplied = supply_of(state.content, tuple(state.news.open)).materials
    return [
        card
        for card in state.content.news.values()
        if card.id not in state.news.opened and _can_open(card, supplied)
    ]


def card_drawn(state: State, die: int) -> NewsCard:
    """R4.10: the first sides of the die open the first card that can be opened, and so on.

    `die` is from 1 to the sum of their weights.
    """
    left = die
    for card in cards_that_can_open(state):
        left -= card.weight
        if left <= 0:
            return card
    raise ValueError(die)


def die_for(state: State, card: NewsId) -> int | None:
    """The lowest side of the die that opens the card; None if it can't be opened now."""
    before = 0
    for other in cards_that_can_open(state):
        if other.id == card:
            return before + 1
        before += other.weight
    return None


def _can_open(card: NewsCard, supplied: Mapping[TerritoryId, Collection[MaterialId]]) -> bool:
    supplies = card.material in supplied[card.territory]
    if card.effect is NewsEffect.ADDS:
        return not supplies
    return supplies and any(
        card.material in materials
        for territory, materials in supplied.items()
        if territory != card.territory
    )


class Supply(NamedTuple):
    """What Territories supply while certain news cards are open (R2.4, R4.10)."""

    content: Content
    materials: Mapping[TerritoryId, Collection[MaterialId]]
    # Sets of Materials as bits too, because they are counted often.
    bits: Mapping[TerritoryId, int]
    bit_of: Mapping[MaterialId, int]


# By the identity of the content, which stays alive in its value, and the open cards.
_SUPPLIES: dict[tuple[int, tuple[NewsId, ...]], Supply] = {}
_MOST_SUPPLIES = 1000


def supply_of(content: Content, open_cards: tuple[NewsId, ...]) -> Supply:
    key = (id(content), open_cards)
    supply = _SUPPLIES.get(key)
    if supply is None:
        if len(_SUPPLIES) >= _MOST_SUPPLIES:
            _SUPPLIES.clear()
        supply = _SUPPLIES[key] = _supply(content, open_cards)
    return supply


def _supply(content: Content, open_cards: tuple[NewsId, ...]) -> Supply:
    materials = {
        territory: dict.fromkeys(place.materials)
        for territory, place in content.territories.items()
    }
    for name in open_cards:
        card = content.news[name]
        if card.effect is NewsEffect.STOPS:
            materials[card.territory].pop(card.material, None)
        else:
            materials[card.territory][card.material] = None
    bit_of = {material: 1 << number for number, material in enumerate(content.materials)}
    return Supply(
        content,
        {territory: tuple(supplied) for territory, supplied in materials.items()},
        {
            territory: sum(bit_of[material] for material in supplied)
            for territory, supplied in materials.items()
        },
        bit_of,
    )


def still_open(state: State) -> dict[NewsId, int]:
    """R4.10: the cards that the beginning of a Turn doesn't set aside, with the Turns left."""
    return {card: left - 1 for card, left in state.news.open.items() if left > 1}
