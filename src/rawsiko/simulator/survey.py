"""How the board looks to a bot with a mind: what each Territory is worth, how safe it is, what can
be reached from it. All of it for the player whose decision it is, with the card that is there.

Without a card (-1) only what everybody can see counts.
"""

import math
from typing import NamedTuple

import numpy as np

from rawsiko.simulator.acting import MATERIALS_PER_INVESTED_ASSET, materials_of, owner_of
from rawsiko.simulator.board import (
    ADJACENT,
    ADJACENT_COUNT,
    ADJACENT_SET,
    ADJACENT_WIDTH,
    CARD_WIDTH,
    CONTINENT_COUNT,
    LAND_SET,
    MATERIALS_IN,
    MOST_ADJACENT,
    NEEDED_SET,
    ON_CARD,
    POINTS_FOR,
    TERRITORY_COUNT,
    Board,
)
from rawsiko.simulator.compiling import inner, lowest, population
from rawsiko.simulator.layout import (
    ACTION,
    ASSETS,
    CARD,
    CLAIMED,
    LEFT,
    MOST_MATERIALS,
    MOST_PLAYERS,
    MOST_TERRITORIES,
    OWN,
    PHASE,
    PLAYER,
    PLAYERS,
    TRADE_WITH_CHINA,
    TURN,
    TURNS,
    Position,
    Row,
    Values,
)
from rawsiko.simulator.mind import (
    CHANCE,
    COST,
    DENIAL,
    DOUBT,
    ELIMINATION,
    EXCLUSIVE,
    FAR,
    FIRST,
    GROWTH,
    GUARDED,
    HOSTILITY,
    LAST,
    LEADER,
    MATERIAL,
    NUMBER,
    ODDS_SIDE,
    PRIZE,
    REACH,
    RESISTANCE,
    ROOM,
    STEP,
    SURVIVAL,
    Mind,
)
from rawsiko.simulator.odds import MOST_ASSETS
from rawsiko.simulator.setup import occupied

Odds = Values
Survey = Values

HORIZON = 4  # how many steps away a Material may lie to be thought of
LOOKED_AHEAD = 3  # the same for Territories
LEAST_EASE = 0.02  # of a Material that is out of reach

# The terms of what a Territory is worth, by Territory. They come first, and in this order.
TERMS = 7
(OF_CARD, OF_MATERIALS, OF_STEP, OF_ROOM, OF_OTHERS, OF_CONTINENT, OF_LIFE) = range(TERMS)
WORTH = MOST_TERRITORIES * TERMS  # their sum
THREAT = WORTH + MOST_TERRITORIES  # so many may attack it
AROUND = THREAT + MOST_TERRITORIES  # what can be reached from it
_LURE = AROUND + MOST_TERRITORIES
_GOING_FOR = _LURE + MOST_TERRITORIES
EMPTY = _GOING_FOR + MOST_TERRITORIES  # room for a list
WEIGHT = EMPTY + MOST_ADJACENT  # the weights for this Turn
# By player: how many more they may bring, and what a Material is worth that they lose.
_COMING = WEIGHT + NUMBER
_LOSING = _COMING + MOST_PLAYERS
# By Material: how safe it is in the best and the second Territory, which is the best, how easy it
# is to get elsewhere, and the chance to have it at the end, as far as it is doubted.
_SAFE = _LOSING + MOST_PLAYERS
_SAFE_AGAIN = _SAFE + MOST_MATERIALS
_SAFEST = _SAFE_AGAIN + MOST_MATERIALS
_EASE = _SAFEST + MOST_MATERIALS
HAVING = _EASE + MOST_MATERIALS
SURVEY_WIDTH = HAVING + MOST_MATERIALS

MOST_CANDIDATES = 1024


class Room(NamedTuple):
    """To work in: one for each thread."""

    survey: Survey
    actions: Row  # those that were weighed
    scores: Values
    lots: Row  # how often each is done in a row: of Assets to place, some belong together


def room_to_think() -> Room:
    return Room(
        survey=np.zeros(SURVEY_WIDTH),
        actions=np.zeros(MOST_CANDIDATES, dtype=np.int64),
        scores=np.zeros(MOST_CANDIDATES),
        lots=np.ones(MOST_CANDIDATES, dtype=np.int64),
    )


