"""Answers "Why not my move?": compares any legal action with the best choice found.

Both are simulated with the same dice. What is said against a Move is the largest part of what the
evaluation holds against it, or what the better choice brings. What would make it right is simulated
too.
"""

from collections.abc import Iterator
from statistics import mean, stdev
from typing import NamedTuple

from msgspec.structs import replace

from rawsiko.bots.chances import EVEN, LEVEL, can_simulate, chance_after
from rawsiko.bots.comparison import Comparison, Cure, Flaw, Objection, Remedy, Verdict
from rawsiko.bots.explaining import explain, percent
from rawsiko.bots.hinting import ADVISER, best_choice
from rawsiko.bots.leaving import Left, given_up
from rawsiko.bots.sight import Sight
from rawsiko.bots.terms import attackers_of, terms_of
from rawsiko.engine import legal_actions
from rawsiko.engine.actions import Action, Move
from rawsiko.engine.ids import PlayerId, TerritoryId
from rawsiko.engine.state import ActionPhase, holding_of
from rawsiko.engine.view import PlayerView, known_state
from rawsiko.simulator.search import mind

BATCHES, MATCHES = 8, 100  # simulated for each action, for the difference and how sure it is
FEWER_BATCHES = 4  # for what would make it right
HALF_INTERVAL = 2.36  # standard errors, with so many batches
MOST_OTHER_NUMBERS = 2
MORE_ASSETS = (1, 2)


def compare(view: PlayerView, action: Action) -> Comparison:
    """For the viewer, who must be the one to act; the action must be legal. The same question has
    the same answer."""
    better = best_choice(view)
    if action == better:
        return Comparison(Verdict.BEST)
    if not can_simulate(view.content):
        return Comparison(Verdict.UNTRIED)
    difference = _difference(view, action, better, BATCHES)
    found = Comparison(
        difference.verdict, abs(difference.points), difference.uncertain, better=better
    )
    if difference.verdict is Verdict.BRINGS:
        return replace(found, better=None)
    if difference.verdict is not Verdict.COSTS:
        return replace(found, reason=explain(view, better, ADVISER))
    objection = objection_to(Sight(view, LEVEL), action, better)
    return replace(
        found,
        objection=objection,
        reason=None if objection else explain(view, better, ADVISER),
        remedy=_remedy(view, action, better, difference),
    )


class Difference(NamedTuple):
    """What an action brings over another one, in percentage points."""

    points: int
    uncertain: int

    @property
    def verdict(self) -> Verdict:
        if abs(self.points) < EVEN:
            return Verdict.EVEN
        if abs(self.points) <= self.uncertain:
            return Verdict.UNSURE
        return Verdict.BRINGS if self.points > 0 else Verdict.COSTS


def _difference(view: PlayerView, action: Action, better: Action, batches: int) -> Difference:
    found = [
        100 * (chance_after(view, action, MATCHES, nth) - chance_after(view, better, MATCHES, nth))
        for nth in range(batches)
    ]
    uncertain = HALF_INTERVAL * stdev(found) / len(found) ** 0.5
    return Difference(round(mean(found)), max(1, round(uncertain)))


# The largest reason.


class _Against(NamedTuple):
    worth: float  # in the evaluation's victory points
    objection: Objection


def objection_to(sight: Sight, action: Action, better: Action) -> Objection | None:
    """The largest reason against the action; None if what the better one brings counts more."""
    if not isinstance(action, Move):
        return None
    worst = max(_against(sight, action), key=lambda against: against.worth, default=None)
    if worst is None or worst.worth <= max(0.0, _missed(sight, action, better)):
        return None
    return worst.objection


def _missed(sight: Sight, action: Action, better: Action) -> float:
    """What the better choice brings most beyond the action."""
    terms, others = terms_of(sight, better), terms_of(sight, action)
    if terms is None or others is None:
        return 0.0
    return max(value - others.brought.get(kind, 0.0) for kind, value in terms.brought.items())


