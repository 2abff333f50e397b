"""The rows of classes, with their entries and the counts of open rounds of questions."""

from collections.abc import Mapping, Sequence

import sqlalchemy as sa
from sqlalchemy import Connection

from rawsiko.server.storage import boards, capabilities, tables
from rawsiko.server.storage.errors import CodeTaken, OutOfSequence
from rawsiko.server.storage.records import ClassEntry, ClassRow, NewClass
from rawsiko.server.storage.schema import ballots, class_entries, classes

FIRST_EPOCH = 1
JOINING = "joining"
_ROW = (
    *(classes.c.id, classes.c.code, classes.c.status, classes.c.created_at),
    *(classes.c.touched_at, classes.c.ended_at, classes.c.followed),
)


def insert(connection: Connection, owner: str, new: NewClass, now: float) -> None:
    if tables.is_taken(connection, new.code):
        raise CodeTaken
    if new.board is not None:
        boards.keep(connection, new.board, now)
    connection.execute(
        classes.insert().values(
            id=new.id,
            code=new.code,
            status=JOINING,
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
    last = connection.scalar(
        sa.select(sa.func.coalesce(sa.func.max(class_entries.c.seq), 0)).where(
            class_entries.c.class_id == class_id
        )
    )
    if entry.seq != (last or 0) + 1:
        if entries_of(connection, class_id, entry.seq - 1)[:1] == [entry]:
            return
        raise OutOfSequence((last or 0) + 1)
    connection.execute(
        class_entries.insert().values(
            class_id=class_id,
            seq=entry.seq,
            epoch=epoch,
            body=entry.body,
            command=entry.command,
            at=now,
        )
    )


def entries_of(connection: Connection, class_id: str, after: int = 0) -> list[ClassEntry]:
    found = connection.execute(
        sa.select(class_entries.c.seq, class_entries.c.body, class_entries.c.command)
        .where(class_entries.c.class_id == class_id, class_entries.c.seq > after)
        .order_by(class_entries.c.seq)
    )
    return [ClassEntry(*row) for row in found]


def row_of(connection: Connection, class_id: str) -> ClassRow | None:
    found = _rows(connection, classes.c.id == class_id)
    return found[0] if found else None


def find_by_code(connection: Connection, code: str) -> str | None:
    return connection.scalar(sa.select(classes.c.id).where(classes.c.code == code))


def live(connection: Connection) -> list[ClassRow]:
    return _rows(connection, classes.c.ended_at.is_(None))


def set_status(connection: Connection, class_id: str, status: str, touched: float) -> None:
    connection.execute(
        sa.update(classes).where(classes.c.id == class_id).values(status=status, touched_at=touched)
    )


def end(connection: Connection, class_id: str, status: str, ended: float) -> None:
    """A class that has ended loses its code."""
    connection.execute(
        sa.update(classes)
        .where(classes.c.id == class_id)
        .values(
            status=status,
            touched_at=ended,
            code=None,
            ended_at=sa.func.coalesce(classes.c.ended_at, ended),
        )
    )


def set_followed(connection: Connection, class_id: str, seq: int) -> None:
    connection.execute(
        sa.update(classes)
        .where(classes.c.id == class_id, classes.c.followed < seq)
        .values(followed=seq)
    )


def unused(connection: Connection, since: float) -> list[ClassRow]:
    """Classes that haven't ended and where nothing has happened since then."""
    happened = sa.exists().where(
        class_entries.c.class_id == classes.c.id, class_entries.c.at >= since
    )
    return _rows(connection, classes.c.ended_at.is_(None), classes.c.touched_at < since, ~happened)


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


def counts_of(
    connection: Connection, class_id: str, round_: str
) -> Mapping[str, Mapping[str, int]]:
    counts: dict[str, dict[str, int]] = {}
    query = (
        sa.select(ballots.c.item, ballots.c.choice, ballots.c.count)
        .where(ballots.c.class_id == class_id, ballots.c.round == round_)
        .order_by(ballots.c.item, ballots.c.choice)
    )
    for item, choice, count in connection.execute(query):
        counts.setdefault(item, {})[choice] = count
    return counts


def drop_ballots(connection: Connection, class_id: str, round_: str | None = None) -> None:
    """Of one round, or of all."""
    theirs = sa.delete(ballots).where(ballots.c.class_id == class_id)
    connection.execute(theirs if round_ is None else theirs.where(ballots.c.round == round_))


def _rows(connection: Connection, *conditions: sa.ColumnElement[bool]) -> list[ClassRow]:
    query = sa.select(*_ROW).where(*conditions).order_by(classes.c.created_at, classes.c.id)
    return [ClassRow(*row) for row in connection.execute(query)]
