"""Strict decoding of request bodies, and refusals in one form."""

import asyncio
import logging
from typing import Any, TypeVar, overload

import msgspec
from litestar import Request, Response
from litestar.datastructures import State as Shared
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException

from rawsiko.protocol.http_bodies import RefusalBody
from rawsiko.protocol.messages import LARGEST_MESSAGE
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server import metrics
from rawsiko.server.logs import LOG
from rawsiko.server.storage import StorageError
from rawsiko.server.tables.journal_registry import OwnedElsewhere
from rawsiko.server.tables.journaled import CannotRestore

BODY_SECONDS = 10.0
ELSEWHERE = "rawsiko.elsewhere"  # in a request's scope: a list for the name of another process
RELAYED = "rawsiko.relayed"  # in a request's scope, if it came from another process
JSON = "application/json"

ApiRequest = Request[Any, Any, Shared]
Answer = Response[bytes]
T = TypeVar("T")

log = logging.getLogger(LOG)

# All other refusals are 409: they depend on the state of the table.
STATUSES = {
    TableRefusal.MALFORMED: 400,
    TableRefusal.OTHER_VERSION: 400,
    TableRefusal.NUMBER_OF_SEATS: 400,
    TableRefusal.UNKNOWN_BOARD: 400,
    TableRefusal.BOARD_TOO_SMALL: 400,
    TableRefusal.NUMBER_OF_TURNS: 400,
    TableRefusal.UNKNOWN_LEVEL: 400,
    TableRefusal.NO_SUCH_SEAT: 400,
    TableRefusal.NAME_NOT_CLEAN: 400,
    TableRefusal.REPLAY_WRONG: 400,
    TableRefusal.REPLAY_OF_OTHER_CONTENT: 400,
    TableRefusal.UNKNOWN_TOKEN: 401,
    TableRefusal.NOT_SEATED: 403,
    TableRefusal.NOT_YOUR_SEAT: 403,
    TableRefusal.NAMES_NOT_ALLOWED: 403,
    TableRefusal.SPECTATORS_NOT_ALLOWED: 403,
    TableRefusal.FOREIGN_ORIGIN: 403,
    TableRefusal.UNKNOWN_TABLE: 404,
    TableRefusal.UNKNOWN_CONVERSATION: 404,
    TableRefusal.UNKNOWN_CLASS: 404,
    TableRefusal.NOT_A_MEMBER: 404,
    TableRefusal.NO_SUCH_TABLE: 404,
    TableRefusal.LESSON_TIME: 400,
    TableRefusal.NOT_CLASS_HOST: 403,
    TableRefusal.NO_SUCH_PAGE: 404,
    TableRefusal.NO_MATCH: 404,
    TableRefusal.WRONG_METHOD: 405,
    TableRefusal.TOO_LARGE: 413,
    TableRefusal.FOREIGN_HOST: 421,
    TableRefusal.TOO_FAST: 429,
    TableRefusal.SERVER_FULL: 503,
    TableRefusal.CANNOT_SAVE: 503,
    TableRefusal.TRY_AGAIN: 503,
    TableRefusal.SERVER_FAULT: 500,
}


class HttpRefusal(HTTPException):
    """A request that is refused, with a code that the client translates."""

    def __init__(self, code: TableRefusal) -> None:
        super().__init__(detail=code.value, status_code=STATUSES.get(code, 409))
        self.code = code


def accepted(result: T | TableRefusal) -> T:
    """The result. Raises HttpRefusal if it is a refusal."""
    if isinstance(result, TableRefusal):
        raise HttpRefusal(result)
    return result


@overload
async def body_of(request: ApiRequest, kind: type[T], *, largest: int = LARGEST_MESSAGE) -> T: ...
@overload
async def body_of(request: ApiRequest, *, largest: int = LARGEST_MESSAGE) -> bytes: ...
async def body_of(
    request: ApiRequest, kind: type[T] | None = None, *, largest: int = LARGEST_MESSAGE
) -> T | bytes:
    """The body, decoded as `kind` if one is given. Litestar's own decoding accepts "7" as 7."""
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > largest:
                    raise HttpRefusal(TableRefusal.TOO_LARGE)
    except TimeoutError:
        raise HttpRefusal(TableRefusal.MALFORMED) from None
    if kind is None:
        return bytes(body)
    try:
        return msgspec.json.decode(bytes(body), type=kind)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise HttpRefusal(TableRefusal.MALFORMED) from None


def answer(body: object, status: int = 200, headers: dict[str, str] | None = None) -> Answer:
    encoded = msgspec.json.encode(body)
    return Response(encoded, media_type=JSON, status_code=status, headers=headers)


def bearer_of(request: ApiRequest) -> str:
    """The token of the Authorization header; empty if there is none."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else ""


def is_id(text: str) -> bool:
    """Whether it may be the id of a table or a class."""
    return len(text) == 32 and all(letter in "0123456789abcdef" for letter in text)


def refuse(request: ApiRequest, error: Exception) -> Answer:
    """Only the code of the error is sent."""
    if isinstance(error, OwnedElsewhere):
        scope: Any = request.scope
        scope[ELSEWHERE].append(error.owner)
    code = _code_of(error)
    metrics.current.refused(code)
    headers = error.headers if isinstance(error, MethodNotAllowedException) else None
    return answer(RefusalBody(code), STATUSES.get(code, 409), headers)


def _code_of(error: Exception) -> TableRefusal:
    match error:
        case HttpRefusal():
            return error.code
        case CannotRestore():
            return error.refusal
        case OwnedElsewhere():
            return TableRefusal.TRY_AGAIN
        case StorageError():
            return TableRefusal.CANNOT_SAVE
        case NotFoundException():
            return TableRefusal.NO_SUCH_PAGE
        case MethodNotAllowedException():
            return TableRefusal.WRONG_METHOD
        case HTTPException() if error.status_code == 413:
            return TableRefusal.TOO_LARGE
        case HTTPException() if error.status_code < 500:
            return TableRefusal.MALFORMED
        case _:
            log.error("a request failed", exc_info=error)
            return TableRefusal.SERVER_FAULT
