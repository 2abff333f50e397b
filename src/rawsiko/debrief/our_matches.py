"""Figure 1, our matches: points by Turn at each table, and its largest turning point."""

from collections.abc import Sequence

from rawsiko.debrief.matches import PlayedMatch, points_at
from rawsiko.debrief.model import Finding, Frame, frame
from rawsiko.engine.end import score_of
from rawsiko.engine.ids import ApplicationId, PlayerId
from rawsiko.engine.records import Record
from rawsiko.engine.state import State


class PointsByTurn(Record, frozen=True):
    """The points of a company."""

    seat: PlayerId
    points: tuple[int, ...]
    """As if the match had ended then; one number for each Turn of the table."""


class PointsChange(Record, frozen=True):
    """What a Turn changed for a company."""

    seat: PlayerId
    turn: int
    """The Turn."""
    points: int
    """Gained, or lost if negative."""
    completed: tuple[ApplicationId, ...]
    """Applications that it completed."""
    lost: tuple[ApplicationId, ...]
    """Applications that it lost again."""


class TablePoints(Record, frozen=True):
    """A match in points."""

    table: int
    """The number of the table."""
    turns: tuple[int, ...]
    """0 is the setup."""
    companies: tuple[PointsByTurn, ...]
    """In order of play."""
    largest_change: PointsChange | None
    """Of all companies and Turns after the setup; None if nobody's points ever changed."""
    winners: tuple[PlayerId, ...]
    """Usually one."""
    was_ahead: bool
    """Whether a winner was already ahead, or level, before the last Turn."""


class OurMatches(Record, frozen=True):
    """Figure 1: points by Turn."""

    frame: Frame
    """Its title, findings, questions and sources."""
    tables: tuple[TablePoints, ...]
    """One plot a table."""


def our_matches(matches: Sequence[PlayedMatch]) -> OurMatches:
    tables = tuple(_table(match) for match in matches)
    turned = sum(not table.was_ahead for table in tables)
    text = "debrief-finding-1-turned" if turned else "debrief-finding-1-held"
    finding = Finding(text, {"turned": turned, "tables": len(tables)})
    return OurMatches(frame(1, [finding] if tables else []), tables)


def _table(match: PlayedMatch) -> TablePoints:
    companies = tuple(
        PointsByTurn(
            player, tuple(points_at(position.state, player) for position in match.positions)
        )
        for player in match.start.order
    )
    changes = [change for player in match.start.order for change in changes_of(match, player)]
    winners = tuple(score.player for score in match.ranking if score.place == 1)
    before = match.positions[max(0, len(match.positions) - 2)].state
    most = max(points_at(before, player) for player in match.start.order)
    return TablePoints(
        match.table,
        tuple(position.turn for position in match.positions),
        companies,
        # The first of equal ones: in order of play, then of Turns.
        max(changes, key=lambda change: abs(change.points), default=None),
        winners,
        any(points_at(before, winner) == most for winner in winners),
    )


def changes_of(match: PlayedMatch, player: PlayerId) -> list[PointsChange]:
    """Every Turn that changed the company's points, in order."""
    changes: list[PointsChange] = []
    for before, after in zip(match.positions, match.positions[1:], strict=False):
        gained = points_at(after.state, player) - points_at(before.state, player)
        if gained:
            had, has = _completed(before.state, player), _completed(after.state, player)
            changes.append(
                PointsChange(
                    player,
                    after.turn,
                    gained,
                    tuple(one for one in has if one not in had),
                    tuple(one for one in had if one not in has),
                )
            )
    return changes


def _completed(state: State, player: PlayerId) -> tuple[ApplicationId, ...]:
    return () if player in state.eliminated else score_of(state, player).applications
