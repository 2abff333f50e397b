"""Messages of a conversation with a class, beside those it shares with a table's: Hello, Ping,
Welcome, Applied, Refused, ServerStatus, Pong and Goodbye."""

from rawsiko.engine.records import Record
from rawsiko.protocol import class_commands
from rawsiko.protocol.class_views import ClassRole, ClassView, MemberId, Moment, TableLine
from rawsiko.protocol.commands import CommandId


class ClassOrder(Record, frozen=True, forbid_unknown_fields=True):
    """A command to a class. Sent again with the same id, it gets the same answer and is applied
    once."""

    id: CommandId
    """Chosen by the client: 32 random hexadecimal digits."""
    command: class_commands.ClassCommand
    """What to do."""


class ClassSnapshot(Record, frozen=True):
    """Everything that this conversation may know about the class. It replaces what was known."""

    seq: int
    """The number of the newest change that it includes."""
    role: ClassRole
    """Who holds the token."""
    now: Moment
    """The server's time, to tell how far the client's clock is off."""
    view: ClassView
    """The class."""
    member: MemberId | None = None
    """The member who holds the token; null for the teacher and the projector."""
    present: tuple[MemberId, ...] = ()
    """The members that are connected; for the teacher only."""
    lines: tuple[TableLine, ...] = ()
    """How the tables are doing; a pupil gets none."""


class ClassTold(Record, frozen=True):
    """The class changed. Duplicates and gaps do no harm: each message has the whole class."""

    seq: int
    """The number of the newest change. It rises; changes that don't concern this conversation are
    left out."""
    view: ClassView
    """The class after it. It replaces the one known."""


class ClassPresence(Record, frozen=True):
    """Who is connected, for the teacher."""

    present: tuple[MemberId, ...]
    """The members that are connected."""


class LineTold(Record, frozen=True):
    """How a table is doing now: at most four times a second for each table."""

    line: TableLine
    """The line. It replaces the one with this number."""


class Nudged(Record, frozen=True):
    """The teacher sends a friendly sign to this pupil."""
