"""The one place that builds what leaves a table. It reads the match only through `view_of` (R7)."""

from collections.abc import Mapping

import msgspec

from rawsiko.engine import view_of
from rawsiko.engine.events import Event
from rawsiko.engine.ids import PlayerId, TerritoryId
from rawsiko.engine.legal import legal_moves
from rawsiko.engine.setup import continents_on_offer, territories_on_offer
from rawsiko.engine.state import (
    ActionPhase,
    ContinentChoice,
    Finished,
    State,
    TerritoryChoice,
    TradeWithChina,
)
from rawsiko.engine.trade import materials_open_to
from rawsiko.protocol import messages
from rawsiko.protocol.tables import Status, TableView
from rawsiko.server import entries
from rawsiko.server.entries import Entry
from rawsiko.server.table import Table

Names = Mapping[PlayerId, str]
Viewer = PlayerId | None  # None: a spectator, or a device that shows nobody's card
MovesByOrigin = Mapping[TerritoryId, Mapping[TerritoryId, int]]

ENCODER = msgspec.json.Encoder()
NOTHING = messages.Yours()
NOTHING_MORE = b"null}"  # how a Told without `yours` ends


def encoded(message: messages.ServerMessage) -> bytes:
    return ENCODER.encode(message)


def snapshot(
    table: Table,
    viewer: Viewer,
    names: Names,
    present: tuple[PlayerId, ...],
    seconds_left: int | None,
) -> messages.Snapshot:
    match = table.match
    return messages.Snapshot(
        seq=table.seq,
        head=table.head,
        seat=viewer,
        table=table_view(table, names, present),
        match=match_view(table, match, viewer) if match else None,
        yours=_all_of_yours(table, viewer),
        seconds_left=seconds_left,
    )


def table_view(table: Table, names: Names, present: tuple[PlayerId, ...]) -> TableView:
    return TableView(
        id=table.id,
        code=table.code,
        status=table.status,
        settings=table.settings,
        seats=tuple(table.seats.values()),
        commitment=table.commitment,
        names=names,
        present=present,
        secret=table.secret.hex() if table.secret_is_shown else None,
    )


def match_view(table: Table, match: State, viewer: Viewer) -> messages.MatchView:
    view = view_of(match, viewer)
    return messages.MatchView(
        order=view.order,
        turn=view.turn,
        phase=view.phase,
        holdings={
            territory: (holding.player, holding.assets)
            for territory, holding in view.holdings.items()
            if holding is not None
        },
        claimed=view.claimed,
        eliminated=view.eliminated,
        objectives=view.objectives,
        next_investments=view.next_investments,
        cards=table.cards,
    )


