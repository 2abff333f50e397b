"""Measure how often each card wins, for dev/tuning/design_cards.py.

    .venv/bin/python dev/tuning/card_worth.py 10000             # the cards of the board
    .venv/bin/python dev/tuning/card_worth.py 12000 --others 3  # the rulebook's and 199 others

Medium plays that many matches for each number of players, half of them with Head start. The cards,
their win rates times parity and how often each was played are added to card_worth.json, so that
every deck that was tried teaches something. With `--others` it is a deck of any cards within the
limits, drawn with that seed. Begin with these: factors of the board's own cards are written as if
they had been played among such cards. The file holds for one board, so begin a new one when the
board changes.
"""

import argparse
import json
from pathlib import Path
from random import Random
from typing import Any

import design_cards
import numpy as np
from msgspec.structs import replace

from rawsiko.content.load import standard_content
from rawsiko.engine.content import Content, Objective
from rawsiko.engine.ids import ApplicationId, ObjectiveId
from rawsiko.engine.options import Options
from rawsiko.lab.policies import workspace_for
from rawsiko.simulator import playing as by
from rawsiko.simulator.chance import root_of
from rawsiko.simulator.positions import start_position
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.board import MOST_CARDS
from rawsiko.simulator.rules.scoring import PLACE

WORTH = Path(__file__).with_name("card_worth.json")
SEED = 7
AT_A_TIME = 500


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("matches", type=int)
    parser.add_argument("--others", type=int, metavar="SEED")
    chosen = parser.parse_args()
    content = standard_content()
    if chosen.others is None:
        levels = levels_of(content)
    else:
        content, levels = with_others(content, chosen.others), [1.0] * len(content.players)
    lines: list[dict[str, Any]] = [
        {"card": " ".join(card.applications), "factors": [], "plays": []}
        for card in content.objectives.values()
    ]
    for players, level in zip(content.players, levels, strict=True):
        wins, plays = played(content, players, chosen.matches)
        factors = wins * players / np.maximum(plays, 1)
        told = f"{factors.min():.2f} to {factors.max():.2f}"
        print(f"{players} players: {told}", flush=True)
        for line, factor, number in zip(lines, factors.tolist(), plays.tolist(), strict=True):
            line["factors"].append(round(factor * level, 2))
            line["plays"].append(int(number))
    if WORTH.exists():
        lines = [*json.loads(WORTH.read_text(encoding="utf-8")), *lines]
    text = ",\n".join(map(json.dumps, lines))
    WORTH.write_text(f"[\n{text}\n]\n", encoding="utf-8")


def levels_of(content: Content) -> list[float]:
    """What the board's cards win on average among any cards, by number of players, as far as such
    cards were measured."""
    world = design_cards.read_world()
    each = [world.factors(card.applications) for card in content.objectives.values()]
    return [sum(column) / len(each) for column in zip(*each, strict=True)]


def with_others(content: Content, seed: int) -> Content:
    """The board with a deck of any cards within the limits, and the rulebook's."""
    every = design_cards.valid_cards(design_cards.read_world())
    cards = [design_cards.RULEBOOK_CARD, *Random(seed).sample(every, MOST_CARDS - 1)]
    objectives = {
        ObjectiveId(f"card_{number:03}"): Objective(
            ObjectiveId(f"card_{number:03}"), tuple(map(ApplicationId, card))
        )
        for number, card in enumerate(cards, start=1)
    }
    return replace(content, objectives=objectives)


def played(content: Content, players: int, matches: int) -> tuple[by.Floats, by.Floats]:
    """Wins and plays of each card; those who tie share the win."""
    table = workspace_for(content, ("medium",), players)
    wins, plays = np.zeros((2, len(content.objectives)))
    for number, first in enumerate(range(0, matches, AT_A_TIME)):
        start = start_position(content, Options(head_start=number % 2 == 1), players)
        room = by.room_for(AT_A_TIME, players)
        by.play_matches(table, room, root_of(SEED), first + 1, start)
        has_won = room.scores[:, :, PLACE] == 1
        shares = has_won / has_won.sum(1, keepdims=True)
        cards = room.positions[:, at.CARD : at.CARD + players]
        np.add.at(wins, cards, shares)
        np.add.at(plays, cards, 1)
    return wins, plays


if __name__ == "__main__":
    main()
