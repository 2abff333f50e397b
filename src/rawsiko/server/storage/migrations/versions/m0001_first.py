"""Tables, their entries, capabilities and names."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("code", sa.String),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("owner", sa.String),
        sa.Column("owner_until", sa.Double),
        sa.Column("owner_epoch", sa.BigInteger, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("touched_at", sa.Double, nullable=False),
        sa.Column("ended_at", sa.Double),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("timer", sa.String),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
    )
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_index("ix_tables_ended_at", "tables", ["ended_at"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("seat", sa.String),
        sa.Column("command", sa.String),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_entries"),
        _belongs_to_table("entries"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "ix_entries_command",
        "entries",
        ["table_id", "seat", "command"],
        unique=True,
        sqlite_where=sa.text("command IS NOT NULL"),
        postgresql_where=sa.text("command IS NOT NULL"),
    )
    op.create_table(
        "capabilities",
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("role", sa.String, nullable=False),
        sa.Column("seat", sa.String),
        sa.Column("expires_at", sa.Double),
        sa.PrimaryKeyConstraint("token_hash", name="pk_capabilities"),
        _belongs_to_table("capabilities"),
    )
    op.create_index("ix_capabilities_table_id", "capabilities", ["table_id"])
    op.create_table(
        "names",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seat", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_names"),
        _belongs_to_table("names"),
    )
    op.create_table(
        "heartbeats",
        sa.Column("owner", sa.String, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("owner", name="pk_heartbeats"),
    )


def downgrade() -> None:
    for table in ("heartbeats", "names", "capabilities", "entries", "tables"):
        op.drop_table(table)


def _belongs_to_table(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["table_id"], ["tables.id"], name=f"fk_{table}_table_id", ondelete="CASCADE"
    )
