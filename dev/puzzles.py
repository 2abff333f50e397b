"""Reads and writes puzzles: positions of matches between bots in which one choice wins at least ten
points more often than the next.

A puzzle is a replay that stops where the choice is (docs/replay.md); its header has the choices.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from rawsiko.bots.comparison import Objection
from rawsiko.bots.reasons import Reason
from rawsiko.content.load import find_content
from rawsiko.engine.actions import Action
from rawsiko.engine.records import Record
from rawsiko.engine.state import Finished, State
from rawsiko.lab.match import Match
from rawsiko.replay.reading import Reading, open_replay
from rawsiko.replay.writing import action_line, encode_line, header_line
from rawsiko.server.tables.outbound import match_view
from rawsiko.server.tables.table import Table
from rawsiko.texts.data import data_folder

FOLDER = data_folder("content") / "puzzles"
LEAST = 10  # percentage points between the best choice and the next
KEY = "puzzle"  # in the header


class Choice(Record, frozen=True, tag=False, omit_defaults=True):
    """What could be done."""

    action: Action
    """What."""
    chance: int
    """The chance to win after it, in percent."""
    objection: Objection | None = None
    """What is wrong with it."""


class Puzzle(Record, frozen=True, tag=False):
    """A position's choices."""

    reason: Reason
    """Why the first is the best."""
    choices: tuple[Choice, ...]
    """The best first."""


def encode(match: Match, actions: int, puzzle: Puzzle) -> bytes:
    """A match up to a number of actions."""
    header = {**header_line(match.start), KEY: msgspec.to_builtins(puzzle)}
    played = match.plays[:actions]
    lines = [action_line(play.n, play.before, play.action, play.dice) for play in played]
    return b"".join(map(encode_line, (header, *lines)))


def decode(lines: Sequence[bytes]) -> tuple[State, Puzzle]:
    """The position, and its choices. Raises ValueError if the replay is wrong."""
    reading = open_replay(lines, find_content)
    if not isinstance(reading, Reading):
        raise ValueError(reading)
    puzzle = msgspec.convert(reading.line[KEY], Puzzle)
    state, number = reading.start, 1
    for outcome in reading.outcomes():
        state, number = outcome.state, number + 1
    if number != len(lines):
        raise ValueError(reading.verdict)
    return state, puzzle


def shown(state: State, puzzle: Puzzle) -> dict[str, Any]:
    """For the page: only what the player who has to choose may see."""
    assert not isinstance(state.phase, Finished)
    player = state.phase.player
    nobodys = Table("", "", b"", state.content)
    return {
        "player": player,
        "match": msgspec.to_builtins(match_view(nobodys, state, player)),
        "options": msgspec.to_builtins(state.options),
        **msgspec.to_builtins(puzzle),
    }


def puzzle_files() -> list[Path]:
    return sorted(FOLDER.glob("*.jsonl"))
