"""What bots choose on the page and how long they take, beside the same natively."""

import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser

from bench import site_choices
from bench.not_measured import NotMeasured
from bench.sites.rows import Row, p95
from rawsiko.content.load import standard_content
from tests.browser.engines import Missing, firefox, wait_until

SOURCE = Path(site_choices.__file__).read_text(encoding="utf-8")
GOALS = {"medium": 15.0, "hard": 150.0, site_choices.HINTS: 150.0}
LEVELS = ("easy", "medium", "hard")
MATCHES = 1  # timed, of each level

# Runs a function of site_choices.py on the page.
Ask = Callable[[str, str, int], Any]


def measure_decisions(browser: Browser, url: str) -> list[Row]:
    ask = asking(browser, url)
    rows: list[Row] = []
    for level, goal in GOALS.items():
        if goal > GOALS["medium"] and not searches(ask):
            continue
        taken = [ms for match in range(1, MATCHES + 1) for ms in ask("milliseconds", level, match)]
        native = [
            ms
            for match in range(1, MATCHES + 1)
            for ms in site_choices.milliseconds(standard_content(), level, match)
        ]
        name = f"{level}_p95_ms"
        rows += [
            Row(f"{level}: p95 of {len(taken)} decisions", p95(taken), "ms", goal, name),
            Row(f"{level}: median", median(taken), "ms", None, f"{level}_p50_ms"),
            Row(f"{level}: median, times the native one", median(taken) / median(native), "", None,
                f"{level}_ratio_native"),
        ]  # fmt: skip
    if not searches(ask):
        raise NotMeasured("Hard and hints: the simulator could not be linked (docs/site.md)")
    return rows


def compare_choices(browser: Browser, url: str, matches: int) -> list[Row]:
    """Matches whose hashes differ from the native ones."""
    rows = differing("Chromium", asking(browser, url), matches)
    try:
        with tempfile.TemporaryDirectory() as folder, firefox(Path(folder)) as page:
            page.open(url)

            def ask(name: str, level: str, number: int) -> Any:
                given = json.dumps([SOURCE, name, level, number])
                page.run(
                    f"window.told = undefined; ({site_choices.IN_PAGE})({given}).then("
                    "told => (window.told = { told }),"
                    "error => (window.told = { error: String(error) }))"
                )
                told = wait_until(page, "return window.told")
                if "error" in told:
                    raise NotMeasured(f"choices in Firefox: {told['error']}")
                return told["told"]

            return rows + differing("Firefox", ask, matches)
    except Missing as missing:
        raise NotMeasured(f"choices in Firefox: install {missing}") from missing


def differing(engine: str, ask: Ask, matches: int) -> list[Row]:
    if not searches(ask):
        raise NotMeasured("choices of Hard: the simulator could not be linked (docs/site.md)")
    rows: list[Row] = []
    for level in LEVELS:
        others = 0
        for match in range(1, matches + 1):
            native = site_choices.hashes(standard_content(), level, match)
            others += ask("hashes", level, match) != native
        what = f"{level}: other choices in {engine}, of {matches} matches"
        rows.append(Row(what, others, "", 0, f"{engine.lower()}_{level}_other"))
    return rows


def asking(browser: Browser, url: str) -> Ask:
    page = browser.new_page()
    page.goto(url)
    return lambda name, level, number: page.evaluate(
        site_choices.IN_PAGE, [SOURCE, name, level, number]
    )


def searches(ask: Ask) -> bool:
    return ask("is_searching", "", 0)[0]
