"""Legal actions, listed lazily.

The order: as the content lists Continents, Territories and Materials; Moves by origin, then target
(land before sea), then number of Assets; then what may be recycled, by origin, then Material;
ending comes last.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple, assert_never, overload

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
)
from rawsiko.engine.board import territories_of
from rawsiko.engine.end import materials_open_to
from rawsiko.engine.ids import TerritoryId
from rawsiko.engine.movement import MAX_CLASH_ASSETS, most_that_may_leave, recyclings
from rawsiko.engine.setup import continents_on_offer, territories_on_offer
from rawsiko.engine.state import (
    ActionPhase,
    ContinentChoice,
    Finished,
    InitialPlacement,
    InvestmentPhase,
    NewsDraw,
    State,
    TerritoryChoice,
    TradeWithChina,
)


def legal_actions(state: State) -> Sequence[Action]:
    """Exactly the actions that the acting player may play now. Empty when the match is over."""
    phase = state.phase
    match phase:
        case ActionPhase():
            return MovesAndEnd(state, phase)
        case InvestmentPhase() | InitialPlacement():
            player = phase.player
            return [PlaceAsset(player, territory) for territory in territories_of(state, player)]
        case NewsDraw():
            return [OpenNews(phase.player)]
        case TerritoryChoice():
            offered = territories_on_offer(state, phase)
            return [ChooseTerritory(phase.player, territory) for territory in offered]
        case ContinentChoice():
            if state.options.advanced_setup:
                return [DrawContinent(phase.player)]
            continents = continents_on_offer(state, phase)
            return [ChooseContinent(phase.player, continent) for continent in continents]
        case TradeWithChina():
            materials = materials_open_to(state, phase.player)
            claims = [ClaimMaterial(phase.player, material) for material in materials]
            return [*claims, EndTrade(phase.player)]
        case Finished():
            return ()
        case _:
            assert_never(phase)


class LegalMove(NamedTuple):
    """From 1 to `most` Assets may go from `origin` to `target`."""

    origin: TerritoryId
    target: TerritoryId
    most: int


def legal_moves(state: State, phase: ActionPhase) -> list[LegalMove]:
    """All Moves of the Action Phase, each with the most Assets that may go."""
    return [move for origin in phase.ready for move in moves_from(state, phase, origin)]


def moves_from(state: State, phase: ActionPhase, origin: TerritoryId) -> Iterator[LegalMove]:
    for target, most in targets_from(state, phase, origin).items():
        yield LegalMove(origin, target, most)


def targets_from(state: State, phase: ActionPhase, origin: TerritoryId) -> dict[TerritoryId, int]:
    """R4.4 to R4.9: where Assets may go from here, each with the most that may."""
    return targets_for(state, phase, origin, most_that_may_leave(state, phase, origin))


def targets_for(
    state: State, phase: ActionPhase, origin: TerritoryId, most: int
) -> dict[TerritoryId, int]:
    """`targets_from` for a caller who knows `most_that_may_leave`."""
    holdings, player = state.holdings, phase.player
    if most == 0:
        return {}
    targets = dict.fromkeys(state.content.territories[origin].adjacent, most)
    if most > MAX_CLASH_ASSETS:  # the limit of a Clash
        for target in targets:
            holding = holdings[target]
            if holding is not None and holding.player != player:
                targets[target] = MAX_CLASH_ASSETS
    return targets


def _numbers_of_moves(state: State, phase: ActionPhase) -> Iterator[int]:
    """The number of Moves from each origin, without creating them."""
    holdings, territories, player = state.holdings, state.content.territories, phase.player
    for origin in phase.ready:
        most = most_that_may_leave(state, phase, origin)
        adjacent = territories[origin].adjacent
        number = most * len(adjacent)
        if most > MAX_CLASH_ASSETS:  # the limit of a Clash
            for target in adjacent:
                holding = holdings[target]
                if holding is not None and holding.player != player:
                    number -= most - MAX_CLASH_ASSETS
        yield number


class MovesAndEnd(Sequence[Action]):
    """The legal actions of an Action Phase: its Moves, created when accessed, what may be recycled,
    then its end."""

    def __init__(self, state: State, phase: ActionPhase) -> None:
        self._state = state
        self._phase = phase
        self._moves_up_to = list(accumulate(_numbers_of_moves(state, phase)))  # by origin
        self._moves = self._moves_up_to[-1] if self._moves_up_to else 0
        self._recyclings = recyclings(state, phase)
        self._length = self._moves + len(self._recyclings) + 1

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        position = index + self._length if index < 0 else index
        if not 0 <= position < self._length:
            raise IndexError(index)
        if position == self._length - 1:
            return EndActionPhase(self._phase.player)
        if position >= self._moves:
            return self._recyclings[position - self._moves]
        return self._nth_move(position)

    def _nth_move(self, position: int) -> Move:
        nth_origin = bisect_right(self._moves_up_to, position)
        before = self._moves_up_to[nth_origin - 1] if nth_origin else 0
        origin = list(self._phase.ready)[nth_origin]
        for _, target, most in moves_from(self._state, self._phase, origin):
            if position < before + most:
                return Move(self._phase.player, origin, target, position - before + 1)
            before += most
        raise IndexError(position)

    def __iter__(self) -> Iterator[Action]:
        player = self._phase.player
        for origin, target, most in legal_moves(self._state, self._phase):
            for assets in range(1, most + 1):
                yield Move(player, origin, target, assets)
        yield from self._recyclings
        yield EndActionPhase(player)
