"""The migrations of the schema, run by Alembic.

A new one is a file in `versions` with the next number, and `migrate.NEWEST` changes with it. A test
compares the result with `schema`.
"""
