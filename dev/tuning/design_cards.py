"""Search for the Objective cards of the standard board and print objectives.toml.

    python3 dev/tuning/design_cards.py > content/world/objectives.toml

The same content and the same card_worth.json give the same cards. Every Application is on two to
five cards; the first card is the rulebook's. The others are chosen among all cards within the
limits so that all should win about equally often, as dev/tuning/card_worth.py has measured. Measure
the cards found and search again until they do. `--report` prints a table of the cards instead.
docs/content.md explains the limits. The cards on the board come from dev/tuning/fair_cards.py,
which also makes seats fair, out of cards that this search tried and that were measured.
"""

import json
import math
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

WORLD = Path(__file__).parents[2] / "content" / "world"
WORTH = Path(__file__).with_name("card_worth.json")
RULEBOOK_CARD = ("flame_retardants", "fertilizers", "digital_cameras", "medical_equipment")
# The learner's card in the tutorial has these (dev/build_tutorial.py).
TUTORIAL_PAIR = ("cutting_tools", "stainless_steel")
APPLICATIONS_PER_CARD = 4
CARDS = 30
FEWEST_CARDS, MOST_CARDS = 2, 5  # of an Application

# Of a card. Half of the cards have 46, as the rulebook's does: if all had the same, most matches of
# three would end with equal points, and whoever acts last would win them.
POINTS = (45, 46)
MOST_IN_COMMON = 2  # Applications that two cards may share
EASY, HARD = 8, 13  # every card has an Application of at most EASY, and one of at least HARD points

AIM_MATERIALS = 14.0  # the rulebook's card needs 16; few others within the limits do
MATERIALS_COST = 0.05
# What cards should win with three, four and five players, times what all cards within the limits
# win on average: the rulebook's card is a hard one, so the others must not be easy.
AIM_FACTORS = (0.96, 0.90, 0.82)
WORTH_COST = 10.0
FAR = 0.34  # the logarithm of 1.4, and of 1 / 0.7: a card so far off is as good as refused
DOUBT_COST = 12.0  # of a card that was never measured

# About 40 % of the greedy bots that need a Material miss it when it has two copies, 25 % with
# three, 15 % with five: close enough to MISSED / copies.
MISSED = 0.88

LIMIT_COST = 60.0
RIDGE = 0.5
POINT = "point"  # one more point, as if it were an Application
# A card's factor after so many plays has a standard deviation of about 0.08, as much as cards
# differ from the sum of their Applications.
PLAYS = 500.0

SEED = 1
STEPS = 300_000
FIRST_TEMPERATURE, LAST_TEMPERATURE = 3.0, 0.02

# What a card is about: two of its Applications at least, and more than of any other theme.
THEMES = {
    "healthy_lives": (
        "medical_equipment", "mri_scanners", "xray_machines", "medicines", "dental_care",
    ),
    "clean_mobility": (
        "ev_motors", "ev_batteries", "fuel_cells", "drones", "aeroplanes", "catalytic_converters",
    ),
    "green_energy": ("wind_turbines", "solar_panels", "grid_storage", "led_lighting"),
    "connected_world": (
        "phone_screens", "phone_chips", "phone_batteries", "phone_speakers", "computer_chips",
        "data_centres", "fibre_optics", "telecom_5g", "satellites", "digital_cameras",
    ),
    "strong_works": (
        "strong_steel", "stainless_steel", "cutting_tools", "printing_3d", "thermal_cameras",
        "flame_retardants",
    ),
    "daily_life": (
        "fireworks", "paint_makeup", "plastic_bottles", "aluminium_cans", "non_stick_pans",
        "alkaline_batteries", "pencils", "fridge_magnets", "fertilizers",
    ),
}  # fmt: skip
# Names for the cards of a theme, one after the other: ids of texts in web-cards.ftl. Swap them
# until each shows an Application of its card (tests/content/test_labels.py).
NAMES = {
    "healthy_lives": (
        "hospital_day",
        "check_up",
        "night_shift",
        "first_aid",
        "get_well",
        "school_nurse",
        "healthy_smile",
    ),
    "clean_mobility": (
        "road_trip",
        "quiet_street",
        "drone_flight",
        "clean_air",
        "take_off",
        "special_delivery",
        "city_ride",
        "green_light",
    ),
    "green_energy": (
        "windy_coast",
        "night_light",
        "bright_nights",
        "power_reserve",
        "eco_village",
        "fresh_wind",
    ),
    "connected_world": (
        "video_call",
        "group_chat",
        "live_stream",
        "new_computer",
        "sky_link",
        "online_lesson",
        "low_battery",
        "new_phone",
        "game_night",
        "web_search",
        "fast_answer",
        "world_news",
    ),
    "strong_works": (
        "tall_tower",
        "workshop",
        "metal_printer",
        "fire_station",
        "toolbox",
        "inventors_lab",
    ),
    "daily_life": (
        "kitchen_table",
        "picnic",
        "fridge_door",
        "new_years_eve",
        "dress_up",
        "art_class",
        "birthday",
        "summer_camp",
    ),
}
Card = tuple[str, ...]
Floats = NDArray[np.float64]

