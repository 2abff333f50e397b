"""SQLite stores entries in insertion order with a separate index, as PostgreSQL does.

In key order every entry of a commit went to another page, 2.1 pages each. Now all of them go to the
last pages, and only the index entry, a tenth as large, to its place.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _make_again(with_rowid=True)


def downgrade() -> None:
    _make_again(with_rowid=False)


def _make_again(*, with_rowid: bool) -> None:
    if op.get_context().dialect.name != "sqlite":
        return
    op.rename_table("entries", "entries_before")
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
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_entries_table_id", ondelete="CASCADE"
        ),
        sqlite_with_rowid=with_rowid,
    )
    columns = "table_id, seq, epoch, body, seat, command, at"
    op.execute(
        f"INSERT INTO entries ({columns})"
        f" SELECT {columns} FROM entries_before ORDER BY table_id, seq"
    )
    op.drop_table("entries_before")
