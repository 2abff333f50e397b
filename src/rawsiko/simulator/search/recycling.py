"""The worth of recycling a Material (R4.11): the points and Assets it brings, less its price."""

from typing import NamedTuple

from rawsiko.simulator.compiling import inner, lowest, population
from rawsiko.simulator.rules import board as on
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.acting import assets_for, materials_of
from rawsiko.simulator.rules.board import Board
from rawsiko.simulator.rules.choosing import most_for_recycling, most_that_may_leave
from rawsiko.simulator.rules.layout import Position
from rawsiko.simulator.search.families import first_card, next_card
from rawsiko.simulator.search.mind import ASSET, MATERIAL, STEP
from rawsiko.simulator.search.survey import HAVING, WEIGHT, Odds, Survey, kept, stake_in


class Origin(NamedTuple):
    territory: int  # -1 if none can pay
    loss: float  # of what the Assets there keep


@inner
def best_origin(
    board: Board, odds: Odds, position: Position, survey: Survey, material: int
) -> Origin:
    """The Territory that can best do without the price of the Material."""
    price = board[on.PRICE_OF + material]
    best, least = -1, 0.0
    origins = position[at.READY_SET] if price <= most_for_recycling(position) else 0
    while origins:
        origin = lowest(origins)
        origins &= origins - 1
        if price > most_that_may_leave(position, origin):
            continue
        stake, standing = stake_in(survey, origin), position[at.ASSETS + origin]
        loss = kept(odds, stake, standing) - kept(odds, stake, standing - price)
        if best < 0 or loss < least:
            best, least = origin, loss
    return Origin(best, least)


@inner
def score_of_recycling(
    board: Board, position: Position, survey: Survey, material: int, origin: Origin
) -> float:
    """What the Material adds to the card, to the Materials and to Investments to come, less the
    Assets."""
    number = population(materials_of(board, position, position[at.PLAYER]))
    more = assets_for(number + 1) - assets_for(number)
    turns_left = position[at.TURNS] - position[at.TURN]
    worth = survey[WEIGHT + MATERIAL] + survey[WEIGHT + STEP] * more * turns_left
    cost = survey[WEIGHT + ASSET] * board[on.PRICE_OF + material] + origin.loss
    return worth + _points_of(board, position, survey, material) - cost


@inner
def _points_of(board: Board, position: Position, survey: Survey, material: int) -> float:
    """The expected points gained by having the Material for certain; for a family, the mean of its
    cards. In the last Turn only those of what it completes: nothing else will come."""
    card = position[at.CARD + position[at.PLAYER]]
    if card < 0:
        return 0.0
    is_last = position[at.TURN] == position[at.TURNS] and not position[at.TRADE_WITH_CHINA]
    controlled = materials_of(board, position, position[at.PLAYER])
    member, cards, points = first_card(card), 0, 0.0
    while member >= 0:
        nth = on.ON_CARD + member * on.CARD_WIDTH
        while board[nth] >= 0:
            needed = board[on.NEEDED_SET + board[nth]]
            others = needed & ~(1 << material)
            if others != needed and not (is_last and others & ~controlled):
                gained = 1.0 - survey[HAVING + material]
                while others:
                    gained *= survey[HAVING + lowest(others)]
                    others &= others - 1
                points += board[on.POINTS_FOR + board[nth]] * gained
            nth += 1
        member, cards = next_card(board, card, member), cards + 1
    return points / cards