THEME_OF = {application: theme for theme, those in THEMES.items() for application in those}
RULEBOOK_THEME = "healthy_lives"  # the rulebook's card has one of four themes each


@dataclass(frozen=True)
class World:
    points: dict[str, int]  # of each Application
    materials: dict[str, frozenset[str]]  # of each Application
    chance: dict[str, float]  # of each Material: that a player who needs it holds it at the end
    worth: list[dict[str, float]]  # of each Application and of POINT, by number of players
    beyond: dict[Card, list[float]]  # what cards won that were measured, beyond that
    plays: dict[Card, float]  # of cards that were measured

    def needed(self, card: Card) -> frozenset[str]:
        return frozenset[str]().union(*(self.materials[application] for application in card))

    def total(self, card: Card) -> int:
        return sum(self.points[application] for application in card)

    def factors(self, card: Card) -> list[float]:
        """What the card should win, times parity, for each number of players."""
        beyond = self.beyond.get(tuple(sorted(card)), [0.0] * len(self.worth))
        over = self.total(card) - POINTS[0]
        return [
            1 + sum(worth[application] for application in card) + worth[POINT] * over + more
            for worth, more in zip(self.worth, beyond, strict=True)
        ]

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
    copies = Counter(application for card in cards for application in card)
    if too_alike(cards) or copies_cost(copies, set(world.points)):
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
    points = {name: entry["points"] for name, entry in applications.items()}
    worth, beyond, plays = measured_worth(points)
    return World(
        points=points,
        materials={name: frozenset(entry["materials"]) for name, entry in applications.items()},
        chance={material: 1 - MISSED / count for material, count in copies.items()},
        worth=worth,
        beyond=beyond,
        plays=plays,
    )


def measured_worth(
    points: dict[str, int],
) -> tuple[list[dict[str, float]], dict[Card, list[float]], dict[Card, float]]:
    """What each Application and one more point add to a card's factor, by number of players: least
    squares over all cards that dev/tuning/card_worth.py has measured, drawn towards 0. What such
    cards won beyond that, likewise, and how often they were played."""
    names = [*points, POINT]
    if not WORTH.exists():
        return [dict.fromkeys(names, 0.0) for _ in AIM_FACTORS], {}, {}
    lines: list[dict[str, Any]] = json.loads(WORTH.read_text(encoding="utf-8"))
    cards: list[Card] = [tuple(sorted(line["card"].split())) for line in lines]
    has = np.array([[name in card for name in names] for card in cards], dtype=float)
    has[:, -1] = [sum(map(points.__getitem__, card)) - POINTS[0] for card in cards]
    plays: Floats = np.array([line["plays"] for line in lines], dtype=float)
    over: Floats = np.array([line["factors"] for line in lines], dtype=float) - 1
    added: list[Floats] = []
    for column in range(over.shape[1]):
        weighed = has * plays[:, column, np.newaxis] / PLAYS
        curve = weighed.T @ has + RIDGE * np.eye(len(names))
        added.append(np.linalg.solve(curve, weighed.T @ over[:, column]).astype(np.float64))
    left = (over - has @ np.array(added).T) * plays
    beyond: dict[Card, list[float]] = {}
    known: dict[Card, float] = {}
    for card in set(cards):
        rows = [number for number, one in enumerate(cards) if one == card]
        beyond[card] = (left[rows].sum(0) / (plays[rows].sum(0) + PLAYS)).tolist()
        known[card] = float(plays[rows].sum(0).mean())
    return [dict(zip(names, map(float, one), strict=True)) for one in added], beyond, known


def _toml(name: str) -> dict[str, Any]:
    return tomllib.loads((WORLD / name).read_text(encoding="utf-8"))


