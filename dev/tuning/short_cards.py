"""Choose the cards of short matches (R1.4) and their numbers of Assets (R3.8).

    .venv/bin/python dev/tuning/short_cards.py sample 3 3.npz     # and so for 4 and 5 players
    .venv/bin/python dev/tuning/short_cards.py choose 3.npz 4.npz 5.npz

With `--among card_02 card_06 …` both use only these cards of the board, so that a second sample
knows the better ones more exactly.

`sample` plays matches of Medium with three to five Turns and with cards of the board; setup and
numbers of Assets are drawn at random. `choose` fits how strong each card is in each seat (a logit
of who won), and finds by simulated annealing the cards and numbers with which no card and no seat
should be far off, in each of the 18 cases. It prints lines for board.toml and, on standard error,
what they promise. Measure that with `rawsiko balance` before you believe it. Changes no file.
"""

import argparse
import math
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import fair_cards
import numpy as np
from fair_cards import MIDDLE, MOST_APART, MOST_ASSETS, PLAYERS
from msgspec.structs import replace
from numpy.typing import NDArray

from rawsiko.content.load import standard_content
from rawsiko.engine.turns import INITIAL_ASSETS
from rawsiko.lab.balance import SHORT

CARDS = 16
# How strongly an effect is drawn towards 0: of a card, of a card in a seat, of seats and Assets.
RIDGE = (3.0, 6.0, 0.01, 0.01, 10.0)
NEWTON_STEPS = 15

# What the search makes small: percentage points and logarithms of factors beyond these.
CLOSE, LOW, HIGH = 2.8, math.log(0.8), math.log(1.25)
FACTOR_COST = 500.0
STEPS = 60_000
FIRST_TEMPERATURE, LAST_TEMPERATURE = 6.0, 0.05

Floats = NDArray[np.float64]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    sampling = commands.add_parser("sample")
    sampling.add_argument("players", type=int, choices=PLAYERS)
    sampling.add_argument("file", type=Path)
    sampling.add_argument("--matches", type=int, default=80_000)
    choosing = commands.add_parser("choose")
    choosing.add_argument("files", type=Path, nargs=len(PLAYERS))
    for each in (sampling, choosing):
        each.add_argument("--seed", type=int, default=1)
        each.add_argument("--among", nargs="+")
    chosen = parser.parse_args()
    content = standard_content()
    if chosen.among:
        content = replace(content, objectives={i: content.objectives[i] for i in chosen.among})
    if chosen.command == "sample":
        players, matches = chosen.players, chosen.matches
        fair_cards.sample(
            content, SHORT, players, matches, chosen.seed, chosen.file, fewer_later=False
        )
        return
    search = Search([case for file in chosen.files for case in cases(dict(np.load(file)))])
    deck, assets = search.run(Random(chosen.seed))
    ids = list(content.objectives)
    print("short_objectives = [" + ", ".join(f'"{ids[card]}"' for card in deck) + "]")
    print("[short_head_start]")
    print(*(f"{len(row)} = {list(row)}" for row in assets), sep="\n")
    print(search.promise(deck, assets), file=sys.stderr)


@dataclass(frozen=True)
class Case:
    """How strong each card is in each seat: by length, setup and number of players."""

    turns: int
    advanced: bool
    cards: Floats  # by seat and card
    assets: Floats  # by seat, for each Asset over the middle
    squares: float

    @property
    def players(self) -> int:
        return len(self.assets)

    def strengths(self, assets: Sequence[int]) -> Floats:
        more = np.array(assets) - MIDDLE
        by_assets = self.assets * more + self.squares * more**2
        return np.exp(self.cards + by_assets[:, np.newaxis])


def cases(sampled: dict[str, Any]) -> list[Case]:
    number = int(sampled["cards"].max()) + 1
    return [
        _fit(sampled, number, turns, advanced=advanced)
        for turns, advanced in product(SHORT, (False, True))
    ]


