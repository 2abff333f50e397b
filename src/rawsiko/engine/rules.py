"""Everything a match does goes through `apply`."""

from typing import assert_never

from msgspec.structs import astuple

from rawsiko.engine.actions import (
    Action,
    ChooseContinent,
    ChooseTerritory,
    ClaimMaterial,
    DrawContinent,
    EndActionPhase,
    EndTrade,
    HostAction,
    IllegalAction,
    Move,
    OpenNews,
    PlaceAsset,
    Recycle,
    Refusal,
    SetLastTurn,
    StopAtBell,
)
from rawsiko.engine.end import (
    claim_material,
    end_trade,
    refusal_of_claim,
    refusal_of_host,
    set_last_turn,
    stop_at_bell,
)
from rawsiko.engine.events import Dice, Outcome
from rawsiko.engine.movement import (
    clash_assets,
    defender_of,
    move,
    recycle,
    refusal_of_move,
    refusal_of_recycle,
)
from rawsiko.engine.news import cards_that_can_open
from rawsiko.engine.setup import (
    choose_continent,
    choose_territory,
    continents_on_offer,
    draw_continent,
    refusal_of_choose_continent,
    refusal_of_draw_continent,
    refusal_of_territory,
)
from rawsiko.engine.state import (
    ActionPhase,
    ContinentChoice,
    Finished,
    InitialPlacement,
    InvestmentPhase,
    NewsDraw,
    State,
    TerritoryChoice,
    TradeWithChina,
)
from rawsiko.engine.turns import end_action_phase, open_news, place_asset, refusal_of_place

# Changes when, and only when, some replay would come out differently.
RULES_VERSION = "1"

DIE_SIDES = 6
# Exact types: True is an int in Python, but not a number of Assets.
_FIELD_TYPES: dict[type, tuple[type, ...]] = {
    ChooseContinent: (str, str),
    DrawContinent: (str,),
    ChooseTerritory: (str, str),
    PlaceAsset: (str, str),
    Move: (str, str, str, int),
    EndActionPhase: (str,),
    OpenNews: (str,),
    Recycle: (str, str, str),
    ClaimMaterial: (str, str),
    EndTrade: (str,),
    SetLastTurn: (int,),
    StopAtBell: (),
}
_WRONG_DICE: dict[type, Refusal] = {
    DrawContinent: Refusal.WRONG_DRAW,
    OpenNews: Refusal.WRONG_NEWS,
}


def apply(state: State, action: Action | HostAction, dice: Dice = ()) -> Outcome:
    """Play one action of a player or the host.

    `dice` has one number from 1 to its sides for each die that `dice_needed` lists: the attacker's,
    then the defender's. Raises IllegalAction, and nothing else for any input, if `refusal_of`
    refuses the action or the dice are wrong.
    """
    if refusal := refusal_of(state, action) or _refusal_of_dice(state, action, dice):
        raise IllegalAction(refusal)
    return play_legal(state, action, dice)


def play_legal(state: State, action: Action | HostAction, dice: Dice) -> Outcome:
    """`apply` without the checks: the caller knows that `refusal_of` returns None, and rolled what
    `dice_needed` lists."""
    # `type(…) is` takes a quarter of the time of `match` for every class that it is not. The most
    # frequent actions come first.
    phase = state.phase
    if type(action) is Move:
        if type(phase) is ActionPhase:
            return move(state, phase, action, dice)
    elif type(action) is PlaceAsset:
        if type(phase) is InvestmentPhase or type(phase) is InitialPlacement:
            return place_asset(state, phase, action)
    elif type(action) is EndActionPhase:
        if type(phase) is ActionPhase:
            return end_action_phase(state, action.player, ())
    elif type(action) is OpenNews:
        if type(phase) is NewsDraw:
            return open_news(state, action, dice)
    elif type(action) is Recycle:
        if type(phase) is ActionPhase:
            return recycle(state, phase, action)
    elif type(action) is ChooseTerritory:
        if type(phase) is TerritoryChoice:
            return choose_territory(state, phase, action)
    elif type(action) is ChooseContinent:
        if type(phase) is ContinentChoice:
            return choose_continent(state, phase, action)
    elif type(action) is DrawContinent:
        if type(phase) is ContinentChoice:
            return draw_continent(state, phase, action, dice)
    elif type(action) is ClaimMaterial:
        if type(phase) is TradeWithChina:
            return claim_material(state, phase, action)
    elif type(action) is EndTrade:
        if type(phase) is TradeWithChina:
            return end_trade(state, phase, action)
    elif type(action) is SetLastTurn:
        return set_last_turn(state, action)
    elif type(action) is StopAtBell:
        return stop_at_bell(state)
    else:
        assert_never(action)
    raise IllegalAction(Refusal.WRONG_PHASE)


