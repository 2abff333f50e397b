"""The HTTP requests that a page makes, answered in the browser."""

import re
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple

import msgspec

from rawsiko.protocol import http_bodies as bodies
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server.replays.questions import ReplayQuestion, compared, state_of
from rawsiko.server.replays.reports import MatchReports
from rawsiko.server.replays.steps import LARGEST_REPLAY, ReplayRefusal, content_named_in, steps_of
from rawsiko.server.replays.table_log import log_of
from rawsiko.server.storage import Capability, Role, StorageError
from rawsiko.server.tables import boards, opening, tokens
from rawsiko.server.tables.journaled import CannotRestore
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.tables.registry import Opened, Seated, TableRegistry
from rawsiko.simulator.backend import IS_PLAIN

NOWHERE = ""  # no other device can open a link to this table


class PageReply(NamedTuple):
    is_ok: bool
    body: bytes


class _Refused(Exception):
    def __init__(self, code: TableRefusal) -> None:
        self.code = code
        super().__init__(code)


Handle = Callable[..., Awaitable[object]]


class PageRequests:
    def __init__(self, registry: TableRegistry, origin: str) -> None:
        self._registry = registry
        self._origin = origin
        self._reports = MatchReports(registry.storage, registry.thinking, registry.thinking)
        self._routes: tuple[tuple[str, str, Handle], ...] = (
            ("GET", "/health", self._health),
            ("GET", "/api/boards", self._boards),
            ("POST", "/api/tables", self._open_table),
            ("POST", "/api/tables/([0-9a-f]{32})/seats", self._take_seat),
            ("POST", "/api/tables/([0-9a-f]{32})/play-alone", self._play_alone),
            ("GET", "/api/log", self._log),
            ("GET", "/api/replay", self._replay),
            ("GET", "/api/report", self._report),
            ("POST", "/api/replays/steps", self._steps),
            ("POST", "/api/replays/why-not", self._why_not),
        )

    async def answer(self, method: str, path: str, token: str, body: bytes) -> PageReply:
        for known, pattern, handle in self._routes:
            if known == method and (found := re.fullmatch(pattern, path)):
                return await _answered(partial(handle, token, body, *found.groups()))
        return _refusal(TableRefusal.NO_SUCH_PAGE)

    async def _health(self, _token: str, _body: bytes) -> object:
        return {"bots": "slow" if IS_PLAIN else "fast", "prepared": 1.0}

    async def _boards(self, _token: str, _body: bytes) -> object:
        return [boards.told_of(board) for board in self._registry.boards.offered]

    async def _open_table(self, _token: str, body: bytes) -> object:
        wanted = msgspec.json.decode(body, type=bodies.OpenTable)
        open_one = self._registry.open_table
        opened: Opened = _accepted(await opening.open_with_bots(self._registry, wanted, open_one))
        return opening.told_of(opened, bodies.TableLinks(*[f"{self._origin}/"] * 4))

    async def _take_seat(self, _token: str, body: bytes, table: str) -> object:
        wanted = msgspec.json.decode(body, type=bodies.TakeSeat)
        live = await self._live(table)
        return _told(live, _accepted(await opening.take_seat(self._registry, live, wanted)))

    async def _play_alone(self, token: str, body: bytes, table: str) -> object:
        wanted = msgspec.json.decode(body, type=bodies.PlayAlone)
        held = await self._held(token)
        if held.table != table or held.role is not Role.HOST:
            raise _Refused(TableRefusal.UNKNOWN_TOKEN)
        live = await self._live(table)
        return _told(live, _accepted(await opening.play_alone(self._registry, live, wanted)))

    async def _log(self, token: str, _body: bytes) -> object:
        live = await self._live((await self._held(token)).table)
        stored = await self._registry.storage.entries(live.table.id)
        return log_of(live.table, [entry.body for entry in stored])

    async def _replay(self, token: str, _body: bytes) -> object:
        live = await self._finished(token)
        return await self._reports.replay(live.table) or _refuse(TableRefusal.NO_MATCH)

    async def _report(self, token: str, _body: bytes) -> object:
        live = await self._finished(token)
        return await self._reports.report(live.table) or _refuse(TableRefusal.TRY_AGAIN)

    async def _steps(self, _token: str, file: bytes) -> object:
        if len(file) > LARGEST_REPLAY:
            raise _Refused(TableRefusal.TOO_LARGE)
        content = await self._registry.boards.find(content_named_in(file))
        return steps_of(file, content)

    async def _why_not(self, _token: str, body: bytes) -> object:
        asked = msgspec.json.decode(body, type=ReplayQuestion)
        content = await self._registry.boards.find(content_named_in(asked.replay.encode()))
        state = state_of(asked, content)
        return _accepted(await compared(self._registry.thinking, state, asked.action, NOWHERE))

    async def _held(self, token: str) -> Capability:
        held = await self._registry.storage.token(tokens.hash_of(token))
        return held or _refuse(TableRefusal.UNKNOWN_TOKEN)

    async def _live(self, table: str) -> LiveTable:
        return await self._registry.reach(table) or _refuse(TableRefusal.UNKNOWN_TABLE)

    async def _finished(self, token: str) -> LiveTable:
        held = await self._held(token)
        if held.role is Role.SPECTATOR:
            raise _Refused(TableRefusal.UNKNOWN_TOKEN)
        live = await self._live(held.table)
        if not live.table.is_over or not live.table.secret_is_shown:
            raise _Refused(TableRefusal.TABLE_NOT_OVER)
        return live if live.table.match is not None else _refuse(TableRefusal.NO_MATCH)


async def _answered(handle: Callable[[], Awaitable[object]]) -> PageReply:
    try:
        result = await handle()
    except _Refused as refused:
        return _refusal(refused.code)
    except CannotRestore as damage:
        return _refusal(damage.refusal)
    except StorageError:
        return _refusal(TableRefusal.CANNOT_SAVE)
    except msgspec.MsgspecError:
        return _refusal(TableRefusal.MALFORMED)
    encoded = result if isinstance(result, bytes) else msgspec.json.encode(result)
    return PageReply(not isinstance(result, ReplayRefusal), encoded)


def _refusal(code: TableRefusal) -> PageReply:
    return PageReply(is_ok=False, body=msgspec.json.encode(bodies.RefusalBody(code)))


def _refuse(code: TableRefusal) -> Any:
    raise _Refused(code)


def _accepted(result: Any) -> Any:
    return _refuse(result) if isinstance(result, TableRefusal) else result


def _told(live: LiveTable, seated: Seated) -> bodies.TakenSeat:
    link = NOWHERE
    return bodies.TakenSeat(live.table.id, seated.seat, seated.token, seated.rejoin_code, link)
