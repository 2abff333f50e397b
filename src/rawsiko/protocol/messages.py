"""Every message of the conversation between a client and its table. docs/protocol.md explains it.

A client says Hello and gets a Welcome with a Snapshot; after that, Told messages with numbers that
follow each other, and exactly one Applied or Refused for each Order. The same messages travel over
a WebSocket or over HTTP long-polling.
"""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta

from rawsiko.bots.hints import Look, Odds
from rawsiko.bots.reasons import Reason
from rawsiko.engine.actions import Action
from rawsiko.engine.events import Event
from rawsiko.engine.ids import ContinentId, MaterialId, ObjectiveId, PlayerId, TerritoryId
from rawsiko.engine.records import Record
from rawsiko.engine.state import Phase
from rawsiko.protocol import commands
from rawsiko.protocol.commands import CommandId, PhraseId
from rawsiko.protocol.tables import HintsUsed, Seat, Settings, Status, TableView

PROTOCOL_VERSION = 1
LARGEST_MESSAGE = 4096  # bytes, from a client

Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]  # what JavaScript can count
Token = Annotated[str, Meta(min_length=22, max_length=64)]


# From the client.


class Hello(Record, frozen=True, forbid_unknown_fields=True):
    """Opens the conversation. Several seat tokens are one device with several seats: `seat` says
    whose eyes are on the screen now, and only that seat's private view is sent."""

    version: Number
    tokens: Annotated[tuple[Token, ...], Meta(min_length=1, max_length=8)]
    seat: PlayerId | None = None
    after: Number | None = None  # the newest number that the client has: send only what follows


class Order(Record, frozen=True, forbid_unknown_fields=True):
    """A command. Sent again with the same id, it is answered the same and applied once."""

    id: CommandId
    command: commands.Command


class LookAs(Record, frozen=True, forbid_unknown_fields=True):
    """Hand the device to another of its seats; None shows nobody's card."""

    seat: PlayerId | None


class Ping(Record, frozen=True, forbid_unknown_fields=True):
    number: Number


ClientMessage = Hello | Order | LookAs | Ping


# From the server.


class Moves(Record, frozen=True):
    """Legal moves by origin and target: the most Assets that may go. An origin that is None has
    none any more; origins that are not named are as before."""

    origins: Mapping[TerritoryId, Mapping[TerritoryId, int] | None]


class Choices(Record, frozen=True):
    """What else may be chosen now, by name; the kind of choice follows from the phase."""

    continents: tuple[ContinentId, ...] = ()
    territories: tuple[TerritoryId, ...] = ()
    materials: tuple[MaterialId, ...] = ()


class Yours(Record, frozen=True):
    """What only this seat is told."""

    moves: Moves | None = None
    choices: Choices | None = None
    may_take_back: bool = False
    must_reveal: bool = False  # your share in the dice


class MatchView(Record, frozen=True):
    """The match as one seat, or a spectator, may know it (R7)."""

    order: tuple[PlayerId, ...]
    turn: int
    phase: Phase
    holdings: Mapping[TerritoryId, tuple[PlayerId, int]]  # who stands where; empty ones left out
    claimed: Mapping[PlayerId, tuple[MaterialId, ...]]
    eliminated: tuple[PlayerId, ...]
    objectives: Mapping[PlayerId, ObjectiveId]  # those that may be seen
    next_investments: Mapping[PlayerId, int]
    cards: Mapping[PlayerId, str]  # salted commitments to all of them


class Welcome(Record, frozen=True):
    version: int
    content: str  # hash of the content
    seats: tuple[PlayerId, ...]  # those that these tokens hold
    is_host: bool
    heartbeat_seconds: int


class Snapshot(Record, frozen=True):
    """All there is to know now."""

    seq: int
    head: str
    seat: PlayerId | None
    table: TableView
    match: MatchView | None
    yours: Yours
    seconds_left: int | None = None  # of the soft timer


class MatchTold(Record, frozen=True):
    """What an action led to. Phase and next Investments are those after it."""

    by: str  # person, bot or stand_in
    events: tuple[Event, ...]
    phase: Phase
    next_investments: Mapping[PlayerId, int]
    objectives: Mapping[PlayerId, ObjectiveId] | None = None  # all of them, at the end (R6.5)
    why: Reason | None = None  # of a bot; during the match only what everybody can see


class TakenBack(Record, frozen=True):
    """An action never was: the match is again as it is here."""

    match: MatchView


class MatchBegan(Record, frozen=True):
    match: MatchView


class TableTold(Record, frozen=True):
    """What changed at the table: None means that it is as before."""

    status: Status | None = None
    settings: Settings | None = None
    seats: tuple[Seat, ...] = ()  # those that changed
    names: Mapping[PlayerId, str] | None = None
    secret: str | None = None
    hints_used: Mapping[PlayerId, HintsUsed] | None = None  # with the secret, at the end


Change = MatchTold | TakenBack | MatchBegan | TableTold


class Told(Record, frozen=True):
    seq: int
    head: str  # hash of the journal up to here
    change: Change
    yours: Yours | None = None


class Applied(Record, frozen=True):
    id: CommandId
    seq: int


class Refused(Record, frozen=True):
    id: CommandId | None  # None: the message could not be read
    code: str
    clause: str | None = None


class Hinted(Record, frozen=True):
    """What AskHint asked for, as far as the table allows it; only to who asked. Applied follows."""

    id: CommandId
    seq: int  # when the table has moved on, it is out of date
    step: int  # as far as this goes
    look: Look
    odds: Odds | None = None  # None also where no Clash is planned
    plan: tuple[Action, ...] = ()  # the first may be done now
    reason: Reason | None = None  # of the plan; it may speak of one's card


class Presence(Record, frozen=True):
    present: tuple[PlayerId, ...]


class Spoken(Record, frozen=True):
    player: PlayerId
    phrase: PhraseId | None = None
    arguments: Mapping[str, str] = {}
    text: str | None = None


class Timer(Record, frozen=True):
    seconds_left: int


class ServerStatus(Record, frozen=True):
    can_save: bool
    is_stopping: bool = False


class Pong(Record, frozen=True):
    number: int
    seq: int


class Goodbye(Record, frozen=True):
    """The server ends the conversation, and says why."""

    code: str
    retry_seconds: float | None = None


ServerMessage = (
    Welcome
    | Snapshot
    | Told
    | Applied
    | Refused
    | Hinted
    | Presence
    | Spoken
    | Timer
    | ServerStatus
    | Pong
    | Goodbye
)
