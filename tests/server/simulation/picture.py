"""What a client knows: a Snapshot, and what it was told since. It uses no code of the server."""

from collections.abc import Mapping
from typing import Any

import msgspec

from rawsiko.engine import events
from rawsiko.engine.ids import PlayerId, TerritoryId
from rawsiko.engine.records import Record
from rawsiko.protocol import messages
from rawsiko.protocol.messages import MatchView, Snapshot, Told, Yours
from rawsiko.protocol.tables import Seat, TableView


class Picture:
    """As of entry `seq`."""

    def __init__(self, snapshot: Snapshot) -> None:
        self.seq = snapshot.seq
        self.head = snapshot.head
        self.table: TableView = snapshot.table
        self.match: MatchView | None = snapshot.match
        self.yours: Yours = snapshot.yours

    def follow(self, told: Told) -> None:
        """`told` is the next one."""
        assert told.seq == self.seq + 1
        self.seq, self.head = told.seq, told.head
        change = told.change
        match change:
            case messages.MatchTold():
                self._see(change)
            case messages.MatchBegan():
                self.match = change.match
                self.table = _with(self.table, status="playing")
            case messages.TakenBack():
                self.match = change.match
            case messages.TableTold():
                self.table = _changed(self.table, change)
        self.yours = told.yours or Yours()

    def _see(self, told: messages.MatchTold) -> None:
        assert self.match is not None
        holdings = dict(self.match.holdings)
        fields: dict[str, Any] = {}
        origin: TerritoryId | None = None  # of the Clash before a conquest
        for event in told.events:
            _move_assets(holdings, event)
            match event:
                case events.ClashFought():
                    origin = event.origin
                case events.TerritoryConquered():
                    assert origin is not None
                    _conquer(holdings, origin, event)
                case events.TurnBegan() | events.TurnCounterAdvanced():
                    fields["turn"] = event.turn
                case events.MaterialClaimed():
                    claimed = {**self.match.claimed, **fields.get("claimed", {})}
                    claimed[event.player] = (*claimed.get(event.player, ()), event.material)
                    fields["claimed"] = claimed
                case events.PlayerEliminated():
                    before = fields.get("eliminated", self.match.eliminated)
                    fields["eliminated"] = (*before, event.player)
                case events.MatchEnded():
                    self.table = _with(self.table, status="finished")
                case _:
                    pass
        self.match = _with(
            self.match,
            holdings=holdings,
            phase=told.phase,
            next_investments=told.next_investments,
            objectives=told.objectives or self.match.objectives,
            **fields,
        )


def _move_assets(holdings: dict[TerritoryId, tuple[PlayerId, int]], event: events.Event) -> None:
    def add(territory: TerritoryId, player: PlayerId, assets: int) -> None:
        there = holdings.pop(territory, (player, 0))[1] + assets
        if there:
            holdings[territory] = (player, there)

    match event:
        case events.TerritoryChosen() | events.AssetPlaced():
            add(event.territory, event.player, 1)
        case events.AssetsMoved():
            add(event.origin, event.player, -event.assets)
            add(event.target, event.player, event.assets)
        case events.ClashFought():
            add(event.origin, event.attacker, -event.attacker_losses)
            add(event.target, event.defender, -event.defender_losses)
        case _:
            pass


def _conquer(
    holdings: dict[TerritoryId, tuple[PlayerId, int]],
    origin: TerritoryId,
    event: events.TerritoryConquered,
) -> None:
    player, assets = holdings.pop(origin)
    if assets > event.assets:
        holdings[origin] = (player, assets - event.assets)
    holdings[event.territory] = (event.player, event.assets)


def _changed(table: TableView, told: messages.TableTold) -> TableView:
    seats: Mapping[PlayerId, Seat] = {seat.player: seat for seat in told.seats}
    if told.settings is not None:
        return _with(table, settings=told.settings, seats=told.seats)
    return _with(
        table,
        status=told.status or table.status,
        seats=tuple(seats.get(seat.player, seat) for seat in table.seats),
        secret=told.secret or table.secret,
    )


def _with(record: Any, **fields: Any) -> Any:
    assert isinstance(record, Record)
    return msgspec.structs.replace(record, **fields)
