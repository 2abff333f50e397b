"""Search for the Objective cards of the standard board and print objectives.toml.

    python3 dev/tuning/design_cards.py > content/world/objectives.toml

The same content gives the same cards. Every Application is on the same number of cards; the first
card is the rulebook's. The search swaps Applications between cards until every card is within the
limits and all have about the same expected score. `--report` prints a table of the cards instead.
docs/content.md explains the limits.
"""

import math
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

WORLD = Path(__file__).parents[2] / "content" / "world"
RULEBOOK_CARD = ("flame_retardants", "fertilizers", "digital_cameras", "medical_equipment")
APPLICATIONS_PER_CARD = 4
CARDS_PER_APPLICATION = 3

LEAST_POINTS, MOST_POINTS = 41, 51
MOST_IN_COMMON = 2  # Applications that two cards may share
EASY, HARD = 8, 13  # every card has an Application of at most EASY, and one of at least HARD points

# Targets of the search; an even deck matters more than meeting them exactly.
AIM_POINTS = 45.0
AIM_PROMISE = 15.1
AIM_MATERIALS = 14.5

# About 40 % of the greedy bots that need a Material miss it when it has two copies, 25 % with
# three, 15 % with five: close enough to MISSED / copies.
MISSED = 0.88

LIMIT_COST = 20.0

SEED = 1
STEPS = 120_000
FIRST_TEMPERATURE, LAST_TEMPERATURE = 3.0, 0.02

Card = tuple[str, ...]


@dataclass(frozen=True)
class World:
    points: dict[str, int]  # of each Application
    materials: dict[str, frozenset[str]]  # of each Application
    chance: dict[str, float]  # of each Material: that a player who needs it holds it at the end

    def needed(self, card: Card) -> frozenset[str]:
        return frozenset[str]().union(*(self.materials[application] for application in card))

    def total(self, card: Card) -> int:
        return sum(self.points[application] for application in card)

    def promise(self, card: Card) -> float:
        """The points to expect, as if a player came by each Material independently."""
        return sum(
            self.points[application]
            * math.prod(self.chance[material] for material in self.materials[application])
            for application in card
        )


def main() -> None:
    world = read_world()
    cards = search(world, Random(SEED))
    if any(broken_limits(world, card) for card in cards) or too_alike(cards):
        sys.exit("no cards within the limits were found: try another SEED, or more STEPS")
    lines = report(world, cards) if "--report" in sys.argv[1:] else objectives(cards)
    print("\n".join(lines))


def read_world() -> World:
    applications = _toml("applications.toml")
    copies = Counter(
        material
        for territory in _toml("territories.toml").values()
        for material in territory["materials"]
    )
    return World(
        points={name: entry["points"] for name, entry in applications.items()},
        materials={name: frozenset(entry["materials"]) for name, entry in applications.items()},
        chance={material: 1 - MISSED / count for material, count in copies.items()},
    )


def _toml(name: str) -> dict[str, Any]:
    return tomllib.loads((WORLD / name).read_text(encoding="utf-8"))


def search(world: World, random: Random) -> list[Card]:
    """Simulated annealing: swap two Applications between two cards; the first card is fixed."""
    cards = first_deal(world, random)
    card_costs = [card_cost(world, card) for card in cards]
    for step in range(STEPS):
        cooled = (LAST_TEMPERATURE / FIRST_TEMPERATURE) ** (step / STEPS)
        here, there = random.sample(range(1, len(cards)), 2)
        slot, other_slot = (random.randrange(APPLICATIONS_PER_CARD) for _ in range(2))
        one = _replaced(cards[here], slot, cards[there][other_slot])
        other = _replaced(cards[there], other_slot, cards[here][slot])
        costs = card_cost(world, one), card_cost(world, other)
        rest = [card for index, card in enumerate(cards) if index not in (here, there)]
        before = card_costs[here] + card_costs[there]
        before += overlap_cost(rest, cards[here], cards[there])
        after = sum(costs) + overlap_cost(rest, one, other)
        if after <= before or random.random() < math.exp(
            (before - after) / (FIRST_TEMPERATURE * cooled)
        ):
            cards[here], cards[there] = one, other
            card_costs[here], card_costs[there] = costs
    return [cards[0], *sorted(_by_points(world, card) for card in cards[1:])]


def first_deal(world: World, random: Random) -> list[Card]:
    """The rulebook's card, then the remaining Applications dealt at random."""
    left = Counter(dict.fromkeys(world.points, CARDS_PER_APPLICATION))
    left.subtract(RULEBOOK_CARD)
    slots = list(left.elements())
    if len(slots) % APPLICATIONS_PER_CARD:
        sys.exit("the Applications do not fill whole cards: change CARDS_PER_APPLICATION")
    random.shuffle(slots)
    starts = range(0, len(slots), APPLICATIONS_PER_CARD)
    return [RULEBOOK_CARD, *(tuple(slots[i : i + APPLICATIONS_PER_CARD]) for i in starts)]


def card_cost(world: World, card: Card) -> float:
    """Large for a broken limit, small for missing a target."""
    total = world.total(card)
    return (
        LIMIT_COST * broken_limits(world, card)
        + 0.15 * (total - AIM_POINTS) ** 2
        + 2 * (world.promise(card) - AIM_PROMISE) ** 2
        + 0.3 * (len(world.needed(card)) - AIM_MATERIALS) ** 2
    )


def broken_limits(world: World, card: Card) -> int:
    """By how much a card misses the limits; 0 for a valid card."""
    total = world.total(card)
    points = sorted(world.points[application] for application in card)
    misses = (
        APPLICATIONS_PER_CARD - len(set(card)),
        max(0, LEAST_POINTS - total, total - MOST_POINTS),
        max(0, points[0] - EASY),
        max(0, HARD - points[-1]),
    )
    return sum(misses)


def overlap_cost(rest: Sequence[Card], one: Card, other: Card) -> float:
    """Two cards may share two Applications, at a small cost."""
    pairs = [(one, other), *((card, changed) for card in rest for changed in (one, other))]
    shared = (len(set(a) & set(b)) for a, b in pairs)
    return sum(LIMIT_COST if n > MOST_IN_COMMON else 0.5 for n in shared if n >= MOST_IN_COMMON)


def too_alike(cards: Sequence[Card]) -> bool:
    return any(len(set(a) & set(b)) > MOST_IN_COMMON for a, b in combinations(cards, 2))


def _replaced(card: Card, slot: int, application: str) -> Card:
    return (*card[:slot], application, *card[slot + 1 :])


def _by_points(world: World, card: Card) -> Card:
    return tuple(sorted(card, key=lambda application: (world.points[application], application)))


def objectives(cards: Sequence[Card]) -> Iterator[str]:
    yield "# Objective cards, made by dev/tuning/design_cards.py; the first one is the rulebook's."
    for number, card in enumerate(cards, start=1):
        names = ", ".join(f'"{application}"' for application in card)
        yield f"\n[card_{number:02}]\napplications = [{names}]"


def report(world: World, cards: Sequence[Card]) -> Iterator[str]:
    for number, card in enumerate(cards, start=1):
        points = "+".join(str(world.points[application]) for application in card)
        yield (
            f"card_{number:02} {world.total(card)} = {points:12}"
            f" {len(world.needed(card)):2} Materials, promise {world.promise(card):.1f}"
            f"  {' '.join(card)}"
        )


if __name__ == "__main__":
    main()
