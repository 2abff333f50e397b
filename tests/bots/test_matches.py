"""What holds for every bot in whole matches on the standard board."""

from random import Random

import pytest
from msgspec.structs import replace

from rawsiko.bots.bot import Bot
from rawsiko.bots.registry import BOTS, bot_named
from rawsiko.content.load import standard_content
from rawsiko.engine import legal_actions, view_of
from rawsiko.engine.options import Options
from rawsiko.engine.state import Finished, State
from rawsiko.lab.chance import chance_of
from rawsiko.lab.match import Match, play_match, seat_bots
from tests.at_length import only_long
from tests.engine.matches import SETTING_NAMES, SETTINGS

pytestmark = pytest.mark.slow

SEARCHING = ("hard", "expert")
EVERYTHING_ON = Options(
    advanced_setup=True, monopoly_stranglehold=True, trade_with_china=True, leave_one_behind=True
)


def one_match(names: list[str], players: int, options: Options, seed: int) -> Match:
    bots = seat_bots(names, players)
    return play_match(standard_content(), options, bots, chance_of(seed, 1, players))


def chosen(bot: Bot, state: State) -> object:
    assert not isinstance(state.phase, Finished)
    player = state.phase.player
    return bot.choose(view_of(state, player), legal_actions(state), Random(5))


@pytest.mark.parametrize(("players", "options"), SETTINGS, ids=SETTING_NAMES)
def test_bots_finish_every_kind_of_match(players: int, options: Options) -> None:
    """`apply` refuses what is not legal, so coming to the end shows that each choice was."""
    short = replace(options, turns=3)
    assert isinstance(one_match(["greedy", "random"], players, short, 3).end.phase, Finished)


# The levels that search take seconds a choice: plain matches of theirs only with --long.
CHOOSING = [
    pytest.param(name, options, id=f"{word}-{name}", marks=marks)
    for word, options in (("plain", Options()), ("everything", EVERYTHING_ON))
    for name in BOTS
    for marks in [only_long if word == "plain" and name in SEARCHING else ()]
]


@pytest.mark.parametrize(("name", "options"), CHOOSING)
def test_a_choice_does_not_depend_on_what_others_hold(name: str, options: Options) -> None:
    """R7.2: exchange the others' cards, and nothing changes; nor does it when asked twice."""
    bot = bot_named(name)
    # Slow: a match of others serves, and fewer moments.
    players, every = (["medium"], 15) if name in SEARCHING else ([name], 3)
    for play in one_match(players, 3, options, 11).plays[::every]:
        state = play.before
        assert not isinstance(state.phase, Finished)
        me = state.phase.player
        first, second = (player for player in state.order if player != me)
        cards = state.objectives
        exchanged = replace(state, objectives={**cards, first: cards[second], second: cards[first]})
        assert chosen(bot, state) == chosen(bot, state) == chosen(bot, exchanged)


def test_greedy_is_far_better_than_random() -> None:
    """One against three: it would win a quarter of these if it were as good as they are."""
    wins = 0
    for seed in range(8):
        phase = one_match(["greedy", "random", "random", "random"], 4, Options(), seed).end.phase
        assert isinstance(phase, Finished)
        wins += phase.ranking[0].player == "p1"
    assert wins >= 6