def search(world: World, random: Random) -> list[Card]:
    """Simulated annealing: put another card within the limits in the place of one. The first card
    is the rulebook's, the second has the tutorial's pair."""
    every = valid_cards(world)
    worth = {points: [card for card in every if world.total(card) == points] for points in POINTS}
    taught = [card for card in worth[POINTS[0]] if set(TUTORIAL_PAIR) <= set(card)]
    costs = {card: card_cost(world, card) for card in every}
    cards = [RULEBOOK_CARD, random.choice(taught)]
    while len(cards) < CARDS:
        card = random.choice(worth[POINTS[len(cards) % len(POINTS) - 1]])
        if has_name(cards, card):
            cards.append(card)
    copies = Counter(application for card in cards for application in card)
    for application in world.points:
        copies[application] += 0
    for step in range(STEPS):
        heat = FIRST_TEMPERATURE * (LAST_TEMPERATURE / FIRST_TEMPERATURE) ** (step / STEPS)
        place = random.randrange(1, CARDS)
        old = cards[place]
        new = random.choice(taught if place == 1 else worth[world.total(old)])
        rest = cards[:place] + cards[place + 1 :]
        if not has_name(rest, new):
            continue
        before = costs[old] + overlap_cost(rest, old) + copies_cost(copies, {*old, *new})
        copies.subtract(old)
        copies.update(new)
        after = costs[new] + overlap_cost(rest, new) + copies_cost(copies, {*old, *new})
        if after <= before or random.random() < math.exp((before - after) / heat):
            cards[place] = new
        else:
            copies.subtract(new)
            copies.update(old)
    return [cards[0], *sorted(by_points(world, card) for card in cards[1:])]


def valid_cards(world: World) -> list[Card]:
    """All within the limits."""
    every = combinations(sorted(world.points), APPLICATIONS_PER_CARD)
    return [card for card in every if not broken_limits(world, card)]


def has_name(rest: Sequence[Card], card: Card) -> bool:
    """Whether a name of its theme is left."""
    theme = theme_of(card) or ""
    return sum(theme_of(other) == theme for other in rest) < len(NAMES[theme])


def copies_cost(copies: Counter[str], those: set[str]) -> float:
    """For Applications that are on too few or too many cards."""
    wrong = (max(FEWEST_CARDS - copies[one], copies[one] - MOST_CARDS, 0) for one in those)
    return LIMIT_COST * sum(wrong)


def card_cost(world: World, card: Card) -> float:
    """For missing a target, or perhaps missing it."""
    both = zip(world.factors(card), AIM_FACTORS, strict=True)
    off = (math.log(max(factor, 0.1) / aim) / FAR for factor, aim in both)
    worth = sum(one**2 + 3 * one**4 for one in off)
    materials = len(world.needed(card)) - AIM_MATERIALS
    doubt = PLAYS / (PLAYS + world.plays.get(tuple(sorted(card)), 0.0))
    return WORTH_COST * worth + MATERIALS_COST * materials**2 + DOUBT_COST * doubt


def broken_limits(world: World, card: Card) -> int:
    """By how much a card misses the limits; 0 for a valid card."""
    total = world.total(card)
    each = sorted(world.points[application] for application in card)
    misses = (
        theme_of(card) is None,
        APPLICATIONS_PER_CARD - len(set(card)),
        min(abs(total - points) for points in POINTS),
        max(0, each[0] - EASY),
        max(0, HARD - each[-1]),
    )
    return sum(misses)


@cache
def theme_of(card: Card) -> str | None:
    """The theme that most of its Applications have; None if two themes or more tie."""
    if set(card) == set(RULEBOOK_CARD):
        return RULEBOOK_THEME
    (theme, most), *others = Counter(THEME_OF[one] for one in card).most_common()
    return theme if most > max((count for _, count in others), default=0) else None


def overlap_cost(rest: Sequence[Card], card: Card) -> float:
    """Two cards may share two Applications, at a small cost."""
    here = set(card)
    shared = (len(here.intersection(other)) for other in rest)
    return sum(LIMIT_COST if n > MOST_IN_COMMON else 0.5 for n in shared if n >= MOST_IN_COMMON)


def too_alike(cards: Sequence[Card]) -> bool:
    return any(len(set(a) & set(b)) > MOST_IN_COMMON for a, b in combinations(cards, 2))


def by_points(world: World, card: Card) -> Card:
    return tuple(sorted(card, key=lambda application: (world.points[application], application)))


def objectives(cards: Sequence[Card]) -> Iterator[str]:
    yield "# Objective cards, found by dev/tuning/fair_cards.py; the first one is the rulebook's."
    names = {theme: iter(those) for theme, those in NAMES.items()}
    for number, card in enumerate(cards, start=1):
        theme = theme_of(card) or ""
        listed = ", ".join(f'"{application}"' for application in card)
        yield f'\n[card_{number:02}]\nname = "{next(names[theme])}"\ntheme = "{theme}"'
        yield f"applications = [{listed}]"


def report(world: World, cards: Sequence[Card]) -> Iterator[str]:
    for number, card in enumerate(cards, start=1):
        points = "+".join(str(world.points[application]) for application in card)
        yield (
            f"card_{number:02} {theme_of(card):15} {world.total(card)} = {points:12}"
            f" {len(world.needed(card)):2} Materials, promise {world.promise(card):.1f}, factors"
            f" {' '.join(f'{factor:.2f}' for factor in world.factors(card))}"
            f"  {' '.join(card)}"
        )


if __name__ == "__main__":
    main()
