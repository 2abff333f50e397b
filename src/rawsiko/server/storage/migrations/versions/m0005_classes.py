"""Adds classes, their entries and the counts of open rounds of questions.

A capability may belong to a class instead of a table, so its `table_id` may be NULL. SQLite can't
change that in place: the table is made again.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "classes",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("code", sa.String),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("owner", sa.String),
        sa.Column("owner_until", sa.Double),
        sa.Column("owner_epoch", sa.BigInteger, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("touched_at", sa.Double, nullable=False),
        sa.Column("ended_at", sa.Double),
        sa.Column("followed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_classes"),
        sa.UniqueConstraint("code", name="uq_classes_code"),
    )
    op.create_index("ix_classes_owner", "classes", ["owner"])
    op.create_index("ix_classes_ended_at", "classes", ["ended_at"])
    op.create_table(
        "class_entries",
        sa.Column("class_id", sa.String, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("command", sa.String),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("class_id", "seq", name="pk_class_entries"),
        _belongs_to("class_entries", "class_id", "classes"),
    )
    op.create_table(
        "ballots",
        sa.Column("class_id", sa.String, nullable=False),
        sa.Column("round", sa.String, nullable=False),
        sa.Column("item", sa.String, nullable=False),
        sa.Column("choice", sa.String, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("class_id", "round", "item", "choice", name="pk_ballots"),
        _belongs_to("ballots", "class_id", "classes"),
    )
    op.add_column("tables", sa.Column("class_id", sa.String))
    op.create_index("ix_tables_class_id", "tables", ["class_id"])
    if op.get_context().dialect.name == "sqlite":
        _make_capabilities_again()
    else:
        op.alter_column("capabilities", "table_id", nullable=True)
        op.add_column("capabilities", sa.Column("class_id", sa.String))
        op.create_foreign_key(
            *("fk_capabilities_class_id", "capabilities", "classes", ["class_id"], ["id"]),
            ondelete="CASCADE",
        )
    op.create_index("ix_capabilities_class_id", "capabilities", ["class_id"])


def downgrade() -> None:
    op.drop_index("ix_capabilities_class_id", "capabilities")
    op.execute("DELETE FROM capabilities WHERE table_id IS NULL")
    with op.batch_alter_table("capabilities") as capabilities:
        capabilities.drop_constraint("fk_capabilities_class_id", type_="foreignkey")
        capabilities.drop_column("class_id")
        capabilities.alter_column("table_id", nullable=False)
    op.drop_index("ix_tables_class_id", "tables")
    op.drop_column("tables", "class_id")
    for table in ("ballots", "class_entries", "classes"):
        op.drop_table(table)


def _make_capabilities_again() -> None:
    op.drop_index("ix_capabilities_table_id", "capabilities")
    op.rename_table("capabilities", "capabilities_before")
    op.create_table(
        "capabilities",
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("table_id", sa.String),
        sa.Column("role", sa.String, nullable=False),
        sa.Column("seat", sa.String),
        sa.Column("expires_at", sa.Double),
        sa.Column("class_id", sa.String),
        sa.PrimaryKeyConstraint("token_hash", name="pk_capabilities"),
        _belongs_to("capabilities", "table_id", "tables"),
        _belongs_to("capabilities", "class_id", "classes"),
    )
    columns = "token_hash, table_id, role, seat, expires_at"
    op.execute(f"INSERT INTO capabilities ({columns}) SELECT {columns} FROM capabilities_before")
    op.drop_table("capabilities_before")
    op.create_index("ix_capabilities_table_id", "capabilities", ["table_id"])


def _belongs_to(table: str, column: str, parent: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        [column], [f"{parent}.id"], name=f"fk_{table}_{column}", ondelete="CASCADE"
    )
