"""Points and ranking (R6.3, R6.4, R5.2)."""

from msgspec.structs import replace

from rawsiko.engine.board import living_players, materials_of, territories_of
from rawsiko.engine.events import MatchEnded
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.outcome import Outcome
from rawsiko.engine.state import EndReason, Finished, Score, State


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
