"""Measure how far more initial Assets (R3.7) for early players would even out the order of play.

    python dev/tuning/order_of_play.py [--matches 4000]

Medium bots choose their Territories. Then the same matches are played on once per row, with that
many Assets for the first to the last player, and the same random numbers.
docs/measurements/order-of-play.md quotes the result. Head start (R3.8) came of it; fair_board.py
chooses its numbers.
"""

import argparse
from collections.abc import Sequence

import numpy as np
from medium_matches import matches
from numpy.typing import NDArray

from rawsiko.bots.minds import mind_at
from rawsiko.content.load import standard_content
from rawsiko.simulator import playing as by
from rawsiko.simulator.chance import root_of
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.board import board_of
from rawsiko.simulator.rules.scoring import PLACE

SEED = 36_000_000  # used by nothing else
PLAYERS = 4
ROWS = ((6, 6, 6, 6), (7, 7, 6, 6), (8, 7, 6, 6), (8, 8, 6, 6), (9, 8, 7, 6))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=4_000)
    begun = beginnings(parser.parse_args().matches)
    for assets in ROWS:
        rates = 100 * win_rates(begun, assets)
        told = ", ".join(f"{rate:.1f}" for rate in rates)
        off = abs(rates - 100 / PLAYERS).max()
        print(f"{assets}: {told} %, {off:.1f} points off at most", flush=True)


def beginnings(number: int) -> by.Matches:
    """Matches just before the first Asset is placed."""
    begun = by.room_for(number, PLAYERS)
    for row, (trace, played) in enumerate(matches(PLAYERS, number, SEED)):
        first = np.argmax(trace[:, at.PHASE] == at.INITIAL_PLACEMENT)
        begun.positions[row] = trace[first]
        begun.orders[row] = played.orders[0]
    return begun


def win_rates(begun: by.Matches, assets: Sequence[int]) -> NDArray[np.float64]:
    """By place in the order of play; players who tie for first place share the win."""
    content = standard_content()
    minds = np.tile(mind_at("medium"), (PLAYERS, 1))
    policies = [by.MINDED] * PLAYERS
    table = by.workspace_of(board_of(content), policies, minds)
    played = by.Matches(*(rows.copy() for rows in begun))
    played.positions[:, at.LEFT : at.LEFT + PLAYERS] = assets
    by.play_out(table, played, root_of(SEED), 0)
    has_won = played.scores[:, :, PLACE] == 1
    return (has_won / has_won.sum(1, keepdims=True)).mean(0)


if __name__ == "__main__":
    main()
