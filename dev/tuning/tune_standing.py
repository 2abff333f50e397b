"""Train the net with which Hard and Expert judge positions on the standard board.

    python dev/tuning/tune_standing.py [--seed 1] [--scale 1.0]   src/rawsiko/bots/standing.npz
    python dev/tuning/tune_standing.py --check [--scale 0.15]     the loss of the stored net

Medium bots play matches of three, four and five. Each beginning of a Turn is a sample: every
player's features, and who won. A net with one hidden layer (rawsiko.simulator.search.standing)
learns to predict the winner, with Adam on cross entropy. The last matches of four are held out;
their loss is printed by Turns left, with that of an even guess. `--check` prints that of the stored
net in other matches: it tells whether the board has changed too much for it.

The arena never uses the seeds of tuning.
"""

import argparse
import math
from pathlib import Path
from typing import NamedTuple

import numpy as np
from medium_matches import beginnings, matches
from numpy.typing import NDArray

from rawsiko.bots.minds import mind_at
from rawsiko.content.load import standard_content
from rawsiko.simulator.constants import LEAST_PLAYERS
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.board import board_of
from rawsiko.simulator.rules.scoring import PLACE
from rawsiko.simulator.search import standing as to
from rawsiko.simulator.search.mind import odds_row
from rawsiko.simulator.search.standing_anywhere import room_to_judge
from rawsiko.simulator.search.survey import scratch_space

BOTS = Path(__file__).parents[2] / "src" / "rawsiko" / "bots"

SEEDS = 20_000_000  # seeds from here on are for tuning only
CHECKED = 60_000_000  # and these for `--check`
MATCHES = {3: 25_000, 4: 110_000, 5: 30_000}
HELD_OUT = 10_000  # of the matches of four
ROUNDS = 5
BATCH = 1_024
RATE = 0.002  # the initial learning rate; it falls to 0
DECAY = 2e-6
TURNS = to.MOST_TURNS_LEFT + 1

Singles = NDArray[np.floating]


class Moments(NamedTuple):
    """Beginnings of Turns with the same number of players and of Turns left."""

    players: int
    left: int
    inputs: NDArray[np.float16]  # by moment and player
    wins: Singles
    lives: NDArray[np.bool_]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scale", type=float, default=1.0, help="of the number of matches")
    parser.add_argument("--check", action="store_true", help="train nothing")
    asked = parser.parse_args()
    found_at = BOTS / "standing.npz"
    if asked.check:
        values = np.load(found_at)["values"].astype(np.float64)
        found = play(4, int(HELD_OUT * asked.scale), seeds=CHECKED)
        losses = " ".join(f"{stored_loss(values, moments):.3f}" for moments in found)
        print(f"{losses} (even: {math.log(4):.3f})")
        return
    learnt: list[Moments] = []
    held_out: list[Moments] = []
    for players, number in MATCHES.items():
        found = play(players, int(number * asked.scale))
        kept = int(HELD_OUT * asked.scale) if players == 4 else 0
        learnt += [_some(moments, slice(None, len(moments.wins) - kept)) for moments in found]
        if kept:
            held_out = [_some(moments, slice(-kept, None)) for moments in found]
        print(f"{number * asked.scale:.0f} matches of {players} were played", flush=True)
    net = Net(asked.seed, learnt)
    for number in range(ROUNDS):
        net.learn(learnt, number)
        losses = " ".join(f"{net.loss(moments):.3f}" for moments in held_out)
        print(f"round {number + 1}: {losses} (even: {math.log(4):.3f})", flush=True)
    territories = np.array(list(standard_content().territories))
    np.savez(found_at, territories=territories, values=net.values().astype(np.float32))


# Matches.


