"""Early in a match, nobody can tell a bot's card from its play (docs/bots.md).

Whoever has the program can ask a bot what it would do with every card and many seeds. Bots play for
the whole family of their card then, so at best the family is found. It has at least four cards: a
rival who holds one of them still has three to choose from.
"""

import os
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from msgspec.structs import replace

from rawsiko.bots.levels import OFFERED, LevelBot
from rawsiko.content.load import standard_content
from rawsiko.engine import legal_actions, view_of
from rawsiko.engine.actions import Action
from rawsiko.engine.ids import ObjectiveId
from rawsiko.engine.options import Options
from rawsiko.engine.state import Finished, State, TradeWithChina
from rawsiko.lab.chance import chance_of
from rawsiko.lab.match import play_match, seat_bots
from rawsiko.simulator.rules.families import SIZE, families_of

CONTENT = standard_content()
CARDS = list(CONTENT.objectives)
FAMILIES = [[CARDS[number] for number in family] for family in families_of(CONTENT)]
DISCREET_TURNS = 3  # of eight
TRADING = Options(trade_with_china=True)
EVERY = 1 if os.environ.get("RAWSIKO_LONG") else 6
DECISIONS = {"easy": 60, "medium": 60, "hard": 6, "expert": 3}


@cache
def decisions() -> tuple[State, ...]:
    """Positions of a match in which the acting player has a choice."""
    match = play_match(CONTENT, TRADING, seat_bots(["medium"], 4), chance_of(3, 1, 4))
    return tuple(play.before for play in match.plays if len(legal_actions(play.before)) > 1)


def early() -> Iterator[State]:
    return (state for state in decisions() if state.turn <= DISCREET_TURNS)


def choice(state: State, card: ObjectiveId, level: str, seed: int) -> Action:
    assert not isinstance(state.phase, Finished)
    player = state.phase.player
    view = replace(view_of(state, player), objectives={player: card})
    return LevelBot(level).choose(view, legal_actions(state), Random(seed))


def test_every_card_has_a_family_and_no_family_is_small() -> None:
    assert sorted(card for family in FAMILIES for card in family) == sorted(CARDS)
    assert min(len(family) for family in FAMILIES) == SIZE == 4


@pytest.mark.parametrize("level", OFFERED)
def test_with_every_card_of_a_family_a_bot_does_the_same(level: str) -> None:
    """Through Turn 3 of eight, in every Phase, with the same seed."""
    asked = list(early())
    step = max(1, len(asked) // (DECISIONS[level] * 6 // EVERY))
    for number, state in enumerate(asked[::step]):
        family = FAMILIES[number % len(FAMILIES)]
        assert len({choice(state, card, level, seed=number) for card in family}) == 1


def test_bots_still_play_for_their_card() -> None:
    """With cards of different families early, with their own card afterwards and in trade."""
    first = [family[0] for family in FAMILIES]
    assert any(len({choice(state, card, "medium", 1) for card in first}) > 1 for state in early())
    late = [state for state in decisions() if state.turn > DISCREET_TURNS]
    differ = [len({choice(state, card, "medium", 1) for card in FAMILIES[0]}) > 1 for state in late]
    assert any(differ)
    assert any(isinstance(state.phase, TradeWithChina) for state in late)
