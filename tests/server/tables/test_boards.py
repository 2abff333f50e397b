"""Boards besides the standard one: offered, played, stored, found again."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rawsiko.content import load
from rawsiko.content.load import load_content, standard_content
from rawsiko.content.served.packed_board import PackedBoard
from rawsiko.engine.content import Content
from rawsiko.server.storage import Storage
from rawsiko.server.tables.boards import board_in
from tests.content.folders import TINY
from tests.server.running import Json, Running, play_on, running, started_table


def test_a_match_and_its_replay_outlive_the_board(tmp_path: Path) -> None:
    """It goes on after a restart without the folder, and its replay is shown."""
    tiny = load_content(TINY)

    async def play() -> Json:
        async with running(tmp_path, boards=[board_in(TINY)]) as server:
            offered = (await server.http.get("/api/boards")).json()
            assert [one["hash"] for one in offered] == [standard_content().hash, tiny.hash]
            assert offered[0]["names"]["de"] == "Welt"
            kinds = ("news_cards", "recyclable", "short_cards")
            assert [offered[1][kind] for kind in kinds] == [0, 0, 0]
            assert offered[0]["news_cards"] == len(standard_content().news)
            assert offered[0]["recyclable"] > 0
            opened, held, clients = await started_table(
                server, 3, options={"turns": 1}, board=tiny.hash
            )
            assert clients[0].heard[0]["content"] == tiny.hash
            seat = next(client for client in clients if client.view.choice())
            await seat.applied(seat.view.choice() or {})
            for client in clients:
                await client.socket.close()
        async with running(tmp_path) as server:
            await refused(server, tiny.hash)
            clients = [await server.client(one.token) for one in held]
            for client in clients:
                await client.until("Snapshot")
            await asyncio.gather(*(play_on(client) for client in clients))
            shown = await server.http.get(f"/api/boards/{tiny.hash}/it")
            assert shown.json()["names"]["material-copper"] == "Rame"
            again = {"if-none-match": shown.headers["etag"]}
            same = await server.http.get(f"/api/boards/{tiny.hash}/it", headers=again)
            assert same.status_code == 304
            return await replayed(server, opened)

    steps = asyncio.run(play())
    assert (steps["content"], steps["is_complete"]) == (tiny.hash, True)


async def refused(server: Running, board: str) -> None:
    """Nobody can open another table with it."""
    body = {"settings": {"seats": 3}, "board": board}
    assert (await server.post("/api/tables", body, 400))["code"] == "unknown_board"


async def replayed(server: Running, opened: Json) -> Json:
    bearer = {"authorization": f"Bearer {opened['replay_token']}"}
    file = await server.http.get("/api/replay", headers=bearer)
    answer = await server.http.post("/api/replays/steps", content=file.content)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_table_opened_with_the_standard_board_stores_it(tmp_path: Path) -> None:
    """So the next version of the program can change it. It is stored once."""

    async def open_two() -> None:
        async with running(tmp_path) as server:
            await server.open_table()
            await server.open_table()

    asyncio.run(open_two())
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3", timeout=10)) as database:
        rows = database.execute("SELECT hash FROM boards").fetchall()
    assert rows == [(standard_content().hash,)]


def test_a_class_needs_a_board_for_every_size_of_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, boards=[board_in(TINY)]) as server:
            bell = server.services.classes.storage.now() + 3000
            for board, code in (
                (load_content(TINY).hash, "board_too_small"),
                ("sha256:0", "unknown_board"),
            ):
                body = {"lesson": {"type": "Lesson", "bell_at": bell, "board": board}}
                assert (await server.post("/api/classes", body, 400))["code"] == code

    asyncio.run(scenario())


def test_a_replay_of_an_unknown_board_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            header = json.dumps({"format": "rawsiko-replay/1", "content": "sha256:0"})
            answer = await server.http.post("/api/replays/steps", content=header.encode())
            assert answer.status_code == 400

    asyncio.run(scenario())


def test_unknown_boards_cost_no_reading_of_folders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anybody may ask for them. What isn't a hash isn't looked up at all."""
    asked: list[str] = []
    board = Storage.board

    async def counted(storage: Storage, board_hash: str) -> bytes | None:
        asked.append(board_hash)
        return await board(storage, board_hash)

    def none(folder: Path) -> Content:
        raise AssertionError(folder)

    async def scenario() -> None:
        async with running(tmp_path) as server:
            monkeypatch.setattr(Storage, "board", counted)
            monkeypatch.setattr(load, "load_content", none)
            unknown = f"sha256:{'0' * 64}"
            for name in (unknown, "sha256:0", "x", f"{unknown}0", unknown.upper(), f"{unknown}%0A"):
                answer = await server.http.get(f"/api/boards/{name}/en")
                assert (answer.status_code, answer.json()) == (409, {"code": "unknown_content"})
            assert asked == [unknown]

    asyncio.run(scenario())


def test_a_board_is_compressed_once_for_each_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    in_language = PackedBoard.in_language

    def counted(packed: PackedBoard, language: str) -> bytes:
        made.append(language)
        return in_language(packed, language)

    async def scenario() -> None:
        async with running(tmp_path) as server:
            monkeypatch.setattr(PackedBoard, "in_language", counted)
            for language in ("en", "it", "en", "it", "en"):
                path = f"/api/boards/standard/{language}"
                zipped = await server.http.get(path)
                plain = await server.http.get(path, headers={"accept-encoding": ""})
                assert zipped.headers["content-encoding"] == "gzip"
                assert "content-encoding" not in plain.headers
                assert zipped.json() == plain.json()
            assert made == ["en", "it"]

    asyncio.run(scenario())
