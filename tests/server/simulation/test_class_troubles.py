"""How soon the teacher's page is told of a trouble, in simulated time. What the page makes of it is
tested in `web/src/class/teacher/news.svelte.test.ts`."""

import asyncio
from random import Random
from typing import NamedTuple

from rawsiko.content.load import standard_content
from rawsiko.lesson.steering import AWAY
from rawsiko.protocol.class_messages import LineTold
from rawsiko.protocol.class_views import ClassRole, TableLine
from tests.server.simulation import client
from tests.server.simulation.class_promises import Device
from tests.server.simulation.class_world import ClassWorld
from tests.server.simulation.disk import START
from tests.server.simulation.loop import run_virtually
from tests.server.simulation.world import in_place, logged_failures_raised

TOLD_WITHIN = 2.5  # seconds; the page's clock ticks once a second, and 3 are allowed
WATCHED = 40.0


class Told(NamedTuple):
    at: float  # simulated seconds
    line: TableLine


class TeachersPage(Device):
    def __init__(self) -> None:
        super().__init__(ClassRole.HOST)
        self.lines: list[Told] = []

    def put(self, message: bytes) -> None:
        super().put(message)
        told = client.DECODER.decode(message)
        if isinstance(told, LineTold):
            self.lines.append(Told(asyncio.get_running_loop().time(), told.line))


class NobodyThere(ClassWorld):
    """All pupils are away from the start, so each table soon waits for one of them."""

    async def watched(self) -> list[Told]:
        self._start_process()
        await self._open()
        page = TeachersPage()
        self.devices.append(page)
        await self._begin()
        assert self.process is not None
        self._listen(self.process.admission.classes.runs[self.class_id])
        await asyncio.sleep(WATCHED)
        return page.lines


def test_the_page_is_told_soon_after_a_trouble_counts() -> None:
    """Of a table that waits for somebody who is away."""
    rng = Random(1)
    with in_place(rng, standard_content()), logged_failures_raised():
        told = run_virtually(NobodyThere(rng).watched())
    first: dict[tuple[int, float], float] = {}
    for at, line in told:
        if line.holds_up is not None:
            counts = line.holds_up.since - START + AWAY
            first.setdefault((line.number, counts), at)
    assert {number for number, _ in first} == {1, 2}
    for (_, counts), at in first.items():
        assert counts <= at <= counts + TOLD_WITHIN
