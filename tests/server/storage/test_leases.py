"""Who may write to a table: one process, and a late one never."""

import asyncio
from contextlib import AsyncExitStack

import pytest
import sqlalchemy as sa

from rawsiko.protocol.tables import Status
from rawsiko.server.storage import LEASE_SECONDS, Fenced, Storage
from rawsiko.server.storage.schema import tables
from tests.server.storing import entry, new_table, numbers, opened, run


def test_a_second_process_cannot_claim_a_table_that_is_held(url: str) -> None:
    async def check() -> None:
        async with opened(url) as first, opened(url, "second") as second:
            await first.create_table(new_table())
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
            await first.create_table(new_table())
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
            await first.renew()
            assert await first.claim("table") is None
            await second.append("table", 2, entry(3))
            assert await numbers(second) == [1, 2, 3]

    run(check())


def test_a_renewed_lease_lives_on(url: str) -> None:
    async def check() -> None:
        async with opened(url) as first, opened(url, "second") as second:
            await first.create_table(new_table())
            await _let_pass(first, LEASE_SECONDS + 1)
            await first.renew()
            assert await second.claim("table") is None

    run(check())


def test_one_of_eight_simultaneous_claimants_wins(url: str) -> None:
    async def check() -> None:
        async with AsyncExitStack() as stack:
            first = await stack.enter_async_context(opened(url))
            await first.create_table(new_table())
            others = [await stack.enter_async_context(opened(url, f"p{n}")) for n in range(8)]
            for epoch in (2, 3, 4):
                await _let_pass(first, LEASE_SECONDS + 1)
                won = await asyncio.gather(*(other.claim("table") for other in others))
                assert sorted(won, key=str) == sorted([epoch, *[None] * 7], key=str)
                winner = others[won.index(epoch)]
                await winner.append("table", epoch, entry(epoch))

    run(check())


def test_a_restarted_process_has_its_tables_back_at_once(url: str) -> None:
    """Under the same name, in a new epoch: what the crashed one may still send is refused."""

    async def check() -> None:
        async with opened(url) as crashed, opened(url) as restarted:
            ids = [f"table{number}" for number in range(30)]
            for table_id in ids:
                await crashed.create_table(new_table(table_id))
            assert await restarted.claim_all([*ids, "nowhere"]) == dict.fromkeys(ids, 2)
            with pytest.raises(Fenced):
                await crashed.append(ids[0], 1, entry(2))
            await restarted.append(ids[0], 2, entry(2))

    run(check())


def test_a_clean_stop_gives_the_leases_back(url: str) -> None:
    async def check() -> None:
        async with opened(url) as first:
            await first.create_table(new_table("a"))
            epoch = await first.create_table(new_table("b"))
            async with opened(url, "second") as second:
                await first.release("b", epoch)
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
            await first.create_table(new_table())
            await _let_pass(first, -3600)
            assert await second.claim("table") == 2

    run(check())


async def _let_pass(storage: Storage, seconds: float) -> None:
    """Leases go by the database's clock, which cannot be set: move their ends instead."""
    await storage.database.write(
        lambda connection: connection.execute(
            sa.update(tables).values(owner_until=tables.c.owner_until - seconds)
        )
    )
