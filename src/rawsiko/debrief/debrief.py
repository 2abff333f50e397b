"""The debrief of a class: all figures from its matches."""

from collections.abc import Sequence

from rawsiko.content.facts import Facts
from rawsiko.debrief.before_after import BeforeAfter, before_after
from rawsiko.debrief.china_closed import ChinaClosed, china_closed
from rawsiko.debrief.concentration import Concentration, concentration
from rawsiko.debrief.dependence import Dependence, dependence
from rawsiko.debrief.fought_over import FoughtOver, fought_over
from rawsiko.debrief.lead import Lead, lead
from rawsiko.debrief.matches import PlayedMatch
from rawsiko.debrief.our_matches import OurMatches, our_matches
from rawsiko.debrief.trade_opens import TradeOpens, trade_opens
from rawsiko.debrief.world import World
from rawsiko.engine.content import Content
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.records import Record
from rawsiko.lesson.questions import Change

TEN_MINUTES = (1, 2, 3, 6, 8)  # the figures of a short debrief
FEELINGS = ("debrief-feelings-1", "debrief-feelings-2")
TRANSFER = ("debrief-transfer-1", "debrief-transfer-2")


class Company(Record, frozen=True):
    """Who sat where."""

    seat: PlayerId
    company: int
    """The number of its name."""
    kind: str | None
    """`person` or `bot`; null if the replay doesn't say."""
    place: int
    points: int


class DebriefTable(Record, frozen=True):
    table: int
    turns: int
    """Completed."""
    ended_by: str
    """`last_turn`, `one_left` or `bell`."""
    companies: tuple[Company, ...]
    """In order of play."""


class Debrief(Record, frozen=True):
    """Everything that can be shown on the projector, in order."""

    content: str
    """The hash of the board and its cards."""
    tables: tuple[DebriefTable, ...]
    """With a result; others are not in the figures."""
    feelings: tuple[str, ...]
    """Ids of the questions to begin with, before any figure."""
    ten_minutes: tuple[int, ...]
    """The numbers of the figures for a short debrief."""
    our_matches: OurMatches
    fought_over: FoughtOver
    concentration: Concentration
    china_closed: ChinaClosed
    trade_opens: TradeOpens
    dependence: Dependence
    lead: Lead
    before_after: BeforeAfter
    transfer: tuple[str, ...]
    """Ids of the questions to end with."""


def debrief(
    matches: Sequence[PlayedMatch],
    content: Content,
    facts: Facts | None,
    change: Change | None = None,
) -> Debrief:
    """The figures of matches that were all played with `content`.

    Without `facts`, or where they don't cover the board, figures that need them say so.
    """
    ordered = sorted(matches, key=lambda match: match.table)
    world = World(content, facts)
    return Debrief(
        content.hash,
        tuple(_table(match) for match in ordered),
        FEELINGS,
        TEN_MINUTES,
        our_matches(ordered),
        fought_over(ordered, content, world),
        concentration(ordered, content, world),
        china_closed(ordered, content, world),
        trade_opens(ordered),
        dependence(ordered),
        lead(ordered),
        before_after(change),
        TRANSFER,
    )


def _table(match: PlayedMatch) -> DebriefTable:
    return DebriefTable(
        match.table,
        match.turns,
        match.ended_by,
        tuple(
            Company(
                player,
                match.seats[player].company,
                match.seats[player].kind,
                match.score[player].place,
                match.score[player].points,
            )
            for player in match.start.order
        ),
    )
