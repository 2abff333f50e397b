"""axe-core on a page as it stands."""

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def axe(page: Page) -> None:
    """Fails when the page breaks a rule of WCAG 2.2 AA that axe can see."""
    found = violations(page)
    assert not found, "\n".join(found)


def violations(page: Page) -> list[str]:
    # The page's policy keeps foreign scripts out; a debugger's evaluation is not the page's.
    debugger: Any = page.context.new_cdp_session(page)
    debugger.send("Runtime.evaluate", {"expression": _source()})
    debugger.detach()
    options = {"runOnly": {"type": "tag", "values": TAGS}, "resultTypes": ["violations"]}
    result: dict[str, Any] = page.evaluate("options => axe.run(document, options)", options)
    return [
        f"{one['id']}: {one['help']}: {node['target']} {node['failureSummary']}"
        for one in result["violations"]
        for node in one["nodes"]
    ]


@cache
def _source() -> str:
    return AXE.read_text(encoding="utf-8")
