"""Adds the boards that tables are played on."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "boards",
        sa.Column("hash", sa.String, nullable=False),
        sa.Column("packed", sa.LargeBinary, nullable=False),
        sa.Column("stored_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_boards"),
    )


def downgrade() -> None:
    op.drop_table("boards")
