"""Adds the head of the hash chain to every entry.

Existing entries get theirs when their table is restored.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entries", sa.Column("head", sa.LargeBinary))


def downgrade() -> None:
    op.drop_column("entries", "head")
