"""Builds every message that leaves a table. It reads the match only through `view_of` (R7)."""

from collections.abc import Container, Mapping
from dataclasses import dataclass
from typing import Protocol

import msgspec

from rawsiko.bots.reasons import Reason
from rawsiko.engine import view_of
from rawsiko.engine.end import materials_open_to
from rawsiko.engine.events import Event
from rawsiko.engine.ids import MaterialId, PlayerId, TerritoryId
from rawsiko.engine.legal import targets_from
from rawsiko.engine.movement import recyclings
from rawsiko.engine.setup import continents_on_offer, territories_on_offer
from rawsiko.engine.state import (
    ActionPhase,
    ContinentChoice,
    Finished,
    State,
    TerritoryChoice,
    TradeWithChina,
)
from rawsiko.protocol import messages
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import Status, TableView
from rawsiko.server import metrics
from rawsiko.server.tables import entries
from rawsiko.server.tables.entries import Entry
from rawsiko.server.tables.table import Table

Names = Mapping[PlayerId, str]
Viewer = PlayerId | None  # None: a spectator, or a device that shows nobody's card

ENCODER = msgspec.json.Encoder()
NOTHING = messages.Yours()
NOTHING_MORE = b"null}"  # the end of a Told without `yours`


class Receiver(Protocol):
    """A conversation with a client."""

    def put(self, message: bytes) -> None: ...
    def cut(self) -> None: ...


def encoded(message: messages.ServerMessage) -> bytes:
    return ENCODER.encode(message)


def reply(to: Receiver, message: messages.ServerMessage) -> None:
    if type(message) is messages.Refused:
        metrics.current.refused(message.code)
    to.put(encoded(message))


def say_goodbye(to: Receiver, why: TableRefusal, retry_seconds: float | None = None) -> None:
    """End the conversation."""
    metrics.current.refused(why)
    to.put(encoded(messages.Goodbye(why, retry_seconds)))
    to.cut()


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
        yours=_yours(table, viewer),
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
        hints_used=table.hints_used,
    )


def match_view(table: Table, match: State, viewer: Viewer) -> messages.MatchView:
    view = view_of(match, viewer)
    return messages.MatchView(
        order=view.order,
        turn=view.turn,
        last_turn=view.last_turn,
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
        news=view.news,
        recycled=view.recycled,
        cards=table.cards,
    )


@dataclass
class EntryBroadcast:
    """The Told of one entry: the same bytes for everybody, except those who are told more."""

    table: Table
    entry: Entry
    events: tuple[Event, ...]
    names: Names
    why: Reason | None = None

    def __post_init__(self) -> None:
        self._public: bytes | None = None
        self._addressed = _addressed(self.table)

    def bytes_for(self, viewer: Viewer) -> bytes:
        public = self._public
        if public is None:
            if type(self.entry) in _DIFFERENT_FOR_EACH:
                return self._told(viewer, self._yours(viewer))
            public = self._public = self._told(None, None)
        if viewer not in self._addressed:
            return public
        yours = self._yours(viewer)
        if yours is None:
            return public
        # The public part is encoded once; `yours` comes last in it.
        return b"%b%b}" % (public.removesuffix(NOTHING_MORE), ENCODER.encode(yours))

    def _told(self, viewer: Viewer, yours: messages.Yours | None) -> bytes:
        table = self.table
        return encoded(messages.Told(table.seq, table.head, self._change(viewer), yours))

    def _change(self, viewer: Viewer) -> messages.Change:
        table, entry, match = self.table, self.entry, self.table.match
        if isinstance(entry, entries.ActionPlayed | entries.HostActed) and match is not None:
            view = view_of(match, viewer, table.next_investments())
            is_played = isinstance(entry, entries.ActionPlayed)
            return messages.MatchTold(
                by=entry.by if is_played else messages.PlayedBy.HOST,
                events=self.events,
                phase=view.phase,
                next_investments=view.next_investments,
                objectives=view.objectives if type(view.phase) is Finished else None,
                why=self.why if table.settings.reasons else None,
            )
        if isinstance(entry, entries.MatchStarted) and match is not None:
            return messages.MatchBegan(match_view(table, match, viewer))
        if isinstance(entry, entries.ActionTakenBack) and match is not None:
            return messages.TakenBack(match_view(table, match, viewer))
        return _table_told(table, entry, self.names)

    def _yours(self, viewer: Viewer) -> messages.Yours | None:
        if viewer is None:
            return None
        yours = _yours(self.table, viewer)
        return None if yours == NOTHING else yours


_DIFFERENT_FOR_EACH = (entries.MatchStarted, entries.ActionTakenBack)


def _addressed(table: Table) -> Container[Viewer]:
    """Those who may be told more than everybody is."""
    if table.status is Status.PLAYING:
        return (_acting(table.match), table.taker())
    return table.seats if table.status is Status.STARTING else ()


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
            | entries.SeatTakenOver()
            | entries.CompanyChanged()
            | entries.ReadyChanged()
            | entries.StandInBegan()
            | entries.StandInEnded()
        ):
            return messages.TableTold(seats=(table.seats[entry.seat],), names=names)
        case entries.SecretShown():
            return messages.TableTold(
                status=table.status, secret=entry.secret, hints_used=entry.hints_used
            )
        case _:
            return messages.TableTold(status=table.status)


def _yours(table: Table, viewer: Viewer) -> messages.Yours:
    if viewer is None:
        return NOTHING
    is_playing = table.status is Status.PLAYING
    acts = is_playing and _acting(table.match) == viewer
    return messages.Yours(
        moves=_moves(table.match) if acts else None,
        choices=_choices(table.match) if acts else None,
        may_take_back=is_playing and table.taker() == viewer,
        must_reveal=table.status is Status.STARTING
        and viewer not in table.revealed
        and table.seats[viewer].contribution is not None,
    )


def _acting(match: State | None) -> PlayerId | None:
    return None if match is None or type(match.phase) is Finished else match.phase.player


def _moves(match: State | None) -> messages.Moves | None:
    if match is None or type(match.phase) is not ActionPhase:
        return None
    phase, origins = match.phase, dict[TerritoryId, Mapping[TerritoryId, int]]()
    for origin in phase.ready:
        if targets := targets_from(match, phase, origin):
            origins[origin] = targets
    return messages.Moves(origins)


def _choices(match: State | None) -> messages.Choices | None:
    """Placing needs no list, because everybody sees one's own Territories on the board. Nor does a
    Continent that is drawn (R3.6)."""
    if match is None:
        return None
    phase = match.phase
    if type(phase) is TerritoryChoice:
        return messages.Choices(territories=tuple(territories_on_offer(match, phase)))
    if type(phase) is ContinentChoice and not match.options.advanced_setup:
        return messages.Choices(continents=tuple(continents_on_offer(match, phase)))
    if type(phase) is TradeWithChina:
        return messages.Choices(materials=tuple(materials_open_to(match, phase.player)))
    if type(phase) is ActionPhase and (found := recyclings(match, phase)):
        recycling: dict[TerritoryId, tuple[MaterialId, ...]] = {}
        for one in found:
            recycling[one.origin] = (*recycling.get(one.origin, ()), one.material)
        return messages.Choices(recycling=recycling)
    return None
