"""Who may write to a table: one process, and a late one never."""

import asyncio
from contextlib import AsyncExitStack

import pytest
import sqlalchemy as sa

from rawsiko.protocol.tables import Status
from rawsiko.server.storage import Fenced, InUse, Storage
from rawsiko.server.storage.databases import file_lock
from rawsiko.server.storage.processes import KEPT_SECONDS, LEASE_SECONDS
from rawsiko.server.storage.schema import journals, processes
from tests.server.postgres import Cluster
from tests.server.storing import entry, new_table, numbers, opened, release, run


def test_a_second_process_cannot_claim_a_table_that_is_held(url: str) -> None:
    async def check() -> None:
        async with opened(url) as first, opened(url, "second") as second:
            await first.create(new_table())
            assert await second.claim("table") is None
            with pytest.raises(Fenced):
                await second.append("table", 1, entry(2))
            await first.append("table", 1, entry(2))
            assert await second.claim("nowhere") is None

    run(check())


def test_an_expired_lease_can_be_claimed_and_its_holder_is_fenced_off(url: str) -> None:
    """The late process is refused whatever it tries; the journal goes on in the new epoch."""

    async def check() -> None:
        async with opened(url) as first, opened(url, "second") as second:
            await first.create(new_table())
            await first.append("table", 1, entry(2))
            await _let_pass(first, LEASE_SECONDS + 1)
            assert await second.claim("table") == 2
            for late in (first.append("table", 1, entry(3)), first.append("table", 2, entry(3))):
                with pytest.raises(Fenced):
                    await late
            with pytest.raises(Fenced):
                await first.set_status("table", 1, Status.PAUSED)
            with pytest.raises(Fenced):
                await first.set_name("table", 1, "sun", "Ann")
            await first.claims.renew()
            assert await first.claim("table") is None
            await second.append("table", 2, entry(3))
            assert await numbers(second) == [1, 2, 3]

    run(check())


def test_a_renewed_lease_lives_on(url: str) -> None:
    async def check() -> None:
        async with opened(url) as first, opened(url, "second") as second:
            await first.create(new_table())
            await _let_pass(first, LEASE_SECONDS + 1)
            await first.claims.renew()
            assert await second.claim("table") is None

    run(check())


def test_one_of_eight_simultaneous_claimants_wins(url: str) -> None:
    async def check() -> None:
        async with AsyncExitStack() as stack:
            first = await stack.enter_async_context(opened(url))
            await first.create(new_table())
            others = [await stack.enter_async_context(opened(url, f"p{n}")) for n in range(8)]
            for epoch in (2, 3, 4):
                await _expire_owner(first)
                won = await asyncio.gather(*(other.claim("table") for other in others))
                assert sorted(won, key=str) == sorted([epoch, *[None] * (len(won) - 1)], key=str)
                winner = others.pop(won.index(epoch))
                await winner.append("table", epoch, entry(epoch))

    run(check())


def test_a_process_may_claim_its_own_tables_again(url: str) -> None:
    """In a new epoch: what was sent in the old one is refused."""

    async def check() -> None:
        async with opened(url) as storage:
            ids = [f"table{number}" for number in range(30)]
            for table_id in ids:
                await storage.create(new_table(table_id))
            assert await storage.claim_all([*ids, "nowhere"]) == dict.fromkeys(ids, 2)
            with pytest.raises(Fenced):
                await storage.append(ids[0], 1, entry(2))
            await storage.append(ids[0], 2, entry(2))

    run(check())


def test_a_restarted_server_has_the_tables_of_a_sqlite_file_at_once(sqlite: str) -> None:
    """It is alone on the file, so nobody can still hold what the crashed one held."""

    async def check() -> None:
        async with opened(sqlite) as crashed:
            await crashed.create(new_table())
            async with await Storage.open_to_serve(sqlite) as restarted:
                assert await restarted.claim("table") == 2
                with pytest.raises(Fenced):
                    await crashed.append("table", 1, entry(2))
                await restarted.append("table", 2, entry(2))

    run(check())


def test_a_second_server_on_a_sqlite_file_is_refused(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until the first one closes it; other programs may use the file meanwhile."""
    monkeypatch.setattr(file_lock, "WAIT_SECONDS", 0.0)

    async def check() -> None:
        async with await Storage.open_to_serve(sqlite) as first:
            await first.create(new_table())
            with pytest.raises(InUse):
                await Storage.open_to_serve(sqlite)
            await first.append("table", 1, entry(2))
            async with opened(sqlite, "command line") as other:
                assert await numbers(other) == [1, 2]
        async with await Storage.open_to_serve(sqlite) as second:
            assert await second.claim("table") == 2

    run(check())


def test_servers_on_one_database_never_have_the_same_name(cluster: Cluster) -> None:
    """So they never take each other's tables, even if they were started with the same options."""
    url = cluster.new_database()

    async def check() -> None:
        async with await Storage.open_to_serve(url) as first:
            await first.create(new_table())
            async with await Storage.open_to_serve(url) as second:
                assert await second.claim("table") is None
            await first.append("table", 1, entry(2))

    run(check())


def test_heartbeats_of_former_processes_do_not_pile_up(url: str) -> None:
    async def check() -> None:
        for number in range(3):
            async with opened(url, f"process {number}") as storage:
                assert await storage.can_save()
                assert await storage.can_save()
                assert await storage.database.read(_owners) == [f"process {number}"]
                await _let_pass(storage, 2 * KEPT_SECONDS)
                await storage.database.write(_forget_to_leave)

    run(check())


def _forget_to_leave(connection: sa.Connection) -> None:
    """As if it had crashed an hour ago: its row stays when it closes."""
    connection.execute(sa.update(processes).values(name="crashed " + processes.c.name))


def _owners(connection: sa.Connection) -> list[str]:
    return list(connection.scalars(sa.select(processes.c.name)))


def test_a_clean_stop_gives_the_leases_back(url: str) -> None:
    async def check() -> None:
        async with opened(url) as first:
            await first.create(new_table("a"))
            await first.create(new_table("b"))
            async with opened(url, "second") as second:
                await release(first, "b")
                assert await second.claim("b") == 2
                assert await second.claim("a") is None
        async with opened(url, "third") as third:
            assert await third.claim("a") == 2
            assert await third.claim("b") == 3

    run(check())


def test_a_clock_set_back_does_not_lock_a_table_for_hours(url: str) -> None:
    """RT12: a lease that ends later than any lease could was given by another clock."""

    async def check() -> None:
        async with opened(url) as first, opened(url, "second") as second:
            await first.create(new_table())
            await _let_pass(first, -3600)
            assert await second.claim("table") == 2

    run(check())


async def _expire_owner(storage: Storage) -> None:
    """Whoever has the table now."""
    owner = sa.select(journals.c.owner).scalar_subquery()
    await storage.database.write(
        lambda connection: connection.execute(
            sa.update(processes).where(processes.c.name == owner).values(until=0.0)
        )
    )


async def _let_pass(storage: Storage, seconds: float) -> None:
    """Leases go by the database's clock, which cannot be set: move their ends instead."""
    await storage.database.write(
        lambda connection: connection.execute(
            sa.update(processes).values(until=processes.c.until - seconds)
        )
    )
