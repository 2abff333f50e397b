"""Keeps a Snapshot up to date: after every message it's the one that the server would send."""

from typing import assert_never

from msgspec.structs import replace

from rawsiko.engine import events
from rawsiko.engine.ids import PlayerId, TerritoryId
from rawsiko.engine.state import Finished, News
from rawsiko.protocol import messages
from rawsiko.protocol.messages import MatchView, Snapshot, Yours
from rawsiko.protocol.tables import Seat, Status, TableView

Holdings = dict[TerritoryId, tuple[PlayerId, int]]
NOTHING = Yours()


def updated(known: Snapshot, message: messages.ServerMessage) -> Snapshot | None:
    """The Snapshot after this message; None if something was missed: ask for a new one."""
    match message:
        case Snapshot():
            return message
        case messages.Told():
            if message.seq <= known.seq:
                return known  # received before reconnecting
            return _told(known, message) if message.seq == known.seq + 1 else None
        case messages.Pong():
            return known if message.seq <= known.seq else None
        case messages.Presence():
            return replace(known, table=replace(known.table, present=message.present))
        case messages.Timer():
            return replace(known, seconds_left=message.seconds_left)
        case _:
            return known


def _told(known: Snapshot, told: messages.Told) -> Snapshot | None:
    table, match, change = known.table, known.match, told.change
    match change:
        case messages.MatchTold():
            if match is None:
                return None
            match = _updated_match(match, change)
            if isinstance(change.phase, Finished):
                table = replace(table, status=Status.FINISHED)
        case messages.MatchBegan():
            table, match = replace(table, status=Status.PLAYING), change.match
        case messages.TakenBack():
            match = change.match
        case messages.TableTold():
            table = _updated_table(table, change)
        case _:
            assert_never(change)
    yours = told.yours or NOTHING
    return replace(known, seq=told.seq, head=told.head, table=table, match=match, yours=yours)


def _updated_table(table: TableView, told: messages.TableTold) -> TableView:
    return replace(
        table,
        status=told.status or table.status,
        settings=told.settings or table.settings,
        # New settings may have fewer seats, so they come with all of them.
        seats=told.seats if told.settings is not None else _updated_seats(table.seats, told.seats),
        names=table.names if told.names is None else told.names,
        secret=told.secret or table.secret,
        hints_used=table.hints_used if told.hints_used is None else told.hints_used,
    )


def _updated_seats(before: tuple[Seat, ...], changed: tuple[Seat, ...]) -> tuple[Seat, ...]:
    by_player = {seat.player: seat for seat in changed}
    return tuple(by_player.get(seat.player, seat) for seat in before)


def _updated_match(match: MatchView, told: messages.MatchTold) -> MatchView:
    holdings: Holdings = dict(match.holdings)
    turn, last_turn = match.turn, match.last_turn
    claimed, eliminated = match.claimed, match.eliminated
    news, recycled = match.news, match.recycled
    origin = TerritoryId("")
    for event in told.events:
        match event:
            case events.TerritoryChosen() | events.AssetPlaced():
                _add(holdings, event.territory, event.player, 1)
            case events.AssetsMoved():
                _add(holdings, event.origin, event.player, -event.assets)
                _add(holdings, event.target, event.player, event.assets)
            case events.ClashFought():
                origin = event.origin
                _add(holdings, event.origin, event.attacker, -event.attacker_losses)
                _add(holdings, event.target, event.defender, -event.defender_losses)
            case events.TerritoryConquered():
                _add(holdings, origin, event.player, -event.assets)
                _add(holdings, event.territory, event.player, event.assets)
            case events.TurnBegan() | events.TurnCounterAdvanced():
                turn = event.turn
            case events.PlayerEliminated():
                eliminated = (*eliminated, event.player)
            case events.MaterialClaimed():
                materials = (*claimed.get(event.player, ()), event.material)
                claimed = {**claimed, event.player: materials}
            case events.NewsContinued():
                news = News(event.open, news.opened)
            case events.NewsOpened():
                news = News({**news.open, event.card: event.turns}, (*news.opened, event.card))
            case events.MaterialRecycled():
                _add(holdings, event.origin, event.player, -event.assets)
                recycled = {**recycled, event.player: event.material}
            case events.LastTurnSet():
                last_turn = event.turn
            case events.StoppedAtBell():
                turn, eliminated, claimed = event.turn, event.eliminated, {}
                holdings, news, recycled = dict(event.holdings), event.news, event.recycled
            case _:
                pass  # the new phase has the rest
    return replace(
        match,
        turn=turn,
        last_turn=last_turn,
        phase=told.phase,
        holdings=holdings,
        claimed=claimed,
        eliminated=eliminated,
        news=news,
        recycled=recycled,
        objectives=match.objectives if told.objectives is None else told.objectives,
        next_investments=told.next_investments,
    )


def _add(holdings: Holdings, territory: TerritoryId, player: PlayerId, assets: int) -> None:
    """R2.3: a Territory that the last Asset leaves is empty."""
    there = holdings.get(territory, (player, 0))[1] + assets
    if there:
        holdings[territory] = (player, there)
    else:
        holdings.pop(territory, None)
