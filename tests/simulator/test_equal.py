"""The compiled simulator and the engine play the same matches, State by State."""

from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest

from rawsiko.content.load import load_content, standard_content
from rawsiko.engine import apply, legal_actions, view_of
from rawsiko.engine.actions import SetLastTurn
from rawsiko.engine.content import Content
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.setup import cards_to_deal, with_cards
from rawsiko.engine.state import Finished
from rawsiko.lab.chance import chance_of
from rawsiko.lab.match import play_match, plays, replay_lines, seat_bots
from tests.at_length import IS_LONG
from tests.engine.matches import NEWS_SETTINGS, SETTINGS, Played, random_match, setting_name

pytest.importorskip("numba", reason="there is no numba: the compiled simulator is NOT tested")

from rawsiko.lab.fast import FastLab
from rawsiko.lab.policies import workspace_for
from rawsiko.lab.results import result_of
from rawsiko.simulator import playing as by
from rawsiko.simulator.chance import root_of
from rawsiko.simulator.constants import MOST_PLAYERS
from rawsiko.simulator.playing import play_out, room_for
from rawsiko.simulator.positions import Reader, position_of
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.board import board_of
from tests.simulator.compiled import list_legal, repeat
from tests.simulator.fast_matches import fast_match

pytestmark = pytest.mark.slow

TINY = Path(__file__).parents[1] / "content" / "tiny"

# Times 57 settings: two hundred and fifty matches, or ten thousand with --long.
LONG = 10 if IS_LONG else 1
RANDOM_MATCHES = 140 if IS_LONG else 2
FIERCE_MATCHES = 60 if IS_LONG else 1
GREEDY_MATCHES = 20 if IS_LONG else 1
EVALUATED_MATCHES = 20 if IS_LONG else 1

# The simulator keeps no Turn for the bell.
WITH_NEWS = [
    (players, msgspec.structs.replace(options, host_keeps_time=False))
    for players, options in NEWS_SETTINGS[::2]
]
EVERY_SETTING = pytest.mark.parametrize(
    ("players", "options"),
    [*SETTINGS, *WITH_NEWS],
    ids=[setting_name(*setting) for setting in (*SETTINGS, *WITH_NEWS)],
)


@EVERY_SETTING
def test_random_matches_are_the_same(players: int, options: Options) -> None:
    """The same choices from the same stream: the same number of legal actions, in the same
    order."""
    for seed in range(RANDOM_MATCHES):
        turns = with_turns(options, seed + players)
        compare(standard_content(), players, turns, ["random"], seed)


@EVERY_SETTING
def test_greedy_matches_are_the_same(players: int, options: Options) -> None:
    """The bot knows only its view, and chooses as it does inside the simulator."""
    for seed in range(GREEDY_MATCHES):
        bots = ["greedy", "random"] if (seed + players) % 2 else ["greedy"]
        short = msgspec.structs.replace(options, turns=1 + (seed + players) % 4)
        compare(standard_content(), players, short, bots, seed)


@EVERY_SETTING
def test_matches_by_the_evaluation_are_the_same(players: int, options: Options) -> None:
    """With noise in some choices, and with several numbers of Turns, which change the weights."""
    mixes = [["medium", "easy"], ["easy", "medium", "easy", "medium", "medium"]]
    for seed in range(EVALUATED_MATCHES):
        bots = mixes[(seed + players) % 2]
        turns = msgspec.structs.replace(options, turns=(3, 8, 1, 5)[(seed + players) % 4])
        compare(standard_content(), players, turns, bots, seed)


@pytest.mark.parametrize("bots", [["random"], ["greedy"], ["medium", "easy"]], ids=str)
@pytest.mark.parametrize("seed", range(5 * LONG))
def test_another_board(bots: list[str], seed: int) -> None:
    options = Options(turns=4, trade_with_china=True, advanced_setup=seed % 2 == 0)
    compare(load_content(TINY), 3, options, bots, seed)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("bots", [["random"], ["medium", "easy"]], ids=str)
def test_matches_with_a_head_start_are_the_same(bots: list[str], players: int) -> None:
    """R3.8: with the board's numbers, and with those of a board that gives none."""
    options = Options(turns=2, head_start=True)
    compare(standard_content(), players, options, bots, players)
    plain = msgspec.structs.replace(standard_content(), head_start={})
    compare(plain, players, options, bots, players)


def test_the_last_turn_is_the_one_that_the_host_set() -> None:
    """R1.5: bots, who see a view, plan for it."""
    state = next(iter(random_match(3, Options(host_keeps_time=True), 1))).before
    state = apply(state, SetLastTurn(3)).state
    position = position_of(view_of(state, state.order[0]))
    assert position[at.TURNS] == 3
    reader = Reader(state.content, state.options, state.order)
    assert reader.state(position_of(state)) == state


def with_turns(options: Options, seed: int) -> Options:
    return msgspec.structs.replace(options, turns=Random(seed).choice((1, 2, 3, 5, 8)))


def compare(content: Content, players: int, options: Options, bots: list[str], seed: int) -> None:
    content = with_cards(content, cards_to_deal(content, options))  # as the compiled matches (R1.4)
    chance = chance_of(seed, 1, players)
    match = play_match(content, options, seat_bots(bots, players), chance)
    beginning, fast = fast_match(content, options, bots, seed, players)
    assert beginning == match.start
    for play, other in zip(match.plays, fast, strict=True):
        assert (other.action, other.dice) == (play.action, play.dice)
        assert other.state == play.state