def _fit(sampled: dict[str, Any], number: int, turns: int, *, advanced: bool) -> Case:
    """By Newton's method. Those who tie share the win."""
    of = (sampled["turns"] == turns) & (sampled["advanced"] == advanced)
    hands, wins, more = sampled["cards"][of], sampled["wins"][of], sampled["assets"][of] - MIDDLE
    count, players = hands.shape
    groups = (number, players * number, players, players, 1)
    of_cards, in_seats, of_seats, of_assets, squares = np.cumsum((0, *groups[:-1]))
    features = np.zeros((count, players, sum(groups)), dtype=np.float32)
    rows = range(count)
    for seat in range(players):
        features[rows, seat, of_cards + hands[:, seat]] = 1
        features[rows, seat, in_seats + seat * number + hands[:, seat]] = 1
        features[:, seat, of_seats + seat] = 1
        features[:, seat, of_assets + seat] = more[:, seat]
        features[:, seat, squares] = more[:, seat] ** 2
    ridge = np.repeat(RIDGE, groups)
    solved: Floats = np.zeros(sum(groups))
    for _ in range(NEWTON_STEPS):
        chances = np.exp(features @ solved.astype(np.float32))
        chances /= chances.sum(1, keepdims=True)
        slope: Floats = np.einsum("np,npk->k", wins - chances, features) - ridge * solved
        flat = (np.sqrt(chances)[:, :, np.newaxis] * features).reshape(-1, sum(groups))
        mean = (chances[:, :, np.newaxis] * features).sum(1)
        curve: Floats = (flat.T @ flat - mean.T @ mean).astype(np.float64) + np.diag(ridge)
        step: Floats = np.linalg.solve(curve, slope).astype(np.float64)
        solved += np.clip(step, -1, 1)
    cards: Floats = solved[:number] + solved[in_seats:of_seats].reshape(players, number)
    cards += solved[of_seats:of_assets, np.newaxis]
    return Case(turns, advanced, cards, solved[of_assets:squares], float(solved[squares]))


class Search:
    """Finds cards, and for each number of players the numbers of Assets."""

    def __init__(self, of: Sequence[Case]) -> None:
        self.cases = of
        self.rows = [
            row
            for players in PLAYERS
            for row in product(range(INITIAL_ASSETS, MOST_ASSETS + 1), repeat=players)
            if max(row) - min(row) <= MOST_APART
        ]
        self._strengths = {
            row: [case.strengths(row) for case in of if case.players == len(row)]
            for row in self.rows
        }
        self._by_players = {
            players: [row for row in self.rows if len(row) == players] for players in PLAYERS
        }

    def run(self, random: Random) -> tuple[list[int], list[tuple[int, ...]]]:
        """Put another card in the place of one, or other numbers in the place of a row."""
        number = self.cases[0].cards.shape[1]
        deck = random.sample(range(number), CARDS)
        rows = [random.choice(self._by_players[players]) for players in PLAYERS]
        cost = self._cost(deck, rows)
        best = cost, sorted(deck), rows
        for step in range(STEPS):
            heat = FIRST_TEMPERATURE * (LAST_TEMPERATURE / FIRST_TEMPERATURE) ** (step / STEPS)
            new_deck, new_rows = [*deck], [*rows]
            if random.random() < 0.6:
                others = [card for card in range(number) if card not in deck]
                new_deck[random.randrange(CARDS)] = random.choice(others)
            else:
                nth = random.randrange(len(PLAYERS))
                new_rows[nth] = random.choice(self._by_players[PLAYERS[nth]])
            changed = self._cost(new_deck, new_rows)
            if changed <= cost or random.random() < math.exp((cost - changed) / heat):
                deck, rows, cost = new_deck, new_rows, changed
                best = min(best, (cost, sorted(deck), rows))
        return best[1], best[2]

    def promise(self, deck: Sequence[int], rows: Sequence[tuple[int, ...]]) -> str:
        lines: list[str] = []
        for case in self.cases:
            row = rows[PLAYERS.index(case.players)]
            factors, seats = _expected(case.strengths(row)[:, deck])
            setup = "Advanced setup" if case.advanced else "plain setup"
            off = 100 * np.abs(seats - 1 / case.players).max()
            cards = f"cards {factors.min():.2f} to {factors.max():.2f}"
            where = f"{case.players} players, {case.turns} Turns, {setup}"
            lines.append(f"{where}: {cards}; seats {off:.1f} points off")
        return "\n".join(lines)

    def _cost(self, deck: Sequence[int], rows: Sequence[tuple[int, ...]]) -> float:
        cost = 0.0
        for row in rows:
            for strengths in self._strengths[row]:
                factors, seats = _expected(strengths[:, deck])
                logs = np.log(factors)
                far = np.maximum(logs - HIGH, 0) + np.maximum(LOW - logs, 0)
                off = np.maximum(100 * np.abs(seats - 1 / len(row)) - CLOSE, 0)
                cost += FACTOR_COST * float((far**2).sum()) + float((off**2).sum())
        return cost


def _expected(strengths: Floats) -> tuple[Floats, Floats]:
    """Each card's wins times parity, and each seat's share, against random cards of the others."""
    mean, spread = strengths.mean(1), strengths.var(1)
    rest = (mean.sum() - mean)[:, np.newaxis]
    total = strengths + rest
    wins = strengths / total + strengths * (spread.sum() - spread)[:, np.newaxis] / total**3
    factors = wins.mean(0) / wins.mean()
    seats = wins.mean(1)
    return factors, seats / seats.sum()


if __name__ == "__main__":
    main()
