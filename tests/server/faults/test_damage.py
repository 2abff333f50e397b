"""A table whose stored entries are damaged: only it stops, and its players are told."""

import asyncio
import io
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from rawsiko.server import logs
from rawsiko.server.clock import LoopClock
from rawsiko.server.storage import CannotRead, Retention, Storage, StoredEntry, sqlite_url
from rawsiko.server.tables.registry import TableRegistry
from tests.server.classes.lessons import join, open_class
from tests.server.running import Json, Running, running, started_table

TABLES = 4


@pytest.fixture
def log() -> io.StringIO:
    stream = io.StringIO()
    logs.write_to(stream)
    return stream


def test_one_unreadable_entry_stops_no_other_table(tmp_path: Path, log: io.StringIO) -> None:
    """Whichever table it is, all others are live after a restart, without anybody asking."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            ids = [(await server.open_table())["table"] for _ in range(TABLES)]
        for damaged in ids:
            body = change(tmp_path, "UPDATE entries SET body = x'7b' WHERE journal_id = ?", damaged)
            async with running(tmp_path) as server:
                await restored(server)
                assert set(server.services.registry.live_tables) == set(ids) - {damaged}
                assert (await health(server))["damaged_tables"] == 1
            assert [line["table"] for line in errors(log)] == [damaged[:8]]
            change(tmp_path, "UPDATE entries SET body = ? WHERE journal_id = ?", body, damaged)

    asyncio.run(scenario())


def missing(folder: Path, table: str) -> None:
    change(folder, "DELETE FROM entries WHERE seq = 2 AND journal_id = ?", table)


def empty(folder: Path, table: str) -> None:
    change(folder, "DELETE FROM entries WHERE journal_id = ?", table)


def illegal(folder: Path, table: str) -> None:
    """Well-formed, but not allowed in that phase."""
    change(
        folder,
        "UPDATE entries SET body ="
        " CAST(replace(CAST(body AS TEXT), 'ChooseContinent', 'EndTrade') AS BLOB)"
        " WHERE journal_id = ?",
        table,
    )


def legal(folder: Path, table: str) -> None:
    """Another table that breaks no rule: only the stored heads show that it was changed."""
    change(
        folder,
        "UPDATE entries SET body = CAST(json_set(CAST(body AS TEXT), '$.avatar', 1) AS BLOB)"
        " WHERE CAST(body AS TEXT) LIKE '%SeatTaken%' AND journal_id = ?",
        table,
    )


def other_secret(folder: Path, table: str) -> None:
    change(folder, "UPDATE journals SET secret = zeroblob(32) WHERE id = ?", table)


@pytest.mark.parametrize("damage", [missing, empty, illegal, legal, other_secret])
def test_the_players_of_a_damaged_table_are_told(
    damage: Callable[[Path, str], None], tmp_path: Path, log: io.StringIO
) -> None:
    """On every way to it, and with no time after which to try again."""
    told = asyncio.run(what_players_are_told(tmp_path, damage))
    assert told == {"table_damaged"}
    assert [line["event"] for line in errors(log)] == ["a stored table is damaged"]


def test_a_match_whose_board_is_gone_is_closed_and_its_players_are_told(
    tmp_path: Path, log: io.StringIO
) -> None:
    def other_content(folder: Path, table: str) -> None:
        change(
            folder,
            "UPDATE entries SET body ="
            " CAST(replace(CAST(body AS TEXT), 'sha256:', 'sha256:0') AS BLOB)"
            " WHERE seq = 1 AND journal_id = ?",
            table,
        )

    told = asyncio.run(what_players_are_told(tmp_path, other_content))
    assert told == {"unknown_content", "unknown_table"}  # the code ends with the match
    assert [line["event"] for line in errors(log)] == ["the board of a stored table is gone"]
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3", timeout=60)) as database:
        rows = database.execute("SELECT status, code, ended_at IS NULL FROM journals").fetchall()
    assert rows == [("expired", None, 0)]


async def what_players_are_told(folder: Path, damage: Callable[[Path, str], None]) -> set[str]:
    async with running(folder) as server:
        opened, held, clients = await started_table(server, 3)
        seat = next(n for n, client in enumerate(clients) if client.view.choice())
        await clients[seat].applied(clients[seat].view.choice() or {})
        for client in clients:
            await client.socket.close()
    damage(folder, opened["table"])
    told: set[str] = set()
    async with running(folder) as server:
        client = await server.client(held[0].token)
        goodbye = await client.next()
        assert (goodbye["type"], goodbye.get("retry_seconds")) == ("Goodbye", None)
        told.add(goodbye["code"])
        hello = {"type": "Hello", "version": 1, "tokens": [held[1].token]}
        for path, body in (
            ("/poll/open", hello),
            ("/api/come-back", {"code": held[2].rejoin_code}),
            (f"/api/tables/{opened['table']}/seats", {"contribution": "0" * 64}),
        ):
            told.add((await server.post(path, body, 409))["code"])
        by_code = await server.http.get(f"/api/by-code/{opened['code']}")
        told.add(by_code.json()["code"])
        assert (await health(server))["damaged_tables"] == 1
        assert (await server.http.get("/api/tables")).json() == []
    return told


def test_a_damaged_row_of_a_table_is_no_damage(tmp_path: Path) -> None:
    """What follows from the journal, or can be done without, is not needed to restore it."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            table = (await server.open_table())["table"]
        change(tmp_path, "UPDATE journals SET status = 'lob', timer = 'x' WHERE id = ?", table)
        async with running(tmp_path) as server:
            await server.sit_down(table)
            await server.services.maintenance.keep_in_step()
        found = change(tmp_path, "SELECT status FROM journals WHERE id = ?", table)
        assert found == "lobby"

    asyncio.run(scenario())


