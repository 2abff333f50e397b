"""HTTP routes for the debrief of a class, its pupils' pages and its export."""

from litestar import Response

from rawsiko.debrief.archive import Dialect
from rawsiko.debrief.debrief import Debrief
from rawsiko.debrief.pupils import PupilPage
from rawsiko.protocol.class_views import Stage
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import Language
from rawsiko.server.storage import Role
from rawsiko.server.web.class_routes import class_of_token
from rawsiko.server.web.openapi import reads
from rawsiko.server.web.requests import JSON, Answer, ApiRequest, HttpRefusal
from rawsiko.server.web.services import services_of

ZIP = "application/zip"


@reads(
    "/api/classes/debrief",
    Debrief,
    refuses=(401, 409, 503),
    by_token="the teacher's or the projector's token",
)
async def class_debrief(request: ApiRequest) -> Answer:
    """All figures, from the matches that are over. They are worked out as each match ends."""
    services = services_of(request)
    _, _, run = await class_of_token(request, Role.CLASS_HOST, Role.CLASS_DISPLAY)
    return _file(await services.debriefs.debrief(run.live.school), JSON)


@reads(
    "/api/classes/pages",
    [PupilPage],
    refuses=(401, 409, 503),
    by_token="the teacher's or a member token",
)
async def pupil_pages(request: ApiRequest) -> Answer:
    """For the teacher: the pages of all companies whose match is over, to be printed. For a pupil:
    their own, several on a shared device, once the teacher hands the pages out, and for a week
    after the class. While other tables still play, those of a table that has finished get theirs
    without the facts that the debrief is about."""
    services = services_of(request)
    _, held, run = await class_of_token(request, Role.CLASS_HOST, Role.MEMBER)
    school = run.live.school
    if held.role is Role.CLASS_HOST:
        found = await services.debriefs.pages(school, [*school.members.values()])
    else:
        is_early = school.stage not in (Stage.PAGES, Stage.END) and not school.is_over
        member = school.members.get(held.seat or "")
        if member is None or (is_early and school.stage is Stage.LOOK_UP):
            raise HttpRefusal(TableRefusal.CLASS_WAITING)
        found = await services.debriefs.pages(school, [member], is_early=is_early)
        if found is None and is_early:
            raise HttpRefusal(TableRefusal.CLASS_WAITING)
    return _file(found, JSON)


@reads("/api/classes/export", ZIP, refuses=(400, 401, 409, 503), by_token="the teacher's token")
async def export_class(request: ApiRequest) -> Answer:
    """Tables, replays and a guide to the columns, without names. `dialect` is `spreadsheet` or
    `rfc4180`, `language` that of the guide."""
    services = services_of(request)
    _, _, run = await class_of_token(request, Role.CLASS_HOST)
    school = run.live.school
    if school.is_rehearsal:
        raise HttpRefusal(TableRefusal.REHEARSAL)
    try:
        dialect = Dialect(request.query_params.get("dialect", Dialect.SPREADSHEET))
        language = Language(request.query_params.get("language", school.lesson.language))
    except ValueError:
        raise HttpRefusal(TableRefusal.MALFORMED) from None
    found = await services.debriefs.export(school, dialect, language)
    name = 'attachment; filename="rawsiko.zip"'
    return _file(found, ZIP, {"content-disposition": name})


def _file(found: bytes | None, media_type: str, headers: dict[str, str] | None = None) -> Answer:
    """Raises HttpRefusal if nothing was found."""
    if found is None:
        raise HttpRefusal(TableRefusal.NO_DEBRIEF)
    return Response(found, media_type=media_type, headers=headers)
