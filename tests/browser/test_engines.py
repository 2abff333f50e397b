"""One go in each engine: join, place, move, Clash, end, check the dice.

Each is used by scripts, so this shows that the pages run there, not how they look.
"""

import json
import os
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from rawsiko.engine import legal_actions
from rawsiko.engine.actions import Move
from rawsiko.engine.state import InitialPlacement, State
from tests.browser.conftest import Prepare, Visit
from tests.browser.engines import (
    Chromium,
    Engine,
    Missing,
    chrome_102,
    firefox,
    wait_until,
    webkit_gtk,
    wpe,
)
from tests.browser.hands import CHOOSE_ORIGIN
from tests.browser.match.test_match_keyboard import a_quiet_move
from tests.browser.match_steps import ENGLISH
from tests.browser.prepared import finished, in_action_phase, in_phase
from tests.browser.replay.test_replay_viewer import SHORT
from tests.browser.scripts import ESCAPE, choose, click, expect_asked, press
from tests.server.serving import Serving

Opened = Callable[[Path], AbstractContextManager[Engine]]
is_long = pytest.mark.skipif(
    not os.environ.get("RAWSIKO_LONG"), reason="a minute each: under --long"
)
NEW = 'a[href="#new"]'
DICE = 'a[href^="#dice"]'


def test_one_go_in_chromium(visit: Visit, prepare: Prepare, server: Serving) -> None:
    _one_go(Chromium(lambda url: visit(path=url)), prepare, server)


@pytest.mark.parametrize(
    "engine",
    [firefox, webkit_gtk, *(pytest.param(one, marks=is_long) for one in (wpe, chrome_102))],
)
def test_one_go(engine: Opened, prepare: Prepare, server: Serving, tmp_path: Path) -> None:
    try:
        with engine(tmp_path) as page:
            _one_go(page, prepare, server)
    except Missing as missing:
        told = f"the pages are NOT tested in this engine: install {missing}"
        if os.environ.get("RAWSIKO_LONG"):
            pytest.fail(told)
        pytest.skip(told)


def _one_go(page: Engine, prepare: Prepare, server: Serving) -> None:
    _join(page, server)
    _place(page, prepare)
    _move_and_clash(page, prepare)
    _check_the_dice(page, prepare)


def _join(page: Engine, server: Serving) -> None:
    page.open(f"{server.url}/")
    click(page, NEW)
    for name in ("Open the table", "Fill with bots"):
        press(page, name)
    wait_until(page, "return !document.body.innerText.includes('Free seat')")
    press(page, "Start the match")
    wait_until(page, "return document.querySelector('g.label') !== null")


def _place(page: Engine, prepare: Prepare) -> None:
    table = prepare(in_phase(InitialPlacement), seed=12)
    page.open(table.seat_link(table.acting))
    expect_asked(page, "Place 6 Assets")
    choose(page, "")
    expect_asked(page, "Place 5 Assets")


def _move_and_clash(page: Engine, prepare: Prepare) -> None:
    table = prepare(in_action_phase(turn=2), seed=11)
    move = a_quiet_move(table.state)
    attack = an_attack(table.state, move)
    page.open(table.seat_link(table.acting))
    for action in (move, attack):
        expect_asked(page, CHOOSE_ORIGIN)
        choose(page, ENGLISH.say(f"territory-{action.origin}"))
        expect_asked(page, "where to?")
        choose(page, ENGLISH.say(f"territory-{action.target}"))
        heading = "document.querySelector('h1').innerText"
        wait_until(page, f"return /(Assets|Attack)\\?$/.test({heading})")
        # After a lost Clash the screen asks the same again, with fewer Assets on one side.
        before = page.run("return document.querySelector('.tool').innerText")
        page.run("document.querySelector('.tool button.main').click()")
        wait_until(
            page, f"return document.querySelector('.tool')?.innerText !== {json.dumps(before)}"
        )
    # A lost Clash isn't tried again.
    wait_until(
        page,
        f"document.body.{ESCAPE};"
        " return document.querySelector('.tool').innerText.includes('End my actions')",
    )
    press(page, "End my actions")
    wait_until(page, "return !document.querySelector('h1').innerText.includes('to move from')")


def _check_the_dice(page: Engine, prepare: Prepare) -> None:
    table = prepare(finished(), seed=42, options=SHORT, is_only_seen=True)
    page.open(table.replay_link)
    click(page, DICE)
    wait_until(page, "return document.body.innerText.includes('All dice are right')")


def an_attack(state: State, move: Move) -> Move:
    """A Clash, elsewhere than `move`."""
    for action in legal_actions(state):
        if isinstance(action, Move) and not {action.origin, action.target} & {
            move.origin,
            move.target,
        }:
            target = state.holdings[action.target]
            if target is not None and target.player != action.player:
                return action
    raise AssertionError("no such move here")
