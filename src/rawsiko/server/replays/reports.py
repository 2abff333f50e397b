"""Replays and reports of finished matches: why bots did what they did, what decided the match.

Reports are computed from the journal on request, in a thinking process, and cached.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rawsiko.bots.reasons import Reason
from rawsiko.protocol.reports import MatchReport, PlayerReport
from rawsiko.protocol.tables import HintsUsed
from rawsiko.server.replays.long_work import ResultCache
from rawsiko.server.replays.table_replay import JournalStep, replay_of, start_of, told_apart
from rawsiko.server.tables.bots.play import THOUGHTLESS
from rawsiko.server.tables.table import Table
from rawsiko.server.thinking.pool import ThinkingPool
from rawsiko.server.thinking.questions import Explain, Explained, LookBack, LookedBack, SentMatch
from rawsiko.server.thinking.thinking import Thinking

if TYPE_CHECKING:
    from rawsiko.server.storage import Storage

LONGEST_SECONDS = 600.0
IDLE_SECONDS = 60.0


class MatchReports:
    """Reasons are quick and come from the bots' own pool. A look back takes seconds and has its own
    process, so that no bot waits for it."""

    def __init__(self, storage: Storage, thinking: Thinking, back: Thinking | None = None) -> None:
        self._storage = storage
        self._thinking = thinking
        self._back: Thinking = back or thinking_back()
        self._reasons: ResultCache[Mapping[int, Reason]] = ResultCache()
        self._reports: ResultCache[LookedBack] = ResultCache()

    async def replay(self, table: Table) -> bytes | None:
        """The replay of a table that is over; None if no match began."""
        journal = await self._journal(table)
        return replay_of(table, journal, await self._reasons_of(table, journal))

    async def _reasons_of(self, table: Table, journal: Sequence[bytes]) -> Mapping[int, Reason]:
        """Full reasons of bots and stand-ins, by the number of the replay's line. Empty if they
        couldn't be computed. The table must be over: they may mention cards (R7.2)."""
        steps = told_apart(journal).lines()
        levels = {
            n: step.level
            for n, step in enumerate(steps, start=1)
            if step.level not in (None, THOUGHTLESS)
        }
        if not levels:
            return {}

        async def explain() -> Mapping[int, Reason] | None:
            match = _sent(table, journal, steps)
            if match is None:
                return None
            answer = await self._thinking.ask(Explain(match, levels), table.content, table.id)
            return answer.reasons if isinstance(answer, Explained) else None

        return await self._reasons.get(table.id, explain) or {}

    async def report(self, table: Table) -> MatchReport | None:
        """The report on a table that is over; None if no match began, or thinking failed."""
        journal = await self._journal(table)

        async def look_back() -> LookedBack | None:
            match = _sent(table, journal, told_apart(journal).lines())
            if match is None:
                return None
            answer = await self._back.ask(LookBack(match), table.content, table.id)
            return answer if isinstance(answer, LookedBack) else None

        found = await self._reports.get(table.id, look_back)
        if found is None:
            return None
        return MatchReport(
            tuple(
                PlayerReport(
                    player=luck.player,
                    luck=luck,
                    turning_points=found.turning_points.get(luck.player, ()),
                    hints_used=table.hints_used.get(luck.player, HintsUsed()),
                )
                for luck in found.luck
            )
        )

    def forget(self, table_id: str) -> None:
        """The table was deleted."""
        self._reasons.drop(table_id)
        self._reports.drop(table_id)

    async def close(self) -> None:
        await self._back.close()

    async def _journal(self, table: Table) -> list[bytes]:
        return [entry.body for entry in await self._storage.entries(table.id)]


def thinking_back(advisers: str | None = None) -> ThinkingPool:
    """A separate process that runs while there is work."""
    return ThinkingPool(1, advisers, LONGEST_SECONDS, IDLE_SECONDS)


def _sent(table: Table, journal: Sequence[bytes], steps: Sequence[JournalStep]) -> SentMatch | None:
    if not table.secret_is_shown:
        raise ValueError("a look back on a match that is not over")
    start = start_of(table, journal)
    if start is None:
        return None
    return SentMatch(
        content=start.content.hash,
        options=start.options,
        order=start.order,
        objectives=start.objectives,
        steps=[played.step for played in steps],
    )