class News:
    """What one entry is told as: the same bytes for all but those who learn something more."""

    def __init__(
        self,
        table: Table,
        entry: Entry,
        before: State | None,
        events: tuple[Event, ...],
        names: Names,
    ) -> None:
        self._table = table
        self._entry = entry
        self._before = before
        self._events = events
        self._names = names
        self._public: bytes | None = None

    def bytes_for(self, viewer: Viewer) -> bytes:
        yours = self._yours(viewer)
        if self._differs_by_viewer():
            return self._told(viewer, yours)
        if self._public is None:
            self._public = self._told(None, None)
        if yours is None:
            return self._public
        # What is everybody's is written once; what is this viewer's own comes last in it.
        return b"%b%b}" % (self._public.removesuffix(NOTHING_MORE), ENCODER.encode(yours))

    def _told(self, viewer: Viewer, yours: messages.Yours | None) -> bytes:
        table = self._table
        return encoded(messages.Told(table.seq, table.head, self._change(viewer), yours))

    def _differs_by_viewer(self) -> bool:
        return isinstance(self._entry, entries.MatchStarted | entries.ActionTakenBack)

    def _change(self, viewer: Viewer) -> messages.Change:
        table, entry, match = self._table, self._entry, self._table.match
        if isinstance(entry, entries.ActionPlayed) and match is not None:
            view = view_of(match, viewer)
            return messages.MatchTold(
                by=entry.by,
                events=self._events,
                phase=view.phase,
                next_investments=view.next_investments,
                objectives=view.objectives if isinstance(view.phase, Finished) else None,
            )
        if isinstance(entry, entries.MatchStarted) and match is not None:
            return messages.MatchBegan(match_view(table, match, viewer))
        if isinstance(entry, entries.ActionTakenBack) and match is not None:
            return messages.TakenBack(match_view(table, match, viewer))
        return _table_told(table, entry, self._names)

    def _yours(self, viewer: Viewer) -> messages.Yours | None:
        if viewer is None:
            return None
        yours = _all_of_yours(self._table, viewer)
        if yours.moves is not None and isinstance(self._entry, entries.ActionPlayed):
            changed = self._moves_that_changed(viewer, yours.moves.origins)
            yours = msgspec.structs.replace(yours, moves=changed)
        return None if yours == NOTHING else yours

    def _moves_that_changed(
        self, viewer: PlayerId, now: Mapping[TerritoryId, Mapping[TerritoryId, int] | None]
    ) -> messages.Moves:
        before = _moves(self._before if _acting(self._before) == viewer else None)
        changed: dict[TerritoryId, Mapping[TerritoryId, int] | None] = {
            origin: targets for origin, targets in now.items() if before.get(origin) != targets
        }
        changed.update(dict.fromkeys(before.keys() - now.keys()))
        return messages.Moves(changed)


def _table_told(table: Table, entry: Entry, names: Names) -> messages.TableTold:
    match entry:
        case entries.Created() | entries.SettingsChanged():
            return messages.TableTold(
                settings=table.settings, seats=tuple(table.seats.values()), names=names
            )
        case (
            entries.SeatTaken()
            | entries.SeatOpened()
            | entries.SeatGivenToBot()
            | entries.CompanyChanged()
            | entries.ReadyChanged()
            | entries.StandInBegan()
            | entries.StandInEnded()
        ):
            return messages.TableTold(seats=(table.seats[entry.seat],), names=names)
        case entries.SecretShown():
            return messages.TableTold(status=table.status, secret=entry.secret)
        case _:
            return messages.TableTold(status=table.status)


def _all_of_yours(table: Table, viewer: Viewer) -> messages.Yours:
    if viewer is None:
        return NOTHING
    acts = table.status is Status.PLAYING and _acting(table.match) == viewer
    return messages.Yours(
        moves=messages.Moves(_moves(table.match)) if acts and _is_action_phase(table) else None,
        choices=_choices(table.match) if acts else None,
        may_take_back=table.status is Status.PLAYING
        and bool(table.takes)
        and table.takes[-1].player == viewer,
        must_reveal=table.status is Status.STARTING
        and viewer not in table.revealed
        and table.seats[viewer].contribution is not None,
    )


def _acting(match: State | None) -> PlayerId | None:
    return None if match is None or isinstance(match.phase, Finished) else match.phase.player


def _is_action_phase(table: Table) -> bool:
    return table.match is not None and isinstance(table.match.phase, ActionPhase)


def _moves(match: State | None) -> MovesByOrigin:
    if match is None or not isinstance(match.phase, ActionPhase):
        return {}
    moves: dict[TerritoryId, dict[TerritoryId, int]] = {}
    for move in legal_moves(match, match.phase):
        moves.setdefault(move.origin, {})[move.target] = move.most
    return moves


def _choices(match: State | None) -> messages.Choices | None:
    """Placing needs no list: one's own Territories are on the board for all to see."""
    if match is None:
        return None
    match match.phase:
        case ContinentChoice() as phase:
            return messages.Choices(continents=tuple(continents_on_offer(match, phase)))
        case TerritoryChoice() as phase:
            return messages.Choices(territories=tuple(territories_on_offer(match, phase)))
        case TradeWithChina() as phase:
            return messages.Choices(materials=tuple(materials_open_to(match, phase.player)))
        case _:
            return None