def _against(sight: Sight, action: Move) -> Iterator[_Against]:
    origin = sight.territories.index(action.origin)
    target = sight.territories.index(action.target)
    standing, there = sight.assets(origin), sight.assets(target)
    stays = standing - action.assets
    is_clash = there > 0 and not sight.is_own(target)
    going, attackers = attackers_of(sight, origin, target, action.assets)
    chance = sight.chance(attackers, there) if is_clash else 1.0
    left = chance * sight.safety(origin, stays)
    left += (1 - chance) * sight.safety(origin, standing - going)
    at_origin = (sight.safety(origin, standing) - left) * sight.worth(origin)
    yield from _against_leaving(sight, action, stays, at_origin)
    if is_clash:
        lost = (1 - chance) * sight.worth(target)
        lost += sight.weight(mind.ASSET) * max(0.0, sight.cost(attackers, there))
        odds = Objection(Flaw.ODDS, action.target, percent=percent(chance))
        yield _Against(lost, odds)
    arriving = mind.ARRIVING[action.assets] if is_clash else there + action.assets
    neighbor = strongest_rival(sight, action.target)
    if neighbor is not None and not sight.is_own(target):
        risk = 1 - sight.safety(target, arriving)
        taken = sight.chance(sight.threat(target), arriving)
        exposed = Objection(
            Flaw.EXPOSED, action.target, player=neighbor, percent=max(1, percent(taken))
        )
        yield _Against(chance * risk * sight.worth(target), exposed)


def _against_leaving(sight: Sight, action: Move, stays: int, worth: float) -> Iterator[_Against]:
    left = given_up(sight.view, action)
    if left.materials:
        yield _Against(worth, _giving_up(sight, left))
        return
    neighbor = strongest_rival(sight, action.origin)
    if neighbor is not None:
        leaves = Objection(Flaw.LEAVES, action.origin, assets=stays, player=neighbor)
        yield _Against(worth, leaves)


def _giving_up(sight: Sight, left: Left) -> Objection:
    """For the most points: of the Applications that are no longer complete, if there are any."""
    content = sight.content
    card = content.objectives[sight.view.objectives[sight.reader.order[sight.player]]]
    served = left.completed or [
        name
        for name in card.applications
        if left.materials.intersection(content.applications[name].materials)
    ]
    application = max(served, key=lambda name: content.applications[name].points)
    lost = left.materials.intersection(content.applications[application].materials)
    points = sum(content.applications[name].points for name in left.completed)
    return Objection(
        Flaw.BREAKS if left.completed else Flaw.GIVES_UP,
        material=min(lost, key=list(content.materials).index),
        application=application,
        points=points or None,
    )


def strongest_rival(sight: Sight, territory: TerritoryId) -> PlayerId | None:
    """Who has the most Assets on one Territory next to it."""
    place = sight.territories.index(territory)
    rivals = [
        near for near in sight.adjacent(place) if sight.assets(near) and not sight.is_own(near)
    ]
    if not rivals:
        return None
    owner = sight.owner(max(rivals, key=sight.assets))
    return None if owner is None else sight.reader.order[owner]


# What would make it right.


def _remedy(
    view: PlayerView, action: Action, better: Action, difference: Difference
) -> Remedy | None:
    """The first that makes the action as good as the better one, in simulated matches."""
    if not isinstance(action, Move):
        return None
    for other in _other_numbers(view, action):
        if _makes_right(view, other, better, difference):
            return Remedy(Cure.WITH, other.assets)
    for more in MORE_ASSETS:
        stronger = _with_more(view, action.origin, more)
        if _makes_right(stronger, action, better, difference):
            return Remedy(Cure.REINFORCED, more, action.origin)
    return None


def _makes_right(view: PlayerView, action: Action, better: Action, before: Difference) -> bool:
    points = _difference(view, action, better, FEWER_BATCHES).points
    return points > -EVEN and points >= before.points + EVEN


def _other_numbers(view: PlayerView, action: Move) -> list[Move]:
    """The same Move with other numbers of Assets, the nearest first."""
    same = [
        other
        for other in legal_actions(known_state(view))
        if isinstance(other, Move)
        and (other.origin, other.target) == (action.origin, action.target)
        and other.assets != action.assets
    ]
    same.sort(key=lambda other: (abs(other.assets - action.assets), other.assets))
    return same[:MOST_OTHER_NUMBERS]


def _with_more(view: PlayerView, territory: TerritoryId, more: int) -> PlayerView:
    phase, holding = view.phase, view.holdings[territory]
    assert isinstance(phase, ActionPhase)
    assert holding is not None
    held = holding_of(holding.player, holding.assets + more)
    ready = {**phase.ready, territory: phase.ready[territory] + more}
    return replace(
        view, holdings={**view.holdings, territory: held}, phase=replace(phase, ready=ready)
    )
