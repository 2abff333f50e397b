"""How often each option was chosen in a class's open rounds of questions."""

from collections.abc import Mapping

import sqlalchemy as sa
from sqlalchemy import Connection

from rawsiko.server.storage.schema import ballots


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


def add_counts(
    connection: Connection, class_id: str, round_: str, added: Mapping[str, Mapping[str, int]]
) -> None:
    for item, choices in added.items():
        for choice, count in choices.items():
            connection.execute(
                sa.update(ballots)
                .where(
                    ballots.c.class_id == class_id,
                    ballots.c.round == round_,
                    ballots.c.item == item,
                    ballots.c.choice == choice,
                )
                .values(count=ballots.c.count + count)
            )


def drop_ballots(connection: Connection, class_id: str, round_: str | None = None) -> None:
    """Of one round, or of all."""
    theirs = sa.delete(ballots).where(ballots.c.class_id == class_id)
    connection.execute(theirs if round_ is None else theirs.where(ballots.c.round == round_))


def counts_of(
    connection: Connection, class_id: str, round_: str
) -> Mapping[str, Mapping[str, int]]:
    """By item and option."""
    counts: dict[str, dict[str, int]] = {}
    query = (
        sa.select(ballots.c.item, ballots.c.choice, ballots.c.count)
        .where(ballots.c.class_id == class_id, ballots.c.round == round_)
        .order_by(ballots.c.item, ballots.c.choice)
    )
    for item, choice, count in connection.execute(query):
        counts.setdefault(item, {})[choice] = count
    return counts
