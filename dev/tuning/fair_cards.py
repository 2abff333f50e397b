"""Search for Objective cards and numbers of Assets (R3.8) that are fair to seats and cards at once.

    .venv/bin/python dev/tuning/fair_cards.py sample 3 3.npz     # and so for 4 and 5 players
    .venv/bin/python dev/tuning/fair_cards.py search 3.npz 4.npz 5.npz > objectives.toml

`sample` plays matches of Medium with a deck of all cards that card_worth.json knows well, with
Turns, setup and numbers of Assets drawn at random. `search` fits to them how much each Asset, each
seat's own card and the cards of others add to each seat's chance, in each of the cases; a deck is
then the mean of its cards. By simulated annealing it finds the deck, and the numbers for it, with
which no seat and no card should be far off. It prints the deck, and on standard error what it
promises. Which deck it finds depends on the sample; measure it with `rawsiko balance` before you
believe it. Changes no file. docs/measurements/head-start.md quotes the result.
"""

import argparse
import json
import math
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, product
from pathlib import Path
from random import Random
from typing import Any

import design_cards
import numpy as np
from design_cards import Card
from fair_board import CASES, with_cards
from numpy.typing import NDArray

from rawsiko.content.load import standard_content
from rawsiko.engine.content import Content
from rawsiko.engine.options import Options
from rawsiko.engine.turns import INITIAL_ASSETS
from rawsiko.lab.balance import POLICY
from rawsiko.lab.policies import workspace_for
from rawsiko.simulator import playing as by
from rawsiko.simulator.chance import root_of
from rawsiko.simulator.positions import start_position
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.scoring import PLACE

PLAYERS = (3, 4, 5)
WELL_KNOWN = 700  # plays
MOST_OFF = 0.34  # the logarithm of a card's factor: others aren't worth trying
AT_A_TIME = 2_000
MOST_ASSETS, MOST_APART = 9, 3
MIDDLE = 7.0
# How strongly an effect is drawn towards 0: of Assets, of the own card, of others' cards, and of
# the own card with one number of Turns.
RIDGE = (3.0, 80.0, 900.0, 320.0)

# What the search makes small: percentage points and logarithms of factors beyond these.
CLOSE, LOW, HIGH = 2.8, math.log(0.82), math.log(1.22)
LOWEST_OF_RULEBOOK = math.log(0.755)
FACTOR_COST, RULEBOOK_COST, LIMIT_COST, ASSET_COST = 500.0, 1200.0, 8.0, 0.15
STEPS = 150_000
FIRST_TEMPERATURE, LAST_TEMPERATURE = 6.0, 0.03

Floats = NDArray[np.float64]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    sampling = commands.add_parser("sample")
    sampling.add_argument("players", type=int, choices=PLAYERS)
    sampling.add_argument("file", type=Path)
    sampling.add_argument("--matches", type=int, default=300_000)
    searching = commands.add_parser("search")
    searching.add_argument("files", type=Path, nargs=len(PLAYERS))
    for each in (sampling, searching):
        each.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    cards, factors = well_known()
    if chosen.command == "sample":
        content, lengths = with_cards(standard_content(), cards), [turns for _, turns in CASES]
        sample(content, lengths, chosen.players, chosen.matches, chosen.seed, chosen.file)
        return
    deck, promise = search(Model(cards, factors, chosen.files), Random(chosen.seed))
    print("\n".join(design_cards.objectives(deck)))
    print(promise, file=sys.stderr)


def well_known() -> tuple[list[Card], Floats]:
    """Cards within the limits, the rulebook's first, and what they won times parity."""
    world = design_cards.read_world()
    lines: list[dict[str, Any]] = json.loads(design_cards.WORTH.read_text(encoding="utf-8"))
    wins: dict[Card, Floats] = {}
    plays: dict[Card, Floats] = {}
    for line in lines:
        card = tuple(sorted(line["card"].split()))
        number: Floats = np.array(line["plays"], dtype=float)
        wins[card] = wins.get(card, 0.0) + np.array(line["factors"]) * number
        plays[card] = plays.get(card, 0.0) + number
    first = tuple(sorted(design_cards.RULEBOOK_CARD))
    known = {
        card: wins[card] / plays[card]
        for card in sorted(set(design_cards.valid_cards(world)) & wins.keys())
        if plays[card].min() >= WELL_KNOWN
    }
    middle = np.median(list(known.values()), axis=0)
    good = [
        card
        for card, factors in known.items()
        if card != first and np.abs(np.log(factors / middle)).max() < MOST_OFF
    ]
    factors = np.array([wins[first] / plays[first], *(known[card] for card in good)])
    return [design_cards.RULEBOOK_CARD, *good], factors


