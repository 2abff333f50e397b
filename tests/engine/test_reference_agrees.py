"""The engine and the reference, written apart from each other, play the same matches."""

import os
from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec
import pytest

from rawsiko.content.export import export_content
from rawsiko.content.load import standard_content
from rawsiko.engine import legal_actions, refusal_of
from rawsiko.engine.actions import SetLastTurn, StopAtBell
from rawsiko.engine.board import next_investments
from rawsiko.engine.options import Options
from rawsiko.engine.state import (
    ActionPhase,
    ContinentChoice,
    Finished,
    InitialPlacement,
    InvestmentPhase,
    NewsDraw,
    State,
    TerritoryChoice,
    TradeWithChina,
)
from rawsiko.replay.writing import action_line, end_line, header_line
from rawsiko.texts.data import data_folder
from tests.engine.matches import (
    HOUSE_SETTINGS,
    NEWS_SETTINGS,
    SETTING_NAMES,
    SETTINGS,
    Hosted,
    Played,
    hosted_match,
    random_match,
)
from tests.reference.rules import Match

pytestmark = pytest.mark.slow

MATCHES_PER_SETTING = 100 if os.environ.get("RAWSIKO_LONG") else 2  # times 48 settings
PHASES = {
    ContinentChoice: "choose_continent",
    NewsDraw: "news",
    TerritoryChoice: "choose_territory",
    InitialPlacement: "initial_assets",
    InvestmentPhase: "investment",
    ActionPhase: "action",
    TradeWithChina: "trade",
    Finished: "finished",
}
EXPORT: dict[str, Any] = export_content(standard_content(), data_folder("content") / "world")


@pytest.mark.parametrize(
    ("players", "options"),
    SETTINGS,
    ids=SETTING_NAMES,
)
def test_both_engines_agree_move_by_move(players: int, options: Options) -> None:
    """Same legal actions and same position after every action, and the same end."""
    for seed in range(MATCHES_PER_SETTING):
        turns = (1, 2, 3, 5, 8)[(seed + players) % 5]
        compare(random_match(players, msgspec.structs.replace(options, turns=turns), seed))


@pytest.mark.parametrize(("players", "options"), HOUSE_SETTINGS)
def test_both_engines_agree_with_the_house_rules(players: int, options: Options) -> None:
    """Head start, and a host who sets the last Turn and rings the bell at any moment."""
    for seed in range(MATCHES_PER_SETTING // 2):
        turns = Random(seed).choice((2, 3, 1, 5, 8))
        compare(hosted_match(players, msgspec.structs.replace(options, turns=turns), seed))


@pytest.mark.parametrize(("players", "options"), NEWS_SETTINGS)
def test_both_engines_agree_with_news_and_recycling(players: int, options: Options) -> None:
    """R4.10, R4.11: with all other options too, and a bell."""
    for seed in range(max(1, MATCHES_PER_SETTING // 2)):
        turns = Random(seed).choice((6, 2, 8, 12))
        compare(hosted_match(players, msgspec.structs.replace(options, turns=turns), seed))


def compare(steps: Iterable[Played | Hosted]) -> None:
    reference: Match | None = None
    last: Played | Hosted | None = None
    for n, step in enumerate(steps, start=1):
        if reference is None:
            reference = Match(EXPORT, header_line(step.before))
            assert summary(step.before) == reference.summary()
        assert written_actions(step.before) == written(reference.legal())
        assert host_may(step.before, reference)
        reference.play(action_line(n, step.before, step.action, step.dice))
        assert summary(step.after) == reference.summary()
        last = step
    assert reference is not None
    assert last is not None
    assert places(end_line(last.after)["end"]) == places(reference.end())


def host_may(state: State, reference: Match) -> bool:
    """Whether both engines allow the host the same."""
    turns = (-1, 0, 1, state.turn, state.turn + 1, state.last_turn, 30, 31)
    actions = (StopAtBell(), *map(SetLastTurn, turns))
    allowed = [refusal_of(state, action) is None for action in actions]
    lines = [action_line(0, state, action) for action in actions]
    return allowed == [reference.host_may(line["host"]) for line in lines]


def written_actions(state: State) -> list[str]:
    lines = [action_line(0, state, action, (1,)) for action in legal_actions(state)]
    return written([{"player": line["player"], "action": line["action"]} for line in lines])


def written(actions: list[dict[str, Any]]) -> list[str]:
    return sorted(msgspec.json.encode(action, order="sorted").decode() for action in actions)


def places(end: dict[str, Any] | None) -> Any:
    """The end with players who share a place in one order."""
    assert end is not None
    if "ranking" not in end:
        return end
    ranking = sorted(end["ranking"], key=lambda score: (score["place"], score["player"]))
    return msgspec.json.decode(msgspec.json.encode({**end, "ranking": ranking}))


def summary(state: State) -> dict[str, Any]:
    """The position in the words of the reference."""
    phase = state.phase
    held = {territory: holding for territory, holding in state.holdings.items() if holding}
    placing = isinstance(phase, InitialPlacement | InvestmentPhase)
    return {
        "turn": state.turn,
        "last_turn": state.last_turn,
        "phase": PHASES[type(phase)],
        "player": None if isinstance(phase, Finished) else phase.player,
        "owner": {territory: holding.player for territory, holding in held.items()},
        "assets": {territory: holding.assets for territory, holding in held.items()},
        "ready": dict(phase.ready) if isinstance(phase, ActionPhase) else {},
        "to_place": dict(phase.to_place) if placing else {},
        "claims": dict(phase.claims) if isinstance(phase, TradeWithChina) else {},
        "claimed": {player: sorted(materials) for player, materials in state.claimed.items()},
        "eliminated": list(state.eliminated),
        "next_investment": next_investments(state),
        "open_news": dict(state.news.open),
        "opened_news": list(state.news.opened),
        "recycled": dict(state.recycled),
    }
