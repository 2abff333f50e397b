"""A class and its tables have one owner, whatever happens to the processes."""

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from rawsiko.server.storage import Fenced, NewJournal, Storage
from rawsiko.server.storage.processes import processes_of
from rawsiko.server.storage.schema import journals, processes
from tests.server.storing import entry, new_class, new_table, opened, run

pytestmark = pytest.mark.usefixtures("long_leases")


def test_whoever_claims_a_class_has_its_tables(url: str) -> None:
    """At once: a process that comes back from a pause keeps none of them."""

    async def check() -> None:
        async with opened(url) as first, opened(url, "second") as second:
            await with_tables(first)
            await expire(first)
            assert await second.claim("class") == 2
            await first.claims.renew()
            assert await owners(first) == {"second"}
            with pytest.raises(Fenced):
                await first.append("b", 1, entry(2))
            assert await first.claim_all(["a", "b"]) == {}
            assert set(await second.claim_all(["a", "b"])) == {"a", "b"}

    run(check())


def test_whoever_claims_a_table_has_its_class(url: str) -> None:
    """And the other tables of it."""

    async def check() -> None:
        async with opened(url) as first, opened(url, "second") as second:
            await with_tables(first)
            assert await second.claim("a") is None
            await expire(first)
            assert await second.claim("a") is not None
            assert await owners(first) == {"second"}

    run(check())


def test_a_class_is_handed_over_with_all_its_tables(url: str) -> None:
    """Only to a process that is there. The former owner opens no more tables for it, and doesn't
    say of any entry that the tables followed it."""

    async def check() -> None:
        async with opened(url) as first, opened(url, "second") as second:
            await with_tables(first)
            assert await processes_of(first).move("nobody", {"class": 1}) == set()
            assert await owners(first) == {"first"}
            await second.claims.renew()
            moved = await processes_of(first).move("second", {"class": 1})
            assert moved == {"class", "a", "b"}
            assert await owners(first) == {"second"}
            with pytest.raises(Fenced):
                await first.create(of_class("c"))
            with pytest.raises(Fenced):
                await first.set_followed("class", 1, 1)
            await second.create(of_class("c"))
            await second.set_followed("class", 2, 1)

    run(check())


async def with_tables(storage: Storage) -> None:
    await storage.create(new_class())
    for table_id in ("a", "b"):
        await storage.create(of_class(table_id))


def of_class(table_id: str) -> NewJournal:
    return replace(new_table(table_id), class_id="class")


async def owners(storage: Storage) -> set[str | None]:
    """Of the class and its tables."""
    query = sa.select(journals.c.owner)
    return await storage.database.read(lambda connection: set(connection.scalars(query)))


async def expire(storage: Storage) -> None:
    """All leases."""
    end = sa.update(processes).values(until=0.0)
    await storage.database.write(lambda connection: connection.execute(end))
