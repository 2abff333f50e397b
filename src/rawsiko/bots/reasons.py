"""Why a bot did what it did: ids for a message, never words.

A reader says two messages with the same arguments, `bot-act-…` and `bot-why-…`, and puts them
together with `bot-reason`: "Attack on Mexico, 79 %: Bismuth completes Medical Equipment, +22".
"""

from enum import StrEnum

from rawsiko.engine.ids import ApplicationId, ContinentId, MaterialId, PlayerId, TerritoryId
from rawsiko.engine.records import Record

TOGETHER = "bot-reason"  # act, why


class Act(StrEnum):
    """What was done: `bot-act-…`."""

    ATTACK = "attack"  # territory, percent
    OCCUPY = "occupy"  # territory: nobody is there
    REINFORCE = "reinforce"  # territory
    PLACE = "place"  # territory
    BEGIN = "begin"  # territory
    SETTLE = "settle"  # continent
    DRAW = "draw"
    CLAIM = "claim"  # material
    STOP = "stop"


class Why(StrEnum):
    """The largest term of the evaluation: `bot-why-…`. The first five speak of the card."""

    COMPLETES = "completes"  # application, points, material
    ADVANCES = "advances"  # application, material
    SPARE = "spare"  # material: one more place that has it
    KEEPS = "keeps"  # material, risk: guards what the card needs
    REACHES = "reaches"  # ahead, material: what the card needs comes within reach
    INCOME = "income"  # one more Asset in the next Investment
    MATERIALS = "materials"  # more Materials
    GUARDS = "guards"  # risk: how likely an attack on it would have won
    WEAKENS = "weakens"  # player
    ELIMINATES = "eliminates"  # player
    SURVIVES = "survives"
    EXCLUSIVE = "exclusive"  # continent
    FORWARD = "forward"  # ahead: what comes within reach
    ROOM = "room"  # one more Territory
    OPEN = "open"  # to begin beside free Territories
    NOTHING_BETTER = "nothing-better"  # of ending
    ONLY = "only"  # there was nothing to choose
    TRIED = "tried"  # no term speaks for it, but it did best in matches that were played on
    UNTOLD = "untold"  # nothing that is known speaks for it: a card may, or chance


OF_THE_CARD = frozenset({Why.COMPLETES, Why.ADVANCES, Why.SPARE, Why.KEEPS, Why.REACHES})


class Reason(Record, frozen=True, omit_defaults=True):
    act: Act
    why: Why
    territory: TerritoryId | None = None
    continent: ContinentId | None = None
    material: MaterialId | None = None
    application: ApplicationId | None = None
    player: PlayerId | None = None
    ahead: TerritoryId | None = None  # of FORWARD and REACHES
    points: int | None = None
    percent: int | None = None
    risk: int | None = None  # percent, of GUARDS and KEEPS

    @property
    def act_message(self) -> str:
        return f"bot-act-{self.act}"

    @property
    def why_message(self) -> str:
        return f"bot-why-{self.why}"
