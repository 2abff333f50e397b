"""HTTP routes for the debrief of a class, its pupils' pages and its export."""

from litestar import Response, get
from litestar.types import ControllerRouterHandler

from rawsiko.debrief.archive import Dialect
from rawsiko.debrief.debrief import Debrief
from rawsiko.debrief.pupils import PupilPage
from rawsiko.protocol.class_views import Stage
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import Language
from rawsiko.server.storage import Role
from rawsiko.server.web.class_routes import class_of_token
from rawsiko.server.web.openapi import described
from rawsiko.server.web.requests import JSON, Answer, ApiRequest, Turned
from rawsiko.server.web.services import services_of

ZIP = "application/zip"


@get(
    "/api/classes/debrief",
    operation_class=described(
        {200: Debrief},
        refuses=(401, 409, 503),
        by_token="`Bearer` and the teacher's or the projector's token.",
    ),
)
async def class_debrief(request: ApiRequest) -> Answer:
    """All figures, from the matches that are over. They are worked out as each match ends."""
    services = services_of(request)
    _, _, run = await class_of_token(request, Role.CLASS_HOST, Role.CLASS_DISPLAY)
    found = await services.debriefs.debrief(run.live.school)
    if found is None:
        raise Turned(TableRefusal.NO_DEBRIEF)
    return Response(found, media_type=JSON)


@get(
    "/api/classes/pages",
    operation_class=described(
        {200: [PupilPage]},
        refuses=(401, 409, 503),
        by_token="`Bearer` and the teacher's or a member token.",
    ),
)
async def pupil_pages(request: ApiRequest) -> Answer:
    """For the teacher: the pages of all companies whose match is over, to be printed. For a pupil:
    their own, several on a shared device, once the teacher hands the pages out, and for a week
    after the class."""
    services = services_of(request)
    _, held, run = await class_of_token(request, Role.CLASS_HOST, Role.MEMBER)
    school = run.live.school
    if held.role is Role.CLASS_HOST:
        found = await services.debriefs.pages(school, [*school.members.values()])
    else:
        if school.stage not in (Stage.PAGES, Stage.END) and not school.is_over:
            raise Turned(TableRefusal.CLASS_WAITING)
        member = school.members.get(held.seat or "")
        found = await services.debriefs.pages(school, [member] if member else [])
    if found is None:
        raise Turned(TableRefusal.NO_DEBRIEF)
    return Response(found, media_type=JSON)


@get(
    "/api/classes/export",
    operation_class=described(
        {200: ZIP},
        refuses=(400, 401, 409, 503),
        by_token="`Bearer` and the teacher's token.",
    ),
)
async def export_class(request: ApiRequest) -> Answer:
    """Tables, replays and a guide to the columns, without names. `dialect` is `spreadsheet` or
    `rfc4180`, `language` that of the guide."""
    services = services_of(request)
    _, _, run = await class_of_token(request, Role.CLASS_HOST)
    school = run.live.school
    try:
        dialect = Dialect(request.query_params.get("dialect", Dialect.SPREADSHEET))
        language = Language(request.query_params.get("language", school.lesson.language))
    except ValueError:
        raise Turned(TableRefusal.MALFORMED) from None
    found = await services.debriefs.export(school, dialect, language)
    if found is None:
        raise Turned(TableRefusal.NO_DEBRIEF)
    name = 'attachment; filename="rawsiko.zip"'
    return Response(found, media_type=ZIP, headers={"content-disposition": name})


DEBRIEF_HANDLERS: tuple[ControllerRouterHandler, ...] = (
    class_debrief,
    pupil_pages,
    export_class,
)
