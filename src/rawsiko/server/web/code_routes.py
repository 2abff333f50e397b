"""The HTTP routes that take a code: join codes and rejoin codes, of tables and of classes."""

from collections.abc import Generator
from contextlib import contextmanager

from litestar.params import FromPath

from rawsiko.protocol.class_bodies import (
    CameBack,
    ClassFound,
    CodeFound,
    MemberTaken,
    PhoneWaits,
)
from rawsiko.protocol.http_bodies import Rejoin, TakenSeat, Watching, WatchTable
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server.classes import members
from rawsiko.server.classes.school_class import SchoolClass
from rawsiko.server.connections.sockets import address_of
from rawsiko.server.storage import Capability, Role
from rawsiko.server.tables import outbound, tokens
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.web.class_routes import member_taken
from rawsiko.server.web.openapi import reads, saves
from rawsiko.server.web.requests import (
    Answer,
    ApiRequest,
    HttpRefusal,
    accepted,
    answer,
    body_of,
)
from rawsiko.server.web.services import services_of, wrong_guess
from rawsiko.server.web.table_routes import seat_taken


@reads("/api/by-code/{code:str}", CodeFound, refuses=(400, 404, 409, 429, 503))
async def by_code(request: ApiRequest, code: FromPath[str]) -> Answer:
    """The class or the table that a join code opens. A table's seats can be taken in the lobby
    only."""
    with _trying(request, code):
        school = await _class_with(request, code)
        if school is not None:
            if school.is_rehearsal:
                raise HttpRefusal(TableRefusal.REHEARSAL)
            return answer(CodeFound(school=_class_found(school)))
        live = await _table_of_code(request, code)
        view = outbound.table_view(live.table, live.names, live.present())
        return answer(CodeFound(table=view))


@saves("/api/watch", Watching, takes=WatchTable, refuses=(404, 409, 429))
async def watch(request: ApiRequest) -> Answer:
    """A spectator's token for a join code, where anybody may watch."""
    services = services_of(request)
    wanted = await body_of(request, WatchTable)
    with _trying(request, wanted.code):
        table = (await _table_of_code(request, wanted.code)).table
    if not table.settings.spectators:
        raise HttpRefusal(TableRefusal.SPECTATORS_NOT_ALLOWED)
    # The same token every time, so that asking again stores nothing.
    token = members.token_of(table.code, table.id, "spectator")
    capability = Capability(tokens.hash_of(token), table.id, Role.SPECTATOR)
    await services.classes.storage.add_if_new(capability)
    return answer(Watching(table.id, token), 201)


@saves("/api/classes/by-code/{code:str}/phones", PhoneWaits, refuses=(404, 429))
async def ask_as_phone(request: ApiRequest, code: FromPath[str]) -> Answer:
    """A teacher's phone asks to become a remote control. It shows the digits."""
    with _trying(request, code):
        school = await _class_with(request, code)
        if school is None:
            raise await wrong_guess(request, TableRefusal.UNKNOWN_CLASS)
    address = address_of(request.scope)
    return answer(PhoneWaits(*services_of(request).classes.phones.ask(school.id, address)), 201)


@saves("/api/come-back", CameBack, takes=Rejoin, refuses=(401, 409, 429))
async def come_back(request: ApiRequest) -> Answer:
    """A new token for a rejoin code of a table or of a class, or for the code of *Bring back*.
    Older ones end."""
    wanted = await body_of(request, Rejoin)
    with _trying(request, wanted.code):
        if member := await _member_again(request, wanted.code):
            return answer(CameBack(member=member), 201)
        return answer(CameBack(seat=await _seat_again(request, wanted.code)), 201)


@contextmanager
def _trying(request: ApiRequest, code: str) -> Generator[None]:
    """Around looking a code up. Raises HttpRefusal if too many are tried at once."""
    failures, address = services_of(request).admission.failures, address_of(request.scope)
    with failures.trying(address, tokens.plain_code(code)) as may_try:
        if not may_try:
            raise HttpRefusal(TableRefusal.TOO_FAST)
        yield


async def _class_with(request: ApiRequest, code: str) -> SchoolClass | None:
    """The class of a join code, until it is over."""
    run = await services_of(request).classes.find_by_code(code)
    return None if run is None or run.live.school.is_over else run.live.school


async def _table_of_code(request: ApiRequest, code: str) -> LiveTable:
    """The table that a join code opens. Raises HttpRefusal."""
    live = await services_of(request).registry.find_by_code(code)
    if live is None or live.table.is_over:
        raise await wrong_guess(request, TableRefusal.UNKNOWN_TABLE)
    return live


async def _member_again(request: ApiRequest, code: str) -> MemberTaken | None:
    """The member whom a code brings back; None if it isn't a class's. Raises HttpRefusal."""
    services = services_of(request)
    hashed = tokens.hash_of(tokens.plain_code(code))
    held = await services.registry.storage.capability(hashed)
    if held is None or held.role not in (Role.RETURN, Role.USED_RETURN):
        return None
    run = await services.classes.reach(held.class_id or "")
    if run is None:
        raise HttpRefusal(TableRefusal.TRY_AGAIN)
    joined = await members.come_back(run, services.registry, held)
    return (
        None
        if joined is TableRefusal.UNKNOWN_TOKEN
        else member_taken(request, run, accepted(joined))
    )


async def _seat_again(request: ApiRequest, code: str) -> TakenSeat:
    """The seat of a rejoin code. Raises HttpRefusal."""
    services = services_of(request)
    found = await services.registry.rejoin(code)
    if found is TableRefusal.UNKNOWN_TOKEN:
        raise await wrong_guess(request, found)
    if isinstance(found, TableRefusal):
        raise HttpRefusal(found)
    live, seated = found
    services.admission.release(live, seated.seat, TableRefusal.OPENED_ELSEWHERE)
    return seat_taken(request, live, seated)


def _class_found(school: SchoolClass) -> ClassFound:
    spoken = [member.language for member in school.members.values()]
    return ClassFound(
        class_id=school.id,
        code=school.code,
        language=school.lesson.language,
        door=school.door,
        languages=tuple(sorted(set(spoken), key=lambda one: (-spoken.count(one), one))),
    )
