"""Trade with China (R6.2)."""

from collections.abc import Mapping

from msgspec.structs import replace

from rawsiko.engine.actions import ClaimMaterial, EndTrade
from rawsiko.engine.board import exclusive_continents, living_players, materials_of
from rawsiko.engine.events import Event, MaterialClaimed, TradeBegan
from rawsiko.engine.ids import MaterialId, PlayerId
from rawsiko.engine.outcome import Outcome
from rawsiko.engine.refusals import Refusal
from rawsiko.engine.scoring import finish
from rawsiko.engine.state import EndReason, State, TradeWithChina


def begin_trade(state: State) -> Outcome:
    """Each living player may claim one Material per Continent of exclusive presence."""
    claims = {
        player: len(continents)
        for player in living_players(state)
        if (continents := exclusive_continents(state, player)) and materials_open_to(state, player)
    }
    return _continue(state, claims, (TradeBegan(claims),))


def materials_open_to(state: State, player: PlayerId) -> list[MaterialId]:
    """Every Material that the player does not control yet, in the order of the content."""
    controlled = materials_of(state, player)
    return [material for material in state.content.materials if material not in controlled]


def refusal_of_claim(state: State, action: ClaimMaterial) -> Refusal | None:
    if action.material not in state.content.materials:
        return Refusal.UNKNOWN_MATERIAL
    if action.material in materials_of(state, action.player):
        return Refusal.MATERIAL_ALREADY_CONTROLLED
    return None


def claim_material(state: State, phase: TradeWithChina, action: ClaimMaterial) -> Outcome:
    player = action.player
    claimed = (*state.claimed.get(player, ()), action.material)
    state = replace(state, claimed={**state.claimed, player: claimed})
    claims = dict(phase.claims)
    claims[player] -= 1
    if claims[player] == 0 or not materials_open_to(state, player):
        del claims[player]
    return _continue(state, claims, (MaterialClaimed(player, action.material),))


def end_trade(state: State, phase: TradeWithChina, action: EndTrade) -> Outcome:
    """A player may claim fewer."""
    claims = {player: left for player, left in phase.claims.items() if player != action.player}
    return _continue(state, claims, ())


def _continue(state: State, claims: Mapping[PlayerId, int], events: tuple[Event, ...]) -> Outcome:
    """In order of play, each player makes all of their claims before the next."""
    if not claims:
        ended = finish(state, EndReason.LAST_TURN)
        return Outcome(ended.state, events + ended.events)
    phase = TradeWithChina(next(iter(claims)), claims)
    return Outcome(replace(state, phase=phase), events)
