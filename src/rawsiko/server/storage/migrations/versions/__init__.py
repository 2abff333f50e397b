"""One file per migration; only Alembic imports them."""
