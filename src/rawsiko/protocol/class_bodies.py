"""The JSON bodies of HTTP requests about classes."""

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from rawsiko.engine.ids import PlayerId
from rawsiko.lesson.plan import Part
from rawsiko.protocol.class_views import Door, Lesson, MemberId, Moment, Round
from rawsiko.protocol.commands import Digest
from rawsiko.protocol.http_bodies import TakenSeat
from rawsiko.protocol.tables import Avatar, Company, Language, TableView

MOST_ITEMS = 20
MOST_ASKED = 34  # Materials, and questions about one of them
ItemId = Annotated[str, Meta(min_length=1, max_length=40)]


class OpenClass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A class with this lesson. In a rehearsal eight scripted pupils join and nobody else can. Each
    network has one at a time, which is deleted soon after the teacher's page was closed."""

    lesson: Lesson
    is_rehearsal: bool = False


class PlannedPart(msgspec.Struct, frozen=True):
    """A part of a lesson: when it begins and ends."""

    part: Part
    begins: Moment
    ends: Moment


class PlannedTables(msgspec.Struct, frozen=True):
    """Tables of one size. How many is null if nobody said how many pupils come."""

    tables: int | None
    pupils: int
    bots: int
    turns: int
    fits: bool  # False: not even two Turns fit


class LessonPlan(msgspec.Struct, frozen=True):
    """What a lesson that begins now would be like; the most frequent size of tables first.
    `moments` are for these: when each Turn begins, then the score."""

    parts: tuple[PlannedPart, ...]
    tables: tuple[PlannedTables, ...]
    moments: tuple[Moment, ...]
    best: Lesson | None = None
    """If fewer than three Turns fit: the same lesson without what has to be left out for them, or
    for as many as can be; null if nothing can be gained."""


class ClassLinks(msgspec.Struct, frozen=True):
    """For other devices. Tokens go in the URL fragment, which browsers don't send to a server."""

    join: str
    host: str
    display: str


class ClassTokens(msgspec.Struct, frozen=True):
    """Tokens are shown once; only their hashes are stored."""

    class_id: str
    code: str
    host_token: str
    display_token: str
    links: ClassLinks


class ClassFound(msgspec.Struct, frozen=True):
    """What a class code opens."""

    class_id: str
    code: str
    language: Language
    door: Door
    languages: tuple[Language, ...]  # of those who are in, most frequent first


class CodeFound(msgspec.Struct, frozen=True):
    """What a code opens: a table's lobby, or a class. The other one is null."""

    table: TableView | None = None
    school: ClassFound | None = msgspec.field(default=None, name="class")


class JoinClass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`contributions` are commitments to contributions to the dice (docs/dice.md), one for each
    company: a device that a whole table shares has 3 to 5. Without `company` one is drawn."""

    contributions: Annotated[tuple[Digest, ...], Meta(min_length=1, max_length=5)]
    language: Language = Language.EN
    heads: Annotated[int, Meta(ge=1, le=6)] = 1
    company: Company | None = None
    avatar: Avatar | None = None


class MemberTaken(msgspec.Struct, frozen=True):
    """The token is shown once; the rejoin code gets a new one."""

    class_id: str
    member: MemberId
    member_token: str
    rejoin_code: str
    company: Company
    avatar: Avatar
    is_waiting: bool  # for the teacher to let them in
    link: str


class ClassSeat(msgspec.Struct, frozen=True):
    """The same member token always gets the same seat token."""

    seat: PlayerId
    seat_token: str
    contribution: int | None  # which of the member's contributions is revealed here; null: none


class ClassSeats(msgspec.Struct, frozen=True):
    """A member's seats. A whole table has several."""

    table: str
    number: int  # of the table in the class
    seats: tuple[ClassSeat, ...]


class CameBack(msgspec.Struct, frozen=True):
    """What a rejoin code opened: a seat at a table or a place in a class. The other one is null."""

    seat: TakenSeat | None = None
    member: MemberTaken | None = None


class BringBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The member to bring back on another device."""

    member: MemberId


class WayBack(msgspec.Struct, frozen=True):
    """For one use within two minutes. The member's old tokens end with it."""

    code: str
    link: str
    seconds: int


class PhoneWaits(msgspec.Struct, frozen=True):
    """The phone shows the digits until the teacher accepts them."""

    digits: str
    pairing: str


class PhonePaired(msgspec.Struct, frozen=True):
    """`host_token` is null until the teacher accepted the digits."""

    host_token: str | None


class Answers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The option chosen for each item, by its id; `dont_know` is one. Items may be left out."""

    round: Round
    answers: Annotated[Mapping[ItemId, ItemId], Meta(max_length=MOST_ITEMS)]
    head: Annotated[int, Meta(ge=1, le=6)] = 1
    """Which of those who share the device answers: the first, then the second."""


class RightAndWrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many answers were right, and how many wrong."""

    right: Annotated[int, Meta(ge=0, le=MOST_ASKED)]
    wrong: Annotated[int, Meta(ge=0, le=MOST_ASKED)]


class WhileWaiting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the questions of one's own card were answered while others played, by Material."""

    answers: Annotated[Mapping[ItemId, RightAndWrong], Meta(max_length=MOST_ASKED)]


class WatchedTable(msgspec.Struct, frozen=True):
    """A table to watch, with a spectator's token."""

    table: str
    number: int
    spectator_token: str


class Done(msgspec.Struct, frozen=True):
    """It was done, and is on disk."""

    seq: int
