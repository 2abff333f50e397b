"""What each Territory is worth to a player, term by term, and what can be reached from it."""

from rawsiko.simulator.compiling import inner, lowest, population
from rawsiko.simulator.rules import board as on
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.acting import assets_for, owner_of
from rawsiko.simulator.rules.board import Board
from rawsiko.simulator.rules.layout import Position
from rawsiko.simulator.rules.setup import occupied
from rawsiko.simulator.search.families import first_card, next_card
from rawsiko.simulator.search.mind import (
    ELIMINATION,
    EXCLUSIVE,
    MATERIAL,
    PRIZE,
    REACH,
    RESISTANCE,
    ROOM,
    STEP,
    SURVIVAL,
    Mind,
)
from rawsiko.simulator.search.prospects import doubted, look_for_materials, look_for_threats
from rawsiko.simulator.search.survey import (
    AROUND,
    EASE,
    GOING_FOR,
    HAVING,
    LEAST_EASE,
    LOSS,
    LURE,
    OF_CARD,
    OF_CONTINENT,
    OF_LIFE,
    OF_MATERIALS,
    OF_OTHERS,
    OF_ROOM,
    OF_STEP,
    SAFE,
    SAFE_AGAIN,
    SAFEST,
    TERMS,
    WEIGHT,
    WORTH,
    Odds,
    Survey,
    set_weights,
)

LOOKED_AHEAD = 3  # how many steps away a Territory may be


@inner
def fill_survey(board: Board, mind: Mind, odds: Odds, position: Position, survey: Survey) -> None:
    set_weights(mind, position, survey)
    look_for_threats(board, position, survey)
    look_for_materials(board, odds, position, survey)
    _look_for_worth(board, position, survey)
    look_around(board, position, survey)


@inner
def _look_for_worth(board: Board, position: Position, survey: Survey) -> None:
    player = position[at.PLAYER]
    own = position[at.OWN + player]
    controlled, twice = position[at.CLAIMED + player], 0
    left = own
    while left:
        here = board[on.MATERIALS_IN + lowest(left)]
        left &= left - 1
        twice |= controlled & here
        controlled |= here
    turns_left = position[at.TURNS] - position[at.TURN]
    number = population(controlled)
    invested = assets_for(number)
    held = max(1, population(own))
    life = survey[WEIGHT + SURVIVAL] / (held * held)
    for territory in range(board[on.TERRITORY_COUNT]):
        survey[territory * TERMS + OF_CARD] = 0.0
        survey[territory * TERMS + OF_CONTINENT] = 0.0
    if position[at.CARD + player] >= 0:
        _look_at_card(board, position, survey, own)
    if position[at.TRADE_WITH_CHINA]:
        _look_for_continents(board, position, survey)
    for territory in range(board[on.TERRITORY_COUNT]):
        first = territory * TERMS
        here = board[on.MATERIALS_IN + territory]
        is_own = own >> territory & 1
        touched = here & controlled & ~twice if is_own else here & ~controlled
        change = population(touched)
        after = number - change if is_own else number + change
        steps = abs(assets_for(after) - invested)
        lost = 0.0
        if not is_own and position[at.ASSETS + territory]:
            owner = owner_of(position, territory)
            lost = survey[LOSS + owner] * population(here) + survey[WEIGHT + PRIZE]
            if position[at.OWN + owner] == 1 << territory:
                lost += survey[WEIGHT + ELIMINATION]
        survey[first + OF_MATERIALS] = survey[WEIGHT + MATERIAL] * change
        survey[first + OF_STEP] = survey[WEIGHT + STEP] * steps * turns_left
        survey[first + OF_ROOM] = survey[WEIGHT + ROOM]
        survey[first + OF_OTHERS] = lost
        survey[first + OF_LIFE] = life if is_own else 0.0
        worth = 0.0
        for term in range(first, first + TERMS):
            worth += survey[term]
        survey[WORTH + territory] = worth


@inner
def _look_at_card(board: Board, position: Position, survey: Survey, own: int) -> None:
    """The expected points gained by having the Territory for certain instead of not at all; for a
    family, the mean of its cards."""
    card = position[at.CARD + position[at.PLAYER]]
    member, cards = first_card(card), 0
    while member >= 0:
        _look_at_one_card(board, survey, own, member)
        member, cards = next_card(board, card, member), cards + 1
    if cards > 1:
        for territory in range(board[on.TERRITORY_COUNT]):
            survey[territory * TERMS + OF_CARD] /= cards


@inner
def _look_at_one_card(board: Board, survey: Survey, own: int, card: int) -> None:
    nth = on.ON_CARD + card * on.CARD_WIDTH
    while board[nth] >= 0:
        points, materials = board[on.POINTS_FOR + board[nth]], board[on.NEEDED_SET + board[nth]]
        nth += 1
        places, left = 0, materials
        while left:
            places |= board[on.FOUND_AT_END + lowest(left)]
            left &= left - 1
        while places:
            territory = lowest(places)
            places &= places - 1
            is_own = own >> territory & 1
            here = board[on.MATERIALS_AT_END + territory]
            having, without = 1.0, 1.0
            left = materials
            while left:
                material = lowest(left)
                left &= left - 1
                if here >> material & 1:
                    without *= _having_without(survey, material, territory, is_own)
                else:
                    having *= survey[HAVING + material]
            survey[territory * TERMS + OF_CARD] += points * having * (1.0 - without)


@inner
def _having_without(survey: Survey, material: int, territory: int, is_own: int) -> float:
    """The chance to have the Material at the end without the Territory, as far as it is doubted."""
    if not is_own:
        return survey[HAVING + material]
    if survey[SAFEST + material] == territory:
        chance = max(survey[SAFE_AGAIN + material], survey[EASE + material])
    else:
        chance = max(survey[SAFE + material], survey[EASE + material])
    return doubted(survey, max(chance, LEAST_EASE))


@inner
def _look_for_continents(board: Board, position: Position, survey: Survey) -> None:
    """R6.2: exclusive presence in a Continent allows a claim."""
    own = position[at.OWN + position[at.PLAYER]]
    others = occupied(position) & ~own
    for continent in range(board[on.CONTINENT_COUNT]):
        land = board[on.LAND_SET + continent]
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
def look_around(board: Board, position: Position, survey: Survey) -> None:
    """The best Territory nearby, discounted by distance."""
    own = position[at.OWN + position[at.PLAYER]]
    for territory in range(board[on.TERRITORY_COUNT]):
        guards = position[at.ASSETS + territory]
        lure = survey[WORTH + territory] / (1 + survey[WEIGHT + RESISTANCE] * guards)
        lure = 0.0 if own >> territory & 1 else lure
        survey[LURE + territory] = lure
        survey[GOING_FOR + territory] = lure
    for _ in range(LOOKED_AHEAD - 1):
        _look_next_door(board, survey)
        for territory in range(board[on.TERRITORY_COUNT]):
            survey[GOING_FOR + territory] = max(
                survey[LURE + territory], survey[WEIGHT + REACH] * survey[AROUND + territory]
            )
    _look_next_door(board, survey)


@inner
def _look_next_door(board: Board, survey: Survey) -> None:
    for territory in range(board[on.TERRITORY_COUNT]):
        near = board[on.ADJACENT_SET + territory]
        best = 0.0
        while near:
            best = max(best, survey[GOING_FOR + lowest(near)])
            near &= near - 1
        survey[AROUND + territory] = best
