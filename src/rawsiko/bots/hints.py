"""A hint for a person, in three steps: what to look at, the odds, and what to do."""

from rawsiko.bots.reasons import Reason
from rawsiko.engine.actions import Action
from rawsiko.engine.ids import ApplicationId, ContinentId, MaterialId, TerritoryId
from rawsiko.engine.records import Record


class Look(Record, frozen=True, omit_defaults=True):
    """Where to look: a question to think about."""

    text: str
    """The id of the message in `locales/`. The other fields are its arguments."""
    territory: TerritoryId | None = None
    continent: ContinentId | None = None
    material: MaterialId | None = None
    application: ApplicationId | None = None


class Odds(Record, frozen=True):
    """The odds of the Clash at the end of the plan, attacking until it's conquered or lost."""

    origin: TerritoryId
    """The Territory to attack from."""
    target: TerritoryId
    """The Territory to attack."""
    attackers: int
    """Assets that attack."""
    defenders: int
    """Assets that defend."""
    percent: int
    """The chance to conquer it."""
    losses: float
    """The mean number of Assets that the attacker loses."""


class Hint(Record, frozen=True):
    look: Look
    odds: Odds | None
    plan: tuple[Action, ...]  # what can be done before the next dice; there is something
    reason: Reason
    either: Action | None = None  # about as good as the first of the plan
