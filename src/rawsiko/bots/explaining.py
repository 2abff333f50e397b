"""Explains an action by the terms of the evaluation.

With the acting player's view the reason may mention the card. A spectator's view shows no card, so
nothing can be said about one (R7.2).
"""

from math import prod
from typing import NamedTuple

from msgspec.structs import replace

from rawsiko.bots.minds import LEVELS
from rawsiko.bots.reasons import Act, Reason, Why
from rawsiko.bots.sight import Sight, members
from rawsiko.bots.terms import TermKind, Terms, terms_of
from rawsiko.engine.actions import (
    Action,
    ChooseContinent,
    ChooseTerritory,
    ClaimMaterial,
    DrawContinent,
    EndActionPhase,
    EndTrade,
    Move,
    OpenNews,
    PlaceAsset,
    Recycle,
)
from rawsiko.engine.ids import ApplicationId, ContinentId, MaterialId
from rawsiko.engine.state import ActionPhase
from rawsiko.engine.view import PlayerView
from rawsiko.simulator.odds import chance_to_conquer
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.board import TooLarge
from rawsiko.simulator.search.mind import DENIAL, LEADER
from rawsiko.simulator.search.survey import OF_CARD

SPEAKER = "medium"  # for bots without an evaluation

# Terms without arguments.
PLAINLY = {
    TermKind.MATERIALS: Why.MATERIALS,
    TermKind.STEP: Why.INCOME,
    TermKind.ROOM: Why.ROOM,
    TermKind.LIFE: Why.SURVIVES,
    TermKind.OPEN: Why.OPEN,
}


def explain(view: PlayerView, action: Action, level: str) -> Reason:
    """The largest term for this action in the evaluation of a bot of this level, given only this
    view.

    The action must be legal in the view. The same view and action give the same reason.
    """
    mind = level if level in LEVELS else SPEAKER
    try:
        reason = explanation(Sight(view, mind), action)
    except TooLarge:  # the simulator can't evaluate it
        return done(view, action)
    if reason.why is Why.UNTOLD and _is_tried(action, mind):
        return replace(reason, why=Why.TRIED)
    return reason


def _is_tried(action: Action, level: str) -> bool:
    """Whether a bot of this level searches before such an action."""
    effort = LEVELS[level].effort
    return effort is not None and (effort.placing > 0 or not isinstance(action, PlaceAsset))


def explanation(sight: Sight, action: Action) -> Reason:
    """`explain` for a view that is already evaluated."""
    reason = done(sight.view, action)
    if isinstance(action, EndActionPhase | EndTrade):
        return reason
    if isinstance(action, ClaimMaterial | Recycle):
        return _of_material(sight, action, reason)
    terms = terms_of(sight, action)
    if terms is None or (len(sight.scored) == 1 and not sight.is_acting):
        return replace(reason, why=Why.ONLY)
    kind = terms.largest()
    return reason if kind is None else _because(sight, reason, terms, kind)


def done(view: PlayerView, action: Action) -> Reason:
    """A reason that only says what was done."""
    reason = Reason(Act.STOP, Why.UNTOLD)
    match action:
        case Move():
            return _moved(view, action)
        case PlaceAsset():
            return replace(reason, act=Act.PLACE, territory=action.territory)
        case ChooseTerritory():
            return replace(reason, act=Act.BEGIN, territory=action.territory)
        case ChooseContinent():
            return replace(reason, act=Act.SETTLE, continent=action.continent)
        case DrawContinent() | OpenNews():
            return replace(reason, act=Act.DRAW)
        case Recycle():
            return replace(
                reason, act=Act.RECYCLE, territory=action.origin, material=action.material
            )
        case ClaimMaterial():
            return replace(reason, act=Act.CLAIM, material=action.material)
        case EndActionPhase() | EndTrade():
            return replace(reason, why=Why.NOTHING_BETTER)


def _moved(view: PlayerView, action: Move) -> Reason:
    reason = Reason(Act.OCCUPY, Why.UNTOLD, territory=action.target)
    guard = view.holdings[action.target]
    if guard is None:
        return reason
    if guard.player == action.player:
        return replace(reason, act=Act.REINFORCE)
    chance = chance_to_conquer(attackers_at(view, action), guard.assets)
    return replace(reason, act=Act.ATTACK, percent=percent(chance))


def attackers_at(view: PlayerView, action: Move) -> int:
    """The Assets that may leave the origin (R4.4, R4.9)."""
    holding, phase = view.holdings[action.origin], view.phase
    if holding is None or not isinstance(phase, ActionPhase):
        return action.assets
    ready = phase.ready.get(action.origin, 0)
    return min(ready, holding.assets - 1) if view.options.leave_one_behind else ready


def _because(sight: Sight, reason: Reason, terms: Terms, kind: TermKind) -> Reason:
    if kind in PLAINLY:
        return replace(reason, why=PLAINLY[kind])
    match kind:
        case TermKind.CARD:
            return _for_the_card(sight, reason, terms.place)
        case TermKind.KEPT_FOR_CARD:
            kept = kept_material(sight, terms.place)
            risk = risk_at(sight, terms.place)
            return replace(reason, why=Why.KEEPS, material=kept, risk=risk)
        case TermKind.KEPT:
            return replace(reason, why=Why.GUARDS, risk=risk_at(sight, terms.place))
        case TermKind.OTHERS:
            return _against_others(sight, reason, terms.place)
        case TermKind.CONTINENT:
            return replace(reason, why=Why.EXCLUSIVE, continent=_continent_of(sight, terms.place))
        case _:
            return _within_reach(sight, reason, terms.ahead)


