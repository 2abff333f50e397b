"""HTTP routes for what has happened: the log of a match, and replays and reports after it."""

import asyncio

import msgspec
from litestar import Response, post

from rawsiko.bots.comparison import Comparison
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.reports import MatchReport
from rawsiko.server.connections.sockets import address_of
from rawsiko.server.replays.prepared import MOST_WAITING
from rawsiko.server.replays.questions import ReplayQuestion
from rawsiko.server.replays.steps import (
    LARGEST_REPLAY,
    ReplayRefusal,
    ReplaySteps,
    content_named_in,
)
from rawsiko.server.replays.table_log import MatchLog, log_of
from rawsiko.server.storage import Role
from rawsiko.server.tables.table import Table
from rawsiko.server.web.class_routes import class_of_token
from rawsiko.server.web.openapi import described, reads
from rawsiko.server.web.requests import (
    JSON,
    Answer,
    ApiRequest,
    HttpRefusal,
    accepted,
    answer,
    body_of,
)
from rawsiko.server.web.services import capability_of, services_of, wrong_guess
from rawsiko.server.web.static_files import GZIP, accepts_gzip, compressed

LINES = "application/jsonl"
TEXT = "text/plain"  # any type is accepted; this one every program can send
PLAYERS_TOKEN = "a replay, seat or host token of a table, or a member token"


@reads("/api/replay", LINES, refuses=(401, 404, 409, 503), by_token=PLAYERS_TOKEN)
async def replay_by_token(request: ApiRequest) -> Answer:
    """The replay of the token's table, whose match is over, with the proof of its dice
    (docs/replay.md). Links to replays contain only a token."""
    table = await _finished(request, await _table_of_token(request))
    file = await services_of(request).reports.replay(table)
    if file is None:
        raise HttpRefusal(TableRefusal.NO_MATCH)
    return Response(file, media_type=LINES)


@reads("/api/report", MatchReport, refuses=(401, 404, 409, 503), by_token=PLAYERS_TOKEN)
async def report_by_token(request: ApiRequest) -> Answer:
    """Luck, turning points and the use of hints, for the token's table. The first request takes
    seconds."""
    table = await _finished(request, await _table_of_token(request))
    report = await services_of(request).reports.report(table)
    if report is None:
        raise HttpRefusal(TableRefusal.TRY_AGAIN)
    return answer(report)


@post(
    "/api/replays/steps",
    status_code=200,
    operation_class=described(
        {200: ReplaySteps, 400: ReplayRefusal}, takes=TEXT, refuses=(403, 413, 429, 503)
    ),
)
async def replay_steps(request: ApiRequest) -> Answer:
    """The result of each line of a replay (docs/replay.md), or which line is wrong. Nothing is
    stored."""
    services = services_of(request)
    replays = services.prepared_replays
    if not replays.may_send(address_of(request.scope)):
        raise HttpRefusal(TableRefusal.TOO_FAST)
    if replays.waiting >= MOST_WAITING:
        raise HttpRefusal(TableRefusal.TRY_AGAIN)
    replays.waiting += 1
    try:
        file = await body_of(request, largest=LARGEST_REPLAY)
        content = await services.registry.boards.find(content_named_in(file))
        done = await replays.prepare(file, content)
    finally:
        replays.waiting -= 1
    if done is None:
        raise HttpRefusal(TableRefusal.TRY_AGAIN)
    status = 400 if done.is_refused else 200
    if accepts_gzip(request):
        return Response(done.zipped, headers=GZIP, media_type=JSON, status_code=status)
    return Response(done.body, media_type=JSON, status_code=status)


@post(
    "/api/replays/why-not",
    status_code=200,
    operation_class=described(
        {200: Comparison}, takes=ReplayQuestion, refuses=(400, 409, 413, 429, 503)
    ),
)
async def replay_why_not(request: ApiRequest) -> Answer:
    """What an action would have cost or brought at a decision of a match that is over, for what the
    player knew then. Nothing is stored."""
    services, address = services_of(request), address_of(request.scope)
    questions = services.replay_questions
    if refusal := questions.refusal_for(address):
        raise HttpRefusal(refusal)
    asked = await body_of(request, ReplayQuestion, largest=LARGEST_REPLAY)
    content = await services.registry.boards.find(content_named_in(asked.replay.encode()))
    return answer(accepted(await questions.answer(asked, content, address)))


@reads("/api/log", MatchLog, refuses=(401, 404, 503), by_token="any token of a table")
async def log_by_token(request: ApiRequest) -> Answer:
    """What has happened in the match of the token's table so far, as spectators were told it."""
    services = services_of(request)
    table = await _table_of_token(request, may_watch=True)
    live = await services.registry.reach(table)
    if live is None:
        raise HttpRefusal(TableRefusal.TRY_AGAIN)
    stored = await services.registry.storage.entries(table)
    bodies = [entry.body for entry in stored]
    # One at a time, in a thread: no move waits for it.
    async with services.log_reader:
        log = await asyncio.to_thread(log_of, live.table, bodies)
        return await compressed(request, msgspec.json.encode(log))


async def _table_of_token(request: ApiRequest, *, may_watch: bool = False) -> str:
    """The table id of the request's token. Raises HttpRefusal if the token is invalid, or is a
    spectator's who may not watch this."""
    held = await capability_of(request)
    if held is None or (held.role is Role.SPECTATOR and not may_watch):
        raise await wrong_guess(request, TableRefusal.UNKNOWN_TOKEN)
    if held.role is Role.MEMBER:
        return await _table_of_member(request)
    if held.class_id is not None:  # a class as a whole has many matches
        raise await wrong_guess(request, TableRefusal.UNKNOWN_TOKEN)
    return held.table


async def _table_of_member(request: ApiRequest) -> str:
    """Where this pupil of a class plays, or played until a bot took over."""
    _, held, run = await class_of_token(request, Role.MEMBER)
    led = run.live.school.led_by(held.seat or "")
    table = run.live.school.tables.get(led.table) if led is not None else None
    if table is None or table.table is None:
        raise HttpRefusal(TableRefusal.NO_MATCH)
    return table.table


async def _finished(request: ApiRequest, table: str) -> Table:
    """A table whose match is over. Raises HttpRefusal if it is not, or if there was none."""
    live = await services_of(request).registry.reach(table)
    if live is None:
        raise HttpRefusal(TableRefusal.TRY_AGAIN)
    if not live.table.is_over or not live.table.secret_is_shown:
        raise HttpRefusal(TableRefusal.TABLE_NOT_OVER)
    if live.table.match is None:
        raise HttpRefusal(TableRefusal.NO_MATCH)
    return live.table
