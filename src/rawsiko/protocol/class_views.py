"""A class as its clients see it: one lesson, its pupils and its tables."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.records import Record
from rawsiko.lesson.plan import MOVING, LessonKind
from rawsiko.lesson.steering import HoldUpReason
from rawsiko.protocol.tables import Avatar, BoardHash, Company, Hints, Language, Level, Status

MOST_MEMBERS = 60  # who are in
MOST_WAITING = 30  # who knocked
MOST_TABLES = 60
LONGEST_LESSON = 8 * 3600  # seconds until the bell

MemberId = Annotated[str, Meta(pattern="^m[1-9][0-9]{0,5}$")]
TableNumber = Annotated[int, Meta(ge=1, le=MOST_TABLES)]
Moment = float  # seconds since the beginning of 1970, UTC


class ClassRole(StrEnum):
    """Who holds a class token."""

    HOST = "class_host"
    """The teacher."""
    DISPLAY = "class_display"
    """The projector: it may look, and never learns who is slow."""
    MEMBER = "member"
    """A pupil's device."""


class ClassStatus(StrEnum):
    """The state of a class."""

    JOINING = "joining"
    """Pupils come in; tables are dealt."""
    PLAYING = "playing"
    """The tables were started."""
    ENDED = "ended"
    """The teacher ended the class, or nobody came back."""


class Stage(StrEnum):
    """What everybody should look at now. The teacher sets it."""

    JOINING = "joining"
    """Address, QR code and class code."""
    BRIEFING = "briefing"
    """The four pictures; `page` says which one."""
    PLAY = "play"
    """The matches."""
    LOOK_UP = "look_up"
    """The debrief on the projector; pupils' devices say "Look up". `page` is 0 for the questions on
    feelings, 1 to 8 for a figure, 9 for the questions on transfer, 10 for the Materials of figure
    2, 11 for figure 9, 12 to 16 for the questions of both rounds with their answers."""
    PAGES = "pages"
    """Each pupil's own page."""
    END = "end"
    """Thank you and goodbye."""


class Door(StrEnum):
    """Whether somebody may still join."""

    OPEN = "open"
    """Everybody with the code is in."""
    KNOCK = "knock"
    """Whoever comes waits until the teacher lets them in."""
    CLOSED = "closed"
    """Nobody may join."""


class PauseMessage(StrEnum):
    """A preset message. Each client shows it in its own language (`class-pause-<id>`)."""

    LISTEN = "listen"
    """Please listen for a moment."""
    LOOK_UP = "look_up"
    """Please look at the projector."""
    QUESTION = "question"
    """There's a question for everybody."""
    BREAK = "break"
    """A short break."""
    HELP = "help"
    """We help somebody; it goes on in a moment."""
    ANOTHER_DAY = "another_day"
    """We go on another day. Everything is saved."""


class RuleSet(StrEnum):
    """Which house rules the matches of a class have besides those that fit a lesson."""

    CLASSIC = "classic"
    """Neither."""
    WORLD_NEWS = "world_news"
    """World news (R4.10)."""
    RECYCLING = "recycling"
    """Recycling (R4.11)."""
    BOTH = "both"
    """World news and Recycling."""


class Lesson(Record, frozen=True):
    """What the teacher sets for a lesson."""

    bell_at: Moment
    """When the bell rings, in seconds since 1970 (UTC): in the future, at most eight hours away."""
    language: Language = Language.EN
    """The language of the projector, and what pupils are offered first."""
    kind: LessonKind = LessonKind.FIRST_MATCH
    """What kind of lesson it is."""
    questions: bool = True
    """Whether there are questions before and after."""
    briefing: bool = True
    """Whether there is time for a briefing, in a kind of lesson that has one."""
    seats_minutes: Annotated[int, Meta(ge=0, le=15)] = MOVING
    """How long pupils have between the dealing and the start to find their tables."""
    debrief_minutes: Annotated[int, Meta(ge=0, le=60)] | None = None
    """How long the debrief is; null for what fits the length of the lesson."""
    pupils: Annotated[int, Meta(ge=1, le=200)] | None = None
    """How many pupils are expected; null if nobody said."""
    options: Options | None = None
    """The options of all matches; null for those that fit the length of the lesson. The program
    plans `turns` for each table; World news and Recycling are as `rules` says."""
    keep_to_time: bool = True
    """Whether the program sets last Turns so that tables end in time. Otherwise it suggests."""
    bot_level: Level = "easy"
    """The level of bots and stand-ins."""
    hints: Hints = Hints.ALL
    """How much the tables help pupils who ask."""
    why_not: bool = False
    """Whether pupils may ask what an action costs before they do it."""
    board: BoardHash | None = None
    """The hash of the board of all matches; null for the standard board. It can't be changed."""
    rules: RuleSet = RuleSet.CLASSIC
    """Whether the matches have World news and Recycling. It can't be changed."""


