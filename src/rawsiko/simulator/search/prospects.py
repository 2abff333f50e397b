"""Estimates the end of the match: who may attack which Territory, how likely each Material of the
card is, and the expected points."""

import math

from rawsiko.simulator.compiling import inner, lowest, population
from rawsiko.simulator.rules import board as on
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.acting import assets_for, materials_of
from rawsiko.simulator.rules.board import Board
from rawsiko.simulator.rules.layout import Position
from rawsiko.simulator.rules.news import chance_to_be_cut_off, weight_of_all
from rawsiko.simulator.search.families import first_card, next_card
from rawsiko.simulator.search.mind import DENIAL, DOUBT, FAR, GROWTH, GUARDED, LEADER, Mind
from rawsiko.simulator.search.survey import (
    COMING,
    EASE,
    HAVING,
    LEAST_EASE,
    LOSS,
    SAFE,
    SAFE_AGAIN,
    SAFEST,
    THREAT,
    WEIGHT,
    Odds,
    Survey,
    safety,
    set_weights,
)

HORIZON = 4  # how many steps away a Material may be


@inner
def survey_materials(
    board: Board, mind: Mind, odds: Odds, position: Position, survey: Survey
) -> None:
    """The part of the survey that `points_to_expect` reads."""
    set_weights(mind, position, survey)
    look_for_threats(board, position, survey)
    look_for_materials(board, odds, position, survey)


@inner
def points_to_expect(board: Board, position: Position, survey: Survey, player: int) -> float:
    """Of the card at the end, for the player of the survey."""
    if position[at.CARD + player] < 0:
        return 0.0
    points = 0.0
    nth = on.ON_CARD + position[at.CARD + player] * on.CARD_WIDTH
    while board[nth] >= 0:
        having = 1.0
        left = board[on.NEEDED_SET + board[nth]]
        while left:
            having *= survey[HAVING + lowest(left)]
            left &= left - 1
        points += board[on.POINTS_FOR + board[nth]] * having
        nth += 1
    return points


@inner
def look_for_threats(board: Board, position: Position, survey: Survey) -> None:
    """By players who act before this player's next Action Phase, with what they may still place."""
    player, players = position[at.PLAYER], position[at.PLAYERS]
    is_acting = position[at.PHASE] == at.ACTION
    is_last_turn = position[at.TURN] == position[at.TURNS]
    mine = population(materials_of(board, position, player))
    total = mine
    for other in range(players):
        if other == player:
            continue
        materials = population(materials_of(board, position, other))
        total += materials
        survey[LOSS + other] = materials
        coming = position[at.LEFT + other]
        if is_acting and other < player:
            coming = assets_for(materials)
        elif is_acting:
            coming = 0
        survey[COMING + other] = survey[WEIGHT + GROWTH] * coming
    for other in range(players):
        ahead = survey[LOSS + other] - total / players
        survey[LOSS + other] = survey[WEIGHT + DENIAL] + survey[WEIGHT + LEADER] * max(0.0, ahead)
    for territory in range(board[on.TERRITORY_COUNT]):
        survey[THREAT + territory] = 0.0
    for other in range(players):
        if other == player or (is_acting and is_last_turn and other < player):
            continue
        theirs = position[at.OWN + other]
        while theirs:
            territory = lowest(theirs)
            theirs &= theirs - 1
            strength = position[at.ASSETS + territory] + survey[COMING + other]
            near = board[on.ADJACENT_SET + territory]
            while near:
                place = THREAT + lowest(near)
                near &= near - 1
                survey[place] = max(survey[place], strength)


@inner
def look_for_materials(board: Board, odds: Odds, position: Position, survey: Survey) -> None:
    """The chance to control each Material of the card at the end."""
    player = position[at.PLAYER]
    needed = needed_for(board, position[at.CARD + player])
    left = needed
    while left:
        material = lowest(left)
        left &= left - 1
        survey[SAFE + material] = 0.0
        survey[SAFE_AGAIN + material] = 0.0
        survey[SAFEST + material] = -1.0
        survey[EASE + material] = LEAST_EASE
    own = position[at.OWN + player]
    left = own if needed else 0
    weight = weight_of_all(board, position) if position[at.WORLD_NEWS] else 0
    while left:
        territory = lowest(left)
        left &= left - 1
        held = safety(odds, survey, territory, position[at.ASSETS + territory])
        here = board[on.MATERIALS_AT_END + territory] & needed
        while here:
            material = lowest(here)
            here &= here - 1
            safe = held
            if weight > 0:
                safe *= 1.0 - chance_to_be_cut_off(board, position, territory, material, weight)
            if safe > survey[SAFE + material]:
                survey[SAFE_AGAIN + material] = survey[SAFE + material]
                survey[SAFE + material] = safe
                survey[SAFEST + material] = territory
            elif safe > survey[SAFE_AGAIN + material]:
                survey[SAFE_AGAIN + material] = safe
    _look_for_ways(board, position, survey, needed, own)
    claimed = position[at.CLAIMED + player] & needed
    left = needed
    while left:
        material = lowest(left)
        left &= left - 1
        missing = (1 - survey[SAFE + material]) * (1 - survey[SAFE_AGAIN + material])
        chance = max(1 - missing, survey[EASE + material])
        if claimed >> material & 1:  # it can't be lost
            survey[EASE + material] = chance = 1.0
        survey[HAVING + material] = doubted(survey, chance)


@inner
def doubted(survey: Survey, chance: float) -> float:
    if chance == 1.0:
        return 1.0
    return math.exp(survey[WEIGHT + DOUBT] * math.log(chance))


@inner
def _look_for_ways(board: Board, position: Position, survey: Survey, needed: int, own: int) -> None:
    """How easy it is to get each Material that is missing."""
    reached, edge, ease = own, own, 1.0
    for _ in range(HORIZON if needed else 0):
        further = 0
        while edge:
            further |= board[on.ADJACENT_SET + lowest(edge)]
            edge &= edge - 1
        if not own:  # before the first Territory is chosen, all are equally far
            further = (1 << board[on.TERRITORY_COUNT]) - 1
        edge = further & ~reached
        reached |= edge
        ease *= survey[WEIGHT + FAR]
        ring = edge
        while ring:
            territory = lowest(ring)
            ring &= ring - 1
            here = board[on.MATERIALS_AT_END + territory] & needed
            easy = ease / (1 + survey[WEIGHT + GUARDED] * position[at.ASSETS + territory])
            while here:
                place = EASE + lowest(here)
                here &= here - 1
                survey[place] = max(survey[place], min(easy, 1.0))


@inner
def needed_for(board: Board, card: int) -> int:
    """The Materials of a card or of its family, as a set."""
    needed, member = 0, first_card(card)
    while member >= 0:
        nth = on.ON_CARD + member * on.CARD_WIDTH
        while board[nth] >= 0:
            needed |= board[on.NEEDED_SET + board[nth]]
            nth += 1
        member = next_card(board, card, member)
    return needed