@inner
def look_about(board: Board, mind: Mind, odds: Odds, position: Position, survey: Survey) -> None:
    """Fill the survey."""
    _weigh_the_turn(mind, position, survey)
    _look_for_threats(board, position, survey)
    _look_for_materials(board, odds, position, survey)
    _look_for_worth(board, position, survey)
    _look_around(board, position, survey)


@inner
def survey_materials(
    board: Board, mind: Mind, odds: Odds, position: Position, survey: Survey
) -> None:
    """The part of the survey that `points_to_expect` reads."""
    _weigh_the_turn(mind, position, survey)
    _look_for_threats(board, position, survey)
    _look_for_materials(board, odds, position, survey)


@inner
def points_to_expect(board: Board, position: Position, survey: Survey, player: int) -> float:
    """Of the card, at the end: of a player for whom the survey was made."""
    if position[CARD + player] < 0:
        return 0.0
    points = 0.0
    nth = ON_CARD + position[CARD + player] * CARD_WIDTH
    while board[nth] >= 0:
        having = 1.0
        left = board[NEEDED_SET + board[nth]]
        while left:
            having *= survey[HAVING + lowest(left)]
            left &= left - 1
        points += board[POINTS_FOR + board[nth]] * having
        nth += 1
    return points


@inner
def chance_to_win(odds: Odds, attackers: int, defenders: int) -> float:
    row = min(attackers, MOST_ASSETS) * ODDS_SIDE
    return odds[CHANCE + row + min(defenders, MOST_ASSETS)]


@inner
def cost_to_attack(odds: Odds, attackers: int, defenders: int) -> float:
    """Own losses less half of theirs, until it is conquered or lost."""
    row = min(attackers, MOST_ASSETS) * ODDS_SIDE
    return odds[COST + row + min(defenders, MOST_ASSETS)]


@inner
def safety(odds: Odds, survey: Survey, territory: int, assets: int) -> float:
    """The chance that so many own Assets keep the Territory until the player's next decision."""
    if assets <= 0:
        return 0.0
    threat = int(survey[THREAT + territory] + 0.5)
    return 1.0 - survey[WEIGHT + HOSTILITY] * chance_to_win(odds, threat, assets)


@inner
def hold(odds: Odds, survey: Survey, territory: int, assets: int) -> float:
    """What the Territory is worth with so many own Assets on it."""
    return survey[WORTH + territory] * safety(odds, survey, territory, assets)


@inner
def _weigh_the_turn(mind: Mind, position: Position, survey: Survey) -> None:
    turns = position[TURNS]
    young = (turns - position[TURN]) / max(1, turns - 1)
    for weight in range(NUMBER):
        last = mind[LAST + weight]
        survey[WEIGHT + weight] = last + young * (mind[FIRST + weight] - last)


@inner
def _look_for_threats(board: Board, position: Position, survey: Survey) -> None:
    """Those count who act before the player's next Action Phase, with what they may still place."""
    player, players = position[PLAYER], position[PLAYERS]
    is_acting = position[PHASE] == ACTION
    is_last_turn = position[TURN] == position[TURNS]
    mine = population(materials_of(board, position, player))
    total = mine
    for other in range(players):
        if other == player:
            continue
        materials = population(materials_of(board, position, other))
        total += materials
        survey[_LOSING + other] = materials
        coming = position[LEFT + other]
        if is_acting and other < player:
            coming = (materials + MATERIALS_PER_INVESTED_ASSET - 1) // MATERIALS_PER_INVESTED_ASSET
        elif is_acting:
            coming = 0
        survey[_COMING + other] = survey[WEIGHT + GROWTH] * coming
    for other in range(players):
        ahead = survey[_LOSING + other] - total / players
        survey[_LOSING + other] = survey[WEIGHT + DENIAL] + survey[WEIGHT + LEADER] * max(
            0.0, ahead
        )
    for territory in range(board[TERRITORY_COUNT]):
        survey[THREAT + territory] = 0.0
    for other in range(players):
        if other == player or (is_acting and is_last_turn and other < player):
            continue
        theirs = position[OWN + other]
        while theirs:
            territory = lowest(theirs)
            theirs &= theirs - 1
            strength = position[ASSETS + territory] + survey[_COMING + other]
            near = board[ADJACENT_SET + territory]
            while near:
                place = THREAT + lowest(near)
                near &= near - 1
                survey[place] = max(survey[place], strength)


