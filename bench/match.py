"""Plays a match against bots in a real browser and measures what a player feels.

    python3 run.py bench match [--turns 3] [--players 4] [--device phone] [--pace normal]

A person on a phone of 390 x 844 pixels plays against three Easy bots and follows the hints, by
touch. Measured: seconds of waiting, taps per Turn, whether every Territory on offer is named and
far enough from the next one, changes of the map's scale when only a panel changed, and dice that
cover their Territories, what a bot does or the tabs, or are told too early. Nothing is skipped.
"""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Page, Route

from bench.not_measured import NotMeasured, exit_status
from bench.pages.served_pages import served_pages
from tests.browser.visitors import DESKTOP, PHONE, SMALL_PHONE

PROBE = Path(__file__).with_name("match_page.js").read_text(encoding="utf-8")
DEVICES = {"phone": PHONE, "small": SMALL_PHONE, "desktop": DESKTOP}
PATIENCE_SECONDS = 240.0
LOOK_MS = 1_100  # for the camera to arrive before labels are measured
TAP_MS = 5_000
HINT_SECONDS = 30.0
SETUP = ("ContinentChoice", "TerritoryChoice", "InitialPlacement")
MOST_FAILED = 4
USUAL = (3, 4)  # Turns and players of the goal for waiting
GOALS = {"waited": 40.0, "taps": 20.0}
LEAST = {"nearest": 44.0, "letters": 12.0}  # pixels


@dataclass
class Offer:
    question: str
    count: int
    labelled: int
    shared: int  # behind a chip for several
    missing: Sequence[str]
    nearest: float | None
    letters: float | None  # the height of the smallest name, in pixels


@dataclass
class Played:
    """What was measured in one match."""

    seconds: float = 0.0
    taps: Counter[str] = field(default_factory=Counter[str])  # by Turn
    offers: list[Offer] = field(default_factory=list[Offer])
    page: dict[str, Any] = field(default_factory=dict[str, Any])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--players", type=int, choices=(3, 4, 5), default=4)
    parser.add_argument("--device", choices=tuple(DEVICES), default="phone")
    parser.add_argument("--pace", choices=("normal", "fast", "instant"), default="normal")
    parser.add_argument("--scheme", choices=("light", "dark"), default="light")
    parser.add_argument("--pictures", type=Path, help="a folder for a picture of every question")
    wanted = parser.parse_args()
    with served_pages() as (server, browser):
        report(play(browser, server.url, wanted), wanted)


def play(browser: Browser, url: str, wanted: argparse.Namespace) -> Played:
    device = DEVICES[wanted.device]
    context = browser.new_context(
        base_url=url,
        viewport={"width": device.width, "height": device.height},
        locale="en",
        color_scheme=wanted.scheme,
        reduced_motion="no-preference",
        **device.options,
    )
    context.add_init_script(PROBE)
    preferences = json.dumps({"pace": wanted.pace})
    context.add_init_script(f"localStorage['rawsiko.preferences'] ??= '{preferences}'")
    page = context.new_page()
    page.route("**/api/tables", lambda route: change_settings(route, wanted.turns, wanted.players))
    page.route("**/play-alone", lambda route: change_bots(route, wanted.players - 1))
    page.goto("/")
    press(page, page.locator("[data-play-now]"))
    player = Player(page, wanted.pictures)
    player.play_to_the_end()
    return player.played


def change_settings(route: Route, turns: int, players: int) -> None:
    """Play now has four players, and as many Turns as fit into the chosen minutes."""
    request = route.request
    if request.method != "POST":
        route.continue_()
        return
    body: Any = json.loads(request.post_data or "{}")
    settings = body["settings"]
    settings["options"] = {**settings.get("options", {}), "turns": turns}
    settings["seats"] = players
    route.continue_(post_data=json.dumps(body))


def change_bots(route: Route, bots: int) -> None:
    body: Any = json.loads(route.request.post_data or "{}")
    body["bots"] = body["bots"][:1] * bots
    route.continue_(post_data=json.dumps(body))


