"""Bots by name."""

import re
from pathlib import Path
from random import Random

import pytest

from rawsiko.bots.hinting import ADVISER
from rawsiko.bots.levels import OFFERED
from rawsiko.bots.minds import LEVELS
from rawsiko.bots.registry import BOTS, UnknownBot, bot_named
from rawsiko.engine import legal_actions, view_of
from rawsiko.engine.ids import PlayerId
from tests.engine.positions import position

ROOT = Path(__file__).parents[2]
SUN = PlayerId("sun")


def test_the_levels_that_a_seat_can_be_given() -> None:
    levels = ["easy", "medium", "hard", "expert"]
    assert list(BOTS) == ["random", "simple", "greedy", *levels]


def test_all_lists_of_levels_are_the_same() -> None:
    """Each of them has its weights, and the pages offer what the server does."""
    assert tuple(LEVELS) == (*OFFERED, ADVISER)
    pages = (ROOT / "web/src/home/create/levels.ts").read_text(encoding="utf-8")
    (offered,) = re.findall(r": \[(.*)\];", pages)
    assert re.findall(r"'(\w+)'", offered) == list(OFFERED)


def test_an_unknown_name_is_answered_with_the_known_ones() -> None:
    with pytest.raises(
        UnknownBot, match="no bot is called 'gready'; there are random, simple, greedy, "
    ):
        bot_named("gready")


def test_random_draws_one_number_and_takes_the_action_at_that_place() -> None:
    """So that any other simulator can make the same choices."""
    state = position("sun* turkey:3 india:2 | sawyer germany:2 | rust brazil_amazon:1")
    legal = legal_actions(state)
    for seed in range(20):
        chosen = bot_named("random").choose(view_of(state, SUN), legal, Random(seed))
        assert chosen == legal[Random(seed).randrange(len(legal))]
