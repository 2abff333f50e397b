"""How much of the disk the tables use, and tables that make room."""

from rawsiko.server.storage import Storage
from tests.server.storing import entry, new_table, numbers, opened, release, run

BODY = b"x" * 100_000


def test_what_is_stored_is_counted(url: str) -> None:
    async def check() -> None:
        async with opened(url) as storage:
            empty = await storage.disk_bytes()
            await storage.create(new_table())
            for seq in range(2, 12):
                # Random, because PostgreSQL compresses.
                body = bytes(
                    (seq * number * number + number // 7) % 251 for number in range(50_000)
                )
                await storage.append("table", 1, entry(seq, body=body))
            assert await storage.disk_bytes() > empty + 100_000

    run(check())


def test_deleted_space_is_free_again(sqlite: str) -> None:
    async def check() -> None:
        async with opened(sqlite) as storage:
            empty = await storage.disk_bytes()
            await storage.create(new_table())
            await storage.append("table", 1, entry(2, body=BODY))
            assert await storage.disk_bytes() > empty + len(BODY) // 2
            assert await storage.delete_unchanged({"table": (1, 2)}) == {"table"}
            assert await storage.disk_bytes() < empty + len(BODY) // 2

    run(check())


def test_only_an_unchanged_table_of_ours_is_deleted(url: str) -> None:
    async def check() -> None:
        async with opened(url) as storage, opened(url, "second") as other:
            for name in ("moved on", "claimed", "ours"):
                await storage.create(new_table(name))
            await storage.append("moved on", 1, entry(2))
            await release(storage, "claimed")
            assert await other.claim("claimed") == 2
            names: list[str] = ["moved on", "claimed", "ours", "nothing"]
            known: dict[str, tuple[int, int]] = dict.fromkeys(names, (1, 1))
            assert await storage.delete_unchanged(known) == {"ours"}
            assert await entries_left(storage) == [2, 1, 0]

    run(check())


async def entries_left(storage: Storage) -> list[int]:
    return [len(await numbers(storage, name)) for name in ("moved on", "claimed", "ours")]
