"""Settings for all tests."""

import gc
import os
import sys
from pathlib import Path

import pytest

os.environ["RAWSIKO_LANG"] = "en"  # tests use English on every machine
BROWSER = Path(__file__).parent / "browser"
FAULTS = Path(__file__).parent / "server" / "faults"


@pytest.fixture(autouse=True)
def english() -> None:
    """A test before this one may have left another language in the process."""
    from rawsiko.cli.language import speak, texts

    if texts().language != "en":
        speak("en")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int | None:
    """Two more than there are cores: a test that waits for a bot, a timer or a lost connection
    uses none."""
    if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ:
        return None  # xdist reads the variable
    is_linux = sys.platform == "linux"
    return 2 + (len(os.sched_getaffinity(0)) if is_linux else os.cpu_count() or 1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Add the lane markers that follow from a test's folder and fixtures."""
    for item in items:
        if BROWSER in item.path.parents:
            item.add_marker(pytest.mark.browser)
        if FAULTS in item.path.parents:
            item.add_marker(pytest.mark.kills)
        if needs_postgres(item):
            item.add_marker(pytest.mark.postgres)


def pytest_collection_finish() -> None:
    """Servers collect garbage when they start; what tests and libraries defined is none."""
    gc.collect()
    gc.freeze()


def needs_postgres(item: pytest.Item) -> bool:
    fixtures: list[str] = getattr(item, "fixturenames", [])
    return not {"cluster", "nats_server"}.isdisjoint(fixtures) or "postgresql" in item.name


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List what this machine could not test: skip reasons that contain "NOT tested"."""
    skipped: list[pytest.TestReport] = terminalreporter.stats.get("skipped", [])
    reasons = [report.longrepr[2] for report in skipped if isinstance(report.longrepr, tuple)]
    for reason in sorted({reason for reason in reasons if "NOT tested" in reason}):
        count = reasons.count(reason)
        terminalreporter.section("NOT EVERYTHING WAS TESTED", sep="!", red=True, bold=True)
        terminalreporter.write_line(f"{reason.removeprefix('Skipped: ')} ({count} tests skipped)")
