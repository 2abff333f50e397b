"""A table as its clients see it."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.records import Record

COMPANIES = 90  # as many generated names as there are
Company = Annotated[int, Meta(ge=1, le=COMPANIES)]
Avatar = Annotated[int, Meta(ge=0, lt=2**31)]
Level = Annotated[str, Meta(max_length=20)]  # of a bot
BoardHash = Annotated[str, Meta(max_length=80)]
"""The hash of a board's content: `sha256:` and 64 hexadecimal digits."""


class Status(StrEnum):
    """The state of a table."""

    LOBBY = "lobby"
    """People sit down."""
    STARTING = "starting"
    """Seats are closed, contributions to the dice are being revealed."""
    PLAYING = "playing"
    """The match is being played."""
    PAUSED = "paused"
    """The host paused the match."""
    FINISHED = "finished"
    """The match is over."""
    ABORTED = "aborted"
    """The host ended the table."""
    EXPIRED = "expired"
    """The server ended the table because nobody came back."""


OVER = frozenset({Status.FINISHED, Status.ABORTED, Status.EXPIRED})


class Chat(StrEnum):
    """What may be said at a table."""

    OFF = "off"
    """Nothing."""
    PHRASES = "phrases"
    """Preset phrases and emoji, which each client shows in its own language."""
    FREE = "free"
    """Also free text."""


class Hints(StrEnum):
    """How much a table helps people who ask."""

    OFF = "off"
    """Not at all."""
    ODDS = "odds"
    """Where to look, and the odds."""
    ALL = "all"
    """Also what to do, and why."""


class Questions(StrEnum):
    """Where people may ask "Why not my move?"."""

    OFF = "off"
    """Nowhere."""
    BOTS = "bots"
    """At a table with one person, against bots."""
    ALL = "all"
    """At any table."""


class Language(StrEnum):
    """A language of the texts."""

    EN = "en"
    """English."""
    IT = "it"
    """Italian."""
    NL = "nl"
    """Dutch."""
    SK = "sk"
    """Slovak."""
    DE = "de"
    """German."""
    FR = "fr"
    """French."""
    ES = "es"
    """Spanish."""


STAND_IN_LEVEL = "medium"


class Settings(Record, frozen=True):
    """What a host may set."""

    options: Options = Options()
    """The options of the match."""
    seats: Annotated[int, Meta(ge=3, le=5)] = 4
    """The number of seats."""
    language: Language = Language.EN
    """The language that the table is meant for."""
    chat: Chat = Chat.PHRASES
    """What may be said."""
    free_names: bool = False
    """Whether people may name their companies themselves."""
    spectators: bool = False
    """Whether the spectator's token works."""
    listed: bool = False
    """Whether `GET /api/tables` lists the table."""
    odds: bool = True
    """Whether clients show the chance to conquer before a Clash."""
    reasons: bool = True
    """Whether bots give their reasons, in MatchTold."""
    hints: Hints = Hints.ALL
    """How much the table helps people who ask."""
    why_not: Questions = Questions.BOTS
    """Whether people may ask what an action costs before they do it."""
    absence_seconds: Annotated[int, Meta(ge=10, le=3600)] = 60
    """After this many seconds without a connection a bot stands in."""
    stand_in_level: Level = STAND_IN_LEVEL
    """The level of bots that stand in."""
    phase_seconds: Annotated[int, Meta(ge=20, le=3600)] | None = None
    """The seconds that a player has for a phase before a bot ends it; null for no timer."""
    extra_seconds: Mapping[PlayerId, Annotated[int, Meta(ge=0, le=3600)]] = {}
    """Seconds that a seat has in addition."""


class SeatKind(StrEnum):
    """Who has a seat."""

    OPEN = "open"
    """Nobody."""
    PERSON = "person"
    """A person."""
    BOT = "bot"
    """A bot."""


class Seat(Record, frozen=True):
    """A seat, as everybody may see it."""

    player: PlayerId
    """The seat's id: `p1` to `p5`."""
    kind: SeatKind = SeatKind.OPEN
    """Who has it."""
    company: Company = 1
    """The number of a generated company name, 1 to 90."""
    avatar: Avatar = 0
    """The seed of a drawn portrait."""
    level: str | None = None
    """The level of the bot; null for a person."""
    stand_in: str | None = None
    """The level of the bot that plays until the person is back, or until the end of a phase whose
    time is up; null if none does."""
    is_ready: bool = False
    """Whether the person said that they are ready."""
    contribution: str | None = None
    """The commitment to this seat's contribution to the dice (docs/dice.md)."""


class HintsUsed(Record, frozen=True):
    """How often a seat asked for each step of a hint, and what an action costs. It doesn't count
    for any score."""

    look: int = 0
    """Step 1."""
    odds: int = 0
    """Step 2."""
    plan: int = 0
    """Step 3."""
    why_not: int = 0
    """Questions "Why not my move?"."""


class TableView(Record, frozen=True):
    """The table without its match. It's the same for everybody."""

    id: str
    """The table's id: 32 hexadecimal digits."""
    code: str
    """The join code."""
    status: Status
    """The state of the table."""
    settings: Settings
    """What the host set."""
    seats: tuple[Seat, ...]
    """All seats, `p1` first."""
    commitment: str
    """The commitment to the secret behind the dice (docs/dice.md)."""
    names: Mapping[PlayerId, str]
    """Free company names; seats without one are left out."""
    present: tuple[PlayerId, ...]
    """The seats that somebody is connected for."""
    secret: str | None = None
    """The secret behind the dice, in hexadecimal, when the table is over; null before."""
    hints_used: Mapping[PlayerId, HintsUsed] = {}
    """How often each seat asked for hints, when the table is over; seats that didn't are left
    out."""