class Member(Record, frozen=True):
    """A pupil's device. It has no name but its company's."""

    id: MemberId
    """The member's id: `m1`, `m2`, …"""
    company: Company
    """The number of a generated company name."""
    avatar: Avatar
    """The seed of a drawn portrait."""
    language: Language
    """The language that this device shows."""
    heads: Annotated[int, Meta(ge=1, le=6)] = 1
    """How many pupils share the device; on a whole table's, one for each company."""
    companies: Annotated[int, Meta(ge=1, le=5)] = 1
    """How many companies this device leads: more than one if a whole table shares it."""
    most_companies: Annotated[int, Meta(ge=1, le=5)] = 1
    """How many it may lead: it came with a share in the dice for each of them."""
    is_waiting: bool = False
    """Whether the member knocked and waits to be let in."""
    table: int | None = None
    """The number of the table; null if there's none yet."""
    seats: tuple[PlayerId, ...] = ()
    """The seats at that table, once it was started."""
    is_replaced: bool = False
    """Whether the teacher gave their seat to a bot. They get no seat before the teacher gives them
    one; `POST /api/classes/knock` asks for it."""
    mate_plays: bool = False
    """If so: whether no bot plays, because somebody who shared their company plays on."""
    is_locked: bool = False
    """Whether the member stays at this table when tables are dealt again."""
    is_silenced: bool = False
    """Whether the member's chat is off."""
    has_connected: bool = False
    """Whether the device has used its token. If it doesn't soon, the place is free again."""
    origin: int = 0
    """For the teacher only: members whose devices have the same address have the same number; 0 if
    it isn't known."""
    shares_with: MemberId | None = None
    """Until the start: the member whose company they share as another head; null for their own.
    After it, members who share a company have the same seats."""


class ClassTable(Record, frozen=True):
    """A table of the class."""

    number: int
    """Its number in the class, from 1."""
    members: tuple[MemberId, ...]
    """Who sits there, `p1` first."""
    seats: int
    """The number of seats; bots have those that are left."""
    turns: int
    """How many Turns are planned; before the start, how many fit now."""
    table: str | None = None
    """The table's id, once it was started."""
    is_silenced: bool = False
    """Whether the chat of this table is off."""
    first_turns: int | None = None
    """How many Turns were planned when the table was started. Before, for the teacher: how many fit
    if play begins as the lesson plans it."""
    is_rung: bool = False
    """Whether the bell rang at this table."""
    bell_after: int | None = None
    """The Turn after which the bell rings; null unless the teacher wants it so."""
    more_minutes: int = 0
    """How much longer than the others this table may play."""
    ends_at: Moment | None = None
    """Before the start, for the teacher: when the match would end. Later than `play_ends_at` if not
    even two Turns fit."""


class Pausing(Record, frozen=True):
    """All tables are paused, or one."""

    message: PauseMessage
    """Why."""
    table: int | None = None
    """The number of the table; null for all of them."""


class Round(StrEnum):
    """A round of questions."""

    BEFORE = "before"
    """Before the match."""
    AFTER = "after"
    """After the debrief."""


