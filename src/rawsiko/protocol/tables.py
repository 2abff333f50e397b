"""What a table is to its clients."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.records import Record

Company = Annotated[int, Meta(ge=1, le=40)]  # the number of a generated company name
Avatar = Annotated[int, Meta(ge=0, lt=2**31)]  # the seed of a drawn portrait


class Status(StrEnum):
    LOBBY = "lobby"
    STARTING = "starting"  # seats are closed, contributions to the dice are being revealed
    PLAYING = "playing"
    PAUSED = "paused"
    FINISHED = "finished"
    ABORTED = "aborted"  # ended by the host
    EXPIRED = "expired"  # nobody came back


OVER = frozenset({Status.FINISHED, Status.ABORTED, Status.EXPIRED})


class Chat(StrEnum):
    OFF = "off"
    PHRASES = "phrases"  # preset phrases and emoji, which each person reads in their own language
    FREE = "free"


class Hints(StrEnum):
    """How far a table helps people who ask."""

    OFF = "off"
    ODDS = "odds"  # where to look, and how likely it is
    ALL = "all"  # also what to do, and why


class Language(StrEnum):
    EN = "en"
    IT = "it"
    NL = "nl"
    SK = "sk"
    DE = "de"
    FR = "fr"
    ES = "es"


# What hosts are offered. A server takes every name of `bots.registry`, for programs and tests.
LEVELS = ("easy", "medium", "hard", "expert")
STAND_IN_LEVEL = "medium"


class Settings(Record, frozen=True):
    """All that a host may decide."""

    options: Options = Options()
    seats: Annotated[int, Meta(ge=3, le=5)] = 4
    language: Language = Language.EN
    chat: Chat = Chat.PHRASES
    free_names: bool = False
    spectators: bool = False
    listed: bool = False
    odds: bool = True  # the chance to conquer is shown before a Clash
    reasons: bool = True  # what bots say of their moves, from what everybody can see
    hints: Hints = Hints.ALL
    absence_seconds: Annotated[int, Meta(ge=10, le=3600)] = 60  # then a bot stands in
    stand_in_level: Annotated[str, Meta(max_length=20)] = STAND_IN_LEVEL
    phase_seconds: Annotated[int, Meta(ge=20, le=3600)] | None = None  # the soft timer
    extra_seconds: Mapping[PlayerId, Annotated[int, Meta(ge=0, le=3600)]] = {}  # for one seat more


class SeatKind(StrEnum):
    OPEN = "open"
    PERSON = "person"
    BOT = "bot"


class Seat(Record, frozen=True):
    """A place at the table, as everybody may see it."""

    player: PlayerId
    kind: SeatKind = SeatKind.OPEN
    company: Company = 1
    avatar: Avatar = 0
    level: str | None = None  # of the bot that plays here
    stand_in: str | None = None  # the level of the bot that plays until the person is back
    is_ready: bool = False
    contribution: str | None = None  # commitment to this seat's share in the dice


class HintsUsed(Record, frozen=True):
    """How often a seat asked for each step of a hint; no score counts it."""

    look: int = 0
    odds: int = 0
    plan: int = 0


class TableView(Record, frozen=True):
    """The table without its match. The same for everybody."""

    id: str
    code: str
    status: Status
    settings: Settings
    seats: tuple[Seat, ...]
    commitment: str  # to the secret behind the dice
    names: Mapping[PlayerId, str]  # free company names, if the host allows them
    present: tuple[PlayerId, ...]  # seats with somebody at the other end
    secret: str | None = None  # shown when the match is over
    hints_used: Mapping[PlayerId, HintsUsed] = {}  # likewise; only those who asked
