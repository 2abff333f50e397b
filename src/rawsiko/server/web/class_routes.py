"""HTTP routes that open, find and join classes."""

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from rawsiko.protocol import class_bodies as bodies
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server.classes import answers, members
from rawsiko.server.classes.class_run import ClassRun
from rawsiko.server.connections.sockets import address_of
from rawsiko.server.storage import Capability, Role
from rawsiko.server.tables import tokens
from rawsiko.server.web.addresses import base_for_others, link
from rawsiko.server.web.openapi import described
from rawsiko.server.web.requests import JSON, Answer, ApiRequest, Turned, body_of
from rawsiko.server.web.security import own_origin
from rawsiko.server.web.services import Services

SAVES = (400, 403, 413, 503)


@post(
    "/api/classes",
    operation_class=described(
        {201: bodies.ClassOpened}, takes=bodies.OpenClass, refuses=(*SAVES, 429)
    ),
)
async def open_class(request: ApiRequest) -> Answer:
    """Open a class. The caller becomes its teacher."""
    services = services_of(request)
    wanted = await body_of(request, bodies.OpenClass)
    if wanted.lesson.bot_level not in services.levels:
        raise Turned(TableRefusal.UNKNOWN_LEVEL)
    opened = await services.capacity.open_class(
        address_of(request.scope), lambda: services.classes.open_class(wanted.lesson)
    )
    if isinstance(opened, TableRefusal):
        raise Turned(opened)
    school, base = opened.live.school, base_of(request)
    return answer(
        bodies.ClassOpened(
            class_id=school.id,
            code=school.code,
            host_token=opened.host_token,
            display_token=opened.display_token,
            links=bodies.ClassLinks(
                join=link(base, "join", school.code),
                host=link(base, "class", opened.host_token),
                display=link(base, "projector", opened.display_token),
            ),
        ),
        201,
    )


@get(
    "/api/classes/by-code/{code:str}",
    operation_class=described({200: bodies.ClassFound}, refuses=(400, 404, 409, 503)),
)
async def class_by_code(request: ApiRequest, code: FromPath[str]) -> Answer:
    """The class that a code opens."""
    services = services_of(request)
    run = await services.classes.find_by_code(code)
    if run is None or run.live.school.is_over:
        await services.admission.failed(address_of(request.scope))
        raise Turned(TableRefusal.UNKNOWN_CLASS)
    school = run.live.school
    spoken = [member.language for member in school.members.values()]
    return answer(
        bodies.ClassFound(
            class_id=school.id,
            code=school.code,
            language=school.lesson.language,
            door=school.door,
            languages=tuple(sorted(set(spoken), key=lambda one: (-spoken.count(one), one))),
        )
    )


@post(
    "/api/classes/{class_id:str}/members",
    operation_class=described(
        {201: bodies.MemberTaken}, takes=bodies.JoinClass, refuses=(*SAVES, 404, 409)
    ),
)
async def join_class(request: ApiRequest, class_id: FromPath[str]) -> Answer:
    """Join a class. Opening a link takes nothing; this does."""
    services = services_of(request)
    wanted = await body_of(request, bodies.JoinClass)
    run = await services.classes.find(class_id) if _is_id(class_id) else None
    if run is None:
        await services.admission.failed(address_of(request.scope))
        raise Turned(TableRefusal.UNKNOWN_CLASS)
    joined = await members.join(run, services.classes.storage, wanted)
    return _taken(request, run, joined)


@post(
    "/api/classes/seat",
    operation_class=described(
        {201: bodies.ClassSeats},
        refuses=(*SAVES, 401, 409),
        by_token="`Bearer` and a member token.",
    ),
)
async def class_seat(request: ApiRequest) -> Answer:
    """The seat tokens of a member, once their table was started."""
    services = services_of(request)
    token, held, run = await class_of_token(request, Role.MEMBER)
    member = held.seat or ""
    await members.place(run, member, services.classes.storage)
    seats = await members.seats_for(run, services.registry, member, token)
    if isinstance(seats, TableRefusal):
        raise Turned(seats)
    return answer(seats, 201)


