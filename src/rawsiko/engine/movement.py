"""Moves of the Action Phase with Clashes, recycling (R4.4 to R4.11), and elimination (R5)."""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from rawsiko.engine.actions import IllegalAction, Move, Recycle, Refusal
from rawsiko.engine.board import controls, is_on_board, living_players, materials_of
from rawsiko.engine.end import finish
from rawsiko.engine.events import (
    AssetsMoved,
    ClashFought,
    Dice,
    Event,
    MaterialRecycled,
    Outcome,
    PlayerEliminated,
    TerritoryConquered,
    TurnCounterAdvanced,
)
from rawsiko.engine.ids import PlayerId, TerritoryId
from rawsiko.engine.state import ActionPhase, EndReason, Holding, State, holding_of
from rawsiko.engine.turns import end_action_phase

MAX_CLASH_ASSETS = 3


def refusal_of_move(state: State, phase: ActionPhase, action: Move) -> Refusal | None:
    origin = state.content.territories.get(action.origin)
    if origin is None or action.target not in state.holdings:
        return Refusal.UNKNOWN_TERRITORY
    if not controls(state, action.player, action.origin):
        return Refusal.NOT_YOUR_TERRITORY
    if action.target not in origin.adjacent:
        return Refusal.NOT_ADJACENT
    if action.assets < 1:
        return Refusal.NO_ASSETS
    if action.assets > phase.ready.get(action.origin, 0):
        return Refusal.NOT_ENOUGH_READY
    if action.assets > most_that_may_leave(state, phase, action.origin):
        return Refusal.ONE_MUST_STAY
    if action.assets > MAX_CLASH_ASSETS and defender_of(state, action) is not None:
        return Refusal.TOO_MANY_FOR_A_CLASH
    return None


def most_that_may_leave(state: State, phase: ActionPhase, origin: TerritoryId) -> int:
    """R4.4, R4.9: all ready Assets, but with Leave one behind one Asset stays."""
    ready = phase.ready.get(origin, 0)
    if not state.options.leave_one_behind:
        return ready
    holding = state.holdings[origin]
    return min(ready, holding.assets - 1) if holding else 0


def defender_of(state: State, action: Move) -> Holding | None:
    """The other player's Assets on the target: if there are some, the Move is a Clash (R4.6)."""
    holding = state.holdings[action.target]
    return holding if holding is not None and holding.player != action.player else None


def clash_assets(action: Move, defender: Holding) -> tuple[int, int]:
    """R4.6: how many Assets, and so dice, each side uses."""
    return action.assets, min(defender.assets, MAX_CLASH_ASSETS)


def move(state: State, phase: ActionPhase, action: Move, dice: Dice) -> Outcome:
    defender = defender_of(state, action)
    if defender is None:
        return _go(state, phase, action)
    return _clash(state, phase, action, defender, dice)


def _go(state: State, phase: ActionPhase, action: Move) -> Outcome:
    """R4.5: the Assets arrive and count as moved."""
    origin, target, assets = action.origin, action.target, action.assets
    standing = state.holdings[target]
    holdings = dict(state.holdings)
    holdings[origin] = _less(holdings[origin], assets)
    holdings[target] = holding_of(action.player, assets + (standing.assets if standing else 0))
    ready = _less_ready(phase.ready, origin, assets)
    return Outcome(
        replace(state, holdings=holdings, phase=ActionPhase(action.player, ready)),
        (AssetsMoved(action.player, origin, target, assets),),
    )


def _clash(
    state: State, phase: ActionPhase, action: Move, defender: Holding, dice: Dice
) -> Outcome:
    player, origin, target = action.player, action.origin, action.target
    attacker_dice, defender_dice = dice[: action.assets], dice[action.assets :]
    losses = clash_losses(attacker_dice, defender_dice)
    survivors = action.assets - losses.attacker
    events: tuple[Event, ...] = (
        ClashFought(
            attacker=player,
            defender=defender.player,
            origin=origin,
            target=target,
            attacker_dice=attacker_dice,
            defender_dice=defender_dice,
            attacker_losses=losses.attacker,
            defender_losses=losses.defender,
        ),
    )
    holdings = dict(state.holdings)
    if losses.defender == defender.assets:  # R4.7: conquered, the survivors have moved
        gone = action.assets
        holdings[target] = holding_of(player, survivors)
        events = (*events, TerritoryConquered(player, target, survivors))
    else:  # the survivors stay where they were, and are still ready
        gone = losses.attacker
        holdings[target] = _less(defender, losses.defender)
    holdings[origin] = _less(holdings[origin], gone)
    ready = _less_ready(phase.ready, origin, gone)
    fought = replace(state, holdings=holdings, phase=ActionPhase(player, ready))
    return after_clash(fought, player, defender.player, events)


