"""Loading the page as a device does that has never seen it: every file, over six connections.

The requests are written by hand, because the devices share one core with each other: an HTTP
library would take longer than the server.
"""

import asyncio
import time
from collections import deque
from pathlib import Path
from urllib.parse import urlsplit

from bench.not_measured import NotMeasured
from rawsiko.server.web.static_files import ASSETS, FOLDER, INDEX, TYPES

CONNECTIONS = 6  # of a browser
LONGEST_SECONDS = 60.0


def files_of_page() -> list[str]:
    """The page, and every script, style and picture of the build. Raises NotMeasured."""
    if not (FOLDER / INDEX).is_file():
        raise NotMeasured("the pages are not built: python3 run.py builds them")
    assets = sorted(path for path in (FOLDER / ASSETS).rglob("*") if path.suffix in TYPES)
    return ["/", *(f"/{path.relative_to(FOLDER).as_posix()}" for path in assets)]


async def load_page(url: str, files: list[str]) -> float:
    """The seconds that it took. Raises NotMeasured."""
    begun = time.perf_counter()
    try:
        async with asyncio.timeout(LONGEST_SECONDS):
            await _load(url, deque(files[:1]))
            rest = deque(files[1:])
            await asyncio.gather(*(_load(url, rest) for _ in range(CONNECTIONS)))
    except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
        raise NotMeasured(f"the page could not be loaded: {error!r}") from error
    return time.perf_counter() - begun


async def _load(url: str, files: deque[str]) -> None:
    """Take files from the queue until it is empty, over one connection."""
    address = urlsplit(url)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    try:
        while files:
            name = files.popleft()
            head = f"GET {name} HTTP/1.1\r\nHost: {address.netloc}\r\nAccept-Encoding: gzip\r\n\r\n"
            writer.write(head.encode())
            lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower().splitlines()
            if " 200 " not in lines[0]:
                raise NotMeasured(f"{name} was answered {lines[0]}")
            length = next(line for line in lines if line.startswith("content-length:"))
            await reader.readexactly(int(length.partition(":")[2]))
    finally:
        writer.close()


def size_of(files: list[str]) -> int:
    """Bytes as they travel."""
    paths = [FOLDER / (name.removeprefix("/") or INDEX) for name in files]
    return sum(_travelling(path).stat().st_size for path in paths)


def _travelling(path: Path) -> Path:
    packed = path.with_name(path.name + ".gz")
    return packed if packed.exists() else path