def play(players: int, number: int, seeds: int = SEEDS) -> list[Moments]:
    """By Turns left, the fewest first."""
    content, mind = standard_content(), mind_at("medium")
    board, room, rows = board_of(content), scratch_space(), room_to_judge()
    used = to.NUMBERS + to.SEEN * len(content.territories)
    inputs = np.zeros((TURNS, number, players, used), dtype=np.float16)
    wins = np.zeros((TURNS, number, players), dtype=np.float32)
    lives = np.zeros((TURNS, number, players), dtype=np.bool_)
    counts = [0] * TURNS
    for trace, played in matches(players, number, seeds + players):
        first = played.scores[0, :, PLACE] == 1
        for moment in beginnings(trace, at.INVESTMENT):
            left = int(moment[at.TURNS] - moment[at.TURN])
            nth, counts[left] = counts[left], counts[left] + 1
            for player in range(players):
                to.describe(board, mind, odds_row(), moment, room.survey, player, rows[player])
            inputs[left, nth] = rows[:players, :used]
            wins[left, nth] = first / first.sum()
            lives[left, nth] = moment[at.OWN : at.OWN + players] != 0
    return [
        Moments(players, left, inputs[left, :seen], wins[left, :seen], lives[left, :seen])
        for left, seen in enumerate(counts)
    ]


def _some(moments: Moments, which: slice | NDArray[np.int64]) -> Moments:
    """A subset."""
    return moments._replace(
        inputs=moments.inputs[which], wins=moments.wins[which], lives=moments.lives[which]
    )


# The net.


def stored_loss(values: NDArray[np.float64], moments: Moments) -> float:
    """The mean cross entropy of a net in the layout of rawsiko.simulator.search.standing."""
    inputs = moments.inputs.reshape(-1, moments.inputs.shape[2]).astype(np.float64)
    first = moments.left * to.OF_TURNS
    begin = first + (moments.players - LEAST_PLAYERS) * to.HIDDEN
    hidden = values[begin : begin + to.HIDDEN]
    for rows, begin in (
        (inputs[:, : to.NUMBERS], first + to.BIASES * to.HIDDEN),
        (inputs[:, to.NUMBERS :], to.OF_SEEN),
    ):
        weights = values[begin : begin + rows.shape[1] * to.HIDDEN]
        hidden = hidden + rows @ weights.reshape(-1, to.HIDDEN)
    powers = np.maximum(hidden, 0) @ values[to.OF_POWER : to.OF_POWER + to.HIDDEN]
    powers = np.where(moments.lives, powers.reshape(moments.wins.shape), -1e9)
    powers = powers - powers.max(axis=1, keepdims=True)
    chances = np.exp(powers) / np.exp(powers).sum(axis=1, keepdims=True)
    return float(-(moments.wins * np.log(np.maximum(chances, 1e-9))).sum(axis=1).mean())


class Weights:
    """Some of the net's weights, with Adam's moments for them."""

    def __init__(self, first: Singles) -> None:
        self.now = first.astype(np.float32)
        self._mean = np.zeros_like(self.now)
        self._square = np.zeros_like(self.now)
        self._steps = 0

    def step(self, slope: Singles, rate: float) -> None:
        self._steps += 1
        slope = slope + DECAY * self.now
        self._mean = 0.9 * self._mean + 0.1 * slope
        self._square = 0.999 * self._square + 0.001 * slope * slope
        size = np.sqrt(self._square / (1 - 0.999**self._steps)) + 1e-8
        self.now = self.now - rate * self._mean / (1 - 0.9**self._steps) / size