# SQLite stores any type in any column, and text that is no text: a flipped bit is enough.
UNREADABLE = (
    "UPDATE entries SET body = 7 WHERE journal_id = ?",
    "UPDATE entries SET body = 'text' WHERE journal_id = ?",
    "UPDATE entries SET head = 'text' WHERE journal_id = ?",
    "UPDATE journals SET secret = 7 WHERE id = ?",
    "UPDATE journals SET secret = 'text' WHERE id = ?",
)
NOT_NEEDED = (
    "UPDATE entries SET seat = CAST(x'ff' AS TEXT), command = '' WHERE journal_id = ?",
    "UPDATE journals SET code = CAST(x'ff' AS TEXT) WHERE id = ?",
    "UPDATE journals SET timer = CAST(x'ff' AS TEXT) WHERE id = ?",
    "UPDATE journals SET status = CAST(x'ff' AS TEXT) WHERE id = ?",
    "UPDATE journals SET created_at = CAST(x'ff' AS TEXT) WHERE id = ?",
    "INSERT INTO names SELECT id, 'p1', CAST(x'ff' AS TEXT) FROM journals WHERE id = ?",
)


def test_values_of_other_types_stop_no_other_table(tmp_path: Path, log: io.StringIO) -> None:
    """Where the journal itself is readable, not even their own."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            healthy, *ids = [
                (await server.open_table())["table"]
                for _ in range(1 + len(UNREADABLE) + len(NOT_NEEDED))
            ]
        for table, statement in zip(ids, UNREADABLE + NOT_NEEDED, strict=True):
            change(tmp_path, statement, table)
        async with running(tmp_path) as server:
            await restored(server, 1 + len(ids))
            live = {healthy, *ids[len(UNREADABLE) :]}
            assert set(server.services.registry.live_tables) == live
            assert (await health(server))["damaged_tables"] == len(UNREADABLE)
        named = {line["table"] for line in errors(log)}
        assert named == {table[:8] for table in ids[: len(UNREADABLE)]}

    asyncio.run(scenario())


def test_a_table_that_cannot_be_read_is_tried_after_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bad sector of the disk: the file isn't damaged, but reading there always fails."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            first, *others = [(await server.open_table())["table"] for _ in range(TABLES)]
        entries = Storage.entries

        async def unless_first(self: Storage, table_id: str, after: int = 0) -> list[StoredEntry]:
            if table_id == first:
                raise CannotRead("disk I/O error")
            return await entries(self, table_id, after)

        url = sqlite_url(tmp_path / "tables.sqlite3")
        async with await Storage.open(url, owner="test") as storage:
            registry = TableRegistry(storage, LoopClock())
            with monkeypatch.context() as patched:
                patched.setattr(Storage, "entries", unless_first)
                for _ in range(2):
                    with pytest.raises(CannotRead):
                        await registry.restore_all()
                assert set(registry.live_tables) == set(others)
            assert await registry.restore_all() == TABLES
            await registry.close()

    asyncio.run(scenario())


def test_a_damaged_table_expires_like_any_other(tmp_path: Path) -> None:
    """Unreadable tables expire like all others."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            table = (await server.open_table())["table"]
        empty(tmp_path, table)
        async with running(tmp_path, kept=Retention(unused=-1.0, journal=-1.0)) as server:
            await server.services.maintenance.forget()
            assert (await health(server))["damaged_tables"] == 0
            assert await server.services.registry.storage.row(table) is None

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "damage",
    ["UPDATE entries SET body = x'7b'", "DELETE FROM entries WHERE seq = 2"],
    ids=["unreadable", "missing"],
)
def test_a_damaged_class_stops_no_other(tmp_path: Path, log: io.StringIO, damage: str) -> None:
    """It is named in the log, its people are told, and it is deleted like any other."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            damaged, healthy = [await open_class(server) for _ in range(2)]
            pupil, _ = [await join(server, damaged) for _ in range(2)]
        class_id = damaged["class_id"]
        joint = "AND" if "WHERE" in damage else "WHERE"
        change(tmp_path, f"{damage} {joint} journal_id = ?", class_id)
        async with running(tmp_path) as server:
            classes = server.services.classes
            async with asyncio.timeout(300):
                while len(classes.runs) + classes.damaged < 2:
                    await asyncio.sleep(0.01)
            assert set(classes.runs) == {healthy["class_id"]}
            assert (await health(server))["damaged_tables"] == 1
            for token in (damaged["host_token"], pupil.token):
                async with await server.client(token) as client:
                    goodbye = await client.next()
                    assert (goodbye["code"], goodbye["retry_seconds"]) == ("table_damaged", None)
            found = await server.http.get(f"/api/by-code/{damaged['code']}")
            assert found.json() == {"code": "table_damaged"}
        assert [line["table"] for line in errors(log)] == [class_id[:8]]
        async with running(tmp_path, kept=Retention(unused=-1.0, journal=-1.0)) as server:
            await server.services.maintenance.forget()
            assert (await health(server))["damaged_tables"] == 0
            assert await server.services.classes.storage.row(class_id) is None

    asyncio.run(scenario())


def test_a_table_deleted_while_it_is_restored_is_not_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process may delete what was kept long enough at any moment."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            table = (await server.open_table())["table"]
        async with running(tmp_path) as server:
            registry = server.services.registry
            await registry.restore_all()
            await server.services.maintenance.stop()  # which restores all tables, too
            await registry.put_away(registry.live_tables[table])
            claim = registry.storage.claim

            async def claimed_then_deleted(table_id: str) -> int | None:
                epoch = await claim(table_id)
                assert epoch is not None
                last = (await registry.storage.entries(table_id))[-1].seq
                await registry.storage.delete_unchanged({table_id: (epoch, last)})
                return epoch

            monkeypatch.setattr(registry.storage, "claim", claimed_then_deleted)
            assert await registry.find(table) is None

    asyncio.run(scenario())


async def restored(server: Running, tables: int = TABLES) -> None:
    registry = server.services.registry
    async with asyncio.timeout(300):
        while len(registry.live_tables) + registry.damaged < tables:
            await asyncio.sleep(0.01)


async def health(server: Running) -> Json:
    return (await server.http.get("/health")).json()


def errors(log: io.StringIO) -> list[Json]:
    """Those since the last time."""
    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    log.seek(0)
    log.truncate()
    return [line for line in lines if line["level"] == "error"]


def change(folder: Path, statement: str, *values: object) -> object:
    """What a damaged disk does; returns the first value found, or the body before."""
    with closing(sqlite3.connect(folder / "tables.sqlite3", timeout=60)) as database, database:
        before = database.execute(
            "SELECT body FROM entries WHERE journal_id = ?", (values[-1],)
        ).fetchone()
        found = database.execute(statement, values).fetchone()
    return (found or before or [None])[0]
