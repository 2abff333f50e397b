"""Trade with China (R6.2)."""

from collections.abc import Mapping

from msgspec.structs import replace

from rawsiko.engine.actions import ClaimMaterial, EndTrade
from rawsiko.engine.board import exclusive_continents, living_players, materials_of
from rawsiko.engine.events import Event, MaterialClaimed, TradeBegan
from rawsiko.engine.ids import MaterialId, PlayerId
from rawsiko.engine.outcome import Outcome
from rawsiko.engine.refusals import Refusal
from rawsiko.engine.scoring import Claimed, finish
from rawsiko.engine.state import EndReason, State, TradeWithChina


def begin_trade(state: State) -> Outcome:
    """Each living player may claim one Material per Continent of exclusive presence."""
    claims = {
        player: len(continents)
        for player in living_players(state)
        if (continents := exclusive_continents(state, player)) and _open_to(state, player, {})
    }
    return _continue(state, claims, {}, (TradeBegan(claims),))


def materials_on_offer(state: State, phase: TradeWithChina) -> list[MaterialId]:
    """Every Material that the player does not control yet, in the order of the content."""
    return _open_to(state, phase.player, phase.claimed)


def refusal_of_claim(state: State, phase: TradeWithChina, action: ClaimMaterial) -> Refusal | None:
    if action.material not in state.content.materials:
        return Refusal.UNKNOWN_MATERIAL
    if action.material not in materials_on_offer(state, phase):
        return Refusal.MATERIAL_ALREADY_CONTROLLED
    return None


def claim_material(state: State, phase: TradeWithChina, action: ClaimMaterial) -> Outcome:
    player = action.player
    claimed = {**phase.claimed, player: (*phase.claimed.get(player, ()), action.material)}
    claims = dict(phase.claims)
    claims[player] -= 1
    if claims[player] == 0 or not _open_to(state, player, claimed):
        del claims[player]
    return _continue(state, claims, claimed, (MaterialClaimed(player, action.material),))


def end_trade(state: State, phase: TradeWithChina, action: EndTrade) -> Outcome:
    """A player may claim fewer."""
    claims = {player: left for player, left in phase.claims.items() if player != action.player}
    return _continue(state, claims, phase.claimed, ())


def _continue(
    state: State, claims: Mapping[PlayerId, int], claimed: Claimed, events: tuple[Event, ...]
) -> Outcome:
    """In order of play, each player makes all of their claims before the next."""
    if not claims:
        ended = finish(state, EndReason.LAST_TURN, claimed)
        return Outcome(ended.state, events + ended.events)
    phase = TradeWithChina(next(iter(claims)), claims, claimed)
    return Outcome(replace(state, phase=phase), events)


def _open_to(state: State, player: PlayerId, claimed: Claimed) -> list[MaterialId]:
    controlled = materials_of(state, player).union(claimed.get(player, ()))
    return [material for material in state.content.materials if material not in controlled]
