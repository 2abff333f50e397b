"""The replay of a match that is over, with the proof of its dice."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from rawsiko.bots.reasons import Reason
from rawsiko.engine import apply
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.state import State
from rawsiko.replay.writing import ReplayLine, action_line, encode_line, end_line, header_line
from rawsiko.server.replays.proof import UnplayedEntry, proof_of
from rawsiko.server.tables.entries import (
    ActionPlayed,
    ActionTakenBack,
    PlayedBy,
    SeatGivenToBot,
    StandInBegan,
)
from rawsiko.server.tables.table import DECODER, Table, restored

BOTS = (PlayedBy.BOT, PlayedBy.STAND_IN)


class PlayedStep(NamedTuple):
    entry: int
    played: ActionPlayed
    level: str | None  # of the bot that played it


class Journal(NamedTuple):
    """The entries of a table, told apart by whether they have a line in the replay."""

    steps: list[PlayedStep]  # those that were not taken back
    unplayed: list[UnplayedEntry]


def replay_of(
    table: Table, journal: Sequence[bytes], reasons: Mapping[int, Reason] | None = None
) -> bytes | None:
    """The whole file; None if no match began. The match must be over: the file contains cards.

    `journal` are the bodies of all entries of the table, which does not keep them itself;
    `reasons` why bots did what they did, by the number of the line.
    """
    if not table.secret_is_shown:
        raise ValueError("the replay of a match that is not over")
    start = start_of(table, journal)
    if start is None:
        return None
    lines = _lines(table, start, told_apart(journal), reasons or {})
    return b"".join(encode_line(line) for line in lines)


def _lines(
    table: Table, state: State, journal: Journal, reasons: Mapping[int, Reason]
) -> Iterator[ReplayLine]:
    yield {**header_line(state), "proof": proof_of(table, journal.unplayed)}
    for n, (entry, played, _) in enumerate(journal.steps, start=1):
        line = action_line(n, state, played.action, played.dice)
        why = {"why": reasons[n]} if n in reasons else {}
        yield {**line, "q": entry, "by": played.by, **why}
        state = apply(state, played.action, played.dice).state
    yield end_line(state)


def start_of(table: Table, journal: Sequence[bytes]) -> State | None:
    """The match before its first action."""
    again = Table(table.id, table.code, table.secret, table.content)
    for body in journal:
        if again.match is not None:
            break
        restored(again, [body])
    return again.match


def told_apart(journal: Sequence[bytes]) -> Journal:
    steps: list[PlayedStep] = []
    unplayed: list[UnplayedEntry] = []
    levels: dict[PlayerId, str] = {}  # of the last bot in each seat
    for number, body in enumerate(journal, start=1):
        entry = DECODER.decode(body)
        if isinstance(entry, ActionPlayed):
            level = levels.get(entry.action.player) if entry.by in BOTS else None
            steps.append(PlayedStep(number, entry, level))
            continue
        if isinstance(entry, SeatGivenToBot | StandInBegan):
            levels[entry.seat] = entry.level
        if isinstance(entry, ActionTakenBack):
            gone = steps.pop().entry
            unplayed.append(UnplayedEntry(gone, journal[gone - 1]))
        unplayed.append(UnplayedEntry(number, body))
    return Journal(steps, unplayed)
