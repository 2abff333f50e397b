"""Run by Alembic: migrates over the connection that `migrate.configuration` passed on."""

import sqlalchemy as sa
from alembic import context

from rawsiko.server.storage.schema import metadata

connection: sa.Connection = context.config.attributes["connection"]

# The caller began the transaction, and commits it.
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
context.run_migrations()
