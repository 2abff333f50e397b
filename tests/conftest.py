"""Settings for all tests."""

import gc
import os
import sys
from pathlib import Path

import pytest

os.environ["RAWSIKO_LANG"] = "en"  # tests use English on every machine
BROWSER = Path(__file__).parent / "browser"
# Modules that take more than some ten seconds of processor time.
SLOW = {
    *("test_set_up", "test_output", "test_checks", "test_start"),
    *("test_simulate", "test_arena", "test_arena_check", "test_simulation", "test_equal"),
    *("test_reference_agrees", "test_cache", "test_matches", "test_explaining"),
    *("test_fuzz", "test_map", "test_verify_fuzz", "test_description", "test_leaks"),
    *("test_advisers", "test_blind_bots", "test_bots_at_tables", "test_looking_back"),
    *("test_roles", "test_held_seats", "test_match", "test_polling", "test_static_files"),
    *("test_hints", "test_timer", "test_serve", "test_packaging", "test_docs", "test_commands"),
    *("test_whole_lesson", "test_lesson", "test_troubles", "test_secrets", "test_failures"),
    *("test_private_chance", "test_exhaustive", "test_reference", "test_play"),
    *("test_cluster", "test_relay", "test_joining"),
    *("test_damaged_files", "test_odd_moments", "test_seat_again", "test_late_whole_table"),
    *("test_replay_round_trip", "test_bench", "test_remote", "test_kill_anywhere"),
    *("test_plain_client", "test_thinking", "test_fairness", "test_repeats", "test_capacity"),
    *("test_texts", "test_browser_checker", "test_power", "test_members", "test_questions"),
    *("test_turning_points", "test_chosen_last_turn", "test_before_classes"),
    *("test_balance", "test_layout", "test_standing"),
}
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
        if item.path.stem in SLOW:
            item.add_marker(pytest.mark.slow)
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
