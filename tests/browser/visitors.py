"""People with a browser: their devices, and what must never happen while they use the game."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, Request

# `Device.options` are passed to Playwright's `Browser.new_context`.


@dataclass(frozen=True)
class Device:
    width: int
    height: int
    options: dict[str, Any] = field(default_factory=dict[str, Any])
    keys_only: bool = False


DESKTOP = Device(1440, 900)
TABLET = Device(1024, 768)
PHONE = Device(390, 844, {"is_mobile": True, "has_touch": True, "device_scale_factor": 2})
SMALL_PHONE = Device(360, 640, PHONE.options)
SMALLEST_PHONE = Device(320, 640, PHONE.options)
PHONE_ACROSS = Device(844, 390, PHONE.options)
KEYBOARD = Device(1440, 900, keys_only=True)  # using the pointer is a complaint

# A browser logs lost connections to its console; a page can't prevent that.
LOST_CONNECTION = re.compile(
    r"net::ERR_|WebSocket connection to|Failed to load resource: the server responded with a"
    r" status of (404|409|50\d)"
)
NO_POINTER = """\
addEventListener('pointerdown', () => console.error('a pointer was used'), { capture: true });
"""


class Visitor:
    """One page in a new browser context, and the errors on it."""

    def __init__(
        self, browser: Browser, url: str, device: Device, language: str, **options: Any
    ) -> None:
        self.complaints: list[str] = []
        self._may_lose_connection = False
        self._place = ""  # of the first page: a prepared table may be on another server
        new_context: Callable[..., BrowserContext] = browser.new_context
        self.context = new_context(
            base_url=url,
            viewport={"width": device.width, "height": device.height},
            locale=language,
            **{"reduced_motion": "reduce", **device.options, **options},
        )
        self.context.set_default_timeout(30_000)
        if device.keys_only:
            self.context.add_init_script(NO_POINTER)
        self.context.on("console", self._heard)
        self.context.on("weberror", lambda told: self._failed(told.error))
        self.context.on("request", self._asked)
        self.page: Page = self.context.new_page()

    def may_lose_connection(self) -> None:
        """From now on the console may report lost connections, and nothing else."""
        self._may_lose_connection = True

    def leave(self) -> Sequence[str]:
        """Close the browser context; returns everything that went wrong."""
        if cookies := self.context.cookies():
            self.complaints.append(f"cookies: {cookies}")
        self.context.close()
        return self.complaints

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if self._may_lose_connection and LOST_CONNECTION.search(message.text):
            return
        place = message.location.get("url", "")
        if place.endswith("/api/classes/debrief") and "status of 409" in message.text:
            return  # the figures aren't there yet: the page says so, and asks again
        self.complaints.append(f"console {message.type}: {message.text} ({place})")

    def _failed(self, error: Error) -> None:
        self.complaints.append(f"page error: {error}")

    def _asked(self, request: Request) -> None:
        there = urlsplit(request.url)
        if there.scheme in ("data", "blob"):
            return
        self._place = self._place or there.netloc
        if there.netloc != self._place:
            self.complaints.append(f"request to elsewhere: {request.url}")
