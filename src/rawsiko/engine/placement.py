"""Placing Assets one at a time: the initial ones (R3.7), those of an Investment Phase (R4.2)."""

from msgspec.structs import replace

from rawsiko.engine.actions import PlaceAsset
from rawsiko.engine.board import controls
from rawsiko.engine.events import AssetPlaced
from rawsiko.engine.outcome import Outcome
from rawsiko.engine.refusals import Refusal
from rawsiko.engine.state import Placement, State, holding_of
from rawsiko.engine.turns import continue_placement


def refusal_of_place(state: State, action: PlaceAsset) -> Refusal | None:
    if action.territory not in state.holdings:
        return Refusal.UNKNOWN_TERRITORY
    if not controls(state, action.player, action.territory):
        return Refusal.NOT_YOUR_TERRITORY
    return None


def place_asset(state: State, phase: Placement, action: PlaceAsset) -> Outcome:
    holding = state.holdings[action.territory]
    assets = holding.assets if holding else 0
    holdings = dict(state.holdings)
    holdings[action.territory] = holding_of(action.player, assets + 1)
    to_place = dict(phase.to_place)
    to_place[action.player] -= 1
    if to_place[action.player] == 0:
        del to_place[action.player]
    return continue_placement(
        replace(state, holdings=holdings),
        phase,
        to_place,
        (AssetPlaced(action.player, action.territory),),
    )
