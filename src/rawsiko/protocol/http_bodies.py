"""The JSON bodies of HTTP requests and answers, beside the messages of a conversation."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from rawsiko.engine.ids import PlayerId
from rawsiko.protocol.commands import Contribution, Digest
from rawsiko.protocol.tables import Avatar, BoardHash, Company, Level, Settings, Status


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table with these settings. Seats without a bot are open to people. `board` is the hash of
    one of `GET /api/boards`; null for the standard board. With `today`, a day, it is a table of
    today's card: one person against bots, with the same deal and dice for everybody who plays it
    with the same board and version (docs/dice.md). Its settings are fixed."""

    settings: Settings = Settings()
    bots: Annotated[Mapping[PlayerId, Level], Meta(max_length=5)] = {}
    board: BoardHash | None = None
    today: Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")] | None = None


class TableLinks(msgspec.Struct, frozen=True):
    """For other devices. Tokens go in the URL fragment, which browsers don't send to a server."""

    join: str
    host: str
    spectator: str
    replay: str


class TableOpened(msgspec.Struct, frozen=True):
    """Tokens are shown once; only their hashes are stored. `commitment` is to the secret behind
    the dice (docs/dice.md)."""

    table: str
    code: str
    commitment: str
    host_token: str
    spectator_token: str
    replay_token: str
    links: TableLinks


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`contribution` is the commitment to one's contribution to the dice (docs/dice.md)."""

    contribution: Digest
    company: Company | None = None
    avatar: Avatar | None = None
    name: Annotated[str, Meta(max_length=64)] | None = None


class PlayAlone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`contribution` is one's contribution to the dice itself, chosen when the table's commitment
    was known (docs/dice.md). `bots` are the levels of the others, one for each."""

    contribution: Contribution
    bots: Annotated[tuple[Level, ...], Meta(max_length=4)]
    company: Company | None = None
    avatar: Avatar | None = None
    name: Annotated[str, Meta(max_length=64)] | None = None


class TakenSeat(msgspec.Struct, frozen=True):
    """The token is shown once; the rejoin code gets a new one."""

    table: str
    seat: PlayerId
    seat_token: str
    rejoin_code: str
    link: str


class Rejoin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rejoin code of a seat or of a member, or the code of *Bring back*, as somebody typed or
    scanned it."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class WatchTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table's join code, as it was typed."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class Watching(msgspec.Struct, frozen=True):
    """A spectator's token."""

    table: str
    spectator_token: str


class ListedTable(msgspec.Struct, frozen=True):
    """What anybody may know about a table that its host lists."""

    table: str
    code: str
    status: Status
    settings: Settings
    open_seats: int


class OfferedBoard(msgspec.Struct, frozen=True):
    """A board that tables can be opened with."""

    hash: str
    id: str
    names: Mapping[str, str]  # by language
    players: tuple[int, ...]  # the numbers of players that it supports
    territories: int
    materials: int
    news_cards: int  # 0: World news can't be chosen (R4.10)
    recyclable: int  # Materials with a price; 0: Recycling can't be chosen (R4.11)
    short_cards: int  # Objective cards for short matches; 0: all cards are dealt (R1.4)


class Health(msgspec.Struct, frozen=True):
    """Whether the server works, and how much it has to do."""

    can_save: bool
    is_stopping: bool
    tables: int
    conversations: int
    damaged_tables: int  # and classes, that could not be restored: see the log
    bots: Literal["fast", "preparing", "slow"]  # Hard and Expert search only if they're fast
    prepared: float  # how far preparing is, from 0 to 1


class RefusalBody(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    code: str
