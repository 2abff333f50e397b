"""A class and its tables have one owner, whatever happens to the processes."""

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from rawsiko.server.storage import Fenced, NewClass, NewTable, Storage
from rawsiko.server.storage.records import ClassEntry
from rawsiko.server.storage.schema import classes, processes, tables
from tests.server.storing import entry, new_table, opened, run

pytestmark = pytest.mark.usefixtures("long_leases")
NEW_CLASS = NewClass("class", "CODE", (), ClassEntry(1, b"{}"))


def test_whoever_claims_a_class_has_its_tables(url: str) -> None:
    """At once: a process that comes back from a pause keeps none of them."""

    async def check() -> None:
        async with opened(url) as first, opened(url, "second") as second:
            await with_tables(first)
            await expire(first)
            assert await second.classes.claim("class") == 2
            await first.renew()
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
            assert await first.cluster.move_class("nobody", "class", 1) == set()
            assert await owners(first) == {"first"}
            await second.renew()
            assert await first.cluster.move_class("second", "class", 1) == {"class", "a", "b"}
            assert await owners(first) == {"second"}
            with pytest.raises(Fenced):
                await first.create_table(of_class("c"))
            with pytest.raises(Fenced):
                await first.classes.set_followed("class", 1, 1)
            await second.create_table(of_class("c"))
            await second.classes.set_followed("class", 2, 1)

    run(check())


async def with_tables(storage: Storage) -> None:
    await storage.classes.create(NEW_CLASS)
    for table_id in ("a", "b"):
        await storage.create_table(of_class(table_id))


def of_class(table_id: str) -> NewTable:
    return replace(new_table(table_id), class_id="class")


async def owners(storage: Storage) -> set[str | None]:
    """Of the class and its tables."""
    query = sa.union_all(sa.select(classes.c.owner), sa.select(tables.c.owner))
    return await storage.database.read(lambda connection: set(connection.scalars(query)))


async def expire(storage: Storage) -> None:
    """All leases."""
    end = sa.update(processes).values(until=0.0)
    await storage.database.write(lambda connection: connection.execute(end))
