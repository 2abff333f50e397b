"""Rebuilds a table from its stored entries, or says why that is impossible."""

from collections.abc import Sequence

import msgspec

from rawsiko.content.load import find_content
from rawsiko.engine.content import Content
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.replay import fairness
from rawsiko.server.storage.records import StoredEntry
from rawsiko.server.tables.table import Table, restored


class CannotRestore(Exception):
    """The stored entries make no table. `refusal` is what its players are told."""

    def __init__(self, refusal: TableRefusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


class _Start(msgspec.Struct):
    """The part of the first entry that is needed before any entry can happen."""

    content: str


def content_of(stored: Sequence[StoredEntry]) -> Content:
    """The content that the table is played with. Raises CannotRestore."""
    try:
        wanted = msgspec.json.decode(stored[0].body, type=_Start).content
    except (IndexError, msgspec.MsgspecError, ValueError) as error:
        raise CannotRestore(TableRefusal.TABLE_DAMAGED) from error
    content = find_content(wanted)
    if content is None:
        raise CannotRestore(TableRefusal.UNKNOWN_CONTENT)
    return content


def rebuilt(fresh: Table, stored: Sequence[StoredEntry]) -> Table:
    """`fresh` after these entries, which must be all of the table's. Raises CannotRestore."""
    try:
        return _checked(fresh, stored)
    except Exception as error:  # a damaged entry can break any rule
        raise CannotRestore(TableRefusal.TABLE_DAMAGED) from error


def _checked(table: Table, stored: Sequence[StoredEntry]) -> Table:
    if [entry.seq for entry in stored] != list(range(1, len(stored) + 1)):
        raise ValueError("entries are missing")
    restored(table, [entry.body for entry in stored])
    if table.commitment != fairness.commitment_of(table.id, table.secret):
        raise ValueError("the secret isn't the one that the table committed to")
    return table