def refusal_of(state: State, action: Action | HostAction) -> Refusal | None:
    """Why the action may not be played now; None if it may. Never raises, for any input."""
    if not _is_well_formed(action):
        return Refusal.NOT_AN_ACTION
    phase = state.phase
    if type(phase) is Finished:
        return Refusal.MATCH_OVER
    if type(action) is SetLastTurn or type(action) is StopAtBell:
        return refusal_of_host(state, action)
    if action.player != phase.player:
        return _refusal_of_other_player(state, action)
    if type(action) is Move:
        if type(phase) is ActionPhase:
            return refusal_of_move(state, phase, action)
    elif type(action) is PlaceAsset:
        if type(phase) is InvestmentPhase or type(phase) is InitialPlacement:
            return refusal_of_place(state, action)
    elif type(action) is EndActionPhase:
        if type(phase) is ActionPhase:
            return None
    elif type(action) is OpenNews:
        if type(phase) is NewsDraw:
            return None
    elif type(action) is Recycle:
        if type(phase) is ActionPhase:
            return refusal_of_recycle(state, phase, action)
    elif type(action) is ChooseTerritory:
        if type(phase) is TerritoryChoice:
            return refusal_of_territory(state, phase, action.territory)
    elif type(action) is ChooseContinent:
        if type(phase) is ContinentChoice:
            return refusal_of_choose_continent(state, phase, action)
    elif type(action) is DrawContinent:
        if type(phase) is ContinentChoice:
            return refusal_of_draw_continent(state)
    elif type(action) is ClaimMaterial:
        if type(phase) is TradeWithChina:
            return refusal_of_claim(state, action)
    elif type(action) is EndTrade:
        if type(phase) is TradeWithChina:
            return None
    else:
        assert_never(action)
    return Refusal.WRONG_PHASE


def dice_needed(state: State, action: Action | HostAction) -> tuple[int, ...]:
    """The sides of each die that a legal action needs, in the order in which `apply` takes them.

    A Clash: a six-sided die per Asset used, the attacker's first (R4.6). A draw: one die with a
    side for each Continent on offer, in the order of the content (R3.6); for a news card one with
    as many sides as the weights of the cards that can be opened add up to (R4.10). Otherwise none.
    """
    if type(action) is Move:
        defender = defender_of(state, action)
        return (DIE_SIDES,) * sum(clash_assets(action, defender)) if defender else ()
    if type(action) is DrawContinent:
        phase = state.phase
        return (len(continents_on_offer(state, phase)),) if type(phase) is ContinentChoice else ()
    if type(action) is OpenNews:
        if type(state.phase) is not NewsDraw:
            return ()
        return (sum(card.weight for card in cards_that_can_open(state)),)
    if (
        type(action) is PlaceAsset
        or type(action) is Recycle
        or type(action) is EndActionPhase
        or type(action) is ChooseTerritory
        or type(action) is ChooseContinent
        or type(action) is ClaimMaterial
        or type(action) is EndTrade
        or type(action) is SetLastTurn
        or type(action) is StopAtBell
    ):
        return ()
    assert_never(action)


def _is_well_formed(action: Action | HostAction) -> bool:
    try:
        return tuple(map(type, astuple(action))) == _FIELD_TYPES.get(type(action))
    except (AttributeError, TypeError):  # not a Record, or one with unset fields
        return False


def _refusal_of_other_player(state: State, action: Action) -> Refusal:
    if action.player not in state.order:
        return Refusal.UNKNOWN_PLAYER
    if action.player in state.eliminated:
        return Refusal.ELIMINATED
    return Refusal.NOT_YOUR_TURN


def _refusal_of_dice(state: State, action: Action | HostAction, dice: Dice) -> Refusal | None:
    sides = dice_needed(state, action)
    if not sides and dice == ():
        return None
    wrong = _WRONG_DICE.get(type(action), Refusal.WRONG_DICE)
    if type(dice) is not tuple or len(dice) != len(sides):
        return wrong
    for die, most in zip(dice, sides, strict=True):
        if type(die) is not int or not 1 <= die <= most:
            return wrong
    return None
