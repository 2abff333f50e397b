"""Checks the end line of a replay (R6.4, R5.2)."""

import json
from collections.abc import Mapping

from msgspec.structs import asdict

from rawsiko.engine.records import Record
from rawsiko.engine.state import EndReason, Finished, Score, State
from rawsiko.replay.strict_json import (
    JsonObject,
    Malformed,
    flag_in,
    number_in,
    object_in,
    objects_in,
    text_in,
    texts_in,
)

FORMAT = "format"  # used instead of a clause for errors of the format
ABORTED = "aborted"
REASONS = (*(reason.value for reason in EndReason), ABORTED)

# Where the last Turn (R6.1) doesn't decide why the match ended.
_REASON_CLAUSES: Mapping[str, str] = {EndReason.ONE_LEFT: "R5.4", EndReason.BELL: "R6.6"}
# The clause that decides each part of a score.
_CLAUSES = {
    "place": "R6.4",
    "points": "R6.3",
    "applications": "R6.3",
    "materials": "R2.4",
    "territories": "R2.3",
    "eliminated": "R5.1",
}


class Fault(Record, frozen=True):
    """Why a line is invalid: the clause that it breaks, or FORMAT; a code that clients translate;
    the arguments of its message."""

    clause: str
    code: str
    details: Mapping[str, str] = {}


class Unsound(Exception):
    """A line that breaks a clause of the rules."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(f"{fault.code} ({fault.clause})")
        self.fault = fault


def check_end(line: JsonObject, state: State) -> None:
    """Raises Malformed or Unsound unless the end line fits the match that led to `state`."""
    if "action" in line or ("host" in line and state.options.host_keeps_time):
        raise Malformed("action_on_end_line")
    end = object_in(line, "end")
    reason = text_in(end, "reason")
    turn = number_in(end, "turn")
    is_bell = reason == EndReason.BELL
    if reason not in REASONS or (is_bell and not state.options.host_keeps_time):
        raise Malformed("unknown_reason")
    expected = state.phase.reason.value if isinstance(state.phase, Finished) else ABORTED
    if reason != expected:
        clause = _REASON_CLAUSES.get(reason) or _REASON_CLAUSES.get(expected) or "R6.1"
        if expected == ABORTED:
            at = {"turn": str(state.turn), "turns": str(state.last_turn)}
            raise Unsound(Fault(clause, "match_not_over", at))
        raise Unsound(Fault(clause, "end_reason", {"expected": expected, "found": reason}))
    if turn != state.turn:
        raise Unsound(Fault("R4.1", "end_turn", {"expected": str(state.turn), "found": str(turn)}))
    if isinstance(state.phase, Finished) and state.phase.ranking:
        _check_ranking(objects_in(end, "ranking"), state.phase.ranking)
    elif "ranking" in end:
        raise Malformed("ranking_of_aborted" if reason == ABORTED else "ranking_before_turn")


def _check_ranking(entries: list[JsonObject], ranking: tuple[Score, ...]) -> None:
    """Players who share a place may be in any order."""
    found = [_score(entry) for entry in entries]
    expected = {score["player"]: score for score in map(_fields, ranking)}
    if sorted(str(score["player"]) for score in found) != sorted(map(str, expected)):
        raise Unsound(Fault("R6.4", "ranking_players"))
    for score in found:
        _compare(score, expected[score["player"]])
    places = [score.place for score in ranking]
    if [score["place"] for score in found] != places:
        raise Unsound(Fault("R6.4", "ranking_order"))


def _compare(found: JsonObject, expected: JsonObject) -> None:
    for key, clause in _CLAUSES.items():
        if found[key] != expected[key]:
            details = {
                "player": str(found["player"]),
                "key": key,
                "expected": _shown(expected[key]),
                "found": _shown(found[key]),
            }
            raise Unsound(Fault(clause, "score", details))


def _score(entry: JsonObject) -> JsonObject:
    return {
        "place": number_in(entry, "place"),
        "player": text_in(entry, "player"),
        "points": number_in(entry, "points"),
        "applications": texts_in(entry, "applications"),
        "materials": number_in(entry, "materials"),
        "territories": number_in(entry, "territories"),
        "eliminated": flag_in(entry, "eliminated"),
    }


def _fields(score: Score) -> JsonObject:
    return {**asdict(score), "applications": list(score.applications)}


def _shown(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
