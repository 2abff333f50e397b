"""Bots by name."""

from random import Random

import pytest

from rawsiko.bots.registry import BOTS, UnknownBot, bot_named
from rawsiko.engine import legal_actions, view_of
from rawsiko.engine.ids import PlayerId
from tests.engine.positions import position

SUN = PlayerId("sun")


def test_the_levels_that_a_seat_can_be_given() -> None:
    levels = ["easy", "medium", "hard", "expert"]
    characters = ["collector", "guardian", "raider"]
    assert list(BOTS) == ["random", "greedy", *levels, *characters]


def test_an_unknown_name_is_answered_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match="no bot is called 'gready'; there are random, greedy, "):
        bot_named("gready")


def test_random_draws_one_number_and_takes_the_action_at_that_place() -> None:
    """So that any other simulator can make the same choices."""
    state = position("sun* turkey:3 india:2 | sawyer germany:2 | rust brazil_amazon:1")
    legal = legal_actions(state)
    for seed in range(20):
        chosen = bot_named("random").choose(view_of(state, SUN), legal, Random(seed))
        assert chosen == legal[Random(seed).randrange(len(legal))]
