"""One match between bots."""

import json
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from rawsiko.content.load import standard_content
from rawsiko.engine.events import TurnBegan
from rawsiko.engine.options import Options
from rawsiko.engine.setup import IllegalStart
from rawsiko.engine.state import Finished
from rawsiko.lab.chance import chance_of
from rawsiko.lab.match import begin, play_match, replay_lines, replay_path, seat_bots
from rawsiko.replay.reading import Holds, verdict_on
from tests.engine.matches import SETTING_NAMES, SETTINGS

pytestmark = pytest.mark.slow


def test_names_go_round_when_there_are_fewer_than_players() -> None:
    bots = seat_bots(["random", "greedy"], players=5)
    kinds = [type(bot).__name__ for bot in bots.values()]
    assert list(bots) == ["p1", "p2", "p3", "p4", "p5"]
    assert kinds == ["RandomBot", "GreedyBot", "RandomBot", "GreedyBot", "RandomBot"]


def test_order_of_play_and_cards_are_drawn() -> None:
    """R1.3, R1.4: in many matches everybody comes first and every card is dealt, never twice at a
    time."""
    content = standard_content()
    first: Counter[str] = Counter()
    cards: Counter[str] = Counter()
    for number in range(1, 301):
        state = begin(content, Options(), 3, chance_of(1, number, 3))
        first[state.order[0]] += 1
        cards.update(state.objectives.values())
        assert len(set(state.objectives.values())) == 3
    assert set(first) == {"p1", "p2", "p3"}
    assert min(first.values()) > 70
    assert set(cards) == set(content.objectives)


@pytest.mark.parametrize(("players", "options"), SETTINGS, ids=SETTING_NAMES)
def test_a_recorded_match_holds(players: int, options: Options) -> None:
    content, options = standard_content(), replace(options, turns=3)
    match = play_match(content, options, seat_bots(["random"], players), chance_of(5, 1, players))
    lines = list(replay_lines(match))
    assert isinstance(match.end.phase, Finished)
    assert isinstance(verdict_on(lines, lambda _: content), Holds)
    assert [json.loads(line)["n"] for line in lines[1:-1]] == [play.n for play in match.plays]
    turns = [event.turn for p in match.plays for event in p.events if isinstance(event, TurnBegan)]
    assert turns[0] == 1


def test_a_match_that_the_rules_do_not_allow_is_refused() -> None:
    with pytest.raises(IllegalStart):
        play_match(
            standard_content(), Options(turns=31), seat_bots(["random"], 3), chance_of(1, 1, 3)
        )


def test_replays_are_numbered_from_000001() -> None:
    folder = Path("matches")
    assert replay_path(folder, 1) == folder / "000001.jsonl"
    assert replay_path(folder, 1234567) == folder / "1234567.jsonl"
