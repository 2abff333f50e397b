"""The layout of a survey: the board as a bot with a mind sees it, for the acting player and the
card in the position. `prospects` and `worth` fill it. Without a card (-1) only public information
counts."""

from typing import NamedTuple

from rawsiko.simulator import arrays
from rawsiko.simulator.compiling import inner
from rawsiko.simulator.constants import MOST_PLAYERS
from rawsiko.simulator.odds import MOST_ASSETS
from rawsiko.simulator.rules import board as on
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.layout import Position, Row, Values
from rawsiko.simulator.search.mind import (
    CHANCE,
    COST,
    FIRST,
    HOSTILITY,
    LAST,
    NUMBER,
    ODDS_SIDE,
    Mind,
)

Odds = Values
Survey = Values

LEAST_EASE = 0.02  # for a Material out of reach

# The terms of what a Territory is worth, by Territory. They come first, and in this order.
TERMS = 7
(OF_CARD, OF_MATERIALS, OF_STEP, OF_ROOM, OF_OTHERS, OF_CONTINENT, OF_LIFE) = range(TERMS)
WORTH = at.MOST_TERRITORIES * TERMS  # their sum
THREAT = WORTH + at.MOST_TERRITORIES  # Assets that may attack it
AROUND = THREAT + at.MOST_TERRITORIES  # what can be reached from it
LURE = AROUND + at.MOST_TERRITORIES
GOING_FOR = LURE + at.MOST_TERRITORIES
EMPTY = GOING_FOR + at.MOST_TERRITORIES  # scratch space
WEIGHT = EMPTY + on.MOST_ADJACENT  # the weights for this Turn
# By player: Assets they may still bring, and what it's worth to take a Material from them.
COMING = WEIGHT + NUMBER
LOSS = COMING + MOST_PLAYERS
# By Material: how safe it is in the best and the second Territory, which is the best, how easy it
# is to get elsewhere, and the chance to have it at the end, as far as it is doubted.
SAFE = LOSS + MOST_PLAYERS
SAFE_AGAIN = SAFE + at.MOST_MATERIALS
SAFEST = SAFE_AGAIN + at.MOST_MATERIALS
EASE = SAFEST + at.MOST_MATERIALS
HAVING = EASE + at.MOST_MATERIALS
SURVEY_WIDTH = HAVING + at.MOST_MATERIALS

MOST_CANDIDATES = 1024


class Scratch(NamedTuple):
    """Scratch space: one per thread."""

    survey: Survey
    actions: Row  # those that were weighed
    scores: Values
    lots: Row  # how many times in a row each is done: Assets may be placed in lots


def scratch_space() -> Scratch:
    return Scratch(
        survey=arrays.zeros(SURVEY_WIDTH),
        actions=arrays.zeros(MOST_CANDIDATES, dtype=arrays.int64),
        scores=arrays.zeros(MOST_CANDIDATES),
        lots=arrays.ones(MOST_CANDIDATES, dtype=arrays.int64),
    )


@inner
def set_weights(mind: Mind, position: Position, survey: Survey) -> None:
    """Interpolate between the first Turn and the last."""
    turns = position[at.TURNS]
    young = (turns - position[at.TURN]) / max(1, turns - 1)
    for weight in range(NUMBER):
        last = mind[LAST + weight]
        survey[WEIGHT + weight] = last + young * (mind[FIRST + weight] - last)


@inner
def chance_to_win(odds: Odds, attackers: int, defenders: int) -> float:
    row = min(attackers, MOST_ASSETS) * ODDS_SIDE
    return odds[CHANCE + row + min(defenders, MOST_ASSETS)]


@inner
def cost_to_attack(odds: Odds, attackers: int, defenders: int) -> float:
    """Own expected losses less half of theirs, until conquest or defeat."""
    row = min(attackers, MOST_ASSETS) * ODDS_SIDE
    return odds[COST + row + min(defenders, MOST_ASSETS)]


class Stake(NamedTuple):
    """The worth of a Territory times the chance to keep it."""

    worth: float
    hostility: float
    threat: int


@inner
def stake_in(survey: Survey, territory: int) -> Stake:
    threat = int(survey[THREAT + territory] + 0.5)
    return Stake(survey[WORTH + territory], survey[WEIGHT + HOSTILITY], threat)


@inner
def kept(odds: Odds, stake: Stake, assets: int) -> float:
    """The worth of the Territory with this many own Assets on it."""
    return stake.worth * _safe(odds, stake.hostility, stake.threat, assets)


@inner
def safety(odds: Odds, survey: Survey, territory: int, assets: int) -> float:
    """The chance that this many own Assets keep the Territory until the player's next decision."""
    threat = int(survey[THREAT + territory] + 0.5)
    return _safe(odds, survey[WEIGHT + HOSTILITY], threat, assets)


@inner
def _safe(odds: Odds, hostility: float, threat: int, assets: int) -> float:
    return 1.0 - hostility * chance_to_win(odds, threat, assets) if assets > 0 else 0.0
