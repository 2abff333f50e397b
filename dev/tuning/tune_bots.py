"""Tune the weights of the bots by playing matches, and write src/rawsiko/bots/minds.json.

    python dev/tuning/tune_bots.py weights --seed 5 --generations 35 --out both.json
    python dev/tuning/tune_bots.py weights --seed 9 --generations 15 --matches 1000 --spread 0.25 \\
        --against greedy --out greedy.json
    python dev/tuning/tune_bots.py mix both.json greedy.json

`weights` starts from dev/tuning/start.json, which was set by hand, and lets CMA-ES (the package
`cma`, extra `tuning`) change all weights together. A candidate plays half of its matches against
three greedy players and half against three with the starting weights. Its wins count, and a little
its points. All candidates of a generation play the same deals. `mix` takes the geometric mean of
two results. `dev/tuning/tune_standing.py` tunes how Hard and Expert judge positions.

The arena never uses the seeds of tuning.
"""

import argparse
import json
import time
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from rawsiko.content.load import standard_content
from rawsiko.engine.options import Options
from rawsiko.simulator import playing as by
from rawsiko.simulator.arrays import Floats
from rawsiko.simulator.chance import root_of
from rawsiko.simulator.positions import start_position
from rawsiko.simulator.rules.board import board_of
from rawsiko.simulator.rules.scoring import PLACE, POINTS
from rawsiko.simulator.search.mind import MIND_WIDTH, NUMBER, WEIGHTS, mind_of

START = Path(__file__).with_name("start.json")
MINDS = Path(__file__).parents[2] / "src" / "rawsiko" / "bots" / "minds.json"

SEEDS = 10_000_000  # seeds from here on are for tuning only
PLAYERS = 4
POPULATION = 16
POINTS_COUNT = 0.01  # what a point ahead of the others is worth, in wins
HELD_OUT = 2_000  # matches that measure the mean of a generation
LONGEST = 1_500  # actions of a match
# Shares and probabilities are limited to 0 up to these values.
LIMITS = {
    "far": 0.98,
    "reach": 0.98,
    "hostility": 1.5,
    "boldness": 1.5,
    "growth": 1.5,
    "support": 1.5,
}

Weights = Mapping[str, Mapping[str, float]]
OPPONENTS = {"both": (by.GREEDY, by.MINDED), "greedy": (by.GREEDY,)}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    what = parser.add_subparsers(dest="what", required=True)
    weights = what.add_parser("weights")
    weights.add_argument("--generations", type=int, default=60)
    weights.add_argument("--matches", type=int, default=640)
    weights.add_argument("--seed", type=int, default=5)
    # The standard deviation of the first generation, in natural logarithms times two.
    weights.add_argument("--spread", type=float, default=0.35)
    weights.add_argument("--against", choices=("both", "greedy"), default="both")
    weights.add_argument("--out", type=Path, default=Path("tuned.json"))
    mixing = what.add_parser("mix")
    mixing.add_argument("one", type=Path)
    mixing.add_argument("other", type=Path)
    mixing.add_argument("--share", type=float, default=0.25, help="of the other")
    mixing.add_argument("--out", type=Path, default=MINDS)
    asked = parser.parse_args()
    if asked.what == "weights":
        others = OPPONENTS[asked.against]
        tune(asked.generations, asked.matches, asked.seed, asked.spread, others, asked.out)
    else:
        mix(asked.one, asked.other, asked.share, asked.out)


class Trial:
    """Plays candidates against greedy players and against the starting weights."""

    def __init__(self, start: Floats, opponents: Sequence[int]) -> None:
        self._opponents = opponents
        content = standard_content()
        self._board = board_of(content)
        self._position = start_position(content, Options(), PLAYERS)
        self._start = start

    def rate(self, weights: Floats, seed: int, matches: int) -> tuple[float, float]:
        """The share of wins, and the candidate's fitness."""
        wins, judged = 0.0, 0.0
        number = len(self._opponents)
        for others in self._opponents:
            minds = np.zeros((PLAYERS, MIND_WIDTH))
            minds[:, : 2 * NUMBER] = self._start
            minds[0, : 2 * NUMBER] = weights
            policies = [by.MINDED] + [others] * (PLAYERS - 1)
            table = by.workspace_of(self._board, policies, minds)
            played = by.room_for(matches // number, PLAYERS)
            by.play_matches(table, played, root_of(seed), 0, self._position)
            won, ahead = _of_candidate(played)
            wins += won / number
            judged += (won + POINTS_COUNT * ahead) / number
        return wins, judged


def _of_candidate(played: by.Matches) -> tuple[float, float]:
    first = played.scores[:, :, PLACE] == 1
    shares = first / first.sum(axis=1, keepdims=True)
    mine = played.orders == 0
    points = played.scores[:, :, POINTS]
    others = (points.sum(axis=1) - points[mine]) / (PLAYERS - 1)
    return float(shares[mine].mean()), float((points[mine] - others).mean())


def tune(
    generations: int, matches: int, seed: int, spread: float, others: Sequence[int], out: Path
) -> None:
    cma: Any = import_module("cma")  # optional, and it has no types
    names = [*WEIGHTS, *WEIGHTS]
    start = row_of(json.loads(START.read_text(encoding="utf-8")))
    trial = Trial(start, others)

    def weights_at(point: Floats) -> Floats:
        weights = np.where(np.abs(start) > 1e-6, start * np.exp(point / 2), 0.3 * point)
        for number, name in enumerate(names):
            if name in LIMITS:
                weights[number] = min(max(weights[number], 0.0), LIMITS[name])
        return weights

    settings = {"seed": seed, "popsize": POPULATION, "verbose": -9}
    search: Any = cma.CMAEvolutionStrategy(np.zeros(2 * NUMBER), spread, settings)
    begun = time.perf_counter()
    for generation in range(generations):
        points = search.ask()
        deals = SEEDS + 1_000 * seed + generation
        rates = [trial.rate(weights_at(point), deals, matches) for point in points]
        search.tell(points, [-judged for _, judged in rates])
        if generation % 5 == 4 or generation == generations - 1:
            mean = weights_at(search.mean)
            wins, _ = trial.rate(mean, SEEDS - 1, HELD_OUT)
            took = time.perf_counter() - begun
            print(f"generation {generation + 1}: {wins:.1%} of held-out matches, {took:.0f} s")
            out.write_text(json.dumps(named(mean), indent=1) + "\n", encoding="utf-8")


def mix(one: Path, other: Path, share: float, out: Path) -> None:
    rows = [row_of(json.loads(file.read_text(encoding="utf-8"))) for file in (one, other)]
    between = (1 - share) * rows[0] + share * rows[1]
    positive = (rows[0] > 0) & (rows[1] > 0)
    logarithms = [np.log(np.where(positive, row, 1.0)) for row in rows]
    even = np.exp((1 - share) * logarithms[0] + share * logarithms[1])
    mixed = np.where(positive, even, between)
    out.write_text(json.dumps(named(mixed), indent=1) + "\n", encoding="utf-8")


def row_of(weights: Weights) -> Floats:
    return mind_of(weights["first"], weights["last"])[: 2 * NUMBER]


def named(row: Floats) -> dict[str, dict[str, float]]:
    rounded: list[float] = row.round(4).tolist()
    first, last = rounded[:NUMBER], rounded[NUMBER:]
    return {
        "first": dict(zip(WEIGHTS, first, strict=True)),
        "last": dict(zip(WEIGHTS, last, strict=True)),
    }


if __name__ == "__main__":
    main()
