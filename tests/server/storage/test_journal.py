"""Appending: in order, once, by the owner, and many at a time."""

import asyncio

import pytest

from rawsiko.server.storage import (
    CannotSave,
    CodeTaken,
    DuplicateCommand,
    Fenced,
    JournalKind,
    OutOfSequence,
    StoredEntry,
    UnknownTable,
)
from tests.server.storing import SECRET, entry, new_table, numbers, opened, run


def test_what_was_stored_is_there_after_a_restart(url: str) -> None:
    """Entries come back byte for byte and in order, and the secret with them."""

    async def check() -> None:
        stored = [
            entry(1),
            StoredEntry(2, bytes(range(256)), "sun", "a"),
            StoredEntry(3, "ň 🌍".encode()),
        ]
        async with opened(url) as storage:
            epoch = await storage.create(new_table())
            for one in stored[1:]:
                await storage.append("table", epoch, one)
        async with opened(url) as storage:
            assert await storage.entries("table") == stored
            assert await storage.entries("table", after=2) == stored[2:]
            assert await storage.secret("table") == SECRET
            assert [row.id for row in await storage.live(JournalKind.TABLE)] == ["table"]

    run(check())


def test_entries_are_numbered_without_a_gap(url: str) -> None:
    async def check() -> None:
        async with opened(url) as storage:
            epoch = await storage.create(new_table())
            for wrong in (1, 3, 2**62):
                with pytest.raises(OutOfSequence) as refused:
                    await storage.append("table", epoch, entry(wrong, body=b"other"))
                assert refused.value.expected == 2
            await storage.append("table", epoch, entry(2))
            assert await numbers(storage) == [1, 2]

    run(check())


def test_a_command_out_of_sequence_is_known(url: str) -> None:
    """Whoever does not know the newest entries hears of the one that the command made. Whoever
    does also knows the commands that made them, and is trusted."""

    async def check() -> None:
        async with opened(url) as storage:
            epoch = await storage.create(new_table())
            await storage.append("table", epoch, entry(2, "tap"))
            await storage.append("table", epoch, entry(3))
            for seq in (2, 3, 5, 9):
                with pytest.raises(DuplicateCommand) as refused:
                    await storage.append("table", epoch, entry(seq, "tap", b"again"))
                assert refused.value.seq == 2
            with pytest.raises(OutOfSequence):
                await storage.append("table", epoch, StoredEntry(5, b"{}", "sawyer", "tap"))
            assert await numbers(storage) == [1, 2, 3]

    run(check())


def test_the_very_same_append_may_be_tried_again(url: str) -> None:
    """After a commit whose answer was lost: it is stored, once, and that is no error."""

    async def check() -> None:
        async with opened(url) as storage:
            epoch = await storage.create(new_table())
            for _ in range(3):
                await storage.append("table", epoch, entry(2, "tap"))
                await storage.append("table", epoch, entry(3))
            assert await numbers(storage) == [1, 2, 3]

    run(check())


def test_many_appends_share_a_commit(url: str) -> None:
    async def check() -> None:
        async with opened(url) as storage:
            ids = [f"table{number}" for number in range(20)]
            for table_id in ids:
                await storage.create(new_table(table_id))

            async def play(table_id: str) -> None:
                for seq in range(2, 32):
                    await storage.append(table_id, 1, entry(seq, f"command {seq}"))

            await asyncio.gather(*map(play, ids))
            assert storage.writer.stored == 600
            assert storage.writer.commits <= 200
            for table_id in ids:
                assert await numbers(storage, table_id) == list(range(1, 32))

    run(check())


def test_a_table_may_have_several_entries_in_a_group(url: str) -> None:
    async def check() -> None:
        async with opened(url) as storage:
            epoch = await storage.create(new_table())
            appends = (storage.append("table", epoch, entry(seq)) for seq in range(2, 12))
            await asyncio.gather(*appends)
            assert await numbers(storage) == list(range(1, 12))
            assert storage.writer.commits == 1

    run(check())


