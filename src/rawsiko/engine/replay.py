"""The record of a match: what is stored, and how every State is recomputed from it."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from rawsiko.engine.actions import Action, DrawContinent, Move
from rawsiko.engine.content import Content
from rawsiko.engine.events import Dice
from rawsiko.engine.ids import ObjectiveId, PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.outcome import Outcome
from rawsiko.engine.records import Record
from rawsiko.engine.rules import RULES_VERSION, apply
from rawsiko.engine.setup import continents_on_offer
from rawsiko.engine.start import start
from rawsiko.engine.state import ContinentChoice, Finished, State

REPLAY_FORMAT = "rawsiko-replay/1"

# One line of the file: a JSON object.
Line = dict[str, Any]


class Step(Record, frozen=True):
    """An action with its dice, as `apply` takes them."""

    action: Action
    dice: Dice = ()


def replay(
    content: Content,
    options: Options,
    order: tuple[PlayerId, ...],
    objectives: Mapping[PlayerId, ObjectiveId],
    steps: Iterable[Step],
) -> Iterator[Outcome]:
    """The outcome of each step, the beginning first (without events).

    Raises IllegalStart or IllegalAction at the first step that the rules do not allow.
    """
    outcome = Outcome(start(content, options, order, objectives), ())
    yield outcome
    for step in steps:
        outcome = apply(outcome.state, step.action, step.dice)
        yield outcome


def header_line(state: State) -> Line:
    """The first line of the replay of a match that began as `state` did."""
    return {
        "format": REPLAY_FORMAT,
        "rules": RULES_VERSION,
        "content": state.content.hash,
        "options": _fields(state.options),
        "order": list(state.order),
        "objectives": dict(state.objectives),
    }


def action_line(n: int, before: State, action: Action, dice: Dice) -> Line:
    """The line of the n-th action, played on `before`."""
    fields = _fields(action)
    player = fields.pop("player")
    line: Line = {"n": n, "player": player, "action": {"type": type(action).__name__, **fields}}
    if isinstance(action, Move) and dice:
        line["dice"] = {
            "attacker": list(dice[: action.assets]),
            "defender": list(dice[action.assets :]),
        }
    if isinstance(action, DrawContinent) and isinstance(before.phase, ContinentChoice):
        line["drawn"] = continents_on_offer(before, before.phase)[dice[0] - 1]
    return line


def end_line(state: State) -> Line:
    """The last line. A match that is not finished was ended early: aborted, without ranking."""
    if not isinstance(state.phase, Finished):
        return {"end": {"reason": "aborted", "turn": state.turn}}
    ranking = [_fields(score) for score in state.phase.ranking]
    return {"end": {"reason": state.phase.reason, "turn": state.turn, "ranking": ranking}}


def encode_line(line: Line) -> bytes:
    return msgspec.json.encode(line) + b"\n"


def _fields(record: Record) -> Line:
    return {name: getattr(record, name) for name in record.__struct_fields__}
