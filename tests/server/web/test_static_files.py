"""The client's files are served as built, and nothing else is."""

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest

from rawsiko.server.thinking.pool import ThinkingPool
from rawsiko.server.web.app import ServerSettings
from rawsiko.server.web.security import HEADERS
from rawsiko.server.web.static_files import FOR_EVER, Pages, accepted_encodings
from rawsiko.texts.fluent import Texts
from tests.server.running import running

pytestmark = pytest.mark.slow

PAGE, SCRIPT = b"<!doctype html><title>RAWsiko</title>", b"const rawsiko = 'x';" * 9
SECRET = b"not for everybody"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Built pages, and a file outside them."""
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_bytes(PAGE)
    (pages / "favicon.svg").write_bytes(b"<svg/>")
    script = pages / "assets" / "index-abc.js"
    script.write_bytes(SCRIPT)
    script.with_name("index-abc.js.gz").write_bytes(gzip.compress(SCRIPT))
    script.with_name("index-abc.js.br").write_bytes(b"brotli")
    (pages / ".stamp").write_bytes(SECRET)
    (pages / "notes").write_bytes(SECRET)
    (tmp_path / "secret.txt").write_bytes(SECRET)
    return pages


def ask(folder: Path, *requests: httpx.Request) -> list[httpx.Response]:
    """The answers, with raw bodies."""

    async def scenario() -> list[httpx.Response]:
        settings = ServerSettings(pages=Pages(folder))
        async with running(folder.parent, settings=settings) as server:
            return [await server.http.send(_at(server.origin, one)) for one in requests]

    return asyncio.run(scenario())


def _at(origin: str, request: httpx.Request) -> httpx.Request:
    path = request.url.raw_path
    return httpx.Request(
        request.method,
        httpx.URL(origin).copy_with(raw_path=path),
        headers={**request.headers, "host": httpx.URL(origin).netloc.decode()},
    )


def get(path: str, method: str = "GET", **headers: str) -> httpx.Request:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.Request(method, f"http://127.0.0.1{path}", headers=named)


def test_the_page_is_asked_for_again_each_time(folder: Path) -> None:
    (page,) = ask(folder, get("/"))
    assert (page.status_code, page.content) == (200, PAGE)
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    again, changed, icon = ask(
        folder,
        get("/", if_none_match=f'"x", {page.headers["etag"]}'),
        get("/", if_none_match='W/"x"'),
        get("/favicon.svg"),
    )
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == page.headers["etag"]
    assert changed.content == PAGE
    assert (icon.content, icon.headers["cache-control"]) == (b"<svg/>", "no-cache")
    assert icon.headers["content-type"] == "image/svg+xml"


def test_what_has_a_hash_in_its_name_is_kept_for_ever(folder: Path) -> None:
    (script,) = ask(folder, get("/assets/index-abc.js"))
    assert script.content == SCRIPT
    assert script.headers["cache-control"] == FOR_EVER
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    rest = {name: value for name, value in HEADERS.items() if name != "cache-control"}
    assert rest.items() <= dict(script.headers).items()


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("", None),
        ("identity", None),
        ("gzip, deflate", "gzip"),
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("BR;q=0.000, GZIP;q=0", None),
    ],
)
def test_the_best_encoding_that_the_browser_knows(
    folder: Path, accepted: str, encoding: str | None
) -> None:
    """Compressed at build time; a client without support gets the plain file."""
    (answer,) = ask(folder, get("/assets/index-abc.js", method="HEAD", accept_encoding=accepted))
    sizes = {"br": 6, "gzip": len(gzip.compress(SCRIPT)), None: len(SCRIPT)}
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-length"] == str(sizes[encoding])
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.content == b""


@pytest.mark.parametrize(
    "path",
    [
        *("/assets/nothing.js", "/assets/", "/assets", "/index.html", "/notes", "/.stamp"),
        *("/assets/index-abc.js.gz", "/assets/index-abc.js.br", "/assets/index-abc.js/x"),
        *("/assets/../../secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/../secret.txt"),
        *("/assets/..%2f..%2fsecret.txt", "/assets/..\\..\\secret.txt"),
    ],
)
def test_nothing_else_can_be_had(folder: Path, path: str) -> None:
    (answer,) = ask(folder, get(path))
    assert (answer.status_code, answer.json()) == (404, {"code": "no_such_page"})


def test_files_are_read_only(folder: Path) -> None:
    for answer in ask(folder, get("/", method="POST"), get("/assets/index-abc.js", method="PUT")):
        assert answer.status_code == 405
        assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD", "OPTIONS"}


def test_without_a_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    (page,) = ask(tmp_path / "none", get("/", accept_language="it"))
    assert page.status_code == 200
    assert Texts("it").say("welcome-no-client") in page.text


def test_an_odd_header_is_no_fault() -> None:
    assert "br" not in accepted_encodings(";;,=,q=0;br;q=x,;q=1;q=0," * 99)
    assert accepted_encodings("br;level=4, *;q=0.1") == {"br", "*"}


def test_bots_load_while_the_start_page_is_read(folder: Path) -> None:
    """A process takes seconds to load; nobody should wait for it at the first choice."""

    async def scenario() -> list[int]:
        thinking = ThinkingPool()
        settings = ServerSettings(pages=Pages(folder))
        async with running(folder.parent, settings=settings, thinking=thinking) as server:
            before = thinking.cores
            await server.http.get("/favicon.svg")
            other = thinking.cores
            for _ in range(2):
                await server.http.get("/")
            return [before, other, thinking.cores]

    assert asyncio.run(scenario()) == [0, 0, 1]
