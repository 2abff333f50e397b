"""Every message between a client and its table or class. docs/protocol.md explains them.

A client sends Hello and gets Welcome and a Snapshot; after that, Told messages numbered without
gaps, and exactly one Applied or Refused for each Order. The same messages travel over a WebSocket
or HTTP long-polling.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from rawsiko.bots.comparison import Comparison
from rawsiko.bots.hints import Look, Odds
from rawsiko.bots.reasons import Reason
from rawsiko.engine.actions import Action
from rawsiko.engine.events import Event
from rawsiko.engine.ids import ContinentId, MaterialId, ObjectiveId, PlayerId, TerritoryId
from rawsiko.engine.records import Record
from rawsiko.engine.state import NO_NEWS, News, Phase
from rawsiko.protocol import commands
from rawsiko.protocol.class_messages import (
    ClassOrder,
    ClassPresence,
    ClassSnapshot,
    ClassTold,
    LineTold,
    Nudged,
)
from rawsiko.protocol.commands import CommandId, Digest, PhraseId
from rawsiko.protocol.tables import HintsUsed, Seat, Settings, Status, TableView

PROTOCOL_VERSION = 1
LARGEST_MESSAGE = 4096  # bytes, from a client

Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]  # the integers that JavaScript keeps exact
Token = Annotated[str, Meta(min_length=22, max_length=64)]


# From the client.


class Hello(Record, frozen=True, forbid_unknown_fields=True):
    """The first message of a conversation."""

    version: Number
    """The version of the protocol: 1."""
    tokens: Annotated[tuple[Token, ...], Meta(min_length=1, max_length=8)]
    """Tokens of one table. Several seat tokens are one device with several seats."""
    seat: PlayerId | None = None
    """The seat to see as; null for the only one held, or for a spectator's view."""
    after: Number | None = None
    """The newest `seq` that the client has; null to get a Snapshot in any case."""
    head: Digest | None = None
    """The `head` that came with `after`. If the table's history has another one there, the client
    gets a Snapshot."""


class Order(Record, frozen=True, forbid_unknown_fields=True):
    """A command. Sent again with the same id, it gets the same answer and is applied once."""

    id: CommandId
    """Chosen by the client: 32 random hexadecimal digits."""
    command: commands.Command
    """What to do."""


class LookAs(Record, frozen=True, forbid_unknown_fields=True):
    """See as another of the seats held. The answer is a Snapshot, also for the current seat."""

    seat: PlayerId | None
    """The seat; null shows nobody's card."""


class Ping(Record, frozen=True, forbid_unknown_fields=True):
    """A heartbeat. The answer is a Pong."""

    number: Number = 0
    """Any number. Pong repeats it."""


ClientMessage = Hello | Order | ClassOrder | LookAs | Ping


# From the server.


class Moves(Record, frozen=True):
    """The legal Moves of an Action Phase."""

    origins: Mapping[TerritoryId, Mapping[TerritoryId, int]]
    """For each origin, each target with the most Assets that may go there; any number from 1 up to
    it is legal."""


class Choices(Record, frozen=True):
    """What else may be chosen. At most one list isn't empty; the phase says which."""

    continents: tuple[ContinentId, ...] = ()
    """In ContinentChoice, for ChooseContinent. Empty if Continents are drawn."""
    territories: tuple[TerritoryId, ...] = ()
    """In TerritoryChoice, for ChooseTerritory."""
    materials: tuple[MaterialId, ...] = ()
    """In TradeWithChina, for ClaimMaterial."""
    recycling: Mapping[TerritoryId, tuple[MaterialId, ...]] = {}
    """In an ActionPhase, for Recycle: what may be recycled from which Territory."""


class Yours(Record, frozen=True):
    """What only this seat is told: what it may do now."""

    moves: Moves | None = None
    """In one's own Action Phase; null otherwise."""
    choices: Choices | None = None
    """In one's own ContinentChoice, TerritoryChoice or TradeWithChina, and in one's own ActionPhase
    while something may be recycled; null otherwise."""
    may_take_back: bool = False
    """Whether TakeBack is possible."""
    must_reveal: bool = False
    """Whether the server waits for this seat's Reveal."""


