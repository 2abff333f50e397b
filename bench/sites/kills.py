"""Kills the tab in the middle of a match: no move that was acknowledged may be lost."""

import os
import random
import signal
from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, Error, Page

from bench.not_measured import NotMeasured
from bench.sites.playing import engine_of, renderers
from bench.sites.rows import Row
from tests.browser.match_steps import IS_OVER
from tests.browser.scripts import begin_alone, do_what_is_asked, wait_until_asked

MOST_MS = 400  # between a choice and the kill
MOST_CHOICES = 4  # between two kills
SEED = 26
# Tells the bench of each message by which the worker acknowledges an order.
TELLS = """
const Before = Worker;
window.Worker = class extends Before {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => {
      if (data.kind !== 'heard') return;
      const said = JSON.parse(data.message);
      if (said.type === 'Applied') window.acknowledged(said.seq);
    });
  }
};
"""
STORED = """() => new Promise((resolve, reject) => {
  const opening = indexedDB.open('rawsiko');
  opening.onerror = reject;
  opening.onsuccess = () => {
    const keys = opening.result.transaction('entries').objectStore('entries').getAllKeys();
    keys.onsuccess = () => {
      opening.result.close();
      resolve(keys.result);
    };
  };
})"""


def measure_kills(browser: Browser, url: str, kills: int) -> list[Row]:
    match = Match(browser, url)
    lost = sum(match.kill_once() for _ in range(kills))
    if not match.acknowledged:
        raise NotMeasured("kills of the tab: no move was acknowledged")
    what = f"lost in {kills} kills of the tab, of {match.acknowledged} acknowledged"
    return [Row(what, lost, "", 0, "lost")]


class Match:
    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self._url = url
        self._context: Any = browser.new_context(locale="en")  # Playwright's types lack something
        self._context.add_init_script(TELLS)
        self._context.expose_function("acknowledged", self._note)
        self._newest = 0  # acknowledged in this match
        self.acknowledged = 0
        self._chance = random.Random(SEED)
        self._page = self._begun()

    def _note(self, seq: int) -> None:
        self._newest = max(self._newest, seq)
        self.acknowledged += 1

    def _begun(self) -> Page:
        page: Page = self._context.new_page()
        page.goto(self._url)
        self._newest = 0
        begin_alone(engine_of(page))
        return page

    def kill_once(self) -> int:
        """How many acknowledged moves aren't there afterwards."""
        for _ in range(self._chance.randint(1, MOST_CHOICES)):
            if do_what_is_asked(engine_of(self._page), is_done=False) == IS_OVER:
                self._page.close()
                self._page = self._begun()
        self._page.wait_for_timeout(self._chance.uniform(0, MOST_MS))
        table, acknowledged = self._page.url, self._newest
        for process in renderers(self._browser):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        with suppress(Error):
            self._page.close()
        self._page = self._context.new_page()
        self._page.goto(table)
        wait_until_asked(engine_of(self._page))
        stored = self._page.evaluate(STORED)
        newest = max(seq for name, seq in stored if name in table)
        return max(0, acknowledged - newest)
