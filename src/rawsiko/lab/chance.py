"""The random streams of a simulated match.

Each match has its own streams, derived from the seed of the simulation and the number of the match
alone. So the number of processes and the order of matches don't matter, and streams don't affect
each other. docs/simulation.md says how each is used.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from rawsiko.engine.ids import PlayerId
from rawsiko.simulator.chance import DEAL, DICE, FIRST_PLAYER, Stream, root_of, stream_of


@dataclass(frozen=True)
class Chance:
    deal: Random  # order of play and cards
    dice: Random  # of Clashes, and the draw of Continents (R3.6)
    bots: Mapping[PlayerId, Random]


def chance_of(seed: int, match: int, players: int) -> Chance:
    """The streams of one match; matches count from 1."""
    root = root_of(seed)
    return Chance(
        deal=Stream(stream_of(root, match, DEAL)),
        dice=Stream(stream_of(root, match, DICE)),
        bots={
            player: Stream(stream_of(root, match, FIRST_PLAYER + number))
            for number, player in enumerate(player_ids(players))
        },
    )


def player_ids(players: int) -> list[PlayerId]:
    """p1, p2 and so on."""
    return [PlayerId(f"p{number}") for number in range(1, players + 1)]
