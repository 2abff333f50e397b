"""Why a bot acted as it did, as ids of messages.

The client formats two messages with the same arguments, `bot-act-…` and `bot-why-…`, and joins them
with `bot-reason`: "Attack on Mexico, 79%: to complete Medical Equipment with Bismuth, +22".
Where the board shows no reason worth telling, the first message stands alone.
"""

from enum import StrEnum

from rawsiko.engine.ids import ApplicationId, ContinentId, MaterialId, PlayerId, TerritoryId
from rawsiko.engine.records import Record


class Act(StrEnum):
    """What was done. The text is the message `bot-act-<act>`."""

    ATTACK = "attack"
    """Attack `territory`, which succeeds with `percent`."""
    OCCUPY = "occupy"
    """Move to `territory`, which is empty."""
    REINFORCE = "reinforce"
    """Move to `territory`, which is one's own."""
    PLACE = "place"
    """Place an Asset on `territory`."""
    BEGIN = "begin"
    """Choose `territory` in game setup."""
    SETTLE = "settle"
    """Choose `continent` in game setup."""
    DRAW = "draw"
    """Draw a Continent in game setup."""
    CLAIM = "claim"
    """Claim `material` in Trade with China."""
    RECYCLE = "recycle"
    """Give up Assets on `territory` to control `material` from now on."""
    STOP = "stop"
    """End the Action Phase or the Trade."""


class Why(StrEnum):
    """The largest term of the evaluation. The text is the message `bot-why-<why>`; `materials` and
    `untold` have none.

    The first five speak of the card.
    """

    COMPLETES = "completes"
    """`material` completes `application`, worth `points`."""
    ADVANCES = "advances"
    """`material` is needed for `application`."""
    SPARE = "spare"
    """One more place that has `material`."""
    KEEPS = "keeps"
    """Guards `material`, which the card needs, against a `risk` of loss."""
    REACHES = "reaches"
    """`material`, which the card needs, comes within reach at `ahead`."""
    INCOME = "income"
    """One more Asset in the next Investment Phase."""
    MATERIALS = "materials"
    """More Materials."""
    GUARDS = "guards"
    """An attack on it would have won with `risk`."""
    WEAKENS = "weakens"
    """Weakens `player`."""
    ELIMINATES = "eliminates"
    """Eliminates `player`."""
    SURVIVES = "survives"
    """Avoids elimination."""
    EXCLUSIVE = "exclusive"
    """Exclusive presence on `continent`."""
    FORWARD = "forward"
    """`ahead` comes within reach."""
    ROOM = "room"
    """One more Territory."""
    GATHERS = "gathers"
    """A start with `having` of the `needed` Materials for `application` within two steps."""
    OPEN = "open"
    """A start beside free Territories."""
    NOTHING_BETTER = "nothing-better"
    """Ends because nothing better is left."""
    ONLY = "only"
    """It was the only choice."""
    TRIED = "tried"
    """No single reason: it did best in simulated matches."""
    UNTOLD = "untold"
    """Nothing public explains it: the card may, or random choice."""


class Reason(Record, frozen=True, omit_defaults=True):
    """Why a bot did something: ids and numbers for two messages, `bot-act-…` and `bot-why-…`."""

    act: Act
    """What was done."""
    why: Why
    """Why."""
    territory: TerritoryId | None = None
    continent: ContinentId | None = None
    material: MaterialId | None = None
    application: ApplicationId | None = None
    player: PlayerId | None = None
    ahead: TerritoryId | None = None
    """The Territory that comes within reach."""
    points: int | None = None
    """Victory points."""
    percent: int | None = None
    """The chance to conquer."""
    risk: int | None = None
    """The chance that an attack on it would have won, in percent."""
    having: int | None = None
    """How many Materials for `application` are near."""
    needed: int | None = None
    """How many Materials `application` needs."""
