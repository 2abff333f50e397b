"""The replay of a match that is over, with the proof of its dice."""

from collections.abc import Iterator

from rawsiko.engine import apply
from rawsiko.engine.replay import Line, action_line, encode_line, end_line, header_line
from rawsiko.engine.state import State
from rawsiko.server.proof import proof_of
from rawsiko.server.table import Table


def replay_of(table: Table) -> bytes | None:
    """The whole file; None where no match began. The table must be over: cards stand in it."""
    if not table.secret_is_shown:
        raise ValueError("the replay of a match that is not over")
    if table.start is None or table.match is None:
        return None
    return b"".join(encode_line(line) for line in _lines(table, table.start))


def _lines(table: Table, state: State) -> Iterator[Line]:
    yield {**header_line(state), "proof": proof_of(table)}
    for n, (entry, step, by) in enumerate(table.steps, start=1):
        yield {**action_line(n, state, step.action, step.dice), "q": entry, "by": by}
        state = apply(state, step.action, step.dice).state
    yield end_line(state)
