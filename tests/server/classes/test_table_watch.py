"""What the dashboard is told of a table, and how often."""

import asyncio
from pathlib import Path

from rawsiko.server.classes.pace import MatchPace
from rawsiko.server.classes.table_watch import EVERY_SECONDS, TableWatch
from tests.server.classes.started import started
from tests.server.hand_clock import HandClock


def test_a_line_is_told_at_most_four_times_a_second(tmp_path: Path) -> None:
    """However much happens; what happened last is told, too."""

    async def scenario() -> None:
        async with started(tmp_path) as lesson:
            (live,), clock, told = lesson.tables(), HandClock(), list[int]()
            watch = TableWatch(live, 1, MatchPace(), clock, clock.now, told.append)

            async def told_after(seconds: float) -> int:
                for _ in range(10):
                    watch.put(b"")
                await clock.pass_by(seconds)
                return len(told)

            assert await told_after(0.0) == 1
            assert [await told_after(EVERY_SECONDS / 5) for _ in range(4)] == [1] * 4
            assert await told_after(EVERY_SECONDS / 5) == 2
            await clock.pass_by(10.0)
            assert len(told) == 2  # nothing happened
            assert 4 * EVERY_SECONDS == 1.0
            watch.stop()

    asyncio.run(scenario())
