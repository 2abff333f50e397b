"""What a bot needs from a Snapshot: the engine's PlayerView and the legal actions."""

from collections.abc import Iterator, Sequence

from rawsiko.engine.actions import (
    Action,
    ChooseContinent,
    ChooseTerritory,
    ClaimMaterial,
    EndActionPhase,
    EndTrade,
    Move,
    PlaceAsset,
    Recycle,
)
from rawsiko.engine.content import Content
from rawsiko.engine.ids import PlayerId, TerritoryId
from rawsiko.engine.state import (
    ActionPhase,
    ContinentChoice,
    Finished,
    Holding,
    InitialPlacement,
    InvestmentPhase,
    NewsDraw,
    TerritoryChoice,
    TradeWithChina,
)
from rawsiko.engine.view import PlayerView
from rawsiko.protocol.messages import Choices, MatchView, Moves, Snapshot
from rawsiko.protocol.tables import Status


def player_view(snapshot: Snapshot, content: Content) -> PlayerView | None:
    """What this seat may know about the match; None before it begins."""
    match = snapshot.match
    if match is None:
        return None
    return PlayerView(
        viewer=snapshot.seat,
        content=content,
        options=snapshot.table.settings.options,
        order=match.order,
        objectives=match.objectives,
        turn=match.turn,
        last_turn=match.last_turn,
        holdings={
            territory: Holding(*match.holdings[territory]) if territory in match.holdings else None
            for territory in content.territories
        },
        claimed=match.claimed,
        eliminated=match.eliminated,
        phase=match.phase,
        next_investments=match.next_investments,
        news=match.news,
        recycled=match.recycled,
    )


def acting_player(snapshot: Snapshot) -> PlayerId | None:
    """The player whose decision the match waits for, if any."""
    match, table = snapshot.match, snapshot.table
    if match is None or table.status is not Status.PLAYING or isinstance(match.phase, Finished):
        return None
    if isinstance(match.phase, ContinentChoice) and table.settings.options.advanced_setup:
        return None  # R3.6: the server draws
    if isinstance(match.phase, NewsDraw):
        return None  # R4.10: the server draws
    return match.phase.player


def legal_actions(snapshot: Snapshot, content: Content) -> Sequence[Action]:
    """Everything that this seat may do now, in the order of `engine.legal_actions`.

    Empty if another player acts.
    """
    match, seat = snapshot.match, snapshot.seat
    if match is None or seat is None or acting_player(snapshot) != seat:
        return ()
    choices = snapshot.yours.choices or Choices()
    match match.phase:
        case ActionPhase() as phase:
            recycled = [
                Recycle(seat, origin, material)
                for origin in phase.ready
                for material in choices.recycling.get(origin, ())
            ]
            moves = _moves(seat, phase, snapshot.yours.moves)
            return [*moves, *recycled, EndActionPhase(seat)]
        case InvestmentPhase() | InitialPlacement():
            return [
                PlaceAsset(seat, territory)
                for territory in content.territories
                if _controls(match, seat, territory)
            ]
        case ContinentChoice():
            return [ChooseContinent(seat, continent) for continent in choices.continents]
        case TerritoryChoice():
            return [ChooseTerritory(seat, territory) for territory in choices.territories]
        case TradeWithChina():
            claims = [ClaimMaterial(seat, material) for material in choices.materials]
            return [*claims, EndTrade(seat)]
        case NewsDraw() | Finished():
            return ()


def _moves(seat: PlayerId, phase: ActionPhase, moves: Moves | None) -> Iterator[Move]:
    if moves is None:
        return
    for origin in phase.ready:
        for target, most in moves.origins.get(origin, {}).items():
            for assets in range(1, most + 1):
                yield Move(seat, origin, target, assets)


def _controls(match: MatchView, seat: PlayerId, territory: TerritoryId) -> bool:
    holder = match.holdings.get(territory)
    return holder is not None and holder[0] == seat
