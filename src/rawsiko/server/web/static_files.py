"""The built files of the client, read once and served from memory.

Only files that were in the folder when the server started are served, so no path can escape it.
Files in `assets` have a hash of their content in their name, and browsers cache them forever. All
others are revalidated every time, which is cheap when they haven't changed.
"""

import asyncio
import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from litestar import Response, route
from litestar.enums import HttpMethod
from litestar.types import ControllerRouterHandler

from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server.web.requests import JSON, Answer, ApiRequest, HttpRefusal

FOLDER = Path(__file__).parents[1] / "pages"
INDEX = "index.html"
ASSETS = "assets"
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # best first
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
GZIP = {"content-encoding": "gzip"}
GET_OR_HEAD = [HttpMethod.GET, HttpMethod.HEAD]


@dataclass(frozen=True)
class StaticFile:
    media_type: str
    caching: str
    bodies: Mapping[str, bytes]  # by encoding; "" is the plain file

    @cached_property
    def tag(self) -> str:
        """Weak, because it is the same for all encodings."""
        return f'W/"{hashlib.sha256(self.bodies[""]).hexdigest()[:16]}"'


class Pages:
    """The files of a folder by their paths below it."""

    def __init__(self, folder: Path) -> None:
        paths = (path for path in sorted(folder.rglob("*")) if path.suffix in TYPES)
        self._files = {path.relative_to(folder).as_posix(): _read(path, folder) for path in paths}

    @property
    def are_built(self) -> bool:
        return INDEX in self._files

    @property
    def at_top(self) -> list[str]:
        """The files directly in the folder, without the index."""
        return [name for name in self._files if "/" not in name and name != INDEX]

    def answer(self, name: str, request: ApiRequest) -> Answer:
        """Raises HttpRefusal when there is no such file."""
        file = self._files.get(name)
        if file is None:
            raise HttpRefusal(TableRefusal.NO_SUCH_PAGE)
        headers = {"cache-control": file.caching, "etag": file.tag, "vary": "accept-encoding"}
        if file.tag in _tags(request.headers.get("if-none-match", "")):
            return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
        accepted = accepted_encodings(request.headers.get("accept-encoding", ""))
        encoding = next((name for name in ENCODINGS if name in accepted & file.bodies.keys()), "")
        if encoding:
            headers["content-encoding"] = encoding
        body = file.bodies[encoding]
        if request.method == HttpMethod.HEAD:
            headers["content-length"] = str(len(body))
            body = b""
        return Response(body, headers=headers, media_type=file.media_type)


@cache
def built_pages() -> Pages:
    """The client in the package."""
    return Pages(FOLDER)


def handlers_of(pages: Pages) -> list[ControllerRouterHandler]:
    """Routes to everything but the index."""
    paths = ["/assets/{rest:path}", *(f"/{name}" for name in pages.at_top)]

    @route(paths, http_method=GET_OR_HEAD, include_in_schema=False)
    async def file(request: ApiRequest) -> Answer:
        return pages.answer(request.scope["path"].removeprefix("/"), request)

    return [file]


async def compressed(request: ApiRequest, body: bytes) -> Answer:
    """A large JSON body, with gzip if the client accepts it."""
    if not accepts_gzip(request):
        return Response(body, media_type=JSON)
    zipped = await asyncio.to_thread(gzip.compress, body, 6, mtime=0)
    return Response(zipped, headers=GZIP, media_type=JSON)


def accepts_gzip(request: ApiRequest) -> bool:
    return "gzip" in accepted_encodings(request.headers.get("accept-encoding", ""))


def accepted_encodings(header: str) -> set[str]:
    """The encodings that an Accept-Encoding header accepts: those with a weight above 0."""
    accepted: set[str] = set()
    for part in header.lower().split(",")[:30]:
        name, *parameters = (word.strip() for word in part.split(";"))
        weights = [word.removeprefix("q=") for word in parameters if word.startswith("q=")]
        if not any(weight.strip("0.") == "" for weight in weights):
            accepted.add(name)
    return accepted


def _read(path: Path, folder: Path) -> StaticFile:
    packed = {name: path.with_name(path.name + ending) for name, ending in ENCODINGS.items()}
    bodies = {name: file.read_bytes() for name, file in packed.items() if file.exists()}
    is_hashed = path.relative_to(folder).parts[0] == ASSETS
    return StaticFile(
        media_type=TYPES[path.suffix],
        caching=FOR_EVER if is_hashed else ASK_AGAIN,
        bodies={"": path.read_bytes(), **bodies},
    )


def _tags(header: str) -> list[str]:
    return [tag.strip() for tag in header.split(",")]
