"""Measures how long a phone needs to play on after its network was silent.

    python3 run.py bench reconnect [--seconds 30 120] [--repeats 3]

A TCP proxy stands between the browser and the server. When it is cut, nothing is refused or closed:
bytes just no longer arrive. The player ends the Action Phase during the cut and touches nothing
afterwards. Measured: the seconds from the network's return until the server has answered that
order. The last row is a phone that sleeps meanwhile: its page is frozen. The peer is the same
order without a cut.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page

from bench.not_measured import NotMeasured, exit_status
from bench.pages.served_pages import served_pages
from tests.browser.prepared import in_action_phase, played_until, put_into
from tests.browser.silent_network import SilentNetwork, silent_network
from tests.browser.visitors import PHONE
from tests.server.serving import Serving

GOAL = 10.0
PATIENCE_SECONDS = 90.0
END = "End my actions"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, nargs="+", default=[30.0, 120.0])
    parser.add_argument("--repeats", type=int, default=3)
    wanted = parser.parse_args()
    with (
        served_pages() as (server, browser),
        silent_network(server.port) as network,
    ):
        phones = Phones(browser, server, network)
        row("no cut, the peer", [phones.play_on(0)], None)
        worst: list[float] = []
        for seconds in wanted.seconds:
            # Each at another moment of the attempts to connect.
            took = [phones.play_on(seconds + 2.7 * turn) for turn in range(wanted.repeats)]
            row(f"silent for {seconds:.0f} s", took, GOAL)
            worst.append(max(took))
        took = [phones.play_on(wanted.seconds[0], sleeps=True) for _ in range(wanted.repeats)]
        row(f"silent for {wanted.seconds[0]:.0f} s, asleep", took, GOAL)
        worst.append(max(took))
    print(f"reconnect_s {max(worst):.1f} goal {GOAL:.0f}")


class Phones:
    def __init__(self, browser: Browser, server: Serving, network: SilentNetwork) -> None:
        self._browser = browser
        self._server = server
        self._network = network
        self._seed = 100

    def play_on(self, silence: float, *, sleeps: bool = False) -> float:
        """Seconds from the network's return to the answer."""
        self._seed += 1
        match = played_until(in_action_phase(), seed=self._seed, seats=3)
        table = put_into(self._server.file, self._server.url, match)
        context = self._browser.new_context(
            viewport={"width": PHONE.width, "height": PHONE.height}, locale="en", **PHONE.options
        )
        page = context.new_page()
        page.goto(table.seat_link(table.acting).replace(table.url, self._network.url))
        end = page.get_by_role("button", name=END)
        end.wait_for()
        debugger = context.new_cdp_session(page)
        if silence:
            self._network.cut()
            end.tap()
            if sleeps:
                set_state(debugger, "frozen")
            time.sleep(silence) if sleeps else page.wait_for_timeout(silence * 1000)
            self._network.restore()
        begun = time.monotonic()
        if sleeps:
            set_state(debugger, "active")
        if not silence:
            end.tap()
        wait_until_gone(page)
        took = time.monotonic() - begun
        context.close()
        return took


def set_state(debugger: Any, state: str) -> None:
    debugger.send("Page.setWebLifecycleState", {"state": state})


def wait_until_gone(page: Page) -> None:
    """The button goes when the order is answered."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while page.get_by_role("button", name=END).count():
        if time.monotonic() > deadline:
            raise NotMeasured(f"reconnecting: no answer within {PATIENCE_SECONDS:.0f} s")
        page.wait_for_timeout(20)


def row(name: str, took: Sequence[float], goal: float | None) -> None:
    verdict = (
        "" if goal is None else f"   goal {goal:g}: {'met' if max(took) <= goal else 'MISSED'}"
    )
    print(
        f"    {name:32} median {median(took):6.2f} s, longest {max(took):6.2f} s{verdict}",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(exit_status(main))