def sample(
    content: Content,
    lengths: Sequence[int],
    players: int,
    matches: int,
    seed: int,
    file: Path,
    *,
    fewer_later: bool = True,
) -> None:
    """Matches with Turns, setup and numbers of Assets drawn at random."""
    random = np.random.default_rng(seed)
    table = workspace_for(content, (POLICY,), players)
    rows: dict[str, list[NDArray[np.generic]]] = {}
    for first in range(0, matches, AT_A_TIME):
        start = np.tile(start_position(content, Options(), players), (AT_A_TIME, 1))
        start[:, at.TURNS] = random.choice(lengths, AT_A_TIME)
        start[:, at.ADVANCED_SETUP] = random.integers(0, 2, AT_A_TIME)
        assets = random.integers(INITIAL_ASSETS, MOST_ASSETS + 1, (AT_A_TIME, players))
        if fewer_later:
            assets = -np.sort(-assets, axis=1)
        start[:, at.INITIAL : at.INITIAL + players] = assets
        room = by.room_for(AT_A_TIME, players)
        by.play_matches(table, room, root_of(seed), first + 1, start)
        has_won = room.scores[:, :, PLACE] == 1
        for name, values in (
            ("turns", start[:, at.TURNS]),
            ("advanced", start[:, at.ADVANCED_SETUP]),
            ("assets", start[:, at.INITIAL : at.INITIAL + players]),
            ("wins", has_won / has_won.sum(1, keepdims=True)),  # those who tie share the win
            ("cards", room.positions[:, at.CARD : at.CARD + players]),
        ):
            rows.setdefault(name, []).append(values.copy())
    parts: dict[str, Any] = {name: np.concatenate(values) for name, values in rows.items()}
    np.savez_compressed(file, **parts)


@dataclass(frozen=True)
class Fitted:
    """Of one number of players, in percentage points from an equal chance."""

    assets: NDArray[np.int64]  # numbers of Assets that may be chosen, by row
    of_assets: Floats  # by row, case and seat
    of_cards: Floats  # by case, seat and card: the mean over a deck counts


class Model:
    """Each seat's chance in each case by Assets and cards, and each card's."""

    def __init__(self, cards: Sequence[Card], factors: Floats, files: Sequence[Path]) -> None:
        self.world = design_cards.read_world()
        self.cards = cards
        self.points = [self.world.total(card) for card in cards]
        self.factors = factors
        self.fitted = [_fit(dict(np.load(file)), len(cards)) for file in files]

    def off(self, deck: Sequence[int]) -> list[tuple[float, list[int], Floats]]:
        """By number of players: the cost, the best numbers of Assets, and how far seats are off."""
        found: list[tuple[float, list[int], Floats]] = []
        for one in self.fitted:
            off = one.of_assets + one.of_cards[:, :, deck].mean(2)
            costs = (np.maximum(np.abs(off) - CLOSE, 0) ** 2).sum((1, 2))
            costs += ASSET_COST * (one.assets - INITIAL_ASSETS).mean(1)
            least = int(np.argmin(costs))
            found.append((float(costs[least]), one.assets[least].tolist(), off[least]))
        return found

    def cost(self, deck: Sequence[int]) -> float:
        logs = np.log(self.factors[deck] / self.factors[deck].mean(0))
        far = np.maximum(LOW - logs, 0) + np.maximum(logs - HIGH, 0)
        rulebook = max(0.0, LOWEST_OF_RULEBOOK - float(logs[0].min()))
        seats = sum(cost for cost, _, _ in self.off(deck))
        cards = FACTOR_COST * float((far**2).sum()) + RULEBOOK_COST * rulebook
        return seats + cards + LIMIT_COST * self.broken_limits([self.cards[one] for one in deck])

    def broken_limits(self, deck: Sequence[Card]) -> int:
        copies = Counter(application for card in deck for application in card)
        themes = Counter(design_cards.theme_of(card) or "" for card in deck)
        fewest, most = design_cards.FEWEST_CARDS, design_cards.MOST_CARDS
        pair = set(design_cards.TUTORIAL_PAIR)
        low = design_cards.POINTS[0]
        return (
            sum(max(fewest - copies[a], copies[a] - most, 0) for a in self.world.points)
            + sum(max(0, many - len(design_cards.NAMES[t])) for t, many in themes.items())
            + sum(len({*a} & {*b}) > design_cards.MOST_IN_COMMON for a, b in combinations(deck, 2))
            + (not any(pair <= {*card} and self.world.total(card) == low for card in deck))
        )