@post(
    "/api/classes/company",
    operation_class=described(
        {201: bodies.Done},
        refuses=(*SAVES, 401, 409, 429),
        by_token="`Bearer` and a member token.",
    ),
)
async def redraw_company(request: ApiRequest) -> Answer:
    """Another company name, before the start: at most twice."""
    _, held, run = await class_of_token(request, Role.MEMBER)
    decision = await members.redraw(run, held.seat or "")
    if isinstance(decision, TableRefusal):
        raise Turned(decision)
    return answer(bodies.Done(run.live.school.seq), 201)


@post(
    "/api/classes/rejoin",
    operation_class=described(
        {201: bodies.MemberTaken}, takes=bodies.ReturnCode, refuses=(*SAVES, 401, 409)
    ),
)
async def return_to_class(request: ApiRequest) -> Answer:
    """A new token for a member's rejoin code, or for the code of *Bring back*. Older ones end."""
    services = services_of(request)
    wanted = await body_of(request, bodies.ReturnCode)
    code = tokens.plain_code(wanted.code)
    held = await services.registry.storage.capability(tokens.hash_of(code))
    if held is None or held.role is not Role.RETURN:
        await services.admission.failed(address_of(request.scope))
        raise Turned(TableRefusal.UNKNOWN_TOKEN)
    run = await services.classes.find(held.class_id or "")
    if run is None:
        raise Turned(TableRefusal.TRY_AGAIN)
    joined = await members.come_back(run, services.registry, held.seat or "")
    return _taken(request, run, joined)


@post(
    "/api/classes/bring-back",
    operation_class=described(
        {201: bodies.WayBack},
        takes=bodies.BringBack,
        refuses=(*SAVES, 401, 409),
        by_token="`Bearer` and the teacher's token.",
    ),
)
async def bring_back(request: ApiRequest) -> Answer:
    """A code with which one pupil comes back on another device."""
    services = services_of(request)
    wanted = await body_of(request, bodies.BringBack)
    _, _, run = await class_of_token(request, Role.CLASS_HOST)
    if wanted.member not in run.live.school.members:
        raise Turned(TableRefusal.NOT_A_MEMBER)
    code = await members.way_back(services.classes.storage, run.live.school.id, wanted.member)
    way = bodies.WayBack(code, link(base_of(request), "back", code), members.WAY_BACK_SECONDS)
    return answer(way, 201)


@post(
    "/api/classes/by-code/{code:str}/phones",
    operation_class=described({201: bodies.PhoneWaits}, refuses=(400, 403, 404, 429, 503)),
)
async def ask_as_phone(request: ApiRequest, code: FromPath[str]) -> Answer:
    """A teacher's phone asks to become a remote control. It shows the digits."""
    services = services_of(request)
    run = await services.classes.find_by_code(code)
    if run is None or run.live.school.is_over:
        await services.admission.failed(address_of(request.scope))
        raise Turned(TableRefusal.UNKNOWN_CLASS)
    asked = services.classes.phones.ask(run.live.school.id)
    if asked is None:
        raise Turned(TableRefusal.TOO_FAST)
    return answer(bodies.PhoneWaits(*asked), 201)


@get(
    "/api/classes/phones",
    operation_class=described(
        {200: bodies.PhonePaired},
        refuses=(401, 503),
        by_token="`Bearer` and the phone's `pairing`.",
    ),
)
async def phone_state(request: ApiRequest) -> Answer:
    """The teacher's token, once, when the digits were accepted; null before."""
    services = services_of(request)
    pairing = bearer_of(request)
    if not services.classes.phones.is_known(pairing):
        await services.admission.failed(address_of(request.scope))
        raise Turned(TableRefusal.UNKNOWN_TOKEN)
    return answer(bodies.PhonePaired(services.classes.phones.token_for(pairing)))


