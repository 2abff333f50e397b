"""The HTTP routes of the code fields: join codes and rejoin codes, of tables and of classes."""

from litestar.params import FromPath

from rawsiko.protocol.class_bodies import CameBack, CodeFound
from rawsiko.protocol.http_bodies import Rejoin
from rawsiko.server.tables import outbound
from rawsiko.server.web.class_routes import class_found, member_again
from rawsiko.server.web.openapi import reads, saves
from rawsiko.server.web.requests import Answer, ApiRequest, answer, body_of
from rawsiko.server.web.services import services_of
from rawsiko.server.web.table_routes import seat_again, table_of_code


@reads("/api/by-code/{code:str}", CodeFound, refuses=(400, 404, 409, 503))
async def by_code(request: ApiRequest, code: FromPath[str]) -> Answer:
    """The table or the class that a code opens. A class code isn't a wrong guess of a join code."""
    run = await services_of(request).classes.find_by_code(code)
    if run is not None and not run.live.school.is_over:
        return answer(CodeFound(school=class_found(run.live.school)))
    live = await table_of_code(request, code)
    view = outbound.table_view(live.table, live.names, live.present())
    return answer(CodeFound(table=view))


@saves("/api/come-back", CameBack, takes=Rejoin, refuses=(401, 409))
async def come_back(request: ApiRequest) -> Answer:
    """A new token for a rejoin code, of a table or of a class. Older ones end."""
    wanted = await body_of(request, Rejoin)
    if member := await member_again(request, wanted.code):
        return answer(CameBack(member=member), 201)
    return answer(CameBack(seat=await seat_again(request, wanted.code)), 201)
