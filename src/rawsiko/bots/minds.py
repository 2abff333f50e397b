"""How the bots of each level play: tuned weights in minds.json, two nets, and handicaps.

`tune_bots.py`, `tune_standing.py` and `tune_standing_anywhere.py` in dev/tuning write the files;
see docs/bots.md.
"""

import zlib
from array import array
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Any, NamedTuple
from warnings import warn
from zipfile import BadZipFile

import msgspec

from rawsiko.engine.content import Content
from rawsiko.simulator import arrays
from rawsiko.simulator.arrays import Floats
from rawsiko.simulator.backend import IS_LINKED, IS_PLAIN
from rawsiko.simulator.search import standing_anywhere
from rawsiko.simulator.search.mind import WEIGHTS, mind_of
from rawsiko.simulator.search.searching import Effort
from rawsiko.simulator.search.standing import VALUES_WIDTH

Weights = Mapping[str, float]


class Tuned(msgspec.Struct, frozen=True):
    """minds.json."""

    first: Weights  # in the first Turn
    last: Weights  # in the last


class Level(NamedTuple):
    """Factors for the weights, noise in every choice and in that of the starting Continent, for
    what part of the match it plays for its card's whole family (so that its play doesn't tell the
    card), and the search effort."""

    factors: Weights
    noise: float = 0.0
    whim: float = 0.0
    discretion: float = 0.0
    effort: Effort | None = None

    @property
    def draws(self) -> bool:
        """Whether a choice needs a seed."""
        return max(self.noise, self.whim, self.discretion) > 0 or self.effort is not None


# Easy only considers its own card, one action ahead: it guards nothing, ignores the others, and
# neither collects other Materials and Territories nor moves towards what is further away.
CARELESS = ("hostility", "growth", "denial", "leader", "survival")
SHORT_SIGHTED = ("material", "step", "room", "forward", "promise")
BLIND: Weights = dict.fromkeys(CARELESS + SHORT_SIGHTED, 0.0)
EASY_NOISE = 0.75
MEDIUM_WHIM = 0.2  # otherwise everybody starts in the same place in every match
DISCRETION = 3 / 8
HARD = Effort(6, 6, last=6, setup=20, ahead=1, setup_ahead=1)

LEVELS: Mapping[str, Level] = {
    "easy": Level(BLIND, noise=EASY_NOISE, discretion=DISCRETION),
    "medium": Level({}, whim=MEDIUM_WHIM, discretion=DISCRETION),
    "hard": Level({}, discretion=DISCRETION, effort=HARD),
    "expert": Level(
        {},
        discretion=DISCRETION,
        effort=Effort(
            widest=12,
            matches=4,
            last=12,
            setup=18,
            placing=12,
            ahead=2,
            setup_ahead=4,
            closely=1,
            anywhere=1,
        ),
    ),
    # Hard for people who ask for a hint: theirs is to keep their card secret, or not.
    "adviser": Level({}, effort=HARD),
}


@cache
def tuned() -> Tuned:
    text = files("rawsiko.bots").joinpath("minds.json").read_bytes()
    return msgspec.json.decode(text, type=Tuned)


@cache
def mind_at(level: str) -> Floats:
    """The weights as the compiled policy reads them."""
    found, weights = LEVELS[level], tuned()

    def changed(given: Weights) -> dict[str, float]:
        return {name: given[name] * found.factors.get(name, 1.0) for name in WEIGHTS}

    return mind_of(
        changed(weights.first), changed(weights.last), found.noise, found.whim, found.discretion
    )


def values(content: Content) -> Floats:
    """The weights of `standing` on its own board, of `standing_anywhere` on others. Without a net
    searches play to the end: slower, and weaker."""
    if IS_PLAIN:  # too slow to search
        return arrays.zeros(0)
    if IS_LINKED:  # there is only the standard board
        return _packed()
    judged, found = _at_home()
    return found if tuple(content.territories) == judged else _anywhere()


@cache
def _packed() -> Floats:
    """As the build of the site writes it: a browser has no numpy."""
    return arrays.array(array("f", _file("standing.npz.f4")))


@cache
def _at_home() -> tuple[tuple[str, ...], Floats]:
    return read_standing(_file("standing.npz"))


@cache
def _anywhere() -> Floats:
    return read_anywhere(_file("standing_anywhere.npz"))


def _file(name: str) -> bytes:
    return files("rawsiko.bots").joinpath(name).read_bytes()


def read_standing(file: bytes) -> tuple[tuple[str, ...], Floats]:
    """The Territories of a net's board, and its weights: none if the file can't be read."""
    kept, found = _read(file, "territories", VALUES_WIDTH)
    return (tuple(kept.tolist()) if len(found) else ()), found


def read_anywhere(file: bytes) -> Floats:
    """The weights of the net for all other boards: none if the file can't be read."""
    kept, found = _read(file, "version", standing_anywhere.VALUES_WIDTH)
    if len(found) and kept.tolist() != standing_anywhere.VERSION:
        _warn(f"version {kept.tolist()}, not {standing_anywhere.VERSION}")
        return arrays.zeros(0)
    return found


def _read(file: bytes, of: str, width: int) -> tuple[Any, Floats]:
    """What a file says of its net, and the weights. One that is damaged, or of another version of
    the program, is warned of and has no weights."""
    import numpy as np  # not there where the simulator is plain Python

    try:
        with np.load(BytesIO(file)) as kept:
            about, found = kept[of], kept["values"].astype(np.float64)
        if found.shape != (width,) or not np.isfinite(found).all():
            raise ValueError(f"{found.shape} weights, not {width}")
    except (OSError, ValueError, KeyError, EOFError, AttributeError, BadZipFile, zlib.error) as why:
        _warn(f"{type(why).__name__}: {why}")
        return None, arrays.zeros(0)
    return about, found


def _warn(why: str) -> None:
    warn(f"bots search without their net: {why}", stacklevel=4)
