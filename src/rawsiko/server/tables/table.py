"""A table: its seats and its match. It knows no sockets and no clock, and is not asynchronous.

`decide` returns the entry that a command leads to and changes nothing. The caller makes the entry
durable. Only then `happen` changes the table. So a crash or a full disk never undoes what somebody
was told.
"""

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any, NamedTuple, assert_never

import msgspec
from msgspec.structs import replace

from rawsiko.engine import RULES_VERSION, apply, start
from rawsiko.engine.actions import (
    ChooseContinent,
    ChooseTerritory,
    HostAction,
    Move,
    PlaceAsset,
    Recycle,
    SetLastTurn,
    StopAtBell,
    territories_touched,
)
from rawsiko.engine.board import next_investments
from rawsiko.engine.content import Content
from rawsiko.engine.events import Event, Outcome
from rawsiko.engine.ids import ObjectiveId, PlayerId, TerritoryId
from rawsiko.engine.options import Options
from rawsiko.engine.rules import play_legal
from rawsiko.engine.setup import cards_to_deal
from rawsiko.engine.state import Finished, State
from rawsiko.protocol.tables import OVER, HintsUsed, Seat, SeatKind, Settings, Status
from rawsiko.replay import fairness
from rawsiko.server.tables import entries
from rawsiko.server.tables.entries import Entry

MOST_TAKEN_BACK = 30
REVEALS_NOTHING = (ChooseContinent, ChooseTerritory, PlaceAsset, Move, Recycle)  # without dice


class UndoableAction(NamedTuple):
    """An action that may still be taken back."""

    entry: int
    player: PlayerId
    by: entries.PlayedBy
    before: State  # with only those holdings that the action changed, to save memory


