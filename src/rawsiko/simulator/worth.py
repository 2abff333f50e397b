"""What each Territory is worth to a player, term by term, and what can be reached from it."""

from rawsiko.simulator.acting import MATERIALS_PER_INVESTED_ASSET, owner_of
from rawsiko.simulator.board import (
    ADJACENT,
    ADJACENT_COUNT,
    ADJACENT_WIDTH,
    CARD_WIDTH,
    CONTINENT_COUNT,
    LAND_SET,
    MATERIALS_IN,
    NEEDED_SET,
    ON_CARD,
    POINTS_FOR,
    TERRITORY_COUNT,
    Board,
)
from rawsiko.simulator.compiling import inner, lowest, population
from rawsiko.simulator.layout import (
    ASSETS,
    CARD,
    CLAIMED,
    OWN,
    PLAYER,
    TRADE_WITH_CHINA,
    TURN,
    TURNS,
    Position,
)
from rawsiko.simulator.mind import (
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
from rawsiko.simulator.prospects import doubted, look_for_materials, look_for_threats, needed_for
from rawsiko.simulator.setup import occupied
from rawsiko.simulator.survey import (
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
    weigh_the_turn,
)

LOOKED_AHEAD = 3  # how many steps away a Territory may lie to be thought of


@inner
def look_about(board: Board, mind: Mind, odds: Odds, position: Position, survey: Survey) -> None:
    """Fill the survey."""
    weigh_the_turn(mind, position, survey)
    look_for_threats(board, position, survey)
    look_for_materials(board, odds, position, survey)
    _look_for_worth(board, position, survey)
    _look_around(board, position, survey)


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
    needed = needed_for(board, position[CARD + player])
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
            lost = survey[LOSS + owner] * population(here) + survey[WEIGHT + PRIZE]
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
    if survey[SAFEST + material] == territory:
        chance = max(survey[SAFE_AGAIN + material], survey[EASE + material])
    else:
        chance = max(survey[SAFE + material], survey[EASE + material])
    return doubted(survey, max(chance, LEAST_EASE))


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
        survey[LURE + territory] = lure
        survey[GOING_FOR + territory] = lure
    for _ in range(LOOKED_AHEAD - 1):
        _look_next_door(board, survey)
        for territory in range(board[TERRITORY_COUNT]):
            survey[GOING_FOR + territory] = max(
                survey[LURE + territory], survey[WEIGHT + REACH] * survey[AROUND + territory]
            )
    _look_next_door(board, survey)


@inner
def _look_next_door(board: Board, survey: Survey) -> None:
    for territory in range(board[TERRITORY_COUNT]):
        first = ADJACENT + territory * ADJACENT_WIDTH
        best = 0.0
        for nth in range(first, first + board[ADJACENT_COUNT + territory]):
            best = max(best, survey[GOING_FOR + board[nth]])
        survey[AROUND + territory] = best