class Player:
    """Follows the hints, with as few taps as the screen allows."""

    def __init__(self, page: Page, pictures: Path | None) -> None:
        self.page = page
        self.played = Played()
        self._pictures = pictures
        self._question = ""
        self._shots = 0
        self._failed = 0

    def play_to_the_end(self) -> None:
        begun = time.monotonic()
        while self._wait_for_a_decision():
            self._look()
            self._answer()
        self.page.wait_for_timeout(LOOK_MS)
        self._picture("end")
        self.played.seconds = time.monotonic() - begun
        self.played.page = self.page.evaluate("match")

    def _wait_for_a_decision(self) -> bool:
        """False when the match is over."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < deadline:
            if self.page.evaluate("isOver()"):
                return False
            if self.page.evaluate("canAct()"):
                return True
            self.page.wait_for_timeout(40)
        self._picture("stuck")
        raise NotMeasured(f"a match: nothing was asked for {PATIENCE_SECONDS:.0f} s")

    def _look(self) -> None:
        """Before the first tap for a new question: is all of it in sight?"""
        question = " ".join(self.page.locator(".question").inner_text().split())
        if question == self._question:
            return
        self._question = question
        self.page.wait_for_timeout(LOOK_MS)
        seen = self.page.wait_for_function("() => isOver() ? {} : isAtRest() && offered()")
        offered = seen.json_value()
        if offered.get("count"):
            self.played.offers.append(Offer(question, **offered))
        self._picture("question")

    def _answer(self) -> None:
        page = self.page
        before = self._state()
        card = page.locator("[data-hint]:enabled")
        if recap := page.locator("[data-recap-close]").all():
            self._tap(recap[0])
        elif card.count():
            self._tap(card.first)
        elif page.locator("button.ask").count() and not page.locator("section.card").count():
            self._tap(page.locator("button.ask"))
        else:
            page.wait_for_timeout(60)
            return
        self._wait_for_change(before)

    def _state(self) -> str:
        return self.page.evaluate(
            "document.querySelector('.question')?.textContent +"
            " (document.querySelector('section.card')?.textContent ?? '') +"
            " (document.querySelector('[data-recap-close]') !== null)"
        )

    def _wait_for_change(self, before: str) -> None:
        """On a busy machine a hint may fail: then it is asked for again."""
        deadline = time.monotonic() + HINT_SECONDS
        while time.monotonic() < deadline:
            if self._state() != before or self.page.evaluate("isOver()"):
                return
            self.page.wait_for_timeout(40)
        self._failed += 1
        if self._failed > MOST_FAILED:
            self._picture("stuck")
            raise NotMeasured(f"a match: a tap changed nothing: {before}")

    def _tap(self, button: Any) -> None:
        turn = self._turn()
        try:
            press(self.page, button)
        except Error:  # it went while it was aimed at, or one's own dice lie over it
            dice = self.page.locator("[data-clash]").all()
            if not dice:
                return
            press(self.page, dice[0])
        self.played.taps[turn] += 1

    def _turn(self) -> str:
        phase = self.page.locator("[data-phase]").get_attribute("data-phase") or ""
        if phase in SETUP:
            return "game setup"
        label = self.page.locator(".glass").first.get_attribute("aria-label") or ""
        return label.partition(".")[0]

    def _picture(self, name: str) -> None:
        if self._pictures is not None:
            self._pictures.mkdir(parents=True, exist_ok=True)
            self._shots += 1
            self.page.screenshot(path=self._pictures / f"{self._shots:02d}-{name}.png")


def press(page: Page, button: Any) -> None:
    if page.evaluate("navigator.maxTouchPoints > 0"):
        button.tap(timeout=TAP_MS)
    else:
        button.click(timeout=TAP_MS)


def report(played: Played, wanted: argparse.Namespace) -> None:
    told = played.page
    waited = told["waited"] / 1000
    print(
        f"a match of {wanted.turns} Turns and {wanted.players} players on a {wanted.device},"
        f" pace {wanted.pace}:"
    )
    is_usual = (wanted.turns, wanted.players) == USUAL
    row("waiting for bots, in all", waited, "s", GOALS["waited"] if is_usual else None)
    row("the same for each Turn, with game setup", waited / wanted.turns, "s", None)
    for phase, spent in told["phases"].items():
        row(f"of it in {phase}", spent / 1000, "s", None)
    for what, spent in told["shown"].items():
        row(f"of it looking at {what}", spent / 1000, "s", None)
    row("actions of bots", told["actions"], "", None)
    row("looking at one's own dice, or sending", told["own"] / 1000, "s", None)
    row("waiting, the longest", max(told["waits"], default=0) / 1000, "s", None)
    row("waiting before the first choice", (told["waits"] or [0])[0] / 1000, "s", None)
    row("the whole match", played.seconds, "s", None)
    for turn, taps in played.taps.items():
        row(f"taps, {turn}", taps, "", GOALS["taps"])
    print("Territories on offer, without a tap:")
    for offer in played.offers:
        near = "-" if offer.nearest is None else f"{offer.nearest:.0f} px"
        missing = f"   not in sight: {', '.join(offer.missing)}" if offer.missing else ""
        more = f", {offer.shared} behind a chip for several" if offer.shared else ""
        letters = "" if offer.letters is None else f", names of {offer.letters:.0f} px"
        print(
            f"    {offer.question:48}{offer.labelled} of {offer.count} named{more}, {near}"
            f"{letters}{missing}"
        )
    nearest = min((one.nearest for one in played.offers if one.nearest is not None), default=0.0)
    letters = min((one.letters for one in played.offers if one.letters is not None), default=0.0)
    unnamed = sum(len(one.missing) for one in played.offers)
    print("the map and the dice:")
    row("changes of scale when a panel changed", len(told["scales"]), "", 0)
    for change in told["scales"]:
        print(f"        {change}")
    row(f"dice that cover their Territories, of {told['clashes']}", told["covered"], "", 0)
    row("dice that cover what a bot does, or the tabs", told["hiding"], "", 0)
    row("dice that the log told too early", told["spoiled"], "", 0)
    most = max((taps for turn, taps in played.taps.items() if turn != "game setup"), default=0)
    print(
        f"waited_s {waited:.1f} goal 40 taps_per_turn {most} goal 20 unnamed {unnamed}"
        f" nearest_px {nearest:.0f} goal {LEAST['nearest']:.0f} letters_px {letters:.0f}"
        f" goal {LEAST['letters']:.0f} scale_changes {len(told['scales'])}"
        f" dice_covering {told['covered']} dice_hiding {told['hiding']}"
        f" dice_spoiled {told['spoiled']}"
    )


def row(name: str, value: float, unit: str, goal: float | None) -> None:
    against = "" if goal is None else f"   goal {goal:g}: {'met' if value <= goal else 'MISSED'}"
    print(f"    {name:48}{value:8.1f} {unit}{against}")


if __name__ == "__main__":
    sys.exit(exit_status(main))