class Table:
    def __init__(self, table_id: str, code: str, secret: bytes, content: Content) -> None:
        self.id = table_id
        self.code = code
        self.content = content
        self.secret = secret  # not sent before the end
        self.seq = 0
        self.head = ""  # hash of the newest entry, which covers all before it
        self.status = Status.LOBBY
        self.settings = Settings()
        self.commitment = ""
        self.seats: dict[PlayerId, Seat] = {}
        self.revealed: dict[PlayerId, str] = {}
        self.cards: dict[PlayerId, str] = {}  # commitments
        self.match: State | None = None
        self.match_entry = 0  # the newest entry that changed the match
        self.newest_action: entries.ActionPlayed | None = None
        self.takes: list[UndoableAction] = []
        self.today = ""  # of today's card: what the secret follows from
        self.actions = 0  # that count: those that were taken back don't
        self.secret_is_shown = False
        self.hints_used: Mapping[PlayerId, HintsUsed] = {}  # told at the end
        self.taken_back = 0  # number of actions
        self.key = b""  # of all draws of the match; private until the end
        self._investments: Mapping[PlayerId, int] | None = None  # None: not cached

    def key_with(self, contributions: Sequence[str]) -> bytes:
        """The key of all draws of the match."""
        if self.today:
            return fairness.todays_key(self.today)
        given = [bytes.fromhex(text) for text in contributions]
        return fairness.key_of(self.id, self.secret, given)

    @property
    def number_of_draw(self) -> int:
        """The number in the labels of what the next action draws: that of its entry, or for today's
        card that of its line, so that nothing but what is played changes the dice."""
        return self.actions + 1 if self.today else self.seq + 1

    @property
    def number_of_choice(self) -> int:
        """The same for the next choice of a bot."""
        return self.actions if self.today else self.match_entry

    @property
    def is_over(self) -> bool:
        return self.status is not Status.PLAYING and self.status in OVER

    def person_at(self, player: PlayerId | None) -> Seat | None:
        """The seat, if a person holds it."""
        seat = self.seats.get(player) if player is not None else None
        return seat if seat is not None and seat.kind is SeatKind.PERSON else None

    def next_investments(self) -> Mapping[PlayerId, int]:
        """Of the current match (R4.2), cached until control of something changes."""
        assert self.match is not None
        if self._investments is None:
            self._investments = next_investments(self.match)
        return self._investments

    def taker(self) -> PlayerId | None:
        """Who may take back the newest action. None if a stand-in played it."""
        newest = self.takes[-1] if self.takes else None
        return newest.player if newest and newest.by is entries.PlayedBy.PERSON else None

    def outcome_of(self, entry: Entry) -> Outcome | None:
        """The result of an action that `decide` allowed; None for any other entry. Changes nothing,
        so it can be called before the entry is durable."""
        if self.match is None:
            return None
        if type(entry) is entries.ActionPlayed:
            return play_legal(self.match, entry.action, entry.dice)
        if isinstance(entry, entries.HostActed):
            return play_legal(self.match, host_action_of(entry), ())
        return None

    def happen(
        self, entry: Entry, body: bytes, outcome: Outcome | None = None
    ) -> tuple[Event, ...]:
        """Apply a durable entry; returns the events of the match that it led to. `body` are the
        bytes that were stored, `outcome` is what `outcome_of` returned; without it the action is
        checked and played here."""
        self.seq += 1
        self.head = next_head(self.head, body)
        match entry:
            case entries.ActionPlayed():
                return self._play(entry, outcome)
            case entries.ActionTakenBack():
                self._take_back(self.takes.pop())
            case entries.LastTurnSet() | entries.StoppedAtBell():
                return self._play_host(entry, outcome)
            case entries.MatchStarted():
                self._start(entry)
            case entries.Created():
                self.commitment, self.today = entry.commitment, entry.today
                self._set(entry.settings)
            case entries.SettingsChanged():
                self._set(entry.settings)
            case entries.SeatTaken():
                self.seats[entry.seat] = Seat(
                    player=entry.seat,
                    kind=SeatKind.PERSON,
                    company=entry.company,
                    avatar=entry.avatar,
                    contribution=entry.contribution,
                )
            case entries.SeatOpened():
                self.seats[entry.seat] = Seat(entry.seat)
                self.revealed.pop(entry.seat, None)
            case entries.SeatGivenToBot():
                self._change(
                    entry.seat,
                    kind=SeatKind.BOT,
                    level=entry.level,
                    company=entry.company,
                    avatar=entry.avatar,
                    stand_in=None,
                    is_ready=True,
                )
            case entries.SeatTakenOver():
                self._change(entry.seat, kind=SeatKind.PERSON, level=None)
            case entries.CompanyChanged():
                self._change(entry.seat, company=entry.company, avatar=entry.avatar)
            case entries.ReadyChanged():
                self._change(entry.seat, is_ready=entry.is_ready)
            case entries.StandInBegan():
                self._change(entry.seat, stand_in=entry.level)
            case entries.StandInEnded():
                self._change(entry.seat, stand_in=None)
            case entries.StartCalled():
                self.status = Status.STARTING
            case entries.ContributionRevealed():
                self.revealed[entry.seat] = entry.contribution
            case entries.TablePaused():
                self.status = Status.PAUSED
            case entries.TableResumed():
                self.status = Status.PLAYING if self.match else Status.LOBBY
            case entries.TableEnded():
                self.status = Status(entry.reason.value)
                self.takes.clear()
            case entries.SecretShown():
                self.secret_is_shown = True
                self.hints_used = entry.hints_used
            case _:
                assert_never(entry)
        return ()

    def _change(self, player: PlayerId, **changes: Any) -> None:
        self.seats[player] = replace(self.seats[player], **changes)

    def _set(self, settings: Settings) -> None:
        self.settings = settings
        players = [PlayerId(f"p{number}") for number in range(1, settings.seats + 1)]
        self.seats = {player: self.seats.get(player, Seat(player)) for player in players}

    def _start(self, entry: entries.MatchStarted) -> None:
        self.key = self.key_with(entry.contributions)
        options = self.settings.options
        deal = deal_of(self.key, self.seq, tuple(self.seats), self.content, options)
        self.match = start(self.content, self.settings.options, entry.order, deal)
        self.match_entry = self.seq
        self.cards = dict(entry.cards)
        self.status = Status.PLAYING

    def _play(self, entry: entries.ActionPlayed, outcome: Outcome | None) -> tuple[Event, ...]:
        assert self.match is not None
        before = self.match
        if outcome is None:
            outcome = apply(before, entry.action, entry.dice)
        after = self.match = outcome.state
        self.match_entry = self.seq
        self.actions += 1
        self.newest_action = entry
        touched = territories_touched(entry.action)
        if _changes_control(before, after, touched):
            self._investments = None
        self._remember_take(entry, before, touched)
        if type(after.phase) is Finished:
            self.status = Status.FINISHED
            self.takes.clear()
        return outcome.events

    def _play_host(self, entry: entries.HostActed, outcome: Outcome | None) -> tuple[Event, ...]:
        """The newest action can still be taken back, unless the match is over (R1.5)."""
        assert self.match is not None
        if outcome is None:
            outcome = apply(self.match, host_action_of(entry))
        self.match = outcome.state
        self.match_entry = self.seq
        if type(self.match.phase) is Finished:
            self._investments = None
            self.status = Status.FINISHED
            self.takes.clear()
        return outcome.events

    def _remember_take(
        self, entry: entries.ActionPlayed, before: State, touched: tuple[TerritoryId, ...]
    ) -> None:
        """Choosing, placing and moving without a Clash reveal nothing, so they can be taken back
        until another player acts."""
        action, takes = entry.action, self.takes
        if entry.dice or type(action) not in REVEALS_NOTHING:
            takes.clear()
            return
        if takes and takes[-1].player != action.player:
            takes.clear()
        changed = {territory: before.holdings[territory] for territory in touched}
        state = replace(before, holdings=changed)
        takes.append(UndoableAction(self.seq, action.player, entry.by, state))
        if len(takes) > MOST_TAKEN_BACK:
            del takes[0]

    def _take_back(self, take: UndoableAction) -> None:
        assert self.match is not None
        holdings = {**self.match.holdings, **take.before.holdings}
        last_turn = self.match.last_turn  # R1.5: what the host set stays
        self.match = replace(take.before, holdings=holdings, last_turn=last_turn)
        self.match_entry = self.seq
        self._investments = None
        self.taken_back += 1
        self.actions -= 1


