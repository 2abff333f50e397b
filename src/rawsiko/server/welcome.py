"""The pages for people who come with a browser: that the server runs, and help to reach it."""

from collections.abc import Sequence
from functools import cache
from html import escape

from litestar import Response, get
from litestar.types import ControllerRouterHandler

from rawsiko.content.texts import FALLBACK, LANGUAGES, Texts
from rawsiko.server.requests import Asked
from rawsiko.server.services import Services

Page = Response[str]
HTML = "text/html; charset=utf-8"
SCHEMA = "/api/schema/openapi.json"
REASONS = ("address", "network", "isolation", "firewall", "proxy", "code")

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


@get("/", include_in_schema=False)
async def welcome(request: Asked) -> Page:
    services: Services = request.app.state.services
    can_save = await services.upkeep.check()
    say = _texts(request).say
    state = "welcome-saves" if can_save else "welcome-cannot-save"
    body = [
        f"<h1>{escape(say('welcome-title'))}</h1>",
        f'<p class="{"good" if can_save else "bad"}" role="status">{escape(say(state))}</p>',
        f"<p>{escape(say('welcome-no-client'))}</p>",
        f"<h2>{escape(say('welcome-programs'))}</h2>",
        f"<p>{escape(say('welcome-python'))}</p>",
        f'<p>{escape(say("welcome-description"))} <a href="{SCHEMA}">{SCHEMA}</a></p>',
        f'<p><a href="/help/connect">{escape(say("connect-title"))}</a></p>',
    ]
    return _page(request, say("welcome-title"), body)


@get("/help/connect", include_in_schema=False)
async def help_connect(request: Asked) -> Page:
    """For when phones cannot connect."""
    services: Services = request.app.state.services
    say = _texts(request).say
    body = [f"<h1>{escape(say('connect-title'))}</h1>", f"<p>{escape(say('connect-intro'))}</p>"]
    if services.addresses is not None:
        address = escape(services.addresses.for_others)
        body.append(f"<p>{escape(say('connect-here'))} <code>{address}</code></p>")
    for reason in REASONS:
        body.append(f"<h2>{escape(say(f'connect-{reason}'))}</h2>")
        body.append(f"<p>{escape(say(f'connect-{reason}-help'))}</p>")
    body.append(f"<p>{escape(say('connect-last'))}</p>")
    body.append(f'<p><a href="/">{escape(say("connect-back"))}</a></p>')
    return _page(request, say("connect-title"), body)


@get("/page.css", include_in_schema=False)
async def style() -> Page:
    return Response(STYLE, media_type="text/css; charset=utf-8")


PAGES: tuple[ControllerRouterHandler, ...] = (welcome, help_connect, style)


def language_of(accepted: str) -> str:
    """The best of our languages for an Accept-Language header."""
    wanted: list[tuple[float, str]] = []
    for part in accepted.split(",")[:30]:
        tag, _, weight = part.strip().partition(";")
        language = tag.strip().lower().split("-")[0]
        if language in LANGUAGES:
            wanted.append((_weight(weight), language))
    best = max(wanted, key=lambda pair: pair[0], default=(0.0, FALLBACK))
    return best[1] if best[0] > 0 else FALLBACK


def _weight(text: str) -> float:
    try:
        return float(text.strip().removeprefix("q=")) if text else 1.0
    except ValueError:
        return 0.0


def _page(request: Asked, title: str, body: Sequence[str]) -> Page:
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


def _texts(request: Asked) -> Texts:
    return _texts_in(language_of(request.headers.get("accept-language", "")))


@cache
def _texts_in(language: str) -> Texts:
    return Texts(language)
