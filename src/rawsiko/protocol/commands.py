"""What a client may ask of its table. The tokens in Hello say who asks."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, get_args

import msgspec
from msgspec import Meta

from rawsiko.engine.actions import Action
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.records import Record
from rawsiko.protocol.tables import Avatar, Company, Level, Settings

CommandId = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]  # 128 bits
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Contribution = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]  # 16 bytes
PhraseId = Annotated[str, Meta(pattern="^[a-z][a-z_]{0,30}$")]


# A seat's commands.


class Play(Record, frozen=True, forbid_unknown_fields=True):
    """Play an action of the match."""

    action: Action
    """The action. Its `player` is the seat that sends it."""


class TakeBack(Record, frozen=True, forbid_unknown_fields=True):
    """Take back one's last choice of setup, placing or Move without a Clash, if nobody has acted
    since."""


class SetReady(Record, frozen=True, forbid_unknown_fields=True):
    """In the lobby: say whether one is ready. The host may start either way."""

    is_ready: bool
    """Whether this seat is ready."""


class Reveal(Record, frozen=True, forbid_unknown_fields=True):
    """Reveal one's contribution to the dice, when `must_reveal` asks for it."""

    contribution: Contribution
    """The 16 bytes whose commitment was sent when the seat was taken, in hexadecimal."""


class SetCompany(Record, frozen=True, forbid_unknown_fields=True):
    """Change how one's company looks and is called."""

    company: Company
    """The number of a generated company name, 1 to 90."""
    avatar: Avatar
    """The seed of a drawn portrait."""
    name: Annotated[str, Meta(max_length=64)] | None = None
    """A name of one's own, if the table's `free_names` allows it; null for the generated one."""


class Leave(Record, frozen=True, forbid_unknown_fields=True):
    """Give up the seat. In the lobby it becomes open, later a bot plays on."""


class Say(Record, frozen=True, forbid_unknown_fields=True):
    """Say a preset phrase. Each client shows it in its own language."""

    phrase: PhraseId
    """Which phrase."""
    arguments: Mapping[str, Annotated[str, Meta(max_length=40)]] = {}
    """The ids that the phrase needs, by kind: `territory`, `material` or `player`."""


class HurryBots(Record, frozen=True, forbid_unknown_fields=True):
    """Skip the bots' pauses until a person has to decide something."""


class Pace(StrEnum):
    """How long bots pause."""

    NORMAL = "normal"
    """So that everything can be seen."""
    FAST = "fast"
    """Half as long."""
    INSTANT = "instant"
    """Not at all."""


class SetPace(Record, frozen=True, forbid_unknown_fields=True):
    """How fast bots play as long as this seat is connected. The slowest pace that somebody at the
    table wants counts; it's `normal` for those who say nothing."""

    pace: Pace
    """The pace."""


class AskHint(Record, frozen=True, forbid_unknown_fields=True):
    """Ask for help with one's own decision. Hinted comes before Applied."""

    step: Annotated[int, Meta(ge=1, le=3)]
    """1: where to look. 2: also the odds. 3: also what to do, and why."""


class AskWhyNot(Record, frozen=True, forbid_unknown_fields=True):
    """Ask what a legal action of one's own decision costs or brings, before doing it. WhyNot comes
    before Applied."""

    action: Action
    """The action."""


class SayFreely(Record, frozen=True, forbid_unknown_fields=True):
    """Say something in one's own words, if the table's `chat` allows it."""

    text: Annotated[str, Meta(min_length=1, max_length=240)]
    """The text: 120 characters at most after white space is collapsed, no links, no numbers of
    four digits or more."""


# The host's commands.


class ChangeSettings(Record, frozen=True, forbid_unknown_fields=True):
    """Replace the table's settings. After the lobby, `options` and `seats` must stay the same."""

    settings: Settings
    """All settings; a missing key means its default, not its current value."""


class Start(Record, frozen=True, forbid_unknown_fields=True):
    """Start the match. Every seat must have a person or a bot."""


class OpenSeat(Record, frozen=True, forbid_unknown_fields=True):
    """In the lobby: remove whoever has the seat."""

    seat: PlayerId
    """The seat to open."""


class GiveToBot(Record, frozen=True, forbid_unknown_fields=True):
    """Give a seat to a bot, in the lobby or for the rest of the match."""

    seat: PlayerId
    """The seat to give."""
    level: Level
    """The bot's level: `easy`, `medium`, `hard` or `expert`."""


class Pause(Record, frozen=True, forbid_unknown_fields=True):
    """Pause the match: no action is accepted until Resume."""


class Resume(Record, frozen=True, forbid_unknown_fields=True):
    """Continue a paused match."""


class End(Record, frozen=True, forbid_unknown_fields=True):
    """End the table for good, without a winner."""


class SetLastTurn(Record, frozen=True, forbid_unknown_fields=True):
    """With Host keeps time: set which Turn is the last (R1.5), also while the match is paused."""

    turn: int
    """From the Turn counter + 1 to 30."""


class StopAtBell(Record, frozen=True, forbid_unknown_fields=True):
    """With Host keeps time: end the match. What counts is the last completed Turn (R6.6)."""


class ExtendTimer(Record, frozen=True, forbid_unknown_fields=True):
    """Add time to the running timer."""

    seconds: Annotated[int, Meta(ge=10, le=600)]
    """The seconds to add."""


class Mute(Record, frozen=True, forbid_unknown_fields=True):
    """Turn the chat off or on again, for one seat or for everybody."""

    seat: PlayerId | None
    """The seat; null for everybody."""
    is_muted: bool
    """True turns the chat off."""


SeatCommand = (
    Play
    | TakeBack
    | SetReady
    | Reveal
    | SetCompany
    | Leave
    | HurryBots
    | SetPace
    | AskHint
    | AskWhyNot
    | Say
    | SayFreely
)
HostCommand = (
    ChangeSettings
    | Start
    | OpenSeat
    | GiveToBot
    | Pause
    | Resume
    | End
    | SetLastTurn
    | StopAtBell
    | ExtendTimer
    | Mute
)
Command = SeatCommand | HostCommand
HOST_COMMANDS: tuple[type[HostCommand], ...] = get_args(HostCommand)


# The id of an order that can't be decoded, so that its refusal can name it.


class _WithId(msgspec.Struct):
    id: CommandId | None = None


_DECODER = msgspec.json.Decoder(_WithId)


def order_id_in(body: bytes) -> CommandId | None:
    """None if the message isn't a JSON object with a well-formed `id`."""
    try:
        return _DECODER.decode(body).id
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None
