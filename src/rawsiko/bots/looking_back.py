"""Finds turning points: suspicious choices first, then playouts from both alternatives.

A choice is suspicious where the evaluation prefers another one, most of all in the goes after which
most points were lost. The worst are played out many times
from the choice that was made and from the preferred one, with the same dice and the same cards for
the others, dealt as the player might have guessed them.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from rawsiko.bots.chances import LEVEL, can_simulate, chance_after
from rawsiko.bots.comparing import objection_to
from rawsiko.bots.explaining import explanation, percent
from rawsiko.bots.search import choice
from rawsiko.bots.sight import Sight
from rawsiko.bots.turning_points import TurningPoint
from rawsiko.engine import view_of
from rawsiko.engine.actions import Action, DrawContinent, HostAction, OpenNews
from rawsiko.engine.end import score_of
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.state import Finished, NewsDraw, State, TradeWithChina
from rawsiko.engine.view import PlayerView

MOST = 3
LEAST_LOSS = 3  # percentage points
SUSPECTS, OF_ONE_GO, FINALISTS = 24, 2, 5
FALLS = 3  # goes with the largest losses of points, which are always looked at
FIRST_MATCHES, MATCHES_TO_JUDGE = 60, 400
A_CLAIM = 1.0  # the loss of a claim other than the best, which the evaluation doesn't score

Go = tuple[object, ...]


class Suspect(NamedTuple):
    n: int
    go: Go
    view: PlayerView
    action: Action
    better: Action
    loss: float


def turning_points(
    played: Sequence[tuple[State, Action | HostAction]], player: PlayerId
) -> tuple[TurningPoint, ...]:
    """At most three, from different goes, the most costly first.

    `played` is every action of a finished match, the host's too, with the State before it. The
    player's choices are judged by what the player knew before the dice. The same match gives the
    same turning points; none where matches can't be simulated.
    """
    if not played or not can_simulate(played[0][0].content):
        return ()
    suspects = [
        suspect
        for n, (before, action) in enumerate(played, start=1)
        if not isinstance(action, HostAction)
        and action.player == player
        and (suspect := _suspect(n, before, action))
    ]
    falls = largest_falls(played, player)
    suspects = _worst_of_each_go(suspects, OF_ONE_GO)
    suspects.sort(key=lambda suspect: suspect.go not in falls)  # these are always simulated
    suspects = suspects[:SUSPECTS]
    tried = [suspect._replace(loss=_loss(suspect, FIRST_MATCHES, 0)) for suspect in suspects]
    # Judged with other dice than they were selected with, to avoid selection bias.
    finalists = _worst_of_each_go(tried, 1)[:FINALISTS]
    points = [_judged(suspect) for suspect in finalists if suspect.loss > 0]
    points = [point for point in points if point.before - point.after >= LEAST_LOSS]
    points.sort(key=lambda point: point.after - point.before)
    return tuple(points[:MOST])


def largest_falls(played: Sequence[tuple[State, Action | HostAction]], player: PlayerId) -> set[Go]:
    """The goes after which the player lost most points, before the next go or the end."""
    begun: list[tuple[Go, int]] = []
    for before, action in played:
        if not isinstance(action, HostAction) and action.player == player:
            go = _go_of(before)
            if not begun or begun[-1][0] != go:
                begun.append((go, score_of(before, player).points))
    if not begun:
        return set()
    begun.append(((), score_of(played[-1][0], player).points))
    falls = Counter({go: points - then for (go, points), (_, then) in pairwise(begun)})
    return {go for go, lost in falls.most_common(FALLS) if lost > 0}


def _go_of(state: State) -> Go:
    return state.turn, type(state.phase), getattr(state.phase, "round", None)


def _suspect(n: int, before: State, action: Action) -> Suspect | None:
    """None if the evaluation agrees or there was no choice."""
    phase = before.phase
    if isinstance(action, DrawContinent | OpenNews) or isinstance(phase, Finished | NewsDraw):
        return None
    view = view_of(before, action.player)
    go = _go_of(before)
    if isinstance(phase, TradeWithChina):
        better = choice(view, LEVEL, 0)
        return None if better == action else Suspect(n, go, view, action, better, A_CLAIM)
    sight = Sight(view, LEVEL)
    best = max(sight.scored, key=lambda scored: scored.score)
    code = sight.reader.code(action)
    chosen = next((scored for scored in sight.scored if scored.code == code), None)
    if chosen is None or best.score <= chosen.score:
        return None
    better = sight.reader.action(action.player, best.code)
    return Suspect(n, go, view, action, better, best.score - chosen.score)


def _worst_of_each_go(suspects: list[Suspect], most: int) -> list[Suspect]:
    """At most this many of each, greatest loss first."""
    taken: Counter[Go] = Counter()
    worst: list[Suspect] = []
    for suspect in sorted(suspects, key=lambda suspect: -suspect.loss):
        if taken[suspect.go] < most:
            taken[suspect.go] += 1
            worst.append(suspect)
    return worst


def _judged(suspect: Suspect) -> TurningPoint:
    before = chance_after(suspect.view, suspect.better, MATCHES_TO_JUDGE, 1)
    after = chance_after(suspect.view, suspect.action, MATCHES_TO_JUDGE, 1)
    sight = Sight(suspect.view, LEVEL)
    return TurningPoint(
        n=suspect.n,
        turn=suspect.view.turn,
        before=percent(before),
        after=percent(after),
        action=suspect.action,
        better=suspect.better,
        reason=explanation(sight, suspect.better),
        objection=objection_to(sight, suspect.action, suspect.better),
    )


def _loss(suspect: Suspect, matches: int, seed: int) -> float:
    view = suspect.view
    better = chance_after(view, suspect.better, matches, seed)
    return better - chance_after(view, suspect.action, matches, seed)
