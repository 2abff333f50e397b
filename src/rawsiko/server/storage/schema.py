"""The tables of a new database. Migrations bring older ones to the same schema; a test compares."""

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _table_id() -> sa.Column[str]:
    return sa.Column(
        "table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False
    )


def _class_id() -> sa.Column[str]:
    return sa.Column(
        "class_id", sa.String, sa.ForeignKey("classes.id", ondelete="CASCADE"), nullable=False
    )


classes = sa.Table(
    "classes",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("code", sa.String, unique=True),  # NULL once the class has ended
    sa.Column("status", sa.String, nullable=False),
    sa.Column("owner", sa.String),  # the process that runs the class and its tables
    sa.Column("owner_epoch", sa.BigInteger, nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("touched_at", sa.Double, nullable=False),
    sa.Column("ended_at", sa.Double, index=True),
    # The tables have followed the entries up to this number.
    sa.Column("followed", sa.BigInteger, nullable=False),
    sa.Index("ix_classes_owner", "owner"),
)

class_entries = sa.Table(
    "class_entries",
    metadata,
    _class_id(),
    sa.Column("seq", sa.BigInteger, nullable=False),
    sa.Column("epoch", sa.BigInteger, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.Column("command", sa.String),
    sa.Column("at", sa.Double, nullable=False),
    sa.PrimaryKeyConstraint("class_id", "seq"),
)

# How often each option was chosen in a round of questions that is open. All rows are there from
# the beginning, so that their order says nothing about who answered when.
ballots = sa.Table(
    "ballots",
    metadata,
    _class_id(),
    sa.Column("round", sa.String, nullable=False),
    sa.Column("item", sa.String, nullable=False),
    sa.Column("choice", sa.String, nullable=False),
    sa.Column("count", sa.Integer, nullable=False),
    sa.PrimaryKeyConstraint("class_id", "round", "item", "choice"),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("code", sa.String, unique=True),  # NULL once the table is over
    sa.Column("status", sa.String, nullable=False),
    sa.Column("secret", sa.LargeBinary, nullable=False),
    sa.Column("owner", sa.String),  # the process that plays the table
    sa.Column("owner_epoch", sa.BigInteger, nullable=False),  # rises with every claim
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("touched_at", sa.Double, nullable=False),
    sa.Column("ended_at", sa.Double, index=True),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("timer", sa.String),  # the phase that is being timed, and what it has left
    sa.Column("class_id", sa.String, index=True),  # NULL for a table of its own
    sa.Index("ix_tables_owner", "owner"),
)

entries = sa.Table(
    "entries",
    metadata,
    _table_id(),
    sa.Column("seq", sa.BigInteger, nullable=False),
    sa.Column("epoch", sa.BigInteger, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.Column("seat", sa.String),
    # A seat uses each only once. There's no unique index, which would be half of the pages that a
    # commit writes: the process that appends knows all earlier entries (live_table.py).
    sa.Column("command", sa.String),
    sa.Column("at", sa.Double, nullable=False),
    # Of the hash chain up to this entry (docs/dice.md). NULL in entries that are older than this
    # column, until their table is restored.
    sa.Column("head", sa.LargeBinary),
    sa.PrimaryKeyConstraint("table_id", "seq"),
)

capabilities = sa.Table(
    "capabilities",
    metadata,
    sa.Column("token_hash", sa.LargeBinary, primary_key=True),
    # One of the two, of a table or of a class, is not NULL.
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE")),
    sa.Column("role", sa.String, nullable=False),
    sa.Column("seat", sa.String),  # in a class: the member
    sa.Column("expires_at", sa.Double),
    sa.Column("class_id", sa.String, sa.ForeignKey("classes.id", ondelete="CASCADE")),
    sa.Index("ix_capabilities_table_id", "table_id"),
    sa.Index("ix_capabilities_class_id", "class_id"),
)

# Names that people chose. Not in the entries, so that they can be deleted.
names = sa.Table(
    "names",
    metadata,
    _table_id(),
    sa.Column("seat", sa.String, nullable=False),
    sa.Column("name", sa.String, nullable=False),
    sa.PrimaryKeyConstraint("table_id", "seat"),
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

# Processes that play tables, or did in the last hour.
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

# What a backup contains, in an order in which rows can be inserted.
KEPT = (boards, classes, class_entries, ballots, tables, entries, capabilities, names)