@post(
    "/api/classes/answers",
    operation_class=described(
        {201: bodies.Done},
        takes=bodies.Answers,
        refuses=(*SAVES, 401, 404, 409),
        by_token="`Bearer` and a member token.",
    ),
)
async def answer_questions(request: ApiRequest) -> Answer:
    """A pupil's answers to a round of questions. Only totals are kept."""
    wanted = await body_of(request, bodies.Answers)
    _, held, run = await class_of_token(request, Role.MEMBER)
    decision = await answers.answer(run, held.seat or "", wanted.round, wanted.answers)
    if isinstance(decision, TableRefusal):
        raise Turned(decision)
    return answer(bodies.Done(run.live.school.seq), 201)


@post(
    "/api/classes/watch/{number:int}",
    operation_class=described(
        {201: bodies.WatchedTable},
        refuses=(*SAVES, 401, 404, 409),
        by_token="`Bearer` and the teacher's or the projector's token.",
    ),
)
async def watch_table(request: ApiRequest, number: FromPath[int]) -> Answer:
    """A spectator's token for a table of the class; for the projector only for the table that the
    teacher shows."""
    services = services_of(request)
    token, held, run = await class_of_token(request, Role.CLASS_HOST, Role.CLASS_DISPLAY)
    school = run.live.school
    table = school.tables.get(number)
    is_shown = held.role is Role.CLASS_HOST or number == school.shown_table
    if table is None or table.table is None or not is_shown:
        raise Turned(TableRefusal.NO_SUCH_TABLE)
    watching = members.token_of(token, table.table, "spectator")
    capability = Capability(tokens.hash_of(watching), table.table, Role.SPECTATOR)
    await services.classes.storage.add_if_new(capability)
    return answer(bodies.WatchedTable(table.table, number, watching), 201)


@delete(
    "/api/classes",
    status_code=200,
    operation_class=described(
        {200: bodies.Done},
        refuses=(401, 403, 503),
        by_token="`Bearer` and the teacher's token.",
    ),
)
async def delete_class(request: ApiRequest) -> Answer:
    """Delete the class with its tables and everything else, at once and for good."""
    services = services_of(request)
    _, _, run = await class_of_token(request, Role.CLASS_HOST)
    seq = run.live.school.seq
    await services.classes.delete(run)
    return answer(bodies.Done(seq))


CLASS_HANDLERS: tuple[ControllerRouterHandler, ...] = (
    open_class,
    class_by_code,
    join_class,
    class_seat,
    redraw_company,
    return_to_class,
    bring_back,
    ask_as_phone,
    phone_state,
    answer_questions,
    watch_table,
    delete_class,
)


async def class_of_token(request: ApiRequest, *roles: Role) -> tuple[str, Capability, ClassRun]:
    """The token, what it allows, and its class. Raises Turned if it isn't one of these roles."""
    services = services_of(request)
    token = bearer_of(request)
    held = await services.registry.storage.capability(tokens.hash_of(token)) if token else None
    if held is None or held.class_id is None or held.role not in roles:
        await services.admission.failed(address_of(request.scope))
        raise Turned(TableRefusal.UNKNOWN_TOKEN)
    run = await services.classes.find(held.class_id)
    if run is None:
        raise Turned(TableRefusal.TRY_AGAIN)
    return token, held, run


def bearer_of(request: ApiRequest) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else ""


def answer(body: object, status: int = 200) -> Answer:
    return Response(msgspec.json.encode(body), media_type=JSON, status_code=status)


def services_of(request: ApiRequest) -> Services:
    return request.app.state.services


def base_of(request: ApiRequest) -> str:
    return base_for_others(services_of(request).addresses, own_origin(request.scope) or "")


def _taken(request: ApiRequest, run: ClassRun, joined: members.Joined | TableRefusal) -> Answer:
    if isinstance(joined, TableRefusal):
        raise Turned(joined)
    member = joined.member
    return answer(
        bodies.MemberTaken(
            class_id=run.live.school.id,
            member=member.id,
            member_token=joined.token,
            rejoin_code=joined.rejoin_code,
            company=member.company,
            avatar=member.avatar,
            is_waiting=member.is_waiting,
            link=link(base_of(request), "member", joined.token),
        ),
        201,
    )


def _is_id(text: str) -> bool:
    return len(text) == 32 and all(letter in "0123456789abcdef" for letter in text)
