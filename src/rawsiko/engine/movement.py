"""Moves of the Action Phase, Clashes among them (R4.4 to R4.9)."""

from collections.abc import Mapping

from msgspec.structs import replace

from rawsiko.engine.actions import Move
from rawsiko.engine.board import controls
from rawsiko.engine.clash import MAX_CLASH_ASSETS, clash_losses
from rawsiko.engine.elimination import after_clash
from rawsiko.engine.events import AssetsMoved, ClashFought, Dice, Event, TerritoryConquered
from rawsiko.engine.ids import TerritoryId
from rawsiko.engine.outcome import Outcome
from rawsiko.engine.refusals import Refusal
from rawsiko.engine.state import ActionPhase, Holding, State, holding_of


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
