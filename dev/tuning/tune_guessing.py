"""Fit the weights with which Expert guesses other players' cards (see simulator.search.guessing).

    python dev/tuning/tune_guessing.py

Medium bots play. At the beginning of each Action Phase we compute the signs for every card and
every player. A softmax over the cards, with two weights per sign (before the first Turn and in the
last), is fitted to the cards they really held, with Newton's method. Printed are the weights and,
for each Turn, the loss on held-out matches (nats), with that of an even guess and of the rough one.

The arena never uses the seeds of tuning.
"""

import math
from typing import NamedTuple, cast

import numpy as np
from medium_matches import beginnings, matches
from numpy.typing import NDArray

from rawsiko.content.load import standard_content
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.board import board_of
from rawsiko.simulator.search.guessing import SURENESS, signs

SEEDS = 35_000_000
MATCHES, HELD_OUT = 1_500, 300
PLAYERS = 4
STEPS = 8

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


class Seen(NamedTuple):
    """By player and moment: the signs for each card, the card held, and how late it was."""

    signs: Floats
    cards: Ints
    late: Floats


def main() -> None:
    found = look(MATCHES)
    held_out = np.arange(len(found.cards)) >= len(found.cards) * (1 - HELD_OUT / MATCHES)
    inputs = np.concatenate(
        [found.signs * (1 - found.late)[:, None, None], found.signs * found.late[:, None, None]], 2
    )
    weights = fit(inputs[~held_out], found.cards[~held_out])
    print("before the first Turn: by points {:.3f}, by guards {:.3f}".format(*weights[:2]))
    print("in the last:           by points {:.3f}, by guards {:.3f}".format(*weights[2:]))
    rough = np.array([SURENESS, 0.0, SURENESS, 0.0])
    for name, used in (("fitted", weights), ("rough", rough)):
        losses = -np.log(chances(inputs, used)[np.arange(len(inputs)), found.cards])
        turns = [losses[held_out & (found.late == late)] for late in np.unique(found.late)]
        told = " ".join(f"{turn.mean():.3f}" for turn in turns)
        print(f"{name}: {told} (even: {math.log(inputs.shape[1]):.3f})")


def look(number: int) -> Seen:
    content = standard_content()
    board, cards = board_of(content), range(len(content.objectives))
    seen: list[list[tuple[float, float]]] = []
    held: list[int] = []
    late: list[float] = []
    for trace, _ in matches(PLAYERS, number, SEEDS):
        for moment in beginnings(trace, at.ACTION):
            for player in range(PLAYERS):
                if moment[at.OWN + player]:
                    seen.append([signs(board, moment, player, card) for card in cards])
                    held.append(int(moment[at.CARD + player]))
                    late.append(float(moment[at.TURN] / moment[at.TURNS]))
    return Seen(np.array(seen), np.array(held), np.array(late))


def chances(inputs: Floats, weights: Floats) -> Floats:
    powers = inputs @ weights
    powers = np.exp(powers - powers.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def fit(inputs: Floats, cards: Ints) -> Floats:
    weights = np.zeros(inputs.shape[2])
    there = inputs[np.arange(len(cards)), cards]
    for _ in range(STEPS):
        chance = chances(inputs, weights)
        mean = np.einsum("nc,nck->nk", chance, inputs)
        square = np.einsum("nc,nck,ncl->kl", chance, inputs, inputs) - mean.T @ mean
        weights += cast("Floats", np.linalg.solve(square, (there - mean).sum(axis=0)))
    return weights


if __name__ == "__main__":
    main()
