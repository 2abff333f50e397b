"""Guesses the card of a bot from its play: how much does the play give away?

    .venv/bin/python dev/tuning/guess_cards.py LEVEL [MATCHES] [SEEDS]

One player is watched. The guesser has the program and a seat: for every decision it asks the same
bot with every card but its own, and with many seeds, and multiplies the shares in which the bot
would have done what it did. Prints how probable the true card is at the end of each Turn.
"""

import math
import sys
from collections.abc import Iterator, Mapping
from random import Random

from msgspec.structs import replace

from rawsiko.bots.search import choice
from rawsiko.content.load import standard_content
from rawsiko.engine import legal_actions, view_of
from rawsiko.engine.ids import ObjectiveId, PlayerId
from rawsiko.engine.options import Options
from rawsiko.lab.chance import chance_of
from rawsiko.lab.match import begin, plays, seat_bots

PLAYERS, TURNS = 4, 4
WATCHED, GUESSER = PlayerId("p1"), PlayerId("p2")
SEED = 7
FEW = 0.5  # added to the hits, so that no card is ruled out by the seeds that were tried


def main(level: str, matches: int = 40, seeds: int = 24) -> None:
    found = [dict(guesses(level, number, seeds)) for number in range(1, matches + 1)]
    print(f"{level}, {matches} matches: the true card's probability after each Turn")
    for turn in range(1, TURNS + 1):
        chances = sorted(one[turn] for one in found)
        few = sum(chance <= 1 / 3 + 1e-9 for chance in chances) / matches
        middle = chances[matches // 2]
        print(f"Turn {turn}: median {middle:.2f}, at most 1/3 in {few:.0%} of matches")


def guesses(level: str, number: int, seeds: int) -> Iterator[tuple[int, float]]:
    """The probability of the true card at the end of each Turn."""
    chance, rng = chance_of(SEED, number, PLAYERS), Random(number)
    state = begin(standard_content(), Options(), PLAYERS, chance)
    known, true = state.objectives[GUESSER], state.objectives[WATCHED]
    signs = {card: 0.0 for card in state.content.objectives if card != known}
    for play in plays(state, seat_bots([level], PLAYERS), chance):
        legal = legal_actions(play.before)
        if play.action.player == WATCHED and len(legal) > 1:
            view = view_of(play.before, WATCHED)
            tried = [rng.getrandbits(64) for _ in range(seeds)]
            for card in signs:
                own = replace(view, objectives={WATCHED: card})
                hits = sum(choice(own, level, seed) == play.action for seed in tried)
                signs[card] += math.log((hits + FEW) / (seeds + 2 * FEW))
        if play.state.turn > play.before.turn:
            yield play.before.turn, probability(signs, true)
        if play.state.turn > TURNS:
            return


def probability(signs: Mapping[ObjectiveId, float], card: ObjectiveId) -> float:
    most = max(signs.values())
    return math.exp(signs[card] - most) / sum(math.exp(sign - most) for sign in signs.values())


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
