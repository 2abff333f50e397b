"""Finds a hint: what Hard would do, what follows before the next dice, and a question."""

from collections.abc import Callable, Sequence
from hashlib import sha256
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from rawsiko.bots.alternatives import as_good_as, keeping
from rawsiko.bots.explaining import attackers_at, explain, percent
from rawsiko.bots.hints import Hint, Look, Odds
from rawsiko.bots.leaving import given_up
from rawsiko.bots.reasons import Act, Reason, Why
from rawsiko.bots.search import choice, encode_view, fits
from rawsiko.engine import apply, dice_needed, view_of
from rawsiko.engine.actions import Action, ClaimMaterial, EndActionPhase, EndTrade, Move
from rawsiko.engine.ids import PlayerId, TerritoryId
from rawsiko.engine.news import supply_of
from rawsiko.engine.state import (
    ContinentChoice,
    InitialPlacement,
    InvestmentPhase,
    TerritoryChoice,
    TradeWithChina,
)
from rawsiko.engine.view import PlayerView, known_state
from rawsiko.simulator.odds import MOST_ASSETS, conquest

ADVISER, FOLLOWER = "adviser", "medium"
STEPS = 2  # from a start


class HintedBot:
    """Always follows the first step of the hint; `rawsiko arena` measures how good hints are."""

    def choose(self, view: PlayerView, legal: Sequence[Action], rng: Random) -> Action:
        del rng
        return legal[0] if len(legal) == 1 else best_choice(view)


class Planned(NamedTuple):
    view: PlayerView
    action: Action


def hint_for(view: PlayerView) -> Hint:
    """For the viewer, who must be the one to act. The same view gives the same hint."""
    planned = _plan(view)
    first = planned[0].action
    reason = _gathering(view, explain(view, first, ADVISER))
    return Hint(
        look=look_for(view, reason),
        odds=_odds_of(planned[-1]),
        plan=tuple(step.action for step in planned),
        reason=reason,
        either=as_good_as(view, first),
    )


def best_choice(view: PlayerView) -> Action:
    """The best choice found, which a hint begins with.

    It keeps what is complete, unless giving that up is worth clearly more.
    """
    seed = _seed(view) if fits(view.content) else 0
    action = choice(view, ADVISER, seed)
    return keeping(view, action) if given_up(view, action).completed else action


def _gathering(view: PlayerView, reason: Reason) -> Reason:
    """For a start: how much of an Application is near, if that's more than one Material."""
    if reason.act not in (Act.BEGIN, Act.SETTLE):
        return reason
    territories, supplied = view.content.territories, supply_of(view.content, tuple(view.news.open))
    starts = [
        name
        for name, territory in territories.items()
        if reason.territory in (name, None)
        and reason.continent in (territory.continent, None)
        and view.holdings[name] is None
    ]
    best, most = reason, (0.0, 0)
    for start in starts:
        near = within(view, start, STEPS)
        found = {material for place in near for material in supplied.materials[place]}
        for name in view.content.objectives[view.objectives[_actor(view)]].applications:
            application = view.content.applications[name]
            having, needed = len(found & set(application.materials)), len(application.materials)
            if having > 1 and (having / needed, application.points) > most:
                most = (having / needed, application.points)
                best = replace(
                    reason, why=Why.GATHERS, application=name, having=having, needed=needed
                )
    return best


def _actor(view: PlayerView) -> PlayerId:
    assert view.viewer is not None
    return view.viewer


def within(view: PlayerView, start: TerritoryId, steps: int) -> set[TerritoryId]:
    found, edge = {start}, {start}
    for _ in range(steps):
        edge = {near for place in edge for near in view.content.territories[place].adjacent} - found
        found |= edge
    return found


def _plan(view: PlayerView) -> list[Planned]:
    """Up to the next dice; never empty. Others who would place Assets in between are skipped.

    The first step may leave behind what the card needs for something better, and the hint says so;
    what follows isn't searched as deeply, and never does.
    """
    planned = [Planned(view, best_choice(view))]
    while (after := _after(planned[-1])) is not None:
        action = choice(after, FOLLOWER, 0)
        if isinstance(action, EndActionPhase | EndTrade) or given_up(after, action).materials:
            break
        planned.append(Planned(after, action))
    return planned


