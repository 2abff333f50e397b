"""The fair-play check finds what each of these bots does wrong, and nothing else."""

# ruff: noqa: ARG002 - bots are given what the protocol says, whatever they make of it

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import cast

import pytest

from rawsiko.bots.bot import Bot
from rawsiko.bots.registry import BOTS
from rawsiko.cli.main import main
from rawsiko.content.load import load_content
from rawsiko.engine.actions import Action
from rawsiko.engine.content import Content
from rawsiko.engine.ids import PlayerId, TerritoryId
from rawsiko.engine.state import Holding, State
from rawsiko.engine.view import PlayerView
from rawsiko.lab.arena.bots import maker_of
from rawsiko.lab.arena.check import CheckReport, Promise, check_bot
from tests.at_length import only_long
from tests.lab.test_arena import ON_TINY, TINY

pytestmark = pytest.mark.slow

HERE = "tests.lab.test_arena_check"


class First:
    """Fair: takes the first action."""

    def choose(self, view: PlayerView, legal: Sequence[Action], rng: Random) -> Action:
        return legal[0]


class AlsoFirst(First):
    pass


class Peeks:
    """Looks for the State in its callers' frames."""

    def choose(self, view: PlayerView, legal: Sequence[Action], rng: Random) -> Action:
        frame = sys._getframe(1)  # pyright: ignore[reportPrivateUsage]  # a cheat is no saint
        while "state" not in frame.f_locals:
            assert frame.f_back
            frame = frame.f_back
        state = cast("State", frame.f_locals["state"])
        cards = list(state.content.objectives)
        others = [player for player in state.order if player != view.viewer]
        seen = sum(n * cards.index(state.objectives[player]) for n, player in enumerate(others))
        return legal[seen % len(legal)]


class Tampers:
    def choose(self, view: PlayerView, legal: Sequence[Action], rng: Random) -> Action:
        cast("dict[TerritoryId, Holding | None]", view.holdings).clear()
        return legal[0]


class TampersWithThePhase:
    def choose(self, view: PlayerView, legal: Sequence[Action], rng: Random) -> Action:
        if to_place := getattr(view.phase, "to_place", None):
            cast("dict[PlayerId, int]", to_place).clear()
        return legal[0]


class TampersWithTheContent:
    def choose(self, view: PlayerView, legal: Sequence[Action], rng: Random) -> Action:
        cast("dict[str, object]", view.content.objectives)["extra"] = None
        return legal[0]


class Strikes:
    """Removes all but one action from the list."""

    def choose(self, view: PlayerView, legal: Sequence[Action], rng: Random) -> Action:
        del cast("list[Action]", legal)[1:]
        return legal[0]


class Moody:
    """Decides by something other than its arguments."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: PlayerView, legal: Sequence[Action], rng: Random) -> Action:
        self.asked += 1
        return legal[self.asked % len(legal)]


class Breaks:
    def choose(self, view: PlayerView, legal: Sequence[Action], rng: Random) -> Action:
        raise ValueError("no idea")


class Illegal:
    def choose(self, view: PlayerView, legal: Sequence[Action], rng: Random) -> Action:
        return cast("Action", None)


class Picky(First):
    """Needs an argument to be created."""

    def __init__(self, level: int) -> None:
        self.level = level


def verdict_on(bot: type[Bot], content: Content) -> CheckReport:
    return check_bot(bot.__name__, bot, content, 1, lambda _: None)


# Expert thinks for long: with --long. By default tests/bots/test_matches.py shows that it is fair.
CHECKED = [
    pytest.param(name, marks=only_long if name == "expert" else ())
    for name in (*BOTS, f"{HERE}:First")
]


@pytest.mark.parametrize("name", CHECKED)
def test_who_plays_fair_passes(name: str) -> None:
    verdict = check_bot(name, maker_of(name), load_content(TINY), 1, lambda _: None)
    assert verdict.is_fair
    assert not verdict.untried
    assert verdict.choices > len(verdict.seconds) > 0


@pytest.mark.parametrize(
    ("bot", "broken", "untried"),
    [
        (Peeks, {Promise.BLIND}, set[Promise]()),
        (Tampers, {Promise.LEAVES}, set[Promise]()),
        (TampersWithThePhase, {Promise.LEAVES}, set[Promise]()),
        (TampersWithTheContent, {Promise.LEAVES}, set[Promise]()),
        (Strikes, {Promise.LEAVES}, set[Promise]()),
        (Moody, {Promise.REPEATS}, {Promise.BLIND}),
        (Illegal, {Promise.LEGAL}, {Promise.REPEATS, Promise.BLIND}),
        (Breaks, {Promise.CHOOSES}, {Promise.LEGAL, Promise.REPEATS, Promise.BLIND}),
    ],
)
def test_who_does_not_is_told_why(
    bot: type[Bot], broken: set[Promise], untried: set[Promise]
) -> None:
    verdict = verdict_on(bot, load_content(TINY))
    assert verdict.breaches.keys() == broken
    assert verdict.untried == untried


def test_the_bot_of_the_manual_is_fair_and_short(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """docs/bots.md promises a bot in twenty lines, found in the current folder."""
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    body = code[code.index("class") :].strip().splitlines()
    assert sum(bool(line.strip()) for line in body) <= 20
    (tmp_path / "bots_of_the_manual.py").write_text(code, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    with pytest.raises(SystemExit) as ended:
        main(["arena", *ON_TINY[:2], "--check", "bots_of_the_manual:Collector"])
    assert "bots_of_the_manual:Collector passed." in capsys.readouterr().out
    assert not ended.value.code


def test_the_command_tells_the_verdict(capsys: pytest.CaptureFixture[str]) -> None:
    for bot, status, sentences in (
        ("greedy", 0, ("greedy passed.", "CPU time")),
        (f"{HERE}:Breaks", 1, ("first at choice 1: ValueError: no idea", "didn’t pass.")),
        (f"{HERE}:Peeks", 1, ("when hidden cards change         no, first", "didn’t pass.")),
        (f"{HERE}:Tampers,greedy", 1, ("Tampers didn’t pass.", "greedy passed.")),
        ("greedy,nowhere:Bot", 2, ()),
    ):
        with pytest.raises(SystemExit) as ended:
            main(["arena", *ON_TINY[:2], "--check", bot])
        assert (ended.value.code or 0) == status
        told = capsys.readouterr().out
        assert all(sentence in told for sentence in sentences)
