"""Draw the PNG icons for phones from web/public/favicon.svg, with this machine's browser.

python dev/build_icons.py, after the drawing changed; the icons are committed.
"""

import sys
from pathlib import Path

from chromium import ADVICE, find_browser, flags
from node import WEB
from playwright.sync_api import sync_playwright

PUBLIC = WEB / "public"
BACKGROUND = "#12506b"  # as in the drawing
# Name: pixels, and the share of them that the drawing takes. Phones cut maskable icons to their own
# shape and keep a circle of 80 %; Apple rounds the corners and knows no transparency.
ICONS = {
    "icon-192.png": (192, 1.0),
    "icon-512.png": (512, 1.0),
    "icon-maskable-512.png": (512, 0.8),
    "apple-touch-icon.png": (180, 1.0),
}
OPAQUE = ("icon-maskable-512.png", "apple-touch-icon.png")


def main() -> int:
    program = find_browser()
    if program is None:
        print(f"no browser found: {ADVICE}", file=sys.stderr)
        return 1
    drawing = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=flags())
        for name, (pixels, share) in ICONS.items():
            page = browser.new_page(viewport={"width": pixels, "height": pixels})
            back = BACKGROUND if name in OPAQUE else "transparent"
            page.set_content(
                f"<style>body {{ margin: 0; display: grid; place-items: center; height: 100vh;"
                f" background: {back} }} svg {{ width: {share:.0%}; height: {share:.0%} }}</style>"
                + drawing
            )
            page.screenshot(path=Path(PUBLIC, name), omit_background=True)
            page.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
