"""The replay of a match that is over, with the proof of its dice."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from rawsiko.bots.reasons import Reason
from rawsiko.engine import apply
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.state import State
from rawsiko.replay.fairness import SCHEME
from rawsiko.replay.steps import Step
from rawsiko.replay.writing import ReplayLine, action_line, encode_line, end_line, header_line
from rawsiko.server.tables.entries import (
    ActionPlayed,
    ActionTakenBack,
    HostActed,
    PlayedBy,
    SeatGivenToBot,
    StandInBegan,
)
from rawsiko.server.tables.table import DECODER, Table, host_action_of, restored

BOTS = (PlayedBy.BOT, PlayedBy.STAND_IN)


class PlayedStep(NamedTuple):
    entry: int
    played: ActionPlayed
    level: str | None  # of the bot that played it

    @property
    def step(self) -> Step:
        return Step(self.played.action, self.played.dice)


class HostStep(NamedTuple):
    entry: int
    acted: HostActed
    level: None = None

    @property
    def step(self) -> Step:
        return Step(host_action_of(self.acted))


JournalStep = PlayedStep | HostStep


class UnplayedEntry(NamedTuple):
    """An entry that has no line in the replay. Without it, the journal couldn't be checked."""

    entry: int
    body: bytes


class TableSteps(NamedTuple):
    """The entries of a table, by whether they have a line in the replay."""

    steps: list[PlayedStep]  # those that were not taken back
    host: list[HostStep]  # which no taking back undoes (R1.5)
    unplayed: list[UnplayedEntry]

    def lines(self) -> list[JournalStep]:
        """All that has a line in the replay, in its order."""
        return sorted([*self.steps, *self.host], key=lambda step: step.entry)


def replay_of(
    table: Table, journal: Sequence[bytes], reasons: Mapping[int, Reason] | None = None
) -> bytes | None:
    """The whole file; None if no match began. The match must be over: the file contains cards.

    `journal` has the bodies of all entries of the table; `reasons` tell why bots did what they did,
    by the number of the line.
    """
    if not table.secret_is_shown:
        raise ValueError("the replay of a match that is not over")
    start = start_of(table, journal)
    if start is None:
        return None
    lines = _lines(table, start, told_apart(journal), reasons or {})
    return b"".join(encode_line(line) for line in lines)


def _lines(
    table: Table, state: State, journal: TableSteps, reasons: Mapping[int, Reason]
) -> Iterator[ReplayLine]:
    yield {**header_line(state), "proof": _proof(table, journal.unplayed)}
    for n, played in enumerate(journal.lines(), start=1):
        action, dice = played.step.action, played.step.dice
        line = {**action_line(n, state, action, dice), "q": played.entry}
        if isinstance(played, PlayedStep):
            line["by"] = played.played.by
        if n in reasons:
            line["why"] = reasons[n]
        yield line
        state = apply(state, action, dice).state
    yield end_line(state)


def _proof(table: Table, unplayed: Iterable[UnplayedEntry]) -> ReplayLine:
    """What the check of the dice needs (docs/dice.md): the secret, and every entry of the journal
    that has no line in the replay. With the lines these are the whole journal, so that its last
    hash, which all players were shown, can be computed again."""
    return {
        "scheme": SCHEME,
        "secret": table.secret.hex(),
        "head": table.head,
        "entries": [{"q": entry, "body": body.decode()} for entry, body in sorted(unplayed)],
    }


def start_of(table: Table, journal: Sequence[bytes]) -> State | None:
    """The match before its first action."""
    again = Table(table.id, table.code, table.secret, table.content)
    for body in journal:
        if again.match is not None:
            break
        restored(again, [body])
    return again.match


def told_apart(journal: Sequence[bytes]) -> TableSteps:
    steps: list[PlayedStep] = []
    host: list[HostStep] = []
    unplayed: list[UnplayedEntry] = []
    levels: dict[PlayerId, str] = {}  # of the last bot in each seat
    for number, body in enumerate(journal, start=1):
        entry = DECODER.decode(body)
        if isinstance(entry, ActionPlayed):
            level = levels.get(entry.action.player) if entry.by in BOTS else None
            steps.append(PlayedStep(number, entry, level))
            continue
        if isinstance(entry, HostActed):
            host.append(HostStep(number, entry))
            continue
        if isinstance(entry, SeatGivenToBot | StandInBegan):
            levels[entry.seat] = entry.level
        if isinstance(entry, ActionTakenBack):
            gone = steps.pop().entry
            unplayed.append(UnplayedEntry(gone, journal[gone - 1]))
        unplayed.append(UnplayedEntry(number, body))
    return TableSteps(steps, host, unplayed)