def _seed(view: PlayerView) -> int:
    return int.from_bytes(sha256(encode_view(view).position.tobytes()).digest()[:8], "big")


def _after(step: Planned) -> PlayerView | None:
    """The viewer's next decision in the same go; None after dice, or if there is none."""
    view, action = step
    phase, player = view.phase, action.player
    state = known_state(view)
    if isinstance(action, EndActionPhase | EndTrade) or dice_needed(state, action):
        return None
    if isinstance(action, ClaimMaterial):
        # The last claim ends the match, and scoring needs everybody's card.
        assert isinstance(phase, TradeWithChina)
        if phase.claims[player] == 1:
            return None
    after = apply(state, action).state
    if isinstance(after.phase, InitialPlacement | InvestmentPhase):
        if type(after.phase) is not type(phase) or player not in after.phase.to_place:
            return None
        after = replace(after, phase=replace(after.phase, player=player))
    if isinstance(phase, ContinentChoice):
        return view_of(after, player) if isinstance(after.phase, TerritoryChoice) else None
    if type(after.phase) is not type(phase) or getattr(after.phase, "player", None) != player:
        return None
    return view_of(after, player)


def _odds_of(last: Planned) -> Odds | None:
    """If the plan ends with a Clash."""
    view, action = last
    if not isinstance(action, Move):
        return None
    guard = view.holdings[action.target]
    if guard is None or guard.player == action.player:
        return None
    attackers = attackers_at(view, action)
    expected = conquest(min(attackers, MOST_ASSETS), min(guard.assets, MOST_ASSETS))
    return Odds(
        origin=action.origin,
        target=action.target,
        attackers=attackers,
        defenders=guard.assets,
        percent=percent(float(expected.chance)),
        losses=round(float(expected.attacker_losses), 2),
    )


# Questions by the reason, otherwise by the action.


def look_for(view: PlayerView, reason: Reason) -> Look:
    if reason.act in BY_ACT:
        return Look(BY_ACT[reason.act])
    if reason.why in BY_WHY:
        return BY_WHY[reason.why](reason)
    if reason.act is Act.RECYCLE:
        return Look("hint-look-claim")
    if reason.why in (Why.ADVANCES, Why.SPARE):
        return Look(_where(view, reason), material=reason.material)
    if reason.act is Act.ATTACK:
        return _look_at_rival(reason)
    return _look_for_more(reason) if reason.act is Act.OCCUPY else _look_for_threat(reason)


def _where(view: PlayerView, reason: Reason) -> str:
    guard = None if reason.territory is None else view.holdings[reason.territory]
    if guard is None:
        return "hint-look-empty"
    return "hint-look-lone-guard" if guard.assets == 1 else "hint-look-guarded"


def _look_at_rival(reason: Reason) -> Look:
    return Look("hint-look-rival", territory=reason.territory)


def _look_for_more(_: Reason) -> Look:
    return Look("hint-look-more")


def _look_for_threat(reason: Reason) -> Look:
    return Look("hint-look-threat", territory=reason.territory)


def _look_ahead(reason: Reason) -> Look:
    return Look("hint-look-reach", territory=reason.ahead)


BY_ACT = {
    Act.BEGIN: "hint-look-begin",
    Act.SETTLE: "hint-look-begin",
    Act.DRAW: "hint-look-begin",
    Act.CLAIM: "hint-look-claim",
    Act.STOP: "hint-look-stop",
}
BY_WHY: dict[Why, Callable[[Reason], Look]] = {
    Why.COMPLETES: lambda reason: Look("hint-look-missing", application=reason.application),
    Why.KEEPS: lambda reason: Look("hint-look-own-guard", material=reason.material),
    Why.EXCLUSIVE: lambda reason: Look("hint-look-alone", continent=reason.continent),
    Why.GUARDS: _look_for_threat,
    Why.SURVIVES: _look_for_threat,
    Why.REACHES: _look_ahead,
    Why.FORWARD: _look_ahead,
    Why.WEAKENS: _look_at_rival,
    Why.ELIMINATES: _look_at_rival,
    Why.INCOME: _look_for_more,
    Why.MATERIALS: _look_for_more,
    Why.ROOM: _look_for_more,
}