class Gain(NamedTuple):
    """What a Territory would do for one Application of the card."""

    application: int
    material: int
    worth: float


def gain_for_card(sight: Sight, place: int) -> Gain | None:
    """The largest one, for a Territory that the player doesn't control; None if there is none."""
    found: Gain | None = None
    for application in sight.applications():
        needed = sight.needed_for(application)
        here = members(needed & sight.materials_at_end(place))
        if not here:
            continue
        without = prod(sight.having(material) for material in here)
        others = members(needed & ~sight.materials_at_end(place))
        having = prod(sight.having(material) for material in others)
        worth = sight.points_for(application) * having * (1 - without)
        if found is None or worth > found.worth:
            found = Gain(application, min(here, key=sight.having), worth)
    return found


def _for_the_card(sight: Sight, reason: Reason, place: int) -> Reason:
    if (
        reason.act is Act.SETTLE and reason.continent is not None
    ):  # a Continent may promise more than its best Territory
        land = sight.land(list(sight.content.continents).index(reason.continent))
        free = [other for other in land if not sight.assets(other)]
        place = max([place, *free], key=lambda other: sight.term(other, OF_CARD))
    gain = gain_for_card(sight, place)
    assert gain is not None  # else the term would have brought nothing
    controlled = sight.controlled()
    reason = replace(reason, material=_material(sight, gain.material))
    if controlled >> gain.material & 1:
        return replace(reason, why=Why.SPARE)
    after = controlled | sight.materials_in(place)
    return _for_application(sight, reason, gain.application, after)


def _for_application(sight: Sight, reason: Reason, application: int, after: int) -> Reason:
    """`after` are the Materials that the player controls then."""
    reason = replace(reason, why=Why.ADVANCES, application=_application(sight, application))
    if sight.needed_for(application) & ~after:
        return reason
    return replace(reason, why=Why.COMPLETES, points=sight.points_for(application))


def _of_material(sight: Sight, action: ClaimMaterial | Recycle, reason: Reason) -> Reason:
    """R4.11, R6.2: the Material completes an Application, helps with one, or is one more."""
    material = list(sight.content.materials).index(action.material)
    after = sight.controlled() | 1 << material
    served = [one for one in sight.applications() if sight.needed_for(one) >> material & 1]
    if not served:
        return replace(reason, why=Why.MATERIALS)

    def rank(application: int) -> tuple[int, int]:
        missing = (sight.needed_for(application) & ~after).bit_count()
        return -missing, sight.points_for(application)

    return _for_application(sight, reason, max(served, key=rank), after)


def kept_material(sight: Sight, place: int) -> MaterialId | None:
    """The Material of an own Territory that the card needs most: found nowhere else, for the most
    points."""
    elsewhere = sight.position[at.CLAIMED + sight.player]
    for other in members(sight.own & ~(1 << place)):
        elsewhere |= sight.materials_at_end(other)
    best, most = None, (False, 0.0)
    for application in sight.applications():
        needed = sight.needed_for(application)
        having = prod(sight.having(material) for material in members(needed))
        for material in members(needed & sight.materials_at_end(place)):
            rank = (not elsewhere >> material & 1, sight.points_for(application) * having)
            if best is None or rank > most:
                best, most = material, rank
    return None if best is None else _material(sight, best)


def _against_others(sight: Sight, reason: Reason, place: int) -> Reason:
    owner = sight.owner(place)
    assert owner is not None  # else the term would have brought nothing
    if not (sight.weight(DENIAL) or sight.weight(LEADER)):
        return replace(reason, why=Why.ROOM)  # to such a mind it is only one more Territory
    is_last = sight.position[at.OWN + owner] == 1 << place
    why = Why.ELIMINATES if is_last else Why.WEAKENS
    return replace(reason, why=why, player=sight.reader.order[owner])


def _within_reach(sight: Sight, reason: Reason, ahead: int | None) -> Reason:
    if ahead is None:
        return reason
    reason = replace(reason, why=Why.FORWARD, ahead=sight.territories[ahead])
    gain = gain_for_card(sight, ahead)
    if gain is None or sight.term(ahead, OF_CARD) * 2 < sight.worth(ahead):
        return reason
    return replace(reason, why=Why.REACHES, material=_material(sight, gain.material))


def risk_at(sight: Sight, place: int) -> int:
    """The chance in percent that the strongest neighbor would conquer it."""
    return max(1, percent(sight.chance(sight.threat(place), sight.assets(place))))


def percent(chance: float) -> int:
    return int(100 * chance + 0.5)


def _continent_of(sight: Sight, place: int) -> ContinentId:
    name = sight.territories[place]
    return sight.content.territories[name].continent


def _material(sight: Sight, number: int) -> MaterialId:
    return list(sight.content.materials)[number]


def _application(sight: Sight, number: int) -> ApplicationId:
    return list(sight.content.applications)[number]
