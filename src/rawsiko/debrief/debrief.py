"""The debrief of a class: all figures from its matches."""

from collections.abc import Mapping, Sequence

from rawsiko.content.facts import Facts
from rawsiko.debrief.before_after import BeforeAfter, before_after
from rawsiko.debrief.china_closed import ChinaClosed, china_closed
from rawsiko.debrief.companies import SeatedCompany, companies_of
from rawsiko.debrief.concentration import Concentration, concentration
from rawsiko.debrief.dependence import Dependence, dependence
from rawsiko.debrief.fought_over import FoughtOver, fought_over
from rawsiko.debrief.lead import Lead, lead
from rawsiko.debrief.matches import PlayedMatch
from rawsiko.debrief.model import Finding
from rawsiko.debrief.news import NewsDid, news_did
from rawsiko.debrief.our_matches import OurMatches, our_matches
from rawsiko.debrief.trade_opens import TradeOpens, trade_opens
from rawsiko.debrief.while_waiting import while_waiting
from rawsiko.debrief.world import World
from rawsiko.engine.content import Content
from rawsiko.engine.records import Record
from rawsiko.lesson.questions import AnswersChange

# The figures of a short debrief. China closed is in it where no news was played.
DEPENDENCE, WORLD, CHINA, NEWS, BEFORE_AFTER = 6, 3, 4, 9, 8
FEELINGS = ("debrief-feelings-1", "debrief-feelings-2")
TRANSFER = ("debrief-transfer-1", "debrief-transfer-2")


class DebriefTable(Record, frozen=True):
    """A match of the class."""

    table: int
    """The number of the table."""
    turns: int
    """Completed."""
    ended_by: str
    """`last_turn`, `one_left` or `bell`."""
    companies: tuple[SeatedCompany, ...]
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
    """Figure 1."""
    fought_over: FoughtOver
    """Figure 2."""
    concentration: Concentration
    """Figure 3."""
    china_closed: ChinaClosed
    """Figure 4."""
    trade_opens: TradeOpens
    """Figure 5."""
    dependence: Dependence
    """Figure 6."""
    lead: Lead
    """Figure 7."""
    before_after: BeforeAfter
    """Figure 8."""
    news_did: NewsDid
    """Figure 9."""
    transfer: tuple[str, ...]
    """Ids of the questions to end with."""
    while_waiting: tuple[Finding, ...] = ()
    """The questions of one's own card while others played, in totals."""


def debrief(
    matches: Sequence[PlayedMatch],
    content: Content,
    facts: Facts | None,
    change: AnswersChange | None = None,
    waiting: Mapping[str, tuple[int, int]] | None = None,
) -> Debrief:
    """The figures of matches that were all played with `content`.

    Without `facts`, or where they don't cover the board, figures that need them say so.
    """
    ordered = sorted(matches, key=lambda match: match.table)
    world, did = World(content, facts), news_did(ordered)
    return Debrief(
        content.hash,
        tuple(
            DebriefTable(match.table, match.turns, match.ended_by, companies_of(match))
            for match in ordered
        ),
        FEELINGS,
        (DEPENDENCE, WORLD, NEWS if did.cards else CHINA, BEFORE_AFTER),
        our_matches(ordered),
        fought_over(ordered, content, world),
        concentration(ordered, content, world),
        china_closed(ordered, content, world),
        trade_opens(ordered),
        dependence(ordered),
        lead(ordered),
        before_after(change),
        did,
        TRANSFER,
        while_waiting(waiting or {}),
    )
