"""A server with up-to-date pages, and this machine's Chromium to visit them."""

import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

# The modules of dev/ import each other as scripts do.
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "dev"))

from bench.not_measured import NotMeasured
from dev.build_web import bring_up_to_date
from dev.chromium import ADVICE, find_browser, flags
from tests.server.serving import Serving, serving


@contextmanager
def served_pages() -> Generator[tuple[Serving, Browser]]:
    """Raises NotMeasured if there is no browser."""
    program = find_browser()
    if program is None:
        raise NotMeasured(f"the pages: no browser found: {ADVICE}")
    bring_up_to_date()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=flags())
        yield server, browser
        browser.close()
