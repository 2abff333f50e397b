"""The tables of the database. A later version changes them by a migration (`migrate`)."""

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _of(name: str, *, is_optional: bool = False) -> sa.Column[str]:
    """A reference to a journal. What belongs to it is deleted with it."""
    deleted_with = sa.ForeignKey("journals.id", ondelete="CASCADE")
    return sa.Column(name, sa.String, deleted_with, nullable=is_optional)


# The tables that people play at, and their classes.
journals = sa.Table(
    "journals",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("code", sa.String, unique=True),  # NULL once it is over, and for tables of a class
    sa.Column("status", sa.String, nullable=False),
    sa.Column("owner", sa.String),  # the process that runs it
    sa.Column("epoch", sa.BigInteger, nullable=False),  # rises with every claim
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("touched_at", sa.Double, nullable=False),
    sa.Column("ended_at", sa.Double, index=True),
    # Of tables only.
    _of("class_id", is_optional=True),  # NULL for a table of its own
    sa.Column("secret", sa.LargeBinary),
    sa.Column("timer", sa.String),  # the phase that is being timed, and what it has left
    # Of classes only: the tables have followed the entries up to this number.
    sa.Column("followed", sa.BigInteger, nullable=False),
    sa.Index("ix_journals_owner", "owner"),
    sa.Index("ix_journals_class_id", "class_id"),
)

entries = sa.Table(
    "entries",
    metadata,
    _of("journal_id"),
    sa.Column("seq", sa.BigInteger, nullable=False),
    sa.Column("epoch", sa.BigInteger, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.Column("seat", sa.String),
    # A seat uses each only once. There's no unique index, which would be half of the pages that a
    # commit writes: the process that appends knows all earlier entries (journaled.py).
    sa.Column("command", sa.String),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("head", sa.LargeBinary),  # of a table's hash chain up to this entry (docs/dice.md)
    sa.PrimaryKeyConstraint("journal_id", "seq"),
)

# How often each option was chosen in a round of questions that is open. All rows are there from
# the beginning, so that their order says nothing about who answered when.
ballots = sa.Table(
    "ballots",
    metadata,
    _of("class_id"),
    sa.Column("round", sa.String, nullable=False),
    sa.Column("item", sa.String, nullable=False),
    sa.Column("choice", sa.String, nullable=False),
    sa.Column("count", sa.Integer, nullable=False),
    sa.PrimaryKeyConstraint("class_id", "round", "item", "choice"),
)

capabilities = sa.Table(
    "capabilities",
    metadata,
    sa.Column("token_hash", sa.LargeBinary, primary_key=True),
    _of("journal_id"),
    sa.Column("role", sa.String, nullable=False),
    sa.Column("seat", sa.String),  # in a class: the member
    sa.Column("expires_at", sa.Double),
    sa.Index("ix_capabilities_journal_id", "journal_id"),
)

# Names that people chose. Not in the entries, so that they can be deleted.
names = sa.Table(
    "names",
    metadata,
    _of("journal_id"),
    sa.Column("seat", sa.String, nullable=False),
    sa.Column("name", sa.String, nullable=False),
    sa.PrimaryKeyConstraint("journal_id", "seat"),
)

# Boards that tables and classes were opened with, so that their matches don't need the folder that
# a board came from. They hold no personal data and stay.
boards = sa.Table(
    "boards",
    metadata,
    sa.Column("hash", sa.String, primary_key=True),  # of the content
    sa.Column("packed", sa.LargeBinary, nullable=False),  # a PackedBoard, compressed
    sa.Column("stored_at", sa.Double, nullable=False),
)

# Processes that share the database, or did in the last hour (`processes.py`).
processes = sa.Table(
    "processes",
    metadata,
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("until", sa.Double, nullable=False),  # the end of its lease, by the database's clock
    sa.Column("version", sa.String),  # of what it says to other processes; NULL if nothing
    sa.Column("tables", sa.Integer, nullable=False),
    sa.Column("is_leaving", sa.Boolean, nullable=False),
)

# Encrypts what processes send each other. One row at most.
cluster_key = sa.Table(
    "cluster_key",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("key", sa.LargeBinary, nullable=False),
)

# One row: the newest migration that this database has had.
schema_version = sa.Table(
    "schema_version",
    metadata,
    sa.Column("version", sa.Integer, primary_key=True),
)

# What a backup contains, in an order in which rows can be inserted.
KEPT = (boards, journals, entries, ballots, capabilities, names)
