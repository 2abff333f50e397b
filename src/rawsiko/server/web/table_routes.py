"""HTTP routes that open, find and join tables, and conversations by long-polling."""

import secrets
from functools import cache

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from rawsiko.content.export import export_content
from rawsiko.content.load import standard_content, standard_folder
from rawsiko.protocol import http_bodies as bodies
from rawsiko.protocol.commands import GiveToBot
from rawsiko.protocol.messages import Applied, Goodbye, Hello
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import SeatKind, Status, TableView
from rawsiko.server.connections.polling import Poll, Polled, PollOpened
from rawsiko.server.connections.sockets import address_of
from rawsiko.server.tables import outbound
from rawsiko.server.tables.decisions import Caller, refusal_of_settings
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.tables.names import allowed_name
from rawsiko.server.tables.restoring import CannotRestore
from rawsiko.server.web import openapi
from rawsiko.server.web.addresses import base_for_others, link
from rawsiko.server.web.openapi import described
from rawsiko.server.web.requests import JSON, Answer, ApiRequest, Turned, body_of
from rawsiko.server.web.security import own_origin
from rawsiko.server.web.services import Services
from rawsiko.texts.data import data_folder

MESSAGES = f"{openapi.PATH}/messages.json"
SAVES = (400, 403, 413, 503)


@post(
    "/api/tables",
    operation_class=described(
        {201: bodies.TableOpened}, takes=bodies.OpenTable, refuses=(*SAVES, 429)
    ),
)
async def open_table(request: ApiRequest) -> Answer:
    """Open a table. The caller becomes its host."""
    services = _services(request)
    wanted = await body_of(request, bodies.OpenTable)
    content = standard_content()
    if refusal := refusal_of_settings(wanted.settings, content):
        raise Turned(refusal)
    seats = {f"p{number}" for number in range(1, wanted.settings.seats + 1)}
    if not wanted.bots.keys() <= seats:
        raise Turned(TableRefusal.NO_SUCH_SEAT)
    if any(level not in services.levels for level in wanted.bots.values()):
        raise Turned(TableRefusal.UNKNOWN_LEVEL)
    opened = await services.capacity.open_table(address_of(request.scope), wanted.settings)
    if isinstance(opened, TableRefusal):
        raise Turned(opened)
    for seat, level in wanted.bots.items():
        host = Caller(None, is_host=True)
        reply = await opened.live.order(host, secrets.token_hex(16), GiveToBot(seat, level))
        if not isinstance(reply, Applied):
            raise Turned(TableRefusal.CANNOT_SAVE)
    table, base = opened.live.table, _base(request)
    return _answer(
        bodies.TableOpened(
            table=table.id,
            code=table.code,
            host_token=opened.host_token,
            spectator_token=opened.spectator_token,
            replay_token=opened.replay_token,
            links=bodies.Links(
                join=link(base, "join", table.code),
                host=link(base, "host", opened.host_token),
                spectator=link(base, "watch", opened.spectator_token),
                replay=link(base, "replay", opened.replay_token),
            ),
        ),
        201,
    )


@get("/api/tables", operation_class=described({200: [bodies.ListedTable]}, refuses=(503,)))
async def listed_tables(request: ApiRequest) -> Answer:
    """The tables that their hosts list publicly."""
    registry = _services(request).registry
    shown: list[bodies.ListedTable] = []
    for row in await registry.storage.listed_tables():
        try:
            live = await registry.find(row.id)
        except CannotRestore:
            continue
        if live is not None and live.table.settings.listed and not live.table.is_over:
            shown.append(_listed(live))
    return _answer(shown)


@get(
    "/api/tables/by-code/{code:str}",
    operation_class=described({200: TableView}, refuses=(400, 404, 409, 503)),
)
async def table_by_code(request: ApiRequest, code: FromPath[str]) -> Answer:
    """The lobby that a join code opens; during the match only if the table is listed."""
    services = _services(request)
    live = await services.registry.find_by_code(code)
    if live is None or not may_be_seen(live):
        await services.admission.failed(address_of(request.scope))
        raise Turned(TableRefusal.UNKNOWN_TABLE)
    return _answer(outbound.table_view(live.table, live.names, live.present()))


@post(
    "/api/tables/{table:str}/seats",
    operation_class=described(
        {201: bodies.SeatTaken}, takes=bodies.TakeSeat, refuses=(*SAVES, 404, 409)
    ),
)
async def take_seat(request: ApiRequest, table: FromPath[str]) -> Answer:
    """Take the first open seat, in the lobby."""
    services = _services(request)
    wanted = await body_of(request, bodies.TakeSeat)
    live = await services.registry.find(table) if _is_table_id(table) else None
    if live is None:
        await services.admission.failed(address_of(request.scope))
        raise Turned(TableRefusal.UNKNOWN_TABLE)
    name = allowed_name(live.table.settings, wanted.name)
    if isinstance(name, TableRefusal):
        raise Turned(name)
    seated = await services.registry.sit_down(
        live, wanted.contribution, wanted.company, wanted.avatar, name
    )
    if isinstance(seated, TableRefusal):
        raise Turned(seated)
    # The new holder can't be connected yet, so anybody connected is the previous one.
    services.admission.release(live, seated.seat, TableRefusal.NOT_SEATED)
    seat_link = link(_base(request), "seat", seated.token)
    taken = bodies.SeatTaken(table, seated.seat, seated.token, seated.rejoin_code, seat_link)
    return _answer(taken, 201)


