"""Where the chance of a simulated match comes from.

Each match has its own streams, made from the seed of the simulation and the number of the match
alone: neither the number of processes nor the order in which matches are played changes them, and
no stream is disturbed by what another one is used for. docs/simulation.md says how each is used.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from random import Random

from rawsiko.engine.ids import PlayerId


@dataclass(frozen=True)
class Chance:
    deal: Random  # order of play and cards
    dice: Random  # of Clashes, and the draw of Continents (R3.6)
    bots: Mapping[PlayerId, Random]


def chance_of(seed: int, match: int, players: int) -> Chance:
    """The streams of one match; matches count from 1."""
    return Chance(
        deal=_stream(seed, match, "deal"),
        dice=_stream(seed, match, "dice"),
        bots={player: _stream(seed, match, player) for player in player_ids(players)},
    )


def player_ids(players: int) -> list[PlayerId]:
    """p1, p2 and so on."""
    return [PlayerId(f"p{number}") for number in range(1, players + 1)]


def _stream(seed: int, match: int, name: str) -> Random:
    # Names, not consecutive seeds: a hash keeps the streams of neighboring matches apart.
    digest = sha256(f"rawsiko {seed} {match} {name}".encode()).digest()
    return Random(int.from_bytes(digest, "big"))
