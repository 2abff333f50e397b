"""The entries of a class's journal. The whole class is restored from them.

No entry has a name, a card or an answer. `following` does what an entry leads to at the tables,
after it is on disk; after a crash it does what is left.
"""

from collections.abc import Mapping
from enum import StrEnum

from rawsiko.engine.ids import PlayerId
from rawsiko.engine.records import Record
from rawsiko.protocol.class_views import (
    Door,
    Lesson,
    MemberId,
    Moment,
    PauseMessage,
    Round,
    Stage,
)
from rawsiko.protocol.tables import Avatar, Company, Language


class ClassOpened(Record, frozen=True):
    class_id: str
    lesson: Lesson
    at: Moment
    base: str = ""  # the server's address in the teacher's links
    is_rehearsal: bool = False


class LessonSet(Record, frozen=True):
    lesson: Lesson
    begins: Moment | None = None  # if the class continues on another day


class DoorSet(Record, frozen=True):
    door: Door


class StageShown(Record, frozen=True):
    stage: Stage
    page: int = 0
    table: int | None = None
    all_charts: bool = False
    is_black: bool = False


class MemberJoined(Record, frozen=True):
    member: MemberId
    company: Company
    avatar: Avatar
    language: Language
    heads: int
    contributions: tuple[str, ...]  # commitments to shares in the dice, one for each company
    is_waiting: bool
    origin: int = 0  # the same number for all devices of one network; the address isn't stored


class MemberConnected(Record, frozen=True):
    """Their device used its token for the first time."""

    member: MemberId


class MemberKnocked(Record, frozen=True):
    """They ask for a seat after a bot took over theirs."""

    member: MemberId


class MemberAdmitted(Record, frozen=True):
    member: MemberId


class SeatsLeft(Record, frozen=True, tag=False):
    """Seats of a started table that a member had until now."""

    table: int
    seats: tuple[PlayerId, ...]


class MemberMoved(Record, frozen=True):
    """To a table; once it was started, to seats of it. The seat's company becomes the member's;
    without `company`, the member's becomes the seat's."""

    member: MemberId
    table: int
    seats: tuple[PlayerId, ...] = ()
    company: Company | None = None
    avatar: Avatar | None = None
    left: SeatsLeft | None = None
    shares_with: MemberId | None = None  # whose company they join before the start


class MemberUnseated(Record, frozen=True):
    """A bot plays on; the member stays in the class."""

    member: MemberId
    level: str
    left: SeatsLeft | None = None


class MembersRemoved(Record, frozen=True):
    """By the teacher, or because their devices never connected."""

    members: tuple[MemberId, ...]
    left: tuple[SeatsLeft, ...] = ()


class MemberLocked(Record, frozen=True):
    member: MemberId
    is_locked: bool


class CompanyDrawn(Record, frozen=True):
    member: MemberId
    company: Company
    avatar: Avatar
    by_member: bool  # a member may do it twice
    others: tuple[Company, ...] = ()  # of the other seats of a whole table's device


class HeadsSet(Record, frozen=True):
    member: MemberId
    heads: int


class DealtTable(Record, frozen=True, tag=False):
    number: int
    members: tuple[MemberId, ...]
    seats: int
    turns: int


class TablesDealt(Record, frozen=True):
    tables: tuple[DealtTable, ...]
    at: Moment | None = None


class StartedTable(Record, frozen=True, tag=False):
    number: int
    table: str  # the id that it gets
    seats: int
    turns: int
    members: Mapping[MemberId, tuple[PlayerId, ...]]
    companies: Mapping[PlayerId, Company] = {}
    """Of the seats whose company isn't a member's: bots, and all but the first on the device of a
    whole table. No two in a class are the same."""


class AllStarted(Record, frozen=True):
    tables: tuple[StartedTable, ...]


class TableAdded(Record, frozen=True):
    """A device shared by a whole table came late: it gets its own table, which starts at once."""

    table: StartedTable


class AllPaused(Record, frozen=True):
    message: PauseMessage
    table: int | None  # None: all


class AllResumed(Record, frozen=True):
    table: int | None


class LastTurnsSet(Record, frozen=True):
    turns: Mapping[str, int]  # by number of the table
    by_program: bool = False


class BellArmed(Record, frozen=True):
    """The bell rings at each table at the end of the current Turn."""

    turns: Mapping[str, int]  # the current Turn, by number of the table


class BellTakenBack(Record, frozen=True):
    """It won't ring at the end of the Turn."""

    tables: tuple[int, ...]


class BellRung(Record, frozen=True):
    tables: tuple[int, ...]


class Silenced(Record, frozen=True):
    is_silenced: bool
    table: int | None = None
    member: MemberId | None = None


class TimerSet(Record, frozen=True):
    table: int
    seconds: int | None
    by_program: bool = False


class TimeGiven(Record, frozen=True):
    """One table may play on while the others are done."""

    table: int
    minutes: int


class RoundOpened(Record, frozen=True):
    round: Round


class Answered(Record, frozen=True):
    """The answer itself isn't stored here, and the counts don't tell when it came."""

    member: MemberId
    round: Round


class RoundClosed(Record, frozen=True):
    round: Round
    answers: int
    counts: Mapping[str, Mapping[str, int]] | None  # None below six devices; else the totals


class WaitingTold(Record, frozen=True):
    """A device told how it answered questions while others played. With every sixth one, the totals
    of all so far: by Material how many answers were right, and how many wrong."""

    member: MemberId
    totals: Mapping[str, tuple[int, int]] | None = None


class ClassEndReason(StrEnum):
    TEACHER = "teacher"
    UNUSED = "unused"


class ClassEnded(Record, frozen=True):
    reason: ClassEndReason


MemberEntry = (
    MemberJoined
    | MemberConnected
    | MemberKnocked
    | MemberAdmitted
    | MemberMoved
    | MemberUnseated
    | MemberLocked
    | CompanyDrawn
    | HeadsSet
)
TablesEntry = (
    TablesDealt
    | AllStarted
    | TableAdded
    | AllPaused
    | AllResumed
    | LastTurnsSet
    | BellArmed
    | BellTakenBack
    | BellRung
    | Silenced
    | TimerSet
    | TimeGiven
)
ClassEntry = (
    ClassOpened
    | LessonSet
    | DoorSet
    | StageShown
    | MemberEntry
    | MembersRemoved
    | TablesEntry
    | RoundOpened
    | Answered
    | RoundClosed
    | WaitingTold
    | ClassEnded
)