class Net:
    def __init__(self, seed: int, moments: list[Moments]) -> None:
        self._rng = np.random.default_rng(seed)
        used = moments[0].inputs.shape[2]
        sample = np.concatenate([each.inputs[::50].reshape(-1, used) for each in moments])
        sample = sample.astype(np.float32)
        self._middle = sample.mean(axis=0)
        self._middle[to.NUMBERS :] = 0.0  # most of these features are 0
        self._spread = sample.std(axis=0) + 0.05
        numbers = self._random(to.NUMBERS, 0.16)
        self._numbers = [Weights(numbers) for _ in range(TURNS)]
        self._seen = Weights(self._random(used - to.NUMBERS, 0.08))
        nothing = np.zeros(to.HIDDEN, dtype=np.float32)
        self._biases = {(each.players, each.left): Weights(nothing) for each in moments}
        self._power = Weights(self._random(1, 0.04)[0])
        self._steps = 0

    def learn(self, moments: list[Moments], done: int) -> None:
        """One epoch, in batches of samples with the same players and Turns left."""
        groups: list[tuple[Moments, NDArray[np.int64]]] = []
        for each in moments:
            order = self._rng.permutation(len(each.wins))
            groups += [(each, order[n : n + BATCH]) for n in range(0, len(order), BATCH)]
        order = self._rng.permutation(len(groups))
        for nth in range(len(groups)):
            each, which = groups[int(order[nth])]
            rest = 1 - (done + nth / len(groups)) / ROUNDS
            self._step(_some(each, np.sort(which)), RATE * rest)

    def loss(self, moments: Moments) -> float:
        """The mean cross entropy."""
        _, _, chances = self._judge(moments)
        return float(-(moments.wins * np.log(np.maximum(chances, 1e-9))).sum(axis=1).mean())

    def values(self) -> NDArray[np.float64]:
        """All weights, in the layout of rawsiko.simulator.search.standing."""
        values = np.zeros(to.VALUES_WIDTH)
        middle, spread = self._middle[: to.NUMBERS], self._spread[: to.NUMBERS]
        for left, numbers in enumerate(self._numbers):
            first = left * to.OF_TURNS
            for players in MATCHES:
                bias = self._biases[players, left].now - (middle / spread) @ numbers.now
                begin = first + (players - LEAST_PLAYERS) * to.HIDDEN
                values[begin : begin + to.HIDDEN] = bias
            begin = first + to.BIASES * to.HIDDEN
            weights = numbers.now / spread[:, None]
            values[begin : begin + weights.size] = weights.reshape(-1)
        seen = self._seen.now / self._spread[to.NUMBERS :, None]
        values[to.OF_SEEN : to.OF_SEEN + seen.size] = seen.reshape(-1)
        values[to.OF_POWER :] = self._power.now
        return values

    def _random(self, rows: int, spread: float) -> Singles:
        return (self._rng.normal(size=(rows, to.HIDDEN)) * spread).astype(np.float32)

    def _judge(self, moments: Moments) -> tuple[Singles, Singles, Singles]:
        """The inputs, the hidden layer, the probabilities."""
        inputs = moments.inputs.reshape(-1, moments.inputs.shape[2]).astype(np.float32)
        inputs = (inputs - self._middle) / self._spread
        hidden = inputs[:, : to.NUMBERS] @ self._numbers[moments.left].now
        hidden = hidden + inputs[:, to.NUMBERS :] @ self._seen.now
        hidden = np.maximum(hidden + self._biases[moments.players, moments.left].now, 0)
        powers = (hidden @ self._power.now).reshape(moments.wins.shape)
        powers = np.where(moments.lives, powers, -1e9)
        weights = np.exp(powers - powers.max(axis=1, keepdims=True))
        return inputs, hidden, weights / weights.sum(axis=1, keepdims=True)

    def _step(self, moments: Moments, rate: float) -> None:
        inputs, hidden, chances = self._judge(moments)
        slope = ((chances - moments.wins) * moments.lives / len(chances)).reshape(-1)
        back = np.outer(slope, self._power.now) * (hidden > 0)
        of_inputs = inputs.T @ back
        self._power.step(hidden.T @ slope, rate)
        self._numbers[moments.left].step(of_inputs[: to.NUMBERS], rate)
        self._seen.step(of_inputs[to.NUMBERS :], rate)
        self._biases[moments.players, moments.left].step(back.sum(axis=0), rate)


if __name__ == "__main__":
    main()
