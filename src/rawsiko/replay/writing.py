"""Writes the lines of a replay (docs/replay.md)."""

from typing import Any

import msgspec
from msgspec.structs import asdict

from rawsiko.engine.actions import (
    Action,
    DrawContinent,
    HostAction,
    Move,
    OpenNews,
    SetLastTurn,
    StopAtBell,
)
from rawsiko.engine.events import Dice
from rawsiko.engine.news import card_drawn
from rawsiko.engine.options import Options
from rawsiko.engine.rules import RULES_VERSION
from rawsiko.engine.setup import continents_on_offer
from rawsiko.engine.state import ContinentChoice, Finished, State

FIRST_FORMAT = "rawsiko-replay/1"
SECOND_FORMAT = "rawsiko-replay/2"  # with at least one of these options
SECOND_OPTIONS = ("head_start", "host_keeps_time")
THIRD_FORMAT = "rawsiko-replay/3"  # with at least one of these
THIRD_OPTIONS = ("world_news", "recycling")

# One line of the file: a JSON object.
ReplayLine = dict[str, Any]


def header_line(state: State) -> ReplayLine:
    """The first line of the replay of a match that began as `state` did."""
    return {
        "format": format_of(state.options),
        "rules": RULES_VERSION,
        "content": state.content.hash,
        "options": _options(state.options),
        "order": list(state.order),
        "objectives": dict(state.objectives),
    }


def format_of(options: Options) -> str:
    """The lowest version that has the options of the match."""
    if any(getattr(options, name) for name in THIRD_OPTIONS):
        return THIRD_FORMAT
    if any(getattr(options, name) for name in SECOND_OPTIONS):
        return SECOND_FORMAT
    return FIRST_FORMAT


def _options(options: Options) -> ReplayLine:
    unknown = {FIRST_FORMAT: (*SECOND_OPTIONS, *THIRD_OPTIONS), SECOND_FORMAT: THIRD_OPTIONS}
    fields = asdict(options)
    for name in unknown.get(format_of(options), ()):
        del fields[name]
    return fields


def action_line(n: int, before: State, action: Action | HostAction, dice: Dice = ()) -> ReplayLine:
    """The line of the n-th action, played on `before`."""
    fields = asdict(action)
    if isinstance(action, SetLastTurn | StopAtBell):
        return {"n": n, "host": {"type": type(action).__name__, **fields}}
    player = fields.pop("player")
    line: ReplayLine = {
        "n": n,
        "player": player,
        "action": {"type": type(action).__name__, **fields},
    }
    if isinstance(action, Move) and dice:
        line["dice"] = {
            "attacker": list(dice[: action.assets]),
            "defender": list(dice[action.assets :]),
        }
    if isinstance(action, DrawContinent) and isinstance(before.phase, ContinentChoice):
        line["drawn"] = continents_on_offer(before, before.phase)[dice[0] - 1]
    if isinstance(action, OpenNews):
        line["opened"] = card_drawn(before, dice[0]).id
    return line


def end_line(state: State) -> ReplayLine:
    """The last line. An unfinished match was aborted and has no ranking, nor has one that a bell
    stopped before a Turn was completed."""
    if not isinstance(state.phase, Finished):
        return {"end": {"reason": "aborted", "turn": state.turn}}
    if not state.phase.ranking:
        return {"end": {"reason": state.phase.reason, "turn": state.turn}}
    ranking = [asdict(score) for score in state.phase.ranking]
    return {"end": {"reason": state.phase.reason, "turn": state.turn, "ranking": ranking}}


def encode_line(line: ReplayLine) -> bytes:
    return msgspec.json.encode(line) + b"\n"