@post(
    "/api/rejoin",
    operation_class=described(
        {201: bodies.SeatTaken}, takes=bodies.Rejoin, refuses=(*SAVES, 401, 409)
    ),
)
async def rejoin(request: ApiRequest) -> Answer:
    """A new link to a seat for its rejoin code. Older links to the seat stop working."""
    services = _services(request)
    wanted = await body_of(request, bodies.Rejoin)
    found = await services.registry.rejoin(wanted.code)
    if isinstance(found, TableRefusal):
        if found is TableRefusal.UNKNOWN_TOKEN:
            await services.admission.failed(address_of(request.scope))
        raise Turned(found)
    live, seated = found
    services.admission.release(live, seated.seat, TableRefusal.OPENED_ELSEWHERE)
    seat_link = link(_base(request), "seat", seated.token)
    taken = bodies.SeatTaken(
        live.table.id, seated.seat, seated.token, seated.rejoin_code, seat_link
    )
    return _answer(taken, 201)


@get("/api/content", operation_class=described({200: object}))
async def content(request: ApiRequest) -> Answer:
    """Board and cards, as `rawsiko content export` writes them."""
    return Response(_services(request).content(_exported), media_type=JSON)


@get(MESSAGES, operation_class=described({200: object}))
async def message_schema() -> Answer:
    """The JSON Schema of all messages of a conversation (docs/protocol.md)."""
    return Response(_message_schema(), media_type=JSON)


@get(
    "/health",
    operation_class=described({200: bodies.Health, 503: bodies.Health}),
)
async def health(request: ApiRequest) -> Answer:
    """Whether moves can be saved; 503 if not."""
    services = _services(request)
    can_save = await services.maintenance.check()
    state = bodies.Health(
        can_save=can_save,
        is_stopping=services.admission.is_stopping,
        tables=len(services.registry.live_tables),
        conversations=len(services.admission.conversations),
        damaged_tables=services.registry.damaged_tables,
    )
    return _answer(state, 200 if can_save and not state.is_stopping else 503)


@post(
    "/poll/open",
    operation_class=described({201: PollOpened}, takes=Hello, refuses=(*SAVES, 401, 404, 409)),
)
async def open_poll(request: ApiRequest) -> Answer:
    """Begin a conversation without a WebSocket (docs/protocol.md)."""
    services = _services(request)
    hello = await body_of(request)
    opened = await services.polling.open(hello, address_of(request.scope))
    if isinstance(opened, Goodbye):
        raise Turned(TableRefusal(opened.code))
    return _answer(opened, 201)


@post(
    "/poll/{conversation:str}",
    status_code=200,
    operation_class=described({200: Polled}, takes=Poll, refuses=(*SAVES, 404)),
)
async def poll(request: ApiRequest, conversation: FromPath[str]) -> Answer:
    """Send messages, receive messages. Waits up to `wait` seconds for news."""
    polled = await _services(request).polling.poll(conversation, await body_of(request, Poll))
    if polled is None:
        raise Turned(TableRefusal.UNKNOWN_CONVERSATION)
    return _answer(polled)


HANDLERS: tuple[ControllerRouterHandler, ...] = (
    open_table,
    listed_tables,
    table_by_code,
    take_seat,
    rejoin,
    content,
    message_schema,
    health,
    open_poll,
    poll,
)


def _answer(body: object, status: int = 200) -> Answer:
    return Response(msgspec.json.encode(body), media_type=JSON, status_code=status)


def _services(request: ApiRequest) -> Services:
    return request.app.state.services


def _base(request: ApiRequest) -> str:
    return base_for_others(_services(request).addresses, own_origin(request.scope) or "")


def may_be_seen(live: LiveTable) -> bool:
    table = live.table
    return table.status is Status.LOBBY or (table.settings.listed and not table.is_over)


def _listed(live: LiveTable) -> bodies.ListedTable:
    table = live.table
    open_seats = sum(seat.kind is SeatKind.OPEN for seat in table.seats.values())
    return bodies.ListedTable(table.id, table.code, table.status, table.settings, open_seats)


def _is_table_id(text: str) -> bool:
    return len(text) == 32 and all(letter in "0123456789abcdef" for letter in text)


def _exported() -> bytes:
    return msgspec.json.encode(export_content(standard_content(), standard_folder()))


@cache
def _message_schema() -> bytes:
    return (data_folder("docs") / "protocol.schema.json").read_bytes()
