"""Who may open another table, and which tables make room for it."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from rawsiko.engine.ids import PlayerId
from rawsiko.protocol.commands import End, GiveToBot, Start
from rawsiko.protocol.messages import Applied
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import Settings, Status
from rawsiko.server.clock import LoopClock
from rawsiko.server.rate_limits import MINUTE, Rate, network_of
from rawsiko.server.storage import JournalKind, Storage, sqlite_url
from rawsiko.server.tables.capacity import MEASURED_SECONDS, PER_NETWORK, Capacity, Limits
from rawsiko.server.tables.decisions import Caller, TableCommand
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.tables.registry import TableRegistry
from rawsiko.server.thinking.pool import ThinkingPool
from tests.server.simulation.quiet import new_conversation
from tests.server.storing import new_class

pytestmark = pytest.mark.slow

HOST = Caller(None, is_host=True)
SETTINGS = Settings(seats=3)
FREE = Rate(1e9, 1e9)
TWENTY = Limits(tables=20, per_network=FREE)


class HandClock(LoopClock):
    """Its time moves only by hand."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        return self.time


class Server:
    def __init__(self, registry: TableRegistry, clock: HandClock, capacity: Capacity) -> None:
        self.registry = registry
        self.clock = clock
        self.capacity = capacity

    async def open(self, address: str) -> LiveTable | TableRefusal:
        opened = await self.capacity.open_table(address, SETTINGS)
        return opened if isinstance(opened, TableRefusal) else opened.live

    async def table(self, address: str) -> LiveTable:
        live = await self.open(address)
        assert isinstance(live, LiveTable), live
        return live

    async def occupied(self, address: str) -> LiveTable | TableRefusal:
        """A table where somebody has sat down."""
        live = await self.open(address)
        if isinstance(live, LiveTable):
            await self.registry.sit_down(live, "0" * 64, None, None)
        return live

    async def open_all(self, address: str) -> int:
        """Open occupied tables until refused; how many."""
        count = 0
        while isinstance(refusal := await self.occupied(address), LiveTable):
            count += 1
        assert refusal is TableRefusal.SERVER_FULL
        return count

    async def hours_later(self) -> None:
        """With the sweeps that the server makes every minute."""
        for _ in range(60):
            self.clock.time += MINUTE
            await self.capacity.sweep()

    async def stored(self) -> set[str]:
        return {row.id for row in await self.registry.storage.live(JournalKind.TABLE)}


@asynccontextmanager
async def serving(folder: Path, limits: Limits | None = None) -> AsyncGenerator[Server]:
    url = sqlite_url(folder / "tables.sqlite3")
    async with await Storage.open(url, owner="test") as storage:
        clock = HandClock()
        thinking = ThinkingPool(patience_seconds=None)
        registry = TableRegistry(storage, clock, lambda: 3600.0, thinking)
        yield Server(registry, clock, Capacity(registry, clock, limits))
        await registry.close()


Check = Callable[[Server], Coroutine[Any, Any, None]]


def run(folder: Path, check: Check, limits: Limits | None = None) -> None:
    async def scenario() -> None:
        async with asyncio.timeout(300), serving(folder, limits) as server:
            await check(server)

    asyncio.run(scenario())


async def order(live: LiveTable, command: TableCommand) -> None:
    reply = await live.order(HOST, f"{live.table.seq:032x}", command)
    assert isinstance(reply, Applied), reply


def test_one_network_leaves_room_for_the_others(tmp_path: Path) -> None:
    """It gets half of the places, the next one half of the rest, and a class still finds room."""

    async def check(server: Server) -> None:
        assert await server.open_all("192.0.2.1") == 10
        assert await server.open_all("192.0.2.2") == 5
        assert isinstance(await server.occupied("192.0.2.3"), LiveTable)
        assert await server.open("192.0.2.1") is TableRefusal.SERVER_FULL

    run(tmp_path, check, TWENTY)


def test_after_a_restart_too(tmp_path: Path) -> None:
    """Nobody remembers who opened the restored tables."""

    async def fill(server: Server) -> None:
        assert await server.open_all("192.0.2.1") == 10

    async def again(server: Server) -> None:
        assert await server.registry.restore_all() == 10
        assert await server.open_all("192.0.2.1") == 5
        assert isinstance(await server.occupied("192.0.2.2"), LiveTable)

    run(tmp_path, fill, TWENTY)
    run(tmp_path, again, TWENTY)


def test_twelve_tables_a_minute_are_never_refused(tmp_path: Path) -> None:
    """And a whole school may begin at once."""

    async def check(server: Server) -> None:
        for _ in range(60):
            assert isinstance(await server.open("192.0.2.1"), LiveTable)
        for _ in range(120):
            server.clock.time += MINUTE / 12
            assert isinstance(await server.open("192.0.2.1"), LiveTable)

    run(tmp_path, check)