def test_a_refused_entry_does_not_harm_its_group(url: str) -> None:
    """Whatever is wrong with one, each of the others is stored."""

    async def check() -> None:
        async with opened(url) as storage:
            for table_id in ("a", "b", "c", "d", "e"):
                await storage.create(new_table(table_id))
            await storage.append("b", 1, entry(2, "tap"))
            answers = await asyncio.gather(
                storage.append("a", 1, entry(2, "tap")),
                storage.append("b", 1, entry(2, "tap", b"again")),  # used before
                storage.append("c", 7, entry(2)),  # not ours
                storage.append("d", 1, entry(5)),  # a gap
                storage.append("nowhere", 1, entry(2)),
                storage.append("e", 1, entry(2, "tap")),
                storage.append("e", 1, entry(2, "top")),  # a number taken in the same group
                storage.append("e", 1, entry(3, "tip")),
                return_exceptions=True,
            )
            kinds = [type(answer) for answer in answers]
            nothing = type(None)
            refusals = [DuplicateCommand, Fenced, OutOfSequence, Fenced]
            assert kinds == [nothing, *refusals, nothing, OutOfSequence, nothing]
            assert await numbers(storage, "a") == [1, 2]
            assert await numbers(storage, "e") == [1, 2, 3]
            assert storage.writer.stored == 4

    run(check())


def test_an_entry_that_the_database_refuses_does_not_harm_its_group(sqlite: str) -> None:
    """Even for a reason that nobody thought of; a trigger simulates it."""

    async def check() -> None:
        async with opened(sqlite) as storage:
            for table_id in ("a", "b", "c"):
                await storage.create(new_table(table_id))
            await storage.database.write(
                lambda connection: connection.exec_driver_sql(
                    "CREATE TRIGGER dislike BEFORE INSERT ON entries WHEN new.body = x'00'"
                    " BEGIN SELECT RAISE(ABORT, 'no'); END"
                )
            )
            answers = await asyncio.gather(
                storage.append("a", 1, entry(2)),
                storage.append("b", 1, entry(2, body=b"\0")),
                storage.append("b", 1, entry(2)),
                storage.append("c", 1, entry(2)),
                return_exceptions=True,
            )
            assert [type(answer) for answer in answers].count(CannotSave) == 1
            for table_id in ("a", "b", "c"):
                assert await numbers(storage, table_id) == [1, 2]

    run(check())


@pytest.mark.parametrize(
    "bad",
    [
        StoredEntry(0, b"{}"),
        StoredEntry(2, b"{}", "sun", None),
        StoredEntry(2, b"{}", None, "tap"),
        StoredEntry(2, b"{}", "sun", "with \0"),
        StoredEntry(2, b"{}", "sun", "lone \ud800"),
        StoredEntry(2, b"{}", "sun", "long " * 100),
    ],
)
def test_what_no_database_could_keep_is_refused_at_once(sqlite: str, bad: StoredEntry) -> None:
    async def check() -> None:
        async with opened(sqlite) as storage:
            await storage.create(new_table())
            with pytest.raises(ValueError, match=r"."):
                await storage.append("table", 1, bad)

    run(check())


def test_a_cancelled_caller_does_not_stop_the_writer(url: str) -> None:
    async def check() -> None:
        async with opened(url) as storage:
            await storage.create(new_table("a"))
            await storage.create(new_table("b"))
            impatient = asyncio.ensure_future(storage.append("a", 1, entry(2)))
            await asyncio.sleep(0)
            impatient.cancel()
            await storage.append("b", 1, entry(2))
            assert await numbers(storage, "b") == [1, 2]
            assert await numbers(storage, "a") in ([1], [1, 2])

    run(check())


def test_closing_stores_what_waits(url: str) -> None:
    async def check() -> None:
        async with opened(url) as storage:
            await storage.create(new_table())
            last = asyncio.ensure_future(storage.append("table", 1, entry(2)))
            await asyncio.sleep(0)
        await last
        with pytest.raises(CannotSave):
            await storage.append("table", 1, entry(3))
        async with opened(url) as storage:
            assert await numbers(storage) == [1, 2]

    run(check())


def test_a_code_belongs_to_one_live_table(url: str) -> None:
    async def check() -> None:
        async with opened(url) as storage:
            await storage.create(new_table())
            assert await storage.find_by_code(JournalKind.TABLE, "code-table") == "table"
            for unknown in ("nothing", "", "nul \0", "lone \ud800", "long" * 1000):
                assert await storage.find_by_code(JournalKind.TABLE, unknown) is None
            with pytest.raises(CodeTaken):
                await storage.create(new_table())
            with pytest.raises(UnknownTable):
                await storage.secret("nowhere")
            assert await storage.entries("nowhere") == []

    run(check())
