"""Splits the score of an action into the contributions of the evaluation's terms.

A score sums the worth of Territories, each times the change in the chance to keep it. So a term's
contribution is the same sum with only its part of the worth.
"""

from collections.abc import Mapping
from enum import Enum, auto
from typing import NamedTuple

from rawsiko.bots.sight import Sight
from rawsiko.engine.actions import Action, ChooseContinent, ChooseTerritory, Move, PlaceAsset
from rawsiko.engine.ids import TerritoryId
from rawsiko.engine.movement import MAX_CLASH_ASSETS
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.search import mind
from rawsiko.simulator.search.survey import (
    OF_CARD,
    OF_CONTINENT,
    OF_LIFE,
    OF_MATERIALS,
    OF_OTHERS,
    OF_ROOM,
    OF_STEP,
    TERMS,
)


class TermKind(Enum):
    """What a term is about: something gained, kept (`KEPT_KINDS`), or coming within reach."""

    CARD = auto()
    MATERIALS = auto()
    STEP = auto()
    ROOM = auto()
    OTHERS = auto()
    CONTINENT = auto()
    OPEN = auto()  # free Territories next to a starting one
    KEPT_FOR_CARD = auto()
    KEPT = auto()
    LIFE = auto()
    REACH = auto()


GAINED: Mapping[int, TermKind] = {
    OF_CARD: TermKind.CARD,
    OF_MATERIALS: TermKind.MATERIALS,
    OF_STEP: TermKind.STEP,
    OF_ROOM: TermKind.ROOM,
    OF_OTHERS: TermKind.OTHERS,
    OF_CONTINENT: TermKind.CONTINENT,
    OF_LIFE: TermKind.LIFE,
}
KEPT: Mapping[int, TermKind] = {
    **dict.fromkeys(range(TERMS), TermKind.KEPT),
    OF_CARD: TermKind.KEPT_FOR_CARD,
    OF_LIFE: TermKind.LIFE,
}

KEPT_KINDS = (TermKind.KEPT_FOR_CARD, TermKind.LIFE, TermKind.KEPT)

Shares = Mapping[int, float]  # by Territory: the factor of its worth


class Terms(NamedTuple):
    """The contribution of each kind of term, and the Territories concerned."""

    brought: Mapping[TermKind, float]
    place: int  # that is taken or guarded
    ahead: int | None = None  # that comes within reach

    def largest(self) -> TermKind | None:
        """The first of equals; None if no term favors the action. All reasons to keep a Territory
        count as one."""
        brought = self.brought
        candidates = tuple(brought)
        if TermKind.KEPT in brought:
            kept = sum(brought[kind] for kind in KEPT_KINDS)
            candidates = KEPT_KINDS if kept > brought[TermKind.REACH] else (TermKind.REACH,)
        best = max(candidates, key=lambda kind: brought[kind])
        return best if brought[best] > 0 else None


def terms_of(sight: Sight, action: Action) -> Terms | None:
    """None for what the evaluation doesn't score: draws, claims, the end of a phase."""
    match action:
        case Move():
            return _of_move(sight, action)
        case PlaceAsset():
            return _of_placing(sight, _number(sight, action.territory))
        case ChooseTerritory():
            return _of_beginning(sight, _number(sight, action.territory))
        case ChooseContinent():
            return _of_settling(sight, list(sight.content.continents).index(action.continent))
        case _:
            return None


def _of_move(sight: Sight, action: Move) -> Terms:
    origin, target = _number(sight, action.origin), _number(sight, action.target)
    standing, there = sight.assets(origin), sight.assets(target)
    stay = sight.safety(origin, standing)
    if there and not sight.is_own(target):
        going, attackers = attackers_of(sight, origin, target, action.assets)
        chance = sight.chance(attackers, there)
        held = chance * sight.safety(target, mind.ARRIVING[action.assets])
        left = chance * sight.safety(origin, standing - action.assets)
        left += (1 - chance) * sight.safety(origin, standing - going)
    else:
        chance = 1.0
        held = sight.safety(target, there + action.assets) - sight.safety(target, there)
        left = sight.safety(origin, standing - action.assets)
    kinds = KEPT if sight.is_own(target) else GAINED
    brought = _brought(sight, {target: held, origin: left - stay}, kinds)
    forward = sight.weight(mind.FORWARD) * (sight.around(target) - sight.around(origin))
    brought[TermKind.REACH] = chance * action.assets * forward
    return Terms(brought, target, sight.best_within_reach(target))


