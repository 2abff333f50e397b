"""What has happened in a match so far, for people who come back or come late."""

from collections.abc import Sequence

import msgspec

from rawsiko.engine import apply
from rawsiko.protocol.messages import MatchTold, MatchView
from rawsiko.server.replays.steps import told_to_all
from rawsiko.server.replays.table_replay import start_of, told_apart
from rawsiko.server.tables import outbound
from rawsiko.server.tables.table import Table


class MatchLog(msgspec.Struct, frozen=True):
    """Every action of a match that wasn't taken back, as spectators were told of it."""

    seq: int  # of the newest change that it includes
    match: MatchView | None  # at the beginning, without cards; null before it
    steps: Sequence[MatchTold]  # without the reasons of bots, which are told once


def log_of(table: Table, journal: Sequence[bytes]) -> MatchLog:
    """No card is in it before the end (R7). `journal` are the bodies of all entries."""
    state = start_of(table, journal)
    if state is None:
        return MatchLog(len(journal), None, ())
    beginning = outbound.match_view(table, state, None)
    steps: list[MatchTold] = []
    for _, played, _ in told_apart(journal).steps:
        outcome = apply(state, played.action, played.dice)
        steps.append(told_to_all(outcome, played.by))
        state = outcome.state
    return MatchLog(len(journal), beginning, steps)
