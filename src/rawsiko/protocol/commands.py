"""What a client may ask of its table. Who asks is known from the tokens of the conversation."""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta

from rawsiko.engine.actions import Action
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.records import Record
from rawsiko.protocol.tables import Avatar, Company, Settings

CommandId = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]  # 128 bits, made by the client
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Contribution = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]  # 16 bytes
Level = Annotated[str, Meta(max_length=20)]
PhraseId = Annotated[str, Meta(pattern="^[a-z][a-z_]{0,30}$")]


# A seat's commands.


class Play(Record, frozen=True, forbid_unknown_fields=True):
    action: Action


class TakeBack(Record, frozen=True, forbid_unknown_fields=True):
    """One's own last placing or move without a Clash, while nobody has acted since."""


class SetReady(Record, frozen=True, forbid_unknown_fields=True):
    is_ready: bool


class Reveal(Record, frozen=True, forbid_unknown_fields=True):
    """The share in the dice to which this seat committed itself when it was taken."""

    contribution: Contribution


class SetCompany(Record, frozen=True, forbid_unknown_fields=True):
    company: Company
    avatar: Avatar
    name: Annotated[str, Meta(max_length=64)] | None = None


class Leave(Record, frozen=True, forbid_unknown_fields=True):
    """Give up the seat: open again in the lobby, a bot's during the match."""


class Say(Record, frozen=True, forbid_unknown_fields=True):
    """A preset phrase with ids as arguments; each person reads it in their own language."""

    phrase: PhraseId
    arguments: Mapping[str, Annotated[str, Meta(max_length=40)]] = {}


class HurryBots(Record, frozen=True, forbid_unknown_fields=True):
    """Bots go on without their pause until a person has to decide something."""


class AskHint(Record, frozen=True, forbid_unknown_fields=True):
    """At one's own decision: 1 where to look, 2 also the odds, 3 also what to do and why."""

    step: Annotated[int, Meta(ge=1, le=3)]


class SayFreely(Record, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=240)]


# The host's commands.


class ChangeSettings(Record, frozen=True, forbid_unknown_fields=True):
    settings: Settings


class Start(Record, frozen=True, forbid_unknown_fields=True):
    pass


class OpenSeat(Record, frozen=True, forbid_unknown_fields=True):
    """Remove who sits there, before the match."""

    seat: PlayerId


class GiveToBot(Record, frozen=True, forbid_unknown_fields=True):
    """For the rest of the match, or until the seat is opened again in the lobby."""

    seat: PlayerId
    level: Level


class Pause(Record, frozen=True, forbid_unknown_fields=True):
    pass


class Resume(Record, frozen=True, forbid_unknown_fields=True):
    pass


class End(Record, frozen=True, forbid_unknown_fields=True):
    pass


class ExtendTimer(Record, frozen=True, forbid_unknown_fields=True):
    seconds: Annotated[int, Meta(ge=10, le=600)]


class Mute(Record, frozen=True, forbid_unknown_fields=True):
    """One seat, or everybody."""

    seat: PlayerId | None
    is_muted: bool


SeatCommand = (
    Play | TakeBack | SetReady | Reveal | SetCompany | Leave | HurryBots | AskHint | Say | SayFreely
)
HostCommand = (
    ChangeSettings | Start | OpenSeat | GiveToBot | Pause | Resume | End | ExtendTimer | Mute
)
Command = SeatCommand | HostCommand
HOST_COMMANDS = (
    ChangeSettings,
    Start,
    OpenSeat,
    GiveToBot,
    Pause,
    Resume,
    End,
    ExtendTimer,
    Mute,
)
