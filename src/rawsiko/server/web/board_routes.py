"""HTTP routes to boards: which ones there are, and what a client draws."""

import asyncio
from functools import cache

import msgspec
from litestar import Response
from litestar.params import FromPath

from rawsiko.content.export import export_content
from rawsiko.content.load import standard_content, standard_folder
from rawsiko.protocol import http_bodies as bodies
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server.tables import boards
from rawsiko.server.web.openapi import reads
from rawsiko.server.web.requests import JSON, Answer, ApiRequest, HttpRefusal, answer
from rawsiko.server.web.services import services_of, wrong_guess
from rawsiko.server.web.static_files import ASK_AGAIN, GZIP, accepts_gzip
from rawsiko.texts.fluent import LANGUAGES

STANDARD = "standard"


@reads("/api/content", object)
async def content() -> Answer:
    """The standard board and its cards, as `rawsiko content export` writes them."""
    return Response(_exported(), media_type=JSON)


@reads("/api/boards", [bodies.OfferedBoard])
async def offered_boards(request: ApiRequest) -> Answer:
    """The boards that tables can be opened with, the standard board first."""
    offered = services_of(request).registry.boards.offered
    return answer([await asyncio.to_thread(boards.told_of, board) for board in offered])


@reads("/api/boards/{board:str}/{language:str}", object, refuses=(400, 404, 409, 503))
async def board_in_language(
    request: ApiRequest, board: FromPath[str], language: FromPath[str]
) -> Answer:
    """Board, map and names: what a client needs to show a match. `board` is the hash of a board
    that is offered or that a stored match was played on, or `standard`. Names can change without
    the hash, so clients ask again; mostly nothing has changed."""
    if language not in LANGUAGES:
        raise HttpRefusal(TableRefusal.NO_SUCH_PAGE)
    known = services_of(request).registry.boards
    wanted = known.offered[0].content.hash if board == STANDARD else board
    served = await known.served(wanted, language)
    if served is None:
        raise await wrong_guess(request, TableRefusal.UNKNOWN_CONTENT)
    headers = {"cache-control": ASK_AGAIN, "etag": served.tag, "vary": "accept-encoding"}
    if served.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=JSON)
    if accepts_gzip(request):
        return Response(served.zipped, headers=headers | GZIP, media_type=JSON)
    return Response(served.body, headers=headers, media_type=JSON)


@cache
def _exported() -> bytes:
    return msgspec.json.encode(export_content(standard_content(), standard_folder()))