def refusal_of_recycle(state: State, phase: ActionPhase, action: Recycle) -> Refusal | None:
    """R4.11."""
    material = state.content.materials.get(action.material)
    if not state.options.recycling:
        return Refusal.NO_RECYCLING
    if action.origin not in state.holdings:
        return Refusal.UNKNOWN_TERRITORY
    if material is None:
        return Refusal.UNKNOWN_MATERIAL
    if action.player in state.recycled:
        return Refusal.RECYCLED_BEFORE
    if not controls(state, action.player, action.origin):
        return Refusal.NOT_YOUR_TERRITORY
    price = material.recycling_price
    if price is None:
        return Refusal.NOT_RECYCLABLE
    if action.material in materials_of(state, action.player):
        return Refusal.RECYCLING_NOT_NEEDED
    if price > phase.ready.get(action.origin, 0):
        return Refusal.PRICE_NOT_READY
    if price > most_that_may_leave(state, phase, action.origin):
        return Refusal.ONE_MUST_STAY
    if price == _assets_of(state, action.player):
        return Refusal.LAST_ASSET
    return None


def recyclings(state: State, phase: ActionPhase) -> list[Recycle]:
    """R4.11: all that the player may recycle now, by Territory, then by Material."""
    player = phase.player
    if not state.options.recycling or player in state.recycled:
        return []
    controlled, assets = materials_of(state, player), _assets_of(state, player)
    prices = {
        material.id: material.recycling_price
        for material in state.content.materials.values()
        if material.recycling_price is not None and material.id not in controlled
    }
    return [
        Recycle(player, origin, material)
        for origin in phase.ready
        for material, price in prices.items()
        if price <= most_that_may_leave(state, phase, origin) and price < assets
    ]


def recycle(state: State, phase: ActionPhase, action: Recycle) -> Outcome:
    player, origin, material = action.player, action.origin, action.material
    price = state.content.materials[material].recycling_price
    if price is None:
        raise IllegalAction(Refusal.NOT_RECYCLABLE)
    holdings = dict(state.holdings)
    holdings[origin] = _less(holdings[origin], price)
    recycled = replace(
        state,
        holdings=holdings,
        recycled={**state.recycled, player: material},
        phase=ActionPhase(player, _less_ready(phase.ready, origin, price)),
    )
    return Outcome(recycled, (MaterialRecycled(player, origin, material, price),))


def _assets_of(state: State, player: PlayerId) -> int:
    return sum(
        holding.assets
        for holding in state.holdings.values()
        if holding is not None and holding.player == player
    )


def _less(holding: Holding | None, assets: int) -> Holding | None:
    """R2.3: a Territory is empty when its last Asset leaves."""
    if holding is None or holding.assets == assets:
        return None
    return holding_of(holding.player, holding.assets - assets)


def _less_ready(
    ready: Mapping[TerritoryId, int], origin: TerritoryId, assets: int
) -> Mapping[TerritoryId, int]:
    left = dict(ready)
    left[origin] -= assets
    if left[origin] == 0:
        del left[origin]
    return left


class Losses(NamedTuple):
    attacker: int
    defender: int


def clash_losses(attacker_dice: Dice, defender_dice: Dice) -> Losses:
    """Pair the dice from the highest down: the lower die of each pair loses an Asset."""
    attacker = sorted(attacker_dice, reverse=True)
    defender = sorted(defender_dice, reverse=True)
    # Stopping at the shorter roll is the rule: surplus low dice are ignored.
    pairs = zip(attacker, defender, strict=False)
    attacker_wins = [a > d for a, d in pairs]  # a tie is a loss
    return Losses(attacker=attacker_wins.count(False), defender=attacker_wins.count(True))


def after_clash(
    state: State, attacker: PlayerId, defender: PlayerId, events: tuple[Event, ...]
) -> Outcome:
    """R5.1: one of the two may have lost their last Asset. Never both: a Clash costs at most as
    many Assets as the smaller side has."""
    if not is_on_board(state, defender):
        return _eliminate(state, attacker, defender, events)
    if not is_on_board(state, attacker):
        return _eliminate(state, attacker, attacker, events)
    return Outcome(state, events)


def _eliminate(
    state: State, acting: PlayerId, player: PlayerId, events: tuple[Event, ...]
) -> Outcome:
    state = replace(state, eliminated=(*state.eliminated, player))
    events = (*events, PlayerEliminated(player))
    if state.options.monopoly_stranglehold and state.turn < state.last_turn:
        state = replace(state, turn=state.turn + 1)  # R5.3: never past the last Turn
        events = (*events, TurnCounterAdvanced(state.turn))
    if len(living_players(state)) == 1:  # R5.4: at once, and without Trade with China
        ended = finish(state, EndReason.ONE_LEFT)
        return Outcome(ended.state, events + ended.events)
    if player == acting:
        return end_action_phase(state, player, events)
    return Outcome(state, events)
