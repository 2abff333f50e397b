"""The answer to "Why not my move?": what an action costs or brings, why, and what would make it
right."""

from enum import StrEnum

from rawsiko.bots.reasons import Reason
from rawsiko.engine.actions import Action
from rawsiko.engine.ids import ApplicationId, MaterialId, PlayerId, TerritoryId
from rawsiko.engine.records import Record


class Verdict(StrEnum):
    """How the action compares. The text is the message `why-not-<verdict>`."""

    BEST = "best"
    """Nothing better was found."""
    EVEN = "even"
    """The difference is below two points of the chance to win."""
    UNSURE = "unsure"
    """The difference is within what chance explains."""
    COSTS = "costs"
    """It costs `points`."""
    BRINGS = "brings"
    """It brings `points`: the player found something better."""
    UNTRIED = "untried"
    """Matches can't be simulated here: the simulator isn't compiled, or the board is too large."""


class Flaw(StrEnum):
    """What is wrong with a Move. The text is the message `why-not-<flaw>`."""

    BREAKS = "breaks"
    """It gives up `material`, and with it `points` for `application`, which was complete."""
    GIVES_UP = "gives-up"
    """It gives up `material`, which `application` needs."""
    LEAVES = "leaves"
    """It leaves `territory` with `assets`, beside `player`."""
    ODDS = "odds"
    """The attack on `territory` succeeds with only `percent`."""
    EXPOSED = "exposed"
    """`player` could take `territory` back, with `percent`."""


class Objection(Record, frozen=True, omit_defaults=True):
    """The largest reason against a Move: an id and arguments of a message."""

    flaw: Flaw
    """What is wrong."""
    territory: TerritoryId | None = None
    """Where."""
    assets: int | None = None
    """The Assets that stay there."""
    player: PlayerId | None = None
    """Who is next to it."""
    material: MaterialId | None = None
    """What is given up."""
    application: ApplicationId | None = None
    """What needs it."""
    points: int | None = None
    """Victory points."""
    percent: int | None = None
    """A chance to conquer."""


class Cure(StrEnum):
    """What would make a Move right. The text is the message `why-not-<cure>`."""

    WITH = "with"
    """The same Move with `assets`."""
    REINFORCED = "reinforced"
    """The same Move if there were `assets` more on `territory`."""


class Remedy(Record, frozen=True, omit_defaults=True):
    """What would make a Move right: an id and arguments of a message."""

    cure: Cure
    """What."""
    assets: int
    """How many Assets."""
    territory: TerritoryId | None = None
    """Where."""


class Comparison(Record, frozen=True, omit_defaults=True):
    """What an action costs or brings in chance to win, compared with the best choice found."""

    verdict: Verdict
    """How it compares."""
    points: int = 0
    """The difference in percentage points of the chance to win, without its sign."""
    uncertain: int = 0
    """How far off that may be: half of its 95 % interval, in percentage points."""
    better: Action | None = None
    """The best choice found; null if it's the action itself, or if the table's `hints` don't tell
    what to do."""
    reason: Reason | None = None
    """Why that is better; null with `objection`, and if `better` is null."""
    objection: Objection | None = None
    """The largest reason against the action, if it lies in the action itself."""
    remedy: Remedy | None = None
    """What would make the action right, if something small does."""
