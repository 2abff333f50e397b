"""The page that plays without a server, on a web server."""

import http.server
import threading
from collections.abc import Generator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any


@contextmanager
def hosted(site: Path) -> Generator[str]:
    """As by `python3 -m http.server`: no headers, no compression."""
    handler = partial(Quiet, directory=str(site.parent))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/{site.name}/"
        finally:
            server.shutdown()
            thread.join()


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 -- the base's name
        del format, args
