"""A mind: the named weights of a bot's evaluation; and the odds, as rows of numbers.

All values are in victory points. Each weight has a value for the first Turn and one for the last,
and is interpolated linearly in between.
"""

from collections.abc import Mapping
from functools import cache

from rawsiko.simulator import arrays
from rawsiko.simulator.arrays import Floats
from rawsiko.simulator.constants import MAX_CLASH_ASSETS
from rawsiko.simulator.odds import MOST_ASSETS, conquest
from rawsiko.simulator.rules.layout import Values

Mind = Values

WEIGHTS: Mapping[str, str] = {
    "doubt": "how much a Material that may be missed lowers the points of its Application",
    "far": "what is left of a Material's ease with each further step to it",
    "guarded": "how much each guard lowers that ease",
    "material": "a Material, beyond those of the card",
    "step": "one more Asset in each Investment to come",
    "asset": "an Asset",
    "room": "a Territory",
    "hostility": "how often somebody who could attack does",
    "growth": "the share of their next Investment that attackers bring along",
    "denial": "a Material that others lose",
    "leader": "the same, for each Material that they have more than the middle",
    "exclusive": "to be alone in a Continent, with Trade with China",
    "survival": "not to be eliminated, shared by the Territories that are left",
    "elimination": "to eliminate somebody",
    "boldness": "Clashes with less chance are left alone",
    "support": "the share of Assets in other Territories that joins an attack",
    "forward": "to stand where much can be reached",
    "reach": "what is left of that with each further step",
    "resistance": "how much each guard lowers it",
    "promise": "to begin where much can be reached",
    "open": "to begin beside free Territories, for each",
    "breadth": "a Material that is free in a Continent to begin in",
    "vast": "a free Territory there: a large Continent attracts others",
    "exits": "a Territory beside that Continent",
    "front": "an Asset to be placed beside others",
    "effort": "an Asset that has moved cannot act again",
    "prize": "a conquest, beyond what it brings",
}
(
    DOUBT,
    FAR,
    GUARDED,
    MATERIAL,
    STEP,
    ASSET,
    ROOM,
    HOSTILITY,
    GROWTH,
    DENIAL,
    LEADER,
    EXCLUSIVE,
    SURVIVAL,
    ELIMINATION,
    BOLDNESS,
    SUPPORT,
    FORWARD,
    REACH,
    RESISTANCE,
    PROMISE,
    OPEN,
    BREADTH,
    VAST,
    EXITS,
    FRONT,
    EFFORT,
    PRIZE,
) = range(len(WEIGHTS))
NUMBER = len(WEIGHTS)

# A mind: the weights for the first Turn, those for the last, the amount of noise (in every choice,
# and in that of the starting Continent), and for what part of the match it plays for the whole
# family of its card.
FIRST, LAST, NOISE, WHIM, DISCRETION = 0, NUMBER, 2 * NUMBER, 2 * NUMBER + 1, 2 * NUMBER + 2
MIND_WIDTH = DISCRETION + 1

# The odds, by attackers and defenders: the chance to conquer, and the Assets that it costs.
ODDS_SIDE = MOST_ASSETS + 1
CHANCE, COST = 0, ODDS_SIDE * ODDS_SIDE
ODDS_WIDTH = 2 * ODDS_SIDE * ODDS_SIDE

# Approximate number of Assets that arrive on a conquered Territory, by the Assets of the last
# Clash.
ARRIVING = (0, 1, 2, 2)
assert len(ARRIVING) == MAX_CLASH_ASSETS + 1


def mind_of(
    first: Mapping[str, float],
    last: Mapping[str, float],
    noise: float = 0.0,
    whim: float = 0.0,
    discretion: float = 0.0,
) -> Floats:
    """Both mappings must have every weight."""
    mind = arrays.zeros(MIND_WIDTH)
    mind[FIRST : FIRST + NUMBER] = arrays.array([first[name] for name in WEIGHTS])
    mind[LAST : LAST + NUMBER] = arrays.array([last[name] for name in WEIGHTS])
    mind[NOISE], mind[WHIM], mind[DISCRETION] = noise, whim, discretion
    return mind


@cache
def odds_row() -> Floats:
    odds = arrays.zeros(ODDS_WIDTH)
    for attackers in range(ODDS_SIDE):
        for defenders in range(ODDS_SIDE):
            expected = conquest(attackers, defenders)
            place = attackers * ODDS_SIDE + defenders
            odds[CHANCE + place] = float(expected.chance)
            odds[COST + place] = float(expected.attacker_losses - expected.defender_losses / 2)
    return odds
