"""HTTP routes that open, find and join classes."""

from litestar import delete, post
from litestar.params import FromPath

from rawsiko.bots.registry import BOTS
from rawsiko.protocol import class_bodies as bodies
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server.classes import answers, members, planning, while_waiting
from rawsiko.server.classes.class_run import ClassRun
from rawsiko.server.classes.registry import OpenedClass
from rawsiko.server.connections.sockets import address_of
from rawsiko.server.rate_limits import network_of
from rawsiko.server.storage import Capability, Role
from rawsiko.server.tables import tokens
from rawsiko.server.web.addresses import link
from rawsiko.server.web.openapi import SAVES, described, reads, saves
from rawsiko.server.web.requests import (
    Answer,
    ApiRequest,
    HttpRefusal,
    accepted,
    answer,
    bearer_of,
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


@saves("/api/classes", bodies.ClassTokens, takes=bodies.OpenClass, refuses=(409, 429))
async def open_class(request: ApiRequest) -> Answer:
    """Open a class. The caller becomes its teacher."""
    services = services_of(request)
    wanted = await body_of(request, bodies.OpenClass)
    if wanted.lesson.bot_level not in BOTS:
        raise HttpRefusal(TableRefusal.UNKNOWN_LEVEL)
    base = base_of(request)
    address = address_of(request.scope)

    async def open_now() -> OpenedClass | TableRefusal:
        if wanted.is_rehearsal:
            return await services.classes.rehearse(wanted.lesson, base, network_of(address))
        return await services.classes.open_class(wanted.lesson, base)

    opened = accepted(await services.capacity.open_class(address, open_now))
    school = opened.live.school
    services.admission.failures.was_right(address, school.code)
    return answer(
        bodies.ClassTokens(
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


@post(
    "/api/classes/plan",
    status_code=200,
    operation_class=described({200: bodies.LessonPlan}, takes=bodies.OpenClass, refuses=SAVES),
)
async def plan_lesson(request: ApiRequest) -> Answer:
    """What a lesson would be like if the class were opened now. Nothing is stored."""
    wanted = await body_of(request, bodies.OpenClass)
    now = services_of(request).classes.storage.now()
    if not planning.is_possible(wanted.lesson, now):
        raise HttpRefusal(TableRefusal.LESSON_TIME)
    return answer(planning.plan_of(wanted.lesson, now))


@saves(
    "/api/classes/{class_id:str}/members",
    bodies.MemberTaken,
    takes=bodies.JoinClass,
    refuses=(404, 409, 429),
)
async def join_class(request: ApiRequest, class_id: FromPath[str]) -> Answer:
    """Join a class. Opening a link takes nothing; this does."""
    services = services_of(request)
    wanted = await body_of(request, bodies.JoinClass)
    run = await services.classes.reach(class_id) if is_id(class_id) else None
    if run is None:
        raise await wrong_guess(request, TableRefusal.UNKNOWN_CLASS)
    if run.live.school.is_rehearsal:
        raise HttpRefusal(TableRefusal.REHEARSAL)
    address = address_of(request.scope)
    accepted(await services.capacity.wait_to_join(address))
    joined = await members.join(run, services.classes.storage, wanted, address)
    if isinstance(joined, TableRefusal) and run.live.is_fenced:
        await services.classes.reach(class_id)  # raises OwnedElsewhere: it is asked instead
    return answer(member_taken(request, run, accepted(joined)), 201)


@saves("/api/classes/seat", bodies.ClassSeats, refuses=(401, 409), by_token="a member token")
async def class_seat(request: ApiRequest) -> Answer:
    """The seat tokens of a member, once their table was started."""
    services = services_of(request)
    token, held, run = await class_of_token(request, Role.MEMBER)
    member = held.seat or ""
    await members.place(run, member)
    return answer(accepted(await members.seats_for(run, services.registry, member, token)), 201)


@saves("/api/classes/knock", bodies.Done, refuses=(401, 409), by_token="a member token")
async def knock_again(request: ApiRequest) -> Answer:
    """Ask the teacher for a seat after a bot took over one's own."""
    _, held, run = await class_of_token(request, Role.MEMBER)
    accepted(await members.knock(run, held.seat or ""))
    return answer(bodies.Done(run.live.school.seq), 201)


@saves("/api/classes/company", bodies.Done, refuses=(401, 409, 429), by_token="a member token")
async def redraw_company(request: ApiRequest) -> Answer:
    """Another company name, before the start: at most twice."""
    _, held, run = await class_of_token(request, Role.MEMBER)
    accepted(await members.redraw(run, held.seat or ""))
    return answer(bodies.Done(run.live.school.seq), 201)


@saves(
    "/api/classes/bring-back",
    bodies.WayBack,
    takes=bodies.BringBack,
    refuses=(401, 409),
    by_token="the teacher's token",
)
async def bring_back(request: ApiRequest) -> Answer:
    """A code with which one pupil comes back on another device."""
    services = services_of(request)
    wanted = await body_of(request, bodies.BringBack)
    _, _, run = await class_of_token(request, Role.CLASS_HOST)
    if wanted.member not in run.live.school.members:
        raise HttpRefusal(TableRefusal.NOT_A_MEMBER)
    class_id = run.live.school.id
    code = await members.way_back(services.classes.storage, class_id, wanted.member)
    if (rehearsal := services.classes.rehearsals.of(class_id)) is not None:
        rehearsal.bring_back(wanted.member, code)
    way = bodies.WayBack(code, link(base_of(request), "back", code), members.WAY_BACK_SECONDS)
    return answer(way, 201)


@reads(
    "/api/classes/phones",
    bodies.PhonePaired,
    refuses=(401, 503),
    by_token="the phone's `pairing`",
)
async def phone_state(request: ApiRequest) -> Answer:
    """The teacher's token, once, when the digits were accepted; null before."""
    services = services_of(request)
    pairing = bearer_of(request)
    await look_elsewhere(services, pairing)
    if not services.classes.phones.is_known(pairing):
        raise await wrong_guess(request, TableRefusal.UNKNOWN_TOKEN)
    return answer(bodies.PhonePaired(services.classes.phones.token_for(pairing)))


@saves(
    "/api/classes/answers",
    bodies.Done,
    takes=bodies.Answers,
    refuses=(401, 404, 409),
    by_token="a member token",
)
async def answer_questions(request: ApiRequest) -> Answer:
    """A pupil's answers to a round of questions; those who share a device answer one after
    another. Only totals are kept."""
    wanted = await body_of(request, bodies.Answers)
    _, held, run = await class_of_token(request, Role.MEMBER)
    decision = await answers.answer(run, held.seat or "", wanted.round, wanted.answers, wanted.head)
    accepted(decision)
    return answer(bodies.Done(run.live.school.seq), 201)


@saves(
    "/api/classes/while-waiting",
    bodies.Done,
    takes=bodies.WhileWaiting,
    refuses=(401, 404, 409),
    by_token="a member token",
)
async def tell_while_waiting(request: ApiRequest) -> Answer:
    """How a pupil answered the questions of their own card while others played; once, after the
    match. Only totals are kept, and told from six devices on."""
    wanted = await body_of(request, bodies.WhileWaiting)
    _, held, run = await class_of_token(request, Role.MEMBER)
    storage, who = services_of(request).registry.storage, held.seat or ""
    accepted(await while_waiting.tell(run, storage, who, wanted.answers))
    return answer(bodies.Done(run.live.school.seq), 201)


@saves(
    "/api/classes/watch/{number:int}",
    bodies.WatchedTable,
    refuses=(401, 404, 409),
    by_token="the teacher's or the projector's token",
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
        raise HttpRefusal(TableRefusal.NO_SUCH_TABLE)
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
        by_token="the teacher's token",
    ),
)
async def delete_class(request: ApiRequest) -> Answer:
    """Delete the class with its tables and everything else, at once and for good."""
    services = services_of(request)
    _, _, run = await class_of_token(request, Role.CLASS_HOST)
    seq = run.live.school.seq
    await services.classes.delete(run)
    return answer(bodies.Done(seq))


async def class_of_token(request: ApiRequest, *roles: Role) -> tuple[str, Capability, ClassRun]:
    """The token, what it allows, and its class. Raises HttpRefusal for other roles."""
    held = await capability_of(request)
    if held is None or held.class_id is None or held.role not in roles:
        raise await wrong_guess(request, TableRefusal.UNKNOWN_TOKEN)
    run = await services_of(request).classes.reach(held.class_id)
    if run is None:
        raise HttpRefusal(TableRefusal.TRY_AGAIN)
    if held.role is Role.MEMBER:
        await members.connected(run, held.seat or "")
    return bearer_of(request), held, run


def member_taken(request: ApiRequest, run: ClassRun, joined: members.Joined) -> bodies.MemberTaken:
    member = joined.member
    return bodies.MemberTaken(
        class_id=run.live.school.id,
        member=member.id,
        member_token=joined.token,
        rejoin_code=joined.rejoin_code,
        company=member.company,
        avatar=member.avatar,
        is_waiting=member.is_waiting,
        link=link(base_of(request), "member", joined.token),
    )
