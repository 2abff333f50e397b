"""What the teacher may ask of a class. A pupil's device asks for nothing but its seat (HTTP)."""

from typing import Annotated

from msgspec import Meta

from rawsiko.engine.records import Record
from rawsiko.lesson.dealing import DealOrder
from rawsiko.protocol.class_views import (
    Door,
    Lesson,
    MemberId,
    PauseMessage,
    Round,
    Stage,
    TableNumber,
)
from rawsiko.protocol.tables import Level


class SetLesson(Record, frozen=True, forbid_unknown_fields=True):
    """Replace what the teacher set: another bell time, another language."""

    lesson: Lesson
    """All of it; a missing key means its default."""


class SetDoor(Record, frozen=True, forbid_unknown_fields=True):
    """Open the door, let people knock, or close it."""

    door: Door
    """How it is from now on."""


class ShowStage(Record, frozen=True, forbid_unknown_fields=True):
    """Say what everybody should look at."""

    stage: Stage
    """The stage."""
    page: Annotated[int, Meta(ge=0, le=20)] = 0
    """Which picture or figure of it."""
    table: TableNumber | None = None
    """The table whose map the projector shows; in the debrief, whose part of figures 1 and 6."""
    all_charts: bool = False
    """Whether the debrief has all figures, not only those for ten minutes."""
    is_black: bool = False
    """Whether the projector is black instead."""


class DealTables(Record, frozen=True, forbid_unknown_fields=True):
    """Deal all pupils to tables. Those who are locked stay where they are."""

    order: DealOrder = DealOrder.RANDOM
    """How."""


class MoveMember(Record, frozen=True, forbid_unknown_fields=True):
    """Move a pupil to another table. After the start they leave a bot behind and take a bot's
    seat; where there's none they become a second head, if `may_share` allows it. Before the start
    those who share the pupil's company move along."""

    member: MemberId
    """Who."""
    table: TableNumber
    """Where to. Before the start the next free number opens another table."""
    may_share: bool = False
    """Whether they may join another pupil's company if the table is full."""
    share_with: MemberId | None = None
    """A pupil at that table whose company they join in any case."""


class LockMember(Record, frozen=True, forbid_unknown_fields=True):
    """Keep a pupil at their table when tables are dealt again."""

    member: MemberId
    """Who."""
    is_locked: bool
    """Whether they stay."""


class AdmitMember(Record, frozen=True, forbid_unknown_fields=True):
    """Let in a pupil who knocked."""

    member: MemberId
    """Who."""


class RemoveMember(Record, frozen=True, forbid_unknown_fields=True):
    """Remove a pupil from the class. A bot plays on. They may join again."""

    member: MemberId
    """Who."""


class RemoveMembers(Record, frozen=True, forbid_unknown_fields=True):
    """Remove many at once: all whose device never connected, or all from one address."""

    like: MemberId | None = None
    """All whose devices have the same address as this one's (`origin`), itself included; null for
    all that never connected."""


class GiveMemberToBot(Record, frozen=True, forbid_unknown_fields=True):
    """Give a pupil's seats to a bot. The pupil stays in the class, without a seat (`is_replaced`),
    and may knock for one."""

    member: MemberId
    """Who."""
    level: Level | None = None
    """The bot's level; null for the lesson's."""


class RenameMember(Record, frozen=True, forbid_unknown_fields=True):
    """Draw another company name for a pupil."""

    member: MemberId
    """Who."""


class SetHeads(Record, frozen=True, forbid_unknown_fields=True):
    """Correct how many pupils share a device."""

    member: MemberId
    """Whose."""
    heads: Annotated[int, Meta(ge=1, le=6)]
    """How many they are."""


class SilenceChat(Record, frozen=True, forbid_unknown_fields=True):
    """Turn the chat off or on again: for everybody, a table or a pupil."""

    is_silenced: bool
    """True turns it off."""
    table: TableNumber | None = None
    """The table; null for all."""
    member: MemberId | None = None
    """The pupil; null for everybody there."""


class StartTables(Record, frozen=True, forbid_unknown_fields=True):
    """Start all tables that were dealt and not started yet. From now on the door is set to
    `knock`."""


class PauseTables(Record, frozen=True, forbid_unknown_fields=True):
    """Pause all tables, or one."""

    message: PauseMessage
    """What pupils read."""
    table: TableNumber | None = None
    """The table; null for all."""


class ResumeTables(Record, frozen=True, forbid_unknown_fields=True):
    """Go on at all tables, or at one."""

    table: TableNumber | None = None
    """The table; null for all."""


class SetLastTurns(Record, frozen=True, forbid_unknown_fields=True):
    """Set the last Turn of all tables, or of one (R1.5). It must not have begun."""

    turn: Annotated[int, Meta(ge=2, le=30)] | None = None
    """The last Turn; null for the Turn after the one being played."""
    table: TableNumber | None = None
    """The table; null for all."""


class GiveMoreTime(Record, frozen=True, forbid_unknown_fields=True):
    """Move the bell, so that the plan of all tables has more time; or let one table play on while
    the others are done, at most until the bell."""

    minutes: Annotated[int, Meta(ge=1, le=60)]
    """How many minutes more."""
    table: TableNumber | None = None
    """The table; null for all."""


class RingBell(Record, frozen=True, forbid_unknown_fields=True):
    """Ring the bell: matches are scored as the last completed Turn left them (R6.6)."""

    when_turn_ends: bool = False
    """True: at the end of the Turn that each table plays now."""
    table: TableNumber | None = None
    """The table; null for all."""


class TakeBackBell(Record, frozen=True, forbid_unknown_fields=True):
    """Take back a bell that waits for the end of a Turn: the matches go on as planned."""

    table: TableNumber | None = None
    """The table; null for all at which it waits."""


class Nudge(Record, frozen=True, forbid_unknown_fields=True):
    """Show a friendly sign on a pupil's screen."""

    member: MemberId
    """Whose."""


class SetSoftTimer(Record, frozen=True, forbid_unknown_fields=True):
    """Set or end the soft timer of a table."""

    table: TableNumber
    """Which table."""
    seconds: Annotated[int, Meta(ge=20, le=3600)] | None
    """The seconds for each phase; null for none."""


class AcceptPhone(Record, frozen=True, forbid_unknown_fields=True):
    """Make the phone that shows these digits a second remote control of the teacher."""

    digits: Annotated[str, Meta(pattern="^[0-9]{4}$")]
    """The four digits on the phone."""


class OpenRound(Record, frozen=True, forbid_unknown_fields=True):
    """Begin a round of questions, or open it again: it goes on from its totals, and whose answers
    aren't in them is asked again."""

    round: Round
    """Which one."""


class CloseRound(Record, frozen=True, forbid_unknown_fields=True):
    """End a round of questions. Only now the totals can be seen. If it was opened again after that,
    they change only by the answers of six devices or more."""

    round: Round
    """Which one."""


class EndClass(Record, frozen=True, forbid_unknown_fields=True):
    """End the class for good. Matches that still run are ended without a winner."""


ClassCommand = (
    SetLesson
    | SetDoor
    | ShowStage
    | DealTables
    | MoveMember
    | LockMember
    | AdmitMember
    | RemoveMember
    | RemoveMembers
    | GiveMemberToBot
    | RenameMember
    | SetHeads
    | SilenceChat
    | StartTables
    | PauseTables
    | ResumeTables
    | SetLastTurns
    | GiveMoreTime
    | RingBell
    | TakeBackBell
    | Nudge
    | SetSoftTimer
    | AcceptPhone
    | OpenRound
    | CloseRound
    | EndClass
)