@EVERY_SETTING
def test_fierce_matches_are_the_same(players: int, options: Options) -> None:
    """Actions and dice chosen by other code, with many Clashes and eliminations (R5)."""
    content = standard_content()
    table = workspace_for(content, ["random"], players)
    for seed in range(FIERCE_MATCHES):
        steps = list(random_match(players, with_turns(options, seed + players), seed))
        first = steps[0].before
        reader = Reader(content, first.options, first.order)
        log = np.array([line_of(reader, step) for step in steps], dtype=np.int64)
        trace = np.zeros((len(steps), at.WIDTH), dtype=np.int64)
        repeat(table, position_of(first), log, trace)
        for step, position in zip(steps, trace, strict=True):
            phase = step.after.phase
            scores = scores_of(step) if isinstance(phase, Finished) else None
            assert reader.state(position, scores) == step.after


def line_of(reader: Reader, step: Played) -> list[int]:
    assert not isinstance(step.before.phase, Finished)
    seat = reader.order.index(step.before.phase.player)
    dice = [*step.dice, *[0] * (by.MOST_DICE - len(step.dice))]
    return [seat, reader.code(step.action), len(step.dice), *dice]


def scores_of(step: Played) -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    """The simulator's scores of a finished match: playing on from the end takes no action."""
    state = step.after
    match = room_for(1, len(state.order))
    match.positions[0] = position_of(state)
    assert play_out(workspace_for(state.content, ["random"], len(state.order)), match, 0, 1) == 0
    return match.scores[0]


@EVERY_SETTING
def test_legal_actions_are_the_same(players: int, options: Options) -> None:
    """All of them, in the same order; and any State converts to a position and back."""
    content = standard_content()
    board = board_of(content)
    numbers = np.zeros(20_000, dtype=np.int64)
    for step in list(random_match(players, with_turns(options, players), 1))[::5]:
        state = step.before
        assert not isinstance(state.phase, Finished)
        position = position_of(state)
        reader = Reader(content, state.options, state.order)
        assert reader.state(position) == state
        count = list_legal(board, position, numbers)
        found = [reader.action(state.phase.player, code) for code in numbers[:count].tolist()]
        assert found == list(legal_actions(state))
        assert [reader.code(action) for action in found] == numbers[:count].tolist()


def test_any_moment_can_be_played_on() -> None:
    """With the streams of a match, as the engine would continue."""
    content, players, seed = standard_content(), 4, 3
    everything = Options(advanced_setup=True, trade_with_china=True, monopoly_stranglehold=True)
    steps = list(random_match(players, everything, 1))
    chosen = [step.before for step in steps[:: len(steps) // 12]]
    table = workspace_for(content, ["random"], players)
    match = room_for(len(chosen), players)
    for row, state in enumerate(chosen):
        match.positions[row] = position_of(state)
        match.orders[row] = [int(player[1:]) - 1 for player in state.order]
    play_out(table, match, root_of(seed), 1)
    for row, state in enumerate(chosen):
        bots = seat_bots(["random"], players)
        *_, last = plays(state, bots, chance_of(seed, row + 1, players))
        reader = Reader(content, everything, state.order)
        assert reader.state(match.positions[row], match.scores[row]) == last.state


def test_a_view_becomes_a_position_without_the_cards_of_others() -> None:
    """R7.2: the caller deals the cards that the view doesn't show."""
    state = next(iter(random_match(3, Options(), 1))).before
    for seat, player in enumerate(state.order):
        position = position_of(view_of(state, PlayerId(player)))
        cards = position[at.CARD : at.CARD + MOST_PLAYERS].tolist()
        assert [card >= 0 for card in cards] == [place == seat for place in range(5)]
        cards_apart = np.arange(at.WIDTH) < at.CARD
        assert (position[cards_apart] == position_of(state)[cards_apart]).all()


@pytest.mark.parametrize(
    ("bots", "house_rules"),
    [(("random",), False), (("greedy", "random"), False), (("medium",), True)],
    ids=["random", "mixed", "house rules"],
)
def test_results_and_replays_are_the_same(bots: tuple[str, ...], *, house_rules: bool) -> None:
    """Byte for byte."""
    content, players = standard_content(), 5
    options = Options(
        turns=3,
        advanced_setup=True,
        trade_with_china=True,
        monopoly_stranglehold=True,
        world_news=house_rules,
        recycling=house_rules,
    )
    fast = FastLab(content, options, players, bots, seed=-12)
    together = fast.play(range(4, 8))
    for number, result in zip(range(4, 8), together, strict=True):
        chance = chance_of(-12, number, players)
        match = play_match(content, options, seat_bots(bots, players), chance)
        assert result == result_of(number, match, bots)
        assert fast.replay(number) == (result, list(replay_lines(match)))


def test_a_match_longer_than_usual_is_recorded_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    fast = FastLab(standard_content(), Options(turns=2), 3, ["random"], seed=1)
    _, whole = fast.replay(1)
    monkeypatch.setattr("rawsiko.lab.fast.USUAL_LENGTH", 30)
    assert fast.replay(1)[1] == whole
    assert len(whole) > 32
