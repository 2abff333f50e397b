"""Every entry carries the head of its table's hash chain.

Entries stored before have none; they get theirs when their table is restored.
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