def attackers_of(sight: Sight, origin: int, target: int, assets: int) -> tuple[int, int]:
    """The Assets from the origin and those expected to join."""
    if assets < MAX_CLASH_ASSETS:
        return assets, assets
    going = sight.free_to_leave(origin)
    ready = sight.position[at.READY_SET]
    near = [place for place in sight.adjacent(target) if ready >> place & 1 and place != origin]
    others = sum(sight.position[at.READY + place] for place in near)
    return going, going + int(sight.weight(mind.SUPPORT) * others + 0.5)


def _of_placing(sight: Sight, place: int) -> Terms:
    """With the best number of Assets to follow."""
    assets = sight.assets(place)
    left = sight.position[at.LEFT + sight.player]
    held, struck = sight.safety(place, assets), _strike(sight, place, assets)
    best, kept, taken = 0.0, 0.0, 0.0
    ahead = None
    for more in range(1, left + 1):
        safer = (sight.safety(place, assets + more) - held) / more
        strike = _strike(sight, place, assets + more)
        stronger = (strike.value - struck.value) / more
        if safer * sight.worth(place) + stronger > best:
            best = safer * sight.worth(place) + stronger
            kept, taken = safer, stronger
            ahead = max(
                strike.shares, key=lambda t: strike.shares[t] * sight.worth(t), default=None
            )
    brought = _brought(sight, {place: kept}, KEPT)
    forward = sight.weight(mind.FORWARD) * sight.around(place)
    beside_others = any(sight.assets(t) and not sight.is_own(t) for t in sight.adjacent(place))
    front = sight.weight(mind.FRONT) if beside_others else 0.0
    brought[TermKind.REACH] = taken + forward + front
    if ahead is None or forward > taken:
        ahead = sight.best_within_reach(place)
    return Terms(brought, place, ahead)


class _Strike(NamedTuple):
    value: float
    shares: Shares


def _strike(sight: Sight, place: int, assets: int) -> _Strike:
    """What this many Assets could take from here, leaving one behind."""
    free = assets - 1
    best = _Strike(0.0, {})
    empty: list[int] = []
    for target in sight.adjacent(place):
        if sight.is_own(target):
            continue
        guards = sight.assets(target)
        if not guards:
            empty.append(target)
            continue
        chance = sight.chance(free, guards)
        if chance >= sight.weight(mind.BOLDNESS):
            cost = sight.weight(mind.ASSET) * sight.cost(free, guards)
            value = sight.worth(target) * chance - cost
            if value > best.value:
                best = _Strike(value, {target: chance})
    empty.sort(key=sight.worth, reverse=True)
    walked = empty[: max(free, 0)]
    value = sum(sight.worth(target) for target in walked)
    return _Strike(value, dict.fromkeys(walked, 1.0)) if value >= best.value else best


def _of_beginning(sight: Sight, place: int) -> Terms:
    free = sum(1 for near in sight.adjacent(place) if not sight.assets(near))
    brought = _brought(sight, {place: 1.0}, GAINED)
    brought[TermKind.OPEN] = sight.weight(mind.OPEN) * free
    brought[TermKind.REACH] = sight.weight(mind.PROMISE) * sight.around(place)
    return Terms(brought, place, sight.best_within_reach(place))


def _of_settling(sight: Sight, continent: int) -> Terms:
    """By the best free Territory and all free Materials there."""
    free = [place for place in sight.land(continent) if not sight.assets(place)]
    best = max(
        (_of_beginning(sight, place) for place in free),
        key=lambda terms: sum(terms.brought.values()),
    )
    materials = 0
    for place in free:
        materials |= sight.materials_in(place)
    brought = dict(best.brought)
    brought[TermKind.MATERIALS] += sight.weight(mind.BREADTH) * materials.bit_count()
    return Terms(brought, best.place, best.ahead)


def _brought(sight: Sight, shares: Shares, kinds: Mapping[int, TermKind]) -> dict[TermKind, float]:
    brought = dict.fromkeys(dict.fromkeys(kinds.values()), 0.0)
    for term, kind in kinds.items():
        for place, share in shares.items():
            brought[kind] += share * sight.term(place, term)
    return brought


def _number(sight: Sight, territory: TerritoryId) -> int:
    return sight.territories.index(territory)
