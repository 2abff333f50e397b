"""Pupils with a real browser: a phone that opens the link of the QR code and joins."""

import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, async_playwright

from bench.not_measured import NotMeasured
from dev.chromium import ADVICE, find_browser, flags

PHONE = {"width": 390, "height": 844}
LONGEST_MS = 60_000


@asynccontextmanager
async def browser() -> AsyncGenerator[Browser]:
    program = find_browser()
    if program is None:
        raise NotMeasured(ADVICE)
    async with async_playwright() as playwright:
        launched = await playwright.chromium.launch(executable_path=program, args=flags())
        try:
            yield launched
        finally:
            await launched.close()


async def join(opened: Browser, url: str, code: str) -> tuple[float, float]:
    """The seconds until the page can be used, and from the tap to the company's name."""
    context = await opened.new_context(
        base_url=url,
        viewport={"width": PHONE["width"], "height": PHONE["height"]},
        locale="en",
        is_mobile=True,
        has_touch=True,
    )
    context.set_default_timeout(LONGEST_MS)
    page = await context.new_page()
    try:
        begun = time.perf_counter()
        await page.goto(f"/#join={code}")
        button = page.get_by_role("button", name="Join the class")
        await button.wait_for()
        usable = time.perf_counter() - begun
        begun = time.perf_counter()
        await button.tap()
        await page.get_by_text("You’re in.").wait_for()
        return usable, time.perf_counter() - begun
    finally:
        await context.close()