class MatchView(Record, frozen=True):
    """The match as one seat, or a spectator, may see it (R7)."""

    order: tuple[PlayerId, ...]
    """The order of play."""
    turn: int
    """The Turn counter; 1 during setup, 0 if a bell ended the match before its first Turn did."""
    last_turn: int
    """The last Turn, as it is now set (R1.5)."""
    phase: Phase
    """The current phase. Its `player` acts."""
    holdings: Mapping[TerritoryId, tuple[PlayerId, int]]
    """For each Territory, its player and the number of Assets; empty Territories are left out."""
    claimed: Mapping[PlayerId, tuple[MaterialId, ...]]
    """The Materials claimed in Trade with China; players with none are left out."""
    eliminated: tuple[PlayerId, ...]
    """The eliminated players, earliest first."""
    objectives: Mapping[PlayerId, ObjectiveId]
    """The Objective cards that may be seen: one's own, and all of them at the end."""
    next_investments: Mapping[PlayerId, int]
    """The Assets that each living player would receive in the next Investment Phase."""
    cards: Mapping[PlayerId, str]
    """A salted commitment to everybody's Objective card (docs/dice.md)."""
    news: News = NO_NEWS
    """The news cards of the match (R4.10)."""
    recycled: Mapping[PlayerId, MaterialId] = {}
    """What players have recycled (R4.11); players who haven't are left out."""


class Welcome(Record, frozen=True):
    """The answer to Hello: the conversation is open."""

    version: int
    """The version of the protocol: 1."""
    content: str
    """The hash of the content that the table plays with, as in `GET /api/content`."""
    seats: tuple[PlayerId, ...]
    """The seats that these tokens hold."""
    is_host: bool
    """Whether the host's commands may be sent."""
    heartbeat_seconds: int
    """After this many seconds of silence, send Ping."""


class Snapshot(Record, frozen=True):
    """Everything that this conversation may know now. It replaces what was known before."""

    seq: int
    """The number of the newest change that it includes."""
    head: str
    """The hash of the journal up to `seq` (docs/dice.md)."""
    seat: PlayerId | None
    """The seat that is seen as; null for nobody's."""
    table: TableView
    """The table."""
    match: MatchView | None
    """The match; null before it begins."""
    yours: Yours
    """What this seat may do now."""
    seconds_left: int | None = None
    """What is left of the timer; null if none is running."""


class PlayedBy(StrEnum):
    """Who decided on an action."""

    PERSON = "person"
    """The person in the seat."""
    BOT = "bot"
    """The bot in the seat."""
    STAND_IN = "stand_in"
    """A bot, for a person who is absent or whose time ran out."""
    PROGRAM = "program"
    """The server: it draws the Continents in Advanced game setup (R3.6)."""
    HOST = "host"
    """The host: sets the last Turn, or rings the bell (R1.5, R6.6)."""


class MatchTold(Record, frozen=True):
    """An action was played, by a player or by the host."""

    by: PlayedBy | None
    """Who decided on it; null in the steps of a replay that doesn't say."""
    events: tuple[Event, ...]
    """What it led to, in order. Apply them to the board."""
    phase: Phase
    """The phase after it."""
    next_investments: Mapping[PlayerId, int]
    """As in MatchView, after it."""
    objectives: Mapping[PlayerId, ObjectiveId] | None = None
    """All Objective cards, when the match ends (R6.5); null before."""
    why: Reason | None = None
    """Why a bot or stand-in did it, from public facts only; null for people."""


class TakenBack(Record, frozen=True):
    """The last action was taken back."""

    match: MatchView
    """The match without it. It replaces the one known."""


class MatchBegan(Record, frozen=True):
    """The match began. The table's status is `playing` from now on."""

    match: MatchView
    """The match at its beginning."""


