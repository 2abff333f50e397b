"""Use a page through its accessibility tree alone, as a screen reader does: only what has a role
and a name there exists."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

PATIENCE_MS = 30_000  # besides the time that reading the tree takes
LOOK_MS = 100


@dataclass(frozen=True)
class Node:
    role: str
    name: str
    element: int  # the browser's number of it


class AxTree:
    def __init__(self, page: Page) -> None:
        self._page = page
        self._debugger: Any = page.context.new_cdp_session(page)
        self._debugger.send("Accessibility.enable")

    def nodes(self) -> Sequence[Node]:
        told = self._debugger.send("Accessibility.getFullAXTree")["nodes"]
        return [
            Node(one["role"]["value"], one["name"]["value"], one["backendDOMNodeId"])
            for one in told
            if not one["ignored"] and one.get("name", {}).get("value") and "backendDOMNodeId" in one
        ]

    def find(self, role: str, name: str) -> Node:
        """Waits until there is one whose name matches the pattern."""
        for _ in range(PATIENCE_MS // LOOK_MS):
            for node in self.nodes():
                if node.role == role and re.search(name, node.name):
                    return node
            self._page.wait_for_timeout(LOOK_MS)
        roles = [one.name for one in self.nodes() if one.role == role]
        raise AssertionError(f"no {role} {name!r}, only {roles}")

    def wait_until_gone(self, role: str, name: str) -> None:
        for _ in range(PATIENCE_MS // LOOK_MS):
            if not any(one.role == role and re.search(name, one.name) for one in self.nodes()):
                return
            self._page.wait_for_timeout(LOOK_MS)
        raise AssertionError(f"the {role} {name!r} stays")

    def press(self, role: str, name: str) -> None:
        """Focus it and press Enter, which screen readers do for their users."""
        node = self.find(role, name)
        self._debugger.send("DOM.focus", {"backendNodeId": node.element})
        self._page.keyboard.press("Enter")
