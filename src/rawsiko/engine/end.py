"""The end of a match: Trade with China, points and ranking, the host's bell (R1.5, R5.2, R6)."""

from collections.abc import Mapping

from msgspec.structs import replace

from rawsiko.engine.actions import ClaimMaterial, EndTrade, HostAction, Refusal, SetLastTurn
from rawsiko.engine.board import exclusive_continents, living_players, materials_of, territories_of
from rawsiko.engine.events import (
    Event,
    LastTurnSet,
    MatchEnded,
    MaterialClaimed,
    Outcome,
    StoppedAtBell,
    TradeBegan,
)
from rawsiko.engine.ids import MaterialId, PlayerId
from rawsiko.engine.options import MOST_TURNS
from rawsiko.engine.state import EndReason, Finished, Score, State, TradeWithChina


def finish(state: State, reason: EndReason) -> Outcome:
    """R6.1, R5.4: the match is over, and all cards are revealed (R6.5)."""
    ranking = ranking_of(state)
    return Outcome(replace(state, phase=Finished(reason, ranking)), (MatchEnded(reason, ranking),))


def ranking_of(state: State) -> tuple[Score, ...]:
    """Best first; equal scores share a place (1, 2, 2, 4)."""
    survivors = [score_of(state, player) for player in living_players(state)]
    survivors.sort(key=_strength, reverse=True)
    strengths = [_strength(score) for score in survivors]
    placed = [replace(score, place=strengths.index(_strength(score)) + 1) for score in survivors]
    # R5.2: below every survivor, and a later elimination above an earlier one.
    eliminated = [
        _score_of_eliminated(player, len(survivors) + below)
        for below, player in enumerate(reversed(state.eliminated), start=1)
    ]
    return (*placed, *eliminated)


def score_of(state: State, player: PlayerId) -> Score:
    """The player's current score (R6.3), with place 0."""
    materials = materials_of(state, player)
    content = state.content
    completed = [
        application
        for application in content.objectives[state.objectives[player]].applications
        if materials.issuperset(content.applications[application].materials)
    ]
    return Score(
        place=0,
        player=player,
        points=sum(content.applications[application].points for application in completed),
        applications=tuple(completed),
        materials=len(materials),
        territories=len(territories_of(state, player)),
        eliminated=False,
    )


def _strength(score: Score) -> tuple[int, int, int, int]:
    """R6.4: the sort key."""
    return score.points, len(score.applications), score.materials, score.territories


def _score_of_eliminated(player: PlayerId, place: int) -> Score:
    return Score(
        place=place,
        player=player,
        points=0,
        applications=(),
        materials=0,
        territories=0,
        eliminated=True,
    )


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


def refusal_of_host(state: State, action: HostAction) -> Refusal | None:
    if not state.options.host_keeps_time:
        return Refusal.HOST_KEEPS_NO_TIME
    if type(action) is SetLastTurn:
        if state.turn >= state.last_turn:
            return Refusal.LAST_TURN_BEGUN
        if not state.turn < action.turn <= MOST_TURNS:
            return Refusal.NOT_A_TURN
    return None


def set_last_turn(state: State, action: SetLastTurn) -> Outcome:
    return Outcome(replace(state, last_turn=action.turn), (LastTurnSet(action.turn),))


def stop_at_bell(state: State) -> Outcome:
    """Everything is again as the last completed Turn left it. Before the end of the first Turn the
    board stays, and there is no ranking."""
    completed = state.completed
    if completed is None:
        stopped, ranking = replace(state, turn=0), ()
    else:
        stopped = replace(
            state,
            turn=completed.turn,
            holdings=completed.holdings,
            claimed={},
            eliminated=completed.eliminated,
            news=completed.news,
            recycled=completed.recycled,
        )
        ranking = ranking_of(stopped)
    board = {
        territory: (holding.player, holding.assets)
        for territory, holding in stopped.holdings.items()
        if holding is not None
    }
    return Outcome(
        replace(stopped, phase=Finished(EndReason.BELL, ranking)),
        (
            StoppedAtBell(
                turn=stopped.turn,
                holdings=board,
                eliminated=stopped.eliminated,
                news=stopped.news,
                recycled=stopped.recycled,
            ),
            MatchEnded(EndReason.BELL, ranking),
        ),
    )
