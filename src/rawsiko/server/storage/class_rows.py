"""Transactions on the rows of classes, and on the counts of open rounds of questions. What takes a
single statement is in `class_journal`."""

from collections.abc import Mapping, Sequence

import sqlalchemy as sa
from msgspec.structs import asdict
from sqlalchemy import Connection

from rawsiko.protocol.class_views import ClassStatus
from rawsiko.server.storage import capabilities, tables
from rawsiko.server.storage.errors import CodeTaken, OutOfSequence
from rawsiko.server.storage.records import FIRST_EPOCH, ClassEntry, NewClass
from rawsiko.server.storage.schema import ballots, class_entries, classes


def insert(connection: Connection, owner: str, new: NewClass, now: float) -> None:
    if tables.is_taken(connection, new.code):
        raise CodeTaken
    if new.board is not None:
        tables.keep_board(connection, new.board, now)
    connection.execute(
        classes.insert().values(
            id=new.id,
            code=new.code,
            status=ClassStatus.JOINING,
            owner=owner,
            owner_epoch=FIRST_EPOCH,
            created_at=now,
            touched_at=now,
            followed=0,
        )
    )
    append(connection, new.id, FIRST_EPOCH, new.first, now)
    capabilities.add(connection, new.capabilities)


def append(
    connection: Connection, class_id: str, epoch: int, entry: ClassEntry, now: float
) -> None:
    """Raises OutOfSequence. An entry that is stored already counts as stored."""
    query = sa.select(sa.func.max(class_entries.c.seq)).where(class_entries.c.class_id == class_id)
    last = connection.scalar(query) or 0
    if entry.seq == last + 1:
        row = {"class_id": class_id, "epoch": epoch, "at": now, **asdict(entry)}
        connection.execute(class_entries.insert().values(row))
    elif entry not in entries_of(connection, class_id, after=entry.seq - 1):
        raise OutOfSequence(last + 1)


def entries_of(connection: Connection, class_id: str, after: int = 0) -> list[ClassEntry]:
    found = connection.execute(
        sa.select(class_entries.c.seq, class_entries.c.body, class_entries.c.command)
        .where(class_entries.c.class_id == class_id, class_entries.c.seq > after)
        .order_by(class_entries.c.seq)
    )
    return [ClassEntry(*row) for row in found]


def delete(connection: Connection, class_ids: Sequence[str]) -> list[str]:
    """Delete classes with their tables and everything else; the ids of the tables."""
    gone = [table for class_id in class_ids for table in tables.of_class(connection, class_id)]
    tables.delete(connection, gone)
    connection.execute(sa.delete(classes).where(classes.c.id.in_(class_ids)))
    return gone


def open_ballots(
    connection: Connection, class_id: str, round_: str, counts: Mapping[str, Mapping[str, int]]
) -> None:
    """A row for every option of every item."""
    rows = [
        {"class_id": class_id, "round": round_, "item": item, "choice": choice, "count": count}
        for item, choices in counts.items()
        for choice, count in choices.items()
    ]
    connection.execute(ballots.insert(), rows)


def count_ballot(
    connection: Connection, class_id: str, round_: str, ballot: Mapping[str, str]
) -> None:
    for item, choice in ballot.items():
        connection.execute(
            sa.update(ballots)
            .where(
                ballots.c.class_id == class_id,
                ballots.c.round == round_,
                ballots.c.item == item,
                ballots.c.choice == choice,
            )
            .values(count=ballots.c.count + 1)
        )


def drop_ballots(connection: Connection, class_id: str, round_: str | None = None) -> None:
    """Of one round, or of all."""
    theirs = sa.delete(ballots).where(ballots.c.class_id == class_id)
    connection.execute(theirs if round_ is None else theirs.where(ballots.c.round == round_))
