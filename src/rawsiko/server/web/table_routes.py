"""HTTP routes that open, find and join tables, and conversations by long-polling."""

from functools import cache, partial

from litestar import Response, get, post
from litestar.params import FromPath

from rawsiko.protocol import http_bodies as bodies
from rawsiko.protocol.messages import Goodbye, Hello
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import SeatKind
from rawsiko.server.connections.polling import Poll, Polled, PollOpened
from rawsiko.server.connections.sockets import address_of
from rawsiko.server.storage import Role
from rawsiko.server.tables import opening
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.tables.registry import Opened, Seated
from rawsiko.server.web import openapi
from rawsiko.server.web.addresses import link
from rawsiko.server.web.openapi import SAVES, described, reads, saves
from rawsiko.server.web.requests import (
    JSON,
    RELAYED,
    Answer,
    ApiRequest,
    HttpRefusal,
    accepted,
    answer,
    body_of,
    is_id,
)
from rawsiko.server.web.services import (
    base_of,
    capability_of,
    look_elsewhere,
    services_of,
    wrong_guess,
)
from rawsiko.texts.data import data_folder

MESSAGES = f"{openapi.PATH}/messages.json"


@saves("/api/tables", bodies.TableOpened, takes=bodies.OpenTable, refuses=(429,))
async def open_table(request: ApiRequest) -> Answer:
    """Open a table. The caller becomes its host."""
    services = services_of(request)
    wanted = await body_of(request, bodies.OpenTable)
    address = address_of(request.scope)
    open_one = partial(services.capacity.open_table, address)
    opened = accepted(await opening.open_with_bots(services.registry, wanted, open_one))
    services.admission.failures.was_right(address, opened.live.table.code)
    return answer(opening.told_of(opened, _links_to(opened, base_of(request))), 201)


def _links_to(opened: Opened, base: str) -> bodies.TableLinks:
    return bodies.TableLinks(
        join=link(base, "join", opened.live.table.code),
        host=link(base, "host", opened.host_token),
        spectator=link(base, "watch", opened.spectator_token),
        replay=link(base, "replay", opened.replay_token),
    )


@reads("/api/tables", [bodies.ListedTable], refuses=(503,))
async def listed_tables(request: ApiRequest) -> Answer:
    """The tables that their hosts list publicly."""
    services = services_of(request)
    shown = [_listed(live) for live in services.registry.listed()]
    if services.cluster is not None and RELAYED not in request.scope:
        from rawsiko.server.web.relaying import listed_elsewhere

        shown += await listed_elsewhere(services.cluster)
    return answer(shown)


@saves("/api/tables/{table:str}/seats", bodies.TakenSeat, takes=bodies.TakeSeat, refuses=(404, 409))
async def take_seat(request: ApiRequest, table: FromPath[str]) -> Answer:
    """Take the first open seat, in the lobby."""
    services = services_of(request)
    wanted = await body_of(request, bodies.TakeSeat)
    live = await services.registry.reach(table) if is_id(table) else None
    if live is None:
        raise await wrong_guess(request, TableRefusal.UNKNOWN_TABLE)
    taken = await opening.take_seat(services.registry, live, wanted)
    if isinstance(taken, TableRefusal) and live.is_fenced:
        await services.registry.reach(table)  # raises OwnedElsewhere: it is asked instead
    seated = accepted(taken)
    # The new holder can't be connected yet, so anybody connected is the previous one.
    services.admission.release(live, seated.seat, TableRefusal.NOT_SEATED)
    return answer(seat_taken(request, live, seated), 201)


@saves(
    "/api/tables/{table:str}/play-alone",
    bodies.TakenSeat,
    takes=bodies.PlayAlone,
    refuses=(401, 409),
    by_token="the host token",
)
async def play_alone(request: ApiRequest, table: FromPath[str]) -> Answer:
    """Take the seat that is drawn first, give the others to bots and start the match. All seats
    must be open."""
    services = services_of(request)
    wanted = await body_of(request, bodies.PlayAlone)
    live = await services.registry.reach(table) if is_id(table) else None
    held = await capability_of(request)
    if live is None or held is None or held.table != table or held.role is not Role.HOST:
        raise await wrong_guess(request, TableRefusal.UNKNOWN_TOKEN)
    seated = accepted(await opening.play_alone(services.registry, live, wanted))
    return answer(seat_taken(request, live, seated), 201)


def seat_taken(request: ApiRequest, live: LiveTable, seated: Seated) -> bodies.TakenSeat:
    seat_link = link(base_of(request), "seat", seated.token)
    return bodies.TakenSeat(live.table.id, seated.seat, seated.token, seated.rejoin_code, seat_link)


@reads(MESSAGES, object)
async def message_schema() -> Answer:
    """The JSON Schema of all messages of a conversation (docs/protocol.md)."""
    return Response(_message_schema(), media_type=JSON)


@get("/health", operation_class=described({200: bodies.Health, 503: bodies.Health}))
async def health(request: ApiRequest) -> Answer:
    """Whether moves can be saved; 503 if not."""
    services = services_of(request)
    can_save = await services.maintenance.check()
    state = bodies.Health(
        can_save=can_save,
        is_stopping=services.admission.is_stopping,
        tables=len(services.registry.live_tables),
        conversations=len(services.admission.conversations),
        damaged_tables=services.registry.damaged + services.classes.damaged,
        bots=services.preparation.bots,
        prepared=services.preparation.done,
    )
    return answer(state, 200 if can_save and not state.is_stopping else 503)


@saves("/poll/open", PollOpened, takes=Hello, refuses=(401, 404, 409))
async def open_poll(request: ApiRequest) -> Answer:
    """Begin a conversation without a WebSocket (docs/protocol.md)."""
    services = services_of(request)
    hello = await body_of(request)
    opened = await services.polling.open(hello, address_of(request.scope))
    if isinstance(opened, Goodbye):
        raise HttpRefusal(TableRefusal(opened.code))
    return answer(opened, 201)


@post(
    "/poll/{conversation:str}",
    status_code=200,
    operation_class=described({200: Polled}, takes=Poll, refuses=(*SAVES, 404)),
)
async def poll(request: ApiRequest, conversation: FromPath[str]) -> Answer:
    """Send messages, receive messages. Waits up to `wait` seconds for news."""
    services, wanted = services_of(request), await body_of(request, Poll)
    await look_elsewhere(services, conversation)
    polled = await services.polling.poll(conversation, wanted)
    if polled is None:
        raise HttpRefusal(TableRefusal.UNKNOWN_CONVERSATION)
    return answer(polled)


def _listed(live: LiveTable) -> bodies.ListedTable:
    table = live.table
    open_seats = sum(seat.kind is SeatKind.OPEN for seat in table.seats.values())
    return bodies.ListedTable(table.id, table.code, table.status, table.settings, open_seats)


@cache
def _message_schema() -> bytes:
    return (data_folder("docs") / "protocol.schema.json").read_bytes()
