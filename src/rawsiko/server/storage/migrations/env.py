"""Run by Alembic: migrates over the connection from `migrate.configuration`."""

import sqlalchemy as sa
from alembic import context

from rawsiko.server.storage.schema import metadata

connection: sa.Connection = context.config.attributes["connection"]

# The caller begins and commits the transaction.
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
context.run_migrations()