@inner
def _look_for_materials(board: Board, odds: Odds, position: Position, survey: Survey) -> None:
    """How likely each Material of the card is there at the end."""
    player = position[PLAYER]
    needed = _needed(board, position[CARD + player])
    left = needed
    while left:
        material = lowest(left)
        left &= left - 1
        survey[_SAFE + material] = 0.0
        survey[_SAFE_AGAIN + material] = 0.0
        survey[_SAFEST + material] = -1.0
        survey[_EASE + material] = LEAST_EASE
    own = position[OWN + player]
    left = own if needed else 0
    while left:
        territory = lowest(left)
        left &= left - 1
        safe = safety(odds, survey, territory, position[ASSETS + territory])
        here = board[MATERIALS_IN + territory] & needed
        while here:
            material = lowest(here)
            here &= here - 1
            if safe > survey[_SAFE + material]:
                survey[_SAFE_AGAIN + material] = survey[_SAFE + material]
                survey[_SAFE + material] = safe
                survey[_SAFEST + material] = territory
            elif safe > survey[_SAFE_AGAIN + material]:
                survey[_SAFE_AGAIN + material] = safe
    _look_for_ways(board, position, survey, needed, own)
    claimed = position[CLAIMED + player] & needed
    left = needed
    while left:
        material = lowest(left)
        left &= left - 1
        missing = (1 - survey[_SAFE + material]) * (1 - survey[_SAFE_AGAIN + material])
        chance = max(1 - missing, survey[_EASE + material])
        if claimed >> material & 1:
            chance = 1.0
        survey[HAVING + material] = _doubted(survey, chance)


@inner
def _doubted(survey: Survey, chance: float) -> float:
    return math.exp(survey[WEIGHT + DOUBT] * math.log(chance))


@inner
def _look_for_ways(board: Board, position: Position, survey: Survey, needed: int, own: int) -> None:
    """How easy each Material is to get where others are, or nobody."""
    reached, edge, ease = own, own, 1.0
    for _ in range(HORIZON if needed else 0):
        further = 0
        while edge:
            further |= board[ADJACENT_SET + lowest(edge)]
            edge &= edge - 1
        if not own:  # before the first Territory is chosen, all are equally far
            further = (1 << board[TERRITORY_COUNT]) - 1
        edge = further & ~reached
        reached |= edge
        ease *= survey[WEIGHT + FAR]
        ring = edge
        while ring:
            territory = lowest(ring)
            ring &= ring - 1
            here = board[MATERIALS_IN + territory] & needed
            easy = ease / (1 + survey[WEIGHT + GUARDED] * position[ASSETS + territory])
            while here:
                place = _EASE + lowest(here)
                here &= here - 1
                survey[place] = max(survey[place], min(easy, 1.0))


@inner
def _needed(board: Board, card: int) -> int:
    """The Materials of a card, as a set."""
    needed = 0
    if card >= 0:
        nth = ON_CARD + card * CARD_WIDTH
        while board[nth] >= 0:
            needed |= board[NEEDED_SET + board[nth]]
            nth += 1
    return needed


@inner
def _look_for_worth(board: Board, position: Position, survey: Survey) -> None:
    player = position[PLAYER]
    own = position[OWN + player]
    controlled, twice = position[CLAIMED + player], 0
    left = own
    while left:
        here = board[MATERIALS_IN + lowest(left)]
        left &= left - 1
        twice |= controlled & here
        controlled |= here
    needed = _needed(board, position[CARD + player])
    turns_left = position[TURNS] - position[TURN]
    number = population(controlled)
    held = max(1, population(own))
    for territory in range(board[TERRITORY_COUNT]):
        first = territory * TERMS
        here = board[MATERIALS_IN + territory]
        is_own = own >> territory & 1
        touched = here & controlled & ~twice if is_own else here & ~controlled
        change = population(touched)
        of_card = 0.0
        if here & needed:
            of_card = _worth_to_card(board, position, survey, territory, here & needed, is_own)
        survey[first + OF_CARD] = of_card
        survey[first + OF_MATERIALS] = survey[WEIGHT + MATERIAL] * change
        after = number - change if is_own else number + change
        steps = abs(_invested(after) - _invested(number))
        survey[first + OF_STEP] = survey[WEIGHT + STEP] * steps * turns_left
        survey[first + OF_ROOM] = survey[WEIGHT + ROOM]
        survey[first + OF_OTHERS] = 0.0
        survey[first + OF_LIFE] = 0.0
        survey[first + OF_CONTINENT] = 0.0
        if is_own:
            survey[first + OF_LIFE] = survey[WEIGHT + SURVIVAL] / (held * held)
        elif position[ASSETS + territory]:
            owner = owner_of(position, territory)
            lost = survey[_LOSING + owner] * population(here) + survey[WEIGHT + PRIZE]
            if position[OWN + owner] == 1 << territory:
                lost += survey[WEIGHT + ELIMINATION]
            survey[first + OF_OTHERS] = lost
    if position[TRADE_WITH_CHINA]:
        _look_for_continents(board, position, survey)
    for territory in range(board[TERRITORY_COUNT]):
        worth = 0.0
        for term in range(TERMS):
            worth += survey[territory * TERMS + term]
        survey[WORTH + territory] = worth


