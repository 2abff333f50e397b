"""Security headers, and checks before a request reaches the application."""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server import metrics
from rawsiko.server.web.hosts import OwnHosts
from rawsiko.server.web.language import texts_for

REFERRER_POLICY = "no-referrer"
# What a page may do, wherever it comes from: dev/build_site.py writes it into its page.
POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self'",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "require-trusted-types-for": "'script'",
}


def written(policy: Mapping[str, str]) -> str:
    return "; ".join(f"{name} {sources}" for name, sources in policy.items())


HEADERS = {
    "content-security-policy": written({**POLICY, "frame-ancestors": "'none'"}),
    "x-content-type-options": "nosniff",
    "referrer-policy": REFERRER_POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cache-control": "no-store",
}
Header = tuple[bytes, bytes]
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
LARGEST_HEAD = 16 * 1024  # bytes of a request's headers and path
HEALTH = "/health"  # health checks use any name, and it reveals nothing about tables
_WITH_HEADERS = ("http.response.start", "websocket.http.response.start", "websocket.accept")
_SAFE = ("GET", "HEAD", "OPTIONS")


async def add_headers(message: Message, _scope: Scope) -> None:
    """To every response, errors and refused handshakes included."""
    if message["type"] in _WITH_HEADERS:
        answer: dict[str, Any] = message  # pyright: ignore[reportAssignmentType]
        sent: list[Header] = list(answer.get("headers", ()))
        there = {name for name, _ in sent}
        answer["headers"] = sent + [pair for pair in RAW_HEADERS if pair[0] not in there]


class Gate:
    """Wraps the whole application, unknown paths included. Refuses heads that are too large (the
    protocols refuse even larger ones before they are complete) and foreign hosts."""

    def __init__(self, app: ASGIApp, hosts: OwnHosts) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            if head_size(scope) > LARGEST_HEAD:
                await _refuse(scope, receive, send, 431, TableRefusal.TOO_LARGE)
                return
            if scope["path"] != HEALTH and not self._hosts.are_ours(_values(scope, b"host")):
                await _refuse(scope, receive, send, 421, TableRefusal.FOREIGN_HOST)
                return
        await self._app(scope, receive, send)


class Origins:
    """Whether a browser may send us requests from the page that it shows.

    A page's origin must be exactly ours: the address the request was sent to, or the public
    one. A WebSocket always needs an Origin, because browsers let any page open one; programs send
    the server's own. An HTTP request may come without: there are no cookies, and a page elsewhere
    cannot leave its Origin out.
    """

    def __init__(self, app: ASGIApp, public: str | None) -> None:
        self._app = app
        self._public = public

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not self._is_ours(scope, origins_of(scope)):
            await _refuse(scope, receive, send, 403, TableRefusal.FOREIGN_ORIGIN)
            return
        if scope["type"] == "http" and scope["method"] not in _SAFE:
            origins = origins_of(scope)
            if origins and not self._is_ours(scope, origins):
                await _refuse(scope, receive, send, 403, TableRefusal.FOREIGN_ORIGIN)
                return
        await self._app(scope, receive, send)

    def _is_ours(self, scope: Scope, origins: list[str]) -> bool:
        return len(origins) == 1 and origins[0] in (self._public, own_origin(scope))


def origin_of(url: str) -> str:
    """As browsers write it: without the path, without the port that the scheme implies."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{_plain_host(parts.scheme, parts.netloc)}".lower()


def own_origin(scope: Scope) -> str | None:
    """The origin of a page at the address that this request was sent to."""
    hosts = _values(scope, b"host")
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    return f"{scheme}://{_plain_host(scheme, hosts[0])}".lower() if len(hosts) == 1 else None


def origins_of(scope: Scope) -> list[str]:
    return _values(scope, b"origin")


def head_size(scope: Any) -> int:
    """Bytes of a request's headers and path, as they are sent."""
    path = len(scope.get("raw_path") or b"") + len(scope.get("query_string") or b"")
    return path + sum(len(name) + len(value) + 4 for name, value in scope["headers"])


def refusal_body(code: TableRefusal) -> bytes:
    return b'{"code":"%b"}' % code.encode()


async def answer(send: Send, status: int, code: TableRefusal) -> None:
    metrics.current.refused(code)
    body = refusal_body(code)
    await send_response(send, status, last_headers(body), body)


async def _refuse(
    scope: Scope, receive: Receive, send: Send, status: int, code: TableRefusal
) -> None:
    """Answer without the application, and close the connection."""
    metrics.current.refused(code)
    kind, media_type, body = "http.response", b"application/json", refusal_body(code)
    if scope["type"] == "websocket":
        await receive()
        kind = "websocket.http.response"
    elif any("text/html" in accepted for accepted in _values(scope, b"accept")):
        # The browser hasn't loaded one of our pages, which could translate the code.
        languages = ",".join(_values(scope, b"accept-language"))
        body = texts_for(languages).say(f"refusal-{code}").encode()
        media_type = b"text/plain; charset=utf-8"
    await send_response(send, status, last_headers(body, media_type), body, kind)


def last_headers(body: bytes, media_type: bytes = b"application/json") -> list[Header]:
    """Of the last response on a connection."""
    return [
        *RAW_HEADERS,
        (b"content-type", media_type),
        (b"content-length", b"%d" % len(body)),
        (b"connection", b"close"),
    ]


async def send_response(
    send: Send, status: int, headers: list[Header], body: bytes, kind: str = "http.response"
) -> None:
    start: Any = {"type": f"{kind}.start", "status": status, "headers": headers}
    rest: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)


def _plain_host(scheme: str, host: str) -> str:
    return host.removesuffix({"http": ":80", "https": ":443"}.get(scheme, ""))


def _values(scope: Scope, wanted: bytes) -> list[str]:
    return [value.decode("latin-1") for name, value in scope["headers"] if name == wanted]
