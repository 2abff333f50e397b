"""Pages that don't need the client: the state of the server, and help with connecting."""

from collections.abc import Sequence
from html import escape

from litestar import Response, get, route
from litestar.types import ControllerRouterHandler

from rawsiko.server.web.language import texts_for
from rawsiko.server.web.requests import Answer, ApiRequest
from rawsiko.server.web.services import services_of
from rawsiko.server.web.static_files import GET_OR_HEAD, INDEX, Pages, handlers_of
from rawsiko.texts.fluent import Texts

Page = Response[str]
HTML = "text/html"
SCHEMA = "/api/schema/openapi.json"
REASONS = ("address", "network", "isolation", "firewall", "proxy", "code", "sleep")

STYLE = """\
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { max-width: 42rem; margin: 0 auto; padding: 1.5rem; }
h1 { line-height: 1.2; }
h2 { font-size: 1.1rem; margin-bottom: 0.25rem; }
.good { color: #1a7f37; }
.bad { color: #c62828; font-weight: bold; }
code { font-size: 1.1em; overflow-wrap: anywhere; }
@media (prefers-color-scheme: dark) { .good { color: #5fd38d; } .bad { color: #ff8a80; } }
"""


def pages_of(client: Pages) -> list[ControllerRouterHandler]:
    """The client at `/`, or how to build it, and the pages that don't need it."""

    @route("/", http_method=GET_OR_HEAD, include_in_schema=False)
    async def front(request: ApiRequest) -> Answer | Page:
        if client.are_built:
            # Whoever opens the page may soon play against bots, which take seconds to load.
            services_of(request).registry.thinking.get_ready()
            return client.answer(INDEX, request)
        return await _server_page(request, ["welcome-no-client"])

    return [front, help_server, help_connect, help_offline, style, *handlers_of(client)]


@get("/help/server", include_in_schema=False)
async def help_server(request: ApiRequest) -> Page:
    """Whether moves can be saved, and where programs find the API."""
    return await _server_page(request)


@get("/help/connect", include_in_schema=False)
async def help_connect(request: ApiRequest) -> Page:
    """What to do if a phone can't connect."""
    say = _texts(request).say
    body = [f"<h1>{escape(say('connect-title'))}</h1>", f"<p>{escape(say('connect-intro'))}</p>"]
    if addresses := services_of(request).addresses:
        address = escape(addresses.for_others)
        body.append(f"<p>{escape(say('connect-here'))} <code>{address}</code></p>")
    for reason in REASONS:
        body.append(f"<h2>{escape(say(f'connect-{reason}'))}</h2>")
        body.append(f"<p>{escape(say(f'connect-{reason}-help'))}</p>")
    body.append(f"<p>{escape(say('connect-last'))}</p>")
    body.append(f'<p><a href="/">{escape(say("connect-back"))}</a></p>')
    return _page(request, say("connect-title"), body)


@get("/help/offline", include_in_schema=False)
async def help_offline(request: ApiRequest) -> Page:
    """What the client's service worker shows while the server can't be reached."""
    say = _texts(request).say
    body = [
        f"<h1>{escape(say('offline-title'))}</h1>",
        f'<p role="status">{escape(say("offline-help"))}</p>',
        f'<p><a href="/">{escape(say("offline-again"))}</a></p>',
        '<script src="/offline.js"></script>',
    ]
    return _page(request, say("offline-title"), body)


@get("/page.css", include_in_schema=False)
async def style() -> Page:
    return Response(STYLE, media_type="text/css")


async def _server_page(request: ApiRequest, notes: Sequence[str] = ()) -> Page:
    can_save = await services_of(request).maintenance.check()
    say = _texts(request).say
    state = "welcome-saves" if can_save else "welcome-cannot-save"
    body = [
        f"<h1>{escape(say('welcome-title'))}</h1>",
        f'<p class="{"good" if can_save else "bad"}" role="status">{escape(say(state))}</p>',
        *(f"<p>{escape(say(note))}</p>" for note in notes),
        f"<h2>{escape(say('welcome-programs'))}</h2>",
        f"<p>{escape(say('welcome-python'))}</p>",
        f'<p>{escape(say("welcome-description"))} <a href="{SCHEMA}">{SCHEMA}</a></p>',
        f'<p><a href="/help/connect">{escape(say("connect-title"))}</a></p>',
    ]
    return _page(request, say("welcome-title"), body)


def _page(request: ApiRequest, title: str, body: Sequence[str]) -> Page:
    language = _texts(request).language
    text = "\n".join(
        (
            "<!doctype html>",
            f'<html lang="{language}">',
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>",
            '<link rel="stylesheet" href="/page.css">',
            "<main>",
            *body,
            "</main>",
            "</html>",
            "",
        )
    )
    headers = {"content-language": language, "vary": "accept-language"}
    return Response(text, media_type=HTML, headers=headers)


def _texts(request: ApiRequest) -> Texts:
    return texts_for(request.headers.get("accept-language", ""))