def host_action_of(entry: entries.HostActed) -> HostAction:
    if type(entry) is entries.LastTurnSet:
        return SetLastTurn(entry.turn)
    return StopAtBell()


def _changes_control(before: State, after: State, touched: tuple[TerritoryId, ...]) -> bool:
    """Whether an action that touched these Territories changed who controls what."""
    if before.claimed is not after.claimed or before.eliminated is not after.eliminated:
        return True
    if before.news is not after.news or before.recycled is not after.recycled:
        return True
    for territory in touched:
        old, new = before.holdings[territory], after.holdings[territory]
        if (old.player if old else None) != (new.player if new else None):
            return True
    return False


def deal_of(
    key: bytes, entry: int, players: tuple[PlayerId, ...], content: Content, options: Options
) -> dict[PlayerId, ObjectiveId]:
    """R1.4: the deal, from the key of the match and the number of its first entry."""
    cards = fairness.shuffled(key, f"deal|{entry}", cards_to_deal(content, options))
    return dict(zip(players, cards, strict=False))


def order_of(key: bytes, entry: int, players: tuple[PlayerId, ...]) -> tuple[PlayerId, ...]:
    """R1.3."""
    return tuple(fairness.shuffled(key, f"order|{entry}", players))


def next_head(head: str, body: bytes) -> str:
    """The hash of an entry, which covers all before it: `head` is the one before (docs/dice.md)."""
    return sha256(head.encode() + b"|" + body).hexdigest()


DECODER = msgspec.json.Decoder(Entry)


def restored(table: Table, bodies: Iterable[bytes]) -> Table:
    """Apply these entries to a new table."""
    for body in bodies:
        table.happen(DECODER.decode(body), body)
    return table


def creation(table: Table, settings: Settings) -> entries.Created:
    return entries.Created(
        table=table.id,
        content=table.content.hash,
        rules=RULES_VERSION,
        settings=settings,
        commitment=fairness.commitment_of(table.id, table.secret),
        today=table.today,
    )
