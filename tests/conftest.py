"""What holds for all tests."""

import os
import sys

import pytest

os.environ["RAWSIKO_LANG"] = "en"  # tests speak English, whatever the machine speaks


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int | None:
    """One more than there are cores: whoever waits for a bot or a broken connection needs none."""
    if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ:
        return None  # xdist reads it
    is_linux = sys.platform == "linux"
    return 1 + (len(os.sched_getaffinity(0)) if is_linux else os.cpu_count() or 1)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly what this machine could not test: such reasons hold the words NOT tested."""
    skipped: list[pytest.TestReport] = terminalreporter.stats.get("skipped", [])
    reasons = [report.longrepr[2] for report in skipped if isinstance(report.longrepr, tuple)]
    for reason in sorted({reason for reason in reasons if "NOT tested" in reason}):
        count = reasons.count(reason)
        terminalreporter.section("NOT EVERYTHING WAS TESTED", sep="!", red=True, bold=True)
        terminalreporter.write_line(f"{reason.removeprefix('Skipped: ')} ({count} tests skipped)")