def test_faster_than_that_is_refused_for_this_network_only(tmp_path: Path) -> None:
    async def check(server: Server) -> None:
        opened = [await server.open("192.0.2.1") for _ in range(int(PER_NETWORK.at_once) + 5)]
        assert opened[-5:] == [TableRefusal.TOO_FAST] * 5
        assert isinstance(await server.open("192.0.2.2"), LiveTable)
        server.clock.time += MINUTE
        assert isinstance(await server.open("192.0.2.1"), LiveTable)

    run(tmp_path, check)


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1::"),
        ("2001:db8:1:ffff::1", "2001:db8:1::"),
        ("2001:db8:2::1", "2001:db8:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_a_customer_counts_as_one_network(address: str, network: str) -> None:
    """An IPv6 prefix has more addresses than there are tables."""
    assert network_of(address) == network


def test_lobbies_nobody_sits_in_disappear_within_an_hour(tmp_path: Path) -> None:
    async def check(server: Server) -> None:
        empty, bots, ended, connected, sat_down, played = [
            await server.table("192.0.2.1") for _ in range(6)
        ]
        for live in (bots, played):
            for seat in live.table.seats:
                await order(live, GiveToBot(PlayerId(seat), "random"))
        await order(ended, End())
        await connected.join(new_conversation(connected, is_host=True), None)
        await server.registry.sit_down(sat_down, "0" * 64, None, None)
        await order(played, Start())
        async with asyncio.timeout(300):
            while played.table.status is not Status.PLAYING:
                await asyncio.sleep(0.01)
        await server.hours_later()
        kept = {live.table.id for live in (connected, sat_down, played)}
        assert server.registry.live_tables.keys() == kept
        assert await server.stored() == kept
        for live in (empty, bots, ended):
            assert await server.registry.storage.row(live.table.id) is None
            assert await server.registry.find(live.table.id) is None

    run(tmp_path, check)


def test_the_hour_begins_when_the_last_one_leaves(tmp_path: Path) -> None:
    async def check(server: Server) -> None:
        live = await server.table("a")
        conversation = new_conversation(live, is_host=True)
        await live.join(conversation, None)
        await server.hours_later()
        live.leave(conversation)
        server.clock.time += MINUTE
        await server.capacity.sweep()
        assert live.table.id in server.registry.live_tables
        await server.hours_later()
        assert live.table.id not in server.registry.live_tables

    run(tmp_path, check)


def test_where_all_places_are_taken_the_oldest_empty_lobby_goes(tmp_path: Path) -> None:
    async def check(server: Server) -> None:
        assert isinstance(await server.occupied("192.0.2.1"), LiveTable)
        lobbies = [await server.table(f"192.0.2.{number}") for number in range(2, 6)]
        before = set(server.registry.live_tables)
        await server.table("192.0.2.9")
        assert before - server.registry.live_tables.keys() == {lobbies[0].table.id}
        await server.table("192.0.2.9")
        assert before - server.registry.live_tables.keys() == {t.table.id for t in lobbies[:2]}
        assert len(server.registry.live_tables) == len(await server.stored()) == 5

    run(tmp_path, check, Limits(tables=5, per_network=FREE))


def test_somebody_who_sits_down_meanwhile_keeps_the_table(tmp_path: Path) -> None:
    async def check(server: Server) -> None:
        live = await server.table("192.0.2.1")
        deleting = asyncio.create_task(server.registry.delete([live]))
        seated = await server.registry.sit_down(live, "0" * 64, None, None)
        deleted = await deleting
        assert (deleted == 1) is (seated is TableRefusal.CANNOT_SAVE)
        assert (live.table.id in await server.stored()) is (deleted == 0)

    run(tmp_path, check)


def test_no_table_is_opened_when_the_disk_limit_is_reached(tmp_path: Path) -> None:
    """Those that are there go on; when there is room again, so is the server."""

    async def check(server: Server) -> None:
        live = await server.table("192.0.2.1")
        used = await server.registry.storage.disk_bytes()
        server.capacity = Capacity(server.registry, server.clock, Limits(disk_bytes=used))
        assert await server.open("192.0.2.1") is TableRefusal.SERVER_FULL
        await order(live, GiveToBot(PlayerId("p1"), "random"))
        server.capacity = Capacity(server.registry, server.clock, Limits(disk_bytes=10 * used))
        assert isinstance(await server.open("192.0.2.1"), LiveTable)

    run(tmp_path, check)


def test_the_disk_is_measured_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check(server: Server) -> None:
        sizes = iter((1000, 0))

        async def disk_bytes(_: Storage) -> int:
            return next(sizes)

        monkeypatch.setattr(Storage, "disk_bytes", disk_bytes)
        for _ in range(3):
            assert await server.open("192.0.2.1") is TableRefusal.SERVER_FULL
        server.clock.time += MEASURED_SECONDS
        assert isinstance(await server.open("192.0.2.1"), LiveTable)

    run(tmp_path, check, Limits(disk_bytes=1000))


class OpenedClass(NamedTuple):
    class_id: str


CLASS = OpenedClass("c" * 32)


async def open_now() -> OpenedClass:
    return CLASS


def test_classes_have_a_rate_of_their_own(tmp_path: Path) -> None:
    """Free places and the disk count as for tables."""

    async def check(server: Server) -> None:
        assert await server.capacity.open_class("192.0.2.1", open_now) is CLASS
        await server.occupied("192.0.2.1")
        for address, answer in (
            ("192.0.2.1", CLASS),
            ("192.0.2.1", TableRefusal.TOO_FAST),
            ("198.51.100.1", CLASS),
        ):
            assert await server.capacity.open_class(address, open_now) is answer
        for full in (Limits(disk_bytes=0), Limits(tables=1)):
            capacity = Capacity(server.registry, server.clock, full)
            refusal = await capacity.open_class("192.0.2.1", open_now)
            assert refusal is TableRefusal.SERVER_FULL

    run(tmp_path, check, Limits(classes_per_network=Rate(1e-9, 2)))


def test_whoever_opens_tables_without_end_keeps_nobody_from_opening_a_class(
    tmp_path: Path,
) -> None:
    """A pupil and the teacher have the same address behind a school's proxy."""

    async def check(server: Server) -> None:
        while await server.open("192.0.2.1") is not TableRefusal.TOO_FAST:
            pass
        for _ in range(10):
            assert await server.capacity.open_class("192.0.2.1", open_now) is CLASS
            server.clock.time += 1
            await server.open("192.0.2.1")

    run(tmp_path, check)


def test_a_table_too_many_replaces_the_oldest_one_that_nobody_uses(tmp_path: Path) -> None:
    """Of the same network, once it has been there for a minute; together they stay few."""

    async def check(server: Server) -> None:
        other = await server.table("192.0.2.2")
        used = await server.occupied("192.0.2.1")
        assert isinstance(used, LiveTable)
        first, second = [await server.table("192.0.2.1") for _ in range(2)]
        assert await server.open("192.0.2.1") is TableRefusal.TOO_FAST
        server.clock.time += MINUTE
        await server.table("192.0.2.1")
        live = server.registry.live_tables
        assert first.table.id not in live
        await server.table("192.0.2.1")
        assert second.table.id not in live
        assert await server.open("192.0.2.1") is TableRefusal.TOO_FAST
        assert {other.table.id, used.table.id} <= live.keys()
        assert len(live) == 4

    run(tmp_path, check, Limits(per_network=Rate(1e-9, 3)))


def test_unused_tables_of_one_network_stay_few(tmp_path: Path) -> None:
    async def check(server: Server) -> None:
        for _ in range(20):
            await server.table("192.0.2.1")
            server.clock.time += MINUTE
        assert len(server.registry.live_tables) == 5

    run(tmp_path, check, Limits(per_network=Rate(1, 5)))


def test_the_tables_of_a_class_leave_room_for_other_networks(tmp_path: Path) -> None:
    """Whoever opens tables through classes gets no more places than others. A class that has ended
    is forgotten."""

    async def check(server: Server) -> None:
        registry, capacity = server.registry, server.capacity
        registry.has_room = capacity.has_room
        assert await capacity.open_class("192.0.2.1", open_now) is CLASS
        assert capacity.has_room(CLASS.class_id, 10)
        assert not capacity.has_room(CLASS.class_id, 11)
        await registry.storage.create(replace(new_class(), id=CLASS.class_id))
        for number in range(10):
            assert capacity.has_room(CLASS.class_id, 1)
            await registry.open_for_class(f"{number:032}", CLASS.class_id, SETTINGS, None)
        assert not capacity.has_room(CLASS.class_id, 1)
        assert await capacity.open_class("192.0.2.1", open_now) is TableRefusal.SERVER_FULL
        assert await server.open("192.0.2.1") is TableRefusal.SERVER_FULL
        assert await server.open_all("192.0.2.2") == 5
        await capacity.sweep([CLASS.class_id])
        assert await server.open("192.0.2.1") is TableRefusal.SERVER_FULL
        await capacity.sweep()
        assert isinstance(await server.open("192.0.2.1"), LiveTable)

    run(tmp_path, check, TWENTY)
