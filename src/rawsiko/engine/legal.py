"""Every legal action, listed only as far as it is read.

The order: as the content lists Continents, Territories and Materials; Moves by origin, then
target (land before sea), then number of Assets; ending comes last.
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
    PlaceAsset,
)
from rawsiko.engine.board import territories_of
from rawsiko.engine.clash import MAX_CLASH_ASSETS
from rawsiko.engine.ids import PlayerId, TerritoryId
from rawsiko.engine.movement import most_that_may_leave
from rawsiko.engine.setup import continents_on_offer, territories_on_offer
from rawsiko.engine.state import (
    ActionPhase,
    ContinentChoice,
    Finished,
    InitialPlacement,
    InvestmentPhase,
    State,
    TerritoryChoice,
    TradeWithChina,
)
from rawsiko.engine.trade import materials_open_to


def legal_actions(state: State) -> Sequence[Action]:
    """All that the acting player may do now: complete and exact. Empty when the match is over."""
    phase = state.phase
    match phase:
        case ActionPhase():
            return MovesAndEnd(phase.player, legal_moves(state, phase))
        case InvestmentPhase() | InitialPlacement():
            player = phase.player
            return [PlaceAsset(player, territory) for territory in territories_of(state, player)]
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
    """R4.4 to R4.9."""
    holdings, territories, player = state.holdings, state.content.territories, phase.player
    moves: list[LegalMove] = []
    for origin in phase.ready:
        most = most_that_may_leave(state, phase, origin)
        if most == 0:
            continue
        in_a_clash = min(most, MAX_CLASH_ASSETS)
        for target in territories[origin].adjacent:
            holding = holdings[target]
            is_clash = holding is not None and holding.player != player
            moves.append(LegalMove(origin, target, in_a_clash if is_clash else most))
    return moves


class MovesAndEnd(Sequence[Action]):
    """All that an Action Phase allows: its Moves, made one by one when asked for, then its end."""

    def __init__(self, player: PlayerId, moves: Sequence[LegalMove]) -> None:
        self.moves = moves
        self._player = player
        self._moves_up_to = list(accumulate(move.most for move in moves))

    def __len__(self) -> int:
        return (self._moves_up_to[-1] if self._moves_up_to else 0) + 1

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        position = index + len(self) if index < 0 else index
        if not 0 <= position < len(self):
            raise IndexError(index)
        group = bisect_right(self._moves_up_to, position)
        if group == len(self.moves):
            return EndActionPhase(self._player)
        origin, target, most = self.moves[group]
        before = self._moves_up_to[group] - most
        return Move(self._player, origin, target, position - before + 1)

    def __iter__(self) -> Iterator[Action]:
        for origin, target, most in self.moves:
            for assets in range(1, most + 1):
                yield Move(self._player, origin, target, assets)
        yield EndActionPhase(self._player)
