"""Leases of processes instead of tables: renewing thousands of tables every second is one row now.

Also the key that the processes of a cluster share. Leases that were given before are free.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("name", sa.String, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("version", sa.String),
        sa.Column("tables", sa.Integer, nullable=False),
        sa.Column("is_leaving", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_processes"),
    )
    op.create_table(
        "cluster_key",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_cluster_key"),
    )
    op.drop_table("heartbeats")
    for table in ("tables", "classes"):
        op.drop_column(table, "owner_until")


def downgrade() -> None:
    for table in ("tables", "classes"):
        op.add_column(table, sa.Column("owner_until", sa.Double))
    op.create_table(
        "heartbeats",
        sa.Column("owner", sa.String, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("owner", name="pk_heartbeats"),
    )
    op.drop_table("cluster_key")
    op.drop_table("processes")
