"""What the check of the dice needs, for the header of a replay (docs/dice.md)."""

from collections.abc import Iterable
from typing import NamedTuple

from rawsiko.replay.fairness import SCHEME
from rawsiko.replay.writing import ReplayLine
from rawsiko.server.tables.table import Table


class UnplayedEntry(NamedTuple):
    """An entry that is no action of the replay: without it, the journal could not be checked."""

    entry: int
    body: bytes


def proof_of(table: Table, unplayed: Iterable[UnplayedEntry]) -> ReplayLine:
    """The secret, and every entry of the journal that has no line in the replay.

    With the lines these are the whole journal, so that its last hash, which all players were
    shown, can be computed again. The table must be over.
    """
    if not table.secret_is_shown:
        raise ValueError("the secret of a match that is not over")
    return {
        "scheme": SCHEME,
        "secret": table.secret.hex(),
        "head": table.head,
        "entries": [{"q": entry, "body": body.decode()} for entry, body in sorted(unplayed)],
    }
