"""The HTTP route of the code field on the start page, which takes join codes and class codes."""

from litestar import get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from rawsiko.protocol.class_bodies import CodeFound
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server.tables import outbound
from rawsiko.server.web.class_routes import class_found
from rawsiko.server.web.openapi import described
from rawsiko.server.web.requests import Answer, ApiRequest, answer
from rawsiko.server.web.services import services_of, wrong_guess


@get(
    "/api/by-code/{code:str}",
    operation_class=described({200: CodeFound}, refuses=(400, 404, 409, 503)),
)
async def by_code(request: ApiRequest, code: FromPath[str]) -> Answer:
    """The table or the class that a code opens. A class code isn't a wrong guess of a join code."""
    services = services_of(request)
    run = await services.classes.find_by_code(code)
    if run is not None and not run.live.school.is_over:
        return answer(CodeFound(school=class_found(run.live.school)))
    live = await services.registry.find_by_code(code)
    if live is None or live.table.is_over:
        raise await wrong_guess(request, TableRefusal.UNKNOWN_TABLE)
    view = outbound.table_view(live.table, live.names, live.present())
    return answer(CodeFound(table=view))


CODE_HANDLERS: tuple[ControllerRouterHandler, ...] = (by_code,)