def _fit(sampled: dict[str, Any], number: int) -> Fitted:
    """By ridge regression, one seat and setup after the other."""
    players = int(sampled["wins"].shape[1])
    lengths = sorted({turns for _, turns in CASES})
    every = product(range(INITIAL_ASSETS, MOST_ASSETS + 1), repeat=players)
    assets = np.array(
        [
            row
            for row in every
            if list(row) == sorted(row, reverse=True) and 1 <= row[0] - row[-1] <= MOST_APART
        ]
    )
    width = 3 * players
    ridge = np.repeat(
        [1e-3, *RIDGE], [len(lengths), len(lengths) * width, number, number, 3 * number]
    )
    of_assets = np.zeros((len(assets), len(CASES), players))
    of_cards = np.zeros((len(CASES), players, number))
    for setup, seat in product((False, True), range(players)):
        of = sampled["advanced"] == setup
        hands, count = sampled["cards"][of], int(of.sum())
        among = np.stack([sampled["turns"][of] == turns for turns in lengths], 1)
        own, dealt = np.zeros((2, count, number), dtype=np.float32)
        own[np.arange(count), hands[:, seat]] = 1
        dealt[np.arange(count)[:, np.newaxis], hands] = 1
        by_assets = _features(sampled["assets"][of])
        features = np.concatenate(
            [
                among,
                *(by_assets * among[:, [nth]] for nth in range(len(lengths))),
                *(own, dealt),
                *(own * among[:, [nth]] for nth in range(len(lengths))),
            ],
            1,
        ).astype(np.float32)
        curve: Floats = (features.T @ features).astype(np.float64) + np.diag(ridge)
        over: Floats = sampled["wins"][of][:, seat] - 1 / players
        target: Floats = (features.T @ over.astype(np.float32)).astype(np.float64)
        solved = np.linalg.solve(curve, target).astype(np.float64)
        ends = np.cumsum([len(lengths), len(lengths) * width, number, number])
        split: list[Floats] = np.split(solved, ends)
        alone, weights, common, others, special = split
        for nth, turns in enumerate(lengths):
            case = CASES.index((setup, turns))
            by_row = _features(assets) @ weights[nth * width : (nth + 1) * width]
            of_assets[:, case, seat] = 100 * (alone[nth] + by_row)
            own_effect = common + special[nth * number : (nth + 1) * number]
            of_cards[case, seat] = 100 * (own_effect + players * others)
    return Fitted(assets, of_assets, of_cards)


def _features(assets: NDArray[np.int64]) -> Floats:
    more = assets - MIDDLE
    both = more * more.sum(1, keepdims=True)
    return np.concatenate([more, both, more**2], 1).astype(np.float64)


def search(model: Model, random: Random) -> tuple[list[Card], str]:
    """Put another card of as many points in the place of one. The first is the rulebook's."""
    by_points = {
        points: [one for one in range(1, len(model.cards)) if model.points[one] == points]
        for points in design_cards.POINTS
    }
    low, high = design_cards.POINTS
    half = design_cards.CARDS // 2
    deck = [0, *random.sample(by_points[low], half), *random.sample(by_points[high], half - 1)]
    cost = model.cost(deck)
    best = cost, [*deck]
    for step in range(STEPS):
        heat = FIRST_TEMPERATURE * (LAST_TEMPERATURE / FIRST_TEMPERATURE) ** (step / STEPS)
        place = random.randrange(1, len(deck))
        old = deck[place]
        new = random.choice(by_points[model.points[old]])
        if new in deck:
            continue
        deck[place] = new
        changed = model.cost(deck)
        if changed <= cost or random.random() < math.exp((cost - changed) / heat):
            cost = changed
            best = min(best, (cost, [*deck]))
        else:
            deck[place] = old
    return _told(model, best[1])


def _told(model: Model, deck: Sequence[int]) -> tuple[list[Card], str]:
    factors = model.factors[deck] / model.factors[deck].mean(0)
    lines: list[str] = []
    for players, (_, assets, off), column in zip(PLAYERS, model.off(deck), factors.T, strict=True):
        furthest = ", ".join(f"{one:.1f}" for one in np.abs(off).max(1))
        cards = f"cards {column.min():.2f} to {column.max():.2f}"
        lines.append(f"{players} players, Assets {assets}: {furthest} points off; {cards}")
    ordered = sorted(design_cards.by_points(model.world, model.cards[one]) for one in deck[1:])
    return [design_cards.RULEBOOK_CARD, *ordered], "\n".join(lines)


if __name__ == "__main__":
    main()
