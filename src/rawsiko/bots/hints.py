"""What to look at, how likely it is, and what to do: three steps of help for a person."""

from collections.abc import Sequence
from random import Random

from rawsiko.bots.reasons import Reason
from rawsiko.engine.actions import Action
from rawsiko.engine.ids import ApplicationId, ContinentId, MaterialId, TerritoryId
from rawsiko.engine.records import Record
from rawsiko.engine.view import PlayerView


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


def hint_for(view: PlayerView) -> Hint:
    """For the viewer, whose decision it is. The same view gives the same hint.

    Raises TooLarge where the simulator has no room for the content.
    """
    from rawsiko.bots.hinting import hint  # loads the compiler: a second or two

    return hint(view)


class HintedBot:
    """Somebody who always does the first thing that the hint says: `rawsiko arena` measures it."""

    def choose(self, view: PlayerView, legal: Sequence[Action], rng: Random) -> Action:
        del rng
        return legal[0] if len(legal) == 1 else hint_for(view).plan[0]
