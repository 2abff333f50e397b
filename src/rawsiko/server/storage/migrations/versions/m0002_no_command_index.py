"""Drops the index over commands, which was half of the pages that a commit wrote."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

INDEX = "ix_entries_command"


def upgrade() -> None:
    op.drop_index(INDEX, "entries")


def downgrade() -> None:
    op.create_index(
        INDEX,
        "entries",
        ["table_id", "seat", "command"],
        unique=True,
        sqlite_where=sa.text("command IS NOT NULL"),
        postgresql_where=sa.text("command IS NOT NULL"),
    )
