"""What every answer carries, and whose requests are answered at all."""

from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from rawsiko.protocol.refusals import TableRefusal

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cache-control": "no-store",
}
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_WITH_HEADERS = ("http.response.start", "websocket.http.response.start", "websocket.accept")
_SAFE = ("GET", "HEAD", "OPTIONS")


async def add_headers(message: Message, _scope: Scope) -> None:
    """Onto whatever leaves, errors and refused handshakes included."""
    if message["type"] in _WITH_HEADERS:
        answer: dict[str, Any] = message  # pyright: ignore[reportAssignmentType]
        sent: list[tuple[bytes, bytes]] = list(answer.get("headers", ()))
        there = {name for name, _ in sent}
        answer["headers"] = sent + [pair for pair in RAW_HEADERS if pair[0] not in there]


class Origins:
    """Whether a browser may talk to us from the page that it shows.

    A page's origin must be exactly ours: the address under which the request came, or the public
    one. A WebSocket always needs an Origin, because browsers send the user's network position
    along with it; programs say the server's own. An HTTP request may do without: there are no
    cookies, and a page elsewhere cannot leave its Origin out.
    """

    def __init__(self, app: ASGIApp, public: str | None) -> None:
        self._app = app
        self._public = public

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not self._is_ours(scope, origins_of(scope)):
            await refuse_handshake(receive, send)
            return
        if scope["type"] == "http" and scope["method"] not in _SAFE:
            origins = origins_of(scope)
            if origins and not self._is_ours(scope, origins):
                await answer(send, 403, TableRefusal.FOREIGN_ORIGIN)
                return
        await self._app(scope, receive, send)

    def _is_ours(self, scope: Scope, origins: list[str]) -> bool:
        return len(origins) == 1 and origins[0] in (self._public, own_origin(scope))


def origin_of(url: str) -> str:
    """As browsers write it: without the path, without the port that the scheme implies."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{_plain_host(parts.scheme, parts.netloc)}".lower()


def own_origin(scope: Scope) -> str | None:
    """The origin of a page that this very request's address would show."""
    hosts = _values(scope, b"host")
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    return f"{scheme}://{_plain_host(scheme, hosts[0])}".lower() if len(hosts) == 1 else None


def origins_of(scope: Scope) -> list[str]:
    return _values(scope, b"origin")


async def refuse_handshake(receive: Receive, send: Send) -> None:
    await receive()
    body = b'{"code":"%b"}' % TableRefusal.FOREIGN_ORIGIN.encode()
    start: Any = {
        "type": "websocket.http.response.start",
        "status": 403,
        "headers": [(b"content-type", b"application/json")],
    }
    rest: Any = {"type": "websocket.http.response.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)


async def answer(send: Send, status: int, code: str) -> None:
    body = b'{"code":"%b"}' % code.encode()
    headers: Iterable[tuple[bytes, bytes]] = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(body)),
    ]
    start: Any = {"type": "http.response.start", "status": status, "headers": headers}
    rest: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)


def _plain_host(scheme: str, host: str) -> str:
    return host.removesuffix({"http": ":80", "https": ":443"}.get(scheme, ""))


def _values(scope: Scope, wanted: bytes) -> list[str]:
    return [value.decode("latin-1") for name, value in scope["headers"] if name == wanted]
