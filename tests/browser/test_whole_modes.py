"""No screen loses text, and axe finds nothing, in the modes below. Only with --long.

In German, whose words are long.
"""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from dev.screens.catalog import SCREENS
from tests.browser.accessibility import come_to_rest, violations
from tests.browser.conftest import Visit
from tests.browser.lost_text import SPACED, lost_text
from tests.browser.test_whole_screens import Studio
from tests.server.serving import serving

pytestmark = pytest.mark.skipif(
    not os.environ.get("RAWSIKO_LONG"),
    reason="every screen in six modes takes many minutes: under --long",
)

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
SMALL: ViewportSize = {"width": 390, "height": 844}
NARROW: ViewportSize = {"width": 320, "height": 640}
ZOOMED: ViewportSize = {"width": 320, "height": 256}
# Not on the empty page at the end, which has no storage.
LARGE = """if (location.host) localStorage['rawsiko.preferences'] ??= '{"textSize":200}'"""
# Each screen is built up once for all sizes of a mode.
MODES: dict[str, tuple[Sequence[ViewportSize], dict[str, Any], str | None]] = {
    "text spacing": ((DESKTOP, SMALL), {"bypass_csp": True}, SPACED),
    "320 pixels, and 400 % zoom": ((NARROW, ZOOMED), {}, None),
    "text of 200 %": ((DESKTOP,), {}, LARGE),
    "forced colours": ((DESKTOP,), {"forced_colors": "active"}, None),
}


@pytest.mark.parametrize("mode", MODES)
def test_no_screen_loses_anything(
    visit: Visit, built_client: Path, tmp_path: Path, mode: str
) -> None:
    assert built_client.is_dir()
    sizes, options, script = MODES[mode]
    with serving(tmp_path) as server:
        studio = Studio(server, "de")
        page = visit(language="de", path=None, server=server, **options)
        if script:
            page.add_init_script(script)
        page.goto("/")
        faults: list[str] = []
        for screen in SCREENS:
            for size in sizes:
                page.set_viewport_size(size)
                if size == sizes[0]:
                    screen.show(page, studio)
                come_to_rest(page)
                here = f"{screen.name} at {size['width']} x {size['height']}"
                found = [f"{here}: {fault}" for fault in (*lost_text(page), *violations(page))]
                print(*found, sep="\n")  # seen with -s: all screens take minutes
                faults += found
        assert faults == []
        page.goto("about:blank")