class RoundView(Record, frozen=True):
    """A round of questions, as everybody may see it."""

    round: Round
    """Which one."""
    is_open: bool
    """Whether answers are taken."""
    answered: tuple[MemberId, ...] = ()
    """Who has answered, once for each pupil who shares the device; the projector gets none, a
    device only its own."""
    answers: int = 0
    """How many have answered; when closed, how many are in the totals."""
    devices: int = 0
    """From how many devices these answers are."""
    counts: Mapping[str, Mapping[str, int]] | None = None
    """By item and option, when both rounds are closed and each has answers from at least six
    devices; null otherwise."""


class ClassView(Record, frozen=True):
    """Everything about a class but its lines. A pupil sees only themselves among the members, and
    only their own table; the projector sees no one who waits."""

    id: str
    """The class's id: 32 hexadecimal digits."""
    code: str
    """The class code."""
    status: ClassStatus
    """The state of the class."""
    lesson: Lesson
    """What the teacher set."""
    opened_at: Moment
    """When the class was opened."""
    play_ends_at: Moment
    """When play should end: the bell less debrief, questions and the last figure."""
    door: Door
    """Whether somebody may still join."""
    stage: Stage
    """What everybody should look at."""
    page: int = 0
    """Which picture or figure of the stage."""
    shown_table: int | None = None
    """The table whose map, or whose part of a figure, the projector shows; null for none."""
    all_charts: bool = False
    """Whether the debrief has all figures, not only those for ten minutes."""
    is_black: bool = False
    """Whether the projector is black."""
    is_shown_in_pause: bool = False
    """Whether the stage was set after all tables were paused: the projector shows it, not the
    message."""
    is_rehearsal: bool = False
    """Whether the teacher is alone with scripted pupils. Nobody else may join."""
    members: tuple[Member, ...] = ()
    """The members, in the order in which they came."""
    joined: int = 0
    """How many pupils are in, those who share a device counted."""
    tables: tuple[ClassTable, ...] = ()
    """The tables, by number."""
    pauses: tuple[Pausing, ...] = ()
    """What is paused now."""
    is_silenced: bool = False
    """Whether the chat of all tables is off."""
    rounds: tuple[RoundView, ...] = ()
    """The rounds of questions so far."""


class HoldUp(Record, frozen=True):
    """Who holds up a table."""

    seat: PlayerId
    """The seat."""
    why: HoldUpReason
    """Why."""
    since: Moment
    """Since when: the beginning of their go, or when the connection was lost."""


class TableLine(Record, frozen=True):
    """How a table is doing. It never says anything about cards."""

    number: int
    """The table's number in the class."""
    status: Status
    """The state of the table."""
    turn: int = 0
    """The Turn counter; 0 before the match begins."""
    last_turn: int = 0
    """The last Turn as it is now set."""
    phase: str | None = None
    """The type of the phase, as in Phase; null before the match begins."""
    acting: PlayerId | None = None
    """Whose go it is; null for the projector, and when it's nobody's."""
    acting_since: Moment | None = None
    """When that go began."""
    holds_up: HoldUp | None = None
    """Who holds up the table; null for the projector, and if nobody does."""
    present: tuple[PlayerId, ...] = ()
    """The seats that somebody is connected for; empty for the projector."""
    stand_ins: tuple[PlayerId, ...] = ()
    """The seats that a bot plays for a pupil; empty for the projector."""
    people: int = 0
    """How many seats pupils have."""
    present_people: int = 0
    """How many of these are connected."""
    play_ends_at: Moment | None = None
    """When play should end at this table: later than at others if it got more time."""
    projected_end: Moment | None = None
    """When the match will end at this table's pace; null if it isn't known yet, and in the first of
    two lessons."""
    suggested_last_turn: int | None = None
    """The last Turn that would end in time, if it isn't the one that is set; null otherwise."""
    usual_go: float | None = None
    """The median of people's goes at this table, in seconds; null for the projector, and before the
    first go is over."""
    phase_seconds: int | None = None
    """The time limit for each phase, which the teacher or the program set; null for the projector,
    and if there is none."""
    is_out_of_reach: bool = False
    """Another process has the table, or it can't be restored: the rest of the line is old."""
