"""Tables in a browser: the host that a page's worker runs, with a database that is a dictionary."""

import asyncio
import secrets
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from rawsiko.client.player_view import acting_player, legal_actions
from rawsiko.client.snapshot_updates import updated
from rawsiko.content.load import find_content, standard_content, standard_folder
from rawsiko.content.served.packing import pack
from rawsiko.light import board
from rawsiko.light.host import Host, start
from rawsiko.protocol import commands, messages
from rawsiko.protocol.commands import Pace, Play, SetPace
from rawsiko.protocol.messages import Applied, Hello, Order, Refused, Snapshot
from rawsiko.protocol.tables import OVER
from rawsiko.replay.proof import judge
from rawsiko.replay.reading import Holds
from rawsiko.server.connections.message_handler import MessageHandler

SERVER_MESSAGE = msgspec.json.Decoder(messages.ServerMessage)
CONTRIBUTION = "5a" * 16
LEVELS = ("medium", "easy")


@pytest.fixture(autouse=True)
def packed_board(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """As the build of the site writes it."""
    file = tmp_path_factory.mktemp("board") / "board.json"
    file.write_bytes(pack(standard_folder()).encoded())
    monkeypatch.setattr(board, "PACKED", file)
    return file


class Database:
    """The browser's. It may be full."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.rows: dict[str, dict[int, str]] = {}
        self.is_full = False

    async def tables(self) -> Sequence[str]:
        return list(self.kept.values())

    async def entries(self, table_id: str) -> Sequence[str]:
        return [entry for _, entry in sorted(self.rows.get(table_id, {}).items())]

    async def keep(self, table_id: str, kept: str, seq: int, entry: str) -> None:
        if self.is_full:
            raise OSError("QuotaExceededError")
        self.kept[table_id] = kept
        if seq:
            self.rows.setdefault(table_id, {})[seq] = entry

    async def forget(self, table_id: str) -> None:
        del self.kept[table_id], self.rows[table_id]


class Page:
    """A page with its worker."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._news = asyncio.Event()
        self.replies: dict[str | None, Applied | Refused] = {}
        self.snapshot: Snapshot | None = None
        self.ended: list[int] = []
        self.host: Host

    async def load(self) -> "Page":
        self.host = await start(self._database, "http://x", self._hear, self._lost)
        return self

    def _hear(self, _number: int, text: str) -> None:
        message = SERVER_MESSAGE.decode(text)
        if isinstance(message, Applied | Refused):
            self.replies[message.id] = message
        elif isinstance(message, Snapshot):
            self.snapshot = message
        elif self.snapshot is not None:
            self.snapshot = updated(self.snapshot, message)
        self._news.set()

    def _lost(self, number: int) -> None:
        self.ended.append(number)
        self._news.set()

    async def ask(self, method: str, path: str, token: str = "", body: object = None) -> Any:
        is_ok, text = await self.host.ask(method, path, token, msgspec.json.encode(body).decode())
        return text if is_ok else msgspec.json.decode(text)["code"]

    async def play_now(self) -> tuple[dict[str, str], str]:
        """The table's tokens, and that of the seat."""
        settings = {"seats": 1 + len(LEVELS), "options": {"turns": 1}}
        opened = msgspec.json.decode(
            await self.ask("POST", "/api/tables", body={"settings": settings})
        )
        path = f"/api/tables/{opened['table']}/play-alone"
        wanted = {"contribution": CONTRIBUTION, "bots": LEVELS}
        seated = msgspec.json.decode(await self.ask("POST", path, opened["host_token"], wanted))
        return opened, seated["seat_token"]

    async def sit(self, token: str) -> Snapshot:
        hello = Hello(version=1, tokens=(token,), seat=None, after=None, head=None)
        self.host.open(1, msgspec.json.encode(hello).decode())
        while self.snapshot is None:
            await self.told()
        await self.order(SetPace(Pace.INSTANT))
        return self.snapshot

    async def order(self, command: commands.Command) -> Applied | Refused:
        order = Order(secrets.token_hex(16), command)
        self.host.say(1, msgspec.json.encode(order).decode())
        while order.id not in self.replies:
            await self.told()
        return self.replies[order.id]

    async def play_until(self, seq: int | None = None) -> None:
        """Play at random until the match has so many entries, or to its end."""
        rng, content = Random(1), standard_content()
        while (known := self.snapshot) is not None and known.table.status not in OVER:
            if seq is not None and known.seq >= seq:
                return
            if acting_player(known) != known.seat:
                await self.told()
                continue
            legal = legal_actions(known, content)
            assert isinstance(await self.order(Play(rng.choice(list(legal)[:40]))), Applied)

    async def told(self) -> None:
        self._news.clear()
        await self._news.wait()


def test_a_match_goes_on_after_a_reload_and_its_replay_is_valid() -> None:
    async def scenario() -> None:
        database = Database()
        page = await Page(database).load()
        opened, token = await page.play_now()
        await page.sit(token)
        await page.play_until(30)
        assert page.snapshot is not None
        again = await Page(database).load()  # the first worker was killed
        restored = await again.sit(token)
        stored = len(database.rows[opened["table"]])
        assert restored.seq >= page.snapshot.seq
        assert stored >= restored.seq
        await again.play_until()
        replay = await again.ask("GET", "/api/replay", opened["replay_token"])
        judged = judge(replay.encode().splitlines(keepends=True), find_content)
        assert isinstance(judged.verdict, Holds)
        assert judged.has_proof
        report = msgspec.json.decode(await again.ask("GET", "/api/report", token))
        assert len(report["players"]) == 1 + len(LEVELS)
        log = msgspec.json.decode(await again.ask("GET", "/api/log", token))
        is_ok, steps = await again.host.ask("POST", "/api/replays/steps", "", replay)
        assert is_ok
        assert len(msgspec.json.decode(steps)["steps"]) == len(log["steps"])

    asyncio.run(scenario())


def test_a_move_that_cannot_be_stored_is_not_applied() -> None:
    async def scenario() -> None:
        database = Database()
        page = await Page(database).load()
        _, token = await page.play_now()
        await page.sit(token)
        await page.play_until(12)
        while (known := page.snapshot) is None or acting_player(known) != known.seat:
            await asyncio.sleep(0)
        action = legal_actions(known, standard_content())[0]
        database.is_full = True
        refused = await page.order(Play(action))
        assert isinstance(refused, Refused)
        assert refused.code == "cannot_save"
        database.is_full = False
        assert isinstance(await page.order(Play(action)), Applied)

    asyncio.run(scenario())


def test_a_fault_ends_the_conversation(monkeypatch: pytest.MonkeyPatch) -> None:
    """So the page connects again, instead of waiting for ever."""

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    async def scenario() -> None:
        page = await Page(Database()).load()
        _, token = await page.play_now()
        await page.sit(token)
        monkeypatch.setattr(MessageHandler, "handle", fail)
        page.host.say(1, "{}")
        while not page.ended:
            await page.told()
        assert page.ended == [1]

    asyncio.run(scenario())


def test_requests_are_refused_with_a_code() -> None:
    async def scenario() -> None:
        page = await Page(Database()).load()
        opened, token = await page.play_now()
        seats = f"/api/tables/{opened['table']}/seats"
        assert await page.ask("GET", "/api/classes") == "no_such_page"
        assert await page.ask("GET", "/api/log", "x") == "unknown_token"
        assert await page.ask("GET", "/api/replay", token) == "table_not_over"
        assert await page.ask("POST", "/api/tables", body={"settings": 1}) == "malformed"
        assert await page.ask("POST", seats, body={"contribution": "0" * 64}) == "not_in_lobby"
        alone = f"/api/tables/{opened['table']}/play-alone"
        wanted = {"contribution": CONTRIBUTION, "bots": LEVELS}
        assert await page.ask("POST", alone, token, wanted) == "unknown_token"
        is_ok, text = await page.host.ask("POST", "/api/replays/steps", "", "{}")
        assert not is_ok
        assert msgspec.json.decode(text)["code"].startswith("replay_")

    asyncio.run(scenario())


def test_old_matches_are_forgotten_and_damaged_ones_passed_over() -> None:
    async def scenario() -> None:
        database = Database()
        page = await Page(database).load()
        opened, token = await page.play_now()
        row = msgspec.json.decode(database.kept[opened["table"]])
        row["row"]["touched_at"] = 0
        database.kept[opened["table"]] = msgspec.json.encode(row).decode()
        again = await Page(database).load()
        assert database.kept == {}
        assert await again.ask("GET", "/api/log", token) == "unknown_token"
        database.kept["x"] = "no table"
        opened, _ = await (await Page(database).load()).play_now()
        assert set(database.kept) == {"x", opened["table"]}

    asyncio.run(scenario())