class TableTold(Record, frozen=True):
    """Something at the table changed. Null means unchanged."""

    status: Status | None = None
    """The new status."""
    settings: Settings | None = None
    """The new settings."""
    seats: tuple[Seat, ...] = ()
    """The seats that changed; all of them if `settings` isn't null."""
    names: Mapping[PlayerId, str] | None = None
    """All free company names."""
    secret: str | None = None
    """The secret behind the dice, in hexadecimal, when the table is over."""
    hints_used: Mapping[PlayerId, HintsUsed] | None = None
    """How often each seat asked for hints; comes with `secret`."""


Change = MatchTold | TakenBack | MatchBegan | TableTold


class Told(Record, frozen=True):
    """One change. Numbers follow each other without gaps."""

    seq: int
    """The number of this change."""
    head: str
    """The hash of the journal up to it (docs/dice.md)."""
    change: Change
    """What changed."""
    yours: Yours | None = None
    """What this seat may do now; null for nothing. It replaces the one known."""


class Applied(Record, frozen=True):
    """The order was applied and is on disk."""

    id: CommandId
    """The order's id."""
    seq: int
    """The number of the change that it led to; the newest number if it led to none."""


class Refused(Record, frozen=True):
    """The message was refused. For an Order nothing happened."""

    id: CommandId | None
    """The order's id; null if the message isn't an Order, or is one without a readable id."""
    code: str
    """Why."""
    clause: str | None = None
    """The clause of docs/rules.md, if it was refused by the rules."""


class Hinted(Record, frozen=True):
    """What AskHint asked for, sent only to who asked. Applied follows."""

    id: CommandId
    """The order's id."""
    seq: int
    """The number of the newest change when it was made. It's out of date after the next."""
    step: int
    """How far it goes: the step that was asked for, or less if the host allows less."""
    look: Look
    """Step 1: where to look."""
    has_clash: bool = False
    """Whether there are odds to ask for: the plan begins with a Clash."""
    odds: Odds | None = None
    """Step 2: the odds, if the plan begins with a Clash. Step 3: of the Clash that ends it."""
    plan: tuple[Action, ...] = ()
    """Step 3: what to do. The first action is legal now."""
    reason: Reason | None = None
    """Step 3: why. It may speak of one's Objective card."""
    either: Action | None = None
    """Step 3: another choice that is within two points of the chance to win; null if none is
    known."""


class WhyNot(Record, frozen=True):
    """What AskWhyNot asked for, sent only to who asked. Applied follows."""

    id: CommandId
    """The order's id."""
    seq: int
    """The number of the newest change when it was made. It's out of date after the next."""
    action: Action
    """The action that was asked about."""
    comparison: Comparison
    """What it costs or brings. It may speak of one's Objective card."""
    questions_left: int
    """How many more questions the seat may ask in this Turn."""


class Presence(Record, frozen=True):
    """Who is connected."""

    present: tuple[PlayerId, ...]
    """The seats that somebody is connected for."""


class Spoken(Record, frozen=True):
    """Somebody said something: either `phrase` or `text`."""

    player: PlayerId
    """Who said it."""
    phrase: PhraseId | None = None
    """A preset phrase."""
    arguments: Mapping[str, str] = {}
    """The ids in the phrase, by kind."""
    text: str | None = None
    """Free text."""


class Timer(Record, frozen=True):
    """The timer started or changed."""

    seconds_left: int
    """What is left of it."""


class ServerStatus(Record, frozen=True):
    """The state of the server changed."""

    can_save: bool
    """False: orders are refused with `cannot_save` until it is true again."""
    is_stopping: bool = False
    """True: a Goodbye follows."""


class Pong(Record, frozen=True):
    """The answer to Ping."""

    number: int
    """The number of the Ping."""
    seq: int
    """The number of the newest change. If it's larger than the client's, something was missed."""


class Goodbye(Record, frozen=True):
    """The server ends the conversation."""

    code: str
    """Why."""
    retry_seconds: float | None = None
    """Connect again after this many seconds; null: don't connect again."""


ServerMessage = (
    Welcome
    | Snapshot
    | Told
    | Applied
    | Refused
    | Hinted
    | WhyNot
    | Presence
    | Spoken
    | Timer
    | ServerStatus
    | Pong
    | Goodbye
    | ClassSnapshot
    | ClassTold
    | ClassPresence
    | LineTold
    | Nudged
)
