"""The entries of a table's journal. The whole table is rebuilt from them.

Everybody may see them. Cards, and the secret behind the dice, appear only at the end. Names never
do, so that they can be deleted without breaking the hash chain.
"""

from collections.abc import Mapping
from enum import StrEnum

from rawsiko.engine.actions import Action
from rawsiko.engine.events import Dice
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.records import Record
from rawsiko.protocol.messages import PlayedBy
from rawsiko.protocol.tables import Avatar, Company, HintsUsed, Settings


class Created(Record, frozen=True, omit_defaults=True):
    table: str
    content: str  # hash of the content
    rules: str
    settings: Settings
    commitment: str  # to the secret behind the dice
    today: str = ""  # of today's card: what its secret follows from (docs/dice.md)


class SettingsChanged(Record, frozen=True):
    settings: Settings


class SeatTaken(Record, frozen=True):
    seat: PlayerId
    company: Company
    avatar: Avatar
    contribution: str  # commitment to a share in the dice


class SeatOpened(Record, frozen=True):
    seat: PlayerId


class SeatGivenToBot(Record, frozen=True):
    seat: PlayerId
    level: str
    company: Company
    avatar: Avatar


class SeatTakenOver(Record, frozen=True):
    """A person plays on for a bot, with its company and card and without a share in the dice."""

    seat: PlayerId


class CompanyChanged(Record, frozen=True):
    seat: PlayerId
    company: Company
    avatar: Avatar


class ReadyChanged(Record, frozen=True):
    seat: PlayerId
    is_ready: bool


class StartCalled(Record, frozen=True):
    """Seats are closed; every person now reveals their share in the dice."""


class ContributionRevealed(Record, frozen=True):
    seat: PlayerId
    contribution: str


class MatchStarted(Record, frozen=True):
    contributions: tuple[str, ...]  # those revealed in time, in the order of the seats
    order: tuple[PlayerId, ...]
    cards: Mapping[PlayerId, str]  # salted commitments to the deal


class ActionPlayed(Record, frozen=True):
    action: Action
    dice: Dice
    by: PlayedBy


class ActionTakenBack(Record, frozen=True):
    entry: int  # the number of the action's entry


class LastTurnSet(Record, frozen=True):
    """The host set the last Turn (R1.5)."""

    turn: int


class StoppedAtBell(Record, frozen=True):
    """The host rang the bell (R6.6)."""


HostActed = LastTurnSet | StoppedAtBell  # covered by the proof of the dice (docs/dice.md)


class StandInBegan(Record, frozen=True):
    seat: PlayerId
    level: str


class StandInEnded(Record, frozen=True):
    seat: PlayerId


class TablePaused(Record, frozen=True):
    pass


class TableResumed(Record, frozen=True):
    pass


class EndedEarly(StrEnum):
    ABORTED = "aborted"
    EXPIRED = "expired"


class TableEnded(Record, frozen=True):
    reason: EndedEarly


class SecretShown(Record, frozen=True):
    """The last entry of every table: now anyone can check the dice."""

    secret: str
    hints_used: Mapping[PlayerId, HintsUsed] = {}  # since the server started


Entry = (
    Created
    | SettingsChanged
    | SeatTaken
    | SeatOpened
    | SeatGivenToBot
    | SeatTakenOver
    | CompanyChanged
    | ReadyChanged
    | StartCalled
    | ContributionRevealed
    | MatchStarted
    | ActionPlayed
    | ActionTakenBack
    | LastTurnSet
    | StoppedAtBell
    | StandInBegan
    | StandInEnded
    | TablePaused
    | TableResumed
    | TableEnded
    | SecretShown
)