@inner
def _invested(materials: int) -> int:
    return (materials + MATERIALS_PER_INVESTED_ASSET - 1) // MATERIALS_PER_INVESTED_ASSET


@inner
def _worth_to_card(
    board: Board, position: Position, survey: Survey, territory: int, here: int, is_own: int
) -> float:
    """The points that it brings to have the Territory for certain, against not having it."""
    worth = 0.0
    nth = ON_CARD + position[CARD + position[PLAYER]] * CARD_WIDTH
    while board[nth] >= 0:
        application = board[nth]
        nth += 1
        materials = board[NEEDED_SET + application]
        if not materials & here:
            continue
        having, without = 1.0, 1.0
        left = materials
        while left:
            material = lowest(left)
            left &= left - 1
            if here >> material & 1:
                without *= _having_without(survey, material, territory, is_own)
            else:
                having *= survey[HAVING + material]
        worth += board[POINTS_FOR + application] * having * (1.0 - without)
    return worth


@inner
def _having_without(survey: Survey, material: int, territory: int, is_own: int) -> float:
    """The chance to have the Material at the end without the Territory, as far as it is doubted."""
    if not is_own:
        return survey[HAVING + material]
    if survey[_SAFEST + material] == territory:
        chance = max(survey[_SAFE_AGAIN + material], survey[_EASE + material])
    else:
        chance = max(survey[_SAFE + material], survey[_EASE + material])
    return _doubted(survey, max(chance, LEAST_EASE))


@inner
def _look_for_continents(board: Board, position: Position, survey: Survey) -> None:
    """R6.2: whoever is alone in a Continent may claim a Material."""
    own = position[OWN + position[PLAYER]]
    others = occupied(position) & ~own
    for continent in range(board[CONTINENT_COUNT]):
        land = board[LAND_SET + continent]
        rivals = population(land & others)
        if rivals > 2:
            continue
        worth = survey[WEIGHT + EXCLUSIVE] / (1 + rivals)
        if rivals == 0:
            mine = land & own
            touched = mine if population(mine) == 1 else (land if mine == 0 else 0)
        else:
            touched = land & others
        while touched:
            survey[lowest(touched) * TERMS + OF_CONTINENT] = worth
            touched &= touched - 1


@inner
def _look_around(board: Board, position: Position, survey: Survey) -> None:
    """By the best that lies near a Territory, less by its distance."""
    own = position[OWN + position[PLAYER]]
    for territory in range(board[TERRITORY_COUNT]):
        guards = position[ASSETS + territory]
        lure = survey[WORTH + territory] / (1 + survey[WEIGHT + RESISTANCE] * guards)
        lure = 0.0 if own >> territory & 1 else lure
        survey[_LURE + territory] = lure
        survey[_GOING_FOR + territory] = lure
    for _ in range(LOOKED_AHEAD - 1):
        _look_next_door(board, survey)
        for territory in range(board[TERRITORY_COUNT]):
            survey[_GOING_FOR + territory] = max(
                survey[_LURE + territory], survey[WEIGHT + REACH] * survey[AROUND + territory]
            )
    _look_next_door(board, survey)


@inner
def _look_next_door(board: Board, survey: Survey) -> None:
    for territory in range(board[TERRITORY_COUNT]):
        first = ADJACENT + territory * ADJACENT_WIDTH
        best = 0.0
        for nth in range(first, first + board[ADJACENT_COUNT + territory]):
            best = max(best, survey[_GOING_FOR + board[nth]])
        survey[AROUND + territory] = best
